//! What a database file keeps, refuses and survives.

use record::Move;
use serde_json::json;
use store::{SeatAssignment, Store, StoreError, StoredTable, TokenHash};
use tabletop::Seat;
use tempfile::TempDir;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn table(code: &str) -> StoredTable {
    StoredTable {
        code: code.to_owned(),
        game: "pig".to_owned(),
        rules_version: 1,
        options: json!({ "goal": 20 }),
        key: [7; 32],
        assignments: vec![ada(), SeatAssignment::Free],
        setup: None,
    }
}

fn ada() -> SeatAssignment {
    SeatAssignment::Person {
        name: "Ada".to_owned(),
        salt: "salt".to_owned(),
        token: TokenHash::of("ada's token"),
    }
}

fn igor() -> SeatAssignment {
    SeatAssignment::Bot {
        bot: "random".to_owned(),
        name: "Igor".to_owned(),
    }
}

fn roll(draw: u32) -> Move {
    Move {
        seat: A,
        action: "roll".to_owned(),
        draws: vec![draw],
    }
}

async fn open(folder: &TempDir) -> Store {
    Store::open(&folder.path().join("games.sqlite"))
        .await
        .unwrap()
}

#[tokio::test]
async fn what_was_written_is_read_back_after_reopening() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder).await;
    store.add_table(&table("BCDF")).await.unwrap();
    store
        .seat("BCDF", &[(B, igor())], Some(&[4, 0]))
        .await
        .unwrap();
    store.append("BCDF", 1, &roll(3)).await.unwrap();
    store.close().await;

    let store = open(&folder).await;
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

#[tokio::test]
async fn an_appended_move_is_seen_by_a_second_connection_at_once() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder).await;
    store.add_table(&table("BCDF")).await.unwrap();
    let other = open(&folder).await;
    store.append("BCDF", 1, &roll(3)).await.unwrap();
    assert_eq!(other.log("BCDF").await.unwrap(), [roll(3)]);
}

#[tokio::test]
async fn of_two_writers_of_a_move_one_fails() {
    let folder = TempDir::new().unwrap();
    let (store, other) = (open(&folder).await, open(&folder).await);
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

#[tokio::test]
async fn a_code_and_a_seat_are_given_once() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder).await;
    store.add_table(&table("BCDF")).await.unwrap();
    assert!(matches!(
        store.add_table(&table("BCDF")).await,
        Err(StoreError::CodeTaken(_))
    ));
    let refused = store
        .seat("BCDF", &[(B, igor()), (A, igor())], Some(&[]))
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
    let store = open(&folder).await;
    store.add_table(&table("BCDF")).await.unwrap();
    store.close().await;
    let bytes = std::fs::read(folder.path().join("games.sqlite")).unwrap();
    let holds = |text: &str| bytes.windows(text.len()).any(|it| it == text.as_bytes());
    assert!(holds("Ada"));
    assert!(!holds("ada's token"));
}
