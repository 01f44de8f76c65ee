//! The Brain, which is a die.

use give_me_the_brain::{Brain, Event, show::ids};
use leptos::prelude::*;
use tabletop::Lang;
use web::{art, motion::piece_element};

use super::board::Board;
use crate::lang;

const SIDES: usize = 6;
/// What it shows before anybody has rolled it.
const AT_REST: usize = 4;

/// Where the pips of each side are, in a box of 120 by 110.
const PIPS: [&[(u8, u8)]; SIDES] = [
    &[(60, 50)],
    &[(50, 40), (70, 60)],
    &[(50, 40), (60, 50), (70, 60)],
    &[(50, 40), (70, 40), (50, 60), (70, 60)],
    &[(50, 40), (70, 40), (60, 50), (50, 60), (70, 60)],
    &[(50, 38), (70, 38), (50, 50), (70, 50), (50, 62), (70, 62)],
];

/// The Brain in the middle of the table, with who holds it; or where it fell.
#[component]
pub fn TheBrain(board: Board) -> impl IntoView {
    let session = board.session;
    let is_flying = Memo::new(move |_| board.toss.is_in_the_air());
    let brain = Memo::new(move |_| board.look(|view| view.table.brain));
    let is_away = move || {
        let holder = brain.get().and_then(Brain::holder);
        holder.is_some() && holder != board.me()
    };
    let side = Memo::new(move |_| match board.roll.get() {
        Some(_) if is_flying.get() => board.toss.tick.get() % SIDES + 1,
        Some(Event::Rolled { die, .. }) => usize::from(die),
        Some(_) | None => AT_REST,
    });
    let sum = move || {
        let roll = board.roll.get().filter(|_| !is_flying.get())?;
        let (sum, kept) = sum(&roll)?;
        Some(view! { <strong class="sum d" class:kept=kept>{sum}</strong> })
    };
    let caption = move || {
        let lang = session.lang();
        match brain.get() {
            _ if is_flying.get() => lang::rolling(lang).to_owned(),
            Some(Brain::HeldBy(seat)) if board.me() == Some(seat) => {
                lang::you_hold(lang).to_owned()
            }
            Some(Brain::HeldBy(seat)) => lang::holds(lang, session.name(seat)),
            Some(Brain::OnTheFloor) | None => lang::on_the_floor(lang).to_owned(),
        }
    };
    view! {
        <div class="thebrain" class:elsewhere=is_away class:rolling=is_flying>
            <span class="glow"></span>
            // Who else holds it has it on the plate.
            <span class="it" id=move || (!is_away()).then(|| piece_element(&ids::the_brain()))>
                {move || drawing(side.get(), lang::die(session.lang(), side.get()))}
            </span>
            {sum}
            <h2 class="cap2 d">{caption}</h2>
        </div>
    }
}

/// The Brain for whoever only looks.
pub fn at_rest(side: Option<u8>, lang: Lang) -> impl IntoView {
    let side = side.map_or(AT_REST, usize::from).clamp(1, SIDES);
    drawing(side, lang::die(lang, side))
}

fn drawing(side: usize, label: String) -> impl IntoView {
    let pip = |(x, y): &(u8, u8)| {
        view! { <circle cx=x.to_string() cy=y.to_string() r="4.5" /> }
    };
    view! {
        <svg class="diebrain" viewBox="0 0 120 110" role="img" aria-label=label>
            <ellipse class="shade" cx="60" cy="100" rx="44" ry="8" />
            <g class="flies">
                <g transform="translate(8 4) scale(1.04)">
                    <path class="flesh" d=art::BRAIN />
                    <path class="light" d=art::BRAIN transform="translate(6 4) scale(.6)" />
                    <path class="folds" d=art::FOLDS />
                </g>
                <rect class="cube" x="38" y="28" width="44" height="44" rx="11" />
                {PIPS[side - 1].iter().map(pip).collect_view()}
            </g>
        </svg>
    }
}

/// `4 + 1 ≥ 3` or `2 < 3`, and whether it was enough.
fn sum(roll: &Event) -> Option<(String, bool)> {
    let Event::Rolled {
        job,
        die,
        bonus,
        kept,
        ..
    } = roll
    else {
        return None;
    };
    let skill = job.skill()?;
    let sign = if *kept { "≥" } else { "<" };
    let sum = match bonus {
        0 => format!("{die} {sign} {skill}"),
        1.. => format!("{die} + {bonus} {sign} {skill}"),
        ..0 => format!("{die} − {} {sign} {skill}", bonus.abs()),
    };
    Some((sum, *kept))
}
