//! What a move looks like from somebody's place: pieces on their way.

use std::{fmt, str::FromStr};

use expect_test::Expect;
use scene::{Place, Present, Scene, Travel, Words};
use tabletop::{Lang, Viewer};

use crate::script::{self, Line};

/// Plays one line of a script, as [`scenario`](crate::scenario()) does, on
/// `table` and compares what travels before the eyes of `viewer` with
/// `expected`.
///
/// ```
/// # use expect_test::expect;
/// # use pig::Pig;
/// # use tabletop::Viewer;
/// let expected = expect![["turn → plate.A, Unseen, Carried\n"]];
/// testkit::travels::<Pig>(Viewer::Public, "goal 20; A 0, B 0; A has 6", "A hold", &expected);
/// ```
#[track_caller]
pub fn travels<G>(viewer: Viewer, table: &str, line: &str, expected: &Expect)
where
    G: Present + FromStr<Err: fmt::Display>,
{
    let mut game: G = script::table(table);
    let before = scene(&game, viewer);
    let events = Line::read(line).carry_out(&mut game);
    let told = events.iter().filter_map(|event| G::redact(event, viewer));
    let told: Vec<_> = told.flat_map(|event| G::motions(&event)).collect();
    let travels = scene::travels(&before, &scene(&game, viewer), &told);
    let lines: String = travels.iter().map(described).collect();
    expected.assert_eq(&lines);
}

fn scene<G: Present>(game: &G, viewer: Viewer) -> Scene {
    let words = Words {
        lang: Lang::En,
        me: None,
        names: &[],
        remarks: &[],
    };
    G::scene(&game.view(viewer), &[], &words)
}

/// `hand.A (hand.A/1) → horde (horde/12.0), TurnedOver, Carried`.
fn described(travel: &Travel) -> String {
    let named = |place: &Option<Place>| match place {
        Some(Place {
            zone,
            piece: Some(piece),
        }) => format!("{zone} ({piece})"),
        Some(Place { zone, piece: None }) => zone.to_string(),
        None => "nowhere".to_owned(),
    };
    let Travel {
        from,
        to,
        kind,
        manner,
        face: _,
    } = travel;
    format!("{} → {}, {kind:?}, {manner:?}\n", named(from), named(to))
}
