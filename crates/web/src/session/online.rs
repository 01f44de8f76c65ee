//! A game at a server's table. The connection comes back by itself.

mod going_on;
mod http;
mod terms;
mod unpack;

use driver::Witness;
use erased::DynGame;
use futures::{
    FutureExt, SinkExt, StreamExt,
    channel::{mpsc, oneshot},
    select,
};
use gloo_net::websocket::{Message, futures::WebSocket};
use leptos::{prelude::*, task::spawn_local};
use wire::{ClientMessage, ServerMessage, TableInfo};

pub use self::http::{
    Failure, delete_as_me, delete_as_me_with, get, get_as_me, get_of_this_build, get_text,
    is_there, post, post_as_me,
};
use super::{Command, Link, Model, Session, seat};
use crate::{browser, shell::with_others::WITH_OTHERS};

/// How long to wait before the next try to connect, in milliseconds.
const FIRST_WAIT: u32 = 500;
const LONGEST_WAIT: u32 = 8000;

/// How long the server may be silent before it is asked whether it is there.
const SILENCE: u32 = 10_000;
/// How long it may take to answer.
const PATIENCE: u32 = 5000;

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
    /// The host has taken our seat away, or we have given it up.
    pub is_removed: RwSignal<bool>,
    /// We want to give it up.
    pub is_leaving: RwSignal<bool>,
    has_seat: bool,
    /// The player has left, and this page does not come back.
    is_gone: StoredValue<bool>,
    /// The next table as it was shown, and the salt that was given for it.
    coming: StoredValue<Option<(TableInfo, String)>>,
    /// What arrived last, whether or not it is shown yet.
    latest: StoredValue<Option<Model>>,
    outbox: StoredValue<Outbox>,
}

type Outbox = mpsc::UnboundedSender<ClientMessage>;

