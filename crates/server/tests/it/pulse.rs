//! Connections that broke in the middle, where neither side says goodbye.

use std::time::Duration;

use serde_json::json;
use server::Config;
use wire::ClientMessage;

use super::server::{TestServer, ada_and_bert};

#[tokio::test]
async fn who_does_not_answer_a_ping_counts_as_gone() {
    let server = TestServer::with(Config {
        ping_after: Duration::from_millis(50),
        answer_within: Duration::from_secs(2),
        ..Config::default()
    })
    .await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut ada_page = server.sit(&ada).await;
    ada_page.next_state().await;
    // A page that is not read from answers no ping, like one in a tunnel.
    let (_tunnel, told) = tokio::join!(server.sit(&bert), ada_page.table());
    assert!(told.seats[1].is_here);
    assert!(!ada_page.table().await.seats[1].is_here);
}

#[tokio::test]
async fn the_server_says_that_it_is_there() {
    let server = TestServer::open().await;
    let (code, mut ada, mut bert) = ada_and_bert(&server).await;
    ada.send(&ClientMessage::Ping).await;
    ada.pong().await;
    let mut eve = server.connect(&code).await;
    eve.send(&ClientMessage::Ping).await;
    eve.pong().await;
    eve.send(&ClientMessage::Watch { unpacks: false }).await;
    eve.next_state().await;
    eve.say(r#"{"type":"ping","x":1}"#).await;
    assert!(eve.refused().await.error.contains("unknown field"));
    ada.play(0, "roll").await;
    assert_eq!(bert.state().await.n, 1, "Bert hears of no ping");
}
