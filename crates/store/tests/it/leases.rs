//! Which server a table is open at, and lines that come too late.

use std::time::Duration;

use record::Move;
use store::{Beside, Lease, SeatAssignment, Store, StoreError, StoredTable};
use tabletop::Seat;

use super::homes::{Home, on_both, open, table_of};

const CODE: &str = "BCDFGH";
const HOUR: Duration = Duration::from_hours(1);

fn table() -> StoredTable {
    table_of(CODE, vec![SeatAssignment::Free])
}

fn roll() -> Move {
    Move {
        seat: Seat::new(0),
        action: "roll".to_owned(),
        draws: vec![3],
    }
}

async fn append(store: &Store, n: u32, lease: &Lease) -> Result<(), StoreError> {
    let beside = Beside {
        fence: Some(lease.fence),
        ..Beside::default()
    };
    store.append_with(CODE, n, &roll(), beside).await
}

async fn a_lease_is_one_servers_until_it_ends(home: Home) {
    let (here, there) = (open(&home).await, open(&home).await);
    let mine = here.acquire_lease(CODE, "here", HOUR).await.unwrap();
    let mine = mine.unwrap();
    let refused = there.acquire_lease(CODE, "there", HOUR).await.unwrap();
    assert_eq!(refused, Err("here".to_owned()));
    assert!(here.renew_lease(&mine, HOUR).await.unwrap());
    assert!(here.release_lease(&mine).await.unwrap());
    let theirs = there.acquire_lease(CODE, "there", Duration::ZERO).await;
    let theirs = theirs.unwrap().unwrap();
    assert!(mine.fence < theirs.fence);
    assert!(!here.renew_lease(&mine, HOUR).await.unwrap());
    assert!(!here.release_lease(&mine).await.unwrap());
    // It has run out, but nobody else has had it.
    assert!(there.renew_lease(&theirs, Duration::ZERO).await.unwrap());
    let again = here.acquire_lease(CODE, "here", HOUR).await.unwrap();
    assert!(theirs.fence < again.unwrap().fence);
    // Started anew under the same name, it does not wait for itself.
    let again = here.acquire_lease(CODE, "here", HOUR).await.unwrap();
    assert!(again.is_ok());
}

async fn whoever_had_a_lease_before_writes_no_more(home: Home) {
    let (here, there) = (open(&home).await, open(&home).await);
    here.add_table(&table()).await.unwrap();
    let mine = here.acquire_lease(CODE, "here", Duration::ZERO).await;
    let mine = mine.unwrap().unwrap();
    append(&here, 1, &mine).await.unwrap();
    let theirs = there.acquire_lease(CODE, "there", HOUR).await;
    let theirs = theirs.unwrap().unwrap();
    let late = append(&here, 2, &mine).await;
    assert!(
        matches!(late, Err(StoreError::Fenced { n: 2, .. })),
        "{late:?}"
    );
    append(&there, 2, &theirs).await.unwrap();
    assert_eq!(there.log(CODE).await.unwrap().len(), 2);
}

async fn of_two_servers_that_take_a_table_one_has_it(home: Home) {
    let (here, there) = (open(&home).await, open(&home).await);
    let (mine, theirs) = tokio::join!(
        here.acquire_lease(CODE, "here", HOUR),
        there.acquire_lease(CODE, "there", HOUR)
    );
    assert!(mine.unwrap().is_ok() != theirs.unwrap().is_ok());
}

async fn a_line_that_is_not_the_next_is_refused(home: Home) {
    let store = open(&home).await;
    store.add_table(&table()).await.unwrap();
    let early = store.append(CODE, 2, &roll()).await;
    assert!(
        matches!(early, Err(StoreError::Fenced { n: 2, .. })),
        "{early:?}"
    );
    // Also where they arrive together.
    let roll = roll();
    let (first, second, fourth) = tokio::join!(
        store.append(CODE, 1, &roll),
        store.append(CODE, 2, &roll),
        store.append(CODE, 4, &roll),
    );
    first.unwrap();
    second.unwrap();
    assert!(
        matches!(fourth, Err(StoreError::Fenced { n: 4, .. })),
        "{fourth:?}"
    );
    let late = store.append(CODE, 2, &roll).await;
    assert!(
        matches!(late, Err(StoreError::Fenced { n: 2, .. })),
        "{late:?}"
    );
    let nowhere = store.append("NONE", 5, &roll).await;
    assert!(matches!(nowhere, Err(StoreError::Gone(_))), "{nowhere:?}");
    assert_eq!(store.log(CODE).await.unwrap().len(), 2);
}

on_both!(
    a_lease_is_one_servers_until_it_ends,
    whoever_had_a_lease_before_writes_no_more,
    of_two_servers_that_take_a_table_one_has_it,
    a_line_that_is_not_the_next_is_refused,
);
