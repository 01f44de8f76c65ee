//! Everything about one player: what lies in front, and cards you have seen.

use give_me_the_brain::{
    Face, Job,
    show::{job_name, job_text},
};
use leptos::prelude::*;
use tabletop::Seat;
use web::{art, shell::help::keep_open};

use super::{board::Board, picker::row, pictures};
use crate::lang;

const ID: &str = "gmb-player";

#[component]
pub fn PlayerSheet(board: Board) -> impl IntoView {
    let session = board.session;
    keep_open(ID, move || board.visited.get().is_some());
    view! {
        <dialog
            id=ID
            class="dialog gmb-wide"
            aria-labelledby="gmb-player-title"
            on:close=move |_| board.visited.set(None)
        >
            {move || board.visited.get().map(|seat| full(board, seat))}
            <form method="dialog">
                <button class="button primary">{move || web::lang::close(session.lang())}</button>
            </form>
        </dialog>
    }
}

fn full(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let lang = session.lang();
    let (n, known) = board
        .look(|view| (view.table.held[seat], view.hands[seat]))
        .unwrap_or_default();
    let capacity = board.look(|view| view.table.capacity(seat)).unwrap_or(0);
    let jobs: Vec<Job> = board
        .in_front_of(seat)
        .iter()
        .filter_map(Face::job)
        .collect();
    let known: Vec<Face> = known.iter().collect();
    let is_me = board.me() == Some(seat);
    let holds = board.holds_brain(seat).then(|| {
        if is_me {
            lang::you_hold(lang)
        } else {
            lang::holds(lang)
        }
    });
    let seen = (!is_me && !known.is_empty()).then(|| {
        view! {
            <h3>{art::icon(art::EYE)} " " {lang::seen(lang)}</h3>
            {row(board, &known)}
        }
    });
    view! {
        <h2 id="gmb-player-title">{session.name(seat)}</h2>
        <p class="gmb-left">
            {art::icon(art::FAN)} <span>{lang::cards(lang, n.into())}</span>
            {pictures::hands(capacity, 0)} <span>{lang::hands(lang, capacity.into())}</span>
            {holds.map(|it| view! {
                {art::brain("pink")} <span>{it}</span>
            })}
        </p>
        <h3>{lang::in_front_title(lang)}</h3>
        {lying(board, jobs)}
        {seen}
    }
}

/// The cards on the table in front of a player, with what they do.
fn lying(board: Board, jobs: Vec<Job>) -> impl IntoView {
    let lang = board.session.lang();
    if jobs.is_empty() {
        return view! { <p class="aside">{lang::nothing_in_front(lang)}</p> }.into_any();
    }
    let line = |job: Job| {
        view! {
            <li>
                {pictures::lines(job).map(art::icon)}
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
