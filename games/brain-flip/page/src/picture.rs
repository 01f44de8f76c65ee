//! How pictures are shown and named, and one of them large.

use brain_flip::{Cell, Picture, lang as game};
use leptos::prelude::*;
use web::shell::help::keep_open;

use super::board::Board;

const ID: &str = "bfl-picture";

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

/// A small copy of a picture, beside its name.
pub fn thumbnail(board: Board, picture: Picture, place: &'static str) -> impl IntoView {
    view! { <span class="bfl-thumb">{board.gallery.copy(picture.file(), place)}</span> }
}

/// The picture that was asked about, as large as fits, and in words.
#[component]
pub fn PictureDialog(board: Board) -> impl IntoView {
    let session = board.session;
    keep_open(ID, move || board.looked_at.get().is_some());
    view! {
        <dialog
            id=ID
            class="dialog bfl-large"
            aria-labelledby="bfl-picture-title"
            on:close=move |_| board.looked_at.set(None)
        >
            {move || board.looked_at.get().and_then(|cell| large(board, cell))}
            <form method="dialog">
                <button class="button primary">{move || web::lang::close(session.lang())}</button>
            </form>
        </dialog>
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
