//! Shares that are not of a network but of a player, a table or a connection:
//! proposals, faces from the gallery, calls of a webhook, passkeys, devices that
//! are told; and somebody who does not read.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use server::{Config, Limits};
use tokio::time::timeout;
use tokio_tungstenite::{connect_async, tungstenite::Message};
use wire::{ClientMessage, Mood, ProblemKind, Proposal, ServerMessage};

use super::{
    client::Client,
    notices::{Keys, Receiver, webhook},
    passkeys::{self, Authenticator},
    server::{TestServer, ada_and_bert, only},
    you::Device,
};

/// The next answer that is no or that somebody said something.
async fn answer(client: &mut Client) -> Option<ProblemKind> {
    loop {
        match client.next().await.unwrap() {
            ServerMessage::Refused(problem) => return Some(problem.kind.unwrap()),
            ServerMessage::Said(_) => return None,
            _ => {}
        }
    }
}

#[tokio::test]
async fn one_asks_the_others_so_often_and_not_more() {
    let server = TestServer::limited(Limits {
        proposals: only(3),
        ..Limits::default()
    })
    .await;
    let (code, mut ada, mut bert) = ada_and_bert(&server).await;
    let what = Proposal::Pause;
    let mut ids = Vec::new();
    for _ in 0..3 {
        ada.send(&ClientMessage::Propose { what }).await;
        ada.settle().await;
        let id = server.table(&code).await.ballot.unwrap().id;
        bert.send(&ClientMessage::Vote { id, yes: false }).await;
        bert.settle().await;
        ids.push(id);
    }
    assert_eq!(ids, [1, 2, 3]);
    ada.send(&ClientMessage::Propose { what }).await;
    assert_eq!(answer(&mut ada).await, Some(ProblemKind::TooFast));
    assert_eq!(server.table(&code).await.ballot, None);
    // What one has used up is not the others'.
    bert.send(&ClientMessage::Propose { what }).await;
    bert.settle().await;
    assert_eq!(server.table(&code).await.ballot.unwrap().id, 4);
}

#[tokio::test]
async fn a_gallery_makes_so_many_faces_however_many_stand_there() {
    let server = TestServer::limited(Limits {
        gallery: only(4),
        ..Limits::default()
    })
    .await;
    let (code, mut ada, _bert) = ada_and_bert(&server).await;
    let mut n_refused = 0;
    for n in 1..=6 {
        let mut onlooker = server.watch(&code).await;
        onlooker.next_state().await;
        let mood = Mood::Hmm;
        onlooker.send(&ClientMessage::Emote { mood }).await;
        if answer(&mut onlooker).await == Some(ProblemKind::TooFast) {
            n_refused += 1;
        }
        assert_eq!(n_refused, u32::saturating_sub(n, 4));
    }
    // Who sits at the table still may.
    let mood = Mood::Ha;
    ada.send(&ClientMessage::Emote { mood }).await;
    for _ in 0..5 {
        assert_eq!(answer(&mut ada).await, None);
    }
}

