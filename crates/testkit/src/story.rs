//! A story as a player reads it afterwards.

use std::fmt::Write;

use expect_test::Expect;
use scene::{About, Award, Present, Recap, Round, Words};
use tabletop::{Lang, Seat};

/// Compares with `expected` what A reads in both languages: the goal, the log of
/// `events`, in which headings are underlined and players have letters, the
/// honours, and how it was won.
#[track_caller]
pub fn story<G: Present>(events: &[G::Event], expected: &Expect) {
    let mut story = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: Some(Seat::new(0)),
            names: &[],
            remarks: &[],
        };
        writeln!(story, "{}", G::goal(lang)).expect("writing works");
        for event in events {
            let words = G::tell(event, &words);
            let line = match G::about(event) {
                About::NewPart | About::Turn => format!("_{words}_"),
                About::Player(seat) => format!("{seat} {words}"),
                About::Asked(seat) => format!("{seat}? {words}"),
                About::Fate => format!("- {words}"),
            };
            writeln!(story, "  {line}").expect("writing works");
        }
        for Award { title, says } in G::awards(events, &words) {
            writeln!(story, "* {title} | {says}").expect("writing works");
        }
        let Recap { how, rounds } = G::recap(events, &words);
        for Round { seat, says } in rounds {
            writeln!(story, "{seat} {says}").expect("writing works");
        }
        writeln!(story, "= {how}").expect("writing works");
    }
    expected.assert_eq(&story);
}
