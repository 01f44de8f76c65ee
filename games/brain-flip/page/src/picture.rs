//! How pictures are shown and named, and one of them large.

use brain_flip::{BrainFlip, Cell, Picture, lang as game};
use leptos::prelude::*;
use scene::{Face, Motion, PieceId};
use tabletop::{Game, Lang};
use web::{gallery, tables::dialog::TableDialog};

use super::board::Board;

/// `b4 cat`.
pub fn place_and_name(board: Board, cell: Cell) -> Option<String> {
    let lang = board.session.lang();
    let picture = board.picture(cell)?;
    Some(
        game::PiecePicture {
            cell,
            name: picture.name(lang),
        }
        .say(lang),
    )
}

/// A picture in a line of the log.
pub fn small(motion: &Motion, _: Lang) -> Option<AnyView> {
    let Some(scene::Face::Picture(key)) = &motion.face else {
        return None;
    };
    let picture: Picture = key.parse().ok()?;
    let gallery = gallery::open(BrainFlip::INFO.id);
    Some(gallery.apart(picture.file()).into_any())
}

/// A picture on its own piece of cardboard.
pub fn piece(face: &Face, _: Option<&PieceId>, _: Lang) -> Option<AnyView> {
    let Face::Picture(key) = face else {
        return None;
    };
    let picture: Picture = key.parse().ok()?;
    let gallery = gallery::open(BrainFlip::INFO.id);
    Some(view! { <span class="bfl-piece">{gallery.apart(picture.file())}</span> }.into_any())
}

/// The picture that was asked about, as large as fits, and in words.
#[component]
pub fn PictureDialog(board: Board) -> impl IntoView {
    view! {
        <TableDialog id="bfl-picture" class="bfl-large" shown=board.looked_at>
            {move || board.looked_at.get().and_then(|cell| large(board, cell))}
        </TableDialog>
    }
}

fn large(board: Board, cell: Cell) -> Option<impl IntoView> {
    let picture = board.picture(cell)?;
    Some(view! {
        {board.gallery.copy(picture.file(), "large")}
        <h2 id="bfl-picture-title">{place_and_name(board, cell)}</h2>
        <p>{picture.alt(board.session.lang())}</p>
    })
}
