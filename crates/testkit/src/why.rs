//! What somebody is told who asks why.

use std::{fmt, str::FromStr};

use scene::{Present, Words};
use tabletop::{Lang, Seat, Viewer};

use crate::{
    script::{self, Line},
    tables::legal,
};

/// What `viewer` is told who asks why a move is made on `table`, in every language:
/// an empty line where nothing special can be said. The move has to be legal.
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
    let game: G = script::table(table);
    let view = game.view(viewer);
    let made = Line::read(line).names();
    let (seat, action) = made;
    assert!(legal(&game, seat).contains(&action), "{line} is not legal");
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
