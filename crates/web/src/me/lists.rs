//! The last twenty, boxes, rivals, and every game.

use leptos::prelude::*;
use tabletop::Lang;
use wire::MyRating;

use super::{
    band::day,
    past::{Archive, Past, PastSeat},
    stats::{OfBox, Rival, Stats},
};
use crate::{
    art,
    face::{Face, Portrait},
    lang,
    settings::settings,
};

/// How many games are listed at first, and with each press.
const AT_ONCE: usize = 20;

#[component]
pub fn Last(stats: Memo<Stats>) -> impl IntoView {
    let lang = settings().lang;
    let brains = move || {
        let last = stats.with(|it| it.last.clone());
        let brain = |won: bool| view! { <span class:l=!won>{art::picture("brain.svg")}</span> };
        last.into_iter().map(brain).collect_view()
    };
    let label = move || {
        stats.with(|it| {
            let wins = it.last.iter().filter(|won| **won).count() as u32;
            let n = it.last.len() as u32;
            lang::PastLastAbout { wins, n }.say(lang.get())
        })
    };
    let running = move || match stats.with(|it| it.streak) {
        0 | 1 => String::new(),
        n => lang::past_running(lang.get(), n),
    };
    view! {
        <h2 class="d">{move || lang::past_last(lang.get())}</h2>
        <p class="last20" role="img" aria-label=label>
            {brains}
        </p>
        <p class="roll">{running}</p>
    }
}

#[component]
pub fn Boxes(stats: Memo<Stats>, ratings: Signal<Vec<MyRating>>) -> impl IntoView {
    let lang = settings().lang;
    let rows = move || {
        let boxes = stats.with(|it| it.boxes.clone());
        let most = boxes.iter().map(|it| it.n_games).max().unwrap_or(1);
        let ratings = ratings.get();
        let row = |it: OfBox| {
            let rating = ratings
                .iter()
                .find(|rating| rating.game == it.game)
                .cloned();
            view! { <BoxRow it most rating lang=lang.get() /> }
        };
        boxes.into_iter().map(row).collect_view()
    };
    view! {
        <h2 class="d">{move || lang::past_boxes(lang.get())}</h2>
        <ul class="bybox">{rows}</ul>
    }
}

#[component]
fn BoxRow(it: OfBox, most: u32, rating: Option<MyRating>, lang: Lang) -> impl IntoView {
    let OfBox {
        game,
        n_games: n,
        n_wins: wins,
    } = it;
    let percent = |part: u32, of: u32| format!("width:{}%", part * 100 / of.max(1));
    let rated = rating.map(|it| {
        let about = lang::PastRatingAbout {
            n: it.rating,
            give: 2 * it.deviation,
        };
        view! { <small title=about.say(lang)>{lang::past_rating(lang, it.rating)}</small> }
    });
    view! {
        <li class=format!("g-{game}")>
            {box_of(&game)} <span class="tx">
                <b class="d">{title(&game)}</b>
                {rated}
            </span>
            <span class="sr">{lang::PastBoxAbout { wins, n }.say(lang)}</span>
            <span class="barx" aria-hidden="true">
                <i style=percent(n, most)>
                    <u style=percent(wins, n)></u>
                </i>
            </span> <em class="d" aria-hidden="true">
                {wins}
                <small>{lang::past_of(lang, n)}</small>
            </em>
        </li>
    }
}

#[component]
pub fn Rivals(stats: Memo<Stats>) -> impl IntoView {
    let lang = settings().lang;
    let rows = move || {
        let rivals = stats.with(|it| it.rivals.clone());
        let row = |it: Rival| {
            let Rival {
                name,
                face,
                ahead,
                behind,
                ..
            } = it;
            let share = match ahead + behind {
                0 => 50,
                n => ahead * 100 / n,
            };
            let about = lang::PastRivalAbout {
                ahead,
                name: name.clone(),
                behind,
            };
            view! {
                <li>
                    {portrait(&name, face.as_deref())} <b class="d">{name}</b>
                    <span aria-hidden="true">{ahead} " : " {behind}</span>
                    <span class="sr">{about.say(lang.get())}</span>
                    <i style=format!("--p:{share}")></i>
                </li>
            }
        };
        rivals.into_iter().map(row).collect_view()
    };
    view! {
        <Show when=move || stats.with(|it| !it.rivals.is_empty())>
            <h2 class="d">{move || lang::past_rivals(lang.get())}</h2>
            <ul class="riv">{rows}</ul>
        </Show>
    }
}

