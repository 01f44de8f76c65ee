//! What an authenticator has signed, as far as a player without an account needs
//! it: W3C Web Authentication Level 3, 7.1 and 7.2, without attestation.

use ring::{
    digest::{SHA256, digest},
    signature::{
        ECDSA_P256_SHA256_ASN1, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey,
        VerificationAlgorithm,
    },
};
use serde::Deserialize;

use crate::origin;

/// What comes before the point in a public key for ES256, and before the two
/// numbers in one for RS256 with 2,048 bits (RFC 5280): these two are asked for.
const ES256: &[u8] = b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\
    \x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
const ES256_LENGTH: usize = ES256.len() + 65;
const RS256: &[u8] = b"\x30\x82\x01\x22\x30\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01\
    \x05\x00\x03\x82\x01\x0f\x00";
const RS256_LENGTH: usize = RS256.len() + 270;

/// The longest name that an authenticator may give.
const LONGEST_ID: usize = 1023;

/// What was done with a passkey.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Ceremony {
    Create,
    Get,
}

/// What the browser says about it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// What the authenticator says about it.
struct AuthenticatorData<'a> {
    /// SHA-256 of the name it was asked by.
    name: &'a [u8],
    flags: u8,
    n_signed: u32,
    rest: &'a [u8],
}

const USER_PRESENT: u8 = 1;
const USER_VERIFIED: u8 = 1 << 2;
const HAS_PASSKEY: u8 = 1 << 6;

/// The challenge that was answered, before anything is believed.
pub(super) fn challenge(client_data: &[u8]) -> Option<String> {
    let said: ClientData = serde_json::from_slice(client_data).ok()?;
    Some(said.challenge)
}

/// Whether a new passkey was made here for somebody who was there, and how often
/// it has signed.
pub(super) fn created(
    id: &[u8],
    public_key: &[u8],
    data: &[u8],
    client_data: &[u8],
    hosts: &[String],
) -> Option<u32> {
    let said = answered(Ceremony::Create, data, client_data, hosts)?;
    verifier(public_key)?;
    // The model of the authenticator, which is nobody's business, then the name.
    let (_, rest) = said.rest.split_at_checked(16)?;
    let (length, rest) = rest.split_at_checked(2)?;
    let length = usize::from(u16::from_be_bytes(length.try_into().ok()?));
    let is_called = rest.get(..length)? == id && !id.is_empty() && length <= LONGEST_ID;
    let is_new = said.flags & HAS_PASSKEY != 0;
    (is_new && is_called).then_some(said.n_signed)
}

/// Whether the passkey has signed this here for somebody who was there, and how
/// often it has.
pub(super) fn signed(
    public_key: &[u8],
    data: &[u8],
    client_data: &[u8],
    signature: &[u8],
    hosts: &[String],
) -> Option<u32> {
    let said = answered(Ceremony::Get, data, client_data, hosts)?;
    let mut message = data.to_vec();
    message.extend(digest(&SHA256, client_data).as_ref());
    let verified = verifier(public_key)?.verify(&message, signature);
    verified.ok().map(|()| said.n_signed)
}

/// What both have in common: it was done on a page of ours.
fn answered<'a>(
    ceremony: Ceremony,
    data: &'a [u8],
    client_data: &[u8],
    hosts: &[String],
) -> Option<AuthenticatorData<'a>> {
    let client: ClientData = serde_json::from_slice(client_data).ok()?;
    let wanted = match ceremony {
        Ceremony::Create => "webauthn.create",
        Ceremony::Get => "webauthn.get",
    };
    let name = origin::name_for_passkeys(&client.origin, hosts)?;
    let said = read(data)?;
    let is_there = said.flags & USER_PRESENT != 0 && said.flags & USER_VERIFIED != 0;
    let is_here = said.name == digest(&SHA256, name.as_bytes()).as_ref();
    let is_ours = client.r#type == wanted && !client.cross_origin;
    (is_ours && is_here && is_there).then_some(said)
}

fn read(data: &[u8]) -> Option<AuthenticatorData<'_>> {
    let (name, rest) = data.split_at_checked(32)?;
    let (flags, rest) = rest.split_first()?;
    let (n_signed, rest) = rest.split_at_checked(4)?;
    Some(AuthenticatorData {
        name,
        flags: *flags,
        n_signed: u32::from_be_bytes(n_signed.try_into().ok()?),
        rest,
    })
}

/// Who verifies what this key has signed.
fn verifier(public_key: &[u8]) -> Option<UnparsedPublicKey<&[u8]>> {
    let (algorithm, key): (&'static dyn VerificationAlgorithm, _) = match public_key.len() {
        ES256_LENGTH => (&ECDSA_P256_SHA256_ASN1, public_key.strip_prefix(ES256)?),
        RS256_LENGTH => (&RSA_PKCS1_2048_8192_SHA256, public_key.strip_prefix(RS256)?),
        _ => return None,
    };
    Some(UnparsedPublicKey::new(algorithm, key))
}
