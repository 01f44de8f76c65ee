//! The train: cars of spaces, the new car before it, those who run behind.

use great_brain_robbery::{
    Action, Face, Place, Spot, Table,
    car::{N_COLUMNS, N_ROWS, Space},
    coupling_lost_on, lang as words,
    show::names::car_name,
};
use leptos::prelude::*;
use tabletop::{Lang, Seat};
use web::art;

use super::{
    board::{Board, Chosen},
    looks,
    map::MiniMap,
    rails::{NEW_CAR, RAILS, keep_in_sight, space_id, walk_by_key},
    sight::{Distance, Look, steps_of},
};
use crate::lang;

#[component]
pub fn TrainView(board: Board) -> impl IntoView {
    let session = board.session;
    // Those that fall are seen falling.
    let lost = Memo::new(move |_| {
        let is_time = session.is_moving.get() && !board.toss.is_in_the_air();
        board.tale.with(|tale| match tale {
            Some(tale) if is_time => tale.lost.clone(),
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
    keep_in_sight(
        board,
        Memo::new(move |_| lost.with(|lost| !lost.is_empty())),
    );
    view! {
        <section class="gbr-train" aria-labelledby="gbr-train-title">
            <h2 id="gbr-train-title">
                {move || lang::train(session.lang())} <small>{move || coupling(board)}</small>
            </h2>
            <MiniMap board />
            <div
                id=RAILS
                class="gbr-rails"
                role="group"
                aria-label=move || lang::spaces(session.lang())
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

fn coupling(board: Board) -> Option<String> {
    let n_cars = board.table(|table| table.train.n_cars())?;
    Some(risk(board.session.lang(), n_cars))
}

/// `1 to 3 breaks the train`.
pub fn risk(lang: Lang, n_cars: usize) -> String {
    match coupling_lost_on(n_cars) {
        0 => lang::safe(lang).to_owned(),
        1 => lang::lost_on_one(lang).to_owned(),
        last => lang::lost_on(lang, last),
    }
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
    let is_stop = move || {
        let here = car.get().map(|car| Spot { car, space });
        here.is_some() && here == tab_stop(board)
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
    let mut said = lang::Space {
        car: spot.car + 1,
        row,
        column,
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
        lang::behind(session.lang(), names.join(", "))
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
            lang::unused(lang, n_unused().into())
        } else {
            lang::closed(lang).to_owned()
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
                        lang::new_car(session.lang())
                    } else {
                        lang::front(session.lang())
                    }
                }}
            </strong>
            <small>{about}</small>
        </button>
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
