//! While a game with secrets goes on, the key and what others gave for the luck
//! are nowhere to be had: not in a message, not behind any address.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use reqwest::header::AUTHORIZATION;
use serde_json::{Value as Json, json};
use server::{Config, Limits};
use tabletop::{Chance, Turn, chance::Seeded, sealed::hex};
use wire::{ClientMessage, Seated, ServerMessage};

use super::{
    client::{Client, any_move},
    server::TestServer,
};

const KEY: [u8; 32] = [
    0xb7, 0x1e, 0x05, 0xd3, 0x9a, 0x62, 0xf4, 0x88, 0x3c, 0x71, 0x0d, 0xae, 0x56, 0xe9, 0x14, 0xcb,
    0x2f, 0x90, 0x47, 0xfa, 0x63, 0xb8, 0x1d, 0x75, 0xc2, 0x0e, 0x99, 0x34, 0xde, 0x5b, 0x81, 0x26,
];
const NAMES: [&str; 3] = ["Ada", "Bert", "Cleo"];
const N_MOVES: u32 = 24;

/// As `Site::join` gives it.
fn salt(seat: usize) -> String {
    format!("salt of {}", NAMES[seat])
}

/// What of the secrets is in a text, for somebody who gave the salt of a seat.
fn secrets_in(text: &str, own: Option<usize>) -> Vec<String> {
    let others = (0..NAMES.len()).filter(|it| Some(*it) != own);
    let key = [hex(&KEY), BASE64.encode(KEY), format!("{KEY:?}")];
    // Half of a key is too much, too.
    let halves = [hex(&KEY[..8]), hex(&KEY[24..])];
    let all = key.into_iter().chain(halves).chain(others.map(salt));
    let text = text.to_lowercase();
    all.filter(|it| text.contains(&it.to_lowercase())).collect()
}

/// Every address of the document that can be asked for, with this table in it.
async fn addresses(server: &TestServer, code: &str) -> Vec<String> {
    let document: Json = server.get("/api/openapi.json").await.json().await.unwrap();
    let paths = document["paths"].as_object().unwrap();
    let asked = paths.iter().filter(|(_, it)| it["get"].is_object());
    let mut asked: Vec<String> = asked.map(|(it, _)| it.replace("{code}", code)).collect();
    // What is in no document, and what somebody may hope for.
    asked.extend(["/metrics", "/", "/manifest.webmanifest"].map(str::to_owned));
    asked.extend(["log", "seal", "key", "replay"].map(|it| format!("/api/tables/{code}/{it}")));
    asked.push(format!("/replay/{code}"));
    assert!(8 < asked.len());
    assert!(asked.iter().all(|it| !it.contains('{')), "{asked:?}");
    asked
}

/// Asks for everything, as nobody and as each of the players.
async fn sweep(server: &TestServer, code: &str, devices: &[String]) {
    for path in addresses(server, code).await {
        let keys = [None].into_iter().chain(devices.iter().map(Some));
        for (who, key) in keys.enumerate() {
            let mut request = reqwest::Client::new().get(format!("{}{path}", server.0));
            if let Some(key) = key {
                request = request.header(AUTHORIZATION, format!("Bearer {key}"));
            }
            let response = request.send().await.unwrap();
            let head = format!("{:?}", response.headers());
            let status = response.status();
            let body = response.bytes().await.unwrap();
            let text = format!("{head}\n{}", String::from_utf8_lossy(&body));
            let own = who.checked_sub(1);
            let found = secrets_in(&text, own);
            assert_eq!(found, Vec::<String>::new(), "{path}: {text}");
            if path.ends_with("/record") {
                assert_eq!(status.as_u16(), 409, "{text}");
                assert!(!text.contains("brainery record"), "{text}");
            }
        }
    }
}

/// A device that sits down, known by its key.
async fn join(server: &TestServer, code: &str, seat: usize, key: &str) -> Seated {
    let commitment = server.table(code).await.commitment;
    let join = json!({ "name": NAMES[seat], "salt": salt(seat), "commitment": commitment });
    let request = reqwest::Client::new()
        .post(format!("{}/api/tables/{code}/join", server.0))
        .header(AUTHORIZATION, format!("Bearer {key}"))
        .json(&join);
    request.send().await.unwrap().json().await.unwrap()
}

fn assert_silent(client: &Client, own: Option<usize>) {
    let found = secrets_in(&client.heard, own);
    assert_eq!(found, Vec::<String>::new(), "{own:?} was told too much");
    assert!(!client.heard.contains(r#""type":"record""#));
}

#[tokio::test]
async fn the_key_and_the_salts_of_a_running_game_are_nowhere() {
    for game in ["oh-my-brain", "give-me-the-brain"] {
        let server = TestServer::with(Config {
            limits: Limits::none(),
            fixed_key: Some(KEY),
            ..Config::default()
        })
        .await;
        let wanted = json!({ "game": game, "seats": ["person", "person", "person"] });
        let (status, table) = server.post("/api/tables", wanted.to_string()).await;
        assert_eq!(status, 201, "{table}");
        let code = table["code"].as_str().unwrap().to_owned();
        let devices = ["a", "b", "c"].map(|it| it.repeat(80));
        let mut clients = Vec::new();
        for (seat, key) in devices.iter().enumerate() {
            let seated = join(&server, &code, seat, key).await;
            clients.push(server.sit(&seated).await);
        }
        clients.push(server.watch(&code).await);
        for client in &mut clients {
            client.next_state().await;
        }
        sweep(&server, &code, &devices).await;
        play(&mut clients, game).await;
        sweep(&server, &code, &devices).await;
        for (who, client) in clients.iter().enumerate() {
            assert_silent(client, Some(who).filter(|it| *it < NAMES.len()));
        }
    }
}

/// Any moves, with what people do beside them.
async fn play(clients: &mut [Client], game: &str) {
    let game = registry::find(game).unwrap();
    let mut luck = Seeded::new(7);
    let mut n = clients[0].look().await.n;
    for _ in 0..N_MOVES {
        let state = clients[3].look().await;
        let Turn::Waiting { must, .. } = state.turn else {
            panic!("the game is still on");
        };
        let by = must.first().unwrap().index();
        let legal = clients[by].look().await.legal;
        let action = any_move(game, &legal, &mut luck);
        clients[by].play(n, &action).await;
        n += 1;
        for client in clients.iter_mut() {
            client.until(n).await;
        }
        if luck.draw(4) == 0 {
            let text = "and the key?".to_owned();
            clients[by].send(&ClientMessage::Chat { text }).await;
            for client in clients.iter_mut() {
                while !matches!(client.next().await, Ok(ServerMessage::Said(_))) {}
            }
        }
    }
}
