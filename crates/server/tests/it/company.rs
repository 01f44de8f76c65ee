//! The others beside the game: words, faces, those who look on, what all agree
//! to, and who leaves.

use serde_json::json;
use server::{Config, Limits};
use tabletop::{SeatSet, Turn};
use wire::{
    ClientMessage, LONGEST_WORDS, Mood, Proposal, Said, ServerMessage, TableInfo, Utterance,
};

use super::{
    client::Client,
    server::{A, B, TestServer, ada_and_bert, play_out, sensible},
};

fn chat(text: &str) -> ClientMessage {
    let text = text.to_owned();
    ClientMessage::Chat { text }
}

fn propose(what: Proposal) -> ClientMessage {
    ClientMessage::Propose { what }
}

async fn said(client: &mut Client) -> Said {
    match client.next().await {
        Ok(ServerMessage::Said(said)) => said,
        other => panic!("expected words, got {other:?}"),
    }
}

/// The next table that is as wanted.
async fn table_where(client: &mut Client, is_wanted: impl Fn(&TableInfo) -> bool) -> TableInfo {
    loop {
        match client.next().await {
            Ok(ServerMessage::Table(table)) if is_wanted(&table) => return table,
            Ok(ServerMessage::Table(_) | ServerMessage::State(_)) => {}
            other => panic!("expected a table, got {other:?}"),
        }
    }
}

#[tokio::test]
async fn what_is_said_is_heard_by_all_and_written_down_nowhere() {
    let server = TestServer::open().await;
    let (code, mut ada, mut bert) = ada_and_bert(&server).await;
    let mut eve = server.watch(&code).await;
    eve.next_state().await;
    ada.send(&chat("  is  this\u{a0}yours? ")).await;
    for client in [&mut ada, &mut bert, &mut eve] {
        let Said { n, by, what } = said(client).await;
        let words = Utterance::Words("is this yours?".to_owned());
        assert_eq!((n, by, what), (1, Some(A), words));
    }
    let mood = Mood::Hmm;
    eve.send(&ClientMessage::Emote { mood }).await;
    for client in [&mut ada, &mut bert, &mut eve] {
        let Said { n, by, what } = said(client).await;
        assert_eq!((n, by, what), (2, None, Utterance::Mood(mood)));
    }
    // Who comes late is told; what was not heard at the table is nowhere.
    let mut late = server.watch(&code).await;
    late.next_state().await;
    match late.next().await {
        Ok(ServerMessage::Chat { said }) => assert_eq!(said.len(), 2),
        other => panic!("expected the talk, got {other:?}"),
    }
    let state = ada.look().await;
    assert_eq!(state.n, 0, "words are no moves");
    let mut pages = [ada, bert];
    play_out(&mut pages, state).await;
    assert!(!pages[0].record().await.contains("is this yours?"));
    let server = server.restart(Config::default()).await;
    let mut page = server.watch(&code).await;
    page.next_state().await;
    page.record().await;
    page.send(&ClientMessage::Ping).await;
    page.pong().await;
    assert!(!page.heard.contains("is this yours?"));
}

