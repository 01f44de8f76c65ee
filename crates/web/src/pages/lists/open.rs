//! Tables that anybody may come to.

use std::time::Duration;

use erased::Listing;
use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, hooks::use_navigate};
use wire::{OpenTables as Listed, SeatKind, TableInfo};

use super::faces::Faces;
use crate::{
    art, lang,
    pages::{
        lobby::house,
        setup::{explain, guest},
        top::Top,
    },
    session::{
        errand::Errand,
        online::{self, Failure},
        quick, seat,
    },
    settings::settings,
};

/// How often the list is looked at again.
const AGAIN: Duration = Duration::from_secs(5);

#[component]
pub fn OpenTables() -> impl IntoView {
    let lang = settings().lang;
    let listed = RwSignal::new(None::<Result<Vec<TableInfo>, Failure>>);
    let wanted = RwSignal::new(None::<&'static str>);
    let problem = RwSignal::new(None::<String>);
    let look = move || {
        spawn_local(async move {
            let found = online::get::<Listed>("/api/tables?limit=50").await;
            // The page may have been left meanwhile.
            let _ = listed.try_set(Some(found.map(|it| it.tables)));
        });
    };
    look();
    let again = set_interval_with_handle(
        move || {
            if !document().hidden() {
                look();
            }
        },
        AGAIN,
    );
    let again = again.ok();
    on_cleanup(move || {
        if let Some(again) = again {
            again.clear();
        }
    });
    let shown = move || {
        let all = listed.get().and_then(Result::ok).unwrap_or_default();
        let is_wanted = |it: &TableInfo| wanted.get().is_none_or(|game| game == it.game);
        all.into_iter().filter(is_wanted).collect::<Vec<_>>()
    };
    let key = |it: &TableInfo| serde_json::to_string(it).unwrap_or_default();
    let says = move || match listed.get() {
        None => lang::loading(lang.get()),
        Some(Err(_)) => lang::setup_offline(lang.get()),
        Some(Ok(_)) if shown().is_empty() => lang::tables_none(lang.get()),
        Some(Ok(_)) => "",
    };
    let picture = move || match listed.get() {
        Some(Err(_)) => Some("unplugged.svg"),
        Some(Ok(_)) if shown().is_empty() => Some("nobody.svg"),
        Some(Ok(_)) | None => None,
    };
    view! {
        <div class="home plain lists">
            <Top about=Signal::derive(move || lang::tables_open(lang.get())) />
            <main id="main" class="wrap" tabindex="-1">
                <header class="ph">
                    {art::picture("avatars/clerk.svg")} <div>
                        <h1 class="d">{move || lang::tables_open(lang.get())}</h1>
                        <p>{move || lang::tables_open_about(lang.get())}</p>
                    </div>
                    <QuickPlay listed wanted problem />
                </header>
                <Filter listed wanted />
                <p role="alert" class="problem">
                    {problem}
                </p>
                <p class="none" role="status">
                    {move || picture().map(art::picture)} {says}
                </p>
                <ul class="tbls">
                    <For
                        each=shown
                        key=key
                        children=move |table| view! { <OneTable table problem /> }
                    />
                </ul>
            </main>
        </div>
    }
}

/// All, or those of one game.
#[component]
fn Filter(
    listed: RwSignal<Option<Result<Vec<TableInfo>, Failure>>>,
    wanted: RwSignal<Option<&'static str>>,
) -> impl IntoView {
    let lang = settings().lang;
    let n = move |game: Option<&'static str>| {
        listed.with(|it| {
            let all = it.as_ref().and_then(|it| it.as_ref().ok());
            let of = all.into_iter().flatten();
            of.filter(|it| game.is_none_or(|game| game == it.game))
                .count()
        })
    };
    let one = move |game: &'static dyn Listing| {
        let info = game.info();
        view! {
            <button
                type="button"
                aria-label=info.title
                aria-pressed=move || (wanted.get() == Some(info.id)).to_string()
                on:click=move |_| wanted.set(Some(info.id))
            >
                {art::picture(art::of_game(info.id, "box.svg"))}
                {move || n(Some(info.id))}
            </button>
        }
    };
    view! {
        <nav class="filt" aria-label=move || lang::shop_shelf(lang.get())>
            <button
                type="button"
                aria-pressed=move || wanted.get().is_none().to_string()
                on:click=move |_| wanted.set(None)
            >
                {move || lang::tables_all(lang.get(), n(None))}
            </button>
            {registry::shelf().map(one).collect_view()}
        </nav>
    }
}

