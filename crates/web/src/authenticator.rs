//! What the browser's authenticator makes and signs. Asked for by name, since
//! not every browser has one.

use std::net::IpAddr;

use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wire::{NewPasskey, UsePasskey};

use crate::browser;

/// ECDSA with P-256 and RSA with 2,048 bits, both with SHA-256: one of them is
/// known to every authenticator, and both to the server.
const ALGORITHMS: [i32; 2] = [-7, -257];

/// Why there is no passkey.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PasskeyError {
    /// Whoever was asked would not, or took too long.
    NotNow,
    /// It has one of this player already.
    Known,
}

/// Whether there is one, for a page at an address like this: a name, over a
/// line that nobody else is on.
pub fn is_there() -> bool {
    let has = get(&window().into(), "PublicKeyCredential").is_some();
    let name = window().location().hostname().unwrap_or_default();
    has && window().is_secure_context() && name.parse::<IpAddr>().is_err()
}

/// Makes a new passkey, but not where one of those `known` is.
pub async fn create(
    challenge: &str,
    name: &str,
    known: &[String],
) -> Result<NewPasskey, PasskeyError> {
    let algorithm = |number: &i32| {
        object([
            ("type", "public-key".into()),
            ("alg", JsValue::from(*number)),
        ])
    };
    let is_known = |id: &String| object([("type", "public-key".into()), ("id", bytes(id))]);
    let user = Uint8Array::from(&browser::random_bytes::<16>()[..]);
    let options = object([
        ("challenge", bytes(challenge)),
        ("rp", object([("name", "Brainery".into())])),
        (
            "user",
            object([
                ("id", user.into()),
                ("name", name.into()),
                ("displayName", name.into()),
            ]),
        ),
        (
            "pubKeyCredParams",
            ALGORITHMS.iter().map(algorithm).collect::<Array>().into(),
        ),
        (
            "excludeCredentials",
            known.iter().map(is_known).collect::<Array>().into(),
        ),
        (
            "authenticatorSelection",
            object([
                ("residentKey", "required".into()),
                ("userVerification", "required".into()),
            ]),
        ),
    ]);
    let made = asked("create", options).await?;
    read_new(&made).ok_or(PasskeyError::NotNow)
}

/// Has any passkey of this page sign.
pub async fn sign(challenge: &str) -> Result<UsePasskey, PasskeyError> {
    let options = object([
        ("challenge", bytes(challenge)),
        ("userVerification", "required".into()),
    ]);
    let signed = asked("get", options).await?;
    read_used(&signed).ok_or(PasskeyError::NotNow)
}

async fn asked(verb: &str, options: JsValue) -> Result<JsValue, PasskeyError> {
    let promise = || {
        let all = get(&window().navigator().into(), "credentials")?;
        let ask: Function = get(&all, verb)?.dyn_into().ok()?;
        let asked = ask.call1(&all, &object([("publicKey", options)])).ok()?;
        asked.dyn_into::<Promise>().ok()
    };
    let promise = promise().ok_or(PasskeyError::NotNow)?;
    JsFuture::from(promise).await.map_err(|error| {
        let name = get(&error, "name").and_then(|it| it.as_string());
        match name.as_deref() {
            Some("InvalidStateError") => PasskeyError::Known,
            Some(_) | None => PasskeyError::NotNow,
        }
    })
}

fn read_new(made: &JsValue) -> Option<NewPasskey> {
    let response = get(made, "response")?;
    let ask = |verb: &str| {
        let ask: Function = get(&response, verb)?.dyn_into().ok()?;
        Some(text(&ask.call0(&response).ok()?))
    };
    Some(NewPasskey {
        id: get(made, "id")?.as_string()?,
        public_key: ask("getPublicKey")?,
        authenticator_data: ask("getAuthenticatorData")?,
        client_data: text(&get(&response, "clientDataJSON")?),
    })
}

fn read_used(signed: &JsValue) -> Option<UsePasskey> {
    let response = get(signed, "response")?;
    Some(UsePasskey {
        id: get(signed, "id")?.as_string()?,
        authenticator_data: text(&get(&response, "authenticatorData")?),
        client_data: text(&get(&response, "clientDataJSON")?),
        signature: text(&get(&response, "signature")?),
    })
}

fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    let found = Reflect::get(of, &name.into()).ok()?;
    (!found.is_undefined() && !found.is_null()).then_some(found)
}

fn object<const N: usize>(fields: [(&str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // A new object takes everything.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object.into()
}

/// From base64url; what is none is nothing.
fn bytes(text: &str) -> JsValue {
    let text = text.replace('-', "+").replace('_', "/");
    let text = window().atob(&text).unwrap_or_default();
    let bytes: Vec<u8> = text.chars().map(|it| it as u8).collect();
    Uint8Array::from(&bytes[..]).into()
}

/// To base64url.
fn text(buffer: &JsValue) -> String {
    let bytes = Uint8Array::new(buffer).to_vec();
    let text: String = bytes.into_iter().map(char::from).collect();
    let text = window().btoa(&text).unwrap_or_default();
    let text = text.replace('+', "-").replace('/', "_");
    text.trim_end_matches('=').to_owned()
}