/// Sits down with a token, or looks on without.
pub fn connect(game: &'static dyn DynGame, table: TableInfo, token: Option<String>) -> Online {
    let session = Session::new(game, Link::Dialling);
    session.seats.set(table.seats.clone());
    // An onlooker brought nothing, and begins anew with every visit.
    let kept = token.as_ref().and_then(|_| seat::kept(&table.code));
    let kept = kept.unwrap_or_else(|| Witness::new(&table));
    session.commitment.set(Some(kept.commitment().to_owned()));
    session.kept.set_value(Some(kept));
    let (outbox, inbox) = mpsc::unbounded();
    let online = Online {
        session,
        table: RwSignal::new(table),
        is_turned_away: RwSignal::new(false),
        is_removed: RwSignal::new(false),
        is_leaving: RwSignal::new(false),
        has_seat: token.is_some(),
        is_gone: StoredValue::new(false),
        coming: StoredValue::new(None),
        latest: StoredValue::new(None),
        outbox: StoredValue::new(outbox.clone()),
    };
    let (tell, heard) = mpsc::unbounded();
    session.redials(Callback::new({
        let tell = tell.clone();
        move |()| {
            // Fails only after the page has been left.
            let _ = tell.unbounded_send(Sign::Back);
        }
    }));
    listen_for_signs(&tell);
    let line = Line {
        inbox,
        signs: heard,
    };
    session.company.meet(&online.table.get_untracked());
    let door = Callback::new({
        let outbox = outbox.clone();
        move |message| {
            if !untrack(|| session.is_cut_off()) {
                online.note_consent(&message);
                // Fails only after the page has been left.
                let _ = outbox.unbounded_send(message);
            }
        }
    });
    session.company.opens(door, &WITH_OTHERS);
    session.orders.is_offered.set(token.is_some());
    session.lamp.is_there.set(token.is_some());
    session.opens(Callback::new(move |command| {
        let n = session
            .model
            .with_untracked(|it| it.as_ref().map_or(0, |it| it.n));
        let message = match command {
            Command::Play(action) => ClientMessage::Play { n, action },
            Command::Undo => ClientMessage::Undo { n },
            Command::Fill => ClientMessage::Fill,
            Command::Lock(on) => ClientMessage::Lock { on },
            Command::Remove(seat) => ClientMessage::Remove { seat },
            Command::Lobby(wish) => online.wish(wish),
            Command::Orders(orders) => ClientMessage::Order { orders },
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
        Some(token) => ClientMessage::Sit {
            token,
            has_rules: true,
            unpacks: unpack::is_possible(),
        },
        None => ClientMessage::Watch {
            unpacks: unpack::is_possible(),
        },
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
        let is_left = online.session.link.try_set(Link::Down).is_some();
        let is_gone = online.is_gone.try_get_value() != Some(false);
        if is_left || is_gone || online.is_removed.try_get_untracked() == Some(true) {
            return;
        }
        let redial_at = online.session.redial_at;
        let _ = redial_at.try_set(Some(browser::now() + f64::from(wait)));
        select! {
            () = pause(wait).fuse() => wait = (wait * 2).min(LONGEST_WAIT),
            () = is_back(&mut line.signs).fuse() => wait = FIRST_WAIT,
            _ = left => return,
        }
        let _ = redial_at.try_set(None);
    }
}

/// What the browser notices about the line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Sign {
    /// There is no network.
    Lost,
    /// There is one again, or somebody looks at the page again, or asks.
    Back,
}

/// Tells of signs for as long as the page is open.
fn listen_for_signs(tell: &mpsc::UnboundedSender<Sign>) {
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
                // Nothing else is listened to meanwhile, so that what comes after
                // it stays after it.
                let text = match heard {
                    Some(Ok(Message::Text(text))) => Some(text),
                    Some(Ok(Message::Bytes(packed))) => unpack::unpacked(&packed).await,
                    Some(Err(_)) | None => None,
                };
                let Some(text) = text else { return was_up };
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
        if session.link.try_get_untracked() != Some(Link::Up)
            && !matches!(message, ServerMessage::Refused(_))
        {
            session.link.set(Link::Up);
        }
        match message {
            ServerMessage::Table(table) => {
                self.meet(&table);
                session.seats.set(table.seats.clone());
                session.company.meet(&table);
                self.table.set(table);
            }
            ServerMessage::State(snapshot) => {
                self.note(|kept| kept.hear(&snapshot));
                match Model::read(session.game, snapshot) {
                    Ok(model) => self.receive(model),
                    // Rules of another version, perhaps.
                    Err(refusal) => session.refusal.set(Some(refusal.into())),
                }
            }
            ServerMessage::Moved(moved) => {
                let follow = |latest: &Option<Model>| {
                    Some(latest.as_ref()?.follow(session.game, moved.clone()))
                };
                match self.latest.try_with_value(follow).flatten() {
                    Some(Ok(model)) => {
                        self.note(|kept| kept.follow(&moved));
                        self.receive(model);
                    }
                    Some(Err(_)) => {
                        // Fails only after the page has been left.
                        let look = |outbox: &Outbox| outbox.unbounded_send(ClientMessage::Look);
                        let _ = self.outbox.try_with_value(look);
                    }
                    // The whole state is on its way.
                    None => (),
                }
            }
            ServerMessage::Refused(problem) => {
                let is_hello = session.link.try_get_untracked() != Some(Link::Up);
                session.refusal.set(Some(problem));
                if is_hello {
                    self.is_turned_away.set(true);
                }
            }
            ServerMessage::Removed => {
                let code = self.table.with_untracked(|table| table.code.clone());
                seat::forget(&code);
                self.is_removed.set(true);
            }
            ServerMessage::Record { text } => {
                let code = self.table.with_untracked(|it| it.code.clone());
                session.replay.set(Some(format!("/replay/{code}")));
                session.record.set(Some(text));
            }
            ServerMessage::Rematch(next) => self.come_along(next),
            ServerMessage::Left { for_good } => {
                if for_good {
                    let code = self.table.with_untracked(|table| table.code.clone());
                    seat::forget(&code);
                }
                self.is_gone.set_value(true);
                session.company.goes_to.set(Some("/".to_owned()));
            }
            ServerMessage::Chat { said } => session.company.said.set(said),
            ServerMessage::Said(said) => session.company.hear(said),
            ServerMessage::Watching { n } => session.company.n_watching.set(n),
            ServerMessage::Seated(next) => self.go_on(&next),
            ServerMessage::Clock(clock) => session.company.clocks.hear(Some(&clock)),
            ServerMessage::Orders { orders } => session.orders.given.set(orders),
            ServerMessage::Webhook(hook) => session.company.webhook.set(Some(hook)),
            // That it came is all it says.
            ServerMessage::Pong => (),
        }
    }

    fn receive(self, model: Model) {
        self.latest.try_set_value(Some(model.clone()));
        self.session.receive(model);
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
