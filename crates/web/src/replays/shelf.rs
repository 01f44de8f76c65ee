//! All replays that are there: games of this device, tables on the server at
//! which it sat, and a file from anywhere.

use leptos::{prelude::*, task::spawn_local};
use tabletop::{Seat, Turn};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, HtmlInputElement};
use wire::TableInfo;

use super::find::{LONGEST, Trouble};
use crate::{
    art, face, lang,
    pages::top::Top,
    session::{finished, online, seat},
    settings::settings,
};

/// What to do with a file.
pub type Read = Callback<Result<String, Trouble>>;

/// How many tables the server is asked about, the newest first.
const N_ASKED: usize = 8;

/// A line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Over {
    address: String,
    id: String,
    title: &'static str,
    players: Vec<String>,
    me: Option<Seat>,
    /// Nobody where it is not known without the record.
    winners: Vec<Seat>,
    /// When it ended, in milliseconds since 1970.
    at: Option<u64>,
}

#[component]
pub fn Shelf(read: Read) -> impl IntoView {
    let lang = settings().lang;
    let all = all();
    let is_over = RwSignal::new(false);
    let over = move |drag: DragEvent| {
        drag.prevent_default();
        is_over.set(true);
    };
    let drop = move |drag: DragEvent| {
        drag.prevent_default();
        is_over.set(false);
        let files = drag.data_transfer().and_then(|it| it.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            take(file, read);
        }
    };
    view! {
        <div
            class="home replays"
            class:over=move || is_over.get()
            on:dragover=over
            on:dragleave=move |_| is_over.set(false)
            on:drop=drop
        >
            <Top about=Signal::derive(move || lang::replay_list(lang.get())) />
            <main id="main" tabindex="-1">
                <section class="from">
                    {art::picture("avatars/gaspard.svg")}
                    <div>
                        <h1 class="d">{move || lang::replay_list(lang.get())}</h1>
                        <p>{move || lang::replay_list_about(lang.get())}</p>
                    </div>
                    <FileButton read />
                </section>
                <Show
                    when=move || !all.with(Vec::is_empty)
                    fallback=move || {
                        view! {
                            <p class="none">
                                {art::picture("asleep.svg")} {lang::replay_none(lang.get())}
                            </p>
                        }
                    }
                >
                    <ul class="overs">
                        <For
                            each=move || all.get()
                            key=|it| it.address.clone()
                            children=|it| view! { <Line it /> }
                        />
                    </ul>
                </Show>
            </main>
        </div>
    }
}

/// Opens a file of this device.
#[component]
pub fn FileButton(read: Read) -> impl IntoView {
    let lang = settings().lang;
    let chosen = move |event: web_sys::Event| {
        let input = event.target().and_then(|it| it.dyn_into().ok());
        let Some(input): Option<HtmlInputElement> = input else {
            return;
        };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            take(file, read);
        }
    };
    view! {
        <label class="btn go file">
            {art::icon("up")}
            <span>{move || lang::replay_file(lang.get())}</span>
            <input type="file" accept=".txt,text/plain" class="unseen" on:change=chosen />
        </label>
    }
}

fn take(file: web_sys::File, read: Read) {
    if LONGEST < file.size() {
        read.run(Err(Trouble::NoText));
        return;
    }
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await;
        let text = text.ok().and_then(|text| text.as_string());
        read.run(text.ok_or(Trouble::NoText));
    });
}

/// Those of this device at once, those of the server as soon as it answers.
fn all() -> RwSignal<Vec<Over>> {
    let kept = finished::list().into_iter().rev().filter_map(|it| {
        Some(Over {
            address: it.address(),
            title: registry::listed(&it.game)?.info().title,
            id: it.game,
            players: it.players,
            me: Some(it.me),
            winners: it.winners,
            at: Some(it.at),
        })
    });
    let all = RwSignal::new(kept.collect::<Vec<_>>());
    for code in seat::codes().into_iter().rev().take(N_ASKED) {
        spawn_local(async move {
            if let Some(over) = of_server(&code).await {
                let _ = all.try_update(|all| all.insert(0, over));
            }
        });
    }
    all
}

/// A table whose game is over.
async fn of_server(code: &str) -> Option<Over> {
    let path = format!("/api/tables/{code}");
    let table: TableInfo = online::get(&path).await.ok()?;
    let winners = match (table.has_started, table.turn) {
        (_, Some(Turn::Over(standings))) => standings.winners().iter().collect(),
        // One that the server has put away has a record only if it is over.
        (true, None) if online::is_there(&format!("{path}/record")).await => Vec::new(),
        (true, None | Some(Turn::Waiting { .. })) | (false, None | Some(Turn::Waiting { .. })) => {
            return None;
        }
    };
    Some(Over {
        address: format!("/replay/{code}"),
        title: registry::listed(&table.game)?.info().title,
        id: table.game,
        players: table.seats.into_iter().map(|it| it.name).collect(),
        me: seat::kept(code).and_then(|it| it.seat()),
        winners,
        at: None,
    })
}

#[component]
fn Line(it: Over) -> impl IntoView {
    let lang = settings().lang;
    let Over {
        address,
        id,
        title,
        players,
        me,
        winners,
        at,
    } = it;
    let won = {
        let names: Vec<String> = winners
            .iter()
            .filter_map(|seat| players.get(seat.index()).cloned())
            .collect();
        let is_mine = me.is_some_and(|me| winners.contains(&me));
        move || match (&names[..], is_mine) {
            ([], _) => String::new(),
            ([_], true) => lang::replay_you_won(lang.get()).to_owned(),
            (names, _) => lang::replay_won(lang.get(), names.join(", ")),
        }
    };
    let when = move || at.map(|at| day(at, lang.get().code()));
    let face = |name: &String| {
        view! {
            <span class="face" style=format!("--hue:{}", face::disc_of(name))>
                {face::of_name(name)}
            </span>
        }
    };
    let faces = players.iter().take(8).map(face).collect_view();
    let scene = format!(
        "background-image:url({})",
        art::file(art::of_game(&id, "scene.svg"))
    );
    view! {
        <li>
            <a class=format!("resume g-{id}") href=address>
                <span class="thumb" style=scene>
                    {art::picture(art::of_game(&id, "box.svg"))}
                </span>
                <span class="txt">
                    <small>{when}</small>
                    <b class="d">{title}</b>
                    <span class="who">{faces} <em>{won}</em></span>
                </span>
                {art::icon(art::FORWARD)}
            </a>
        </li>
    }
}

/// A day as the reader writes it.
fn day(at: u64, locale: &str) -> String {
    let since = std::time::Duration::from_millis(at).as_secs_f64() * 1000.0;
    let date = js_sys::Date::new(&since.into());
    String::from(date.to_locale_date_string(locale, &js_sys::Object::new()))
}
