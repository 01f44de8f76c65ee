//! What is sent compressed, and what must not be.

use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::json;
use server::{Config, Limits};
use tabletop::{Turn, chance::Seeded};

use super::{
    client::{Client, any_move},
    server::TestServer,
};

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

/// Everything a client was told until it was told everything, and how much of
/// it came packed.
async fn told(mut client: Client) -> (Vec<String>, usize) {
    client.look().await;
    let is_story = |it: &String| {
        ["state", "record"].map(|kind| it.starts_with(&format!(r#"{{"type":"{kind}""#)))
            != [false, false]
    };
    let stories = client.frames.into_iter().filter(is_story);
    (stories.collect(), client.packed.iter().sum())
}

/// Every game as it is told to who comes when it is over: to a page, to a
/// program at the same seat, to an onlooker.
#[tokio::test]
async fn stories_come_packed_to_whoever_unpacks_them_and_readable_to_others() {
    const LONGEST: u32 = 600;
    let server = TestServer::with(Config {
        limits: Limits::none(),
        ..Config::default()
    })
    .await;
    for game in registry::all() {
        let info = game.info();
        let seats = vec!["person"; *info.seats.start()];
        let wanted = json!({ "game": info.id, "seats": seats });
        let first = server.open_any(&wanted, "Player 0").await;
        let mut people = vec![first.clone()];
        for seat in 1..seats.len() {
            people.push(server.join(&first.code, &format!("Player {seat}")).await);
        }
        let mut pages = Vec::new();
        for seated in &people {
            pages.push(server.sit(seated).await);
        }
        let mut luck = Seeded::new(5);
        let mut states = Vec::new();
        for page in &mut pages {
            states.push(page.next_state().await);
        }
        for n in 1..=LONGEST {
            let Turn::Waiting { .. } = states[0].turn else {
                break;
            };
            let seat = states[0].turn.must().first().unwrap().index();
            let action = any_move(game, &states[seat].legal, &mut luck);
            pages[seat].play(n - 1, &action).await;
            states.clear();
            for page in &mut pages {
                states.push(page.state_after(n).await);
            }
        }
        let (page, packed) = told(server.sit(&first).await).await;
        let (program, never) = told(server.sit_without_rules(&first).await).await;
        assert_eq!(page, program, "{}", info.id);
        assert_eq!(never, 0, "{}", info.id);
        let length: usize = page.iter().map(String::len).sum();
        if page.iter().any(|it| 4096 <= it.len()) {
            assert!(packed < length / 3, "{}: {packed} of {length}", info.id);
        } else {
            assert_eq!(packed, 0, "{}", info.id);
        }
        let (onlooker, packed_too) = told(server.watch(&first.code).await).await;
        assert_eq!(0 < packed, 0 < packed_too, "{}", info.id);
        assert_eq!(page.len(), onlooker.len(), "{}", info.id);
        eprintln!("{}: {length} bytes, {packed} packed", info.id);
    }
}
