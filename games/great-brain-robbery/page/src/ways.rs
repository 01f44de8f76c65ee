//! Where one can go, as a list beside the train.

use great_brain_robbery::{Destination, Spot, lang as words};
use leptos::prelude::*;
use web::art;

use super::{
    board::{Board, Chosen, Goal, Way},
    looks, rails,
};
use crate::lang;

#[component]
pub fn Ways(board: Board) -> impl IntoView {
    let session = board.session;
    let ways = Memo::new(move |_| board.ways());
    view! {
        <section class="gbr-ways" aria-labelledby="gbr-ways-title">
            <h2 id="gbr-ways-title">{move || lang::ways(session.lang())}</h2>
            <ul aria-labelledby="gbr-ways-title">
                <For
                    each=move || ways.get()
                    key=|way| (format!("{:?}", way.to), way.steps, way.is_open)
                    children=move |way| view! { <li>{entry(board, way)}</li> }
                />
            </ul>
        </section>
    }
}

fn entry(board: Board, way: Way) -> impl IntoView {
    let session = board.session;
    let Way { to, steps, is_open } = way;
    let key = Memo::new(move |_| if is_open { board.key_to(to) } else { None });
    let is_moving = Memo::new(move |_| board.going().is_some());
    let what = move || what(board, to);
    let spot = spot(to).map(|spot| spot.to_string());
    let far = move || {
        let left = board.going().map_or(0, |going| going.left);
        let is_too_far = is_moving.get() && !is_open && left < steps;
        is_too_far.then(|| lang::too_far(session.lang(), (steps - left).into()))
    };
    let spot_words = spot.clone();
    let label = move || {
        let steps = words::word_steps(session.lang(), steps.into());
        let parts = [Some(what()), spot_words.clone(), Some(steps), far()];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        parts.join(", ")
    };
    view! {
        <button
            type="button"
            class="gbr-way"
            class:far=move || is_moving.get() && !is_open
            aria-label=label
            aria-pressed=move || is_moving.get().then(|| board.is_chosen(to).to_string())
            aria-disabled=move || (is_moving.get() && !is_open).then_some("true")
            aria-keyshortcuts=move || key.get().map(|key| key.to_string())
            on:click=move |_| {
                board.tap_way(to);
                show(board, to);
            }
        >
            {sign(to)}
            <span class="what">{what} <small>{spot}</small></span>
            <b class="steps" aria-hidden="true">{steps}</b>
            <span class="gbr-key" aria-hidden="true">{key}</span>
        </button>
    }
}

fn sign(goal: Goal) -> AnyView {
    match goal {
        Goal::Stay(_) => art::icon(looks::STAY).into_any(),
        Goal::Ahead(_) => art::icon(looks::AHEAD).into_any(),
        Goal::To(Destination::Counter(_)) => art::brain("pink").into_any(),
        Goal::To(Destination::Brake(_)) => art::icon(looks::BRAKE).into_any(),
        Goal::To(Destination::Player { seat, .. }) => looks::pawn(seat).into_any(),
        Goal::To(Destination::NewCar) => art::icon(looks::NEW_CAR).into_any(),
    }
}

fn what(board: Board, goal: Goal) -> String {
    let lang = board.session.lang();
    let what = match goal {
        Goal::Stay(_) => lang::stay(lang),
        Goal::Ahead(_) => lang::ahead(lang),
        Goal::To(Destination::Counter(_)) => lang::brain(lang),
        Goal::To(Destination::Brake(_)) => lang::brake(lang),
        Goal::To(Destination::Player { seat, .. }) => return board.session.name(seat),
        Goal::To(Destination::NewCar) => lang::new_car(lang),
    };
    what.to_owned()
}

fn spot(goal: Goal) -> Option<Spot> {
    match goal.chosen() {
        Chosen::Space(spot) => Some(spot),
        Chosen::NewCar | Chosen::Card(_) | Chosen::Nothing => None,
    }
}

/// Brings it into sight.
fn show(board: Board, goal: Goal) {
    let Some(spot) = spot(goal) else {
        rails::scroll_to_front();
        return;
    };
    if let Some(face) = untrack(|| board.table(|table| table.train.car(spot.car).face)) {
        rails::scroll_to(face, spot.space);
    }
}
