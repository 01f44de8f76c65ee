//! A table on a server: find it, take a seat, wait, play.

use erased::DynGame;
use leptos::{prelude::*, task::spawn_local};
use leptos_router::hooks::use_params_map;
use wire::TableInfo;

use super::{game::with_game, join::JoinForm, lobby::Lobby};
use crate::{
    lang,
    pieces::Piece,
    session::{
        online::{self, Failure, Online},
        seat,
    },
    settings::settings,
    shell::Shell,
};

/// How this page comes to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ticket {
    /// With the token of a seat.
    Seat(String),
    Onlooker,
}

/// What is known about the table.
#[derive(Clone, PartialEq, Debug)]
enum Known {
    NotYet,
    Unreachable,
    Missing,
    Table(TableInfo),
}

#[component]
pub fn TablePage() -> impl IntoView {
    let params = use_params_map();
    let code = Memo::new(move |_| {
        let code = params.read().get("code").unwrap_or_default();
        code.to_ascii_uppercase()
    });
    move || view! { <TableByCode code=code.get() /> }
}

#[component]
fn TableByCode(code: String) -> impl IntoView {
    let settings = settings();
    let known = RwSignal::new(Known::NotYet);
    let ticket = RwSignal::new(seat::token(&code).map(Ticket::Seat));
    spawn_local(find(code.clone(), known));
    move || {
        let lang = move || settings.lang.get();
        let notice = |line: Signal<String>| view! { <Notice line /> }.into_any();
        match known.get() {
            Known::NotYet => notice(Signal::derive(move || lang::loading(lang()).to_owned())),
            Known::Unreachable => notice(Signal::derive(move || {
                lang::lobby_unreachable(lang()).to_owned()
            })),
            Known::Missing => {
                let code = code.clone();
                notice(Signal::derive(move || lang::lobby_missing(lang(), &code)))
            }
            Known::Table(table) => view! { <Found table ticket /> }.into_any(),
        }
    }
}

/// Asks until the server answers or the page is left.
async fn find(code: String, known: RwSignal<Known>) {
    let mut wait = 500;
    loop {
        let found = match online::get::<TableInfo>(&format!("/api/tables/{code}")).await {
            Ok(table) => Known::Table(table),
            Err(Failure::Unreachable) => Known::Unreachable,
            Err(Failure::Missing | Failure::Refused(_)) => Known::Missing,
        };
        let is_found = found != Known::Unreachable;
        if known.try_set(found).is_some() || is_found {
            return;
        }
        online::pause(wait).await;
        wait = (wait * 2).min(8000);
    }
}

#[component]
fn Notice(line: Signal<String>) -> impl IntoView {
    let settings = settings();
    view! {
        <main id="main" class="page narrow" tabindex="-1">
            <h1 role="status">{line}</h1>
            <p><a href="/">{move || lang::home(settings.lang.get())}</a></p>
        </main>
    }
}

#[component]
fn Found(table: TableInfo, ticket: RwSignal<Option<Ticket>>) -> impl IntoView {
    let settings = settings();
    let id = table.game.clone();
    let unknown = id.clone();
    let missing = move || {
        let id = unknown.clone();
        let line = move || lang::lobby_missing(settings.lang.get(), &id);
        view! { <Notice line=Signal::derive(line) /> }.into_any()
    };
    let here = move |Piece { game, .. }: Piece| {
        let table = table.clone();
        let seated = move || {
            let table = table.clone();
            match ticket.get() {
                None => {
                    let form = move || {
                        let (lang, table) = (settings.lang.get(), table.clone());
                        view! { <JoinForm lang game table ticket /> }
                    };
                    form.into_any()
                }
                Some(at) => view! { <AtTheTable game table at ticket /> }.into_any(),
            }
        };
        seated.into_any()
    };
    with_game(id, here, missing)
}

/// The lobby until the game starts, then the game.
#[component]
fn AtTheTable(
    game: &'static dyn DynGame,
    table: TableInfo,
    at: Ticket,
    ticket: RwSignal<Option<Ticket>>,
) -> impl IntoView {
    let settings = settings();
    let token = match at {
        Ticket::Seat(token) => Some(token),
        Ticket::Onlooker => None,
    };
    let has_seat = token.is_some();
    let online: Online = online::connect(game, table, token);
    Effect::new(move |_| {
        // The token stays on the device: the table may only be out of order.
        if online.is_turned_away.get() {
            ticket.set(None);
        }
    });
    let has_started = Memo::new(move |_| online.session.model.with(Option::is_some));
    move || {
        if has_started.get() {
            view! { <Shell session=online.session again=None /> }.into_any()
        } else {
            let lobby = move || view! { <Lobby online has_seat lang=settings.lang.get() /> };
            lobby.into_any()
        }
    }
}
