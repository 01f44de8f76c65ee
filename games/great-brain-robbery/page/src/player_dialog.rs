//! Everything one may know about a player.

use great_brain_robbery::{View, show::brain_words};
use leptos::prelude::*;
use tabletop::Seat;
use web::{shell::seat_sheet::LastMove, tables::dialog::TableDialog};

use super::{board::Board, looks, poster};
use crate::lang;

#[component]
pub fn PlayerDialog(board: Board) -> impl IntoView {
    let inside = move || {
        let seat = board.asked_about.get()?;
        board
            .view
            .with(|view| Some(about(board, view.as_ref()?, seat)))
    };
    view! {
        <TableDialog id="gbr-player" class="gbr-look" shown=board.asked_about>
            {inside}
        </TableDialog>
    }
}

fn about(board: Board, view: &View, seat: Seat) -> impl IntoView + use<> {
    let session = board.session;
    let lang = session.lang();
    let table = &view.table;
    let head = match table.heads[seat] {
        Some(brain) => poster::full(brain, lang).into_any(),
        None => view! { <p class="about">{lang::empty_head(lang)}</p> }.into_any(),
    };
    let known: Vec<String> = view.hands[seat]
        .iter()
        .map(|it| brain_words(it, lang))
        .collect();
    let known = (!known.is_empty()).then(|| view! { <p>{lang::known(lang, known.join(", "))}</p> });
    view! {
        <h2 id="gbr-player-title">{looks::face(session, seat, "face")} {session.name(seat)}</h2>
        {head}
        <ul class="facts">
            <li>{lang::points(lang, table.points[seat].into())}</li>
            <li>{lang::Holds { n: table.held[seat].into(), limit: table.hand_limit(seat) }.say(lang)}</li>
            <li>{lang::WouldRoll { n: table.n_dice(seat).into(), run: table.run(seat) }.say(lang)}</li>
            <li>{lang::WouldFight { n: table.n_dice(seat).into(), hit: table.hit(seat) }.say(lang)}</li>
        </ul>
        {known}
        <LastMove session seat />
    }
}
