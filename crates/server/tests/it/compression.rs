//! What is sent compressed, and what must not be.

use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::json;

use super::server::TestServer;

fn at(server: &TestServer, path: &str) -> String {
    format!("{}{path}", server.0)
}

/// What somebody is sent who can read gzip: whether it came so, and the text.
async fn ask(request: reqwest::RequestBuilder) -> (bool, String) {
    let request = request.header("accept-encoding", "gzip, deflate, br");
    let response = request.send().await.unwrap();
    let encoding = response.headers().get("content-encoding").cloned();
    let bytes = response.bytes().await.unwrap();
    let Some(encoding) = encoding else {
        return (false, String::from_utf8(bytes.to_vec()).unwrap());
    };
    assert_eq!(encoding, "gzip");
    let mut text = String::new();
    GzDecoder::new(&bytes[..])
        .read_to_string(&mut text)
        .unwrap();
    assert!(bytes.len() < text.len() / 2, "it is worth it");
    (true, text)
}

#[tokio::test]
async fn long_answers_are_compressed_for_those_who_can_read_them() {
    let server = TestServer::open().await;
    let ada = server
        .open(json!(["person", { "bot": "random" }]), "Ada")
        .await;
    let mut page = server.sit(&ada).await;
    let mut state = page.next_state().await;
    while state.turn.must().first().is_some() {
        if state.turn.must().first() == state.seat {
            page.play(state.n, &state.legal[0]).await;
        }
        state = page.state_after(state.n + 1).await;
    }
    let http = reqwest::Client::new();
    let record = format!("/api/tables/{}/record", ada.code);
    for path in ["/api/games", "/api/openapi.json", &record] {
        let plain = server.get(path).await;
        assert_eq!(plain.headers().get("content-encoding"), None, "{path}");
        let plain = plain.text().await.unwrap();
        let (is_compressed, text) = ask(http.get(at(&server, path))).await;
        assert_eq!(text, plain, "{path}");
        assert_eq!(is_compressed, 1024 <= plain.len(), "{path}");
    }
    let (is_compressed, _) = ask(http.get(at(&server, "/api/games"))).await;
    assert!(is_compressed);
}

#[tokio::test]
async fn nothing_short_and_nothing_with_a_secret_is_compressed() {
    let server = TestServer::open().await;
    let http = reqwest::Client::new();
    let (is_compressed, text) = ask(http.get(at(&server, "/healthz"))).await;
    assert_eq!((is_compressed, text.as_str()), (false, "ok"));
    // As long as can be: what is written there comes back in the answer.
    let long = "x".repeat(4000);
    let wanted = json!({ "game": long, "seats": ["person"] });
    let (is_compressed, text) = ask(http.post(at(&server, "/api/tables")).json(&wanted)).await;
    assert!(text.contains(&long), "{text}");
    assert!(!is_compressed);
}
