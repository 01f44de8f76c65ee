//! Puzzles, as far as every page knows of them: which there are, which is today’s,
//! and what this device has done. What shows them is a piece of the program by
//! itself.

use std::time::Duration;

pub use driver::puzzle::{Mark, Marks, of_day};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::{game::with_known, trouble::NotFound};
use crate::{art, browser, lang, pieces, settings::settings};

/// Which puzzle a page is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The one of the day.
    Today,
    /// One of a game, counted from 1.
    One(String, u32),
    /// All there are.
    All,
}

/// What shows them.
pub type Puzzles = fn(Asked) -> AnyView;

/// Under which name the days are kept; puzzles have the name of their game behind
/// it.
const SHELF: &str = "brainery.puzzle";

/// The days on which the puzzle of the day was done.
pub fn days_done() -> Marks {
    kept(SHELF)
}

/// What was done of a game.
pub fn done_of(game: &str) -> Marks {
    kept(&format!("{SHELF}.{game}"))
}

fn kept(shelf: &str) -> Marks {
    Marks::read(&browser::stored(shelf).unwrap_or_default())
}

/// Keeps what came of a puzzle, and of the day if it was the puzzle of the day.
pub fn keep(game: &str, n: u32, day: Option<u32>, mark: Mark) {
    let shelf = format!("{SHELF}.{game}");
    let marks = kept(&shelf).with(n, mark);
    browser::store(&shelf, &marks.text());
    if let Some(day) = day {
        browser::store(SHELF, &days_done().with(day, mark).text());
    }
}

/// The games that have puzzles, and how many, as the page was bundled.
pub fn all() -> Vec<(&'static str, u32)> {
    let bundled = browser::puzzles();
    let count = |id: &str| {
        let mut words = bundled.split(' ').filter_map(|it| it.split_once(':'));
        let (_, n) = words.find(|it| it.0 == id)?;
        n.parse().ok()
    };
    registry::shelf()
        .filter_map(|game| Some((game.info().id, count(game.info().id)?)))
        .collect()
}

/// How many days have begun here since 1970.
pub fn today() -> u32 {
    const DAY: Duration = Duration::from_hours(24);
    let behind = js_sys::Date::new_0().get_timezone_offset();
    let off = Duration::from_secs_f64(60.0 * behind.abs());
    let since = Duration::from_millis(browser::time());
    let here = if behind < 0.0 {
        since + off
    } else {
        since.saturating_sub(off)
    };
    (here.as_secs() / DAY.as_secs()) as u32
}

/// The way to the puzzle of the day.
#[component]
pub fn PuzzleOfTheDay() -> impl IntoView {
    let lang = settings().lang;
    let day = today();
    let marks = days_done();
    let streak = marks.streak(day, Mark::is_solved);
    let is_solved = marks.get(day).is_some_and(Mark::is_solved);
    of_day(day, &all()).map(|(game, _)| {
        let title = registry::listed(game).map_or("", |it| it.info().title);
        let about = move || match (is_solved, streak) {
            (true, _) => lang::puzzle_days(lang.get(), streak),
            (false, 0 | 1) => title.to_owned(),
            (false, _) => format!("{title} · {}", lang::puzzle_days(lang.get(), streak)),
        };
        view! {
            <a class=format!("daily g-{game}") class:solved=is_solved href="/puzzle">
                <span class="pic">{art::picture(art::of_game(game, "box.svg"))}</span>
                <span class="tx">
                    <b class="d">{move || lang::puzzle_day(lang.get())}</b>
                    <small>{about}</small>
                </span>
                <span class="badge" class:done=is_solved>
                    {art::icon(if is_solved { art::CHECK } else { "bulb" })}
                </span>
            </a>
        }
    })
}

#[component]
pub fn PuzzlePage() -> impl IntoView {
    let params = use_params_map();
    let asked = Memo::new(move |_| {
        let params = params.read();
        let n = params.get("n").and_then(|it| it.parse().ok());
        params.get("game").map_or(Asked::Today, |game| {
            n.map_or(Asked::All, |n| Asked::One(game, n))
        })
    });
    page(asked.into())
}

#[component]
pub fn PuzzlesPage() -> impl IntoView {
    page(Signal::stored(Asked::All))
}

fn page(asked: Signal<Asked>) -> impl IntoView {
    let here = move |show: Puzzles| (move || show(asked.get())).into_any();
    with_known(pieces::watch_puzzles(), here, || {
        view! { <NotFound /> }.into_any()
    })
}
