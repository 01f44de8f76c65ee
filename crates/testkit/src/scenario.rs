//! Scenarios: text in, transcript out.

use std::{collections::BTreeSet, fmt, fmt::Write, str::FromStr};

use expect_test::Expect;
use scene::{Present, Words};
use tabletop::{Cx, Lang, RuleId, Viewer, chance::Scripted, rule};

use crate::script::{lines, table as set_up};

/// Plays `script` on `table`, a position in the game's own notation, and
/// compares the judge's transcript with `expected`. Fails if a rule in `rules`
/// was never carried out.
///
/// A script has one move a line, with the luck it draws behind a colon:
/// `A keep 1 3 : 4 2 0`.
///
/// ```
/// # use expect_test::expect;
/// # use pig::{Pig, rulebook as r};
/// testkit::scenario::<Pig>(
///     &[r::PIG_2_ONE],
///     "goal 20; A 0, B 0; A has 15",
///     "A roll : 0",
///     &expect![["A roll\n  A rolls a 1.\n"]],
/// );
/// ```
#[track_caller]
pub fn scenario<G>(rules: &[RuleId], table: &str, script: &str, expected: &Expect)
where
    G: Present + FromStr<Err: fmt::Display>,
{
    let mut game: G = set_up(table);
    rule::take();
    let mut transcript = String::new();
    for line in lines(script) {
        writeln!(transcript, "{}", line.said).expect("writing works");
        match line.play(&mut game) {
            Err(refusal) => writeln!(transcript, "  ! {refusal}").expect("writing works"),
            Ok(events) => {
                for event in &events {
                    writeln!(transcript, "  {}", tell::<G>(event)).expect("writing works");
                }
            }
        }
    }
    claim(rules);
    expected.assert_eq(&transcript);
}

/// Opens a table with the luck in `draws` and compares what is told with
/// `expected`.
///
/// ```
/// # use expect_test::expect;
/// # use pig::{Options, Pig, rulebook as r};
/// let nonsense = Options { goal: 0 };
/// let expected = expect![["! forbidden by rule PIG-4.goal\n"]];
/// testkit::opening::<Pig>(&[], &nonsense, 2, &[], &expected);
/// ```
#[track_caller]
pub fn opening<G: Present>(
    rules: &[RuleId],
    options: &G::Options,
    n_seats: usize,
    draws: &[u32],
    expected: &Expect,
) {
    rule::take();
    let mut luck = Scripted::new(draws.iter().copied());
    let mut events = Vec::new();
    let opened = G::setup(options, n_seats, &mut Cx::new(&mut luck, &mut events));
    let mut transcript = String::new();
    for event in &events {
        writeln!(transcript, "{}", tell::<G>(event)).expect("writing works");
    }
    match opened {
        Ok(game) => game.assert_sound(),
        Err(refusal) => writeln!(transcript, "! {refusal}").expect("writing works"),
    }
    assert!(luck.is_spent(), "the rules drew less luck than written");
    claim(rules);
    expected.assert_eq(&transcript);
}

/// Plays legal moves of a `script` and gives back what `viewer` hears of them, one
/// line for each event, and what it knows in the end. Fails if a rule in `rules`
/// was never carried out, or if `viewer` could not follow.
///
/// ```
/// # use jars::Jars;
/// # use tabletop::{Seat, Viewer};
/// let table = "A 0 holds FFR, shelf F; B 0 holds FFR, shelf F; A shelves";
/// let (heard, view) = testkit::hears::<Jars>(&[], Viewer::Public, table, "A shelve rotten");
/// assert_eq!(heard, "A shelves a jar.\n");
/// assert_eq!(view.n_held[Seat::new(0)], 2);
/// ```
#[track_caller]
pub fn hears<G>(rules: &[RuleId], viewer: Viewer, table: &str, script: &str) -> (String, G::View)
where
    G: Present + FromStr<Err: fmt::Display>,
{
    let mut game: G = set_up(table);
    rule::take();
    let mut view = game.view(viewer);
    let mut heard = String::new();
    for line in lines(script) {
        let events = line.carry_out(&mut game);
        for event in events.iter().filter_map(|it| G::redact(it, viewer)) {
            G::follow(&mut view, &event);
            writeln!(heard, "{}", tell::<G>(&event)).expect("writing works");
        }
    }
    assert_eq!(view, game.view(viewer), "{viewer:?} cannot follow");
    claim(rules);
    (heard, view)
}

/// What the judge is told, in the game's own English; players have letters, and
/// what players would read off the table stands in brackets.
///
/// ```
/// # use pig::{Event, Pig};
/// # use tabletop::Seat;
/// let rolled = Event::Rolled { seat: Seat::new(1), pips: 6 };
/// assert_eq!(testkit::tell::<Pig>(&rolled), "B rolls a 6.");
/// ```
pub fn tell<G: Present>(event: &G::Event) -> String {
    let words = Words {
        lang: Lang::En,
        me: None,
        names: &[],
        remarks: &[],
    };
    let sentence = G::tell(event, &words);
    match G::aside(event) {
        Some(aside) => format!("{sentence} [{aside}]"),
        None => sentence,
    }
}

/// Fails for every rule that was not carried out since the marks were taken.
#[track_caller]
fn claim(rules: &[RuleId]) {
    let hit = rule::take();
    let missed: BTreeSet<_> = rules.iter().filter(|rule| !hit.contains(rule)).collect();
    assert!(
        missed.is_empty(),
        "the scenario claims to verify {missed:?} but never reaches it"
    );
}
