//! Bots at the table.

use std::time::{Duration, Instant};

use driver::Match;
use record::Record;
use serde_json::{Value as Json, json};
use server::{Config, Limits};
use tabletop::Turn;
use wire::{ClientMessage, SeatKind, Seated};

use super::{
    client::Site,
    server::{A, TestServer, sensible},
};

#[tokio::test]
async fn a_person_plays_a_bot_to_the_end() {
    let server = TestServer::open().await;
    let ada = server
        .open(json!(["person", { "bot": "random" }]), "Ada")
        .await;
    let mut page = server.sit(&ada).await;
    let table = page.table().await;
    assert!(table.has_started, "nobody else is waited for");
    assert_eq!(table.seats[1].name, "Mothball");
    assert!(table.seats[1].is_here && table.seats[1].is_taken);
    let mut state = page.state().await;
    while let Some(seat) = state.turn.must().first() {
        if seat == A {
            page.play(state.n, sensible(&state)).await;
        }
        state = page.state_after(state.n + 1).await;
    }
    let report = driver::check(&page.record().await, registry::find).unwrap();
    assert_eq!(report.n_moves, state.n);
}

#[tokio::test]
async fn fill_gives_the_free_seats_to_bots_and_starts() {
    let server = TestServer::open().await;
    let igor = server
        .open(json!(["person", "person", "person"]), "Gravel")
        .await;
    let mut page = server.sit(&igor).await;
    page.table().await;
    page.play(0, "roll").await;
    let error = page.refused().await.error;
    assert!(error.contains("2 more"), "{error}");
    page.send(&ClientMessage::Fill).await;
    let table = page.table().await;
    assert!(table.has_started);
    let names: Vec<_> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(
        names,
        ["Gravel 2", "Mothball", "Lurch"],
        "a bot may need the name"
    );
    assert_eq!(table.seats[2].kind, SeatKind::Bot("runner".to_owned()));
    assert_eq!(page.state().await.n, 0);
    page.send(&ClientMessage::Fill).await;
    assert!(page.refused().await.error.contains("started"));
}

#[tokio::test]
async fn a_bot_takes_its_time_and_a_move_may_be_undone_meanwhile() {
    let server = TestServer::with(Config {
        bot_delay: 300..=300,
        ..Config::default()
    })
    .await;
    loop {
        let seats = json!(["person", { "bot": "random" }]);
        let ada = server.open(seats, "Ada").await;
        let mut page = server.sit(&ada).await;
        page.next_state().await;
        page.play(0, "roll").await;
        if page.next_state().await.legal.len() < 2 {
            continue;
        }
        page.play(1, "hold").await;
        let held = Instant::now();
        assert!(page.next_state().await.may_undo);
        page.send(&ClientMessage::Undo { n: 2 }).await;
        let back = page.next_state().await;
        assert_eq!((back.n, back.since), (1, 0));
        page.play(1, "hold").await;
        page.next_state().await;
        let answered = page.next_state().await;
        assert_eq!(answered.n, 3);
        assert!(Duration::from_millis(300) <= held.elapsed());
        return;
    }
}

#[tokio::test]
async fn a_table_of_eight_fits() {
    let server = TestServer::open().await;
    let bot = json!({ "bot": "random" });
    let seats = json!(["person", bot, bot, bot, bot, bot, bot, bot]);
    let ada = server.open(seats, "Ada").await;
    let mut page = server.sit(&ada).await;
    assert_eq!(page.table().await.seats.len(), 8);
    let mut state = page.state().await;
    while let Some(seat) = state.turn.must().first() {
        if seat == A {
            page.play(state.n, sensible(&state)).await;
        }
        state = page.state_after(state.n + 1).await;
    }
    driver::check(&page.record().await, registry::find).unwrap();
}

