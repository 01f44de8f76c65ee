//! Tables at which one has a seat, asked about without opening them.

use std::time::Duration;

use serde_json::{Value as Json, json};
use server::Config;
use tabletop::Turn;
use wire::{MOST_OF_MINE, MyTable, Seated};

use super::server::{A, B, TestServer, play_out};

fn seat(seated: &Seated) -> Json {
    json!({ "code": seated.code, "token": seated.token })
}

async fn ask(server: &TestServer, seats: Vec<Json>) -> Vec<MyTable> {
    let body = json!({ "seats": seats }).to_string();
    let (status, answer) = server.post("/api/tables/mine", body).await;
    assert_eq!(status, 200, "{answer}");
    serde_json::from_value(answer).unwrap()
}

#[tokio::test]
async fn whose_turn_it_is_and_since_when_also_at_tables_that_are_put_away() {
    let config = || Config {
        bot_delay: 0..=0,
        idle_after: Duration::from_millis(1),
        ..Config::default()
    };
    let server = TestServer::with(config()).await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let waiting = server.open(json!(["person", "person"]), "Ada").await;
    let mut page = server.sit(&ada).await;
    page.next_state().await;
    page.play(0, "roll").await;
    let told = page.next_state().await;
    let must = told.turn.must();

    let of = |answers: Vec<MyTable>| {
        let table = answers.into_iter().next().unwrap();
        (table.table.unwrap(), table.since.unwrap())
    };
    let (open, since) = of(ask(&server, vec![seat(&ada)]).await);
    assert_eq!((open.turn.unwrap().must(), open.you), (must, Some(A)));
    page.leave().await;
    // Put away, killed, and asked about twice: the second time from a note.
    let server = server.restart(config()).await;
    for _ in 0..2 {
        let answers = ask(&server, vec![seat(&bert), seat(&waiting), seat(&ada)]).await;
        let codes: Vec<_> = answers.iter().map(|it| it.code.clone()).collect();
        assert_eq!(
            codes,
            [&bert.code, &waiting.code, &ada.code].map(String::clone)
        );
        let [bert, waiting, ada] = <[MyTable; 3]>::try_from(answers).unwrap();
        assert!(!waiting.table.unwrap().has_started);
        assert_eq!(ada.since, Some(since));
        for (mine, me) in [(bert, B), (ada, A)] {
            let table = mine.table.unwrap();
            assert_eq!(table.you, Some(me));
            assert_eq!(table.turn.unwrap().must(), must);
            assert!(!table.seats[0].is_here, "nobody has come by asking");
        }
    }
    // A note of an earlier position is not believed.
    let mut pages = [server.sit(&ada).await, server.sit(&bert).await];
    let state = pages[0].next_state().await;
    pages[1].next_state().await;
    play_out(&mut pages, state).await;
    for page in pages {
        page.leave().await;
    }
    let (table, later) = of(ask(&server, vec![seat(&ada)]).await);
    assert!(matches!(table.turn, Some(Turn::Over(_))));
    assert!(since <= later);
}

#[tokio::test]
async fn who_has_no_seat_learns_nothing_and_no_more_than_some_can_be_asked() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let strangers = vec![
        json!({ "code": ada.code, "token": "guess" }),
        json!({ "code": "BCDFGH", "token": ada.token }),
        json!({ "code": "../etc", "token": "" }),
        seat(&ada),
    ];
    let answers = ask(&server, strangers).await;
    let known: Vec<_> = answers.iter().map(|it| it.table.is_some()).collect();
    assert_eq!(known, [false, false, false, true]);
    assert_eq!(answers[0].since, None);
    assert!(ask(&server, Vec::new()).await.is_empty());
    ask(&server, vec![seat(&ada); MOST_OF_MINE]).await;
    for (wrong, status) in [
        (json!({ "seats": vec![seat(&ada); MOST_OF_MINE + 1] }), 422),
        (json!({ "seats": [{ "code": "BCDFGH" }] }), 422),
        (json!({ "seats": "all" }), 422),
        (json!({}), 422),
        (json!({ "seats": [], "also": 1 }), 422),
    ] {
        let (answered, problem) = server.post("/api/tables/mine", wrong.to_string()).await;
        assert_eq!(answered, status, "{wrong}: {problem}");
    }
}

#[tokio::test]
async fn guessing_tokens_ends_soon() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let guesses = vec![json!({ "code": ada.code, "token": "guess" }); MOST_OF_MINE];
    let body = json!({ "seats": guesses }).to_string();
    let mut status = 200;
    for _ in 0..5 {
        (status, _) = server.post("/api/tables/mine", body.clone()).await;
    }
    assert_eq!(status, 429);
}
