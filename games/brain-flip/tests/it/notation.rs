//! Moves and tables as text.

use brain_flip::{Action, BrainFlip, Options};
use expect_test::{Expect, expect};
use tabletop::{Chance, Cx, Game, Turn, chance::Seeded};

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
            r#""fly" is not a move, write choose b4, ask hat, ask free, point b4, yes, no, decline, correct, dispute 4, vote uphold, vote reject, vote abstain or pass"#
        ]],
    );
    refused::<Action>(
        "point g1",
        &expect![[r#""g1" is not a place in the grid, places are a1 to f6"#]],
    );
    refused::<Action>(
        "ask sword",
        &expect![[
            r#""sword" is not in the vocabulary, which has words like hat, living or some_red"#
        ]],
    );
    refused::<Action>(
        "dispute 04",
        &expect![[r#""04" is not the number of an answer, write dispute 4"#]],
    );
}

#[test]
fn a_table_that_cannot_be_read_says_what_would_be_right() {
    let table = "A 0, B 0; flipped 4; grid cat frog / king rose; A hides a1; B asks";
    assert!(table.parse::<BrainFlip>().is_ok());
    let changed = |from: &str, to: &str, expected: &Expect| {
        assert!(table.contains(from));
        refused::<BrainFlip>(&table.replace(from, to), expected);
    };
    changed(
        "; flipped 4; grid cat frog / king rose; A hides a1",
        "",
        &expect![[
            r#""A 0, B 0; B asks" is no table, write `A 0, B 0; flipped 4; grid cat frog / king rose; A chooses`"#
        ]],
    );
    changed("A 0, B 0", "A 0", &expect![[r#""A 0": two to six play"#]]);
    changed(
        "A 0, B 0",
        "A 0, C 0",
        &expect![[r#""A 0, C 0" does not give points in order, as `A 0, B 2` does"#]],
    );
    changed(
        "flipped",
        "turned",
        &expect![[r#""turned 4" should read `flipped 10` or `straight 6`"#]],
    );
    changed(
        "flipped 4",
        "flipped 0",
        &expect![[r#""0" is no number from 1 to 20"#]],
    );
    changed(
        "flipped 4",
        "flipped 4, blue grid",
        &expect![[r#""blue grid" is neither `new grid` nor `full circle`"#]],
    );
    changed(
        "grid ",
        "",
        &expect![[r#""cat frog / king rose" should read `grid cat frog / king rose`"#]],
    );
    changed(
        "rose",
        "tiger",
        &expect![[r#""tiger" is not a picture, pictures are called cat, hot-air-balloon, …"#]],
    );
    changed(
        "A hides a1; ",
        "",
        &expect!["nobody hides a picture, write `A hides a1`"],
    );
    changed(
        "A hides a1",
        "A eats a1",
        &expect![[
            r#""A eats a1" does not say `A hides a1`, `B asked hat: yes`, `B called a1`, `A first`, `answers 0 1`, `corrected`, `settled`, `passed B` or `disputed 1`"#
        ]],
    );
    changed(
        "B asks",
        "B sleeps",
        &expect![[r#""B sleeps" does not say what the table waits for, as `B asks` does"#]],
    );
}

/// Any seat that may act acts at random.
fn play_on(table: &mut BrainFlip, luck: &mut Seeded, legal: &mut Vec<Action>) -> bool {
    let Turn::Waiting { must, may } = table.turn() else {
        return false;
    };
    let actors: Vec<_> = must.iter().chain(may.iter()).collect();
    let seat = actors[luck.draw(actors.len() as u32 - 1) as usize];
    legal.clear();
    table.legal(seat, legal);
    // Free questions are rare among all others, and disputes rarer.
    let free = Action::AskFree;
    let action = if legal.contains(&free) && luck.draw(2) == 0 {
        free
    } else {
        legal[luck.draw(legal.len() as u32 - 1) as usize]
    };
    table.apply(seat, action, &mut Cx::silent(luck));
    true
}

#[test]
fn every_table_reads_back() {
    let mut legal = Vec::new();
    let (mut n_votes, mut n_corrected) = (0, 0);
    for seed in 0..60 {
        let mut luck = Seeded::new(seed);
        let options = Options {
            grid: 2 + (seed % 5) as u8,
            straight: seed % 2 == 0,
            new_grid: seed % 3 == 0,
            full_circle: (seed % 3 == 0).then_some(seed % 7 == 0),
            limit: None,
        };
        let n_seats = 2 + (seed % 5) as usize;
        let mut table =
            BrainFlip::setup(&options, n_seats, &mut Cx::silent(&mut luck)).expect("a table");
        loop {
            let text = table.to_string();
            n_votes += usize::from(text.contains("vote on"));
            n_corrected += usize::from(text.contains("corrected"));
            assert_eq!(text.parse(), Ok(table), "{text}");
            if !play_on(&mut table, &mut luck, &mut legal) {
                break;
            }
        }
    }
    assert!(0 < n_votes, "nobody ever voted");
    assert!(0 < n_corrected, "nobody ever said oops");
}
