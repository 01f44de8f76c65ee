//! Another game of the same people, agreed on at the end of the last.

use serde_json::json;
use server::Config;
use tabletop::{Seat, SeatSet};
use wire::{
    ClientMessage, HookInfo, NextSeat, Proposal, SeatKind, Seated, ServerMessage, TableInfo, Wish,
};

use super::{
    client::Client,
    server::{A, B, TestServer, ada_and_bert, play_out},
};

const REMATCH: ClientMessage = ClientMessage::Propose {
    what: Proposal::Rematch,
};

async fn rematch(client: &mut Client) -> TableInfo {
    loop {
        match client.next().await {
            Ok(ServerMessage::Rematch(table)) => return table,
            Ok(ServerMessage::Table(_) | ServerMessage::Record { .. }) => {}
            other => panic!("expected the next table, got {other:?}"),
        }
    }
}

async fn seated(client: &mut Client) -> NextSeat {
    loop {
        match client.next().await {
            Ok(ServerMessage::Seated(seated)) => return seated,
            Ok(ServerMessage::Table(_)) => {}
            other => panic!("expected a seat, got {other:?}"),
        }
    }
}

/// The table as it is told next, with what is asked.
async fn asked(client: &mut Client) -> TableInfo {
    loop {
        match client.next().await {
            Ok(ServerMessage::Table(table)) => return table,
            Ok(ServerMessage::Record { .. }) => {}
            other => panic!("expected a table, got {other:?}"),
        }
    }
}

async fn come_along(client: &mut Client, next: &TableInfo, salt: &str) -> NextSeat {
    let commitment = next.commitment.clone();
    let salt = salt.to_owned();
    client
        .send(&ClientMessage::Again { commitment, salt })
        .await;
    seated(client).await
}

fn seat_of(next: &NextSeat) -> Seated {
    Seated {
        code: next.code.clone(),
        seat: next.seat,
        token: next.token.clone(),
    }
}

/// Ada and Bert when their game is over.
async fn finished(server: &TestServer) -> (String, [Client; 2]) {
    let (code, mut ada, bert) = ada_and_bert(server).await;
    let state = ada.look().await;
    let mut pages = [ada, bert];
    play_out(&mut pages, state).await;
    (code, pages)
}

#[tokio::test]
async fn who_agrees_plays_on_at_a_table_whose_seal_was_shown_before_the_salts() {
    let server = TestServer::open().await;
    let (code, [mut ada, mut bert]) = finished(&server).await;
    ada.record().await;
    bert.record().await;
    ada.send(&REMATCH).await;
    let ballot = asked(&mut bert).await.ballot.unwrap();
    assert_eq!((ballot.by, ballot.yes), (A, SeatSet::one(A)));
    assert!(ballot.ms_left <= ballot.of_ms && 0 < ballot.ms_left);
    let id = ballot.id;
    bert.send(&ClientMessage::Vote { id, yes: true }).await;
    let (for_ada, for_bert) = (rematch(&mut ada).await, rematch(&mut bert).await);
    assert_eq!(for_ada.commitment, for_bert.commitment);
    assert_ne!(for_ada.code, code);
    assert_eq!(for_ada.options, json!({ "goal": 20 }));
    // Nobody else gets a seat that is kept.
    let join = json!({ "name": "Eve", "salt": "", "commitment": for_ada.commitment });
    let path = format!("/api/tables/{}/join", for_ada.code);
    assert_eq!(server.post(&path, join.to_string()).await.0, 409);
    let ada_next = come_along(&mut ada, &for_ada, "new salt of Ada").await;
    let bert_next = come_along(&mut bert, &for_bert, "new salt of Bert").await;
    assert_eq!((ada_next.seat, bert_next.seat), (A, B));
    let mut pages = [
        server.sit(&seat_of(&ada_next)).await,
        server.sit(&seat_of(&bert_next)).await,
    ];
    let table = asked(&mut pages[0]).await;
    let names: Vec<_> = table.seats.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Bert"]);
    assert!(table.has_started && table.commitment == for_ada.commitment);
    let state = pages[0].next_state().await;
    assert_eq!(pages[1].next_state().await.n, state.n);
    pages[0].table().await;
    play_out(&mut pages, state).await;
    let text = pages[0].record().await;
    let record: record::Record = text.parse().unwrap();
    let report = driver::check(&text, registry::find).unwrap();
    assert!(report.is_proof());
    assert_eq!(record.commitment, Some(for_ada.commitment));
    let seal = record.seal.unwrap();
    assert_eq!(seal.salts, ["new salt of Ada", "new salt of Bert"]);
}

