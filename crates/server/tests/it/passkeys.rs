//! Passkeys: a player is known again by what their authenticator signs, and
//! nothing else opens anything.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use ring::{
    digest::{SHA256, digest},
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde_json::{Value as Json, json};
use server::Config;

use super::{server::TestServer, you::Device};

const SITE: &str = "https://games.example";
/// Present, verified, and with a new passkey.
const CREATES: u8 = 0b100_0101;
const SIGNS: u8 = 0b101;
/// What comes before the point of a public key (RFC 5480).
const SPKI: &str = "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE";

pub(crate) fn config() -> Config {
    Config {
        hosts: vec!["games.example".to_owned()],
        ..Config::default()
    }
}

/// Somebody's phone, as far as passkeys go.
pub(crate) struct Authenticator {
    id: Vec<u8>,
    keys: EcdsaKeyPair,
}

/// What is signed, and what may be wrong about it.
#[derive(Clone)]
pub(crate) struct Said {
    kind: &'static str,
    origin: &'static str,
    challenge: String,
    name: &'static str,
    flags: u8,
    n_signed: u32,
}

impl Said {
    fn client_data(&self) -> Vec<u8> {
        let said = json!({ "type": self.kind, "challenge": self.challenge, "origin": self.origin });
        said.to_string().into_bytes()
    }

    fn data(&self) -> Vec<u8> {
        let mut data = digest(&SHA256, self.name.as_bytes()).as_ref().to_vec();
        data.push(self.flags);
        data.extend(self.n_signed.to_be_bytes());
        data
    }
}

impl Authenticator {
    pub(crate) fn new(id: &[u8]) -> Authenticator {
        let luck = SystemRandom::new();
        let kind = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(kind, &luck).unwrap();
        Authenticator {
            id: id.to_vec(),
            keys: EcdsaKeyPair::from_pkcs8(kind, pkcs8.as_ref(), &luck).unwrap(),
        }
    }

    pub(crate) fn create(&self, said: &Said) -> Json {
        let mut key = base64::engine::general_purpose::STANDARD
            .decode(SPKI)
            .unwrap();
        key.pop();
        key.extend(self.keys.public_key().as_ref());
        let mut data = said.data();
        data.extend([0; 16]);
        data.extend(u16::try_from(self.id.len()).unwrap().to_be_bytes());
        data.extend(&self.id);
        json!({
            "id": BASE64.encode(&self.id),
            "public_key": BASE64.encode(key),
            "authenticator_data": BASE64.encode(data),
            "client_data": BASE64.encode(said.client_data()),
        })
    }

    fn sign(&self, said: &Said) -> Json {
        let mut message = said.data();
        message.extend(digest(&SHA256, &said.client_data()).as_ref());
        let signature = self.keys.sign(&SystemRandom::new(), &message).unwrap();
        json!({
            "id": BASE64.encode(&self.id),
            "authenticator_data": BASE64.encode(said.data()),
            "client_data": BASE64.encode(said.client_data()),
            "signature": BASE64.encode(signature.as_ref()),
        })
    }
}

pub(crate) async fn asked(device: &Device<'_>, kind: &'static str) -> Said {
    let (status, question) = device.ask("POST", "/api/me/passkeys/question", None).await;
    assert_eq!(status, 200, "{question}");
    Said {
        kind,
        origin: SITE,
        challenge: question["challenge"].as_str().unwrap().to_owned(),
        name: "games.example",
        flags: if kind == "webauthn.create" {
            CREATES
        } else {
            SIGNS
        },
        n_signed: 0,
    }
}

async fn create(device: &Device<'_>, authenticator: &Authenticator) {
    let said = asked(device, "webauthn.create").await;
    let new = authenticator.create(&said);
    let (status, me) = device.ask("POST", "/api/me/passkeys", Some(new)).await;
    assert_eq!(status, 200, "{me}");
}

