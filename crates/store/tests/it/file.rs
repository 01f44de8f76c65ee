//! What a database file keeps, refuses and survives.

use std::time::Duration;

use record::Move;
use serde_json::json;
use store::{SeatAssignment, Store, StoreError, StoredTable, TokenHash};
use tabletop::Seat;
use tempfile::TempDir;

use super::homes::{Home, on_both, open, table_of};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn table(code: &str) -> StoredTable {
    StoredTable {
        options: json!({ "goal": 20 }),
        host: Some(A),
        ..table_of(code, vec![ada(), SeatAssignment::Free])
    }
}

fn ada() -> SeatAssignment {
    SeatAssignment::Person {
        name: "Ada".to_owned(),
        salt: "salt".to_owned(),
        token: TokenHash::of("ada's token"),
        face: Some(vec![3, 1, 4]),
        terms: 0,
        player: None,
    }
}

fn igor() -> SeatAssignment {
    SeatAssignment::Bot {
        bot: "random".to_owned(),
        name: "Gravel".to_owned(),
    }
}

fn roll(draw: u32) -> Move {
    Move {
        seat: A,
        action: "roll".to_owned(),
        draws: vec![draw],
    }
}

async fn what_was_written_is_read_back_after_reopening(home: Home) {
    let store = open(&home).await;
    store.add_table(&table("BCDF")).await.unwrap();
    store
        .seat("BCDF", &[(B, igor())], Some(&[4, 0]), None)
        .await
        .unwrap();
    store.append("BCDF", 1, &roll(3)).await.unwrap();
    store.close().await;

    let store = open(&home).await;
    let read = store.table("BCDF").await.unwrap().unwrap();
    assert_eq!(
        read,
        StoredTable {
            assignments: vec![ada(), igor()],
            setup: Some(vec![4, 0]),
            ..table("BCDF")
        }
    );
    assert_eq!(store.log("BCDF").await.unwrap(), [roll(3)]);
    assert_eq!(store.table("GHJK").await.unwrap(), None);
}

async fn an_appended_move_is_seen_by_a_second_connection_at_once(home: Home) {
    let store = open(&home).await;
    store.add_table(&table("BCDF")).await.unwrap();
    let other = open(&home).await;
    store.append("BCDF", 1, &roll(3)).await.unwrap();
    assert_eq!(other.log("BCDF").await.unwrap(), [roll(3)]);
}

async fn of_two_writers_of_a_move_one_fails(home: Home) {
    let (store, other) = (open(&home).await, open(&home).await);
    store.add_table(&table("BCDF")).await.unwrap();
    let (first, second) = (roll(3), roll(5));
    let (here, there) = tokio::join!(
        store.append("BCDF", 1, &first),
        other.append("BCDF", 1, &second),
    );
    assert!(
        matches!(
            (&here, &there),
            (Ok(()), Err(StoreError::Fenced { n: 1, .. }))
                | (Err(StoreError::Fenced { n: 1, .. }), Ok(()))
        ),
        "{here:?} {there:?}"
    );
}

async fn a_code_and_a_seat_are_given_once(home: Home) {
    let store = open(&home).await;
    store.add_table(&table("BCDF")).await.unwrap();
    assert!(matches!(
        store.add_table(&table("BCDF")).await,
        Err(StoreError::CodeTaken(_))
    ));
    let refused = store
        .seat("BCDF", &[(B, igor()), (A, igor())], Some(&[]), None)
        .await;
    assert!(matches!(refused, Err(StoreError::SeatTaken { .. })));
    let read = store.table("BCDF").await.unwrap().unwrap();
    assert_eq!(read, table("BCDF"), "all or none");
}

#[tokio::test]
async fn an_unusable_file_is_named_with_the_flag_that_helps() {
    let folder = TempDir::new().unwrap();
    let nowhere = folder.path().join("no/such/folder/games.sqlite");
    let error = Store::open(&nowhere).await.unwrap_err().to_string();
    assert!(error.contains("no/such/folder/games.sqlite"), "{error}");
    assert!(error.contains("--db"), "{error}");

    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "Dear Ada, ".repeat(100)).unwrap();
    let error = Store::open(&letter).await.unwrap_err().to_string();
    assert!(error.contains("letter.txt"), "{error}");
}

