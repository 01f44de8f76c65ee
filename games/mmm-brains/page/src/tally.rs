//! What each colour is worth now, and who would pay it: a row per colour.

use leptos::prelude::*;
use mmm_brains::{Colour, Phase};
use tabletop::Seat;
use web::{art, shell::seats::face_of};

use super::{
    board::{Board, Payer},
    looks::{class, colour_title, colour_word, shape},
};
use crate::lang;

#[component]
pub fn Tally(board: Board) -> impl IntoView {
    let phase = Memo::new(move |_| board.view.get().map_or(Phase::One, |view| view.phase));
    // Phase 2 has a sheet of its own: the old one would jump to its place.
    view! {
        <Show
            when=move || phase.get() == Phase::Two
            fallback=move || view! { <Sheet board phase=Phase::One /> }
        >
            <Sheet board phase=Phase::Two />
        </Show>
    }
}

#[component]
fn Sheet(board: Board, phase: Phase) -> impl IntoView {
    let session = board.session;
    let is_paying = phase == Phase::Two;
    let title = move || match phase {
        Phase::One => lang::totals(session.lang()),
        Phase::Two => lang::who_pays(session.lang()),
    };
    let asks =
        move || board.is_choosing() && Colour::ALL.iter().any(|it| board.effect(*it).is_some());
    // In phase 1 every colour has its row; payers need theirs for themselves.
    let rows = move || {
        let is_here = |colour: &Colour| !is_paying || board.effect(*colour).is_some();
        Colour::ALL.into_iter().filter(is_here).collect::<Vec<_>>()
    };
    view! {
        <section class="tally" class:pay=is_paying class:asks=asks aria-labelledby="totals-title">
            <h2 id="totals-title" class="d">
                {title}
            </h2>
            <ul>
                <For each=rows key=|colour| *colour children=move |colour| view! { <Row board colour /> } />
            </ul>
            <p>{move || note(board)}</p>
        </section>
    }
}

#[component]
fn Row(board: Board, colour: Colour) -> impl IntoView {
    let session = board.session;
    let effect = Memo::new(move |_| board.effect(colour));
    let is_best = Memo::new(move |_| board.best().is_some_and(|it| it.colour == colour));
    let is_choice = Memo::new(move |_| board.is_choosing() && effect.get().is_some());
    let is_lit = Memo::new(move |_| {
        let lit = if board.is_choosing() {
            board.chosen()
        } else {
            board.best()
        };
        lit.is_some_and(|it| it.colour == colour)
    });
    let star = move || {
        is_best.get().then(|| {
            view! {
                <span class="star">
                    {art::icon("star")} <span class="unseen">{lang::best(session.lang())}</span>
                </span>
            }
        })
    };
    let factor = move || {
        let dice = board.dice().filter(|_| effect.get().is_some())?;
        (1 < dice.factor()).then(|| format!("×{}", dice.factor()))
    };
    let cells = move || {
        view! {
            {shape(colour)}
            <span class="f">
                <b>{move || colour_title(session.lang(), colour)}</b>
                {star}
                <span class="sum">{move || sum(board, colour)}</span>
                <em>{factor}</em>
            </span>
            <strong class="d">{move || effect.get().map_or(0, |it| it.total)}</strong>
            {move || who(board, colour)}
        }
    };
    view! {
        <li data-piece=format!("totals/{}", colour.word()) class=class(colour) class:open=is_choice class:nil=move || effect.get().is_none() class:best=is_lit>
            {move || {
                if is_choice.get() {
                    view! {
                        <button
                            type="button"
                            class="row"
                            aria-pressed=move || is_lit.get().to_string()
                            on:click=move |_| board.choose(colour)
                        >
                            {cells()}
                        </button>
                    }
                        .into_any()
                } else {
                    view! { <div class="row">{cells()}</div> }.into_any()
                }
            }}
        </li>
    }
}

/// `5 + 4`: the numbers in this colour.
fn sum(board: Board, colour: Colour) -> Option<String> {
    let dice = board.dice()?;
    let numbers = dice
        .0
        .iter()
        .enumerate()
        .filter(|(die, _)| dice.colour(*die) == colour);
    let numbers: Vec<_> = numbers
        .filter_map(|(_, side)| Some(side.number()?.to_string()))
        .collect();
    Some(numbers.join(" + "))
}

/// Who pays, and what they keep.
fn who(board: Board, colour: Colour) -> Option<impl IntoView> {
    let (session, lang) = (board.session, board.session.lang());
    let (effect, view) = (board.effect(colour)?, board.view.get()?);
    let payer = match effect.payer {
        Payer::Bowl => return None,
        Payer::Announcer => view.active,
        Payer::Other(payer) => payer,
    };
    let n = effect.worth;
    let left = view.brains[payer] - n;
    let says = match (session.seat() == Some(payer), left) {
        (true, 0) => lang::out_you(lang, n),
        (true, left) => lang::PaysYou { n, left }.say(lang),
        (false, 0) => lang::PaysOut {
            name: session.name(payer),
            n,
        }
        .say(lang),
        (false, left) => lang::Keeps {
            name: session.name(payer),
            left,
        }
        .say(lang),
    };
    Some(view! { <span class="who">{face_of(session, payer)} <span>{says}</span></span> })
}

/// What the brains do, and which colours do not show.
fn note(board: Board) -> Option<String> {
    let lang = board.session.lang();
    let view = board.view.get()?;
    let Some(dice) = board.dice() else {
        return Some(lang::nothing_yet(lang).to_owned());
    };
    match (dice.n_brains(), view.phase) {
        (5, _) => return Some(lang::brains_five(lang).to_owned()),
        (2, Phase::One) => return Some(lang::multiplied_two(lang).to_owned()),
        (n @ 3..=4, Phase::One) => return Some(lang::multiplied(lang, n)),
        (_, Phase::One) => return None,
        (_, Phase::Two) => (),
    }
    let nil = Colour::ALL
        .into_iter()
        .filter(|it| board.effect(*it).is_none());
    let nil: Vec<_> = nil
        .map(|colour| {
            lang::Owned {
                colour: colour_word(colour, lang),
                owner: owner(board, view.owner(colour)),
            }
            .say(lang)
        })
        .collect();
    (!nil.is_empty()).then(|| lang::nil(lang, nil.join(", ")))
}

fn owner(board: Board, seat: Option<Seat>) -> String {
    let lang = board.session.lang();
    match seat {
        None => lang::unused(lang).to_owned(),
        Some(seat) if board.session.seat() == Some(seat) => lang::yours(lang).to_owned(),
        Some(seat) => board.session.name(seat),
    }
}
