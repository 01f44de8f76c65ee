//! Where you left off: games kept on the device, and tables on the server at
//! which it has a seat. One that is over is not shown.

use erased::Listing;
use leptos::{prelude::*, task::spawn_local};
use tabletop::Turn;
use wire::{SeatInfo, TableInfo};

use crate::{
    art, face, lang,
    pages::lists::time_left::{TimeLeft, time_left},
    session::{
        local::{self, Kept},
        mine,
    },
    settings::settings,
    shell::clock::words,
};

/// How many tickets fit on the wall.
const N_SHOWN: usize = 3;

/// Whom a game waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Whose {
    Mine,
    Theirs,
    /// Nobody's: it has not begun.
    Nobodys,
}

/// A game that goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OngoingGame {
    pub href: String,
    pub id: &'static str,
    pub title: &'static str,
    pub others: Vec<String>,
    pub whose: Whose,
    pub is_online: bool,
    /// How long whoever is waited for may still take, if that is counted in
    /// days.
    pub left: Option<TimeLeft>,
}

/// Those of this device at once, those of the server as soon as it answers.
pub fn running() -> RwSignal<Vec<OngoingGame>> {
    let mut kept: Vec<(Kept, &'static dyn Listing)> = registry::shelf()
        .filter_map(|game| Some((local::kept(game)?, game)))
        .collect();
    kept.sort_by_key(|(it, _)| std::cmp::Reverse(it.at));
    let running = RwSignal::new(kept.into_iter().map(of_device).collect::<Vec<_>>());
    spawn_local(async move {
        let tables = mine::ask().await.unwrap_or_default();
        let tables = tables.iter().filter_map(|it| of_server(it.table.as_ref()?));
        let (mine, theirs): (Vec<_>, Vec<_>) = tables.partition(|it| it.whose == Whose::Mine);
        // Somebody waits there, so they come first.
        let _ = running.try_update(|all| {
            drop(all.splice(0..0, mine.into_iter().chain(theirs)));
        });
    });
    running
}

fn of_device((kept, game): (Kept, &'static dyn Listing)) -> OngoingGame {
    let info = game.info();
    OngoingGame {
        href: format!("/play/{}", info.id),
        id: info.id,
        title: info.title,
        others: kept.others,
        whose: if kept.is_my_turn {
            Whose::Mine
        } else {
            Whose::Theirs
        },
        is_online: false,
        left: None,
    }
}

fn of_server(table: &TableInfo) -> Option<OngoingGame> {
    let info = registry::listed(&table.game)?.info();
    let me = table.you;
    let whose = match (table.has_started, table.turn) {
        (_, Some(Turn::Over(_))) => return None,
        (false, _) => Whose::Nobodys,
        (true, Some(Turn::Waiting { must, .. })) if me.is_some_and(|me| must.contains(me)) => {
            Whose::Mine
        }
        (true, Some(Turn::Waiting { .. }) | None) => Whose::Theirs,
    };
    let is_other =
        |(index, it): &(usize, &SeatInfo)| it.is_taken && me.is_none_or(|me| me.index() != *index);
    let others = table.seats.iter().enumerate().filter(is_other);
    let others = others.map(|(_, it)| it.name.clone());
    Some(OngoingGame {
        href: format!("/table/{}", table.code),
        id: info.id,
        title: info.title,
        others: others.collect(),
        whose,
        is_online: true,
        left: time_left(table),
    })
}

#[component]
pub fn LeftOff(running: RwSignal<Vec<OngoingGame>>) -> impl IntoView {
    let lang = settings().lang;
    let shown = move || running.with(|all| all.iter().take(N_SHOWN).cloned().collect::<Vec<_>>());
    let key = |it: &OngoingGame| (it.href.clone(), it.whose == Whose::Mine);
    view! {
        <Show when=move || !running.with(Vec::is_empty)>
            <ul class="tickets" class:several=move || 1 < running.with(Vec::len)>
                <For each=shown key=key children=|it| view! { <Ticket it /> } />
                <Show when=move || running.with(|all| all.iter().any(|it| it.is_online))>
                    <li class="every">
                        <a class="all" href="/tables/mine">
                            {move || lang::tables_yours(lang.get())} {art::icon(art::FORWARD)}
                        </a>
                    </li>
                </Show>
            </ul>
        </Show>
    }
}

#[component]
fn Ticket(it: OngoingGame) -> impl IntoView {
    let lang = settings().lang;
    let OngoingGame {
        href,
        id,
        title,
        others,
        whose,
        is_online,
        left,
    } = it;
    let scene = format!(
        "background-image:url({})",
        art::file(art::of_game(id, "scene.svg"))
    );
    let says = move || match whose {
        Whose::Mine => lang::shop_your_turn(lang.get()),
        Whose::Nobodys => lang::shop_filling(lang.get()),
        Whose::Theirs if is_online => lang::shop_their_turn(lang.get()),
        Whose::Theirs => lang::shop_paused(lang.get()),
    };
    let time = move || {
        let lang = lang.get();
        let time = words(left?.seconds, lang);
        Some(format!(" · {}", lang::clock_left(lang, time)))
    };
    let face = |name: String| {
        view! {
            <span class="face" style=format!("--hue:{}", face::disc_of(&name))>
                {face::of_name(&name)}
            </span>
        }
    };
    view! {
        <li>
            <a class=format!("resume g-{id}") href=href>
                <span class="thumb" style=scene>
                    {art::picture(art::of_game(id, "box.svg"))}
                </span>
                <span class="txt">
                    <small>{move || lang::shop_left_off(lang.get())}</small>
                    <b class="d">{title}</b>
                    <span class="who">
                        {others.into_iter().take(5).map(face).collect_view()}
                        <em class:mine=whose == Whose::Mine>{says}{time}</em>
                    </span>
                </span>
                <span class="btn go">
                    {art::icon(art::PLAY)} <span>{move || lang::shop_back(lang.get())}</span>
                </span>
            </a>
        </li>
    }
}
