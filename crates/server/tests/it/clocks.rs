//! Clocks: whose time runs, what happens when it is up, and that a restart
//! costs nobody anything.

use std::{ops::RangeInclusive, time::Duration};

use serde_json::{Value as Json, json};
use server::{Config, Limits, Wall};
use tabletop::{Seat, Turn};
use wire::{
    ClientMessage, Clock, MyTable, Pace, Proposal, SeatClock, Seated, ServerMessage, TableInfo,
    TimeNews, Wish,
};

use super::{
    client::{Client, Site},
    lobby::lobby,
    server::{A, B, TestServer, play_out},
};

/// How much real time may pass while a test talks.
const SLACK: u32 = 15_000;

fn config(wall: &Wall) -> Config {
    Config {
        bot_delay: 0..=0,
        wall: wall.clone(),
        limits: Limits::none(),
        ..Config::default()
    }
}

/// A wall that is so much later.
fn later(hours: u64) -> Wall {
    let wall = Wall::default();
    wall.skip(Duration::from_hours(hours));
    wall
}

async fn sit_down(site: &Site, pace: &str) -> (Seated, Seated) {
    let options = json!({ "goal": 1_000_000 });
    let seats = json!(["person", "person"]);
    let wanted = json!({ "game": "pig", "options": options, "seats": seats, "clock": pace });
    let ada = site.open_any(&wanted, "Ada").await;
    let bert = site.join(&ada.code, "Bert").await;
    (ada, bert)
}

async fn both(site: &Site, ada: &Seated, bert: &Seated) -> (Client, Client) {
    let mut ada_page = site.sit(ada).await;
    ada_page.next_state().await;
    let mut bert_page = site.sit(bert).await;
    bert_page.next_state().await;
    table_where(&mut ada_page, |it| it.seats[B.index()].is_here).await;
    (ada_page, bert_page)
}

/// The next table that is as wanted.
async fn table_where(client: &mut Client, is_wanted: impl Fn(&TableInfo) -> bool) -> TableInfo {
    loop {
        match client.next().await {
            Ok(ServerMessage::Table(table)) if is_wanted(&table) => return table,
            Ok(ServerMessage::Table(_) | ServerMessage::State(_) | ServerMessage::Clock(_)) => {}
            other => panic!("expected a table, got {other:?}"),
        }
    }
}

async fn clock(client: &mut Client) -> Clock {
    loop {
        match client.next().await {
            Ok(ServerMessage::Clock(clock)) => return clock,
            Ok(ServerMessage::Table(_) | ServerMessage::State(_)) => {}
            other => panic!("expected a clock, got {other:?}"),
        }
    }
}

async fn news(client: &mut Client) -> TimeNews {
    loop {
        if let Some(news) = clock(client).await.news {
            return news;
        }
    }
}

async fn time_of(site: &Site, code: &str, seat: Seat) -> SeatClock {
    let clock = site.table(code).await.clock.unwrap();
    clock.seats[seat.index()].unwrap()
}

/// So many milliseconds, or as few less as a test takes.
fn about(ms: u32) -> RangeInclusive<u32> {
    ms - SLACK..=ms
}

async fn refusal(client: &mut Client, message: &str) -> String {
    client.say(message).await;
    loop {
        match client.next().await {
            Ok(ServerMessage::Refused(problem)) => return problem.error,
            Ok(ServerMessage::Table(_) | ServerMessage::State(_) | ServerMessage::Clock(_)) => {}
            other => panic!("expected a refusal, got {other:?}"),
        }
    }
}

