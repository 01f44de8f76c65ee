//! The train: cars of spaces, the new car before it, those who run behind.

use great_brain_robbery::{
    Action, Face, Place, Table,
    car::{N_COLUMNS, N_ROWS, Space},
    lang as words,
    show::names::car_name,
};
use leptos::prelude::*;
use scene::ZoneId;
use tabletop::Seat;
use web::motion::zone_element;

use super::{
    board::{Board, Chosen},
    looks,
    map::{MiniMap, Pan},
    rails::{NEW_CAR, RAILS, car_id, keep_in_sight, look, look_around, walk_by_key},
    sign::Sign,
    space::{SpaceButton, Yard, pawn},
};
use crate::lang;

/// A train of so many cars has a map.
const LONG: usize = 4;

pub fn is_long(board: Board) -> bool {
    let n_cars = board.table(|table| table.train.n_cars());
    n_cars.is_some_and(|n| LONG <= n)
}

#[component]
pub fn TrainView(board: Board) -> impl IntoView {
    let session = board.session;
    // Those that fall are seen falling.
    let lost = Memo::new(move |_| {
        let is_time = session.is_moving.get() && !board.toss.is_in_the_air();
        board.recent.with(|recent| match recent {
            Some(recent) if is_time => recent.lost.clone(),
            Some(_) | None => Vec::new(),
        })
    });
    let faces = Memo::new(move |_| {
        let mut faces = lost.get();
        let train = board.table(|table| table.train.cars().to_vec());
        let train = train.unwrap_or_default();
        faces.retain(|face| train.iter().all(|car| car.face != *face));
        faces.extend(train.iter().map(|car| car.face));
        faces
    });
    let follow = keep_in_sight(
        board,
        Memo::new(move |_| lost.with(|lost| !lost.is_empty())),
    );
    look_around(board, faces);
    let yard = Yard::new(board);
    let runners = Memo::new(move |_| {
        let runners = board.table(|table| {
            let is_behind = |seat: &Seat| table.pawns[*seat] == Place::Behind;
            table.seats().filter(is_behind).collect::<Vec<_>>()
        });
        runners.unwrap_or_default()
    });
    view! {
        <section class="yard centre" aria-labelledby="gbr-train-title">
            <h2 id="gbr-train-title" class="unseen">
                {move || lang::train(session.lang())}
            </h2>
            <Show when=move || is_long(board)>
                <MiniMap board />
            </Show>
            <div class="tr">
                <div
                    id=RAILS
                    role="group"
                    aria-label=move || lang::spaces(session.lang())
                    on:keydown=move |press| walk_by_key(&press)
                    on:scroll=move |_| look(board)
                >
                    <div
                        class="train"
                        id=zone_element(&ZoneId::new("train"))
                        on:transitionend=follow
                        style=move || {
                            let n_behind = i32::from(!runners.with(Vec::is_empty));
                            format!("--n:{};--behind:{n_behind}", faces.with(Vec::len))
                        }
                    >
                        <Behind board runners />
                        <For
                            each=move || faces.get()
                            key=|face| face.id()
                            children=move |face| view! { <Wagon yard faces face /> }
                        />
                        <NewCar board />
                    </div>
                </div>
                <Pan board />
            </div>
            <Sign board />
            // Cards that come and go do so here, in the middle of the table.
            <i class="spring" id=zone_element(&ZoneId::new("deck"))></i>
            <i class="spring" id=zone_element(&ZoneId::new("discards"))></i>
        </section>
    }
}

/// Which car of the train this is now, the last one 0.
pub fn number(board: Board, face: Face) -> Option<u8> {
    let at = board.table(|table| table.train.cars().iter().position(|it| it.face == face));
    at.flatten().map(|at| at as u8)
}

#[component]
fn Wagon(yard: Yard, faces: Memo<Vec<Face>>, face: Face) -> impl IntoView {
    let board = yard.board;
    let session = board.session;
    let car = Memo::new(move |_| number(board, face));
    let at = move || faces.with(|faces| faces.iter().position(|it| *it == face));
    let spaces = Space::all()
        .map(|space| view! { <SpaceButton yard face car space /> })
        .collect_view();
    view! {
        <section
            class="car"
            class:falling=move || car.get().is_none()
            id=car_id(face)
            style=move || format!("--k:{};--at:{}", looks::paint(face), at().unwrap_or(0))
            aria-labelledby=format!("gbr-plaque-{face}")
        >
            {hull(face)}
            <h3 class="plaque d" id=format!("gbr-plaque-{face}")>
                <b>{move || car.get().map(|car| car + 1)}</b>
                " "
                {move || car_name(face, session.lang())}
            </h3>
            <div class="spaces">{spaces}</div>
        </section>
    }
}

