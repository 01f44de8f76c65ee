//! People who mean harm: they are refused, and nobody else notices.

use std::time::Duration;

use driver::Match;
use record::{Move, UNDO};
use serde_json::{Value as Json, json};
use server::{Allowance, Config, Limits};
use store::Store;
use tabletop::sealed::Seal;
use wire::Snapshot;

use super::{
    client::Client,
    server::{TestServer, ada_and_bert, play_out, undo},
};

/// What patient people leave behind: a long game, and at its end one move made
/// and taken back again and again.
async fn long_log(server: &TestServer, code: &str) -> Vec<Move> {
    let store = Store::open(&server.db()).await.unwrap();
    let stored = store.table(code).await.unwrap().unwrap();
    let names = stored
        .assignments
        .iter()
        .map(|it| it.name().unwrap().to_owned());
    let salts = stored.assignments.iter().map(|it| it.salt().to_owned());
    let seal = Seal {
        key: stored.key,
        salts: salts.collect(),
    };
    let game = registry::find("pig").unwrap();
    let mut running = Match::start(game, stored.options.clone(), names.collect(), seal).unwrap();
    let may_hold = |running: &Match| {
        let seat = running.turn().must().first().unwrap();
        (seat, running.legal(seat).contains(&"hold".to_owned()))
    };
    while running.n_moves() < 3_000 || !may_hold(&running).1 {
        let (seat, may_hold) = may_hold(&running);
        let holds = may_hold && running.n_moves() < 3_000;
        running
            .play(seat, if holds { "hold" } else { "roll" })
            .unwrap();
    }
    let (seat, _) = may_hold(&running);
    let again = ["hold", UNDO].map(|action| Move {
        seat,
        action: action.to_owned(),
        draws: Vec::new(),
    });
    let mut log = running.record().moves;
    log.extend(std::iter::repeat_n(again, 1_000).flatten());
    log
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_with_a_thousand_undos_is_opened_while_others_play() {
    let server = TestServer::open().await;
    let eve = server.open_endless("Eve").await;
    server.join(&eve.code, "Mallory").await;
    let log = long_log(&server, &eve.code).await;
    server.write_log(&eve.code, &log).await;
    let server = server.restart(Config::default()).await;
    let (_, mut ada, mut bert) = ada_and_bert(&server).await;

    let mut page = server.sit(&eve).await;
    let path = format!("/api/tables/{}/record", eve.code);
    let record = server.get(&path);
    let (state, record, told) = tokio::join!(page.next_state(), record, async {
        ada.play(0, "roll").await;
        bert.state().await
    });
    assert_eq!(state.n as usize, log.len() - 2_000);
    assert!(!state.may_undo, "a thousand times are enough");
    assert_eq!(record.status(), 409);
    assert_eq!(told.n, 1);
}

/// Whoever's turn it is does something, and both hear of it.
async fn play(pages: &mut [Client; 2], state: &Snapshot, action: &str) -> [Snapshot; 2] {
    let seat = state.turn.must().first().unwrap();
    pages[seat.index()].play(state.n, action).await;
    let [ada, bert] = pages;
    [ada.next_state().await, bert.next_state().await]
}

#[tokio::test]
async fn moves_and_undos_of_a_table_are_counted() {
    let server = TestServer::with(Config {
        max_moves: 60,
        max_undos: 2,
        ..Config::default()
    })
    .await;
    let ada = server.open_endless("Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut pages = [server.sit(&ada).await, server.sit(&bert).await];
    let mut state = pages[0].next_state().await;
    pages[1].next_state().await;

    while state.view["turn_total"] == 0 {
        [state, _] = play(&mut pages, &state, "roll").await;
    }
    let seat = state.turn.must().first().unwrap().index();
    for times in 0..=2 {
        let told = play(&mut pages, &state, "hold").await;
        assert_eq!(told[seat].may_undo, times < 2);
        pages[seat].send(&undo(told[seat].n)).await;
        if times < 2 {
            state = pages[seat].next_state().await;
            pages[1 - seat].next_state().await;
        } else {
            let error = pages[seat].refused().await.error;
            assert!(error.contains("taken back 2 times"), "{error}");
            [state, _] = told;
        }
    }
    while state.n < 60 {
        [state, _] = play(&mut pages, &state, "roll").await;
    }
    let seat = state.turn.must().first().unwrap().index();
    pages[seat].play(60, "roll").await;
    let error = pages[seat].refused().await.error;
    assert!(error.contains("60 moves"), "{error}");
}

#[tokio::test]
async fn the_worked_example_is_not_offered_to_the_public() {
    let server = TestServer::public().await;
    let wanted = |game: &str| {
        let seats = ["person"; 3];
        json!({ "game": game, "seats": seats }).to_string()
    };
    let (status, problem) = server.post("/api/tables", wanted("pig")).await;
    assert_eq!(status, 422);
    let error = problem["error"].as_str().unwrap();
    assert!(error.contains("this server has mmm-brains"), "{error}");
    assert!(!error.contains(", pig"), "{error}");
    let games: Json = server.get("/api/games").await.json().await.unwrap();
    assert!(games.as_array().unwrap().iter().all(|it| it["id"] != "pig"));
    let (status, _) = server.post("/api/tables", wanted("mmm-brains")).await;
    assert_eq!(status, 201);
}

#[tokio::test]
async fn the_more_tables_wait_the_longer_are_the_codes_and_old_ones_still_work() {
    let server = TestServer::open().await;
    let old = server.open(json!(["person", "person"]), "Ada").await;
    assert_eq!(old.code.len(), 6);
    server
        .meddle(
            "PRAGMA foreign_keys = OFF;
             UPDATE seats SET code = 'BCDF'; UPDATE tables SET code = 'BCDF';
             WITH letters (it) AS (VALUES ('B'), ('C'), ('D'), ('F'), ('G'), ('H'), ('J'), ('K'))
             INSERT INTO tables (code, game, rules_version, options, key, created_at, seal)
             SELECT 'ZZZZ' || a.it || b.it, 'pig', 1, 'null', zeroblob(32), 4102444800000, 2
             FROM letters AS a, letters AS b",
        )
        .await;
    server.join("bcdf", "Bert").await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    assert_eq!(ada.code.len(), 7);
    server.join(&ada.code.to_lowercase(), "Bert").await;
    let mut page = server.sit(&ada).await;
    page.next_state().await;
}

/// Waits until a table is gone.
async fn is_forgotten(server: &TestServer, code: &str) {
    let path = format!("/api/tables/{code}");
    let gone = async { while server.get(&path).await.status() != 404 {} };
    let patience = Duration::from_secs(20);
    tokio::time::timeout(patience, gone).await.unwrap();
}

#[tokio::test]
async fn a_table_whose_game_has_not_started_is_forgotten_after_an_hour() {
    let server = TestServer::open().await;
    let (started, ..) = ada_and_bert(&server).await;
    let forgotten = server.open(json!(["person", "person"]), "Eve").await;
    server
        .meddle("UPDATE tables SET created_at = created_at - 61 * 60 * 1000")
        .await;
    let fresh = server.open(json!(["person", "person"]), "Zoe").await;

    let server = server.restart(Config::default()).await;
    is_forgotten(&server, &forgotten.code).await;
    let status = async |code: &str| server.get(&format!("/api/tables/{code}")).await.status();
    assert_eq!(status(&started).await, 200);
    assert_eq!(status(&fresh.code).await, 200);
}

#[tokio::test]
async fn a_game_that_nobody_goes_on_with_is_forgotten_and_one_that_is_over_stays() {
    let server = TestServer::open().await;
    let (over, ada, bert) = ada_and_bert(&server).await;
    let mut pages = [ada, bert];
    pages[0].play(0, "roll").await;
    let state = pages[0].next_state().await;
    pages[1].next_state().await;
    play_out(&mut pages, state).await;
    let record = server.record(&over).await;
    let (abandoned, mut ada, _bert) = ada_and_bert(&server).await;
    ada.play(0, "roll").await;
    ada.state_after(1).await;
    let (young, mut zoe, _yan) = ada_and_bert(&server).await;
    server
        .meddle(
            "UPDATE tables SET created_at = created_at - 91 * 24 * 3600 * 1000;
             UPDATE moves SET at = at - 91 * 24 * 3600 * 1000",
        )
        .await;
    zoe.play(0, "roll").await;
    zoe.state_after(1).await;

    let server = server.restart(Config::default()).await;
    is_forgotten(&server, &abandoned).await;
    assert_eq!(server.record(&over).await, record);
    assert_eq!(
        server.get(&format!("/api/tables/{young}")).await.status(),
        200
    );
}

#[tokio::test]
async fn one_network_opens_so_many_tables_and_then_waits() {
    let server = TestServer::with(Config {
        limits: Limits {
            new_tables: Allowance {
                at_once: 2,
                one_more_after: Duration::from_hours(1),
            },
            ..Limits::default()
        },
        ..Config::default()
    })
    .await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    server.open(json!(["person", "person"]), "Ada").await;
    let response = reqwest::Client::new()
        .post(format!("{}/api/tables", server.0))
        .header("x-forwarded-for", "203.0.113.7")
        .header("content-type", "application/json")
        .body(json!({ "game": "pig", "seats": ["person", "person"] }).to_string());
    let response = response.send().await.unwrap();
    assert_eq!(response.status(), 429, "no forged header helps");
    let wait: u64 = response.headers()["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((3_000..=3_600).contains(&wait), "{wait}");
    let problem: wire::Problem = response.json().await.unwrap();
    assert!(problem.error.contains("try again in"), "{problem:?}");
    server.join(&ada.code, "Bert").await;
}

#[tokio::test]
async fn who_only_looks_takes_no_room_and_who_left_makes_some() {
    let server = TestServer::with(Config {
        max_tables: 2,
        ..Config::default()
    })
    .await;
    let mut seats = Vec::new();
    for _ in 0..4 {
        let ada = server.open(json!(["person", "person"]), "Ada").await;
        let path = format!("/api/tables/{}", ada.code);
        assert_eq!(server.get(&path).await.status(), 200);
        assert_eq!(server.get(&format!("{path}/record")).await.status(), 409);
        seats.push(ada);
    }
    let mut first = server.sit(&seats[0]).await;
    first.table().await;
    let mut second = server.sit(&seats[1]).await;
    second.table().await;
    let mut third = server.sit(&seats[2]).await;
    let goodbye = third.table_or_goodbye().await.unwrap_err();
    assert_eq!(u16::from(goodbye.code), 1013);
    assert!(goodbye.reason.contains("come back"), "{}", goodbye.reason);

    second.leave().await;
    let table = loop {
        let mut third = server.sit(&seats[2]).await;
        if let Ok(table) = third.table_or_goodbye().await {
            break table;
        }
    };
    assert_eq!(table.code, seats[2].code);
    // The one who stayed has noticed nothing.
    server.join(&seats[0].code, "Bert").await;
    assert!(first.table().await.has_started);
}
