//! Messages that only one device can read: RFC 8291.

use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hmac::{self, HMAC_SHA256},
    rand::{SecureRandom, SystemRandom},
};

/// What a message has at most, said in its head.
const RECORD: u32 = 4096;

/// Every message is as long as this, so that nobody learns which it is.
const LENGTH: usize = 512;

/// How many bytes the secret of a device has.
pub(super) const AUTH_LENGTH: usize = 16;

/// How many bytes a point of P-256 has, written out.
pub(super) const POINT_LENGTH: usize = 65;

/// `None` if the key of the device is none, or the text is too long.
pub(super) fn encrypt(device: &[u8], auth: &[u8], text: &[u8]) -> Option<Vec<u8>> {
    if LENGTH <= text.len() {
        return None;
    }
    let random = SystemRandom::new();
    let ours = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let our_point = ours.compute_public_key().ok()?;
    let mut salt = [0; 16];
    random.fill(&mut salt).ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, device);
    let shared = agree_ephemeral(ours, &theirs, |shared| {
        let info = [b"WebPush: info\0", device, our_point.as_ref()].concat();
        derive(&tag(auth, &[shared]), &info)
    })
    .ok()?;
    let secret = tag(&salt, &[&shared]);
    let key = derive(&secret, b"Content-Encoding: aes128gcm\0");
    let nonce = derive(&secret, b"Content-Encoding: nonce\0");
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).ok()?);
    let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).ok()?;
    let mut sealed = text.to_vec();
    // The last record of its message, and nothing behind it.
    sealed.push(2);
    sealed.resize(LENGTH + 1, 0);
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed)
        .ok()?;
    let mut message = salt.to_vec();
    message.extend(RECORD.to_be_bytes());
    message.push(POINT_LENGTH as u8);
    message.extend(our_point.as_ref());
    message.extend(sealed);
    Some(message)
}

/// One step of HKDF: nothing that is derived here is longer than one.
fn derive(secret: &[u8], info: &[u8]) -> Vec<u8> {
    tag(secret, &[info, &[1]])
}

fn tag(key: &[u8], parts: &[&[u8]]) -> Vec<u8> {
    let key = hmac::Key::new(HMAC_SHA256, key);
    hmac::sign(&key, &parts.concat()).as_ref().to_vec()
}