#[tokio::test]
async fn only_the_time_of_who_must_move_runs_and_all_eyes_see_the_same() {
    let wall = Wall::default();
    let server = TestServer::with(config(&wall)).await;
    let (ada, bert) = sit_down(&server, "quick").await;
    let (mut ada_page, mut bert_page) = both(&server, &ada, &bert).await;
    let mut eve = server.watch(&ada.code).await;
    eve.next_state().await;
    wall.skip(Duration::from_mins(1));
    let [a, b] = [A, B].map(|seat| time_of(&server, &ada.code, seat));
    let (a, b) = tokio::join!(a, b);
    assert!(about(135_000).contains(&a.ms_left), "{a:?}");
    assert!(a.is_running && !b.is_running);
    assert_eq!(b.ms_left, 180_000);
    // Fifteen seconds of a minute were free, and the next move has them again.
    ada_page.play(0, "roll").await;
    let told = clock(&mut ada_page).await;
    assert_eq!(told, clock(&mut bert_page).await);
    assert_eq!(told, clock(&mut eve).await);
    assert_eq!(told.pace, Pace::Quick);
    let rolled = ada_page.look().await;
    if rolled.turn.must().contains(A) {
        let a = told.seats[A.index()].unwrap();
        assert!(about(150_000).contains(&a.ms_left), "{a:?}");
    }
    // Byte by byte.
    let frames = [&ada_page, &bert_page, &eve].map(|page| {
        let is_clock = |it: &&String| it.contains(r#""type":"clock""#);
        page.frames
            .iter()
            .filter(is_clock)
            .cloned()
            .collect::<Vec<_>>()
    });
    assert_eq!(frames[0], frames[1]);
    assert_eq!(frames[0], frames[2]);
}

#[tokio::test]
async fn a_bot_plays_for_who_has_run_out_until_they_are_back() {
    let wall = Wall::default();
    let server = TestServer::with(config(&wall)).await;
    let (ada, bert) = sit_down(&server, "quick").await;
    let (mut ada_page, mut bert_page) = both(&server, &ada, &bert).await;
    wall.skip(Duration::from_secs(196));
    assert_eq!(news(&mut bert_page).await, TimeNews::Out { seat: A });
    assert_eq!(news(&mut ada_page).await, TimeNews::Out { seat: A });
    // The bot rolls and holds for her.
    let mut state = bert_page.look().await;
    while !state.turn.must().contains(B) {
        state = bert_page.next_state().await;
    }
    assert!(0 < state.n);
    assert!(time_of(&server, &ada.code, A).await.is_out);
    let late = refusal(&mut bert_page, r#"{"type":"time","seat":0}"#).await;
    assert!(late.contains("when they are back"), "{late}");
    ada_page.send(&ClientMessage::Back).await;
    assert_eq!(news(&mut ada_page).await, TimeNews::Back { seat: A });
    let time = time_of(&server, &ada.code, A).await;
    assert_eq!((time.ms_left, time.is_out), (20_000, false));
    // Her next turn is her own again.
    let mut n = state.n;
    while state.turn.must().contains(B) {
        let action = if n == state.n { "roll" } else { "hold" };
        bert_page.play(n, action).await;
        n += 1;
        let rolled = bert_page.state_after(n).await;
        if rolled.turn.must().contains(A) {
            state = rolled;
        }
    }
    assert!(state.turn.must().contains(A));
    let time = time_of(&server, &ada.code, A).await;
    assert!(
        about(35_000).contains(&time.ms_left) && time.is_running,
        "{time:?}"
    );
    ada_page.look().await;
    ada_page.play(state.n, "roll").await;
    bert_page.state_after(state.n + 1).await;
    // And after a restart she is not out either.
    let server = server.restart(config(&wall)).await;
    let mut page = server.watch(&ada.code).await;
    let time = page.table().await.clock.unwrap().seats[A.index()].unwrap();
    assert!(!time.is_out);
}

#[tokio::test]
async fn others_give_time_and_nobody_gives_it_to_themselves() {
    let wall = Wall::default();
    let server = TestServer::with(config(&wall)).await;
    let (ada, bert) = sit_down(&server, "relaxed").await;
    let (mut ada_page, mut bert_page) = both(&server, &ada, &bert).await;
    bert_page.send(&ClientMessage::Time { seat: A }).await;
    let gave = TimeNews::Gave { by: B, to: A };
    assert_eq!(news(&mut ada_page).await, gave);
    let time = time_of(&server, &ada.code, A).await;
    assert!(about(705_000).contains(&time.ms_left), "{time:?}");
    for (message, why) in [
        (r#"{"type":"time","seat":0}"#, "given to others"),
        (r#"{"type":"time","seat":5}"#, "no clock"),
        (r#"{"type":"time","seat":9}"#, "does not exist"),
        (r#"{"type":"time"}"#, "missing field"),
        (r#"{"type":"time","seat":1,"ms":9}"#, "unknown field"),
        (r#"{"type":"back","seat":1}"#, "unknown field"),
    ] {
        let error = refusal(&mut ada_page, message).await;
        assert!(error.contains(why), "{error}");
    }
    let mut eve = server.watch(&ada.code).await;
    eve.next_state().await;
    let error = refusal(&mut eve, r#"{"type":"time","seat":0}"#).await;
    assert!(error.contains("looking on"), "{error}");
    // The gift is a line of the log: it is there after a restart.
    let server = server.restart(config(&wall)).await;
    let mut page = server.sit(&ada).await;
    let table = page.table().await;
    let time = table.clock.unwrap().seats[A.index()].unwrap();
    assert!(about(705_000).contains(&time.ms_left), "{time:?}");
}

#[tokio::test]
async fn time_stands_still_while_the_server_is_down_however_it_went() {
    let wall = Wall::default();
    let server = TestServer::with(config(&wall)).await;
    let (ada, bert) = sit_down(&server, "quick").await;
    let (ada_page, bert_page) = both(&server, &ada, &bert).await;
    wall.skip(Duration::from_mins(1));
    // It has been counted when it is told.
    let before = time_of(&server, &ada.code, A).await;
    assert!(about(135_000).contains(&before.ms_left), "{before:?}");
    // The power goes: what nobody had written down yet is nobody's loss.
    let after = server.after_a_power_cut(config(&later(5))).await;
    let mut page = after.sit(&ada).await;
    let time = page.table().await.clock.unwrap().seats[A.index()].unwrap();
    let since_the_last_note = before.ms_left - SLACK..=195_000;
    assert!(since_the_last_note.contains(&time.ms_left), "{time:?}");
    // An operator stops it: everybody has what they had, an hour later.
    drop((ada_page, bert_page));
    let server = server.restart(config(&later(2))).await;
    let mut page = server.sit(&ada).await;
    let time = page.table().await.clock.unwrap().seats[A.index()].unwrap();
    assert!(about(135_000).contains(&time.ms_left), "{time:?}");
}

#[tokio::test]
async fn nobodys_time_runs_during_a_break_or_while_nobody_is_there() {
    let wall = Wall::default();
    let server = TestServer::with(config(&wall)).await;
    let (ada, bert) = sit_down(&server, "quick").await;
    let (mut ada_page, mut bert_page) = both(&server, &ada, &bert).await;
    let pause = ClientMessage::Propose {
        what: Proposal::Pause,
    };
    ada_page.send(&pause).await;
    bert_page.send(&pause).await;
    table_where(&mut ada_page, |it| it.is_paused).await;
    wall.skip(Duration::from_hours(1));
    let time = time_of(&server, &ada.code, A).await;
    assert!(about(195_000).contains(&time.ms_left) && !time.is_running);
    ada_page.send(&ClientMessage::Resume).await;
    table_where(&mut bert_page, |it| !it.is_paused).await;
    assert!(time_of(&server, &ada.code, A).await.is_running);
    ada_page.leave().await;
    bert_page.leave().await;
    while server
        .table(&ada.code)
        .await
        .seats
        .iter()
        .any(|it| it.is_here)
    {}
    wall.skip(Duration::from_hours(1));
    let mut page = server.sit(&ada).await;
    let time = page.table().await.clock.unwrap().seats[A.index()].unwrap();
    assert!(about(195_000).contains(&time.ms_left), "{time:?}");
}

#[tokio::test]
async fn a_game_of_days_goes_on_without_anybody_looking() {
    let wall = Wall::default();
    let config = |wall: &Wall| Config {
        idle_after: Duration::from_millis(1),
        ..config(wall)
    };
    let server = TestServer::with(config(&wall)).await;
    let (ada, bert) = sit_down(&server, "days").await;
    let (ada_page, bert_page) = both(&server, &ada, &bert).await;
    ada_page.leave().await;
    bert_page.leave().await;
    wall.skip(Duration::from_hours(24));
    let mine = async |server: &TestServer, seated: &Seated| {
        let seat = json!({ "code": seated.code, "token": seated.token });
        let body = json!({ "seats": [seat] }).to_string();
        let (_, answer) = server.post("/api/tables/mine", body).await;
        let answers: Vec<MyTable> = serde_json::from_value(answer).unwrap();
        answers.into_iter().next().unwrap().table.unwrap()
    };
    let days = |n: u32| n * 24 * 60 * 60 * 1000;
    let left = |table: &TableInfo, seat: Seat| {
        let clock = table.clock.clone().unwrap();
        clock.seats[seat.index()].unwrap().ms_left
    };
    let table = mine(&server, &ada).await;
    assert!(about(days(2)).contains(&left(&table, A)), "{table:?}");
    // A day during which the server is down is nobody's.
    let wall = later(48);
    let server = server.restart(config(&wall)).await;
    let table = mine(&server, &ada).await;
    assert!(about(days(2)).contains(&left(&table, A)), "{table:?}");
    assert_eq!(table.turn.unwrap().must().first(), Some(A));
    wall.skip(Duration::from_hours(48));
    // Nobody comes, and it is Bert's turn all the same.
    let table = loop {
        let table = mine(&server, &bert).await;
        if table.turn.is_some_and(|turn| turn.must().contains(B)) {
            break table;
        }
    };
    assert!(about(days(3)).contains(&left(&table, B)), "{table:?}");
}

#[tokio::test]
async fn the_host_sets_the_clock_and_everybody_agrees_to_it() {
    let server = TestServer::with(config(&Wall::default())).await;
    let seats = json!(["person", "person", "person"]);
    let ada = server.open(seats, "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut ada_page = server.sit(&ada).await;
    let mut bert_page = server.sit(&bert).await;
    let first = bert_page.table().await;
    assert_eq!((first.clock, first.terms), (None, 0));
    let quick = lobby(Wish::Clock { pace: Pace::Quick });
    bert_page.send(&quick).await;
    let error = refusal(&mut bert_page, r#"{"type":"ping"}"#);
    let error = tokio::time::timeout(Duration::from_secs(5), error).await;
    assert!(error.is_ok_and(|it| it.contains("only the host")));
    for wrong in [
        r#"{"type":"lobby","wish":{"clock":{"pace":"fast"}}}"#,
        r#"{"type":"lobby","wish":{"clock":{}}}"#,
        r#"{"type":"lobby","wish":{"clock":{"pace":"quick","ms":1}}}"#,
    ] {
        refusal(&mut ada_page, wrong).await;
    }
    ada_page.send(&quick).await;
    let table = table_where(&mut ada_page, |it| it.clock.is_some()).await;
    assert_eq!(table.clock.unwrap().pace, Pace::Quick);
    assert_eq!(table.terms, 1);
    assert!(table.seats[B.index()].is_asked);
    let wanted = json!({ "game": "pig", "seats": ["person"], "clock": "soon" });
    let (status, _): (u16, Json) = server.post("/api/tables", wanted.to_string()).await;
    assert_eq!(status, 422);
}

#[tokio::test]
async fn a_game_with_a_clock_has_a_record_like_any_other() {
    let wall = Wall::default();
    let server = TestServer::with(config(&wall)).await;
    let wanted = json!({
        "game": "pig", "options": { "goal": 20 }, "seats": ["person", "person"], "clock": "quick",
    });
    let ada = server.open_any(&wanted, "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let (mut ada_page, mut bert_page) = both(&server, &ada, &bert).await;
    bert_page.send(&ClientMessage::Time { seat: A }).await;
    news(&mut bert_page).await;
    news(&mut ada_page).await;
    let state = ada_page.look().await;
    let mut pages = [ada_page, bert_page];
    let state = play_out(&mut pages, state).await;
    assert!(matches!(state.turn, Turn::Over(_)));
    let record = server.record(&ada.code).await;
    assert!(!record.contains("table time"));
    driver::check(&record, registry::find).unwrap();
    let server = server.restart(config(&wall)).await;
    assert_eq!(server.record(&ada.code).await, record);
}
