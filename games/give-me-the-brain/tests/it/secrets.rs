//! Rulebook 60: secrets, as one viewer hears and remembers them.

mod deck;
mod hands;
mod passed;

use std::fmt::Write;

use expect_test::Expect;
use give_me_the_brain::GiveMeTheBrain;
use tabletop::{RuleId, Seat, Viewer};

/// Plays `script` and writes what `viewer` hears, and what it knows then.
#[track_caller]
fn hears(rules: &[RuleId], viewer: Viewer, table: &str, script: &str, expected: &Expect) {
    let (mut out, view) = testkit::hears::<GiveMeTheBrain>(rules, viewer, table, script);
    for (seat, hand) in view.hands.iter() {
        let n = view.table.held[seat];
        writeln!(out, "{seat}: {n} cards [{hand}]").expect("writing works");
    }
    for (card, by) in view.top.iter().zip(view.table.seen_top.iter()) {
        let card = card.map_or("?".to_owned(), |card| card.to_string());
        writeln!(out, "top: {card} {by:?}").expect("writing works");
    }
    expected.assert_eq(&out);
}

const A: Viewer = Viewer::Seat(Seat::new(0));
const B: Viewer = Viewer::Seat(Seat::new(1));
const C: Viewer = Viewer::Seat(Seat::new(2));