#[tokio::test]
async fn a_webhook_is_called_so_often_however_fast_people_play() {
    let server = TestServer::with(Config {
        limits: Limits::none(),
        reach: vec!["127.0.0.0/8".parse().unwrap()],
        ..Config::default()
    })
    .await;
    let mut receiver = Receiver::open().await;
    let began = Instant::now();
    let ada = server.open_endless("Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut pages = [server.sit(&ada).await, server.sit(&bert).await];
    for page in &mut pages {
        page.next_state().await;
    }
    let url = format!("{}/hook", receiver.url);
    pages[0].send(&webhook(&url, &server.0)).await;
    while !matches!(pages[0].next().await, Ok(ServerMessage::Webhook(_))) {}
    // Every turn is news.
    let mut state = pages[0].look().await;
    let mut n_turns = 0;
    while n_turns < 60 {
        let by = state.turn.must().first().unwrap().index();
        let action = if state.legal.is_empty() {
            pages[by].look().await.legal
        } else {
            state.legal.clone()
        };
        // To hold is the last of them, if one may.
        let action = action.last().unwrap().clone();
        pages[by].play(state.n, &action).await;
        for page in &mut pages {
            page.until(state.n + 1).await;
        }
        state = pages[0].look().await;
        n_turns += u32::from(state.turn.must().first().unwrap().index() != by);
    }
    let mut n_calls = 0;
    while timeout(Duration::from_millis(500), receiver.inbox.recv())
        .await
        .is_ok()
    {
        n_calls += 1;
    }
    // Twenty at once, and one more every five seconds.
    let most = 21 + began.elapsed().as_secs() / 5;
    assert!(
        (20..=most).contains(&n_calls),
        "{n_calls} calls, {most} at most"
    );
}

#[tokio::test]
async fn a_player_has_ten_passkeys_and_is_told_on_ten_devices() {
    let server = TestServer::with(Config {
        limits: Limits::none(),
        ..passkeys::config()
    })
    .await;
    let ada = Device::new(&server, 'a');
    let add = async |n: u8| {
        let said = passkeys::asked(&ada, "webauthn.create").await;
        let new = Authenticator::new(&[n; 16]).create(&said);
        ada.ask("POST", "/api/me/passkeys", Some(new)).await
    };
    for n in 0..10 {
        let (status, me) = add(n).await;
        assert_eq!(status, 200, "{me}");
    }
    let (status, problem) = add(10).await;
    assert_eq!(status, 409, "{problem}");
    assert!(
        problem["error"]
            .as_str()
            .unwrap()
            .contains("remove one first")
    );

    for n in 0..12 {
        let endpoint = format!("https://push.example/{n}");
        let wanted = Keys::new().subscription(&endpoint);
        let (status, me) = ada.ask("POST", "/api/me/push", Some(wanted)).await;
        assert_eq!(status, 200, "{me}");
    }
    // The last ones: a device that is used is told.
    assert_eq!(ada.me().await.told.len(), 10);
    for (n, n_left) in [(0, 10), (1, 10), (2, 9), (11, 8)] {
        let endpoint = json!({ "endpoint": format!("https://push.example/{n}") });
        assert_eq!(
            ada.ask("DELETE", "/api/me/push", Some(endpoint)).await.0,
            204
        );
        assert_eq!(ada.me().await.told.len(), n_left, "after device {n}");
    }
}

/// A real socket that nobody reads from, while a hundred moves are played.
#[tokio::test]
async fn who_does_not_read_holds_nobody_up_and_hears_all_or_is_cut_off() {
    let server = TestServer::limited(Limits::none()).await;
    let ada = server.open_endless("Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut pages = [server.sit(&ada).await, server.sit(&bert).await];
    for page in &mut pages {
        page.next_state().await;
    }
    let url = format!(
        "{}/api/tables/{}/ws",
        server.0.replace("http", "ws"),
        ada.code
    );
    let (mut sleeper, _) = connect_async(&url).await.unwrap();
    let watch = ClientMessage::Watch { unpacks: false };
    let watch = serde_json::to_string(&watch).unwrap();
    sleeper.send(Message::text(watch)).await.unwrap();
    let playing = async {
        for n in 0..100 {
            let state = pages[0].look().await;
            let by = state.turn.must().first().unwrap().index();
            pages[by].play(n, "roll").await;
            for page in &mut pages {
                page.until(n + 1).await;
            }
        }
    };
    timeout(Duration::from_mins(1), playing)
        .await
        .expect("nobody waits for who does not read");
    // It wakes up: what comes has no gap.
    let mut n = None;
    while n != Some(100) {
        let heard = timeout(Duration::from_secs(20), sleeper.next())
            .await
            .unwrap();
        let text = match heard {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(_)) | Err(_)) | None => break,
            Some(Ok(_)) => continue,
        };
        let told: serde_json::Value = serde_json::from_str(&text).unwrap();
        let told_n = match told["type"].as_str() {
            Some("state" | "moved") => told["n"].as_u64().unwrap(),
            _ => continue,
        };
        assert!(n.is_none_or(|n| told_n == n + 1), "{n:?}, then {told_n}");
        n = Some(told_n);
    }
    assert!(n.is_some(), "it was told something before it fell asleep");
}
