//! The tables at which this device has a seat: whose turn it is, and since when.

use leptos::{prelude::*, task::spawn_local};
use tabletop::{Lang, Seat, SeatSet, Turn};
use wire::{MyTable, TableInfo};

use super::{
    faces::Faces,
    time_left::{LITTLE, TimeLeft, time_left},
};
use crate::{
    art, browser, lang,
    pages::top::Top,
    session::{mine, online::Failure},
    settings::settings,
    shell::clock::share,
};

/// Where a table stands, in the order in which they are shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Stage {
    YourTurn,
    Waiting,
    Filling,
    Done,
}

const STAGES: [Stage; 4] = [Stage::YourTurn, Stage::Waiting, Stage::Filling, Stage::Done];

impl Stage {
    fn of(table: &TableInfo) -> Stage {
        let is_mine = |must: SeatSet| table.you.is_some_and(|me| must.contains(me));
        match (table.has_started, table.turn) {
            (false, _) => Stage::Filling,
            (true, Some(Turn::Over(_))) => Stage::Done,
            (true, Some(turn)) if is_mine(turn.must()) => Stage::YourTurn,
            (true, Some(Turn::Waiting { .. }) | None) => Stage::Waiting,
        }
    }

    fn title(self, lang: Lang) -> &'static str {
        match self {
            Stage::YourTurn => lang::shop_your_turn(lang),
            Stage::Waiting => lang::tables_waiting(lang),
            Stage::Filling => lang::shop_filling(lang),
            Stage::Done => lang::tables_done(lang),
        }
    }
}

#[component]
pub fn MyTables() -> impl IntoView {
    let lang = settings().lang;
    let tables = RwSignal::new(None::<Result<Vec<MyTable>, Failure>>);
    let look = move || {
        spawn_local(async move {
            let found = mine::ask().await;
            // The page may have been left meanwhile.
            let _ = tables.try_set(Some(found));
        });
    };
    look();
    // Who comes back to the page wants to know how it is now.
    let seen = leptos::ev::Custom::<web_sys::Event>::new("visibilitychange");
    let listener = window_event_listener(seen, move |_| {
        if !document().hidden() {
            look();
        }
    });
    on_cleanup(move || listener.remove());
    let at = move |stage: Stage| {
        let all = tables.get().and_then(Result::ok).unwrap_or_default();
        let known = all.into_iter().filter_map(|it| Some((it.table?, it.since)));
        let there = known.filter(|(table, _)| Stage::of(table) == stage);
        there.collect::<Vec<_>>()
    };
    let says = move || match tables.get() {
        None => lang::loading(lang.get()).to_owned(),
        Some(Err(_)) => lang::setup_offline(lang.get()).to_owned(),
        Some(Ok(all)) if all.is_empty() => lang::tables_no_seat(lang.get()).to_owned(),
        Some(Ok(_)) => match at(Stage::YourTurn).len() {
            0 => lang::tables_nobody_waits(lang.get()).to_owned(),
            n => lang::tables_waits_for_you(lang.get(), n as u32),
        },
    };
    let section = move |stage: Stage| {
        move || {
            let found = at(stage);
            (!found.is_empty()).then(|| {
                let n = found.len();
                let row = |(table, since)| view! { <Row table since stage /> };
                let rows = found.into_iter().map(row);
                view! {
                    <h2 class="sec d">
                        {stage.title(lang.get())}
                        <span class="chip" class:must=stage == Stage::YourTurn>
                            {n}
                        </span>
                    </h2>
                    <ul class="yts">{rows.collect_view()}</ul>
                }
            })
        }
    };
    let me = settings().face;
    let face = move || crate::face::Portrait::new(Some(me.get()), "").drawing();
    view! {
        <div class="home plain lists">
            <Top about=Signal::derive(move || lang::tables_yours(lang.get())) />
            <main id="main" class="wrap" tabindex="-1">
                <header class="ph">
                    <span class="who" aria-hidden="true">
                        {face}
                    </span>
                    <div>
                        <h1 class="d">{move || lang::tables_yours(lang.get())}</h1>
                        <p role="status">{says}</p>
                    </div>
                    <a class="btn" href="/tables">
                        {art::icon("people")}
                        {move || lang::tables_open(lang.get())}
                    </a>
                </header>
                <Show when=move || tables.with(|it| matches!(it, Some(Ok(all)) if all.is_empty()))>
                    <p class="none">{art::picture("nobody.svg")}</p>
                </Show>
                {STAGES.map(section).collect_view()}
            </main>
        </div>
    }
}

