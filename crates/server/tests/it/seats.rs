//! Sitting down, coming and going.

use std::time::Duration;

use serde_json::json;
use server::Config;
use wire::ClientMessage;

use super::server::TestServer;

#[tokio::test]
async fn presence_is_told_and_two_pages_are_one_presence() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut ada_page = server.sit(&ada).await;
    assert!(!ada_page.table().await.seats[1].is_here);
    ada_page.state().await;

    let phone = server.sit(&bert).await;
    assert!(ada_page.table().await.seats[1].is_here);
    let mut laptop = server.sit(&bert).await;
    laptop.next_state().await;
    phone.leave().await;
    laptop.leave().await;
    // One page fewer was no news; the next news is that he is gone.
    assert!(!ada_page.table().await.seats[1].is_here);

    server.sit(&bert).await;
    assert!(ada_page.table().await.seats[1].is_here);
}

#[tokio::test]
async fn the_second_of_a_name_gets_a_number() {
    let server = TestServer::open().await;
    let ada = server
        .open(json!(["person", "person", "person"]), "Ada")
        .await;
    server.join(&ada.code, " ada ").await;
    server.join(&ada.code, "Ada").await;
    let response = server.get(&format!("/api/tables/{}", ada.code)).await;
    let table: wire::TableInfo = response.json().await.unwrap();
    let names: Vec<_> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ada", "ada 2", "Ada 3"]);
    assert!(table.has_started);
}

#[tokio::test]
async fn a_face_travels_with_its_seat_and_one_of_too_many_parts_is_refused() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let path = format!("/api/tables/{}", ada.code);
    let table: wire::TableInfo = server.get(&path).await.json().await.unwrap();
    let join = async |face: serde_json::Value| {
        let join = json!({
            "name": "Bert", "salt": "salt", "commitment": table.commitment, "face": face,
        });
        let path = format!("{path}/join");
        server.post(&path, join.to_string()).await
    };
    let too_many = vec![0; wire::LONGEST_FACE + 1];
    for wrong in [json!(too_many), json!([300]), json!("pretty"), json!([-1])] {
        let (status, answer) = join(wrong.clone()).await;
        assert_eq!(status, 422, "{wrong}: {answer}");
    }
    let (status, answer) = join(json!([3, 1, 4])).await;
    assert_eq!(status, 200, "{answer}");
    // Also when the table has been read back from its file.
    let server = server.restart(Config::default()).await;
    let table: wire::TableInfo = server.get(&path).await.json().await.unwrap();
    let faces: Vec<_> = table.seats.iter().map(|seat| seat.face.clone()).collect();
    assert_eq!(faces, [None, Some(vec![3, 1, 4])]);
}

#[tokio::test]
async fn an_open_table_says_whom_it_waits_for() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let path = format!("/api/tables/{}", ada.code);
    let table: wire::TableInfo = server.get(&path).await.json().await.unwrap();
    assert_eq!(table.turn, None);
    server.join(&ada.code, "Bert").await;
    let mut page = server.sit(&ada).await;
    let turn = page.next_state().await.turn;
    let table: wire::TableInfo = server.get(&path).await.json().await.unwrap();
    assert_eq!(table.turn, Some(turn));
}

#[tokio::test]
async fn a_token_opens_its_own_table_only() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let eve = server.open(json!(["person", "person"]), "Eve").await;
    let mut page = server.sit(&ada).await;
    page.table().await;
    let mut stranger = server.connect(&ada.code).await;
    let token = eve.token.clone();
    stranger
        .send(&ClientMessage::Sit {
            token,
            has_rules: false,
            unpacks: false,
        })
        .await;
    let error = stranger.refused().await.error;
    assert!(error.contains("no seat of table"), "{error}");
    stranger.close_frame().await;
    // Ada has heard nothing of it: the next she hears is Bert.
    server.join(&ada.code, "Bert").await;
    assert!(page.table().await.has_started);
}

#[tokio::test]
async fn a_table_nobody_looks_at_is_put_away_and_comes_back() {
    let server = TestServer::with(Config {
        bot_delay: 0..=0,
        stand_in_after: Duration::from_mins(1),
        idle_after: Duration::from_millis(1),
        max_tables: 1,
        ..Config::default()
    })
    .await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    server.join(&ada.code, "Bert").await;
    let mut page = server.sit(&ada).await;
    page.next_state().await;
    page.play(0, "roll").await;
    let told = page.next_state().await;
    let (status, full) = server
        .post(
            "/api/tables",
            json!({ "game": "pig", "seats": ["person", "person"] }).to_string(),
        )
        .await;
    assert_eq!(status, 503, "the server is full: {full}");
    page.leave().await;

    let mut page = server.sit(&ada).await;
    page.table().await;
    assert_eq!(page.state().await, told);
}
