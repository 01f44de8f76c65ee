//! Everything a client can get wrong: it is told what, and nobody else
//! notices.

use std::time::Duration;

use serde_json::{Value as Json, json};
use server::{Allowance, Config, Limits};
use tokio_tungstenite::tungstenite::Message;
use wire::ClientMessage;

use super::server::{TestServer, ada_and_bert};

fn new_table(changes: &Json) -> String {
    let mut wanted = json!({
        "game": "pig", "seats": ["person", { "bot": "random" }],
    });
    for (field, value) in changes.as_object().unwrap() {
        wanted[field] = value.clone();
    }
    wanted.to_string()
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused_with_what_would_be_right() {
    let server = TestServer::open().await;
    let bot = json!({ "bot": "random" });
    let too_many = vec![json!("person"); 9];
    for (changes, hint) in [
        (json!({ "game": "chess" }), "pig"),
        (
            json!({ "seats": ["person", { "bot": "deep blue" }] }),
            "random",
        ),
        (json!({ "seats": [bot, bot] }), "person"),
        (json!({ "seats": ["person"] }), "2 to 8"),
        (json!({ "seats": [] }), "2 to 8"),
        (json!({ "seats": too_many }), "2 to 8"),
        (json!({ "seats": ["cat", "dog"] }), "unknown variant `cat`"),
        (json!({ "options": { "goal": "high" } }), "i32"),
        (json!({ "options": { "gaol": 20 } }), "gaol"),
        (json!({ "options": { "goal": 0 } }), "PIG-4.goal"),
        (json!({ "colour": "red" }), "colour"),
        (json!({ "salt": "too early" }), "salt"),
        (json!({ "game": 7 }), "string"),
    ] {
        let (status, problem) = server.post("/api/tables", new_table(&changes)).await;
        assert_eq!(status, 422, "{changes} {problem}");
        let error = problem["error"].as_str().unwrap();
        assert!(error.contains(hint), "{changes} should say {hint}: {error}");
    }
    let (_, problem) = server
        .post(
            "/api/tables",
            new_table(&json!({ "options": { "goal": 0 } })),
        )
        .await;
    assert_eq!(problem["rule"], "PIG-4.goal");
}

#[tokio::test]
async fn a_body_that_cannot_be_read_is_refused() {
    let server = TestServer::open().await;
    let deep = format!("{{\"options\":{}", "[".repeat(10_000));
    for (body, status) in [
        (String::new(), 400),
        ("{".to_owned(), 400),
        ("\u{0}".to_owned(), 400),
        (deep, 400),
        ("[]".to_owned(), 422),
        ("{}".to_owned(), 422),
        ("x".repeat(1_000_000), 413),
        (new_table(&json!({ "game": "x".repeat(1_000_000) })), 413),
    ] {
        let start: String = body.chars().take(20).collect();
        let (answered, problem) = server.post("/api/tables", body).await;
        assert_eq!(answered, status, "{start:?} {problem}");
        assert!(problem["error"].is_string());
    }
    let untyped = reqwest::Client::new()
        .post(format!("{}/api/tables", server.0))
        .body(new_table(&json!({})))
        .send()
        .await
        .unwrap();
    assert_eq!(untyped.status(), 415);
}

#[tokio::test]
async fn who_cannot_be_seated_is_told_why() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let path = format!("/api/tables/{}/join", ada.code);
    let commitment = server.table(&ada.code).await.commitment;
    for (changes, status, hint) in [
        (json!({ "name": " " }), 422, "1 to 24"),
        (json!({ "name": "x".repeat(25) }), 422, "1 to 24"),
        (json!({ "name": "A\u{7}da" }), 422, "control"),
        (json!({ "name": 7 }), 422, "string"),
        (json!({ "salt": "x".repeat(65) }), 422, "64"),
        (json!({ "salt": "a\nb" }), 422, "line break"),
        (json!({ "colour": "red" }), 422, "colour"),
        (json!({ "commitment": "0".repeat(64) }), 409, "seal"),
    ] {
        let mut join = json!({ "name": "Bert", "salt": "x", "commitment": commitment });
        for (field, value) in changes.as_object().unwrap() {
            join[field] = value.clone();
        }
        let (answered, problem) = server.post(&path, join.to_string()).await;
        assert_eq!(answered, status, "{changes} {problem}");
        let error = problem["error"].as_str().unwrap();
        assert!(error.contains(hint), "{changes} should say {hint}: {error}");
    }
    assert!(!server.table(&ada.code).await.seats[1].is_taken);
}

#[tokio::test]
async fn a_full_or_unknown_table_cannot_be_joined() {
    let server = TestServer::open().await;
    let (code, ..) = ada_and_bert(&server).await;
    let commitment = server.table(&code).await.commitment;
    let join = json!({ "name": "Eve", "salt": "", "commitment": commitment }).to_string();
    let path = format!("/api/tables/{code}/join");
    let (status, problem) = server.post(&path, join.clone()).await;
    assert_eq!(status, 409);
    assert!(problem["error"].as_str().unwrap().contains("taken"));
    for unknown in ["BBBB", "abc", "x%00y", "%ff", "AEIO", "BBBBBBBBBBBB"] {
        let path = format!("/api/tables/{unknown}/join");
        let (status, problem) = server.post(&path, join.clone()).await;
        assert_eq!(status, 404, "{unknown} {problem}");
        let path = format!("/api/tables/{unknown}");
        assert_eq!(server.get(&path).await.status(), 404);
    }
    let response = server.get(&format!("/api/tables/{code}/ws")).await;
    assert!(response.status().is_client_error());
    let _: wire::Problem = response.json().await.unwrap();
}

