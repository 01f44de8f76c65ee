//! Players who link devices, want to be forgotten, or are not wanted.

use std::time::Duration;

use serde_json::{Value as Json, json};
use server::Config;
use wire::{ClientMessage, ProblemKind};

use super::{
    server::{A, TestServer},
    you::{Device, play, play_alone},
};

#[tokio::test]
async fn a_second_device_is_linked_once_and_soon_and_brings_its_games_along() {
    let server = TestServer::open().await;
    let (ada, phone) = (Device::new(&server, 'a'), Device::new(&server, 'b'));
    let first = ada
        .open(json!(["person", { "bot": "walker" }]), "Ada")
        .await;
    let second = phone
        .open(
            json!(["person", { "bot": "walker" }]),
            "Ada at the bus stop",
        )
        .await;
    play_alone(&server, &first).await;
    play_alone(&server, &second).await;
    let link = async |device: &Device<'_>, code: &Json| {
        let body = json!({ "code": code });
        device.ask("POST", "/api/me/linked", Some(body)).await
    };
    let (status, old) = ada.ask("POST", "/api/me/link", None).await;
    assert_eq!((status, old["seconds"].as_u64()), (200, Some(300)));
    let (_, word) = ada.ask("POST", "/api/me/link", None).await;
    assert_eq!(
        link(&phone, &old["code"]).await.0,
        404,
        "there is a newer one"
    );
    for wrong in ["", "BCDFGHJK", "../me", "🧠"] {
        assert_eq!(link(&phone, &json!(wrong)).await.0, 404, "{wrong:?}");
    }
    let (status, me) = link(&phone, &word["code"]).await;
    assert_eq!((status, me["n_devices"].as_u64()), (200, Some(2)), "{me}");
    let eve = Device::new(&server, 'e');
    assert_eq!(link(&eve, &word["code"]).await.0, 404, "it is used up");
    for device in [&ada, &phone] {
        let codes: Vec<_> = { device.games().await.games.into_iter() }
            .map(|it| it.code)
            .collect();
        assert_eq!(codes, [second.code.clone(), first.code.clone()]);
    }
    // Either opens the seats of both.
    let going = ada.open(json!(["person", "person"]), "Ada").await;
    let mut page = server.sit(&phone.without_token(&going)).await;
    assert_eq!(page.table().await.you, Some(A));
    let mut status = 0;
    for _ in 0..70 {
        (status, _) = link(&eve, &json!("BCDFGHJK")).await;
    }
    assert_eq!(status, 429, "guessing ends soon");
}

#[tokio::test]
async fn whoever_wants_it_is_forgotten_everywhere() {
    let server = TestServer::open().await;
    let (ada, bert) = (Device::new(&server, 'a'), Device::new(&server, 'b'));
    let over = ada.open(json!(["person", "person"]), "Hortense").await;
    let other = bert.join(&over.code, "Bert").await;
    play(&server, &over, &other).await;
    let going = ada.open(json!(["person", "person"]), "Hortense").await;
    let berts = bert.join(&going.code, "Bert").await;
    let waiting = ada.open(json!(["person", "person"]), "Hortense").await;
    let mut page = server.sit(&berts).await;
    page.next_state().await;

    let (status, _) = ada.ask("DELETE", "/api/me", None).await;
    assert_eq!(status, 204);
    assert_eq!(ada.ask("GET", "/api/me", None).await.0, 404);
    assert!(ada.tables(Vec::new()).await.is_empty());
    let game = bert.games().await.games.remove(0);
    assert_eq!(game.seats[0].name, "");
    let record = server.record(&over.code).await;
    assert!(
        !record.contains("Hortense") && record.contains("Somebody"),
        "{record}"
    );
    let game = registry::find("pig").unwrap();
    assert!(driver::replay(&record.parse().unwrap(), game).is_ok());
    let told = server.table(&over.code).await;
    assert_eq!(
        (told.seats[0].name.as_str(), told.seats[0].face.clone()),
        ("Somebody", None)
    );
    // A bot plays where a game goes on, and nobody waits at the other.
    let seats = server.table(&going.code).await.seats;
    assert_eq!(seats[0].stand_in_ms, Some(0));
    let free = server.table(&waiting.code).await.seats;
    assert!(!free[0].is_taken);
    let mut page = server.sit(&ada.without_token(&going)).await;
    assert!(page.refused().await.error.contains("no seat"));
    // It holds after a restart, and the file is sound.
    let server = server.restart(Config::default()).await;
    let record = server.record(&over.code).await;
    assert!(!record.contains("Hortense"));
}

#[tokio::test]
async fn a_blocked_device_is_refused_politely_and_a_closed_table_is_gone() {
    let server = TestServer::open().await;
    let (ada, bert) = (Device::new(&server, 'a'), Device::new(&server, 'b'));
    let seated = ada.open(json!(["person", "person"]), "Ada").await;
    let other = bert.join(&seated.code, "Bert").await;
    let mut page = server.sit(&seated).await;
    page.next_state().await;
    let operator = store::Store::open_existing(&server.db()).await.unwrap();
    let player = operator.player_at(&seated.code, A).await.unwrap().unwrap();
    operator.block(&player, true, "blocked Ada").await.unwrap();
    // The server looks every few seconds; who asks more often is cut off.
    let mut now_and_then = tokio::time::interval(Duration::from_millis(250));
    let refused = loop {
        now_and_then.tick().await;
        let text = "psst".to_owned();
        page.send(&ClientMessage::Chat { text }).await;
        match page.next().await.unwrap() {
            wire::ServerMessage::Refused(problem) if problem.error.contains("stay away") => {
                break problem;
            }
            _ => {}
        }
    };
    assert!(refused.error.contains("against bots"));
    assert_eq!(refused.kind, Some(ProblemKind::Blocked));
    let mut again = server.sit(&seated).await;
    assert!(again.refused().await.error.contains("stay away"));
    let table = server.open(json!(["person", "person"]), "Cleo").await;
    let commitment = server.table(&table.code).await.commitment;
    let join = json!({ "name": "Ada", "salt": "", "commitment": commitment });
    let path = format!("/api/tables/{}/join", table.code);
    let (status, problem) = ada.ask("POST", &path, Some(join.clone())).await;
    assert_eq!((status, &problem["kind"]), (403, &json!("blocked")));
    operator
        .block(&player, false, "unblocked Ada")
        .await
        .unwrap();
    let (status, _) = ada.ask("POST", &path, Some(join)).await;
    assert_eq!(status, 200);

    let mut berts = server.sit(&other).await;
    berts.next_state().await;
    assert!(
        operator
            .close_table(&seated.code, "closed it")
            .await
            .unwrap()
    );
    loop {
        match berts.next().await {
            Ok(wire::ServerMessage::Removed) => break,
            Ok(_) => {}
            Err(frame) => panic!("not told: {frame:?}"),
        }
    }
    let path = format!("/api/tables/{}", seated.code);
    let gone = server.get(&path).await;
    assert_eq!(gone.status(), 410);
    let problem: wire::Problem = gone.json().await.unwrap();
    assert_eq!(problem.kind, Some(ProblemKind::Closed));
    let deeds: Vec<_> = { operator.audit_log(10).await.unwrap().into_iter() }
        .map(|it| it.what)
        .collect();
    assert_eq!(deeds, ["closed it", "unblocked Ada", "blocked Ada"]);
}
