//! Players, what is remembered of their games, and what operators do.

use record::Move;
use store::{
    Beside, Ending, PlayerId, SOMEBODY, SeatAssignment, SeatPlayer, Store, StoredTable, TokenHash,
};
use tabletop::Seat;

use super::homes::{Home, on_both, open, table_of};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn key(text: &str) -> TokenHash {
    TokenHash::of(text)
}

fn id(n: u8) -> PlayerId {
    PlayerId::new([n; 16])
}

fn person(name: &str, player: Option<u8>) -> SeatAssignment {
    SeatAssignment::Person {
        name: name.to_owned(),
        salt: format!("salt of {name}"),
        token: TokenHash::of(name),
        face: Some(vec![1, 2]),
        terms: 0,
        player: player.map(|n| SeatPlayer {
            id: id(n),
            wants_rating: true,
        }),
    }
}

fn table(code: &str, players: [Option<u8>; 2]) -> StoredTable {
    let [ada, bert] = players;
    StoredTable {
        setup: Some(Vec::new()),
        host: Some(A),
        ..table_of(code, vec![person("Ada", ada), person("Bert", bert)])
    }
}

fn hold() -> Move {
    Move {
        seat: A,
        action: "hold".to_owned(),
        draws: Vec::new(),
    }
}

fn ending(is_rated: bool) -> Ending {
    Ending {
        places: vec![1, 2],
        rated: is_rated.then(|| vec![None, None]),
    }
}

fn ended(is_rated: bool) -> Beside {
    Beside {
        ending: Some(ending(is_rated)),
        ..Beside::default()
    }
}

/// Ada and Bert, known by their keys.
async fn ada_and_bert(store: &Store) {
    for (n, name) in [(1, "ada"), (2, "bert")] {
        let player = store.player_or_new(key(name), &id(n)).await.unwrap();
        assert_eq!(player.id, id(n));
    }
}

/// The two, and a game that they have ended.
async fn one_game(store: &Store) {
    ada_and_bert(store).await;
    let both = table("BCDF", [Some(1), Some(2)]);
    store.add_table(&both).await.unwrap();
    let hold = hold();
    let last = store.append_with("BCDF", 1, &hold, ended(true));
    last.await.unwrap();
}

async fn a_key_is_one_player_however_often_it_comes(home: Home) {
    let store = open(&home).await;
    assert_eq!(store.player(key("ada")).await.unwrap(), None);
    ada_and_bert(&store).await;
    let again = store.player_or_new(key("ada"), &id(9)).await.unwrap();
    assert_eq!((again.id, again.n_devices), (id(1), 1));
    store
        .add_table(&table("BCDF", [Some(1), None]))
        .await
        .unwrap();
    store.close().await;
    let store = open(&home).await;
    let read = store.table("BCDF").await.unwrap().unwrap();
    assert_eq!(read, table("BCDF", [Some(1), None]));
    assert_eq!(
        store.seats_of(&id(1), 9).await.unwrap(),
        [("BCDF".to_owned(), A)]
    );
    assert_eq!(store.seats_of(&id(2), 9).await.unwrap(), []);
}

async fn an_end_is_written_with_the_last_line_or_not_at_all(home: Home) {
    let store = open(&home).await;
    ada_and_bert(&store).await;
    store
        .add_table(&table("BCDF", [Some(1), Some(2)]))
        .await
        .unwrap();
    store.append("BCDF", 1, &hold()).await.unwrap();
    // Somebody else has written that line.
    let late = store.append_with("BCDF", 1, &hold(), ended(true)).await;
    assert!(late.is_err());
    assert_eq!(store.history(&id(1), None, 9).await.unwrap(), []);
    store
        .append_with("BCDF", 2, &hold(), ended(true))
        .await
        .unwrap();
    let [mine] = <[_; 1]>::try_from(store.history(&id(1), None, 9).await.unwrap()).unwrap();
    let [theirs] = <[_; 1]>::try_from(store.history(&id(2), None, 9).await.unwrap()).unwrap();
    assert_eq!((mine.me, theirs.me, mine.has_record), (A, B, true));
    assert_eq!(mine.seats, theirs.seats);
    assert_eq!(mine.seats[1].place, 2);
    let (before, after) = mine.rating.unwrap();
    assert!(before < after);
    let (before, after) = theirs.rating.unwrap();
    assert!(after < before);
    assert_eq!(store.ratings(&id(1)).await.unwrap()[0].n_games, 1);
    // Games at which nobody is known, and those that do not count.
    store.add_table(&table("BCDG", [None, None])).await.unwrap();
    store
        .append_with("BCDG", 1, &hold(), ended(false))
        .await
        .unwrap();
    store
        .add_table(&table("BCDH", [Some(1), None]))
        .await
        .unwrap();
    store
        .append_with("BCDH", 1, &hold(), ended(false))
        .await
        .unwrap();
    assert_eq!(store.history(&id(1), None, 9).await.unwrap().len(), 2);
    assert_eq!(store.ratings(&id(1)).await.unwrap()[0].n_games, 1);
}

