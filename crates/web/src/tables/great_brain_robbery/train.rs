//! The train: cars of spaces, the new car before it, those who run behind.

use great_brain_robbery::{
    Action, Face, Place, Spot, Table,
    car::{N_COLUMNS, N_ROWS, Space},
    coupling_lost_on, lang as words,
    show::names::car_name,
};
use leptos::prelude::*;
use tabletop::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::{
    board::{Board, Chosen},
    looks,
    map::MiniMap,
    sight::{Distance, Look},
};
use crate::{art, browser, lang};

const RAILS: &str = "gbr-rails";
const NEW_CAR: &str = "gbr-new-car";
/// As the style sheet has it: from here on the train lies on its side.
const WIDE: &str = "(min-width: 700px)";

#[component]
pub fn TrainView(board: Board) -> impl IntoView {
    let session = board.session;
    // Those that fall are seen falling.
    let faces = Memo::new(move |_| {
        let is_falling = session.is_moving.get() && !board.toss.is_in_the_air();
        let mut faces = board.tale.with(|tale| match tale {
            Some(tale) if is_falling => tale.lost.clone(),
            Some(_) | None => Vec::new(),
        });
        let train = board.table(|table| table.train.cars().to_vec());
        let train = train.unwrap_or_default();
        faces.retain(|face| train.iter().all(|car| car.face != *face));
        faces.extend(train.iter().map(|car| car.face));
        faces
    });
    keep_in_sight(board);
    view! {
        <section class="gbr-train" aria-labelledby="gbr-train-title">
            <h2 id="gbr-train-title">
                {move || lang::gbr_train(session.lang())} <small>{move || coupling(board)}</small>
            </h2>
            <MiniMap board />
            <div
                id=RAILS
                class="gbr-rails"
                role="group"
                aria-label=move || lang::gbr_spaces(session.lang())
                on:keydown=move |press| walk_by_key(&press)
            >
                <Behind board />
                <For
                    each=move || faces.get()
                    key=|face| face.id()
                    children=move |face| view! { <Wagon board face /> }
                />
                <NewCar board />
            </div>
        </section>
    }
}

/// `4 cars: lost on 1-3`.
fn coupling(board: Board) -> Option<String> {
    let n_cars = board.table(|table| table.train.n_cars())?;
    let lang = board.session.lang();
    Some(match coupling_lost_on(n_cars) {
        0 => lang::gbr_safe(lang).to_owned(),
        1 => lang::gbr_lost_on_one(lang, n_cars),
        last => lang::gbr_lost_on(lang, n_cars, last),
    })
}

/// Which car of the train this is now, the last one 0.
pub fn number(board: Board, face: Face) -> Option<u8> {
    let at = board.table(|table| table.train.cars().iter().position(|it| it.face == face));
    at.flatten().map(|at| at as u8)
}

#[component]
fn Wagon(board: Board, face: Face) -> impl IntoView {
    let session = board.session;
    let car = Memo::new(move |_| number(board, face));
    let title = format!("gbr-car-{face}");
    let spaces = Space::all()
        .map(|space| view! { <SpaceButton board face car space /> })
        .collect_view();
    view! {
        <section
            class="gbr-car"
            class:falling=move || car.get().is_none()
            class:front-door=face.has_front_door()
            class:back-door=face.has_back_door()
            aria-labelledby=title
        >
            <h3 id=format!("gbr-car-{face}")>
                <b>{move || car.get().map(|car| car + 1)}</b>
                " "
                {move || car_name(face, session.lang())}
            </h3>
            <div class="gbr-spaces">{spaces}</div>
        </section>
    }
}

