//! How tests write down tables and moves.

use std::{fmt, str::FromStr};

use tabletop::{Cx, Game, Seat, chance::Scripted};

/// A position in the game's own notation.
#[track_caller]
pub(crate) fn table<G: Game + FromStr<Err: fmt::Display>>(text: &str) -> G {
    let game: G = text
        .parse()
        .unwrap_or_else(|error| panic!("cannot set up the table: {error}"));
    game.assert_sound();
    game
}

/// One move a line, with the luck it draws behind a colon: `A keep 1 3 : 4 2 0`.
pub(crate) fn lines(script: &str) -> impl Iterator<Item = Line<'_>> {
    let lines = script.lines().map(str::trim);
    lines.filter(|it| !it.is_empty()).map(Line::read)
}

pub(crate) struct Line<'a> {
    /// Without the luck.
    pub(crate) said: &'a str,
    seat: Seat,
    action: &'a str,
    luck: Scripted,
}

impl Line<'_> {
    #[track_caller]
    pub(crate) fn read(line: &str) -> Line<'_> {
        let (said, draws) = line.split_once(" : ").unwrap_or((line, ""));
        let (seat, action) = said
            .split_once(' ')
            .expect("a line reads `SEAT action : draws`");
        let draws = draws.split_whitespace();
        Line {
            said,
            seat: seat.parse().unwrap_or_else(|error| panic!("{error}")),
            action,
            luck: Scripted::new(draws.map(|draw| draw.parse().expect("draws are numbers"))),
        }
    }

    /// Who makes which move.
    #[track_caller]
    pub(crate) fn names<A: std::str::FromStr<Err: fmt::Display>>(&self) -> (Seat, A) {
        let action = self.action.parse();
        (self.seat, action.unwrap_or_else(|error| panic!("{error}")))
    }

    /// What happened, or why nothing did.
    #[track_caller]
    pub(crate) fn play<G: Game>(mut self, game: &mut G) -> Result<Vec<G::Event>, String> {
        let before = *game;
        let mut events = Vec::new();
        let mut cx = Cx::new(&mut self.luck, &mut events);
        let played = match self.action.parse() {
            Ok(action) => {
                let played = game.play(self.seat, action, &mut cx);
                played.map_err(|refusal| refusal.to_string())
            }
            Err(error) => Err(format!("{error}")),
        };
        if played.is_err() {
            assert_eq!(*game, before, "a refused move changed the table");
        }
        let said = self.said;
        assert!(
            self.luck.is_spent(),
            "`{said}` holds luck the rules never drew"
        );
        played.map(|()| events)
    }

    /// What happened, for tests of what comes of legal moves.
    #[track_caller]
    pub(crate) fn carry_out<G: Game>(self, game: &mut G) -> Vec<G::Event> {
        let said = self.said;
        self.play(game)
            .unwrap_or_else(|refusal| panic!("{said}: {refusal}"))
    }
}
