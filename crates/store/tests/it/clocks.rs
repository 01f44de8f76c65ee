//! What is left to whom, and when the server was there.

use std::time::Duration;

use record::Move;
use store::{Beside, SeatAssignment, StoredTable, TimeLeft, TimeNote, TokenHash, Uptime};
use tabletop::Seat;

use super::homes::{Home, on_both, open, table_of};

const CODE: &str = "BCDFGH";

fn table() -> StoredTable {
    let ada = SeatAssignment::Person {
        name: "Ada".to_owned(),
        salt: String::new(),
        token: TokenHash::of("Ada"),
        face: None,
        terms: 0,
        player: None,
    };
    StoredTable {
        host: Some(Seat::new(0)),
        clock: "days".to_owned(),
        ..table_of(CODE, vec![ada])
    }
}

fn roll() -> Move {
    Move {
        seat: Seat::new(0),
        action: "roll".to_owned(),
        draws: vec![3],
    }
}

fn left(text: &str, since: Option<i64>) -> TimeLeft {
    let left = text.to_owned();
    TimeLeft { left, since }
}

async fn what_is_left_is_what_was_written_last(home: Home) {
    let store = open(&home).await;
    let started = StoredTable {
        setup: Some(Vec::new()),
        ..table()
    };
    store.add_table(&started).await.unwrap();
    assert_eq!(store.time_left(CODE).await.unwrap(), None);
    let first = left("0+9?", Some(100));
    store
        .note_time(CODE, 0, &first, Some(0), None)
        .await
        .unwrap();
    assert_eq!(store.time_left(CODE).await.unwrap(), Some(first));
    assert_eq!(store.due().await.unwrap(), [(CODE.to_owned(), 0)]);
    // A line knows better than a note about fewer lines.
    let time = TimeNote {
        left: "0+8?".to_owned(),
        at: 200,
    };
    let beside = Beside {
        time: Some(time),
        ..Beside::default()
    };
    store.append_with(CODE, 1, &roll(), beside).await.unwrap();
    let logged = Some(left("0+8?", Some(200)));
    assert_eq!(store.time_left(CODE).await.unwrap(), logged);
    let rest = left("0+7?", None);
    store.note_time(CODE, 1, &rest, None, None).await.unwrap();
    drop(store);
    let store = open(&home).await;
    assert_eq!(store.time_left(CODE).await.unwrap(), Some(rest));
    assert!(store.due().await.unwrap().is_empty());
    assert_eq!(store.table(CODE).await.unwrap().unwrap().clock, "days");
}

async fn a_table_of_days_waits_for_players_and_is_not_pruned_while_its_time_runs(home: Home) {
    let store = open(&home).await;
    store.add_table(&table()).await.unwrap();
    let unstarted = store.unstarted(Duration::ZERO).await.unwrap();
    assert!(unstarted.is_empty());
    let running = StoredTable {
        code: "CDFGHJ".to_owned(),
        setup: Some(Vec::new()),
        ..table()
    };
    store.add_table(&running).await.unwrap();
    let far = left("0+9?", Some(0));
    let due = Some(i64::MAX);
    store.note_time("CDFGHJ", 0, &far, due, None).await.unwrap();
    let stale = store.stale(Duration::ZERO).await.unwrap();
    assert_eq!(stale, [CODE.to_owned()]);
    assert!(store.abandoned(Duration::ZERO).await.unwrap().is_empty());
    store.note_due("CDFGHJ", None).await.unwrap();
    let abandoned = store.abandoned(Duration::ZERO).await.unwrap();
    assert_eq!(abandoned, ["CDFGHJ".to_owned()]);
}

async fn when_the_server_was_there_grows_and_is_read_from_a_moment_on(home: Home) {
    let store = open(&home).await;
    let up = |began_at, until_at| Uptime { began_at, until_at };
    for it in [up(0, 5), up(0, 10), up(20, 30)] {
        store.note_uptime(it).await.unwrap();
    }
    assert_eq!(store.uptime(7).await.unwrap(), [up(0, 10), up(20, 30)]);
    assert_eq!(store.uptime(11).await.unwrap(), [up(20, 30)]);
}

on_both!(
    what_is_left_is_what_was_written_last,
    a_table_of_days_waits_for_players_and_is_not_pruned_while_its_time_runs,
    when_the_server_was_there_grows_and_is_read_from_a_moment_on,
);
