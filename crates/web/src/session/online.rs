//! A game at a server's table. The connection comes back by itself.

use driver::Witness;
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

use super::{Command, Link, Model, Session, seat};
use crate::browser;

/// How long to wait before the next try to connect, in milliseconds.
const FIRST_WAIT: u32 = 500;
const LONGEST_WAIT: u32 = 8000;

/// How long the server may be silent before it is asked whether it is there.
const SILENCE: u32 = 10_000;
/// How long it may take to answer.
const PATIENCE: u32 = 5000;

/// Why a request did not work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The server could not be reached.
    Unreachable,
    Missing,
    Refused(String),
}

pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    let response = Request::get(path).send().await;
    read(response.map_err(|_| Failure::Unreachable)?).await
}

/// A file of the bundle, asked for letter by letter as `sw.js` keeps it.
pub async fn get_of_this_build<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    // With `?v=…` in the path an `&` would be put behind it.
    let request = Request::get(path).query([("v", browser::build())]);
    let response = request.send().await;
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
    has_seat: bool,
}

/// Sits down with a token, or looks on without.
pub fn connect(game: &'static dyn DynGame, table: TableInfo, token: Option<String>) -> Online {
    let session = Session::new(game, Link::Down);
    session.seats.set(table.seats.clone());
    // An onlooker brought nothing, and begins anew with every visit.
    let kept = token.as_ref().and_then(|_| seat::kept(&table.code));
    let kept = kept.unwrap_or_else(|| Witness::new(&table));
    session.commitment.set(Some(kept.commitment().to_owned()));
    session.kept.set_value(Some(kept));
    let online = Online {
        session,
        table: RwSignal::new(table),
        is_turned_away: RwSignal::new(false),
        has_seat: token.is_some(),
    };
    let (outbox, inbox) = mpsc::unbounded();
    let line = Line {
        inbox,
        signs: signs(),
    };
    session.opens(Callback::new(move |command| {
        let n = session
            .model
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
    spawn_local(stay_connected(online, hello, line, left));
    online
}

/// What there is to talk about.
struct Line {
    inbox: mpsc::UnboundedReceiver<ClientMessage>,
    signs: mpsc::UnboundedReceiver<Sign>,
}

async fn stay_connected(
    online: Online,
    hello: ClientMessage,
    mut line: Line,
    left: oneshot::Receiver<()>,
) {
    let code = online.table.with_untracked(|it| it.code.clone());
    let url = format!("{}/api/tables/{code}/ws", browser::socket_origin());
    let mut left = left.fuse();
    let mut wait = FIRST_WAIT;
    loop {
        if let Ok(socket) = WebSocket::open(&url) {
            select! {
                was_up = talk(online, socket, &hello, &mut line).fuse() => {
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
            () = pause(wait).fuse() => wait = (wait * 2).min(LONGEST_WAIT),
            () = is_back(&mut line.signs).fuse() => wait = FIRST_WAIT,
            _ = left => return,
        }
    }
}

/// What the browser notices about the line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Sign {
    /// There is no network.
    Lost,
    /// There is one again, or somebody looks at the page again.
    Back,
}

/// Tells of signs for as long as the page is open.
fn signs() -> mpsc::UnboundedReceiver<Sign> {
    let (tell, signs) = mpsc::unbounded();
    for (event, sign) in [
        ("offline", Sign::Lost),
        ("online", Sign::Back),
        ("pageshow", Sign::Back),
        ("visibilitychange", Sign::Back),
    ] {
        let tell = tell.clone();
        let noticed = move |_| {
            // A page that nobody looks at need not hurry.
            if sign == Sign::Lost || !document().hidden() {
                // Fails only after the page has been left.
                let _ = tell.unbounded_send(sign);
            }
        };
        let event = leptos::ev::Custom::<web_sys::Event>::new(event);
        let listener = window_event_listener(event, noticed);
        on_cleanup(move || listener.remove());
    }
    signs
}

async fn is_back(signs: &mut mpsc::UnboundedReceiver<Sign>) {
    while signs.next().await == Some(Sign::Lost) {}
}

/// Talks until the connection breaks or the other side is silent; says whether
/// there was a connection.
async fn talk(
    online: Online,
    mut socket: WebSocket,
    hello: &ClientMessage,
    line: &mut Line,
) -> bool {
    // What was meant for the old connection is stale.
    while line.inbox.try_recv().is_ok() {}
    let mut was_up = false;
    // A line can be dead without anybody having been told: whatever we say is
    // answered, and if there is nothing to say we ask.
    let mut is_awaited = true;
    let mut silence = Box::pin(pause(PATIENCE).fuse());
    select! {
        said = say(&mut socket, hello).fuse() => if said.is_none() {
            return was_up;
        },
        () = silence => return was_up,
    }
    loop {
        let words = select! {
            heard = socket.next().fuse() => {
                let Some(Ok(Message::Text(text))) = heard else {
                    return was_up;
                };
                was_up = true;
                is_awaited = false;
                silence.set(pause(SILENCE).fuse());
                if let Ok(message) = serde_json::from_str(&text) {
                    online.hear(message);
                }
                continue;
            }
            said = line.inbox.next() => said,
            sign = line.signs.next() => match sign {
                Some(Sign::Back) if is_awaited => continue,
                Some(Sign::Back) => Some(ClientMessage::Ping),
                Some(Sign::Lost) | None => None,
            },
            () = silence => (!is_awaited).then_some(ClientMessage::Ping),
        };
        let Some(words) = words else { return was_up };
        if say(&mut socket, &words).await.is_none() {
            return was_up;
        }
        is_awaited = true;
        silence.set(pause(PATIENCE).fuse());
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
                self.note(|kept| kept.meet(&table));
                session.seats.set(table.seats.clone());
                self.table.set(table);
            }
            ServerMessage::State(snapshot) => {
                self.note(|kept| kept.hear(&snapshot));
                match Model::read(session.game, snapshot) {
                    Ok(model) => session.receive(model),
                    // Rules of another version, perhaps.
                    Err(refusal) => session.refusal.set(Some(refusal.into())),
                }
            }
            ServerMessage::Refused(problem) => {
                let is_hello = session.link.try_get_untracked() == Some(Link::Down);
                if is_hello {
                    self.is_turned_away.set(true);
                }
                session.refusal.set(Some(problem));
            }
            ServerMessage::Record { text } => session.record.set(Some(text)),
            // That it came is all it says.
            ServerMessage::Pong => (),
        }
    }

    /// Remembers what was told before it is shown. A table that is left while
    /// something arrives has nothing to remember it with.
    fn note(self, told: impl FnOnce(&mut Witness)) {
        let code = self.table.try_with_untracked(|table| table.code.clone());
        self.session.kept.try_update_value(|kept| {
            if let (Some(kept), Some(code)) = (kept.as_mut(), code) {
                told(kept);
                if self.has_seat {
                    seat::keep(&code, kept);
                }
            }
        });
    }
}
