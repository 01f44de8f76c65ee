//! Whose turn it is, told to those who do not look: over push services and
//! webhooks. The receiver is ours, on loopback, and reads what it got.

use std::sync::{Arc, Mutex};

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode, Uri},
    routing::post,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hmac::{self, HMAC_SHA256},
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier},
};
use serde_json::{Value as Json, json};
use server::Config;
use tabletop::sealed::hex;
use tokio::{net::TcpListener, sync::mpsc, time::timeout};
use wire::{ClientMessage, Seated, ServerMessage};

use super::{client::Client, server::TestServer, you::Device};

const AUTH: [u8; 16] = *b"sixteen letters!";
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(20);

pub(crate) struct Delivery {
    path: String,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Delivery {
    fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().unwrap()
    }
}

/// Where messages arrive.
pub(crate) struct Receiver {
    pub(crate) url: String,
    pub(crate) inbox: mpsc::UnboundedReceiver<Delivery>,
    answer: Arc<Mutex<StatusCode>>,
}

type Post = (mpsc::UnboundedSender<Delivery>, Arc<Mutex<StatusCode>>);

impl Receiver {
    pub(crate) async fn open() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (outbox, inbox) = mpsc::unbounded_channel();
        let answer = Arc::new(Mutex::new(StatusCode::CREATED));
        let receive = async |State((outbox, answer)): State<Post>,
                             uri: Uri,
                             headers: HeaderMap,
                             body: Bytes| {
            let (path, body) = (uri.path().to_owned(), body.to_vec());
            let delivery = Delivery {
                path,
                headers,
                body,
            };
            outbox.send(delivery).unwrap();
            *answer.lock().unwrap()
        };
        let app = Router::new().route("/{*path}", post(receive));
        let app = app.with_state((outbox, Arc::clone(&answer)));
        tokio::spawn(async move { axum::serve(listener, app).await.unwrap() });
        Receiver { url, inbox, answer }
    }

    async fn next(&mut self) -> Delivery {
        let next = timeout(PATIENCE, self.inbox.recv()).await;
        next.expect("a message in time").unwrap()
    }

    fn is_empty(&self) -> bool {
        self.inbox.is_empty()
    }
}

/// The keys of a device, good for one message.
pub(crate) struct Keys {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
}

impl Keys {
    pub(crate) fn new() -> Keys {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Keys { private, public }
    }

    pub(crate) fn subscription(&self, endpoint: &str) -> Json {
        let (p256dh, auth) = (BASE64.encode(&self.public), BASE64.encode(AUTH));
        json!({ "endpoint": endpoint, "keys": { "p256dh": p256dh, "auth": auth }, "says": "À toi" })
    }

    /// As RFC 8291 says it is read.
    fn decrypt(self, message: &[u8]) -> Json {
        let (salt, rest) = message.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, 4096u32.to_be_bytes());
        let (length, rest) = rest.split_at(1);
        let (theirs, sealed) = rest.split_at(length[0].into());
        let tag = |key: &[u8], parts: &[&[u8]]| {
            let key = hmac::Key::new(HMAC_SHA256, key);
            hmac::sign(&key, &parts.concat()).as_ref().to_vec()
        };
        let point = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let shared = agree_ephemeral(self.private, &point, <[u8]>::to_vec).unwrap();
        let secret = tag(&AUTH, &[&shared]);
        let secret = tag(&secret, &[b"WebPush: info\0", &self.public, theirs, &[1]]);
        let secret = tag(salt, &[&secret]);
        let key = tag(&secret, &[b"Content-Encoding: aes128gcm\0", &[1]]);
        let nonce = tag(&secret, &[b"Content-Encoding: nonce\0", &[1]]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut opened = sealed.to_vec();
        let opened = key.open_in_place(nonce, Aad::empty(), &mut opened).unwrap();
        let end = opened.iter().rposition(|it| *it != 0).unwrap();
        assert_eq!(opened[end], 2, "the last record");
        serde_json::from_slice(&opened[..end]).unwrap()
    }
}

fn config() -> Config {
    Config {
        bot_delay: 0..=0,
        reach: vec!["127.0.0.0/8".parse().unwrap()],
        ..Config::default()
    }
}

async fn seats(ada: &Device<'_>, bert: &Device<'_>) -> (Seated, Seated) {
    let at_a = ada.open(json!(["person", "person"]), "Ada").await;
    let at_b = bert.join(&at_a.code, "Bert").await;
    (at_a, at_b)
}