#[tokio::test]
async fn no_token_is_in_the_file() {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&folder.path().join("games.sqlite"))
        .await
        .unwrap();
    store.add_table(&table("BCDF")).await.unwrap();
    store.close().await;
    let bytes = std::fs::read(folder.path().join("games.sqlite")).unwrap();
    let holds = |text: &str| bytes.windows(text.len()).any(|it| it == text.as_bytes());
    assert!(holds("Ada"));
    assert!(!holds("ada's token"));
}

async fn lines_of_many_tables_are_written_together_and_none_spoils_another(home: Home) {
    let store = open(&home).await;
    let codes: Vec<String> = (0..40).map(|n| format!("T{n:03}")).collect();
    for code in &codes {
        store.add_table(&table(code)).await.unwrap();
    }
    store.append("T007", 1, &roll(6)).await.unwrap();
    let append = |code: String, draw: u32| {
        let store = store.clone();
        tokio::spawn(async move { store.append(&code, 1, &roll(draw)).await })
    };
    let lines: Vec<_> = codes.iter().map(|code| append(code.clone(), 2)).collect();
    let again = append("T001".to_owned(), 5);
    let nowhere = append("NONE".to_owned(), 5);
    for (code, line) in codes.iter().zip(lines) {
        let written = line.await.unwrap();
        match code.as_str() {
            "T007" => assert!(matches!(written, Err(StoreError::Fenced { n: 1, .. }))),
            _ => written.unwrap(),
        }
    }
    assert!(matches!(
        again.await.unwrap(),
        Err(StoreError::Fenced { n: 1, .. })
    ));
    assert!(matches!(nowhere.await.unwrap(), Err(StoreError::Gone(_))));
    assert_eq!(store.log("T001").await.unwrap(), [roll(2)]);
    assert_eq!(store.log("T007").await.unwrap(), [roll(6)]);
    assert_eq!(store.log("T039").await.unwrap(), [roll(2)]);
}

async fn tables_and_lines_are_written_together_and_none_spoils_another(home: Home) {
    let store = open(&home).await;
    let free = || StoredTable {
        assignments: vec![SeatAssignment::Free; 3],
        host: None,
        ..table("")
    };
    for code in ["PLAY", "TAKN", "FREE"] {
        let code = code.to_owned();
        store
            .add_table(&StoredTable { code, ..free() })
            .await
            .unwrap();
    }
    store
        .seat("TAKN", &[(B, igor())], None, None)
        .await
        .unwrap();
    let other = StoredTable {
        code: "TAKN".to_owned(),
        key: [9; 32],
        ..free()
    };
    let new = table("NEWT");
    let (both, wanted) = ([(A, ada()), (B, igor())], [(A, igor()), (C, ada())]);
    let (line, nowhere) = (roll(2), roll(5));
    let (played, opened, refused, taken, seated, lost) = tokio::join!(
        store.append("PLAY", 1, &line),
        store.add_table(&new),
        store.add_table(&other),
        store.seat("TAKN", &both, Some(&[3]), None),
        store.seat("FREE", &wanted, Some(&[3]), None),
        store.append("NONE", 1, &nowhere),
    );
    played.unwrap();
    opened.unwrap();
    assert!(matches!(refused, Err(StoreError::CodeTaken(code)) if code == "TAKN"));
    assert!(matches!(taken, Err(StoreError::SeatTaken { seat: A, .. })));
    seated.unwrap();
    assert!(matches!(lost, Err(StoreError::Gone(_))));

    let read = async |code| store.table(code).await.unwrap().unwrap();
    assert_eq!(store.log("PLAY").await.unwrap(), [line]);
    assert_eq!(read("NEWT").await, new);
    let untouched = read("TAKN").await;
    assert_eq!(untouched.key, free().key);
    assert_eq!((untouched.host, untouched.setup), (None, None));
    let seats = [SeatAssignment::Free, igor(), SeatAssignment::Free];
    assert_eq!(untouched.assignments, seats, "all of them, or none");
    let full = read("FREE").await;
    assert_eq!((full.host, full.setup), (Some(C), Some(vec![3])));
    assert_eq!(full.assignments, [igor(), SeatAssignment::Free, ada()]);
}

