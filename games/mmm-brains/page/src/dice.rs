//! The five dice: buttons to keep them, and what is on their other sides.

use std::time::Duration;

use leptos::prelude::*;
use mmm_brains::{Dice, DiceSet, Side, dice::N_DICE};
use tabletop::Lang;
use web::{
    art,
    sound::{self, Sound},
};

use super::{
    board::Board,
    looks::{blank, face, face_words},
};
use crate::lang;

#[component]
pub fn DiceRow(board: Board) -> impl IntoView {
    // The die whose six sides are laid open.
    let unfolded = RwSignal::new(None::<usize>);
    let tick = tumble(&board);
    view! {
        <section class="dice-area" aria-labelledby="dice-title">
            <h2 id="dice-title" class="unseen">
                {move || lang::dice(board.session.lang())}
            </h2>
            <ol class="dice">
                {(0..N_DICE)
                    .map(|die| view! { <Die board die tick unfolded /> })
                    .collect_view()}
            </ol>
            {move || {
                let lang = board.session.lang();
                unfolded.get().map(|die| view! { <Faces lang die unfolded /> })
            }}
        </section>
    }
}

/// Counts while dice are in the air; each count shows other sides.
fn tumble(board: &Board) -> RwSignal<Option<usize>> {
    let (board, tick) = (*board, RwSignal::new(None));
    let is_in_the_air = Memo::new(move |_| board.session.is_moving.get() && board.is_thrown_now());
    Effect::new(move |before: Option<Option<IntervalHandle>>| {
        if let Some(handle) = before.flatten() {
            handle.clear();
        }
        if !is_in_the_air.get() {
            tick.set(None);
            return None;
        }
        sound::play(Sound::Dice, board.session.settings);
        tick.set(Some(0));
        let next = move || {
            let _ = tick.try_update(|tick| *tick = tick.map(|n| n + 1));
        };
        set_interval_with_handle(next, Duration::from_millis(90)).ok()
    });
    tick
}

/// What one die shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Shown {
    NotThrown,
    /// In the air; some side flashes by.
    Flying(Side),
    Lying(Dice),
    /// From the turn before.
    Old(Dice),
}

fn shown(board: &Board, die: usize, tick: RwSignal<Option<usize>>) -> Shown {
    let last = board.last.get();
    if let (Some(tick), Some(last)) = (tick.get(), last)
        && !last.kept.contains(die)
    {
        let side = (tick * 7 + die * 3) % 6 + 1;
        return Shown::Flying(Side::try_from(side as u8).expect("one of six"));
    }
    let now = board.view.get().and_then(|view| view.dice());
    match (now, last) {
        (Some(dice), _) => Shown::Lying(dice),
        (None, Some(last)) => Shown::Old(last.dice),
        (None, None) => Shown::NotThrown,
    }
}

/// Kept by whoever throws: chosen here, or told by the last throw.
fn is_kept(board: &Board, die: usize) -> bool {
    if board.is_keeping() {
        return board.kept.get().contains(die);
    }
    let is_lying = board.view.get().is_some_and(|view| view.dice().is_some());
    is_lying
        && board
            .last
            .get()
            .is_some_and(|it| it.kept != DiceSet::ALL && it.kept.contains(die))
}

#[component]
fn Die(
    board: Board,
    die: usize,
    tick: RwSignal<Option<usize>>,
    unfolded: RwSignal<Option<usize>>,
) -> impl IntoView {
    let session = board.session;
    let shown = Memo::new(move |_| shown(&board, die, tick));
    let kept = Memo::new(move |_| is_kept(&board, die));
    let label = move || {
        let lang = session.lang();
        match shown.get() {
            Shown::NotThrown | Shown::Flying(_) => lang::die_not_thrown(lang, die + 1),
            Shown::Lying(dice) | Shown::Old(dice) => {
                let face = face_words(lang, dice, die);
                if kept.get() {
                    lang::DieKept { n: die + 1, face }.say(lang)
                } else {
                    lang::DieFace { n: die + 1, face }.say(lang)
                }
            }
        }
    };
    let picture = move || {
        let lang = session.lang();
        match shown.get() {
            Shown::NotThrown => blank().into_any(),
            Shown::Flying(side) => face(lang, die, side).into_any(),
            Shown::Lying(dice) | Shown::Old(dice) => face(lang, die, dice.0[die]).into_any(),
        }
    };
    view! {
        <li class="die-place">
            <button
                type="button"
                class="die"
                class:kept=kept
                class:flying=move || matches!(shown.get(), Shown::Flying(_))
                class:old=move || matches!(shown.get(), Shown::Old(_))
                class:free=move || board.is_keeping()
                aria-pressed=move || kept.get().to_string()
                aria-disabled=move || (!board.is_keeping()).to_string()
                aria-label=label
                on:click=move |_| board.toggle(die)
            >
                {picture}
                <span class="kept-tag" aria-hidden="true">
                    {move || kept.get().then(|| lang::kept(session.lang()))}
                </span>
            </button>
            <button
                type="button"
                class="icon die-info"
                aria-label=move || lang::faces(session.lang(), die + 1)
                aria-expanded=move || (unfolded.get() == Some(die)).to_string()
                on:click=move |_| {
                    unfolded.update(|it| *it = (*it != Some(die)).then_some(die));
                }
            >
                {art::icon(art::INFO)}
            </button>
        </li>
    }
}

/// All six sides of one die.
#[component]
fn Faces(lang: Lang, die: usize, unfolded: RwSignal<Option<usize>>) -> impl IntoView {
    let sides: Vec<Side> = (1..=6)
        .filter_map(|side| Side::try_from(side).ok())
        .collect();
    let names: Vec<String> = sides
        .iter()
        .map(|side| {
            let mut dice = Dice([Side::BRAIN; N_DICE]);
            dice.0[die] = *side;
            face_words(lang, dice, die)
        })
        .collect();
    view! {
        <div class="faces" role="group" aria-label=lang::faces(lang, die + 1)>
            <p class="unseen">{lang::faces_about(lang, names.join(", "))}</p>
            <div class="faces-row" aria-hidden="true">
                {sides.into_iter().map(|side| face(lang, die, side)).collect_view()}
            </div>
            <button
                type="button"
                class="icon"
                aria-label=web::lang::close(lang)
                on:click=move |_| unfolded.set(None)
            >
                "✕"
            </button>
        </div>
    }
}
