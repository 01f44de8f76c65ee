//! The end of the game: what everybody was left with.

use give_me_the_brain::Face;
use leptos::prelude::*;
use tabletop::Seat;
use web::tables::dialog::TableDialog;

use super::{board::Board, card::spread};
use crate::lang;

#[component]
pub fn LastCards(board: Board) -> impl IntoView {
    let session = board.session;
    let is_shown = move || board.is_over() && !session.is_moving.get();
    let part = move |seat: Seat| {
        let lang = session.lang();
        let faces = board.look(|view| view.hands[seat].iter().collect::<Vec<Face>>());
        let faces = faces.unwrap_or_default();
        let n = lang::cards(lang, u32::try_from(faces.len()).unwrap_or(u32::MAX));
        let name = match session.seat() {
            Some(me) if me == seat => web::lang::shell_you(lang).to_owned(),
            Some(_) | None => session.name(seat),
        };
        view! {
            <h3>{name} " " <small>{n}</small></h3>
            {spread(board, &faces)}
        }
    };
    let parts = move || {
        let n_seats = board.look(|view| view.table.n_seats()).unwrap_or(0);
        (0..n_seats).map(Seat::new).map(part).collect_view()
    };
    let is_open = RwSignal::new(false);
    view! {
        <Show when=is_shown>
            <button type="button" class="btn gmb-left" on:click=move |_| is_open.set(true)>
                {move || lang::last_cards(session.lang())}
            </button>
        </Show>
        <TableDialog id="gmb-last-cards" class="gmb-wide" shown=is_open>
            <h2 id="gmb-last-cards-title">{move || lang::last_cards(session.lang())}</h2>
            {move || is_shown().then(parts)}
        </TableDialog>
    }
}
