//! Names and remarks that are not what they look like.

use serde_json::json;

use super::server::TestServer;

#[tokio::test]
async fn nobody_poses_as_another() {
    let server = TestServer::open().await;
    let seats = json!(["person", "person", "person", { "bot": "random" }]);
    let ada = server.open(seats, "Ada").await;
    let path = format!("/api/tables/{}/join", ada.code);
    let commitment = server.table(&ada.code).await.commitment;
    for hidden in [
        "Ada\u{200b}",
        "\u{202e}adA",
        "A\u{ad}da",
        "\u{3164}",
        "Ada\u{e0041}",
    ] {
        let join = json!({ "name": hidden, "salt": "", "commitment": commitment });
        let (status, problem) = server.post(&path, join.to_string()).await;
        assert_eq!(status, 422, "{hidden:?}");
        let error = problem["error"].as_str().unwrap();
        assert!(error.contains("cannot be seen"), "{error}");
    }
    // Cyrillic а and о.
    server.join(&ada.code, "\u{410}d\u{430}").await;
    server.join(&ada.code, "C\u{43e}bweb").await;
    let table = server.get(&format!("/api/tables/{}", ada.code)).await;
    let table: wire::TableInfo = table.json().await.unwrap();
    let names: Vec<_> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(
        names,
        ["Ada", "\u{410}d\u{430} 2", "C\u{43e}bweb 2", "Cobweb"]
    );
}

#[tokio::test]
async fn a_question_is_asked_in_letters_that_can_be_seen() {
    let server = TestServer::open().await;
    let seats = json!(["person", "person"]);
    let wanted = json!({ "game": "brain-flip", "seats": seats });
    let ada = server.open_any(&wanted, "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut pages = [server.sit(&ada).await, server.sit(&bert).await];
    let states = [pages[0].next_state().await, pages[1].next_state().await];
    // One of them chooses a picture, the other asks.
    let master = states[0].turn.must().first().unwrap().index();
    let seat = 1 - master;
    pages[master].play(0, &states[master].legal[0]).await;
    pages[master].next_state().await;
    let state = pages[seat].next_state().await;
    pages[seat]
        .play(state.n, "ask free # is it\u{202e} ?etuc")
        .await;
    let error = pages[seat].refused().await.error;
    assert!(error.contains("cannot be seen"), "{error}");
    pages[seat]
        .play(state.n, "ask free # is  it\u{a0}a cafe\u{301}?")
        .await;
    let asked = pages[master].next_state().await;
    assert_eq!(asked.remarks[..], [Some("is it a caf\u{e9}?".to_owned())]);
}
