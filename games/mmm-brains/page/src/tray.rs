//! One's own brains, and the dice: kept ones lie on the plate, loose ones lean.

use leptos::prelude::*;
use mmm_brains::{DiceSet, Throw, dice::N_DICE, show::die_id};
use scene::ZoneId;
use tabletop::Seat;
use web::{
    art,
    motion::{piece_element, zone_element},
    shell::long_press::tap_or_rest,
    tables::number::number,
};

use super::{
    board::{Board, Shown},
    looks::{blank, class, colour_of, colour_word, face, flag, hoard, side_words},
};
use crate::lang;

#[component]
pub fn Mine(board: Board) -> impl IntoView {
    let session = board.session;
    view! {
        <section class="mine">
            <div class="own">
                {move || session.seat().map(|seat| view! { <My board seat /> })}
                <button
                    type="button"
                    class="btn round"
                    aria-label=move || lang::faces(session.lang())
                    on:click=move |_| board.is_unfolded.set(true)
                >
                    {art::icon(art::INFO)}
                </button>
            </div>
            <Tray board />
        </section>
    }
}

/// This page's player: colour, points, brains.
#[component]
fn My(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let mine = Memo::new(move |_| {
        let view = board.view.get()?;
        Some((view.colours[seat], view.brains[seat], view.is_in(seat)))
    });
    let zone = zone_element(&ZoneId::of("plate", seat));
    let element = zone.clone();
    let brains = move || {
        let lang = session.lang();
        let (colour, points, is_in) = mine.get()?;
        let says = lang::Mine {
            colour: colour_word(colour, lang),
            points: lang::points(lang, points.into()),
        }
        .say(lang);
        let left = if is_in {
            let n = number(session, element.clone(), u32::from(points).into());
            view! { <b class="d">{n}</b> {hoard(points)} }.into_any()
        } else {
            view! { <span class="outm">{lang::out(lang)}</span> }.into_any()
        };
        Some(view! { {flag(lang, colour)} <span class="unseen">{says}</span> {left} })
    };
    view! {
        <div class="my" id=zone>
            {brains}
            {move || board.owes(seat).map(owe)}
        </div>
    }
}

/// What somebody pays if the button is pressed now.
pub fn owe(n: u8) -> impl IntoView {
    view! { <span class="owe d" aria-hidden="true">{format!("−{n}")}</span> }
}

/// Where things lie, in widths of a die; `beyond` is past the end of the plate.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Place {
    x: f64,
    beyond: bool,
}

impl Place {
    fn style(self) -> String {
        format!("--x:{:.2};--beyond:{}", self.x, u8::from(self.beyond))
    }
}

/// A few, to multiply with.
fn times(n: usize) -> f64 {
    f64::from(u8::try_from(n).unwrap_or(u8::MAX))
}

/// How long the plate is.
fn plate(kept: DiceSet) -> f64 {
    match kept.len() {
        0 => 0.0,
        n => 0.35 + 1.13 * times(n),
    }
}

fn place(kept: DiceSet, die: usize) -> Place {
    let is_kept = kept.contains(die);
    let before = times((0..die).filter(|it| kept.contains(*it) == is_kept).count());
    if is_kept {
        Place {
            x: 0.24 + 1.13 * before,
            beyond: false,
        }
    } else {
        Place {
            x: plate(kept) + 1.16 * before,
            beyond: !kept.is_empty(),
        }
    }
}

/// Where the last thing ends at most, with one die on the plate: the tray stays
/// where it is, whatever lies in it.
fn widest() -> Place {
    Place {
        x: 0.35 + 1.13 + 1.16 * times(N_DICE - 1) - 0.16,
        beyond: true,
    }
}

#[component]
fn Tray(board: Board) -> impl IntoView {
    let session = board.session;
    let kept = Memo::new(move |_| board.on_plate());
    let cap = move || {
        let lang = session.lang();
        match board.throw() {
            Some(Throw::Standing { .. }) => lang::stands(lang),
            Some(Throw::Showing { .. } | Throw::Awaited) | None => lang::kept(lang),
        }
    };
    view! {
        <div class="tray" style=widest().style()>
            <span
                class="plate"
                class:bare=move || kept.get().is_empty()
                style=move || format!("--x:{:.2}", plate(kept.get()))
                aria-hidden="true"
            >
                <span class="cap">{cap}</span>
            </span>
            <ol
                class="dice"
                id=zone_element(&ZoneId::new("dice"))
                aria-label=move || lang::dice(session.lang())
            >
                {(0..N_DICE).map(|die| view! { <Die board die kept /> }).collect_view()}
            </ol>
        </div>
    }
}

#[component]
fn Die(board: Board, die: usize, kept: Memo<DiceSet>) -> impl IntoView {
    let session = board.session;
    let shown = Memo::new(move |_| board.shown(die));
    let is_kept = Memo::new(move |_| kept.get().contains(die));
    let side = move || match shown.get() {
        Shown::NotThrown => None,
        Shown::Flying(side) | Shown::Lying(side) | Shown::Old(side) => Some(side),
    };
    let paint = move || {
        let paint = side().map_or("", |side| class(colour_of(die, side)));
        format!("die {paint}")
    };
    let label = move || {
        let (lang, n) = (session.lang(), die + 1);
        match shown.get() {
            Shown::NotThrown | Shown::Flying(_) => lang::die_not_thrown(lang, n),
            Shown::Lying(side) | Shown::Old(side) => {
                let face = side_words(lang, die, side);
                if is_kept.get() {
                    lang::DieKept { n, face }.say(lang)
                } else {
                    lang::DieFace { n, face }.say(lang)
                }
            }
        }
    };
    let picture = move || match side() {
        None => blank().into_any(),
        Some(side) => face(session.lang(), die, side).into_any(),
    };
    view! {
        <li
            id=piece_element(&die_id(die))
            style=move || place(kept.get(), die).style()
        >
            <button
                type="button"
                {..tap_or_rest(move || board.toggle(die), move || board.is_unfolded.set(true))}
                class=paint
                class:rolling=move || matches!(shown.get(), Shown::Flying(_))
                class:old=move || matches!(shown.get(), Shown::Old(_))
                class:loose=move || !is_kept.get() && matches!(shown.get(), Shown::Lying(_))
                aria-pressed=move || is_kept.get().to_string()
                aria-disabled=move || (!board.is_keeping()).to_string()
                aria-label=label
            >
                {picture}
            </button>
        </li>
    }
}