async fn sign_in(device: &Device<'_>, signed: Json) -> u16 {
    let answer = device
        .ask("POST", "/api/me/passkeys/use", Some(signed))
        .await;
    answer.0
}

#[tokio::test]
async fn a_passkey_brings_a_player_back_when_every_device_is_lost() {
    let server = TestServer::with(config()).await;
    let ada = Device::new(&server, 'a');
    let seated = ada.open(json!(["person", "person"]), "Ada").await;
    let (phone, token) = (Authenticator::new(b"phone"), Authenticator::new(b"token"));
    create(&ada, &phone).await;
    create(&ada, &token).await;
    let ids: Vec<_> = ada
        .me()
        .await
        .passkeys
        .into_iter()
        .map(|it| it.id)
        .collect();
    assert_eq!(ids, [b"phone", b"token"].map(|it| BASE64.encode(it)));
    // After a restart, on a device that nobody knows.
    let server = server.restart(config()).await;
    let fresh = Device::new(&server, 'b');
    let said = asked(&fresh, "webauthn.get").await;
    assert_eq!(sign_in(&fresh, phone.sign(&said)).await, 200);
    assert_eq!(fresh.me().await.n_devices, 2);
    let mine = fresh.tables(Vec::new()).await;
    assert_eq!(mine[0].table.as_ref().unwrap().code, seated.code);
    // One that is removed opens nothing, and the other still does.
    let gone = json!({ "id": BASE64.encode(b"phone") });
    assert_eq!(
        fresh
            .ask("DELETE", "/api/me/passkeys", Some(gone.clone()))
            .await
            .0,
        204
    );
    assert_eq!(
        fresh.ask("DELETE", "/api/me/passkeys", Some(gone)).await.0,
        404
    );
    let other = Device::new(&server, 'c');
    let said = asked(&other, "webauthn.get").await;
    assert_eq!(sign_in(&other, phone.sign(&said)).await, 404);
    let said = asked(&other, "webauthn.get").await;
    assert_eq!(sign_in(&other, token.sign(&said)).await, 200);
    // It goes with everything else.
    assert_eq!(other.ask("DELETE", "/api/me", None).await.0, 204);
    let last = Device::new(&server, 'd');
    let said = asked(&last, "webauthn.get").await;
    assert_eq!(sign_in(&last, token.sign(&said)).await, 404);
}

#[tokio::test]
async fn whoever_has_played_before_comes_along() {
    let server = TestServer::with(config()).await;
    let (ada, other) = (Device::new(&server, 'a'), Device::new(&server, 'b'));
    let hers = ada.open(json!(["person", "person"]), "Ada").await;
    let also = other.open(json!(["person", "person"]), "Ada").await;
    let (one, two) = (Authenticator::new(b"one"), Authenticator::new(b"two"));
    create(&ada, &one).await;
    create(&other, &two).await;
    let said = asked(&other, "webauthn.get").await;
    assert_eq!(sign_in(&other, one.sign(&said)).await, 200);
    let codes: Vec<_> = { ada.tables(Vec::new()).await }
        .into_iter()
        .map(|it| it.code)
        .collect();
    assert!(codes.contains(&hers.code) && codes.contains(&also.code));
    assert_eq!(ada.me().await.passkeys.len(), 2, "both are theirs");
}

