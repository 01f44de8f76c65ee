//! One space of a car: what is on it, how far it is, and what a tap does.

use great_brain_robbery::{
    Face, Spot,
    car::{N_ROWS, Space},
    lang as words,
};
use leptos::prelude::*;
use scene::PieceId;
use tabletop::Seat;
use web::motion::piece_element;

use super::{
    board::Board,
    looks,
    rails::space_id,
    sight::{Distance, Look, steps_of},
    train::number,
};
use crate::lang;

/// What all spaces ask about the table; found out once for all of them.
#[derive(Copy, Clone, Debug)]
pub struct Yard {
    pub board: Board,
    /// Where the tab key goes.
    stop: Memo<Option<Spot>>,
    /// Whether this page's player is on the move.
    is_going: Memo<bool>,
}

impl Yard {
    pub fn new(board: Board) -> Yard {
        Yard {
            board,
            stop: Memo::new(move |_| tab_stop(board)),
            is_going: Memo::new(move |_| board.going().is_some()),
        }
    }
}

#[component]
pub fn SpaceButton(yard: Yard, face: Face, car: Memo<Option<u8>>, space: Space) -> impl IntoView {
    let Yard {
        board,
        stop,
        is_going,
    } = yard;
    let look = Memo::new(move |_| {
        let car = car.get()?;
        board
            .looks
            .with(|looks| looks.get(usize::from(car)).map(|it| it[space.index()]))
    });
    let look = move || look.get().unwrap_or_default();
    let class = move || {
        let look = look();
        let mut class = "space".to_owned();
        let mut add = |is_so: bool, word: &str| {
            if is_so {
                class.push(' ');
                class.push_str(word);
            }
        };
        add(matches!(look.distance, Distance::Near(_)), "near");
        add(matches!(look.distance, Distance::WithCard(_)), "wide");
        add(look.step.is_some(), "way");
        add(look.is_goal, "goal");
        class
    };
    // One stop for the tab key; arrows do the rest.
    let is_stop = move || {
        let here = car.get().map(|car| Spot { car, space });
        here.is_some() && here == stop.get()
    };
    let label = move || {
        car.get()
            .map(|car| space_words(board, Spot { car, space }, look()))
    };
    // As on a chess board: letters along one side, numbers along the other.
    let letter = (space.column() == 0).then(|| letter(space));
    let digit = (space.row() + 1 == N_ROWS).then(|| space.column() + 1);
    view! {
        <button
            type="button"
            id=space_id(face, space)
            data-piece=format!("space.{face}.{space}")
            class=class
            style=format!("--r:{};--c:{}", space.row(), space.column())
            tabindex=move || if is_stop() { "0" } else { "-1" }
            aria-label=label
            aria-disabled=move || {
                let is_open = matches!(look().distance, Distance::Near(_));
                (is_going.get() && !is_open).then_some("true")
            }
            aria-pressed=move || is_going.get().then(|| look().is_goal.to_string())
            on:focus=move |_| board.touched.set(Some((face, space)))
            on:click=move |_| {
                if let Some(car) = car.get_untracked() {
                    board.tap_space(Spot { car, space });
                }
            }
        >
            <span class="row" aria-hidden="true">{letter}</span>
            <span class="col" aria-hidden="true">{digit}</span>
            {move || content(board, look())}
        </button>
    }
}

fn letter(space: Space) -> char {
    char::from(b'a' + space.row())
}

fn content(board: Board, look: Look) -> AnyView {
    let Look {
        distance,
        step,
        has_counter,
        has_brake,
        pawns,
        is_goal: _,
    } = look;
    let is_plain = !has_counter && !has_brake && pawns.is_empty();
    let class = if is_plain { "far" } else { "far disc" };
    view! {
        {has_counter.then(|| view! { <span class="thing">{looks::counter()}</span> })}
        {has_brake.then(|| view! { <span class="thing">{looks::brake()}</span> })}
        {(!pawns.is_empty())
            .then(|| {
                let class = format!("pawns n{}", pawns.len());
                view! { <span class=class>{pawns.iter().map(|it| pawn(board, it)).collect_view()}</span> }
            })}
        {steps_of(distance).map(|steps| view! { <b class=class aria-hidden="true">{steps}</b> })}
        {step
            .map(|step| {
                view! { <i class="foot" style=format!("--s:{step}")></i> }
            })}
    }
    .into_any()
}

/// A player's piece.
pub fn pawn(board: Board, seat: Seat) -> impl IntoView {
    let class = if board.me() == Some(seat) {
        "face pawn me"
    } else {
        "face pawn"
    };
    let id = piece_element(&PieceId::of("pawn", seat));
    // Motion goes over these spaces, cell by cell.
    let way = move || {
        let is_moving = board.session.is_moving.get();
        let walk = board
            .recent
            .with(|it| it.as_ref().and_then(|it| it.walk.clone()));
        let walk = walk.filter(|(walker, _)| is_moving && *walker == seat);
        let spaces = walk.into_iter().flat_map(|(_, way)| way);
        let spaces: Vec<String> = spaces.map(|(face, space)| space_id(face, space)).collect();
        (!spaces.is_empty()).then(|| spaces.join(" "))
    };
    view! { <span class="stand" id=id data-way=way>{looks::face(board.session, seat, class)}</span> }
}

/// `car 3, row b, column 4: a counter, Ada; 5 steps`.
fn space_words(board: Board, spot: Spot, look: Look) -> String {
    let session = board.session;
    let lang = session.lang();
    let mut there = Vec::new();
    if look.has_counter {
        there.push(words::word_counter(lang).to_owned());
    }
    if look.has_brake {
        there.push(words::word_brake(lang).to_owned());
    }
    there.extend(look.pawns.iter().map(|seat| session.name(seat)));
    let mut said = lang::Space {
        car: spot.car + 1,
        row: letter(spot.space),
        column: spot.space.column() + 1,
    }
    .say(lang);
    if !there.is_empty() {
        said = lang::SpaceWith {
            space: said,
            what: there.join(", "),
        }
        .say(lang);
    }
    match steps_of(look.distance) {
        Some(steps) => {
            let steps = words::word_steps(lang, steps.into());
            lang::SpaceSteps { space: said, steps }.say(lang)
        }
        None => said,
    }
}

/// Where the tab key goes: to the space touched last, as long as its car is
/// part of the train.
fn tab_stop(board: Board) -> Option<Spot> {
    let touched = board.touched.get().and_then(|(face, space)| {
        let car = number(board, face)?;
        Some(Spot { car, space })
    });
    touched.or_else(|| home(board))
}

/// Where this page's player is; the tab key starts there.
fn home(board: Board) -> Option<Spot> {
    let place = board.table(|table| {
        let seat = board.me().unwrap_or(table.active);
        table.pawns[seat]
    })?;
    let entrance = Spot {
        car: 0,
        space: Space::BACK,
    };
    Some(place.spot().unwrap_or(entrance))
}
