//! What the coach says: what is asked, what a try costs, what is best and how sure
//! that is.

use driver::puzzle::{Worth, decimal, in_hundred, thousands};
use leptos::{ev, prelude::*};
use std::time::Duration;
use tabletop::Lang;
use wasm_bindgen::JsCast;

use crate::{
    art, browser, lang,
    lessons::light::{self, Shine},
    pages::puzzle::{self, Mark},
    session::puzzle::{Riddle, Stage},
    shell::end::confetti,
};

/// The id of what the coach says.
pub const VOICE: &str = "coach";

/// When everything that moves under a finger has come to rest.
const SETTLED: Duration = Duration::from_millis(320);

#[component]
pub fn Voice(riddle: Riddle) -> impl IntoView {
    let session = riddle.session;
    let shine = RwSignal::new(None::<Shine>);
    keep_lit(riddle, shine);
    fold_for_the_table(riddle);
    let is_low = move || {
        let is_shown = riddle.stage.get() == Stage::Shown;
        is_shown && shine.with(|it| it.as_ref().is_some_and(|it| it.is_high))
    };
    let rims = move || {
        let lit = shine.with(|it| it.iter().flat_map(|it| it.lit.clone()).collect::<Vec<_>>());
        let rim = |it: light::Rect| {
            view! { <rect x=it.x y=it.y width=it.w height=it.h rx=light::CORNER /> }
        };
        lit.into_iter().map(rim).collect_view()
    };
    view! {
        <div class="coaching over-table" class:low=is_low>
            <svg class="night" aria-hidden="true">
                <path d=move || shine.with(|it| it.as_ref().map(Shine::night)) fill-rule="evenodd" />
                {rims}
            </svg>
            <Show when=move || riddle.is_right()>
                <div class="confetti" aria-hidden="true">
                    {confetti()}
                </div>
            </Show>
            <section
                class="coach"
                class:folded=riddle.is_folded
                id=VOICE
                tabindex="-1"
                aria-label=move || lang::lesson_coach(session.lang())
            >
                <img class="who" src=art::file("mascot.svg") alt="" />
                <div class="bub">
                    <Leave riddle />
                    <div aria-live="polite">{move || says(riddle)}</div>
                    <div class="row">{move || buttons(riddle)}</div>
                </div>
            </section>
        </div>
    }
}

#[component]
fn Leave(riddle: Riddle) -> impl IntoView {
    let lang = move || riddle.session.lang();
    let to = if riddle.day.is_some() {
        "/"
    } else {
        "/puzzles"
    };
    view! {
        <a class="x" href=to aria-label=move || lang::puzzle_leave(lang()) title=move || lang::puzzle_leave(lang())>
            {art::icon(art::CROSS)}
        </a>
    }
}

fn says(riddle: Riddle) -> AnyView {
    let lang = riddle.session.lang();
    let chapter = match riddle.day {
        Some(_) => lang::puzzle_day(lang).to_owned(),
        None => lang::puzzle_nth(lang, riddle.n),
    };
    let (idea, more) = match riddle.stage.get() {
        Stage::Asking => asking(lang),
        Stage::Wrong(tried) => wrong(riddle, &tried, lang),
        Stage::Shown => shown(riddle, lang),
        Stage::Right(action) => (right(riddle, lang), why(riddle, &action, lang)),
    };
    view! {
        <small class="d">{chapter}</small>
        <h2 class="d">{idea}</h2>
        {more}
    }
    .into_any()
}

fn asking(lang: Lang) -> (String, AnyView) {
    let more = view! { <p>{lang::puzzle_about(lang)}</p> };
    (lang::puzzle_question(lang).to_owned(), more.into_any())
}

fn wrong(riddle: Riddle, tried: &str, lang: Lang) -> (String, AnyView) {
    let posed = riddle.posed();
    let puzzle = posed.puzzle();
    let idea = if puzzle.obvious == tried {
        lang::puzzle_fooled(lang, level(&puzzle.fools, lang))
    } else {
        lang::puzzle_wrong(lang).to_owned()
    };
    let label = riddle.label(tried);
    let costs = posed.cost(tried).map(|cost| match riddle.worth() {
        Worth::Chance { .. } => {
            let n = in_hundred(cost);
            lang::PuzzleCosts { label: &label, n }.say(lang)
        }
        Worth::Exact { unit, .. } => {
            let n = decimal(cost, lang);
            lang::PuzzleCostsExact {
                label: &label,
                n,
                unit,
            }
            .say(lang)
        }
    });
    let costs = costs.unwrap_or_else(|| lang::puzzle_costs_more(lang, &label));
    (idea, view! { <p>{costs}</p> }.into_any())
}

fn shown(riddle: Riddle, lang: Lang) -> (String, AnyView) {
    let best = riddle.posed().puzzle().best[0].clone();
    let idea = lang::puzzle_best(lang, riddle.label(&best));
    let more = view! { <p>{lang::puzzle_play_it(lang)}</p> };
    (idea, more.into_any())
}

fn right(riddle: Riddle, lang: Lang) -> String {
    match riddle.mark.get() {
        Some(Mark::AtOnce) => lang::puzzle_at_once(lang).to_owned(),
        Some(Mark::Shown) => lang::puzzle_learnt(lang).to_owned(),
        Some(Mark::Solved | Mark::Tried) | None => lang::puzzle_solved(lang).to_owned(),
    }
}