/// Ada rolls or holds until it is Bert's turn.
async fn give_the_turn_away(ada: &mut Client) {
    let mut state = ada.next_state().await;
    ada.play(state.n, "roll").await;
    state = ada.next_state().await;
    if state.turn.must().first().unwrap().index() == 0 {
        ada.play(state.n, "hold").await;
        ada.next_state().await;
    }
}

async fn refused(client: &mut Client, message: &ClientMessage) -> String {
    client.send(message).await;
    loop {
        match client.next().await {
            Ok(ServerMessage::Refused(problem)) => return problem.error,
            Ok(_) => {}
            Err(closed) => panic!("expected a refusal: {closed:?}"),
        }
    }
}

#[tokio::test]
async fn who_is_away_is_told_once_that_it_is_their_turn() {
    let server = TestServer::with(config()).await;
    let mut receiver = Receiver::open().await;
    let (ada, bert) = (Device::new(&server, 'a'), Device::new(&server, 'b'));
    let (at_a, _) = seats(&ada, &bert).await;
    let endpoint = format!("{}/push/bert", receiver.url);
    let keys = Keys::new();
    let (status, me) = bert
        .ask("POST", "/api/me/push", Some(keys.subscription(&endpoint)))
        .await;
    assert_eq!(status, 200, "{me}");
    assert_eq!(me["told"][0]["endpoint"], *endpoint, "it is exported");
    let mut ada_page = server.sit(&at_a).await;
    give_the_turn_away(&mut ada_page).await;
    let message = receiver.next().await;
    assert_eq!(message.path, "/push/bert");
    assert_eq!(message.header("content-encoding"), "aes128gcm");
    assert_eq!(message.header("topic"), at_a.code);
    // Signed with the key that browsers are told.
    let (_, key) = ada.ask("GET", "/api/push", None).await;
    let said = message
        .header("authorization")
        .strip_prefix("vapid t=")
        .unwrap();
    let (jwt, k) = said.split_once(", k=").unwrap();
    assert_eq!(key["key"], *k);
    let (said, signature) = jwt.rsplit_once('.').unwrap();
    let signature = BASE64.decode(signature).unwrap();
    Verifier::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(k).unwrap())
        .verify(said.as_bytes(), &signature)
        .unwrap();
    let claims = BASE64.decode(said.split_once('.').unwrap().1).unwrap();
    let claims: Json = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], *receiver.url);
    assert!(claims["exp"].is_u64() && claims["sub"].is_string());
    // Nobody but the device can read it.
    let text = keys.decrypt(&message.body);
    let wanted = json!({ "says": "À toi", "game": "Pig", "code": at_a.code });
    assert_eq!(text, wanted);
    assert!(receiver.is_empty());
}