#[component]
pub fn Games(archive: Archive) -> impl IntoView {
    let lang = settings().lang;
    let n_shown = RwSignal::new(AT_ONCE);
    let rows = move || {
        let lang = lang.get();
        archive.games.with(|games| {
            let some = games.iter().take(n_shown.get());
            some.map(|it| view! { <GameRow it=it.clone() lang /> })
                .collect_view()
        })
    };
    let has_more = move || n_shown.get() < archive.games.with(Vec::len);
    view! {
        <h2 class="d">{move || lang::past_list(lang.get())}</h2>
        <ul class="hist">{rows}</ul>
        <Show when=has_more>
            <button
                type="button"
                class="btn more"
                on:click=move |_| n_shown.update(|n| *n += AT_ONCE)
            >
                {move || lang::past_more(lang.get())}
            </button>
        </Show>
    }
}

#[component]
fn GameRow(it: Past, lang: Lang) -> impl IntoView {
    let change = it.rating.map(|[before, after]| {
        let sign = if before <= after { "+" } else { "−" };
        format!("{sign}{}", (after - before).abs())
    });
    let place = lang::PastPlace {
        place: nth(it.place(), lang),
        n: it.seats.len() as u32,
    };
    let others: Vec<_> = { it.others() }
        .map(|PastSeat { name, face, .. }| {
            let name = if name.is_empty() {
                lang::past_somebody(lang).to_owned()
            } else {
                name.clone()
            };
            (name, face.clone())
        })
        .collect();
    let names: Vec<_> = others.iter().map(|(name, _)| name.clone()).collect();
    let faces = others
        .iter()
        .map(|(name, face)| portrait(name, face.as_deref()))
        .collect_view();
    let where_ = (!it.is_online).then(|| lang::past_here(lang));
    let button = match it.address.clone() {
        Some(address) => view! {
            <a class="btn sm" href=address>
                {art::icon(art::PLAY)}
                {lang::past_replay(lang)}
            </a>
        }
        .into_any(),
        None => view! { <small class="gone">{lang::past_gone(lang)}</small> }.into_any(),
    };
    view! {
        <li class=format!("g-{}", it.game) class:w=it.is_won()>
            {box_of(&it.game)} <span class="tx">
                <b class="d">{title(&it.game)}</b>
                <small>{where_}</small>
            </span> <span class="crewline" role="img" aria-label=names.join(", ")>
                {faces}
            </span> <em class="d">
                {place.say(lang)} {change.map(|it| view! { <small class="chg">" " {it}</small> })}
            </em> <small class="wh">{day(it.at, lang)}</small> {button}
        </li>
    }
}

fn nth(place: u8, lang: Lang) -> String {
    match place {
        1 => lang::past_nth_1(lang).to_owned(),
        2 => lang::past_nth_2(lang).to_owned(),
        3 => lang::past_nth_3(lang).to_owned(),
        n => lang::past_nth(lang, n),
    }
}

/// What a game is called; its id where this build has it no more.
fn title(game: &str) -> String {
    let listed = registry::listed(game).map(|it| it.info().title.to_owned());
    listed.unwrap_or_else(|| game.to_owned())
}

fn box_of(game: &str) -> AnyView {
    match registry::listed(game) {
        Some(listed) => art::picture(art::of_game(listed.info().id, "box.svg")).into_any(),
        None => art::picture("brain.svg").into_any(),
    }
}

fn portrait(name: &str, face: Option<&[u8]>) -> impl IntoView + use<> {
    let portrait = Portrait::new(face.map(Face::from_parts), name);
    view! {
        <span class="face" style=format!("--hue:{}", portrait.hue())>
            {portrait.drawing()}
        </span>
    }
}
