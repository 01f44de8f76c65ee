//! All puzzles, game by game, and which of them this device has done.

use leptos::prelude::*;
use tabletop::Lang;

use crate::{
    art, lang,
    pages::{
        puzzle::{self, Mark, PuzzleOfTheDay},
        top::Top,
    },
    settings::settings,
};

#[component]
pub fn List(all: Vec<(&'static str, u32)>, today: u32) -> impl IntoView {
    let lang = settings().lang;
    let days = puzzle::days_done();
    let solved = days.streak(today, Mark::is_solved);
    let at_once = days.streak(today, |it| it == Mark::AtOnce);
    let streak = move || {
        let days = lang::puzzle_days(lang.get(), solved);
        match (solved, at_once) {
            (0, _) => lang::puzzle_none_yet(lang.get()).to_owned(),
            (_, 0) => days,
            (_, n) => lang::PuzzleStreak { days, n }.say(lang.get()),
        }
    };
    view! {
        <div class="home plain puzzlep">
            <Top about=Signal::derive(move || lang::puzzle_list(lang.get())) />
            <main id="main" class="wrap" tabindex="-1">
                <h1 class="d">{move || lang::puzzle_list(lang.get())}</h1>
                <p class="about">{move || lang::puzzle_list_about(lang.get())}</p>
                <div class="now">
                    <PuzzleOfTheDay />
                    <p class="streak d">{streak}</p>
                </div>
                {all.into_iter().map(|(game, n)| view! { <OfGame game n /> }).collect_view()}
            </main>
        </div>
    }
}

#[component]
fn OfGame(game: &'static str, n: u32) -> impl IntoView {
    let lang = settings().lang;
    let title = registry::listed(game).map_or("", |it| it.info().title);
    let marks = puzzle::done_of(game);
    let n_solved = (1..=n)
        .filter(|n| marks.get(*n).is_some_and(Mark::is_solved))
        .count();
    let chip = |n: u32| {
        let mark = marks.get(n);
        let says = move || {
            let lang = lang.get();
            let nth = lang::puzzle_nth(lang, n);
            match mark.map(|it| word(it, lang)) {
                Some(word) => format!("{nth}, {word}"),
                None => nth,
            }
        };
        view! {
            <li>
                <a class=class_of(mark) href=format!("/puzzle/{game}/{n}") aria-label=says title=says>
                    <b class="d">{n}</b>
                    {mark.map(|it| art::icon(icon(it)))}
                </a>
            </li>
        }
    };
    view! {
        <section class=format!("of g-{game}")>
            {art::picture(art::of_game(game, "box.svg"))} <div>
                <h2 class="d">{title}</h2>
                <p>
                    {move || lang::PuzzleOf { n: n_solved, of: n }.say(lang.get())}
                </p>
                <ol class="chips">{(1..=n).map(chip).collect_view()}</ol>
            </div>
        </section>
    }
}

fn class_of(mark: Option<Mark>) -> &'static str {
    match mark {
        None => "chip",
        Some(Mark::Tried) => "chip tried",
        Some(Mark::Shown) => "chip shown",
        Some(Mark::Solved) => "chip solved",
        Some(Mark::AtOnce) => "chip solved at-once",
    }
}

fn icon(mark: Mark) -> &'static str {
    match mark {
        Mark::Tried => art::AGAIN,
        Mark::Shown => art::EYE,
        Mark::Solved => art::CHECK,
        Mark::AtOnce => "star",
    }
}

fn word(mark: Mark, lang: Lang) -> &'static str {
    match mark {
        Mark::Tried => lang::puzzle_mark_tried(lang),
        Mark::Shown => lang::puzzle_mark_shown(lang),
        Mark::Solved => lang::puzzle_mark_solved(lang),
        Mark::AtOnce => lang::puzzle_mark_at_once(lang),
    }
}