#[tokio::test]
async fn who_says_no_is_replaced_by_a_bot_and_sees_where_the_others_went() {
    let server = TestServer::open().await;
    let (_, [mut ada, mut bert]) = finished(&server).await;
    bert.send(&REMATCH).await;
    bert.record().await;
    let id = asked(&mut ada).await.ballot.unwrap().id;
    ada.send(&ClientMessage::Vote { id, yes: false }).await;
    let next = rematch(&mut bert).await;
    assert_eq!(
        next.seats[A.index()].kind,
        SeatKind::Bot("runner".to_owned())
    );
    assert_eq!(next.seats[B.index()].kind, SeatKind::Person);
    let told = loop {
        let told = asked(&mut ada).await;
        if told.ballot.is_none() {
            break told;
        }
    };
    assert_eq!(told.next, Some(next.code.clone()));
    let salt = "hers".to_owned();
    let commitment = next.commitment.clone();
    ada.send(&ClientMessage::Again { commitment, salt }).await;
    assert!(ada.refused().await.error.contains("no seat is kept"));
    let seat = come_along(&mut bert, &next, "his").await;
    let mut page = server.sit(&seat_of(&seat)).await;
    assert!(page.table().await.has_started);
}

#[tokio::test]
async fn alone_with_bots_it_takes_one_press_and_one_who_is_away_is_not_waited_for() {
    let server = TestServer::open().await;
    let (_, [mut ada, bert]) = finished(&server).await;
    bert.leave().await;
    ada.record().await;
    let table = asked(&mut ada).await;
    assert!(!table.seats[B.index()].is_here);
    ada.send(&REMATCH).await;
    let next = rematch(&mut ada).await;
    let seat = come_along(&mut ada, &next, "hers").await;
    let mut page = server.sit(&seat_of(&seat)).await;
    let table = page.table().await;
    assert!(table.has_started);
    assert_eq!(table.seats[B.index()].name, "Mothball");
}

#[tokio::test]
async fn nothing_wrong_gets_a_seat_and_two_pages_of_one_player_come_once() {
    let server = TestServer::open().await;
    let (code, mut ada, mut bert) = ada_and_bert(&server).await;
    ada.send(&REMATCH).await;
    assert!(ada.refused().await.error.contains("still on"));
    ada.send(&ClientMessage::Vote { id: 1, yes: true }).await;
    assert!(ada.refused().await.is_late);
    let mut eve = server.watch(&code).await;
    eve.next_state().await;
    eve.send(&REMATCH).await;
    assert!(eve.refused().await.error.contains("looking on"));
    let state = ada.look().await;
    let mut pages = [ada, bert];
    play_out(&mut pages, state).await;
    [ada, bert] = pages;
    ada.record().await;
    ada.send(&REMATCH).await;
    bert.send(&REMATCH).await;
    let next = rematch(&mut ada).await;
    rematch(&mut bert).await;
    let again = |commitment: &str, salt: &str| ClientMessage::Again {
        commitment: commitment.to_owned(),
        salt: salt.to_owned(),
    };
    ada.send(&again("00", "x")).await;
    let mut refused = ada.next().await;
    while let Ok(ServerMessage::Table(_)) = refused {
        refused = ada.next().await;
    }
    let Ok(ServerMessage::Refused(problem)) = refused else {
        panic!("{refused:?}");
    };
    assert!(problem.error.contains("not the seal"), "{}", problem.error);
    ada.send(&again(&next.commitment, "line\nbreak")).await;
    assert!(ada.refused().await.error.contains("a salt has no"));
    let first = come_along(&mut ada, &next, "first").await;
    let second = come_along(&mut ada, &next, "second").await;
    assert_eq!(first, second);
    assert_eq!(second.salt, "first");
}

