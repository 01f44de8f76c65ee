//! A game at a server's table. The connection comes back by itself.

use erased::DynGame;
use futures::{
    FutureExt, SinkExt, StreamExt,
    channel::{mpsc, oneshot},
    select,
};
use gloo_net::{
    http::Request,
    websocket::{Message, futures::WebSocket},
};
use leptos::{prelude::*, task::spawn_local};
use serde::{Serialize, de::DeserializeOwned};
use wire::{ClientMessage, Problem, ServerMessage, TableInfo};

use super::{Command, Link, Session};
use crate::browser;

/// How long to wait before the next try to connect, in milliseconds.
const FIRST_WAIT: u32 = 500;
const LONGEST_WAIT: u32 = 8000;

/// Why a request did not work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The server could not be reached.
    Unreachable,
    Missing,
    Refused(String),
}

fn token_shelf(code: &str) -> String {
    format!("brainery.token.{code}")
}

/// What proves that a seat at this table is ours.
pub fn token(code: &str) -> Option<String> {
    browser::stored(&token_shelf(code))
}

pub fn keep_token(code: &str, token: &str) {
    browser::store(&token_shelf(code), token);
}

/// The seal as this device saw it first. A server that swaps it later, between
/// two visits, is found out by the check at the end.
fn first_seal(table: &TableInfo) -> String {
    let shelf = format!("brainery.seal.{}", table.code);
    browser::stored(&shelf).unwrap_or_else(|| {
        browser::store(&shelf, &table.commitment);
        table.commitment.clone()
    })
}

pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    let response = Request::get(path).send().await;
    read(response.map_err(|_| Failure::Unreachable)?).await
}

pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Failure> {
    let body = serde_json::to_string(body).expect("messages are plain data");
    let request = Request::post(path)
        .header("content-type", "application/json")
        .body(body)
        .map_err(|error| Failure::Refused(error.to_string()))?;
    read(request.send().await.map_err(|_| Failure::Unreachable)?).await
}

async fn read<T: DeserializeOwned>(response: gloo_net::http::Response) -> Result<T, Failure> {
    let status = response.status();
    let text = response.text().await.map_err(|_| Failure::Unreachable)?;
    match status {
        404 => Err(Failure::Missing),
        // What a gateway says while the server is away.
        502..=504 => Err(Failure::Unreachable),
        _ if response.ok() => {
            serde_json::from_str(&text).map_err(|error| Failure::Refused(error.to_string()))
        }
        _ => Err(Failure::Refused(
            serde_json::from_str::<Problem>(&text).map_or(text, |problem| problem.error),
        )),
    }
}

/// Waits without blocking the page.
pub async fn pause(ms: u32) {
    let (done, waiting) = oneshot::channel();
    set_timeout(
        move || {
            // Nobody waits any more if the page has gone on.
            let _ = done.send(());
        },
        std::time::Duration::from_millis(ms.into()),
    );
    let _ = waiting.await;
}

/// A table on the server, as the lobby needs it.
#[derive(Copy, Clone, Debug)]
pub struct Online {
    pub session: Session,
    pub table: RwSignal<TableInfo>,
    /// The server did not accept our token.
    pub is_turned_away: RwSignal<bool>,
}

/// Sits down with a token, or looks on without.
pub fn connect(game: &'static dyn DynGame, table: TableInfo, token: Option<String>) -> Online {
    let session = Session::new(game, Link::Down);
    session.seats.set(table.seats.clone());
    session.commitment.set(Some(first_seal(&table)));
    let online = Online {
        session,
        table: RwSignal::new(table),
        is_turned_away: RwSignal::new(false),
    };
    let (outbox, inbox) = mpsc::unbounded();
    session.opens(Callback::new(move |command| {
        let n = session
            .snapshot
            .with_untracked(|it| it.as_ref().map_or(0, |it| it.n));
        let message = match command {
            Command::Play(action) => ClientMessage::Play { n, action },
            Command::Undo => ClientMessage::Undo { n },
            Command::Fill => ClientMessage::Fill,
        };
        // Fails only after the page has been left.
        let _ = outbox.unbounded_send(message);
    }));
    let (leave, left) = oneshot::channel::<()>();
    let leave = StoredValue::new(Some(leave));
    on_cleanup(move || {
        leave.try_update_value(|leave| leave.take().map(|leave| leave.send(())));
    });
    let hello = match token {
        Some(token) => ClientMessage::Sit { token },
        None => ClientMessage::Watch,
    };
    let code = online.table.with_untracked(|it| it.code.clone());
    spawn_local(stay_connected(online, code, hello, inbox, left));
    online
}

async fn stay_connected(
    online: Online,
    code: String,
    hello: ClientMessage,
    mut inbox: mpsc::UnboundedReceiver<ClientMessage>,
    left: oneshot::Receiver<()>,
) {
    let url = format!("{}/api/tables/{code}/ws", browser::socket_origin());
    let mut left = left.fuse();
    let mut wait = FIRST_WAIT;
    loop {
        if let Ok(socket) = WebSocket::open(&url) {
            select! {
                was_up = talk(online, socket, &hello, &mut inbox).fuse() => {
                    if was_up {
                        wait = FIRST_WAIT;
                    }
                }
                _ = left => return,
            }
        }
        if online.session.link.try_set(Link::Down).is_some() {
            return;
        }
        select! {
            () = pause(wait).fuse() => (),
            _ = left => return,
        }
        wait = (wait * 2).min(LONGEST_WAIT);
    }
}

/// Talks until the connection breaks; says whether there was one.
async fn talk(
    online: Online,
    mut socket: WebSocket,
    hello: &ClientMessage,
    inbox: &mut mpsc::UnboundedReceiver<ClientMessage>,
) -> bool {
    // What was meant for the old connection is stale.
    while inbox.try_recv().is_ok() {}
    if say(&mut socket, hello).await.is_none() {
        return false;
    }
    let mut was_up = false;
    loop {
        select! {
            heard = socket.next().fuse() => {
                let Some(Ok(Message::Text(text))) = heard else {
                    return was_up;
                };
                was_up = true;
                if let Ok(message) = serde_json::from_str(&text) {
                    online.hear(message);
                }
            }
            said = inbox.next() => {
                let Some(message) = said else { return was_up };
                if say(&mut socket, &message).await.is_none() {
                    return was_up;
                }
            }
        }
    }
}

async fn say(socket: &mut WebSocket, message: &ClientMessage) -> Option<()> {
    let text = serde_json::to_string(message).expect("messages are plain data");
    socket.send(Message::Text(text)).await.ok()
}

impl Online {
    fn hear(self, message: ServerMessage) {
        let session = self.session;
        if session.link.try_get_untracked() == Some(Link::Down)
            && !matches!(message, ServerMessage::Refused(_))
        {
            session.link.set(Link::Up);
        }
        match message {
            ServerMessage::Table(table) => {
                session.seats.set(table.seats.clone());
                self.table.set(table);
            }
            ServerMessage::State(snapshot) => session.receive(snapshot),
            ServerMessage::Refused(problem) => {
                let is_hello = session.link.try_get_untracked() == Some(Link::Down);
                if is_hello {
                    self.is_turned_away.set(true);
                }
                session.refusal.set(Some(problem));
            }
            ServerMessage::Record { text } => session.record.set(Some(text)),
            ServerMessage::Pong => {}
        }
    }
}
