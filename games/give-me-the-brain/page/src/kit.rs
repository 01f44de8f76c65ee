//! What you have to work with: hands, and what lies in front of you.

use give_me_the_brain::{
    Face,
    show::{ids, job_name},
};
use leptos::prelude::*;
use web::{
    art,
    motion::{piece_element, zone_element},
};

use super::{board::Board, card};
use crate::lang;

#[component]
pub fn Kit(board: Board) -> impl IntoView {
    let session = board.session;
    // In your turn what is left of it, otherwise what a turn will have.
    let hands = Memo::new(move |_| {
        let me = board.me()?;
        match board.work().filter(|work| work.active == me) {
            Some(work) => {
                let left = board.look(|view| view.table.hands_left(&work))?;
                Some((left, Some(work.hands_used)))
            }
            None => Some((board.look(|view| view.table.capacity(me))?, None)),
        }
    });
    let jobs = Memo::new(move |_| {
        let jobs = board.me().map(|me| board.in_front_of(me));
        jobs.unwrap_or_default()
    });
    let words = move || {
        let (n, used) = hands.get()?;
        let lang = session.lang();
        Some(match used {
            Some(_) => lang::hands_left(lang, n.into()),
            None => lang::takes(lang, n.into()),
        })
    };
    let in_front = move || {
        let lang = session.lang();
        jobs.get().into_iter().map(move |job| {
            let id = board
                .me()
                .map(|me| ids::card_id(&ids::table(me), Face::Job(job), 0));
            view! {
                <span class="obj me" id=id.as_ref().map(piece_element)>
                    {card::picture(job)}
                    <em>{job_name(job, lang)}</em>
                </span>
            }
        })
    };
    view! {
        <button
            type="button"
            class="kit"
            on:click=move |_| board.visited.set(board.me())
        >
            <span class="unseen">{move || lang::your_place(session.lang())}</span>
            <span class="slab">
                <span class="hands">
                    {move || hands.get().map(|(n, used)| card::hands(n, used.unwrap_or(0)))}
                </span>
                <b class="d">{words}</b>
                <span
                    class="objs"
                    class:from2=move || 2 <= jobs.with(Vec::len)
                    class:from3=move || 3 <= jobs.with(Vec::len)
                    id=move || board.me().map(|me| zone_element(&ids::table(me)))
                >
                    {move || in_front().collect_view()}
                </span>
                <span class="pl">
                    {art::icon(art::FAN)}
                    {move || format!("{} / {}", board.n_deck(), board.n_discards())}
                </span>
            </span>
        </button>
    }
}