#[component]
fn SpaceButton(board: Board, face: Face, car: Memo<Option<u8>>, space: Space) -> impl IntoView {
    let look = Memo::new(move |_| {
        let car = car.get()?;
        board
            .looks
            .with(|looks| looks.get(usize::from(car)).map(|it| it[space.index()]))
    });
    let look = move || look.get().unwrap_or_default();
    // The hull of the car is drawn around all of them.
    let is_ahead = space.column() + 1 < N_COLUMNS && face.has_wall_ahead(space);
    let is_aside = space.row() + 1 < N_ROWS && face.has_wall_aside(space);
    let walls = match (is_ahead, is_aside) {
        (false, false) => "",
        (true, false) => " ahead",
        (false, true) => " aside",
        (true, true) => " ahead aside",
    };
    let class = move || {
        let look = look();
        let mut class = format!("gbr-space{walls}");
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
    let is_stop = move || match board.touched.get() {
        Some(touched) => touched == (face, space),
        None => home(board) == car.get().map(|car| Spot { car, space }),
    };
    let is_moving = move || board.going().is_some();
    let label = move || {
        car.get()
            .map(|car| space_words(board, Spot { car, space }, look()))
    };
    view! {
        <button
            type="button"
            id=space_id(face, space)
            class=class
            style=format!("--r:{};--c:{}", space.row(), space.column())
            tabindex=move || if is_stop() { "0" } else { "-1" }
            aria-label=label
            aria-disabled=move || {
                let is_open = matches!(look().distance, Distance::Near(_));
                (is_moving() && !is_open).then_some("true")
            }
            aria-pressed=move || is_moving().then(|| look().is_goal.to_string())
            on:focus=move |_| board.touched.set(Some((face, space)))
            on:click=move |_| {
                if let Some(car) = car.get_untracked() {
                    board.tap_space(Spot { car, space });
                }
            }
        >
            {move || content(look())}
        </button>
    }
}

fn content(look: Look) -> AnyView {
    let Look {
        distance,
        step,
        has_counter,
        has_brake,
        pawns,
        is_goal: _,
    } = look;
    let steps = steps_of(distance);
    let delay = step.map(|step| format!("--n:{step}"));
    view! {
        {has_counter.then(|| art::brain("pink"))}
        {has_brake.then(|| art::icon(looks::BRAKE))}
        {(!pawns.is_empty())
            .then(|| {
                let class = format!("pawns n{}", pawns.len());
                view! { <span class=class>{pawns.iter().map(looks::pawn).collect_view()}</span> }
            })}
        {steps.map(|steps| view! { <span class="steps" aria-hidden="true">{steps}</span> })}
        {delay.map(|delay| view! { <i class="foot" style=delay></i> })}
    }
    .into_any()
}

fn steps_of(distance: Distance) -> Option<u8> {
    match distance {
        Distance::Unknown => None,
        Distance::Near(steps) | Distance::WithCard(steps) => Some(steps),
    }
}

/// `car 3, row b, column 4: a counter, Ada; 5 steps`.
fn space_words(board: Board, spot: Spot, look: Look) -> String {
    let session = board.session;
    let lang = session.lang();
    let (row, column) = (char::from(b'a' + spot.space.row()), spot.space.column() + 1);
    let mut there = Vec::new();
    if look.has_counter {
        there.push(words::word_counter(lang).to_owned());
    }
    if look.has_brake {
        there.push(words::word_brake(lang).to_owned());
    }
    there.extend(look.pawns.iter().map(|seat| session.name(seat)));
    let mut said = lang::gbr_space(lang, spot.car + 1, row, column);
    if !there.is_empty() {
        said = lang::gbr_space_with(lang, said, there.join(", "));
    }
    match steps_of(look.distance) {
        Some(steps) => {
            let steps = words::word_steps(lang, steps.into());
            lang::gbr_space_steps(lang, said, steps)
        }
        None => said,
    }
}

/// Who has fallen off, and runs.
#[component]
fn Behind(board: Board) -> impl IntoView {
    let session = board.session;
    let runners = Memo::new(move |_| {
        let runners = board.table(|table| {
            let seats = table.seats();
            seats
                .filter(|seat| table.pawns[*seat] == Place::Behind)
                .collect::<Vec<Seat>>()
        });
        runners.unwrap_or_default()
    });
    let label = move || {
        let names: Vec<String> = runners
            .get()
            .into_iter()
            .map(|seat| session.name(seat))
            .collect();
        lang::gbr_behind(session.lang(), names.join(", "))
    };
    view! {
        <div class="gbr-behind" class:busy=move || !runners.with(Vec::is_empty)>
            <Show when=move || !runners.with(Vec::is_empty)>
                <span class="unseen">{label}</span>
                <span class="pawns n1" aria-hidden="true">
                    {move || runners.get().into_iter().map(looks::pawn).collect_view()}
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
    let about = move || {
        let lang = session.lang();
        if can_open.get() {
            lang::gbr_unused(lang, n_unused().into())
        } else {
            lang::gbr_closed(lang).to_owned()
        }
    };
    view! {
        <button
            type="button"
            id=NEW_CAR
            class="gbr-new-car"
            class:near=is_near
            class:closed=move || !can_open.get()
            aria-disabled=move || (!is_near()).to_string()
            aria-pressed=move || (board.chosen.get() == Chosen::NewCar).to_string()
            on:click=move |_| board.go(Chosen::NewCar)
        >
            <strong>
                {move || {
                    if can_open.get() {
                        lang::gbr_new_car(session.lang())
                    } else {
                        lang::gbr_front(session.lang())
                    }
                }}
            </strong>
            <small>{about}</small>
        </button>
    }
}

/// What the chosen way would come to.
#[component]
pub fn Walk(board: Board) -> impl IntoView {
    let line = move || {
        let lang = board.session.lang();
        let going = board.going()?;
        match board.chosen.get() {
            Chosen::Nothing => Some(lang::gbr_walk_hint(lang).to_owned()),
            Chosen::Card(brain) => Some(lang::gbr_walk_card(
                lang,
                going.left,
                going.left + brain.run(),
            )),
            Chosen::Space(spot) => {
                let look = board.looks.with(|looks| {
                    let car = looks.get(usize::from(spot.car));
                    car.map(|it| it[spot.space.index()])
                })?;
                let steps = steps_of(look.distance)?;
                let left = going.left.saturating_sub(steps);
                let mut said = lang::gbr_walk(lang, spot, steps, left);
                if let Some(waits) = waits(board, look) {
                    said = format!("{said} {waits}");
                }
                Some(said)
            }
            Chosen::NewCar => {
                let (n_cars, beyond) =
                    board.table(|table| (table.train.n_cars() + 1, table.reach(going).beyond))?;
                let last = coupling_lost_on(n_cars);
                Some(lang::gbr_walk_new_car(lang, beyond?, n_cars, last))
            }
        }
    };
    view! {
        <p class="gbr-walk" role="status">
            {line}
        </p>
    }
}

/// What happens to whoever stops there.
fn waits(board: Board, look: Look) -> Option<String> {
    let lang = board.session.lang();
    let n_cars = board.table(|table| table.train.n_cars())?;
    let others = board.me().map_or(look.pawns, |me| look.pawns.without(me));
    if look.has_brake && n_cars == 1 {
        Some(lang::gbr_waits_end(lang).to_owned())
    } else if look.has_brake {
        Some(lang::gbr_waits_brake(lang).to_owned())
    } else if look.has_counter {
        Some(lang::gbr_waits_counter(lang).to_owned())
    } else if !others.is_empty() {
        let names: Vec<String> = others.iter().map(|it| board.session.name(it)).collect();
        Some(lang::gbr_waits_fight(lang, names.join(", ")))
    } else {
        None
    }
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

fn space_id(face: Face, space: Space) -> String {
    format!("gbr-{face}-{space}")
}

/// Scrolls the train, not the page, whenever somebody has moved.
fn keep_in_sight(board: Board) {
    let place = Memo::new(move |_| {
        board.table(|table| {
            let spot = table.pawns[table.active].spot();
            spot.map(|spot| (table.train.car(spot.car).face, spot.space))
        })
    });
    Effect::new(move |_| {
        let Some(spot) = place.get() else { return };
        // Only when the page has been drawn there is something to scroll.
        request_animation_frame(move || match spot {
            Some((face, space)) => scroll_to(face, space),
            None => center(document().query_selector(".gbr-behind").ok().flatten()),
        });
    });
}

pub fn scroll_to(face: Face, space: Space) {
    center(document().get_element_by_id(&space_id(face, space)));
}

pub fn scroll_to_front() {
    center(document().get_element_by_id(NEW_CAR));
}

/// Scrolls the rails until the element is in their middle.
fn center(element: Option<Element>) {
    let rails = document().get_element_by_id(RAILS);
    let Some((rails, element)) = rails.zip(element) else {
        return;
    };
    let (frame, it) = (
        rails.get_bounding_client_rect(),
        element.get_bounding_client_rect(),
    );
    let x = it.left() + it.width() / 2.0 - frame.left() - frame.width() / 2.0;
    let y = it.top() + it.height() / 2.0 - frame.top() - frame.height() / 2.0;
    rails.scroll_by_with_x_and_y(x, y);
}

/// Arrow keys go from space to space, as the train lies on the screen. They
/// do not heed walls: one may look at every space.
fn walk_by_key(press: &KeyboardEvent) {
    let is_wide = browser::matches(WIDE);
    let (columns, rows) = match (press.key().as_str(), is_wide) {
        ("ArrowRight", true) | ("ArrowUp", false) => (1, 0),
        ("ArrowLeft", true) | ("ArrowDown", false) => (-1, 0),
        ("ArrowDown", true) | ("ArrowRight", false) => (0, 1),
        ("ArrowUp", true) | ("ArrowLeft", false) => (0, -1),
        _ => return,
    };
    let from = press
        .target()
        .and_then(|it| it.dyn_into::<HtmlElement>().ok());
    if let Some(next) = from.and_then(|from| neighbour(&from, columns, rows)) {
        press.prevent_default();
        let _ = next.focus();
        center(Some(next.into()));
    }
}

/// The space beside this one, also in the next car.
fn neighbour(from: &HtmlElement, columns: i8, rows: i8) -> Option<HtmlElement> {
    let id = from.id();
    let space: Space = id.rsplit('-').next()?.parse().ok()?;
    let row = space.row().checked_add_signed(rows)?;
    if N_ROWS <= row {
        return None;
    }
    let car = from.closest(".gbr-car").ok()??;
    let column = space.column().checked_add_signed(columns);
    let (car, column) = match column {
        Some(column) if column < N_COLUMNS => (car, column),
        Some(_) => (car.next_element_sibling()?, 0),
        None => (car.previous_element_sibling()?, N_COLUMNS - 1),
    };
    let space = Space::at(row, column);
    let ending = format!("[id$='-{space}']");
    car.query_selector(&ending).ok()??.dyn_into().ok()
}
