//! Whoever joined first decides who plays.

use serde_json::json;
use server::Config;
use tabletop::Seat;
use wire::{ClientMessage, Seated};

use super::{
    client::Client,
    server::{A, B, TestServer},
};

const C: Seat = Seat::new(2);

fn lock(on: bool) -> ClientMessage {
    ClientMessage::Lock { on }
}

fn remove(seat: Seat) -> ClientMessage {
    ClientMessage::Remove { seat }
}

/// Ada, who opened the table, and Bert at one for three.
async fn two_of_three(server: &TestServer) -> (Seated, Client, Seated, Client) {
    let ada = server
        .open(json!(["person", "person", "person"]), "Ada")
        .await;
    let mut ada_page = server.sit(&ada).await;
    assert_eq!(ada_page.table().await.host, Some(A));
    let bert = server.join(&ada.code, "Bert").await;
    ada_page.table().await;
    let mut bert_page = server.sit(&bert).await;
    bert_page.table().await;
    ada_page.table().await;
    (ada, ada_page, bert, bert_page)
}

/// What joining is answered with.
async fn join(server: &TestServer, code: &str) -> (u16, serde_json::Value) {
    let commitment = server.table(code).await.commitment;
    let join = json!({ "name": "Eve", "salt": "", "commitment": commitment });
    let path = format!("/api/tables/{code}/join");
    server.post(&path, join.to_string()).await
}

#[tokio::test]
async fn the_host_locks_the_table_and_lets_people_in_again() {
    let server = TestServer::open().await;
    let (ada, mut ada_page, _, mut bert_page) = two_of_three(&server).await;
    ada_page.send(&lock(true)).await;
    assert!(ada_page.table().await.is_locked);
    assert!(bert_page.table().await.is_locked);
    let (status, problem) = join(&server, &ada.code).await;
    assert_eq!(status, 409);
    let error = problem["error"].as_str().unwrap();
    assert!(error.contains("is locked; ask Ada"), "{error}");
    // Also after the server was started anew, for which she is still the host.
    let server = server.restart(Config::default()).await;
    assert_eq!(join(&server, &ada.code).await.0, 409);
    let mut ada_page = server.sit(&ada).await;
    assert_eq!(ada_page.table().await.host, Some(A));
    ada_page.send(&lock(false)).await;
    assert!(!ada_page.table().await.is_locked);
    assert_eq!(join(&server, &ada.code).await.0, 200);
}

#[tokio::test]
async fn the_host_removes_somebody_whose_seat_is_free_again() {
    let server = TestServer::open().await;
    let (ada, mut ada_page, bert, mut bert_page) = two_of_three(&server).await;
    ada_page.send(&remove(B)).await;
    assert!(!ada_page.table().await.seats[1].is_taken);
    bert_page.removed().await;
    bert_page.close_frame().await;
    let mut back = server.sit(&bert).await;
    assert!(back.refused().await.error.contains("no seat"));

    // Who comes next gets the seat, and has a token of their own.
    let eve = server.join(&ada.code, "Eve").await;
    assert_eq!(eve.seat, B);
    let server = server.restart(Config::default()).await;
    let mut back = server.sit(&bert).await;
    assert!(back.refused().await.error.contains("no seat"));
    let mut eve_page = server.sit(&eve).await;
    assert_eq!(eve_page.table().await.seats[1].name, "Eve");
}

#[tokio::test]
async fn nobody_else_decides_and_nobody_does_once_the_game_has_started() {
    let server = TestServer::open().await;
    let (_, mut ada_page, _, mut bert_page) = two_of_three(&server).await;
    for message in [lock(true), remove(A), remove(B), ClientMessage::Fill] {
        bert_page.send(&message).await;
        let error = bert_page.refused().await.error;
        assert!(error.contains("only the host"), "{message:?}: {error}");
    }
    for (message, hint) in [(remove(A), "yours"), (remove(C), "nobody sits at")] {
        ada_page.send(&message).await;
        let error = ada_page.refused().await.error;
        assert!(error.contains(hint), "{message:?}: {error}");
    }
    ada_page.send(&ClientMessage::Fill).await;
    ada_page.next_state().await;
    for message in [lock(true), remove(B)] {
        ada_page.send(&message).await;
        let error = ada_page.refused().await.error;
        assert!(error.contains("has started"), "{message:?}: {error}");
    }
}

#[tokio::test]
async fn a_host_who_has_left_keeps_nobody_waiting() {
    let server = TestServer::open().await;
    let (_, ada_page, _, mut bert_page) = two_of_three(&server).await;
    ada_page.leave().await;
    assert!(!bert_page.table().await.seats[0].is_here);
    bert_page.send(&remove(A)).await;
    assert!(bert_page.refused().await.error.contains("only the host"));
    bert_page.send(&ClientMessage::Fill).await;
    bert_page.next_state().await;
}
