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

/// A server that is there, or no longer.
async fn arrives(store: &Store, node: &str, length: Duration) {
    store.arrive(node, length).await.unwrap();
}

async fn takes(store: &Store, node: &str) -> Result<Lease, String> {
    store.acquire_lease(CODE, node).await.unwrap()
}

async fn a_lease_is_one_servers_until_it_is_let_go(home: Home) {
    let (here, there) = (open(&home).await, open(&home).await);
    arrives(&here, "here", HOUR).await;
    arrives(&there, "there", HOUR).await;
    let mine = takes(&here, "here").await.unwrap();
    assert_eq!(takes(&there, "there").await, Err("here".to_owned()));
    let owner = there.lease_owner(CODE).await.unwrap();
    assert_eq!(owner.as_deref(), Some("here"));
    assert_eq!(there.leased(&[CODE.to_owned()]).await.unwrap(), [CODE]);
    assert!(here.release_lease(&mine).await.unwrap());
    assert_eq!(there.lease_owner(CODE).await.unwrap(), None);
    let theirs = takes(&there, "there").await.unwrap();
    assert!(mine.fence < theirs.fence);
    assert!(!here.release_lease(&mine).await.unwrap());
    // Whoever has it may open it anew, and what wrote there before does no more.
    let again = takes(&there, "there").await.unwrap();
    assert!(theirs.fence < again.fence);
    assert!(!there.release_lease(&theirs).await.unwrap());
}

async fn what_a_server_has_is_anybodys_when_it_is_gone(home: Home) {
    let (here, there) = (open(&home).await, open(&home).await);
    arrives(&here, "here", HOUR).await;
    arrives(&there, "there", HOUR).await;
    assert!(here.stay("here", HOUR).await.unwrap());
    takes(&here, "here").await.unwrap();
    assert!(there.orphans(9).await.unwrap().is_empty());
    here.depart("here").await.unwrap();
    // It cannot come back under the same name: others may have taken everything.
    assert!(!here.stay("here", HOUR).await.unwrap());
    assert_eq!(there.orphans(9).await.unwrap(), [CODE]);
    assert_eq!(there.lease_owner(CODE).await.unwrap(), None);
    takes(&there, "there").await.unwrap();
    assert!(there.orphans(9).await.unwrap().is_empty());

    arrives(&here, "here again", Duration::ZERO).await;
    assert!(!here.stay("here again", HOUR).await.unwrap());
    there.abandon_orphan(CODE).await.unwrap();
    let owner = there.lease_owner(CODE).await.unwrap();
    assert_eq!(owner.as_deref(), Some("there"), "it is no orphan");
    there.depart("there").await.unwrap();
    there.abandon_orphan(CODE).await.unwrap();
    assert!(there.orphans(9).await.unwrap().is_empty());
}

async fn whoever_had_a_lease_before_writes_no_more(home: Home) {
    let (here, there) = (open(&home).await, open(&home).await);
    here.add_table(&table()).await.unwrap();
    arrives(&here, "here", Duration::ZERO).await;
    arrives(&there, "there", HOUR).await;
    let mine = takes(&here, "here").await.unwrap();
    append(&here, 1, &mine).await.unwrap();
    let theirs = takes(&there, "there").await.unwrap();
    let late = append(&here, 2, &mine).await;
    assert!(
        matches!(late, Err(StoreError::Fenced { n: 2, .. })),
        "{late:?}"
    );
    append(&there, 2, &theirs).await.unwrap();
    assert_eq!(there.log(CODE).await.unwrap().len(), 2);
    let ada = SeatAssignment::Bot {
        bot: "random".to_owned(),
        name: "Ada".to_owned(),
    };
    let sitters = [(Seat::new(0), ada)];
    let late = here.seat(CODE, &sitters, None, Some(mine.fence)).await;
    assert!(
        matches!(late, Err(StoreError::SeatTaken { .. })),
        "{late:?}"
    );
    let seat = there.seat(CODE, &sitters, None, Some(theirs.fence));
    seat.await.unwrap();
}

async fn of_two_servers_that_take_a_table_one_has_it(home: Home) {
    let (here, there) = (open(&home).await, open(&home).await);
    arrives(&here, "here", HOUR).await;
    arrives(&there, "there", HOUR).await;
    let (mine, theirs) = tokio::join!(takes(&here, "here"), takes(&there, "there"));
    assert!(mine.is_ok() != theirs.is_ok());
}

async fn a_table_that_is_due_is_told_while_it_is_open_nowhere(home: Home) {
    let store = open(&home).await;
    store.add_table(&table()).await.unwrap();
    store.note_due(CODE, Some(100)).await.unwrap();
    assert!(store.due_now(99, 9).await.unwrap().is_empty());
    assert_eq!(store.due_now(100, 9).await.unwrap(), [CODE]);
    arrives(&store, "here", HOUR).await;
    takes(&store, "here").await.unwrap();
    assert!(store.due_now(100, 9).await.unwrap().is_empty());
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
    a_lease_is_one_servers_until_it_is_let_go,
    what_a_server_has_is_anybodys_when_it_is_gone,
    whoever_had_a_lease_before_writes_no_more,
    of_two_servers_that_take_a_table_one_has_it,
    a_table_that_is_due_is_told_while_it_is_open_nowhere,
    a_line_that_is_not_the_next_is_refused,
);
