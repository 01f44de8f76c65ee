//! How many steps there are, and where one can go with them.

use great_brain_robbery::{Destination, Move, Spot, Step, lang as words, show::names::car_name};
use leptos::prelude::*;
use tabletop::Lang;
use web::art;

use super::{
    board::{Board, Chosen, Goal, Way},
    looks, rails,
    recent::Roll,
};
use crate::lang;

#[component]
pub fn Steps(board: Board) -> impl IntoView {
    let session = board.session;
    let ways = Memo::new(move |_| board.ways());
    view! {
        <section class="steps" aria-labelledby="gbr-ways-title">
            <h2 id="gbr-ways-title" class="unseen">
                {move || lang::ways(session.lang())}
            </h2>
            // Readers have the prompt.
            <div class="roll" aria-hidden="true">
                {move || roll(board)}
            </div>
            <ul class="dest" aria-labelledby="gbr-ways-title">
                // What is near comes first, so that a step changes the order of everything:
                // what is written anew does not jump.
                {move || {
                    ways.get()
                        .into_iter()
                        .map(|way| view! { <li>{entry(board, way)}</li> })
                        .collect_view()
                }}
            </ul>
        </section>
    }
}

/// The dice, and what they come to; before a roll, what would be rolled.
fn roll(board: Board) -> AnyView {
    let lang = board.session.lang();
    let begins = board.is_mine() && board.step() == Some(Step::Begin);
    if let Some(me) = board.me().filter(|_| begins) {
        let (n_dice, run) = board
            .table(|table| (table.n_dice(me), table.run(me)))
            .unwrap_or_default();
        return view! {
            {looks::blank_dice(n_dice)} {plus(run)}
            <span class="used">{lang::to_roll(lang)}</span>
        }
        .into_any();
    }
    match board.going() {
        Some(Move { left, n_opened, .. }) if 0 < n_opened => view! {
            <span class="used">{lang::opened(lang, n_opened.into())}</span>
            {sum(&lang::steps_left(lang, left.into()))}
        }
        .into_any(),
        Some(Move { dice, left, .. }) => view! {
            {dice.iter().map(|side| looks::die(side, "")).collect_view()}
            {plus(left.saturating_sub(dice.sum()))}
            {sum(&words::word_steps(lang, left.into()))}
        }
        .into_any(),
        None => rolled(board).into_any(),
    }
}

/// The dice of the newest move and of its coupling check, as they fall and as
/// they lie.
fn rolled(board: Board) -> impl IntoView {
    let (session, lang) = (board.session, board.session.lang());
    let is_flying = board.toss.is_in_the_air();
    let tick = board.toss.tick.get();
    let die = move |n: usize, side: u8| {
        if is_flying {
            looks::die(looks::any_side(tick, n), "rolling")
        } else {
            looks::die(side, "")
        }
    };
    let rolls = board
        .recent
        .with(|recent| recent.as_ref().map_or_else(Vec::new, |it| it.rolls.clone()));
    let rolls = rolls.into_iter().map(move |roll| match roll {
        Roll::Move { seat, dice, steps } => {
            let sides = dice.iter().enumerate().map(|(n, side)| die(n, side));
            let sum = (!is_flying).then(|| sum(&words::word_steps(lang, steps.into())));
            view! {
                {looks::face(session, seat, "face")}
                {sides.collect_view()}
                {sum}
            }
            .into_any()
        }
        Roll::Coupling { die: side, .. } => view! {
            <span class="coupling">{art::icon(art::LINK)} {die(2, side)}</span>
        }
        .into_any(),
    });
    rolls.collect_view()
}

fn plus(run: u8) -> Option<impl IntoView> {
    (0 < run).then(|| view! { <b class="d">"+" {run}</b> })
}

/// `9 steps`, with a large number.
fn sum(steps: &str) -> impl IntoView + use<> {
    let (n, word) = steps.split_once(char::is_whitespace).unwrap_or((steps, ""));
    view! {
        <span class="eq d">
            {n.to_owned()} <small>{word.to_owned()}</small>
        </span>
    }
}

fn entry(board: Board, way: Way) -> impl IntoView {
    let session = board.session;
    let Way { to, steps, is_open } = way;
    let key = Memo::new(move |_| if is_open { board.key_to(to) } else { None });
    let is_moving = Memo::new(move |_| board.going().is_some());
    let what = move || what(board, to);
    let spot = spot(to);
    let far = move || {
        let left = board.going().map_or(0, |going| going.left);
        let is_too_far = is_moving.get() && !is_open && left < steps;
        is_too_far.then(|| lang::too_far(session.lang(), (steps - left).into()))
    };
    let label = move || {
        let steps = words::word_steps(session.lang(), steps.into());
        let spot = spot.map(|spot| spot.to_string());
        let parts = [Some(what()), spot, Some(steps), far()];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        parts.join(", ")
    };
    view! {
        <button
            type="button"
            class:off=move || is_moving.get() && !is_open
            aria-label=label
            aria-pressed=move || is_moving.get().then(|| board.is_chosen(to).to_string())
            aria-disabled=move || (is_moving.get() && !is_open).then_some("true")
            aria-keyshortcuts=move || key.get().map(|key| key.to_string())
            on:click=move |_| {
                board.tap_way(to);
                show(board, to);
            }
        >
            {sign(board, to)}
            <b>{what}</b>
            <i>{steps}</i>
            {spot.map(|spot| view! { <small>{spot.to_string()}</small> })}
        </button>
    }
}

fn sign(board: Board, goal: Goal) -> AnyView {
    let icon = |name| view! { <span class="face k">{art::icon(name)}</span> };
    match goal {
        Goal::Ahead(_) => icon(looks::AHEAD).into_any(),
        Goal::To(Destination::Counter(_)) => looks::counter().into_any(),
        Goal::To(Destination::Brake(_)) => looks::brake().into_any(),
        Goal::To(Destination::Player { seat, .. }) => {
            looks::face(board.session, seat, "face").into_any()
        }
        Goal::To(Destination::NewCar) => icon(looks::NEW_CAR).into_any(),
    }
}

fn what(board: Board, goal: Goal) -> String {
    let lang = board.session.lang();
    match goal {
        Goal::Ahead(_) => lang::ahead(lang).to_owned(),
        Goal::To(Destination::Counter(spot)) => lang::brain_in(lang, car_at(board, spot, lang)),
        Goal::To(Destination::Brake(spot)) => lang::brake_in(lang, car_at(board, spot, lang)),
        Goal::To(Destination::Player { seat, .. }) => {
            lang::fight_with(lang, board.session.name(seat))
        }
        Goal::To(Destination::NewCar) => lang::new_car(lang).to_owned(),
    }
}

/// What the car of a space is called.
pub fn car_at(board: Board, spot: Spot, lang: Lang) -> &'static str {
    let face = board.table(|table| {
        let cars = table.train.cars();
        cars.get(usize::from(spot.car)).map(|car| car.face)
    });
    face.flatten().map_or("", |face| car_name(face, lang))
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