/// What is wrong, and how it comes to be.
type Spoilt = (&'static str, fn(&mut Said));

#[tokio::test]
async fn nothing_else_makes_a_passkey() {
    let server = TestServer::with(config()).await;
    let ada = Device::new(&server, 'a');
    let phone = Authenticator::new(b"phone");
    let good = asked(&ada, "webauthn.create").await;
    let wrong: [Spoilt; 8] = [
        ("another challenge", |it| {
            it.challenge = BASE64.encode([7; 32]);
        }),
        ("a signature", |it| it.kind = "webauthn.get"),
        ("another site", |it| {
            it.origin = "https://games.example.evil.example";
        }),
        ("no TLS", |it| it.origin = "http://games.example"),
        ("another name", |it| it.name = "evil.example"),
        ("nobody there", |it| it.flags = 0b100_0100),
        ("nobody known", |it| it.flags = 0b100_0001),
        ("no passkey", |it| it.flags = SIGNS),
    ];
    for (what, spoil) in wrong {
        let mut said = asked(&ada, "webauthn.create").await;
        spoil(&mut said);
        let new = phone.create(&said);
        let (status, answer) = ada.ask("POST", "/api/me/passkeys", Some(new)).await;
        assert!(matches!(status, 409 | 422), "{what}: {status} {answer}");
    }
    // Questions are good once, for one device, and the last one only.
    let (status, _) = ada
        .ask("POST", "/api/me/passkeys", Some(phone.create(&good)))
        .await;
    assert_eq!(status, 409, "an old question");
    let said = asked(&ada, "webauthn.create").await;
    let bert = Device::new(&server, 'b');
    let new = phone.create(&said);
    assert_eq!(bert.ask("POST", "/api/me/passkeys", Some(new)).await.0, 409);
    let mut odd = phone.create(&said);
    odd["public_key"] = json!(BASE64.encode([4; 91]));
    assert_eq!(ada.ask("POST", "/api/me/passkeys", Some(odd)).await.0, 422);
    // One passkey is one player's.
    create(&ada, &phone).await;
    let said = asked(&bert, "webauthn.create").await;
    let new = phone.create(&said);
    assert_eq!(bert.ask("POST", "/api/me/passkeys", Some(new)).await.0, 409);
}

#[tokio::test]
async fn nothing_else_signs_in() {
    let server = TestServer::with(config()).await;
    let (ada, eve) = (Device::new(&server, 'a'), Device::new(&server, 'e'));
    let phone = Authenticator::new(b"phone");
    create(&ada, &phone).await;
    let wrong: [Spoilt; 6] = [
        ("another challenge", |it| {
            it.challenge = BASE64.encode([7; 32]);
        }),
        ("a new passkey", |it| it.kind = "webauthn.create"),
        ("another site", |it| it.origin = "https://evil.example"),
        ("another name", |it| it.name = "evil.example"),
        ("nobody there", |it| it.flags = 0b100),
        ("nobody known", |it| it.flags = 0b001),
    ];
    for (what, spoil) in wrong {
        let mut said = asked(&eve, "webauthn.get").await;
        spoil(&mut said);
        let status = sign_in(&eve, phone.sign(&said)).await;
        assert!(matches!(status, 409 | 422), "{what}: {status}");
    }
    // A signature of somebody else, of something else, and none.
    let said = asked(&eve, "webauthn.get").await;
    let mut forged = Authenticator::new(b"phone").sign(&said);
    assert_eq!(sign_in(&eve, forged.clone()).await, 422);
    let said = asked(&eve, "webauthn.get").await;
    let other = Said {
        n_signed: 1,
        ..said.clone()
    };
    forged["signature"] = phone.sign(&other)["signature"].clone();
    forged["client_data"] = phone.sign(&said)["client_data"].clone();
    assert_eq!(sign_in(&eve, forged.clone()).await, 422);
    forged["signature"] = json!("!");
    assert_eq!(sign_in(&eve, forged).await, 422);
    assert_eq!(
        eve.ask("GET", "/api/me", None).await.0,
        404,
        "nobody has signed in"
    );
    // What was signed once is no use again, and a copy that lags behind is none.
    let said = Said {
        n_signed: 5,
        ..asked(&eve, "webauthn.get").await
    };
    assert_eq!(sign_in(&eve, phone.sign(&said)).await, 200);
    assert_eq!(sign_in(&eve, phone.sign(&said)).await, 409);
    let late = Said {
        n_signed: 5,
        ..asked(&eve, "webauthn.get").await
    };
    assert_eq!(sign_in(&eve, phone.sign(&late)).await, 422);
}