/// The car without what is on it, as it lies on its side: a space is 50 by 50,
/// and the back is at the left.
fn hull(face: Face) -> impl IntoView {
    let walls = walls(face);
    let doors = [
        (face.has_back_door(), "M-11 57h12v36h-12z"),
        (face.has_front_door(), "M299 57h12v36h-12z"),
    ];
    let doors: String = doors.iter().filter(|it| it.0).map(|it| it.1).collect();
    view! {
        <svg class="hull" viewBox="0 0 300 150" aria-hidden="true">
            <path class="iron" d="M308 66h14v18h-14z" />
            <path class="iron" d="M30-16h40v14H30zM230-16h40v14h-40zM30 152h40v14H30zM230 152h40v14h-40z" />
            <rect class="wood" x="-9" y="-9" width="318" height="168" rx="10" />
            <path class="floor" d="M0 0h300v150H0z" />
            <path class="plank" d="M0 25h300M0 50h300M0 75h300M0 100h300M0 125h300" />
            <ellipse class="light" cx="150" cy="75" rx="145" ry="75" />
            <path class="glow" d="M14-8h.1M286-8h.1" />
            <path class="lamp" d="M14-8h.1M286-8h.1" />
            <path class="lamp lit" d="M14-8h.1M286-8h.1" />
            <path class="wall" d=walls.clone() />
            <path class="wall paint" d=walls />
            <path class="floor" d=doors />
        </svg>
    }
}

/// The walls inside a car.
fn walls(face: Face) -> String {
    let of_space = |space: Space| {
        let (row, column) = (space.row(), space.column());
        let (x, y) = (50 * u16::from(column), 50 * u16::from(row));
        let is_ahead = column + 1 < N_COLUMNS && face.has_wall_ahead(space);
        let is_aside = row + 1 < N_ROWS && face.has_wall_aside(space);
        [
            is_ahead.then(|| format!("M{} {y}v50", x + 50)),
            is_aside.then(|| format!("M{x} {}h50", y + 50)),
        ]
    };
    let walls = Space::all().flat_map(of_space);
    walls.flatten().collect()
}

/// Who has fallen off, and runs.
#[component]
fn Behind(board: Board, runners: Memo<Vec<Seat>>) -> impl IntoView {
    let session = board.session;
    let label = move || {
        let names: Vec<String> = runners
            .get()
            .into_iter()
            .map(|seat| session.name(seat))
            .collect();
        lang::behind(session.lang(), names.join(", "))
    };
    view! {
        <div
            class="behind"
            class:busy=move || !runners.with(Vec::is_empty)
            id=zone_element(&ZoneId::new("behind"))
        >
            <Show when=move || !runners.with(Vec::is_empty)>
                <span class="unseen">{label}</span>
                <span class="pawns n1" aria-hidden="true">
                    {move || runners.get().into_iter().map(|it| pawn(board, it)).collect_view()}
                </span>
                <small aria-hidden="true">{move || words::zone_behind(session.lang())}</small>
            </Show>
        </div>
    }
}

/// What is before the train: a car nobody has seen, or nothing.
#[component]
fn NewCar(board: Board) -> impl IntoView {
    let session = board.session;
    let can_open = Memo::new(move |_| board.table(Table::can_open).unwrap_or(false));
    let is_near =
        move || board.is_mine() && board.legal.with(|legal| legal.contains(&Action::Open));
    let n_unused = move || board.table(|table| table.drawable().len()).unwrap_or(0);
    view! {
        <Show when=move || can_open.get()>
            <button
                type="button"
                id=NEW_CAR
                data-piece="open"
                class="newcar d"
                class:near=is_near
                aria-disabled=move || (!is_near()).to_string()
                aria-pressed=move || (board.chosen.get() == Chosen::NewCar).to_string()
                on:click=move |_| board.go(Chosen::NewCar)
            >
                {move || lang::new_car(session.lang())}
                <small>{move || lang::unused(session.lang(), n_unused())}</small>
            </button>
        </Show>
    }
}
