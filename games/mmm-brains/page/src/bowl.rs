//! The middle of the table: the bowl, and how often may be thrown.

use leptos::prelude::*;
use mmm_brains::{Phase, Throw, Tokens};
use scene::ZoneId;
use web::{art, motion::zone_element, tables::number::number};

use super::{board::Board, looks::brain_file};
use crate::lang;

/// The outline of the bowl, in a box of 400 by 300.
const BOWL: &str = "M22 150H378Q384 244 280 264V276H120V264Q16 244 22 150z";
const RIM: &str = "M22 150H378Q378 166 376 178H24Q22 166 22 150z";
const WAVE: &str = "M28 196Q42 182 56 196T84 196T112 196T140 196T168 196T196 196T224 196T252 196\
    T280 196T308 196T336 196T372 196";
const SHINE: &str = "M340 186Q340 232 276 252";

#[component]
pub fn Bowl(board: Board) -> impl IntoView {
    let session = board.session;
    let middle = Memo::new(move |_| {
        let view = board.view.get()?;
        Some((view.phase, view.middle, view.piles().middle))
    });
    let points = Signal::derive(move || middle.get().map_or(0, |(_, points, _)| points.into()));
    let caption = move || {
        let lang = session.lang();
        match middle.get()?.0 {
            Phase::One if points.get() == 1 => Some(lang::left_one(lang)),
            Phase::One => Some(lang::left(lang)),
            Phase::Two => Some(lang::paid(lang)),
        }
    };
    let tokens = Memo::new(move |_| middle.get().map_or_else(Tokens::default, |it| it.2));
    let split = move || {
        let Tokens { red, white } = tokens.get();
        lang::Tokens { red, white }.say(session.lang())
    };
    view! {
        <div class="bowl" id=zone_element(&ZoneId::new("middle"))>
            <svg viewBox="0 0 400 300" aria-hidden="true">
                <ellipse class="shade" cx="200" cy="276" rx="160" ry="20" />
                {move || heap(tokens.get())}
                <path class="china" d=BOWL />
                <path class="rim" d=RIM />
                <path class="wave" d=WAVE />
                <path class="shine" d=SHINE />
                <path class="edge" d=BOWL />
            </svg>
            <p class="left d">{number(session, "middle".to_owned(), points)} <small>{caption}</small></p>
            <p class="unseen">{split}</p>
        </div>
    }
}

/// Brains in rows, from the rim up; those behind are drawn first.
fn heap(tokens: Tokens) -> impl IntoView {
    let n = tokens.red + tokens.white;
    // The more there are, the smaller they are drawn.
    let whole: i32 = match n {
        0..=12 => 92,
        13..=22 => 74,
        23..=34 => 60,
        _ => 50,
    };
    let width = f64::from(whole);
    let mut places = Vec::new();
    let (mut row, mut left) = (0_u8, n);
    while 0 < left {
        // Rows get shorter towards the top.
        let room = (36_000 - whole * (100 + i32::from(row) * 55)) / (whole * 66) + 1;
        let n_here = left.min(u8::try_from(room.max(1)).unwrap_or(left));
        for at in 0..n_here {
            let off = f64::from(at) - f64::from(n_here - 1) / 2.0;
            // A little askew, the same every time.
            let lean = f64::from((row * 5 + at * 7) % 9) - 4.0;
            let x = 200.0 + off * width * 0.66 + lean;
            let y = 148.0 - f64::from(row) * width * 0.36 + lean.abs();
            places.push((x, y, lean * 5.0));
        }
        left -= n_here;
        row += 1;
    }
    let kinds = kinds(tokens);
    let brains: Vec<_> = places.into_iter().zip(kinds).rev().collect();
    brains
        .into_iter()
        .map(|((x, y, lean), kind)| {
            let height = width * 0.84;
            let turn = format!("rotate({lean} {x:.0} {y:.0})");
            view! {
                <image
                    href=art::file(brain_file(kind))
                    x=format!("{:.1}", x - width / 2.0)
                    y=format!("{:.1}", y - height / 2.0)
                    width=width
                    height=height
                    transform=turn
                />
            }
        })
        .collect_view()
}

/// Red and white ones well mixed.
fn kinds(Tokens { red, white }: Tokens) -> Vec<&'static str> {
    let (red, n) = (u16::from(red), u16::from(red) + u16::from(white));
    let is_red = |at: u16| (at + 1) * red / n != at * red / n;
    (0..n)
        .map(|at| if is_red(at) { "red" } else { "white" })
        .collect()
}

/// Which throw comes next, on a sign.
#[component]
pub fn Throws(board: Board) -> impl IntoView {
    let session = board.session;
    // Throws made, and throws to come.
    let throws = Memo::new(move |_| match board.throw() {
        Some(Throw::Showing { n_left, .. }) => (3 - n_left, n_left),
        Some(Throw::Standing { .. }) => (3, 0),
        Some(Throw::Awaited) | None => (0, 3),
    });
    let says = move || {
        let lang = session.lang();
        match throws.get().1 {
            0 => lang::throws_over(lang),
            1 => lang::throws_last(lang),
            2 => lang::throws_one_more(lang),
            _ => lang::throws_two_more(lang),
        }
    };
    view! {
        <div class="throws">
            <h2 class="d">{move || lang::throws(session.lang())}</h2>
            <ol aria-hidden="true">
                {(0..3_u8)
                    .map(|at| {
                        view! {
                            <li
                                class:done=move || at < throws.get().0
                                class:now=move || at == throws.get().0
                            >
                                {at + 1}
                            </li>
                        }
                    })
                    .collect_view()}
            </ol>
            <p>{says}</p>
        </div>
    }
}