/// Why it is better, beside what it was compared with, and how sure that is.
fn why(riddle: Riddle, action: &str, lang: Lang) -> AnyView {
    let obvious = riddle.label(&riddle.posed().puzzle().obvious);
    let label = riddle.label(action);
    let (rows, sure) = match riddle.worth() {
        Worth::Chance {
            best,
            obvious: less,
            games,
            sure: [from, to],
        } => {
            let wins = |n| lang::puzzle_wins(lang, n);
            let rows = [(label, wins(best), best), (obvious, wins(less), less)];
            let sure = lang::PuzzleSure {
                games: thousands(games, lang),
                from,
                to,
            };
            (rows, sure.say(lang))
        }
        Worth::Exact {
            best,
            obvious: less,
            unit,
        } => {
            let share = |n: u32| 100 * n / best.max(1);
            let words = |n| format!("{} {unit}", decimal(n, lang));
            let rows = [
                (label, words(best), 100),
                (obvious, words(less), share(less)),
            ];
            (rows, lang::puzzle_exact(lang).to_owned())
        }
    };
    let bar = |(label, words, share): (String, String, u32)| {
        view! {
            <li>
                <b>{label}</b>
                <span class="bar" style=format!("--share:{share}%")></span>
                <em>{words}</em>
            </li>
        }
    };
    view! {
        {riddle.reason(action).map(|it| view! { <p class="reason">{it}</p> })}
        <ul class="duel">{rows.map(bar).collect_view()}</ul>
        <p class="sure">{sure} " " {streak(riddle, lang)}</p>
    }
    .into_any()
}

/// How many days it has gone on.
fn streak(riddle: Riddle, lang: Lang) -> Option<AnyView> {
    let (day, days) = (riddle.day?, puzzle::days_done());
    let solved = days.streak(day, Mark::is_solved);
    let at_once = days.streak(day, |it| it == Mark::AtOnce);
    let says = match (solved, at_once) {
        (0, _) => return None,
        (solved, 0) => lang::puzzle_days(lang, solved),
        (solved, at_once) => {
            let days = lang::puzzle_days(lang, solved);
            lang::PuzzleStreak { days, n: at_once }.say(lang)
        }
    };
    Some(view! { <strong>{says}</strong> }.into_any())
}

fn buttons(riddle: Riddle) -> AnyView {
    let lang = riddle.session.lang();
    let show = view! {
        <button type="button" class="btn quiet" on:click=move |_| riddle.show()>
            {lang::puzzle_show(lang)}
        </button>
    };
    match riddle.stage.get() {
        Stage::Asking => view! {
            {show}
            <button type="button" class="btn go" on:click=move |_| to_the_table(riddle)>
                {lang::puzzle_look(lang)}
            </button>
        }
        .into_any(),
        Stage::Wrong(_) => view! {
            {show}
            <button
                type="button"
                class="btn go"
                on:click=move |_| {
                    riddle.try_again();
                    to_the_table(riddle);
                }
            >
                {art::icon(art::AGAIN)}
                {lang::puzzle_again(lang)}
            </button>
        }
        .into_any(),
        Stage::Shown => ().into_any(),
        Stage::Right(_) => view! {
            <a class="btn quiet" href="/">
                {lang::home(lang)}
            </a>
            <a class="btn go" href="/puzzles">
                {lang::puzzle_more(lang)}
            </a>
        }
        .into_any(),
    }
}

/// The coach steps aside, and the keyboard is where one decides.
fn to_the_table(riddle: Riddle) {
    riddle.is_folded.set(true);
    request_animation_frame(|| browser::focus(crate::shell::focus::PROMPT));
}

/// Whoever touches the table wants to see it.
fn fold_for_the_table(riddle: Riddle) {
    let touched = window_event_listener(ev::click, move |click| {
        let on = click
            .target()
            .and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let is_table = on.is_some_and(|it| it.closest(".stage, .act").is_ok_and(|it| it.is_some()));
        if is_table && riddle.stage.try_get_untracked() == Some(Stage::Asking) {
            riddle.is_folded.set(true);
        }
    });
    on_cleanup(move || touched.remove());
}

/// Looks for what is lit whenever it may have moved.
fn keep_lit(riddle: Riddle, shine: RwSignal<Option<Shine>>) {
    let names = Memo::new(move |_| match riddle.stage.get() {
        Stage::Shown => riddle.light(),
        Stage::Asking | Stage::Wrong(_) | Stage::Right(_) => Vec::new(),
    });
    let look = move || {
        if let Some(names) = names.try_get_untracked() {
            let lit = light::shine(&names);
            // What was chosen for another move can still be put back.
            light::put_out();
            let _ = shine.try_set(lit);
        }
    };
    let look_soon = move || {
        request_animation_frame(look);
        set_timeout(look, SETTLED);
    };
    Effect::new(move |_| {
        riddle.session.model.track();
        let names = names.get();
        request_animation_frame(move || light::bring_into_sight(&names));
        look_soon();
    });
    let listeners = [
        window_event_listener(ev::resize, move |_| look_soon()),
        window_event_listener(ev::click, move |_| look_soon()),
        window_event_listener(ev::keyup, move |_| look_soon()),
    ];
    on_cleanup(move || {
        listeners.into_iter().for_each(WindowListenerHandle::remove);
        light::put_out();
    });
}

/// What a level is called.
fn level(name: &str, lang: Lang) -> &'static str {
    let found = erased::LEVELS.iter().find(|it| it.name == name);
    found.map_or("", |it| it.title.get(lang))
}