#[tokio::test]
async fn an_unknown_table_is_always_said_to_be_unknown() {
    let server = TestServer::with(Config {
        limits: Limits {
            failed_lookups: Allowance {
                at_once: 200,
                one_more_after: Duration::from_secs(1),
            },
            ..Limits::default()
        },
        ..Config::default()
    })
    .await;
    // Many in a row: a table that cannot be opened must not vanish before it
    // has said why.
    for _ in 0..200 {
        let response = server.get("/api/tables/ZZZZ").await;
        assert_eq!(response.status(), 404);
    }
}

#[tokio::test]
async fn the_record_of_a_game_that_has_not_started_is_refused() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let response = server
        .get(&format!("/api/tables/{}/record", ada.code))
        .await;
    assert_eq!(response.status(), 409);
    let problem: wire::Problem = response.json().await.unwrap();
    assert!(problem.error.contains("1 more"), "{problem:?}");
}

#[tokio::test]
async fn nonsense_on_a_connection_is_refused_and_the_other_player_hears_nothing() {
    let server = TestServer::open().await;
    let (_, mut ada, mut bert) = ada_and_bert(&server).await;
    for (text, hint) in [
        ("", "JSON"),
        ("{", "JSON"),
        ("null", "JSON"),
        ("[1,2]", "JSON"),
        (r#"{"type":"dance"}"#, "dance"),
        (r#"{"n":0,"action":"roll"}"#, "type"),
        (r#"{"type":"play","n":0}"#, "action"),
        (r#"{"type":"play","n":-1,"action":"roll"}"#, "-1"),
        (r#"{"type":"play","n":0,"action":"roll","x":1}"#, "x"),
        (r#"{"type":"fill","x":1}"#, "unknown field"),
        (r#"{"type":"watch"}"#, "already"),
        (r#"{"type":"sit","token":"x"}"#, "already"),
        (r#"{"type":"fill"}"#, "started"),
        (r#"{"type":"play","n":0,"action":"fly"}"#, "roll or hold"),
        (r#"{"type":"play","n":0,"action":"undo"}"#, "roll or hold"),
        (
            r#"{"type":"play","n":0,"action":"roll : 5"}"#,
            "roll or hold",
        ),
        (
            r#"{"type":"play","n":0,"action":"hold"}"#,
            "PIG-3.not-empty",
        ),
        (
            r#"{"type":"play","n":4294967295,"action":"roll"}"#,
            "move 0",
        ),
        (r#"{"type":"undo","n":0}"#, "nothing to undo"),
    ] {
        ada.say(text).await;
        let error = ada.refused().await.error;
        assert!(error.contains(hint), "{text} should say {hint}: {error}");
    }
    ada.frame(Message::binary(vec![0, 159, 146, 150])).await;
    assert!(ada.refused().await.error.contains("binary"));
    bert.play(0, "roll").await;
    assert_eq!(bert.refused().await.error, "it is not your turn");

    ada.play(0, "roll").await;
    assert_eq!(
        bert.state().await.n,
        1,
        "the next thing Bert hears is the roll"
    );
}

#[tokio::test]
async fn a_message_too_long_ends_its_connection_and_no_other() {
    let server = TestServer::open().await;
    let (code, mut ada, mut bert) = ada_and_bert(&server).await;
    for frame in [
        Message::text("x".repeat(1_000_000)),
        Message::text("x".repeat(16 * 1024 + 1)),
        Message::binary(vec![0; 1_000_000]),
    ] {
        let mut eve = server.watch(&code).await;
        eve.next_state().await;
        eve.frame(frame).await;
        assert!(eve.refused().await.error.contains("16 kB"));
        let goodbye = eve.close_frame().await;
        assert_eq!(u16::from(goodbye.code), 1009);
        assert!(goodbye.reason.contains("16 kB"), "{}", goodbye.reason);
    }
    ada.play(0, "roll").await;
    assert_eq!(ada.state().await.n, 1);
    assert_eq!(bert.state().await.n, 1);
}

#[tokio::test]
async fn who_does_not_say_who_they_are_is_sent_away() {
    let server = TestServer::open().await;
    let (code, ..) = ada_and_bert(&server).await;
    let mut rude = server.connect(&code).await;
    rude.play(0, "roll").await;
    assert!(rude.refused().await.error.contains("`sit` or `watch`"));
    assert_eq!(u16::from(rude.close_frame().await.code), 1008);

    let mut clumsy = server.connect(&code).await;
    clumsy.say("watch").await;
    assert!(clumsy.refused().await.error.contains("JSON"));
    clumsy.send(&ClientMessage::Watch { unpacks: false }).await;
    clumsy.next_state().await;

    let mut lost = server.connect("ZZZZ").await;
    lost.send(&ClientMessage::Watch { unpacks: false }).await;
    assert!(lost.refused().await.error.contains("no table"));
    assert_eq!(u16::from(lost.close_frame().await.code), 1008);

    let mut silent = server.connect(&code).await;
    assert_eq!(u16::from(silent.close_frame().await.code), 1008);
}
