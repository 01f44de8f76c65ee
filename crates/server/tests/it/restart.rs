//! Stopping and starting again over the same file.

use serde_json::json;
use server::Config;
use store::Store;

use super::server::{A, TestServer, play_out};

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut page = server.sit(&ada).await;
    page.next_state().await;
    page.play(0, "roll").await;
    let told = page.next_state().await;

    let (server, goodbye) = tokio::join!(server.restart(Config::default()), page.close_frame());
    assert_eq!(u16::from(goodbye.code), 1001);
    assert!(goodbye.reason.contains("reconnect"), "{}", goodbye.reason);
    let mut ada_page = server.sit(&ada).await;
    assert_eq!(ada_page.next_state().await, told);
    let mut bert_page = server.sit(&bert).await;
    bert_page.next_state().await;
    let mut pages = [ada_page, bert_page];
    play_out(&mut pages, told).await;
    driver::check(&server.record(&ada.code).await, registry::find).unwrap();
}

#[tokio::test]
async fn a_log_that_replays_differently_is_refused() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    server.join(&ada.code, "Bert").await;
    // Written by somebody who did not know the key.
    let store = Store::open(&server.db()).await.unwrap();
    let forged = record::Move {
        seat: A,
        action: "roll".to_owned(),
        draws: vec![6],
    };
    store.append(&ada.code, 1, &forged).await.unwrap();
    let server = server.restart(Config::default()).await;
    let response = server
        .get(&format!("/api/tables/{}/record", ada.code))
        .await;
    assert_eq!(response.status(), 500);
    let error = response.text().await.unwrap();
    assert!(error.contains("line 1 of its log"), "{error}");
}

#[tokio::test]
async fn when_another_server_has_moved_the_table_is_read_again() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    server.join(&ada.code, "Bert").await;
    let mut here = server.sit(&ada).await;
    here.next_state().await;
    let other = server.another_server().await;
    let mut there = other.sit(&ada).await;
    there.next_state().await;

    there.play(0, "roll").await;
    let told = there.next_state().await;
    here.play(0, "roll").await;
    here.refused().await;
    assert_eq!(u16::from(here.close_frame().await.code), 1013);
    let mut here = server.sit(&ada).await;
    assert_eq!(here.next_state().await, told);
}
