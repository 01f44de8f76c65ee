//! The end of the game: what everybody was left with.

use give_me_the_brain::Face;
use leptos::prelude::*;
use tabletop::Seat;

use super::{board::Board, picker::row};
use crate::lang;

#[component]
pub fn LastCards(board: Board) -> impl IntoView {
    let session = board.session;
    let part = move |seat: Seat| {
        let lang = session.lang();
        let faces = board.look(|view| view.hands[seat].iter().collect::<Vec<Face>>());
        let faces = faces.unwrap_or_default();
        let n = lang::cards(lang, u32::try_from(faces.len()).unwrap_or(u32::MAX));
        view! {
            <li>
                <h3>{session.name(seat)} " " <small>{n}</small></h3>
                {row(board, &faces)}
            </li>
        }
    };
    let parts = move || {
        let n_seats = board.look(|view| view.table.n_seats()).unwrap_or(0);
        (0..n_seats).map(Seat::new).map(part).collect_view()
    };
    view! {
        <section class="gmb-over" aria-labelledby="gmb-over-title">
            <h2 id="gmb-over-title">{move || lang::last_cards(session.lang())}</h2>
            <ul>{parts}</ul>
        </section>
    }
}