#[component]
fn Row(table: TableInfo, since: Option<u64>, stage: Stage) -> impl IntoView {
    let lang = settings().lang;
    let code = table.code.clone();
    let title = registry::listed(&table.game).map(erased::Listing::info);
    let scene = title.as_ref().map(|it| {
        let scene = art::file(art::of_game(it.id, "scene.svg"));
        format!("background-image:url({scene})")
    });
    let box_ = title
        .as_ref()
        .map(|it| art::picture(art::of_game(it.id, "box.svg")));
    let title = title.map_or_else(|| table.game.clone(), |it| it.title.to_owned());
    let must = table.turn.map_or(SeatSet::EMPTY, |turn| turn.must());
    let place = match table.turn {
        Some(Turn::Over(standings)) => table.you.map(|me| standings.0[me].place),
        Some(Turn::Waiting { .. }) | None => None,
    };
    let about = {
        let name = |seat: Seat| Some(table.seats.get(seat.index())?.name.clone());
        let awaited = must.first().and_then(name);
        let n_free = table.seats.iter().filter(|it| !it.is_taken).count();
        move || {
            let lang = lang.get();
            match stage {
                Stage::YourTurn => lang::shop_your_turn(lang).to_owned(),
                Stage::Waiting => match awaited.clone() {
                    Some(name) => lang::tables_turn_of(lang, name),
                    None => lang::shop_their_turn(lang).to_owned(),
                },
                Stage::Filling => lang::lobby_join_about(lang, n_free as u32),
                Stage::Done => place.map_or_else(String::new, |n| lang::tables_place(lang, n)),
            }
        }
    };
    let left = time_left(&table);
    let (button, class) = match stage {
        Stage::YourTurn => (lang::tables_play as fn(Lang) -> &'static str, "btn go"),
        Stage::Waiting | Stage::Filling | Stage::Done => (lang::tables_look as _, "btn"),
    };
    let long_ago = move || since.map(|since| ago(since, lang.get()));
    view! {
        <li class=format!("yt g-{}", table.game) class:hot=stage == Stage::YourTurn>
            <span class="th" style=scene>
                {box_}
            </span>
            <div class="tx">
                <b class="d">{title}</b>
                <Faces seats=table.seats must />
                <p>{about}</p>
            </div>
            {match left {
                Some(left) => view! { <Left left /> }.into_any(),
                None => view! { <span class="ago">{long_ago}</span> }.into_any(),
            }}
            <a class=class href=format!("/table/{code}")>
                {move || button(lang.get())}
            </a>
        </li>
    }
}

/// How long whoever is waited for may still take, where every move has days.
#[component]
fn Left(left: TimeLeft) -> impl IntoView {
    let lang = settings().lang;
    let TimeLeft { seconds, pace } = left;
    let share = share(seconds, pace);
    let minutes = u64::from(seconds / 60);
    let says = move || match (minutes / 60, minutes / (60 * 24)) {
        (0, _) => lang::tables_minutes(lang.get(), minutes),
        (n, 0) => lang::tables_hours(lang.get(), n),
        (_, n) => lang::tables_days(lang.get(), n),
    };
    view! {
        <span class="left" class:low=share <= LITTLE style=format!("--share:{share}%")>
            <b>{says}</b>
            <small>{move || lang::clock_left_short(lang.get())}</small>
        </span>
    }
}

/// How long ago something was, in one number.
fn ago(since: u64, lang: Lang) -> String {
    let minutes = browser::time().saturating_sub(since) / 60_000;
    match (minutes, minutes / 60, minutes / (60 * 24)) {
        (0, ..) => lang::tables_now(lang).to_owned(),
        (n, 0, _) => lang::tables_minutes(lang, n),
        (_, n, 0) => lang::tables_hours(lang, n),
        (_, _, n) => lang::tables_days(lang, n),
    }
}