async fn the_first_person_is_the_host_who_locks_and_takes_seats_away(home: Home) {
    let store = open(&home).await;
    let empty = StoredTable {
        assignments: vec![igor(), SeatAssignment::Free, SeatAssignment::Free],
        host: None,
        ..table("BCDF")
    };
    store.add_table(&empty).await.unwrap();
    store.seat("BCDF", &[(C, ada())], None, None).await.unwrap();
    store.seat("BCDF", &[(B, ada())], None, None).await.unwrap();
    store.lock("BCDF", true).await.unwrap();
    let read = async || store.table("BCDF").await.unwrap().unwrap();
    assert_eq!((read().await.host, read().await.is_locked), (Some(C), true));
    store.free("BCDF", B).await.unwrap();
    store.free("BCDF", A).await.unwrap();
    let seats = read().await.assignments;
    assert_eq!(seats, [igor(), SeatAssignment::Free, ada()], "bots stay");

    store
        .seat("BCDF", &[(B, ada())], Some(&[]), None)
        .await
        .unwrap();
    store.free("BCDF", B).await.unwrap();
    assert_eq!(read().await.assignments[1], ada(), "the game has started");
}

async fn tables_that_came_to_nothing_are_forgotten_and_kept_ones_are_not(home: Home) {
    let store = open(&home).await;
    for code in ["WAIT", "IDLE", "OVER"] {
        store.add_table(&table(code)).await.unwrap();
    }
    for code in ["IDLE", "OVER"] {
        store
            .seat(code, &[(B, igor())], Some(&[]), None)
            .await
            .unwrap();
        store.append(code, 1, &roll(3)).await.unwrap();
    }
    assert_eq!(store.n_waiting().await.unwrap(), 1);
    assert_eq!(store.unstarted(Duration::ZERO).await.unwrap(), ["WAIT"]);
    assert!(
        store
            .unstarted(Duration::from_hours(1))
            .await
            .unwrap()
            .is_empty()
    );
    let codes = ["WAIT", "IDLE"].map(str::to_owned);
    store.forget(&codes).await.unwrap();
    assert_eq!(store.table("WAIT").await.unwrap(), None);
    assert_eq!(store.n_waiting().await.unwrap(), 0);

    store.keep("OVER").await.unwrap();
    assert_eq!(store.abandoned(Duration::ZERO).await.unwrap(), ["IDLE"]);
    let day = Duration::from_hours(24);
    assert!(store.abandoned(day).await.unwrap().is_empty());
    store.forget_abandoned("IDLE", day).await.unwrap();
    assert_eq!(store.log("IDLE").await.unwrap(), [roll(3)], "it is not old");
    store
        .forget_abandoned("OVER", Duration::ZERO)
        .await
        .unwrap();
    assert_eq!(store.log("OVER").await.unwrap(), [roll(3)], "it is kept");
    store
        .forget_abandoned("IDLE", Duration::ZERO)
        .await
        .unwrap();
    assert_eq!(store.table("IDLE").await.unwrap(), None);
    assert!(store.log("IDLE").await.unwrap().is_empty());
}

on_both!(
    what_was_written_is_read_back_after_reopening,
    an_appended_move_is_seen_by_a_second_connection_at_once,
    of_two_writers_of_a_move_one_fails,
    a_code_and_a_seat_are_given_once,
    lines_of_many_tables_are_written_together_and_none_spoils_another,
    tables_and_lines_are_written_together_and_none_spoils_another,
    the_first_person_is_the_host_who_locks_and_takes_seats_away,
    tables_that_came_to_nothing_are_forgotten_and_kept_ones_are_not,
);