/// A seat at a table of the game that is chosen, or of any, at once.
#[component]
fn QuickPlay(
    listed: RwSignal<Option<Result<Vec<TableInfo>, Failure>>>,
    wanted: RwSignal<Option<&'static str>>,
    problem: RwSignal<Option<String>>,
) -> impl IntoView {
    let lang = settings().lang;
    let navigate = use_navigate();
    let errand = Errand::default();
    let play = move |_| {
        let chosen = wanted.get_untracked().map(str::to_owned).or_else(|| {
            let all = listed.get_untracked()?.ok()?;
            let is_free = |it: &TableInfo| !it.is_locked && it.seats.iter().any(|it| !it.is_taken);
            all.into_iter().find(is_free).map(|it| it.game)
        });
        let chosen = chosen.and_then(|id| registry::listed(&id));
        let Some(game) = chosen.or(registry::shelf().next()) else {
            return;
        };
        let (navigate, guest) = (navigate.clone(), guest());
        errand.run(async move {
            match quick::play(game, guest).await {
                Ok(code) => navigate(&format!("/table/{code}"), NavigateOptions::default()),
                Err(failure) => problem.set(Some(explain(lang.get_untracked(), failure))),
            }
        });
    };
    view! {
        <button
            type="button"
            class="btn go"
            aria-busy=move || errand.is_on().to_string()
            on:click=play
        >
            {art::icon(art::PLAY)}
            {move || lang::tables_quick(lang.get())}
        </button>
    }
}

#[component]
fn OneTable(table: TableInfo, problem: RwSignal<Option<String>>) -> impl IntoView {
    let lang = settings().lang;
    let listing = registry::listed(&table.game);
    let title = listing.map_or_else(|| table.game.clone(), |it| it.info().title.to_owned());
    let n_free = table.seats.iter().filter(|seat| !seat.is_taken).count();
    let of = table.seats.len();
    let n = of - n_free;
    let may_sit = 0 < n_free && !table.is_locked;
    let host = table.host.and_then(|it| table.seats.get(it.index()));
    let host = host.map(|it| it.name.clone()).unwrap_or_default();
    let about = move || {
        let lang = lang.get();
        if n_free == 0 {
            return lang::tables_running(lang).to_owned();
        }
        let name = host.clone();
        match n_free {
            1 => lang::tables_waits_one(lang, name),
            n => lang::TablesWaits { name, n }.say(lang),
        }
    };
    let options = table.options.clone();
    let rules = move || {
        let said = listing.map(|it| house::said(it, &options, lang.get()));
        let chip = |it: String| view! { <span class="chip">{it}</span> };
        said.unwrap_or_default()
            .into_iter()
            .map(chip)
            .collect_view()
    };
    let has_bots = table
        .seats
        .iter()
        .any(|it| matches!(it.kind, SeatKind::Bot(_)));
    let href = format!("/table/{}", table.code);
    let navigate = use_navigate();
    let errand = Errand::default();
    let sit = {
        let (table, href) = (table.clone(), href.clone());
        move |_| {
            let (table, href, navigate) = (table.clone(), href.clone(), navigate.clone());
            let guest = guest();
            errand.run(async move {
                let mine = seat::token(&table.code);
                let seated = match mine {
                    Some(token) => Ok(token),
                    None => seat::take(&table, guest, None).await,
                };
                match seated {
                    Ok(_) => navigate(&href, NavigateOptions::default()),
                    Err(failure) => problem.set(Some(explain(lang.get_untracked(), failure))),
                }
            });
        }
    };
    view! {
        <li class=format!("tbl g-{}", table.game)>
            <span class="bx">{listing.map(|it| art::picture(art::of_game(it.info().id, "box.svg")))}</span>
            <div class="tx">
                <b class="d">{title}</b>
                <small>{about}</small>
                <span class="line">
                    <Faces seats=table.seats />
                    <em>{move || lang::TablesOf { n, of }.say(lang.get())}</em>
                </span>
            </div>
            <span class="chips">
                {rules}
                {has_bots
                    .then(|| {
                        view! {
                            <span class="chip">
                                {art::icon(art::ROBOT)} {move || lang::tables_bots(lang.get())}
                            </span>
                        }
                    })}
            </span>
            {if may_sit {
                view! {
                    <button
                        type="button"
                        class="btn go"
                        aria-busy=move || errand.is_on().to_string()
                        on:click=sit
                    >
                        {move || lang::tables_sit(lang.get())}
                    </button>
                }
                    .into_any()
            } else {
                view! {
                    <a class="btn" href=href>
                        {art::icon(art::EYE)}
                        {move || lang::lobby_watch(lang.get())}
                    </a>
                }
                    .into_any()
            }}
        </li>
    }
}