#[tokio::test]
async fn a_bot_stands_in_for_who_left_until_they_come_back() {
    let server = TestServer::with(Config {
        bot_delay: 0..=0,
        stand_in_after: Duration::from_millis(200),
        ..Config::default()
    })
    .await;
    let ada = server.open_endless("Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut page = server.sit(&ada).await;
    let ms = page.table().await.seats[1].stand_in_ms;
    assert!(
        (1..=200).contains(&ms.unwrap()),
        "he has not come yet: {ms:?}"
    );
    page.state().await;
    page.play(0, "roll").await;
    let mut state = page.next_state().await;
    if state.turn.must().contains(A) {
        page.play(1, "hold").await;
        state = page.next_state().await;
    }
    assert!(!state.turn.must().contains(A), "it is Bert's turn");
    // He is told of, and a bot plays for him.
    while state.turn.must().first().is_some_and(|seat| seat != A) {
        state = page.next_state().await;
    }
    let path = format!("/api/tables/{}", ada.code);
    let table: wire::TableInfo = server.get(&path).await.json().await.unwrap();
    assert_eq!(table.seats[1].stand_in_ms, Some(0));

    let mut his = server.sit(&bert).await;
    assert_eq!(his.table().await.seats[1].stand_in_ms, None);
    let mut state = his.next_state().await;
    while state.turn.must().contains(A) {
        page.play(state.n, "roll").await;
        state = his.next_state().await;
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    his.play(state.n, "roll").await;
    assert_eq!(his.next_state().await.n, state.n + 1, "he plays himself");
}

#[tokio::test]
async fn nobody_plays_at_a_table_without_people() {
    let server = TestServer::with(Config {
        bot_delay: 0..=0,
        stand_in_after: Duration::from_millis(1),
        ..Config::default()
    })
    .await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    server.join(&ada.code, "Bert").await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let store = store::Store::open(&server.db()).await.unwrap();
    assert_eq!(store.log(&ada.code).await.unwrap(), []);
}

/// Opens a table of any game, where the person sits first.
async fn open(site: &Site, game: &str, bots: &[&str]) -> Seated {
    let bots = bots.iter().map(|bot| json!({ "bot": bot }));
    let seats: Vec<Json> = std::iter::once(json!("person")).chain(bots).collect();
    site.open_any(&json!({ "game": game, "seats": seats }), "Ada")
        .await
}

#[tokio::test]
async fn a_question_without_words_is_refused_and_a_bot_hands_one_with_words_back() {
    let server = TestServer::open().await;
    let ada = open(&server, "brain-flip", &["random"]).await;
    let mut page = server.sit(&ada).await;
    page.table().await;
    let mut state = page.state().await;
    let may = |state: &wire::Snapshot, action: &str| state.legal.iter().any(|it| it == action);
    // Until the bot is Brain Master, Ada is.
    while !may(&state, "ask free") {
        if let Some(action) = ["choose a1", "yes"].iter().find(|it| may(&state, it)) {
            page.play(state.n, action).await;
        }
        state = page.state_after(state.n + 1).await;
    }
    page.play(state.n, "ask free").await;
    let problem = page.refused().await;
    assert_eq!(problem.rule.as_deref(), Some("BFL-13.words"), "{problem:?}");
    page.play(state.n, "ask free # is it cute?").await;
    let told = page.state_after(state.n + 2).await;
    let declined = told.events.iter().any(|it| it.get("declined").is_some());
    assert!(declined, "{:?}", told.events);
}

#[tokio::test]
async fn a_table_answers_while_its_bot_thinks() {
    // It is asked as often as it answers.
    let server = TestServer::with(Config {
        limits: Limits::none(),
        ..Config::default()
    })
    .await;
    let ada = open(&server, "oh-my-brain", &["mastermind"]).await;
    let path = format!("/api/tables/{}", ada.code);
    let mut page = server.sit(&ada).await;
    let mut state = page.next_state().await;
    for _ in 0..30 {
        if state.turn.must().without(A).is_empty() {
            page.play(state.n, state.legal.last().unwrap()).await;
            state = page.state_after(state.n + 1).await;
            continue;
        }
        let started = Instant::now();
        let (mut answered, mut longest_silence) = (started, Duration::ZERO);
        state = loop {
            let told = tokio::select! {
                biased;
                state = page.next_state() => Some(state),
                response = server.get(&path) => {
                    assert_eq!(response.status(), 200);
                    None
                }
            };
            longest_silence = longest_silence.max(answered.elapsed());
            answered = Instant::now();
            if let Some(state) = told {
                break state;
            }
        };
        // Not where it had no choice and moved at once.
        let thought = started.elapsed();
        if Duration::from_millis(100) < thought && 4 * longest_silence < thought {
            return;
        }
    }
    panic!("nobody was answered while a bot was thinking");
}

#[tokio::test]
async fn bots_that_do_not_search_play_the_game_that_the_key_foretold() {
    let server = TestServer::open().await;
    let bots = ["runner", "ghoul"];
    let ada = open(&server, "mmm-brains", &bots).await;
    let mut page = server.sit(&ada).await;
    let mut state = page.next_state().await;
    while let Turn::Waiting { must, .. } = state.turn {
        if must.contains(A) {
            page.play(state.n, state.legal.last().unwrap()).await;
        }
        state = page.state_after(state.n + 1).await;
    }
    let record: Record = page.record().await.parse().unwrap();
    let game = registry::find("mmm-brains").unwrap();
    let seal = record.seal.expect("the game is over");
    let mut again = Match::start(game, record.options, record.players, seal).unwrap();
    let mut n_foretold = 0;
    for played in &record.moves {
        if let Some(bot) = played.seat.index().checked_sub(1) {
            let chosen = again.choose(bots[bot], played.seat).unwrap();
            assert_eq!(chosen, played.action, "move {}", again.n_moves() + 1);
            n_foretold += 1;
        }
        again.play(played.seat, &played.action).unwrap();
    }
    assert!(20 < n_foretold);
}