#[tokio::test]
async fn whoever_agreed_and_lost_the_line_finds_the_seat_on_coming_back() {
    let server = TestServer::with(Config {
        bot_delay: 0..=0,
        ..Config::default()
    })
    .await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut pages = [server.sit(&ada).await, server.sit(&bert).await];
    let state = pages[0].look().await;
    pages[1].next_state().await;
    pages[0].next_state().await;
    play_out(&mut pages, state).await;
    let [mut ada_page, mut bert_page] = pages;
    bert_page.send(&REMATCH).await;
    rematch_or_wait(&mut bert_page).await;
    bert_page.leave().await;
    ada_page.send(&REMATCH).await;
    let next = rematch(&mut ada_page).await;
    come_along(&mut ada_page, &next, "hers").await;
    let mut bert_page = server.sit(&bert).await;
    bert_page.next_state().await;
    assert_eq!(rematch(&mut bert_page).await.code, next.code);
    let seat = come_along(&mut bert_page, &next, "his").await;
    assert_eq!(seat.seat, Seat::new(1));
}

/// Until one's own wish is known to all.
async fn rematch_or_wait(client: &mut Client) {
    while asked(client).await.ballot.is_none() {}
}

/// Whom the host has told, as the host is told.
async fn hook(client: &mut Client) -> HookInfo {
    loop {
        match client.next().await {
            Ok(ServerMessage::Webhook(hook)) => return hook,
            Ok(_) => {}
            Err(closed) => panic!("expected the webhook, got {closed:?}"),
        }
    }
}

fn call(server: &TestServer) -> ClientMessage {
    ClientMessage::Webhook {
        // Nobody listens there, and nobody waits for that.
        url: Some("http://127.0.0.1:9/room".to_owned()),
        site: server.0.clone(),
    }
}

fn with_reach() -> Config {
    Config {
        reach: vec!["127.0.0.0/8".parse().unwrap()],
        ..Config::default()
    }
}

#[tokio::test]
async fn the_host_stays_the_host_and_their_webhook_comes_along() {
    let server = TestServer::with(with_reach()).await;
    let (_, [mut ada, mut bert]) = finished(&server).await;
    ada.send(&call(&server)).await;
    let told = hook(&mut ada).await;
    ada.send(&REMATCH).await;
    let id = loop {
        if let Some(ballot) = asked(&mut bert).await.ballot {
            break ballot.id;
        }
    };
    bert.send(&ClientMessage::Vote { id, yes: true }).await;
    let next = rematch(&mut bert).await;
    rematch(&mut ada).await;
    // Bert is there first, and has nothing of hers.
    let bert_next = come_along(&mut bert, &next, "new salt of Bert").await;
    let mut page = server.sit(&seat_of(&bert_next)).await;
    assert!(!asked(&mut page).await.has_webhook);
    let ada_next = come_along(&mut ada, &next, "new salt of Ada").await;
    let mut hers = server.sit(&seat_of(&ada_next)).await;
    assert_eq!(hook(&mut hers).await, told);
    page.look().await;
    assert!(!page.heard.contains(&told.secret) && !page.heard.contains(&told.url));
    let table = server.table(&next.code).await;
    assert!(table.has_webhook);
    assert_eq!(table.host, Some(A));
    // It is in the file, too.
    let server = server.restart(with_reach()).await;
    let mut hers = server.sit(&seat_of(&ada_next)).await;
    assert_eq!(hook(&mut hers).await, told);
}

#[tokio::test]
async fn a_host_who_stands_up_takes_the_webhook_away() {
    let server = TestServer::with(with_reach()).await;
    let seats = json!(["person", "person", "person"]);
    let at_a = server.open(seats, "Ada").await;
    let at_b = server.join(&at_a.code, "Bert").await;
    let mut ada = server.sit(&at_a).await;
    let mut bert = server.sit(&at_b).await;
    ada.send(&call(&server)).await;
    let told = hook(&mut ada).await;
    ada.send(&ClientMessage::Lobby { wish: Wish::Stand }).await;
    while asked(&mut bert).await.host != Some(B) {}
    bert.send(&ClientMessage::Ping).await;
    bert.pong().await;
    assert!(!bert.heard.contains(&told.secret) && !bert.heard.contains(&told.url));
    assert!(!server.table(&at_a.code).await.has_webhook);
}