#[tokio::test]
async fn words_are_short_and_plain_and_few_and_onlookers_have_none() {
    let server = TestServer::open().await;
    let (code, mut ada, mut bert) = ada_and_bert(&server).await;
    for wrong in [
        "",
        "  ",
        "\u{202e}eid",
        "a\nb",
        &"x".repeat(LONGEST_WORDS + 1),
    ] {
        ada.send(&chat(wrong)).await;
        assert!(ada.refused().await.error.contains("what you say has"));
    }
    ada.say(r#"{"type":"emote","mood":"rude"}"#).await;
    assert!(ada.refused().await.error.contains("unknown variant"));
    let mut eve = server.watch(&code).await;
    eve.next_state().await;
    eve.send(&chat("psst")).await;
    assert!(eve.refused().await.error.contains("looking on"));
    // Six at once, and one face every three seconds, over however many pages.
    for n in 1..=6 {
        ada.send(&chat("la")).await;
        assert_eq!(said(&mut bert).await.n, n);
        said(&mut ada).await;
    }
    ada.send(&chat("la")).await;
    assert!(ada.refused().await.error.contains("you say much"));
    let emote = ClientMessage::Emote { mood: Mood::Ha };
    ada.send(&emote).await;
    said(&mut ada).await;
    ada.send(&emote).await;
    assert!(ada.refused().await.error.contains("one face at a time"));
    assert_eq!(said(&mut bert).await.by, Some(A));
    bert.send(&ClientMessage::Ping).await;
    bert.pong().await;
}

#[tokio::test]
async fn everybody_knows_how_many_look_on() {
    // They ask all the time whether something has changed.
    let server = TestServer::with(Config {
        limits: Limits::none(),
        ..Config::default()
    })
    .await;
    let (code, mut ada, _bert) = ada_and_bert(&server).await;
    let eve = server.watch(&code).await;
    let mut mallory = server.watch(&code).await;
    mallory.next_state().await;
    ada.until_watched_by(2).await;
    mallory.until_watched_by(2).await;
    eve.leave().await;
    ada.until_watched_by(1).await;
}

#[tokio::test]
async fn a_roll_is_taken_back_if_everybody_agrees_and_falls_the_same_again() {
    let server = TestServer::open().await;
    let ada = server.open_endless("Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let (mut ada_page, mut bert_page) = (server.sit(&ada).await, server.sit(&bert).await);
    let before = ada_page.next_state().await;
    bert_page.next_state().await;
    ada_page.table().await;
    ada_page.play(0, "roll").await;
    let rolled = ada_page.next_state().await;
    bert_page.next_state().await;
    ada_page.send(&super::server::undo(1)).await;
    assert!(ada_page.refused().await.error.contains("shown something"));
    ada_page.send(&propose(Proposal::Undo)).await;
    let ballot = table_where(&mut bert_page, |it| it.ballot.is_some()).await;
    let ballot = ballot.ballot.unwrap();
    assert_eq!(
        (ballot.by, ballot.to, ballot.yes),
        (A, Some(0), SeatSet::one(A))
    );
    let id = ballot.id;
    bert_page.send(&ClientMessage::Vote { id, yes: true }).await;
    let all = table_where(&mut ada_page, |it| {
        it.ballot.is_some_and(|it| it.yes.contains(B))
    });
    all.await;
    let back = ada_page.next_state().await;
    assert_eq!((back.n, &back.view), (0, &before.view));
    table_where(&mut ada_page, |it| it.ballot.is_none()).await;
    // The same after a restart, and the same luck.
    let server = server.restart(Config::default()).await;
    let mut ada_page = server.sit(&ada).await;
    assert_eq!(ada_page.next_state().await.n, 0);
    ada_page.play(0, "roll").await;
    assert_eq!(ada_page.next_state().await.view, rolled.view);
}

#[tokio::test]
async fn one_who_does_not_agree_or_is_away_or_plays_on_stops_it() {
    let server = TestServer::open().await;
    let (_, mut ada, mut bert) = ada_and_bert(&server).await;
    ada.send(&propose(Proposal::Undo)).await;
    assert!(ada.refused().await.error.contains("nothing to undo"));
    ada.play(0, "roll").await;
    let state = ada.next_state().await;
    bert.next_state().await;
    ada.send(&propose(Proposal::Undo)).await;
    let id = table_where(&mut bert, |it| it.ballot.is_some()).await;
    let id = id.ballot.unwrap().id;
    bert.send(&ClientMessage::Vote { id, yes: false }).await;
    table_where(&mut ada, |it| it.ballot.is_none()).await;
    bert.send(&ClientMessage::Vote { id, yes: true }).await;
    loop {
        match bert.next().await {
            Ok(ServerMessage::Refused(problem)) => break assert!(problem.is_late),
            Ok(ServerMessage::Table(_)) => {}
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(ada.look().await.n, state.n);
    // Whoever moves has answered, too.
    ada.send(&propose(Proposal::Undo)).await;
    table_where(&mut ada, |it| it.ballot.is_some()).await;
    let mut state = ada.look().await;
    let mut pages = [ada, bert];
    let mover = state.turn.must().first().unwrap().index();
    pages[mover].play(state.n, sensible(&state)).await;
    for page in &mut pages {
        state = page.state_after(state.n.max(2)).await;
    }
    let [mut ada, bert] = pages;
    table_where(&mut ada, |it| it.ballot.is_none()).await;
    bert.leave().await;
    table_where(&mut ada, |it| !it.seats[B.index()].is_here).await;
    ada.send(&propose(Proposal::Undo)).await;
    assert!(ada.refused().await.error.contains("Bert is away"));
}

#[tokio::test]
async fn during_a_break_nobody_moves_also_after_a_restart() {
    let server = TestServer::open().await;
    let seats = json!(["person", "person", { "bot": "random" }]);
    let ada = server.open(seats, "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let (mut ada_page, mut bert_page) = (server.sit(&ada).await, server.sit(&bert).await);
    ada_page.next_state().await;
    bert_page.next_state().await;
    ada_page.table().await;
    ada_page.send(&ClientMessage::Resume).await;
    assert!(ada_page.refused().await.error.contains("not paused"));
    ada_page.send(&propose(Proposal::Pause)).await;
    bert_page.send(&propose(Proposal::Pause)).await;
    table_where(&mut ada_page, |it| it.is_paused && it.ballot.is_none()).await;
    ada_page.play(0, "roll").await;
    assert!(ada_page.refused().await.error.contains("paused"));
    let server = server.restart(Config::default()).await;
    let mut ada_page = server.sit(&ada).await;
    assert!(ada_page.table().await.is_paused);
    let mut bert_page = server.sit(&bert).await;
    bert_page.next_state().await;
    bert_page.send(&ClientMessage::Resume).await;
    table_where(&mut ada_page, |it| !it.is_paused).await;
    ada_page.play(0, "roll").await;
    assert_eq!(ada_page.next_state().await.n, 1);
}

#[tokio::test]
async fn whoever_leaves_is_played_for_at_once_and_comes_back_unless_it_was_for_good() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let (mut ada_page, mut bert_page) = (server.sit(&ada).await, server.sit(&bert).await);
    let state = ada_page.next_state().await;
    bert_page.next_state().await;
    assert!(state.turn.must().contains(A), "Ada begins");
    ada_page
        .send(&ClientMessage::Leave { for_good: false })
        .await;
    loop {
        match ada_page.next().await {
            Ok(ServerMessage::Left { for_good }) => break assert!(!for_good),
            Ok(ServerMessage::Table(_)) => {}
            other => panic!("{other:?}"),
        }
    }
    let told = table_where(&mut bert_page, |it| !it.seats[A.index()].is_here).await;
    assert_eq!(told.seats[A.index()].stand_in_ms, Some(0));
    // Nobody has waited a minute: a bot has moved.
    assert!(0 < bert_page.next_state().await.n);
    let mut ada_page = server.sit(&ada).await;
    assert!(ada_page.table().await.seats[A.index()].is_here);
    let leave = ClientMessage::Leave { for_good: true };
    ada_page.next_state().await;
    ada_page.send(&leave).await;
    while ada_page.next().await.is_ok() {}
    assert!(ada_page.heard.contains(r#""type":"left","for_good":true"#));
    let mut again = server.sit(&ada).await;
    assert!(again.refused().await.error.contains("belongs to no seat"));
    // The game goes on without her, to its end.
    let mut state = bert_page.look().await;
    while let Turn::Waiting { must, .. } = state.turn {
        if must.contains(B) {
            bert_page.play(state.n, sensible(&state)).await;
        }
        state = bert_page.next_state().await;
    }
    bert_page.record().await;
    let server = server.restart(Config::default()).await;
    let mut again = server.sit(&ada).await;
    assert!(again.refused().await.error.contains("belongs to no seat"));
}

/// A message without the times in it, which pass between one reader and the
/// next, and without whose it is; nothing for what each may see for itself.
fn public(frame: &str) -> Option<serde_json::Value> {
    let mut message: serde_json::Value = serde_json::from_str(frame).unwrap();
    let kind = message["type"].as_str().unwrap().to_owned();
    if let Some(ballot) = message["ballot"].as_object_mut() {
        ballot.remove("ms_left");
    }
    message.as_object_mut().unwrap().remove("you");
    ["table", "said"]
        .contains(&kind.as_str())
        .then_some(message)
}

#[tokio::test]
async fn what_is_beside_a_game_of_secrets_is_the_same_to_all_eyes() {
    // They say much in little time.
    let server = TestServer::with(Config {
        limits: Limits::none(),
        ..Config::default()
    })
    .await;
    let wanted = json!({ "game": "jars", "seats": ["person", "person"] });
    let ada = server.open_any(&wanted, "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut clients = [
        server.sit(&ada).await,
        server.sit(&bert).await,
        server.watch(&ada.code).await,
    ];
    let mut states = Vec::new();
    for client in &mut clients {
        states.push(client.next_state().await);
    }
    // By now all have come; what was told before was told to fewer.
    for client in &mut clients {
        client.settle().await;
        client.frames.clear();
    }
    for n in 1..=12_u32 {
        let Some(seat) = states[0].turn.must().first() else {
            break;
        };
        clients[0].send(&chat(&format!("move {n}"))).await;
        if n.is_multiple_of(3) {
            clients[1].send(&propose(Proposal::Pause)).await;
            clients[1].settle().await;
            let id = n / 3;
            clients[0]
                .send(&ClientMessage::Vote { id, yes: false })
                .await;
            table_or_words(&mut clients[0], |it| it.ballot.is_some()).await;
            table_or_words(&mut clients[0], |it| it.ballot.is_none()).await;
        }
        let action = states[seat.index()].legal[0].clone();
        clients[seat.index()].play(n - 1, &action).await;
        states.clear();
        for client in &mut clients {
            states.push(client.state_after(n).await);
        }
    }
    let heard = clients.map(|it| {
        it.frames
            .iter()
            .filter_map(|it| public(it))
            .collect::<Vec<_>>()
    });
    assert!(10 < heard[0].len());
    assert_eq!(heard[0], heard[1]);
    assert_eq!(heard[0], heard[2]);
}

async fn table_or_words(client: &mut Client, is_wanted: impl Fn(&TableInfo) -> bool) {
    loop {
        match client.next().await {
            Ok(ServerMessage::Table(table)) if is_wanted(&table) => return,
            Ok(ServerMessage::Table(_) | ServerMessage::State(_) | ServerMessage::Said(_)) => {}
            other => panic!("expected a table, got {other:?}"),
        }
    }
}
