//! The others: who has the Brain, how many cards, and what lies in front.

use give_me_the_brain::{Action, Face, Job, show::job_name};
use leptos::prelude::*;
use tabletop::Seat;
use web::{
    art,
    shell::{long_press::LongPress, players::Badges},
};

use super::{
    board::{Board, Choice},
    pictures,
};
use crate::lang;

/// Hands that everybody has.
const HANDS: u8 = 2;

#[component]
pub fn Players(board: Board) -> impl IntoView {
    let opponents = Memo::new(move |_| board.opponents());
    view! {
        <ul class=move || format!("gmb-players n{}", opponents.with(Vec::len))>
            <For
                each=move || opponents.get()
                key=|seat| seat.index()
                children=move |seat| view! { <Player board seat /> }
            />
        </ul>
    }
}

/// A tap chooses the player if one is asked for; otherwise, or if the finger
/// rests, it opens the player's sheet.
#[component]
fn Player(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let choice = Choice::Just(Action::Choose(seat));
    let is_target = Memo::new(move |_| board.can_choose(choice));
    let is_active = Memo::new(move |_| {
        session.must().contains(seat) || board.work().is_some_and(|work| work.active == seat)
    });
    let does = move || {
        let lang = session.lang();
        if is_target.get() {
            board.label(Action::Choose(seat))
        } else {
            lang::look_at(lang, session.name(seat))
        }
    };
    let press = LongPress::default();
    let visit = move || board.visited.set(Some(seat));
    let tap = move || {
        if is_target.get_untracked() {
            board.tap(choice);
        } else {
            visit();
        }
    };
    view! {
        <li
            class="gmb-player"
            class:active=is_active
            class:away=move || session.is_away(seat)
            class:target=is_target
        >
            <button
                type="button"
                class="inside"
                aria-pressed=move || is_target.get().then(|| board.is_chosen(choice).to_string())
                on:pointerdown=move |_| press.begin(visit)
                on:pointerup=move |_| press.end()
                on:pointerleave=move |_| press.end()
                on:pointercancel=move |_| press.end()
                on:click=move |_| {
                    if !press.was_long() {
                        tap();
                    }
                }
            >
                <span class="unseen">{does} ". "</span>
                <Inside board seat />
                <span class="gmb-key" aria-hidden="true">{move || board.key(choice)}</span>
            </button>
        </li>
    }
}

#[component]
fn Inside(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let holds = Memo::new(move |_| board.holds_brain(seat));
    let n_cards = Memo::new(move |_| board.look(|view| view.table.held[seat]).unwrap_or(0));
    let n_known = Memo::new(move |_| board.look(|view| view.hands[seat].len()).unwrap_or(0));
    let capacity = Memo::new(move |_| {
        board
            .look(|view| view.table.capacity(seat))
            .unwrap_or(HANDS)
    });
    let jobs = Memo::new(move |_| {
        board
            .in_front_of(seat)
            .iter()
            .filter_map(Face::job)
            .collect::<Vec<Job>>()
    });
    let in_front = move || {
        let lang = session.lang();
        jobs.with(|jobs| {
            let names: Vec<&str> = jobs.iter().map(|job| job_name(*job, lang)).collect();
            (!names.is_empty()).then(|| lang::in_front(lang, names.join(", ")))
        })
    };
    view! {
        <span class="who">
            <span class="turn-mark" aria-hidden="true">
                {move || session.must().contains(seat).then_some("▶")}
            </span>
            {art::avatar(seat.index())}
            <span class="name">{move || session.name(seat)}</span>
            <Badges session seat />
        </span>
        <Show when=move || holds.get()>
            <span class="gmb-has">
                {art::brain("pink")}
                <span class="unseen">{move || lang::holds(session.lang())}</span>
            </span>
        </Show>
        <span class="counts">
            <span class="count">
                {art::icon(art::FAN)} <strong aria-hidden="true">{n_cards}</strong>
                <span class="unseen">
                    {move || lang::cards(session.lang(), n_cards.get().into())}
                </span>
            </span>
            <Show when=move || 0 < n_known.get()>
                <span class="count known">
                    {art::icon(art::EYE)} <span aria-hidden="true">{n_known}</span>
                    <span class="unseen">
                        {move || lang::known(session.lang(), n_known.get())}
                    </span>
                </span>
            </Show>
            <Show when=move || capacity.get() != HANDS>
                <span class="count">
                    {art::icon(pictures::HAND)} <span aria-hidden="true">{capacity}</span>
                    <span class="unseen">
                        {move || lang::hands(session.lang(), capacity.get().into())}
                    </span>
                </span>
            </Show>
            <span class="signs" aria-hidden="true">
                {move || jobs.with(|jobs| pictures::signs(jobs))}
            </span>
            <span class="unseen">{in_front}</span>
        </span>
    }
}
