//! What somebody is told who asks why.

use std::{fmt, str::FromStr};

use scene::{Present, Words};
use tabletop::{Lang, Seat, Viewer};

use crate::script::{self, Line};

/// What `viewer` is told who asks why a move is made on `table`, in every language:
/// an empty line where nothing special can be said. The move has to be legal, and
/// carries its luck as in a [`scenario`](crate::scenario()).
///
/// ```
/// # use pig::Pig;
/// # use tabletop::Viewer;
/// let told = testkit::why::<Pig>(Viewer::Public, "goal 20; A 0, B 0; A has 6", "A hold");
/// assert_eq!(told, "\n\n");
/// ```
#[track_caller]
pub fn why<G>(viewer: Viewer, table: &str, line: &str) -> String
where
    G: Present + FromStr<Err: fmt::Display>,
{
    let mut game: G = script::table(table);
    let view = game.view(viewer);
    let line = Line::read(line);
    let made = line.names();
    line.carry_out(&mut game);
    let told = Lang::ALL.map(|lang| reason::<G>(&view, viewer, made, lang) + "\n");
    told.concat()
}

pub(crate) fn reason<G: Present>(
    view: &G::View,
    viewer: Viewer,
    (seat, action): (Seat, G::Action),
    lang: Lang,
) -> String {
    let words = Words {
        lang,
        me: viewer.seat(),
        names: &["Ada", "Bob", "Cleo"].map(str::to_owned),
        remarks: &[],
    };
    G::reason(view, seat, action, &words).unwrap_or_default()
}
