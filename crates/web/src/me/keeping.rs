//! Whose all this is: ratings for those who want, everything as a file, and
//! everything gone.

use leptos::{prelude::*, task::spawn_local};
use serde_json::{Value as Json, json};
use tabletop::Lang;
use wire::{Me, MyWishes, PlayedGames};

use super::{linking::Linking, passkeys::Passkeys, past::Archive};
use crate::{
    art, browser, lang, notice, refused,
    session::{
        key,
        online::{self, Failure},
    },
    settings::settings,
    sheets::{Segments, Sheet},
};

/// What everything of ours in the browser's storage begins with.
const OURS: &str = "brainery.";

/// What is no data of the player's: whoever has it, is them.
const SECRETS: [&str; 2] = ["brainery.key", "brainery.token."];

#[component]
pub fn Keeping(archive: Archive, code: Option<String>) -> impl IntoView {
    let lang = settings().lang;
    let is_sure = RwSignal::new(false);
    let said = RwSignal::new(String::new());
    view! {
        <h2 class="d">{move || lang::keep_title(lang.get())}</h2>
        <p class="about">{move || lang::keep_about(lang.get())}</p>
        <div class="keeps">
            <Rated archive said />
            <Linking archive code said />
            <Passkeys archive said />
            <div class="keep">
                <span class="tx">
                    <b class="d">{move || lang::keep_export(lang.get())}</b>
                    <small>{move || lang::keep_export_about(lang.get())}</small>
                </span>
                <button type="button" class="btn" on:click=move |_| export(said)>
                    {art::icon("down")}
                    {move || lang::keep_export(lang.get())}
                </button>
            </div>
            <div class="keep">
                <span class="tx">
                    <b class="d">{move || lang::keep_delete(lang.get())}</b>
                </span>
                <button type="button" class="btn" on:click=move |_| is_sure.set(true)>
                    {art::icon(art::CROSS)}
                    {move || lang::keep_delete(lang.get())}
                </button>
            </div>
        </div>
        <p class="note" role="status">
            {said}
        </p>
        <Sheet is_open=is_sure class="sett" label="delete-title">
            <Sure is_sure said />
        </Sheet>
    }
}

#[component]
fn Rated(archive: Archive, said: RwSignal<String>) -> impl IntoView {
    let lang = settings().lang;
    let wants = Signal::derive(move || archive.me.with(|it| it.as_ref().is_some_and(wants_rating)));
    let choices = Signal::derive(move || {
        let lang = lang.get();
        vec![
            (false, lang::keep_rated_off(lang).to_owned()),
            (true, lang::keep_rated_on(lang).to_owned()),
        ]
    });
    let choose = Callback::new(move |wants_rating| {
        key::make();
        spawn_local(async move {
            match online::post_as_me::<Me>("/api/me", &MyWishes { wants_rating }).await {
                Ok(me) => {
                    let _ = archive.me.try_set(Some(me));
                }
                Err(failure) => {
                    let _ = said.try_set(why(&failure, lang.get_untracked()));
                }
            }
        });
    });
    let label = Signal::derive(move || lang::keep_rated(lang.get()).to_owned());
    view! {
        <div class="keep">
            <span class="tx">
                <b class="d">{label}</b>
                <small>{move || lang::keep_rated_about(lang.get())}</small>
            </span>
            <Segments label choices chosen=wants choose />
        </div>
    }
}

fn wants_rating(me: &Me) -> bool {
    me.wants_rating
}

#[component]
fn Sure(is_sure: RwSignal<bool>, said: RwSignal<String>) -> impl IntoView {
    let lang = settings().lang;
    let is_busy = RwSignal::new(false);
    let delete = move |_| {
        is_busy.set(true);
        spawn_local(async move {
            match forget().await {
                Ok(()) => browser::leave_for("/"),
                Err(failure) => {
                    let why = why(&failure, lang.get_untracked());
                    let _ = said.try_set(lang::keep_failed(lang.get_untracked(), why));
                    let _ = is_sure.try_set(false);
                }
            }
        });
    };
    view! {
        <h2 id="delete-title" class="d">
            {move || lang::keep_delete_title(lang.get())}
        </h2>
        <p>{move || lang::keep_delete_about(lang.get())}</p>
        <div class="row">
            <button type="button" class="btn quiet" on:click=move |_| is_sure.set(false)>
                {move || lang::keep_delete_no(lang.get())}
            </button>
            <button type="button" class="btn go" disabled=is_busy on:click=delete>
                {move || {
                    if is_busy.get() {
                        lang::keep_busy(lang.get())
                    } else {
                        lang::keep_delete_yes(lang.get())
                    }
                }}
            </button>
        </div>
    }
}

/// First what others keep, then what this device does: who cannot reach the
/// server can try again.
async fn forget() -> Result<(), Failure> {
    if key::get().is_some() {
        // The browser gives its address up; in which language does not matter.
        notice::push(false, Lang::En).await;
        match online::delete_as_me("/api/me").await {
            // Nobody has ever sat down with this key, or it is done.
            Ok(()) | Err(Failure::Missing) => {}
            Err(failure) => return Err(failure),
        }
    }
    for (name, _) in browser::all_stored(OURS) {
        browser::forget(&name);
    }
    Ok(())
}

/// Everything that is known, but nothing that proves who one is.
fn export(said: RwSignal<String>) {
    let lang = settings().lang.get_untracked();
    spawn_local(async move {
        let server = match everything().await {
            Ok(server) => server,
            Err(failure) => {
                let _ = said.try_set(why(&failure, lang));
                return;
            }
        };
        let device: serde_json::Map<String, Json> = browser::all_stored(OURS)
            .into_iter()
            .filter(|(name, _)| !SECRETS.iter().any(|it| name.starts_with(it)))
            .map(|(name, text)| {
                let value = serde_json::from_str(&text).unwrap_or(Json::String(text));
                (name, value)
            })
            .collect();
        let all = json!({ "format": "brainery player", "device": device, "server": server });
        let text = serde_json::to_string_pretty(&all).expect("it is plain data");
        // Whoever may not be given a file is not given one.
        let _ = browser::download("brainery.json", &text);
    });
}

async fn everything() -> Result<Json, Failure> {
    if key::get().is_none() {
        return Ok(Json::Null);
    }
    let me: Me = match online::get_as_me("/api/me").await {
        Ok(me) => me,
        Err(Failure::Missing) => return Ok(Json::Null),
        Err(failure) => return Err(failure),
    };
    let mut games = Vec::new();
    let mut path = "/api/me/games".to_owned();
    loop {
        let some: PlayedGames = online::get_as_me(&path).await?;
        games.extend(some.games);
        let Some(next) = some.next else { break };
        path = format!("/api/me/games?before={next}");
    }
    Ok(json!({ "player": me, "games": games }))
}

/// Why it did not work, for the player.
pub fn why(failure: &Failure, lang: Lang) -> String {
    match failure {
        Failure::Unreachable | Failure::Broken | Failure::Missing => {
            lang::keep_no_server(lang).to_owned()
        }
        Failure::Busy(problem) | Failure::Refused(problem) => {
            refused::said(problem, lang).unwrap_or_else(|| problem.error.clone())
        }
    }
}