#[tokio::test]
async fn a_device_that_is_gone_and_one_that_does_not_want_to_are_told_no_more() {
    let server = TestServer::with(config()).await;
    let mut receiver = Receiver::open().await;
    *receiver.answer.lock().unwrap() = StatusCode::GONE;
    let (ada, bert) = (Device::new(&server, 'a'), Device::new(&server, 'b'));
    let (at_a, _) = seats(&ada, &bert).await;
    let endpoint = |name: &str| format!("{}/push/{name}", receiver.url);
    for name in ["gone", "off"] {
        let wanted = Keys::new().subscription(&endpoint(name));
        assert_eq!(bert.ask("POST", "/api/me/push", Some(wanted)).await.0, 200);
    }
    let off = json!({ "endpoint": endpoint("off") });
    // Nobody turns off what is somebody else's.
    assert_eq!(
        ada.ask("DELETE", "/api/me/push", Some(off.clone())).await.0,
        204
    );
    assert_eq!(bert.me().await.told.len(), 2);
    assert_eq!(bert.ask("DELETE", "/api/me/push", Some(off)).await.0, 204);
    let mut ada_page = server.sit(&at_a).await;
    give_the_turn_away(&mut ada_page).await;
    assert_eq!(receiver.next().await.path, "/push/gone");
    let forgotten = async {
        while !bert.me().await.told.is_empty() {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, forgotten).await.unwrap();
}

#[tokio::test]
async fn deleting_everything_deletes_where_a_device_is_told() {
    let server = TestServer::with(config()).await;
    let ada = Device::new(&server, 'a');
    let wanted = Keys::new().subscription("https://push.example/ada");
    assert_eq!(ada.ask("POST", "/api/me/push", Some(wanted)).await.0, 200);
    assert_eq!(ada.ask("DELETE", "/api/me", None).await.0, 204);
    let wish = json!({ "wants_rating": false });
    let (_, me) = ada.ask("POST", "/api/me", Some(wish)).await;
    assert_eq!(me.get("told"), None);
}

#[tokio::test]
async fn nothing_of_the_operators_own_is_reached() {
    let server = TestServer::open().await;
    let ada = Device::new(&server, 'a');
    for endpoint in [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://169.254.169.254/latest",
        "https://ada:secret@push.example/",
        "ftp://push.example/",
        "push.example",
        "",
    ] {
        let wanted = Keys::new().subscription(endpoint);
        let (status, answer) = ada.ask("POST", "/api/me/push", Some(wanted)).await;
        assert_eq!(status, 422, "{endpoint}: {answer}");
    }
    let mut wanted = Keys::new().subscription("https://push.example/");
    wanted["keys"]["auth"] = json!("short");
    assert_eq!(ada.ask("POST", "/api/me/push", Some(wanted)).await.0, 422);
}

#[tokio::test]
async fn a_server_that_is_told_so_tells_nothing_to_the_outside() {
    let config = Config {
        tells_outside: false,
        ..config()
    };
    let server = TestServer::with(config).await;
    let ada = Device::new(&server, 'a');
    assert_eq!(ada.ask("GET", "/api/push", None).await.1["key"], Json::Null);
    let wanted = Keys::new().subscription("https://push.example/ada");
    assert_eq!(ada.ask("POST", "/api/me/push", Some(wanted)).await.0, 409);
}

pub(crate) fn webhook(url: &str, site: &str) -> ClientMessage {
    ClientMessage::Webhook {
        url: Some(url.to_owned()),
        site: site.to_owned(),
    }
}

#[tokio::test]
async fn a_webhook_hears_whose_turn_it_is_and_can_tell_who_says_so() {
    let server = TestServer::with(config()).await;
    let mut receiver = Receiver::open().await;
    let (ada, bert) = (Device::new(&server, 'a'), Device::new(&server, 'b'));
    let (at_a, at_b) = seats(&ada, &bert).await;
    let mut ada_page = server.sit(&at_a).await;
    ada_page.next_state().await;
    let mut bert_page = server.sit(&at_b).await;
    bert_page.next_state().await;
    let url = format!("{}/hook", receiver.url);
    let why = refused(&mut bert_page, &webhook(&url, &server.0)).await;
    assert!(why.contains("only the host"), "{why}");
    for (url, site) in [
        ("https://10.0.0.1/", server.0.as_str()),
        (&url, "https://elsewhere.example"),
    ] {
        refused(&mut ada_page, &webhook(url, site)).await;
    }
    ada_page.send(&webhook(&url, &server.0)).await;
    let secret = loop {
        match ada_page.next().await {
            Ok(ServerMessage::Webhook(hook)) => break hook.secret,
            Ok(_) => {}
            Err(closed) => panic!("{closed:?}"),
        }
    };
    let call = receiver.next().await;
    let body: Json = serde_json::from_slice(&call.body).unwrap();
    let code = &at_a.code;
    let wanted = json!({
        "type": "turn", "game": "pig", "code": code,
        "turn": [{ "seat": "A", "name": "Ada" }],
        "link": format!("{}/table/{code}", server.0),
    });
    assert_eq!(body, wanted);
    let key = hmac::Key::new(HMAC_SHA256, secret.as_bytes());
    let tag: [u8; 32] = hmac::sign(&key, &call.body).as_ref().try_into().unwrap();
    let wanted = format!("sha256={}", hex(&tag));
    assert_eq!(call.header("brainery-signature"), wanted);
    // Everybody sees that somebody is told, and only the host whom.
    assert!(server.table(code).await.has_webhook);
    let n = bert_page.look().await.n;
    assert!(!bert_page.heard.contains("/hook") && !bert_page.heard.contains(&secret));
    // Moves of the same player are no news; the next player's turn is.
    ada_page.play(n, "roll").await;
    let state = ada_page.look().await;
    if state.turn.must().first().unwrap().index() == 0 {
        ada_page.play(state.n, "hold").await;
    }
    let body: Json = serde_json::from_slice(&receiver.next().await.body).unwrap();
    assert_eq!(body["turn"], json!([{ "seat": "B", "name": "Bert" }]));
    ada_page
        .send(&ClientMessage::Webhook {
            url: None,
            site: String::new(),
        })
        .await;
    ada_page.look().await;
    assert!(!server.table(code).await.has_webhook);
}
