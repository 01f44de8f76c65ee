//! Rulebook 60: secrets, as one viewer hears and remembers them.

mod deck;
mod hands;
mod passed;

use std::fmt::Write;

use expect_test::Expect;
use give_me_the_brain::{Event, GiveMeTheBrain};
use tabletop::{Cx, Game, RuleId, Seat, Viewer, chance::Scripted, rule};

/// Plays `script` and writes what `viewer` hears, and what it knows then.
#[track_caller]
fn hears(rules: &[RuleId], viewer: Viewer, table: &str, script: &str, expected: &Expect) {
    rule::take();
    let mut table: GiveMeTheBrain = table.parse().expect("a table");
    table.assert_sound();
    let mut out = String::new();
    for line in script.lines().map(str::trim).filter(|it| !it.is_empty()) {
        let (line, draws) = line.split_once(" : ").unwrap_or((line, ""));
        let (seat, action) = line.split_once(' ').expect("a seat and a move");
        let draws: Vec<u32> = draws
            .split_whitespace()
            .map(|draw| draw.parse().expect("a number"))
            .collect();
        let mut luck = Scripted::new(draws);
        let mut events = Vec::new();
        let seat: Seat = seat.parse().expect("a seat");
        let action = action.parse().expect("a move");
        table
            .play(seat, action, &mut Cx::new(&mut luck, &mut events))
            .expect("it is legal");
        for event in events {
            let heard: Event = GiveMeTheBrain::redact(&event, viewer).expect("all hear of it");
            writeln!(out, "{}", testkit::tell::<GiveMeTheBrain>(&heard)).expect("writing works");
        }
    }
    let view = table.view(viewer);
    for (seat, hand) in view.hands.iter() {
        let n = view.table.held[seat];
        writeln!(out, "{seat}: {n} cards [{hand}]").expect("writing works");
    }
    for (card, by) in view.top.iter().zip(view.table.seen_top.iter()) {
        let card = card.map_or("?".to_owned(), |card| card.to_string());
        writeln!(out, "top: {card} {by:?}").expect("writing works");
    }
    let marks = rule::take();
    assert!(rules.iter().all(|it| marks.contains(it)), "{rules:?}");
    expected.assert_eq(&out);
}

const A: Viewer = Viewer::Seat(Seat::new(0));
const B: Viewer = Viewer::Seat(Seat::new(1));
const C: Viewer = Viewer::Seat(Seat::new(2));
