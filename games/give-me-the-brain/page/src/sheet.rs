//! Everything about one player: what lies in front, and cards you have seen.

use give_me_the_brain::{
    Face, Job,
    show::{job_name, job_text},
};
use leptos::prelude::*;
use tabletop::Seat;
use web::{
    art,
    shell::{seat_sheet::LastMove, seats::face_of},
    tables::dialog::TableDialog,
};

use super::{
    board::Board,
    card::{self, spread},
};
use crate::lang;

#[component]
pub fn PlayerSheet(board: Board) -> impl IntoView {
    view! {
        <TableDialog id="gmb-player" class="gmb-wide" shown=board.visited>
            {move || board.visited.get().map(|seat| full(board, seat))}
        </TableDialog>
    }
}

fn full(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let lang = session.lang();
    let (n, known) = board
        .look(|view| (view.table.held[seat], view.hands[seat]))
        .unwrap_or_default();
    let capacity = board.look(|view| view.table.capacity(seat)).unwrap_or(0);
    let known: Vec<Face> = known.iter().collect();
    let is_me = board.me() == Some(seat);
    let holds = board.holds_brain(seat).then(|| {
        view! {
            <span class="chip pink">{art::picture("brain.svg")} {lang::has_brain(lang)}</span>
        }
    });
    let seen = (!is_me && !known.is_empty()).then(|| {
        view! {
            <h3>{art::icon(art::EYE)} " " {lang::seen(lang)}</h3>
            {spread(board, &known)}
        }
    });
    // Where there is no room for the piles, this is the way to them.
    let piles = is_me.then(|| {
        view! {
            <button type="button" class="btn" on:click=move |_| board.is_browsing.set(true)>
                {lang::n_discards(lang, board.n_discards())}
            </button>
        }
    });
    view! {
        <header class="gmb-who">
            {face_of(session, seat)}
            <h2 id="gmb-player-title">{session.name(seat)}</h2>
            <span class="chip">{art::icon(art::FAN)} {lang::cards(lang, n.into())}</span>
            <span class="chip">{card::hands(capacity, 0)} {lang::hands(lang, capacity.into())}</span>
            {holds}
        </header>
        <h3>{lang::in_front_title(lang)}</h3>
        {lying(board, board.in_front_of(seat))}
        {seen}
        <LastMove session seat />
        {piles}
    }
}

/// The cards on the table in front of a player, with what they do.
fn lying(board: Board, jobs: Vec<Job>) -> impl IntoView {
    let lang = board.session.lang();
    if jobs.is_empty() {
        return view! { <p>{lang::nothing_in_front(lang)}</p> }.into_any();
    }
    let line = |job: Job| {
        view! {
            <li>
                <span class="obj">{card::picture(job)}</span>
                <p>
                    <strong>{job_name(job, lang)}</strong>
                    " "
                    {job_text(job, lang)}
                </p>
            </li>
        }
    };
    view! { <ul class="gmb-lying">{jobs.into_iter().map(line).collect_view()}</ul> }.into_any()
}
