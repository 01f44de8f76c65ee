//! The tables themselves: what one is made of, and [`generic`], which draws any
//! game from its scene. Those made by hand are in the folders of their games.

pub mod card;
pub mod choice;
pub mod dialog;
pub mod generic;
pub mod number;
pub mod recent;
pub mod selection;
pub mod toss;

use std::{cell::RefCell, collections::BTreeMap};

use erased::{DynEvents, DynGame};
use leptos::prelude::*;
use scene::{Face, Motion, PieceId};
use tabletop::{Beat, Lang};

use self::toss::{READ_MS, TUMBLE_MS};
use crate::{
    art, browser, pieces,
    session::Session,
    shell::{controls::Controls, seats::Plates},
};

/// What a table is made of. The shell puts the parts where they belong.
pub struct TableView {
    /// Classes of the table, for its style sheet.
    pub class: Signal<String>,
    /// What lies on the stage, beside the plates: usually `.mine` and `.centre`.
    pub table: AnyView,
    /// What the game adds to the plates of the others.
    pub plates: Plates,
    /// Something that covers the stage for a while, and dialogs.
    pub moment: AnyView,
    /// What buttons and keys do now.
    pub controls: Signal<Controls>,
    /// What the selected thing will do, or what else is worth knowing: the
    /// second line of the bubble. May be empty.
    pub hint: Signal<String>,
    /// Why what was touched last cannot be used, about this very table. May be
    /// empty: the clause is always behind the question.
    pub why: Signal<String>,
    /// Phase or round, for the bar.
    pub phase: Signal<String>,
}

impl std::fmt::Debug for TableView {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableView").finish_non_exhaustive()
    }
}

/// How a game is shown.
#[derive(Debug)]
pub struct Table {
    pub lay: fn(Session) -> TableView,
    /// A picture, not much larger than a letter, of something that shows its
    /// face; nothing where that of any game will do.
    pub picture: fn(&Motion, Lang) -> Option<AnyView>,
    /// A piece as it lies on the table, for whoever only looks; nothing where words
    /// will do. Some faces differ from piece to piece, as the sides of dice do.
    pub piece: fn(&Face, Option<&PieceId>, Lang) -> Option<AnyView>,
    /// The game whose style sheet it needs, beside the common one.
    pub style: Option<&'static str>,
}

fn of(game: &dyn DynGame) -> &'static Table {
    let piece = pieces::find(game.info().id);
    piece.expect("a game on screen has been loaded").table
}

pub fn lay(session: Session) -> TableView {
    (of(session.game).lay)(session)
}

/// How long showing these events takes at normal speed: dice tumble first, and
/// are read while what they bring is shown.
pub fn motion_ms(events: &dyn DynEvents) -> u32 {
    length_ms(&events.beats())
}

fn length_ms(beats: &[Beat]) -> u32 {
    let has_dice = beats.iter().any(|beat| beat.has_dice());
    let rest = beats.iter().map(|beat| ms(*beat)).max().unwrap_or(0);
    if has_dice { TUMBLE_MS + rest } else { rest }
}

/// How long one looks at it; at dice, once they lie still.
const fn ms(beat: Beat) -> u32 {
    match beat {
        Beat::None | Beat::Throw => 0,
        Beat::Move => 300,
        Beat::Roll => READ_MS,
        Beat::Count => 950,
        Beat::Blow => 1300,
        Beat::Verdict => 2200,
        Beat::Finale => 2600,
    }
}

/// A small picture of what a line of the log speaks of, if it was seen.
pub fn picture(game: &dyn DynGame, motion: &Motion, lang: Lang) -> Option<AnyView> {
    let face = motion.face.as_ref()?;
    (of(game).picture)(motion, lang).or_else(|| plain_picture(face))
}

/// A piece as it lies on the table; nothing where words will do.
pub fn piece(game: &dyn DynGame, face: &Face, id: Option<&PieceId>, lang: Lang) -> Option<AnyView> {
    (of(game).piece)(face, id, lang)
}

fn plain_picture(face: &Face) -> Option<AnyView> {
    match face {
        Face::Die { side } => Some(generic::piece::die(*side, "")),
        Face::Tokens { .. } => Some(art::picture("brain.svg").into_any()),
        Face::Card(kind) | Face::Picture(kind) => Some(kind.to_uppercase().into_any()),
        Face::Back
        | Face::Pawn(_)
        | Face::Player(_)
        | Face::Board { .. }
        | Face::Space { .. }
        | Face::Note => None,
    }
}

/// The game whose drawings and style sheet the table has.
pub fn style(game: &dyn DynGame) -> Option<&'static str> {
    of(game).style
}

/// Where the style sheet of a table counts that is not laid.
pub const NOWHERE: &str = "not all";

/// Where that of one that is laid counts, and that of a page.
pub const EVERYWHERE: &str = "all";

thread_local! {
    /// How many tables that are laid have this style sheet: where one follows
    /// another, the new one is there before the old one is gone.
    static LAID: RefCell<BTreeMap<&'static str, usize>> = const { RefCell::new(BTreeMap::new()) };
}

/// Lets the style sheet of a table count for as long as the caller is shown: its
/// class names are its own, and mean other things on other pages.
pub fn dress(style: &'static str) {
    let count = move |change: fn(usize) -> usize| {
        let n_tables = LAID.with_borrow_mut(|laid| {
            let n_tables = laid.entry(style).or_default();
            *n_tables = change(*n_tables);
            *n_tables
        });
        let media = if n_tables == 0 { NOWHERE } else { EVERYWHERE };
        browser::restrict(style, media);
    };
    count(|n_tables| n_tables + 1);
    on_cleanup(move || count(|n_tables| n_tables - 1));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_dice_bring_is_shown_once_they_lie_still() {
        assert_eq!(length_ms(&[Beat::Roll]), TUMBLE_MS + READ_MS);
        assert_eq!(length_ms(&[Beat::Move, Beat::Roll]), TUMBLE_MS + READ_MS);
        let fall = length_ms(&[Beat::Blow]);
        assert_eq!(length_ms(&[Beat::Roll, Beat::Blow]), TUMBLE_MS + fall);
    }

    #[test]
    fn dice_to_choose_from_are_not_waited_for() {
        assert_eq!(length_ms(&[Beat::Throw]), TUMBLE_MS);
    }

    #[test]
    fn what_happens_at_once_takes_as_long_as_the_longest_of_it() {
        assert_eq!(length_ms(&[]), 0);
        assert_eq!(length_ms(&[Beat::None]), 0);
        let longest = length_ms(&[Beat::Finale]);
        assert_eq!(length_ms(&[Beat::Move, Beat::Finale, Beat::None]), longest);
    }
}
