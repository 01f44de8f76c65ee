//! Moves and tables as text.

use expect_test::{Expect, expect};
use give_me_the_brain::{Action, GiveMeTheBrain, Options};
use tabletop::{Chance, Cx, Game, Seat, Viewer, chance::Seeded};

#[track_caller]
fn refused<T: std::str::FromStr<Err = String>>(text: &str, expected: &Expect) {
    let error = text.parse::<T>().err();
    expected.assert_eq(&error.expect("it should not be readable"));
}

#[test]
fn a_move_that_cannot_be_read_says_what_would_be_right() {
    refused::<Action>(
        "fly",
        &expect![[
            r#""fly" is not a move, write bid 7, bid 3 as 31, pass, play hot-potato, play overtime with dog-brain, stop, loaf, loaf afresh, listen, toss, leave, choose B, discard 12, enough, give 12, set aside 12, move 12, take 12, put 12, next 12, inspect mop of B or follow hot-potato"#
        ]],
    );
    refused::<Action>(
        "bid 31",
        &expect![[r#""31" is not a bid, bids are 1 to 30"#]],
    );
    refused::<Action>(
        "bid 07",
        &expect![[r#""07" is not a bid, bids are 1 to 30"#]],
    );
    refused::<Action>(
        "play cold-potato",
        &expect![[r#""cold-potato" is not a job, jobs are written as hot-potato"#]],
    );
    refused::<Action>(
        "play overtime with cat-brain",
        &expect![[r#""cat-brain" stands in for no Brain, write rat-brain or dog-brain"#]],
    );
    refused::<Action>(
        "discard 0",
        &expect![[r#""0" is not a card, write a bid such as 12 or a job such as hot-potato"#]],
    );
    refused::<Action>(
        "choose Z",
        &expect![[r#""Z" is not a seat, seats are A to H"#]],
    );
}

#[test]
fn a_table_that_cannot_be_read_says_what_would_be_right() {
    refused::<GiveMeTheBrain>(
        "A 1; B 2; A works",
        &expect![[r#""A 1; B 2; A works" does not begin with 3 to 8 players"#]],
    );
    refused::<GiveMeTheBrain>(
        "A 1; B 2; C 3; A sleeps",
        &expect![[
            r#""A sleeps" does not say what the table waits for, as `A works` or `bids from A` does"#
        ]],
    );
    refused::<GiveMeTheBrain>("A 1; B 1; C 3; A works", &expect!["1: the box holds fewer"]);
    refused::<GiveMeTheBrain>(
        "A 1, pocket 2; B 4; C 3; A works",
        &expect![[r#""pocket 2" is not table or aside"#]],
    );
    refused::<GiveMeTheBrain>(
        "A 1; B 2; C 3; stack 4; A works",
        &expect![[
            r#""stack 4" does not begin with deck, discards, top, laid, turns, brain or `B saw A`"#
        ]],
    );
    refused::<GiveMeTheBrain>(
        "A 1; B 2; C 3; B saw A 4; A works",
        &expect!["A does not hold 4"],
    );
    refused::<GiveMeTheBrain>(
        "A 1; B 2; C 3; top 4; A works",
        &expect![[r#""4" does not say who knows the card"#]],
    );
    refused::<GiveMeTheBrain>(
        "A 1; B 2; C 3; A works, tired",
        &expect![[r#""tired" is not part of a turn"#]],
    );
    refused::<GiveMeTheBrain>(
        "A 1; B 2; C 3; A works, doing mop 1 twice",
        &expect![[r#""twice" says nothing about mop"#]],
    );
    refused::<GiveMeTheBrain>(
        "A 1; B 2; C 3; bids from A, A maybe not",
        &expect![[r#""A maybe not" is not a bid as `B 7` or `B passed`"#]],
    );
    refused::<GiveMeTheBrain>(
        "A 1; B 2; C 3; turns many; A works",
        &expect![[r#""many" should be a number"#]],
    );
}

/// Copies are interchangeable, so tables are compared by what can be seen.
fn reads_back(table: &GiveMeTheBrain) {
    let text = table.to_string();
    let read: GiveMeTheBrain = text
        .parse()
        .unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(read.to_string(), text);
    let seats = (0..table.table.n_seats()).map(|seat| Viewer::Seat(Seat::new(seat)));
    for viewer in seats.chain([Viewer::Public, Viewer::Judge]) {
        assert_eq!(read.view(viewer), table.view(viewer), "{text}");
    }
}

#[test]
fn every_table_reads_back() {
    for seed in 0..6 {
        let mut chance = Seeded::new(seed);
        let n_seats = 3 + (seed % 6) as usize;
        let mut cx = Cx::silent(&mut chance);
        let mut table =
            GiveMeTheBrain::setup(&Options::default(), n_seats, &mut cx).expect("a table");
        let mut legal = Vec::new();
        while let Some(seat) = table.turn().must().first() {
            reads_back(&table);
            legal.clear();
            table.legal(seat, &mut legal);
            let action = legal[chance.draw(legal.len() as u32 - 1) as usize];
            table.apply(seat, action, &mut Cx::silent(&mut chance));
        }
        reads_back(&table);
    }
}

#[test]
fn a_table_is_small_enough_to_be_copied_by_the_million() {
    assert!(size_of::<GiveMeTheBrain>() <= 1024);
}
