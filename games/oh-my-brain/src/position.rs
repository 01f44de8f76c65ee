//! Tables in one line, for tests and bug reports:
//!
//! ```text
//! A 9 hand 3 12 12, graveyard 4; B 5 hand 0, graveyard 6 6, open 6; horde 2 7; A plays
//! ```
//!
//! One part for each player: brains, then cards by place, of which `open` are
//! those in the graveyard that everybody saw, and `drawn` those just drawn.
//! Then the piles: `horde` with its top card last, `discard`, `reserve`. Cards
//! that are not named lie in the pile that says `rest`, in the reserve if none
//! does. Then what single players know: `B saw A hand 3`. Last what the table
//! waits for: `A plays`, `A shares 6 x2`, `A keeps`, `A gives`, `A steals`,
//! `A swaps`, `A refills`, `A refills and plays`, `deal 2, A starts` or,
//! once A's turn has ended the game, `A over`.

mod read;

use std::fmt;

use crate::{
    cards::Cards,
    state::OhMyBrain,
    table::{Step, Then},
};

impl fmt::Display for OhMyBrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        for seat in table.seats() {
            write!(f, "{seat} {}", table.brains[seat])?;
            let places = [
                ("hand", self.hand(seat)),
                ("graveyard", self.graveyard(seat)),
                ("open", table.open[seat]),
                ("drawn", self.drawn[seat]),
            ];
            let mut before = " ";
            for (place, cards) in places.into_iter().filter(|(_, cards)| !cards.is_empty()) {
                write!(f, "{before}{place} {cards}")?;
                before = ", ";
            }
            f.write_str("; ")?;
        }
        if let Some(top) = table.horde.top {
            f.write_str("horde ")?;
            for animal in table.horde.cards.without(top, 1).iter() {
                write!(f, "{animal} ")?;
            }
            write!(f, "{top}; ")?;
        }
        if !table.discard.is_empty() {
            write!(f, "discard {}; ", table.discard)?;
        }
        self.fmt_knowledge(f)?;
        self.fmt_step(f)
    }
}

impl OhMyBrain {
    fn fmt_knowledge(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        for seat in table.seats() {
            let known = &self.known[seat];
            for owner in table.opponents(seat) {
                let graveyard = known.graveyards[owner];
                let seen = [
                    ("hand", known.hands[owner]),
                    ("graveyard", graveyard.minus(table.open[owner])),
                ];
                for (place, cards) in seen {
                    if cards != Cards::NONE {
                        write!(f, "{seat} saw {owner} {place} {cards}; ")?;
                    }
                }
            }
        }
        Ok(())
    }

    fn fmt_step(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let active = self.table.active;
        match self.table.step {
            Step::Deal { n_left } => write!(f, "deal {n_left}, {active} starts"),
            Step::Play => write!(f, "{active} plays"),
            Step::Share { animal, n_left } => write!(f, "{active} shares {animal} x{n_left}"),
            Step::Keep => write!(f, "{active} keeps"),
            Step::Give => write!(f, "{active} gives"),
            Step::Steal => write!(f, "{active} steals"),
            Step::Swap => write!(f, "{active} swaps"),
            Step::Refill { then: Then::Pass } => write!(f, "{active} refills"),
            Step::Refill { then: Then::Play } => write!(f, "{active} refills and plays"),
            Step::Over => write!(f, "{active} over"),
        }
    }
}
