//! The Brain Master's own picture, large enough to answer questions about.

use leptos::prelude::*;

use super::{
    board::{Board, Role},
    picture::{place_and_name, thumbnail},
};
use crate::lang;

#[component]
pub fn OwnPicture(board: Board) -> impl IntoView {
    let session = board.session;
    let own = Memo::new(move |_| {
        let cell = board.read(|view| view.secret).flatten()?;
        (board.role() == Role::Master).then_some(cell)
    });
    move || {
        let cell = own.get()?;
        let picture = board.picture(cell)?;
        Some(view! {
            <section class="bfl-own" aria-labelledby="bfl-own-title">
                <h2 id="bfl-own-title">{lang::own(session.lang())}</h2>
                <button
                    type="button"
                    class="bfl-look"
                    on:click=move |_| board.looked_at.set(Some(cell))
                >
                    {thumbnail(board, picture, "own")}
                    <span>{place_and_name(board, cell)}</span>
                </button>
            </section>
        })
    }
}
