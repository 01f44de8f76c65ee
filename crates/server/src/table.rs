//! One table, owned by one task.
//!
//! Reading order: [`Command`] and [`run`] (the task), `load` (a table read
//! back), `seating`, `connections` (who is connected and what they are told),
//! `moves`, `bots` (also those who play for people who left).

mod bots;
mod connections;
mod load;
mod moves;
mod seating;

use std::{future, sync::Arc, time::Duration};

use axum::extract::ws::Utf8Bytes;
use driver::Driver;
use erased::DynGame;
use store::StoredTable;
use tabletop::{Seat, SeatSet};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Instant, sleep_until, timeout},
};
use tokio_util::sync::CancellationToken;
use wire::{ClientMessage, Join, Seated, TableInfo};

use self::bots::Thinker;
pub(crate) use self::{
    connections::{published, write},
    load::{ReadBack, same_rules},
};
use crate::{bot_pool::Kept, error::ApiError, lobby::AppState};

/// How long a table that cannot be opened waits to say so.
const FIRST_QUESTION: Duration = Duration::from_secs(1);

/// What a table is asked to do.
#[derive(Debug)]
pub(crate) enum Command {
    Info(Answer<TableInfo>),
    Record(Answer<String>),
    Join(Join, Answer<Seated>),
    Connect(NewConnection, Answer<ConnectionId>),
    Say(ConnectionId, ClientMessage),
    Leave(ConnectionId),
}

pub(crate) type Answer<T> = oneshot::Sender<Result<T, ApiError>>;

/// Somebody who has just connected.
#[derive(Clone, Debug)]
pub(crate) struct NewConnection {
    /// `None` to look on.
    pub(crate) token: Option<String>,
    /// Where messages to it go. When it is full, the connection is dropped.
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
}

/// One connection at one table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ConnectionId(u64);

#[derive(Debug)]
struct Connection {
    id: ConnectionId,
    seat: Option<Seat>,
    outbox: mpsc::Sender<Utf8Bytes>,
}

/// What connects a table with the server.
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) commands: mpsc::Receiver<Command>,
    /// Since when nobody has been there; `None` while somebody is.
    pub(crate) idle_since: watch::Sender<Option<Instant>>,
    /// The server needs the room, or closes.
    pub(crate) put_away: CancellationToken,
}

struct Table {
    state: Arc<AppState>,
    game: &'static dyn DynGame,
    stored: StoredTable,
    /// `None` until every seat is taken.
    driver: Option<Driver>,
    connections: Vec<Connection>,
    n_connections_ever: u64,
    /// Who was connected when everybody was last told.
    told_here: SeatSet,
    thinker: Option<Thinker>,
    /// The searching bots of this table: `None` before they are first asked,
    /// after the game, and as long as the server has no room for them.
    kept: Option<Kept>,
    /// When the driver's clock began.
    opened_at: Instant,
    /// Another server has written to this table's log.
    is_overtaken: bool,
}

/// Reads a table back and serves it until it is put away.
pub(crate) async fn run(code: String, state: Arc<AppState>, place: Place) {
    match Table::load(&code, state).await {
        Ok(table) => table.serve(place).await,
        Err(refused) => {
            // Whoever had the table opened is about to ask it something, and
            // must find it open to hear why it cannot be.
            let mut commands = place.commands;
            if let Ok(Some(command)) = timeout(FIRST_QUESTION, commands.recv()).await {
                command.refuse(refused.clone());
            }
            commands.close();
            while let Some(command) = commands.recv().await {
                command.refuse(refused.clone());
            }
        }
    }
}

impl Command {
    fn refuse(self, refused: ApiError) {
        // Whoever does not wait for the answer does not miss it.
        match self {
            Command::Info(answer) => drop(answer.send(Err(refused))),
            Command::Record(answer) => drop(answer.send(Err(refused))),
            Command::Join(_, answer) => drop(answer.send(Err(refused))),
            Command::Connect(_, answer) => drop(answer.send(Err(refused))),
            Command::Say(..) | Command::Leave(_) => {}
        }
    }
}

/// Waits for a moment, for ever if there is none.
async fn wait_until(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => future::pending().await,
    }
}

impl Table {
    async fn serve(mut self, place: Place) {
        let Place {
            mut commands,
            idle_since,
            put_away,
        } = place;
        self.wake_bot();
        while !self.is_overtaken {
            let is_idle = self.connections.is_empty() && self.thinker.is_none();
            // Looking at an idle table does not make it less idle.
            let since = idle_since.borrow().unwrap_or_else(Instant::now);
            idle_since.send_replace(is_idle.then_some(since));
            let idle_until = is_idle.then_some(since + self.state.config.idle_after);
            let next_stand_in = self.next_stand_in();
            tokio::select! {
                Some(command) = commands.recv() => self.carry_out(command).await,
                decided = bots::decided(&mut self.thinker) => self.play_for_bot(decided).await,
                () = wait_until(next_stand_in) => self.stand_in(),
                () = wait_until(idle_until) => break,
                () = put_away.cancelled() => break,
            }
        }
    }

    async fn carry_out(&mut self, command: Command) {
        match command {
            Command::Info(answer) => drop(answer.send(Ok(self.info()))),
            Command::Record(answer) => drop(answer.send(self.record())),
            Command::Join(join, answer) => drop(answer.send(self.join(join).await)),
            Command::Connect(new, answer) => self.connect(new, answer),
            Command::Say(connection, message) => self.hear(connection, message).await,
            Command::Leave(connection) => self.connections.retain(|it| it.id != connection),
        }
        self.tell_presence();
    }

    async fn hear(&mut self, connection: ConnectionId, message: ClientMessage) {
        let Some(seat) = self
            .connections
            .iter()
            .find(|it| it.id == connection)
            .map(|it| it.seat)
        else {
            return;
        };
        let done = match (message, seat) {
            (ClientMessage::Sit { .. } | ClientMessage::Watch, _) => Err(ApiError::not_now(
                "you are at the table already; open another connection to come as somebody else",
            )),
            // The connection answers by itself.
            (ClientMessage::Ping, _) => Ok(()),
            (_, None) => Err(ApiError::not_now(
                "you are looking on; join the table to get a seat",
            )),
            (ClientMessage::Play { n, action }, Some(seat)) => self.play(seat, n, &action).await,
            (ClientMessage::Undo { n }, Some(seat)) => self.undo(seat, n).await,
            (ClientMessage::Fill, Some(_)) => self.fill().await,
        };
        if let Err(refused) = done {
            self.refuse(connection, &refused);
        }
    }
}
