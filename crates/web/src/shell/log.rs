//! What has happened, the newest at the bottom; at the end honours on top of it.

mod bold;
mod together;

use std::sync::Arc;

use erased::{DynEvents, DynGame};
use leptos::prelude::*;
use scene::{About, Face, Line, Motion, PieceId};
use tabletop::{Lang, Seat};

use self::{
    bold::{Run, runs},
    together::{Times, together},
};
use super::{
    Tab,
    finale::{Finale, look_back},
};
use crate::{
    art, lang, motion,
    session::{Session, ViewerEvents},
    tables,
};

/// A line shows no more pictures.
const MOST_PICTURES: usize = 6;

#[component]
pub fn Log(
    session: Session,
    finale: Memo<Option<Finale>>,
    tab: RwSignal<Option<Tab>>,
) -> impl IntoView {
    // What lines are written with: a line is written once, unless that changes.
    let words = Memo::new(move |_| {
        let remarks = session
            .model
            .with(|it| it.as_ref().map(|it| Arc::clone(&it.remarks)));
        (session.lang(), session.seat(), session.names(), remarks)
    });
    let bold = Memo::new(move |_| {
        let cards = session.game.cards(session.lang()).into_iter();
        let cards = cards.map(|card| named(&card.name).to_owned());
        session.names().into_iter().chain(cards).collect()
    });
    let lines = move |told: &ViewerEvents| {
        words.track();
        untrack(|| session.lines(&**told))
    };
    let is_empty = Memo::new(move |_| {
        session
            .log
            .with(|log| log.iter().all(|told| lines(told).is_empty()))
    });
    let page = move |nth: usize, told: ViewerEvents| {
        move || {
            let lines = together(lines(&told)).into_iter();
            let bot = untrack(|| session.may_ask_why(nth, &told));
            let ask = |line: &Times| {
                let is_theirs = bot.is_some_and(|bot| line.line.about == About::Player(bot));
                let told = Arc::clone(&told);
                is_theirs.then(|| Callback::new(move |()| session.ask_why(nth, &told)))
            };
            lines
                .map(|line| {
                    let why = ask(&line);
                    view! { <LogLine session line bold tab why /> }
                })
                .collect_view()
        }
    };
    let list = NodeRef::<leptos::html::Ol>::new();
    let is_open = Memo::new(move |_| tab.get().is_some());
    Effect::new(move |was_open: Option<bool>| {
        session.log.track();
        words.track();
        let is_over = finale.with(Option::is_some);
        let is_open = is_open.get();
        // Whoever looks at the table instead finds their line again.
        if was_open == Some(true) && !is_open {
            return is_open;
        }
        // By then the line is there.
        request_animation_frame(move || {
            if let Some(list) = list.get_untracked() {
                list.set_scroll_top(if is_over { 0 } else { list.scroll_height() });
            }
        });
        is_open
    });
    view! {
        <Show when=move || is_empty.get()>
            <p class="nothing">
                {art::picture("asleep.svg")} {move || lang::shell_empty_log(session.lang())}
            </p>
        </Show>
        <ol class="log" node_ref=list tabindex="0">
            {move || finale.get().map(|it| look_back(session, it))}
            <For
                each=move || session.log.get().into_iter().enumerate()
                key=|(n, told)| (*n, Arc::as_ptr(told).addr())
                children=move |(nth, told)| page(nth, told)
            />
        </ol>
    }
}

/// A card in a sentence: what its list adds in brackets is left out.
fn named(card: &str) -> &str {
    card.split(" (").next().unwrap_or(card)
}

/// One line. What it speaks of is shown small, and on the table when it is
/// touched; a bot whose move it is says why.
#[component]
fn LogLine(
    session: Session,
    line: Times,
    bold: Memo<Vec<String>>,
    tab: RwSignal<Option<Tab>>,
    why: Option<Callback<()>>,
) -> impl IntoView {
    let Times {
        line: Line {
            words,
            about,
            motions,
        },
        n,
    } = line;
    // The line is made anew when its words change.
    let lang = untrack(|| session.lang());
    let mut pictures = pictures(session.game, &motions, lang).into_iter();
    let icon = match about {
        About::NewPart | About::Turn => {
            let heading = words.trim_end_matches('.').to_owned();
            return view! { <li class="turn">{heading}</li> }.into_any();
        }
        About::Player(seat) | About::Asked(seat) => Some(disc(session, seat).into_any()),
        About::Fate => pictures.next().map(tile),
    };
    let class = if matches!(about, About::Asked(_)) {
        "asked"
    } else if icon.is_none() {
        "plain"
    } else {
        ""
    };
    let told = bold.with_untracked(|names| runs(&words, names, lang::shell_you(lang)));
    let told = told.into_iter();
    let told = told.map(|run| match run {
        Run::Bold(words) => view! { <b>{words}</b> }.into_any(),
        Run::Plain(words) => words.into_any(),
    });
    let times = (1 < n).then(|| view! { " " <b>"×" {n}</b> });
    let told = view! { <span>{told.collect_view()} {times} {pictures.collect_view()}</span> };
    if motions.is_empty() && why.is_none() {
        return view! { <li class=class>{icon} {told}</li> }.into_any();
    }
    let show = move |_| {
        // A drawer lies over the table.
        tab.set(None);
        let scene = untrack(|| session.draw(erased::DynPerspective::scene));
        if let Some(scene) = scene {
            motion::flash(&scene, &motions);
        }
        if let Some(why) = why {
            why.run(());
        }
    };
    let asks = why.map(|_| lang::lamp_ask(lang));
    view! {
        <li class=format!("tap {class}")>
            <button type="button" title=asks on:click=show>
                {icon}
                {told}
            </button>
        </li>
    }
    .into_any()
}

/// Small pictures of what was seen, equal things once.
fn pictures(game: &dyn DynGame, motions: &[Motion], lang: Lang) -> Vec<AnyView> {
    let mut seen: Vec<(&Option<PieceId>, &Face)> = Vec::new();
    let mut pictures = Vec::new();
    for motion in motions {
        let Some(face) = &motion.face else { continue };
        if MOST_PICTURES <= pictures.len() || seen.contains(&(&motion.piece, face)) {
            continue;
        }
        seen.push((&motion.piece, face));
        let picture = tables::picture(game, motion, lang);
        pictures.extend(picture.map(|it| {
            view! {
                <span class="pic" aria-hidden="true">
                    {it}
                </span>
            }
            .into_any()
        }));
    }
    pictures
}

/// The same of what was told, at most so many; nothing where nothing was seen.
pub fn glimpses(session: Session, told: &dyn DynEvents, most: usize) -> Vec<AnyView> {
    let lines = session.lines(told).into_iter();
    let motions: Vec<Motion> = lines.flat_map(|line| line.motions).collect();
    let mut pictures = pictures(session.game, &motions, session.lang());
    pictures.truncate(most);
    pictures
}

/// What fate did has a thing instead of a face.
fn tile(picture: AnyView) -> AnyView {
    view! { <span class="ic k">{picture}</span> }.into_any()
}

/// The face of whoever it is about.
pub(super) fn disc(session: Session, seat: Seat) -> impl IntoView {
    let portrait = untrack(|| session.face(seat));
    view! {
        <span class="ic" style=format!("--hue:{}", portrait.hue()) aria-hidden="true">
            {portrait.drawing()}
        </span>
    }
}
