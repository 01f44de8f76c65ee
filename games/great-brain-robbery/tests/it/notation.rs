//! Moves and tables as text.

use expect_test::{Expect, expect};
use great_brain_robbery::{Action, Options, Robbery};
use tabletop::{Chance, Cx, Game, chance::Seeded};

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
            r#""fly" is not a move, write discard ada, roll, reroll, throw ada, pass, open, stop 3:b4, again, let be, fight, no fight, stay out, stand up, give ada, give nothing, install ada or done"#
        ]],
    );
    refused::<Action>(
        "throw bob",
        &expect![[r#""bob" is not a brain, brains are written like ada or big-hattie"#]],
    );
    refused::<Action>(
        "stop b4",
        &expect![[
            r#""b4" is not a space of the train, write 3:b4 for b4 in the third car from the back"#
        ]],
    );
    refused::<Action>(
        "stop 9:b4",
        &expect![[
            r#""9:b4" is not a space of the train, write 3:b4 for b4 in the third car from the back"#
        ]],
    );
    refused::<Action>(
        "stop 1:d4",
        &expect![[r#""d4" is not a space, spaces are a1 to c6"#]],
    );
}

#[test]
fn a_table_that_cannot_be_read_says_what_would_be_right() {
    refused::<Robbery>(
        "A 1:b1; A begins",
        &expect![[r#""A 1:b1; A begins" does not begin with `train caboose …`"#]],
    );
    refused::<Robbery>(
        "train caboose; A 1:b1; A begins",
        &expect![[r#""train caboose; A 1:b1; A begins" does not list 3 to 7 players"#]],
    );
    let table = |more: &str| format!("train caboose; A 1:b1; B 1:b1; C 1:b1; {more}");
    refused::<Robbery>(
        &table("A sleeps"),
        &expect![[r#""A sleeps" does not say what the table waits for, as `A begins` does"#]],
    );
    refused::<Robbery>(
        &table("snow; A begins"),
        &expect![[
            r#""snow" is neither round, gone, recycle, late, engine, discards, deck, top nor saw"#
        ]],
    );
    refused::<Robbery>(
        &table("A moves 3 fast"),
        &expect![[r#""fast" is neither dice, opened nor reroll"#]],
    );
    refused::<Robbery>(
        &table("discards ada ada; A begins"),
        &expect!["there is only one ada"],
    );
    refused::<Robbery>(
        "train caboose; A 1:b1 head ada; B 1:b1 hand ada; C 1:b1; A begins",
        &expect!["ada: in two places"],
    );
    refused::<Robbery>(
        "train caboose(a5; A 1:b1; B 1:b1; C 1:b1; A begins",
        &expect![[r#""caboose(a5" has a bracket that is not closed"#]],
    );
}

#[test]
fn every_table_reads_back() {
    for seed in 0..30 {
        let mut chance = Seeded::new(seed);
        let n_seats = 3 + (seed % 5) as usize;
        let options = Options {
            recycle: seed % 2 == 0,
            cars: 1 + (seed % 4) as u8,
            late_engine: (seed % 3) as u8,
            free_cheese: seed % 7 == 0,
        };
        let mut robbery =
            Robbery::setup(&options, n_seats, &mut Cx::silent(&mut chance)).expect("a table");
        let mut legal = Vec::new();
        while let Some(seat) = robbery.turn().must().first() {
            let text = robbery.to_string();
            assert_eq!(text.parse(), Ok(robbery), "{text}");
            robbery.assert_sound();
            legal.clear();
            robbery.legal(seat, &mut legal);
            // Cars are opened where they can be, so that games get somewhere.
            let open = legal.contains(&Action::Open).then_some(Action::Open);
            let nth = chance.draw(legal.len() as u32 - 1) as usize;
            let action = open.unwrap_or(legal[nth]);
            robbery.apply(seat, action, &mut Cx::silent(&mut chance));
        }
        let text = robbery.to_string();
        assert_eq!(text.parse(), Ok(robbery), "{text}");
    }
}
