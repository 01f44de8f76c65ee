//! Playing a game, whichever it is: its session and what is around the table.
//!
//! Nobody in the shop needs this, so it comes with the first game: the program
//! is cut where only a [`GameModule`](crate::pieces::GameModule) leads.

use driver::BotJob;
use erased::DynGame;
use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, hooks::use_navigate};
use wire::{Problem, TableInfo};

use crate::{
    browser,
    pages::{
        home::remember_end,
        join::JoinForm,
        lists::{MyTables, OpenTables},
        lobby::Lobby,
        table::{Ticket, Tickets},
        trouble::Removed,
    },
    refused,
    session::{
        local::{self, Order},
        online::{self, Online},
    },
    settings::settings,
    shell::{Restart, Shell, focus},
    thinker,
};

/// A table on a server.
pub type PlayOnline = fn(&'static dyn DynGame, TableInfo, Tickets) -> AnyView;

/// What needs a server. It is a piece of the program by itself: who plays alone
/// does without.
#[derive(Debug)]
pub struct OnServer {
    pub play: PlayOnline,
    /// The list of open tables.
    pub open_tables: fn() -> AnyView,
    /// The tables at which this device has a seat.
    pub my_tables: fn() -> AnyView,
}

pub static ON_SERVER: OnServer = OnServer {
    play: play_online,
    open_tables: || view! { <OpenTables /> }.into_any(),
    my_tables: || view! { <MyTables /> }.into_any(),
};

/// What comes with every game.
#[derive(Debug)]
pub struct Playing {
    /// A game in this page: a new one, or the one that is kept. Says why not.
    pub local: fn(Local) -> Result<AnyView, String>,
    /// What the worker does.
    pub think: fn(&BotJob, &'static dyn DynGame) -> Option<String>,
}

/// A game that is to be played in this page.
#[derive(Debug)]
pub struct Local {
    pub game: &'static dyn DynGame,
    /// Nothing to go on with the one that is kept.
    pub order: Option<Order>,
    pub restart: Restart,
    /// Whoever pressed something is at the table next; the button is gone.
    pub has_pressed: bool,
}

pub static PLAYING: Playing = Playing {
    local: play_here,
    think: thinker::think,
};

fn play_here(it: Local) -> Result<AnyView, String> {
    let session = match it.order {
        Some(order) => local::start(it.game, order)?,
        None => local::resume(it.game).ok_or_else(String::new)?,
    };
    remember_end(session);
    if it.has_pressed {
        request_animation_frame(|| browser::focus(focus::PROMPT));
    }
    Ok(view! { <Shell session restart=Some(it.restart) /> }.into_any())
}

pub fn play_online(game: &'static dyn DynGame, table: TableInfo, ticket: Tickets) -> AnyView {
    let settings = settings();
    let table = RwSignal::new(table);
    let problem = RwSignal::new(None);
    let again = Callback::new(move |()| {
        let path = table.with_untracked(|it| format!("/api/tables/{}", it.code));
        spawn_local(async move {
            if let Ok(now) = online::get(&path).await {
                let _ = table.try_set(now);
            }
        });
    });
    let seated = move || match ticket.get() {
        None => {
            let form = move || {
                let (lang, table) = (settings.lang.get(), table.get());
                view! { <JoinForm lang game table ticket problem again /> }
            };
            form.into_any()
        }
        Some(at) => {
            let table = table.get_untracked();
            view! { <AtTheTable game table at ticket problem /> }.into_any()
        }
    };
    seated.into_any()
}

/// The lobby until the game starts, then the game.
#[component]
fn AtTheTable(
    game: &'static dyn DynGame,
    table: TableInfo,
    at: Ticket,
    ticket: Tickets,
    /// Why nobody sits down who tried to.
    problem: RwSignal<Option<String>>,
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
            let refusal = online.session.refusal.get_untracked();
            let said = |it: Problem| refused::said(&it, settings.lang.get_untracked());
            problem.set(refusal.and_then(said));
            ticket.set(None);
        }
    });
    let navigate = use_navigate();
    Effect::new(move |_| {
        if online.is_removed.get() && online.is_leaving.get() {
            navigate("/", NavigateOptions::default());
        }
    });
    remember_end(online.session);
    let navigate = use_navigate();
    Effect::new(move |_| {
        if let Some(path) = online.session.company.goes_to.get() {
            navigate(&path, NavigateOptions::default());
        }
    });
    let has_started = Memo::new(move |_| online.session.model.with(Option::is_some));
    move || {
        if online.is_removed.get() && !online.is_leaving.get() {
            view! { <Removed /> }.into_any()
        } else if has_started.get() {
            view! { <Shell session=online.session restart=None /> }.into_any()
        } else {
            let lobby = move || view! { <Lobby online has_seat lang=settings.lang.get() /> };
            lobby.into_any()
        }
    }
}
