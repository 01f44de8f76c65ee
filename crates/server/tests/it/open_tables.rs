//! The list of open tables.

use serde_json::json;
use server::Config;
use wire::{OpenTables, Seated, TableInfo, Wish};

use super::{
    client::Client,
    lobby::lobby,
    server::{A, TestServer},
};

async fn list(server: &TestServer, question: &str) -> OpenTables {
    let response = server.get(&format!("/api/tables{question}")).await;
    assert_eq!(response.status(), 200, "{question}");
    response.json().await.unwrap()
}

fn codes(listed: &OpenTables) -> Vec<&str> {
    listed.tables.iter().map(|it| it.code.as_str()).collect()
}

/// Somebody at a table of Pig that everybody may come to.
async fn open(server: &TestServer, name: &str, n_seats: usize) -> (Seated, Client) {
    let host = server.open(json!(vec!["person"; n_seats]), name).await;
    let mut page = server.sit(&host).await;
    page.table().await;
    page.send(&lobby(Wish::Public { on: true })).await;
    assert!(page.table().await.is_public);
    (host, page)
}

#[tokio::test]
async fn a_table_is_listed_while_its_host_wants_that_and_somebody_is_there() {
    let server = TestServer::open().await;
    let (ada, mut page) = open(&server, "Ada", 3).await;
    let secret = server.open(json!(["person", "person"]), "Eve").await;
    let _secret_page = server.sit(&secret).await;
    let listed = list(&server, "").await;
    assert_eq!(codes(&listed), [&ada.code]);
    assert_eq!(listed.tables[0].seats[0].name, "Ada");
    let text = serde_json::to_string(&listed).unwrap();
    assert!(
        !text.contains(&ada.token) && !text.contains("salt of"),
        "{text}"
    );
    // Everybody sees who has sat down meanwhile.
    server.join(&ada.code, "Bert").await;
    page.table().await;
    assert_eq!(list(&server, "").await.tables[0].seats[1].name, "Bert");
    page.send(&lobby(Wish::Public { on: false })).await;
    page.table().await;
    assert!(list(&server, "").await.tables.is_empty());
    page.send(&lobby(Wish::Public { on: true })).await;
    page.table().await;
    assert_eq!(list(&server, "").await.tables.len(), 1);
    page.leave().await;
    assert!(list(&server, "").await.tables.is_empty(), "nobody is there");
    // It is public still, also for a new server, when she is back.
    let server = server.restart(Config::default()).await;
    let mut page = server.sit(&ada).await;
    page.table().await;
    assert_eq!(codes(&list(&server, "").await), [&ada.code]);
}

#[tokio::test]
async fn the_list_is_sifted_and_comes_in_pages() {
    let server = TestServer::open().await;
    let mut open_ones = Vec::new();
    for n in 0..5 {
        open_ones.push(open(&server, &format!("Host {n}"), 2).await);
    }
    let all: Vec<_> = open_ones.iter().map(|(it, _)| it.code.clone()).collect();
    let first = list(&server, "?limit=2").await;
    assert_eq!(codes(&first), all[..2]);
    let second = list(&server, &format!("?limit=2&after={}", first.next.unwrap())).await;
    assert_eq!(codes(&second), all[2..4]);
    let last = list(&server, &format!("?limit=2&after={}", second.next.unwrap())).await;
    assert_eq!(codes(&last), all[4..]);
    assert_eq!(last.next, None);
    assert_eq!(codes(&list(&server, "?game=pig&limit=50").await), all);
    assert!(list(&server, "?game=mmm-brains").await.tables.is_empty());
    // One that is full has started, and can be watched.
    server.join(&all[0], "Guest").await;
    open_ones[0].1.next_state().await;
    let started: Vec<TableInfo> = list(&server, "").await.tables;
    assert!(started[0].has_started && started[0].turn.is_none());
    assert_eq!(codes(&list(&server, "?free=true").await), all[1..]);
    for wrong in [
        "?limit=0",
        "?limit=51",
        "?limit=-1",
        "?limit=many",
        "?after=x",
        "?after=2147483648",
        "?free=perhaps",
        "?game=chess",
        "?colour=red",
    ] {
        let response = server.get(&format!("/api/tables{wrong}")).await;
        assert_eq!(response.status(), 422, "{wrong}");
        let problem: wire::Problem = response.json().await.unwrap();
        assert!(!problem.error.is_empty());
    }
    assert!(list(&server, "?after=2147483647").await.tables.is_empty());
}

#[tokio::test]
async fn a_game_that_is_over_is_not_listed() {
    let server = TestServer::open().await;
    let (ada, mut page) = open(&server, "Ada", 2).await;
    page.send(&wire::ClientMessage::Fill).await;
    let mut state = page.next_state().await;
    while let Some(seat) = state.turn.must().first() {
        assert_eq!(list(&server, "").await.tables.len(), 1);
        if seat == A {
            page.play(state.n, super::server::sensible(&state)).await;
        }
        state = page.next_state().await;
    }
    page.record().await;
    assert!(list(&server, "").await.tables.is_empty(), "{}", ada.code);
}
