//! Who sends a message: this server, to push services with a key that it made
//! once (RFC 8292), and to others with a secret that the host of a table knows.

use axum::http::HeaderValue;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use ring::{
    hmac::{self, HMAC_SHA256},
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde_json::json;
use store::StoreError;
use tabletop::sealed::hex;

use crate::lobby::{AppState, Config};

/// What the key is called in the file.
const NAME: &str = "vapid";

/// How long a push service may believe one message, in seconds.
const GOOD_FOR: u64 = 12 * 60 * 60;

/// By which push services know this server.
pub(crate) struct Vapid(EcdsaKeyPair);

impl Vapid {
    /// The key of the file, made the first time.
    pub(crate) async fn of(state: &AppState) -> Result<Vapid, StoreError> {
        let (algorithm, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
        let written = if let Some(written) = state.store.known_server_key(NAME).await? {
            written
        } else {
            let new = EcdsaKeyPair::generate_pkcs8(algorithm, &random)
                .expect("the system has randomness to give");
            state.store.server_key(NAME, new.as_ref()).await?
        };
        let key = EcdsaKeyPair::from_pkcs8(algorithm, &written, &random);
        let key = key.map_err(|_| StoreError::damaged(NAME, "the key of the server is none"))?;
        Ok(Vapid(key))
    }

    /// What browsers want to know before they let this server send.
    pub(super) fn public_key(&self) -> String {
        BASE64.encode(self.0.public_key())
    }

    /// What proves to the push service at `origin` who sends.
    pub(super) fn authorization(&self, origin: &str, config: &Config) -> Option<HeaderValue> {
        let contact = config.hosts.first().map_or("localhost", String::as_str);
        let until = config.wall.now().cast_unsigned() / 1000 + GOOD_FOR;
        let claims = json!({ "aud": origin, "exp": until, "sub": format!("https://{contact}") });
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let said = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.0.sign(&SystemRandom::new(), said.as_bytes()).ok()?;
        let signature = BASE64.encode(signature);
        let key = self.public_key();
        HeaderValue::from_str(&format!("vapid t={said}.{signature}, k={key}")).ok()
    }
}

/// `sha256=…`, as others sign theirs.
pub(super) fn hmac(secret: &str, body: &[u8]) -> HeaderValue {
    let key = hmac::Key::new(HMAC_SHA256, secret.as_bytes());
    let tag: [u8; 32] = { hmac::sign(&key, body) }
        .as_ref()
        .try_into()
        .expect("SHA-256 has 32 bytes");
    HeaderValue::from_str(&format!("sha256={}", hex(&tag))).expect("digits are a header")
}
