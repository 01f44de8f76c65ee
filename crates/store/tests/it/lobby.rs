//! Tables that are arranged before their game, and what is known of them later.

use record::Move;
use serde_json::json;
use store::{SeatAssignment, StoreError, StoredTable, TokenHash};
use tabletop::Seat;

use super::homes::{Home, on_both, open, table_of};

fn person(name: &str, terms: u32) -> SeatAssignment {
    SeatAssignment::Person {
        name: name.to_owned(),
        salt: format!("salt of {name}"),
        token: TokenHash::of(name),
        face: None,
        terms,
        player: None,
    }
}

fn table() -> StoredTable {
    StoredTable {
        host: Some(Seat::new(0)),
        ..table_of("BCDFGH", vec![person("Ada", 0), SeatAssignment::Free])
    }
}

async fn a_table_is_arranged_anew_unless_somebody_else_has_done_so(home: Home) {
    let store = open(&home).await;
    store.add_table(&table()).await.unwrap();
    let bot = SeatAssignment::Bot {
        bot: "ghoul".to_owned(),
        name: "Gravel".to_owned(),
    };
    let after = StoredTable {
        options: json!({ "goal": 30 }),
        assignments: vec![bot, person("Bert", 1), person("Ada", 0)],
        host: Some(Seat::new(2)),
        terms: 1,
        is_public: true,
        ..table()
    };
    store.rearrange(&table(), &after).await.unwrap();
    let late = store.rearrange(&table(), &table()).await;
    assert!(matches!(late, Err(StoreError::Rearranged(_))));
    store.close().await;
    let store = open(&home).await;
    let read = store.table("BCDFGH").await.unwrap();
    assert_eq!(read, Some(after.clone()));
    assert!(after.assignments[2].is_asked(1) && !after.assignments[1].is_asked(1));
    // Somebody joined who was not there when it was arranged.
    let fewer = StoredTable {
        assignments: vec![SeatAssignment::Free, person("Bert", 1)],
        ..after.clone()
    };
    store.rearrange(&after, &fewer).await.unwrap();
    let seat = [(Seat::new(0), person("Cleo", 1))];
    store.seat("BCDFGH", &seat, None, None).await.unwrap();
    let late = store.rearrange(&fewer, &after).await;
    assert!(matches!(late, Err(StoreError::Rearranged(_))));
    let read = store.table("BCDFGH").await.unwrap().unwrap();
    assert_eq!(read.assignments, [person("Cleo", 1), person("Bert", 1)]);
}

async fn whose_turn_it_was_is_believed_until_somebody_moves(home: Home) {
    let store = open(&home).await;
    assert_eq!(store.resting("BCDFGH").await.unwrap(), None);
    store.add_table(&table()).await.unwrap();
    let resting = store.resting("BCDFGH").await.unwrap().unwrap();
    assert_eq!((resting.n, resting.turn), (0, None));
    assert!(0 < resting.since);
    let roll = Move {
        seat: Seat::new(0),
        action: "roll".to_owned(),
        draws: vec![3],
    };
    store.append("BCDFGH", 1, &roll).await.unwrap();
    store.note_turn("BCDFGH", 1, &json!("A")).await.unwrap();
    let resting = store.resting("BCDFGH").await.unwrap().unwrap();
    assert_eq!((resting.n, resting.turn), (1, Some(json!("A"))));
    store.append("BCDFGH", 2, &roll).await.unwrap();
    let resting = store.resting("BCDFGH").await.unwrap().unwrap();
    assert_eq!((resting.n, resting.turn), (2, None));
}

on_both!(
    a_table_is_arranged_anew_unless_somebody_else_has_done_so,
    whose_turn_it_was_is_believed_until_somebody_moves,
);