async fn linked_players_are_one_and_a_block_stays(home: Home) {
    let store = open(&home).await;
    one_game(&store).await;
    store.block(&id(2), true, "blocked Bert").await.unwrap();
    assert!(store.link(key("bert"), &id(1)).await.unwrap());
    assert!(store.link(key("phone"), &id(1)).await.unwrap());
    let bert = store.player(key("bert")).await.unwrap().unwrap();
    assert_eq!((bert.id, bert.n_devices, bert.is_blocked), (id(1), 3, true));
    assert_eq!(
        store.blocked_ids().await.unwrap().len(),
        2,
        "and who they were"
    );
    assert_eq!(store.history(&id(1), None, 9).await.unwrap().len(), 1);
    assert_eq!(store.ratings(&id(1)).await.unwrap().len(), 1);
    assert!(
        !store.link(key("eve"), &id(7)).await.unwrap(),
        "there is none"
    );
    assert_eq!(store.blocked().await.unwrap()[0].mark, "01010101");
    assert_eq!(store.marked("01010101").await.unwrap(), Some(id(1)));
    assert_eq!(
        store.marked("0101").await.unwrap(),
        None,
        "too short to be sure"
    );
}

async fn who_is_forgotten_leaves_nothing_but_a_place(home: Home) {
    let store = open(&home).await;
    one_game(&store).await;
    store.forget_at("BCDF", A, Some("retold")).await.unwrap();
    store.forget_player(&id(1)).await.unwrap();
    assert_eq!(store.player(key("ada")).await.unwrap(), None);
    let told = store.table("BCDF").await.unwrap().unwrap();
    assert_eq!(told.assignments[0].name(), Some(SOMEBODY));
    assert_eq!(told.assignments[0].player(), None);
    assert_eq!(told.record.as_deref(), Some("retold"));
    let theirs = store.history(&id(2), None, 9).await.unwrap();
    assert_eq!(
        (theirs[0].seats[0].name.as_str(), theirs[0].seats[0].place),
        ("", 1)
    );
    store.forget_player(&id(2)).await.unwrap();
    assert_eq!(store.history(&id(2), None, 9).await.unwrap(), []);
}

async fn an_export_takes_players_along(home: Home) {
    let to = home.another();
    let store = open(&home).await;
    one_game(&store).await;
    let mut text = Vec::new();
    store.export(&mut text, || {}).await.unwrap();
    let other = open(&to).await;
    for _ in 0..2 {
        other.import(text.as_slice(), || {}).await.unwrap();
        let player = other.player(key("ada")).await.unwrap().unwrap();
        // Text has fewer digits than the file.
        let whole = |rating: f64| rating.round() as i64;
        let told = async |store: &Store| {
            let mut games = store.history(&id(1), None, 9).await.unwrap();
            let change = games[0].rating.take().unwrap();
            let rating = store.ratings(&id(1)).await.unwrap().remove(0);
            (games, whole(change.1), whole(rating.rating), rating.n_games)
        };
        assert_eq!(player.id, id(1));
        assert_eq!(told(&other).await, told(&store).await);
    }
}

on_both!(
    a_key_is_one_player_however_often_it_comes,
    an_end_is_written_with_the_last_line_or_not_at_all,
    linked_players_are_one_and_a_block_stays,
    who_is_forgotten_leaves_nothing_but_a_place,
    an_export_takes_players_along,
);
