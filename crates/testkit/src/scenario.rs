//! Scenarios: text in, transcript out.

use std::{collections::BTreeSet, fmt, fmt::Write, str::FromStr};

use expect_test::Expect;
use scene::{Present, Words};
use tabletop::{Cx, Lang, RuleId, Seat, chance::Scripted, rule};

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
    let mut game: G = table
        .parse()
        .unwrap_or_else(|error| panic!("cannot set up the table: {error}"));
    game.assert_sound();
    rule::take();
    let mut transcript = String::new();
    for line in script.lines().map(str::trim).filter(|it| !it.is_empty()) {
        play_line(&mut game, line, &mut transcript);
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

#[track_caller]
fn play_line<G: Present>(game: &mut G, line: &str, transcript: &mut String) {
    let (seat_and_action, draws) = line.split_once(" : ").unwrap_or((line, ""));
    let (seat, action) = seat_and_action
        .split_once(' ')
        .expect("a line reads `SEAT action : draws`");
    let seat: Seat = seat.parse().unwrap_or_else(|error| panic!("{error}"));
    let draws = draws
        .split_whitespace()
        .map(|draw| draw.parse().expect("draws are numbers"));
    let mut luck = Scripted::new(draws);
    let mut events = Vec::new();
    writeln!(transcript, "{seat_and_action}").expect("writing works");
    let refused = match action.parse::<G::Action>() {
        Err(error) => Some(error.to_string()),
        Ok(action) => {
            let before = *game;
            let played = game.play(seat, action, &mut Cx::new(&mut luck, &mut events));
            if played.is_err() {
                assert_eq!(*game, before, "a refused move changed the table");
            }
            played.err().map(|refusal| refusal.to_string())
        }
    };
    if let Some(refusal) = refused {
        writeln!(transcript, "  ! {refusal}").expect("writing works");
    }
    assert!(luck.is_spent(), "`{line}` holds luck the rules never drew");
    for event in &events {
        writeln!(transcript, "  {}", tell::<G>(event)).expect("writing works");
    }
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
