//! Where one can go, as a list beside the train.

use great_brain_robbery::Destination;
use leptos::prelude::*;

use super::{
    board::{Board, Chosen, Goal, Way},
    looks, train,
};
use crate::{art, lang};

#[component]
pub fn Ways(board: Board) -> impl IntoView {
    let session = board.session;
    let ways = Memo::new(move |_| board.ways());
    view! {
        <section class="gbr-ways" aria-labelledby="gbr-ways-title">
            <h2 id="gbr-ways-title">{move || lang::gbr_ways(session.lang())}</h2>
            <ul tabindex="0" aria-labelledby="gbr-ways-title">
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
    let words = move || words(board, to);
    let far = move || {
        let left = board.going().map_or(0, |going| going.left);
        let is_too_far = is_moving.get() && !is_open && left < steps;
        is_too_far.then(|| lang::gbr_too_far(session.lang(), (steps - left).into()))
    };
    let label = move || {
        let steps = great_brain_robbery::lang::word_steps(session.lang(), steps.into());
        let said = format!("{}, {steps}", words());
        match far() {
            Some(far) => format!("{said}, {far}"),
            None => said,
        }
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
            <span class="what">{words}</span>
            <b class="steps" aria-hidden="true">{steps}</b>
            <span class="gbr-key" aria-hidden="true">{key}</span>
        </button>
    }
}

fn sign(goal: Goal) -> AnyView {
    match goal {
        Goal::Stay(_) => art::icon(looks::STAY).into_any(),
        Goal::To(Destination::Counter(_)) => art::brain("pink").into_any(),
        Goal::To(Destination::Brake(_)) => art::icon(looks::BRAKE).into_any(),
        Goal::To(Destination::Player { seat, .. }) => looks::pawn(seat).into_any(),
        Goal::To(Destination::NewCar) => art::icon(looks::NEW_CAR).into_any(),
    }
}

fn words(board: Board, goal: Goal) -> String {
    let lang = board.session.lang();
    match goal {
        Goal::Stay(spot) => lang::gbr_way_stay(lang, spot),
        Goal::To(Destination::Counter(spot)) => lang::gbr_way_counter(lang, spot),
        Goal::To(Destination::Brake(spot)) => lang::gbr_way_brake(lang, spot),
        Goal::To(Destination::Player { seat, spot }) => {
            lang::gbr_way_player(lang, board.session.name(seat), spot)
        }
        Goal::To(Destination::NewCar) => lang::gbr_way_new_car(lang).to_owned(),
    }
}

/// Brings it into sight.
fn show(board: Board, goal: Goal) {
    if let Chosen::Space(spot) = goal.chosen() {
        let face = untrack(|| board.table(|table| table.train.car(spot.car).face));
        if let Some(face) = face {
            train::scroll_to(face, spot.space);
        }
    } else {
        train::scroll_to_front();
    }
}
