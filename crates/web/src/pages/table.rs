//! A table on a server: find it, take a seat, wait, play.

use futures::{FutureExt, StreamExt, channel::mpsc, select};
use leptos::{prelude::*, task::spawn_local};
use leptos_router::hooks::use_params_map;
use wire::{Problem, TableInfo};

use super::{
    game::{Loading, with_known},
    trouble::{NoEntry, NoPiece, NoServer, NoTable},
};
use crate::{
    browser,
    pieces::{self, GameModule},
    playing::PlayOnline,
    session::{
        key,
        online::{self, Failure},
        seat,
    },
};

/// How long to wait before the next try, in milliseconds.
const FIRST_WAIT: u32 = 1000;
const LONGEST_WAIT: u32 = 8000;

/// How this page comes to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ticket {
    /// With the token of a seat.
    Seat(String),
    Onlooker,
}

/// How it came, as soon as it has.
pub type Tickets = RwSignal<Option<Ticket>>;

/// What is known about the table.
#[derive(Clone, PartialEq, Debug)]
enum Known {
    NotYet,
    Unreachable,
    Missing,
    /// It is there, and the server says why it cannot be come to.
    Refused(Problem),
    Table(Box<TableInfo>),
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
    let known = RwSignal::new(Known::NotYet);
    let ticket = RwSignal::new(seat::token(&code).map(Ticket::Seat));
    let next = RwSignal::new(None);
    let (hurry, hurried) = mpsc::unbounded();
    let now = Callback::new(move |()| {
        // Fails only once the table was found.
        let _ = hurry.unbounded_send(());
    });
    let came_back = now;
    let back = leptos::ev::Custom::<web_sys::Event>::new("online");
    let listener = window_event_listener(back, move |_| came_back.run(()));
    on_cleanup(move || listener.remove());
    Effect::new(move |_| {
        // A seat whose token was lost, or that another device took, is opened by
        // the key.
        let is_mine = known.with(|it| matches!(it, Known::Table(table) if table.you.is_some()));
        if let Some(key) = key::get().filter(|_| is_mine && ticket.with_untracked(Option::is_none))
        {
            ticket.set(Some(Ticket::Seat(key)));
        }
    });
    spawn_local(find(code.clone(), known, next, hurried));
    move || match known.get() {
        Known::NotYet => view! { <Loading /> }.into_any(),
        Known::Unreachable => view! { <NoServer next now /> }.into_any(),
        Known::Missing => view! { <NoTable code=code.clone() /> }.into_any(),
        Known::Refused(problem) => view! { <NoEntry problem /> }.into_any(),
        Known::Table(table) => view! { <Found table=*table ticket /> }.into_any(),
    }
}

/// Asks until the server answers or the page is left.
async fn find(
    code: String,
    known: RwSignal<Known>,
    next: RwSignal<Option<f64>>,
    mut hurried: mpsc::UnboundedReceiver<()>,
) {
    let mut wait = FIRST_WAIT;
    loop {
        let found = match online::get_as_me::<TableInfo>(&format!("/api/tables/{code}")).await {
            Ok(table) => Known::Table(Box::new(table)),
            Err(Failure::Unreachable | Failure::Broken | Failure::Busy(_)) => Known::Unreachable,
            Err(Failure::Refused(problem)) if problem.kind.is_some() => Known::Refused(problem),
            Err(Failure::Missing | Failure::Refused(_)) => Known::Missing,
        };
        let is_found = found != Known::Unreachable;
        let is_left = if known.try_get_untracked().as_ref() == Some(&found) {
            false
        } else {
            known.try_set(found).is_some()
        };
        if is_left || is_found {
            return;
        }
        let _ = next.try_set(Some(browser::now() + f64::from(wait)));
        select! {
            () = online::pause(wait).fuse() => wait = (wait * 2).min(LONGEST_WAIT),
            _ = hurried.next() => wait = FIRST_WAIT,
        }
        let _ = next.try_set(None);
    }
}

#[component]
fn Found(table: TableInfo, ticket: Tickets) -> impl IntoView {
    let id = table.game.clone();
    let missing = {
        let game = table.game.clone();
        move || view! { <NoPiece game=game.clone() /> }.into_any()
    };
    let here = move |(GameModule { game, .. }, play): (GameModule, PlayOnline)| {
        play(game, table.clone(), ticket)
    };
    with_known(pieces::watch_online(id), here, missing)
}
