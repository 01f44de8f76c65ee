//! When the database fails, nothing happens and nobody is told that it did.

use std::time::Duration;

use serde_json::json;
use server::{Config, Limits, Wall};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use super::server::{A, TestServer, ada_and_bert};

const BREAK: &str = "ALTER TABLE moves RENAME TO moves_away";
const MEND: &str = "ALTER TABLE moves_away RENAME TO moves";

#[tokio::test]
async fn a_move_that_cannot_be_written_down_is_refused_and_not_made() {
    let server = TestServer::open().await;
    let (_, mut ada, mut bert) = ada_and_bert(&server).await;
    server.meddle(BREAK).await;
    ada.play(0, "roll").await;
    let error = ada.refused().await.error;
    assert!(error.contains("database"), "{error}");
    assert!(error.contains("nothing has changed"), "{error}");
    server.meddle(MEND).await;
    ada.play(0, "roll").await;
    assert_eq!(ada.state().await.n, 1);
    assert_eq!(bert.state().await.n, 1, "Bert has heard of one roll only");
}

#[tokio::test]
async fn a_bot_whose_move_cannot_be_written_down_tries_again() {
    let config = Config {
        bot_delay: 200..=200,
        ..Config::default()
    };
    let server = TestServer::with(config.clone()).await;
    let seats = json!([{ "bot": "random" }, "person"]);
    let ada = server.open(seats, "Ada").await;
    let server = server.restart(config).await;
    server.meddle(BREAK).await;
    let error = server
        .get(&format!("/api/tables/{}/record", ada.code))
        .await;
    assert_eq!(error.status(), 503, "its log cannot be read");
    let mut early = server.sit(&ada).await;
    let goodbye = early.table_or_goodbye().await.unwrap_err();
    assert_eq!(u16::from(goodbye.code), 1013, "it may be mended soon");
    server.meddle(MEND).await;
    let mut page = server.sit(&ada).await;
    assert_eq!(page.next_state().await.n, 0);
    while server.get("/readyz").await.status() != 200 {}
    server.meddle(BREAK).await;
    while server.get("/readyz").await.status() == 200 {}
    server.meddle(MEND).await;
    assert_eq!(page.next_state().await.n, 1);
}

#[tokio::test]
async fn a_table_of_other_rules_is_refused_with_both_versions() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    server.meddle("UPDATE tables SET rules_version = 99").await;
    let server = server.restart(Config::default()).await;
    let response = server.get(&format!("/api/tables/{}", ada.code)).await;
    assert_eq!(response.status(), 409);
    let error = response.text().await.unwrap();
    assert!(
        error.contains("version 99") && error.contains("version 1;"),
        "{error}"
    );
    let mut page = server.sit(&ada).await;
    assert!(page.refused().await.error.contains("version 99"));
    assert_eq!(u16::from(page.close_frame().await.code), 1008);
}

#[tokio::test]
async fn a_table_sealed_by_an_older_release_is_refused_with_advice() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    server.join(&ada.code, "Bert").await;
    server.meddle("UPDATE tables SET seal = 1").await;
    let server = server.restart(Config::default()).await;
    let response = server.get(&format!("/api/tables/{}", ada.code)).await;
    assert_eq!(response.status(), 409);
    let error = response.text().await.unwrap();
    assert!(error.contains("older release"), "{error}");
    let mut page = server.sit(&ada).await;
    assert!(page.refused().await.error.contains("older release"));
    // Its log is as it was: the old release can go on.
    server.meddle("UPDATE tables SET seal = 2").await;
    server.sit(&ada).await.next_state().await;
}

#[tokio::test]
async fn nobodys_time_runs_while_moves_are_refused() {
    let wall = Wall::default();
    let server = TestServer::with(Config {
        wall: wall.clone(),
        limits: Limits::none(),
        ..Config::default()
    })
    .await;
    let wanted = json!({ "game": "pig", "seats": ["person", "person"], "clock": "quick" });
    let ada = server.open_any(&wanted, "Ada").await;
    server.join(&ada.code, "Bert").await;
    let mut page = server.sit(&ada).await;
    page.next_state().await;
    let options = SqliteConnectOptions::new().filename(server.db());
    let mut file = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut file)
        .await
        .unwrap();
    page.play(0, "roll").await;
    assert!(page.refused().await.error.contains("locked"));
    wall.skip(Duration::from_hours(1));
    let left = async || {
        let clock = server.table(&ada.code).await.clock.unwrap();
        clock.seats[A.index()].unwrap()
    };
    let time = left().await;
    assert!(!time.is_running && 175_000 < time.ms_left, "{time:?}");
    sqlx::query("ROLLBACK").execute(&mut file).await.unwrap();
    while server.get("/readyz").await.status() != 200 {}
    while !left().await.is_running {}
    assert!(175_000 < left().await.ms_left);
}
