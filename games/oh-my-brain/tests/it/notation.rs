//! Moves and tables as text.

use expect_test::{Expect, expect};
use oh_my_brain::{Action, OhMyBrain, Options};
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
            r#""fly" is not a move, write bury 14, play 12, play 12 x2, give up, share B, keep 7, take 5, give 9 to B, steal B, swap hands B or swap graveyards B"#
        ]],
    );
    refused::<Action>(
        "play 20",
        &expect![[r#""20" is not a card, cards are 0 to 19"#]],
    );
    refused::<Action>(
        "play 07",
        &expect![[r#""07" is not a card, cards are 0 to 19"#]],
    );
    refused::<Action>(
        "play 7 x1",
        &expect![[
            r#""x1" does not say how many, write x2 for two equal cards and nothing for one"#
        ]],
    );
    refused::<Action>(
        "share Z",
        &expect![[r#""Z" is not a seat, seats are A to H"#]],
    );
}

#[test]
fn a_table_that_cannot_be_read_says_what_would_be_right() {
    refused::<OhMyBrain>(
        "A 9; A plays",
        &expect![[r#""A 9; A plays" does not begin with 2 to 5 players"#]],
    );
    refused::<OhMyBrain>(
        "A 9; B 9; A sleeps",
        &expect![[r#""A sleeps" does not say what the table waits for, as `A plays` does"#]],
    );
    refused::<OhMyBrain>(
        "A 9; B 9; A naps hand 3; A plays",
        &expect![[
            r#""A naps hand 3" does not begin with horde, discard, reserve or `B saw A hand`"#
        ]],
    );
    refused::<OhMyBrain>(
        "A 9 pocket 3; B 9; A plays",
        &expect![[r#""pocket 3" does not begin with hand, graveyard, open or drawn"#]],
    );
    refused::<OhMyBrain>(
        "A 9 hand 1; B 9 hand 1; A plays",
        &expect!["1: the box holds fewer"],
    );
}

#[test]
fn every_table_reads_back() {
    for seed in 0..40 {
        let mut chance = Seeded::new(seed);
        let n_seats = 2 + (seed % 4) as usize;
        let mut table =
            OhMyBrain::setup(&Options::default(), n_seats, &mut Cx::silent(&mut chance))
                .expect("a table");
        let mut legal = Vec::new();
        while let Some(seat) = table.turn().must().first() {
            let text = table.to_string();
            assert_eq!(text.parse(), Ok(table), "{text}");
            legal.clear();
            table.legal(seat, &mut legal);
            let action = legal[chance.draw(legal.len() as u32 - 1) as usize];
            table.apply(seat, action, &mut Cx::silent(&mut chance));
        }
        let text = table.to_string();
        assert_eq!(text.parse(), Ok(table), "{text}");
    }
}
