//! One table, owned by one task.
//!
//! Reading order: [`Command`] and [`run`] (the task), `load` (a table read
//! back), `seating`, `hosting`, `lobby` (what can be arranged before the game),
//! `connections` (who is connected and what they are told), `moves`, `bots` (also
//! those who play for people who left), `votes` (what people ask of each other),
//! `rematch`, `talk`, `clock` (how long people may take).

mod bots;
mod calling;
pub(crate) mod clock;
mod connections;
mod hosting;
mod leaving;
mod load;
mod lobby;
mod moves;
mod orders;
mod rematch;
mod seating;
mod talk;
mod votes;

use std::{collections::BTreeMap, future, sync::Arc, time::Duration};

use driver::Driver;
use erased::DynGame;
use store::{Lease, PlayerId, StoredTable, TokenHash};
use tabletop::{Seat, SeatSet, Turn};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Instant, sleep_until, timeout},
};
use tokio_util::sync::CancellationToken;
use wire::{ClientMessage, Join, Seated, TableInfo};

use self::{
    bots::Thinker,
    calling::Calls,
    clock::Timer,
    lobby::Begin,
    rematch::{NextTable, ReturningPlayer},
    talk::Talk,
    votes::Poll,
};
pub(crate) use self::{
    connections::published,
    load::{ReadBack, same_rules},
};
use crate::{
    bot_pool::Kept, error::ApiError, lobby::AppState, notice_board::Notice, outgoing::Outgoing,
    players::blocked, rate_limit::Bucket, wall::Wall,
};

/// How long a table that cannot be opened waits to say so.
const FIRST_QUESTION: Duration = Duration::from_secs(1);

/// How long it takes until everybody knows that the gallery has changed.
const CROWD: Duration = Duration::from_millis(300);

/// What a table is asked to do. What is rarely said is boxed: every table keeps
/// room for dozens of commands.
#[derive(Debug)]
pub(crate) enum Command {
    Info(Answer<TableInfo>),
    Record(Answer<String>),
    /// With the key of the device, if it has one.
    Join(Box<Join>, Option<TokenHash>, Answer<Seated>),
    Connect(Box<NewConnection>, Answer<ConnectionId>),
    Say(ConnectionId, ClientMessage),
    Leave(ConnectionId),
    /// From the table of the last game: somebody who played there sits down.
    SeatAgain(Box<ReturningPlayer>, Answer<()>),
    /// Nobody else comes from there.
    SeatBots(Answer<()>),
    /// One of these players wants to be forgotten. Hands back the record if the
    /// game is over.
    Forget(Vec<PlayerId>, Answer<Option<String>>),
    /// An operator has closed it.
    Close(Answer<()>),
}

pub(crate) type Answer<T> = oneshot::Sender<Result<T, ApiError>>;

/// Somebody who has just connected.
#[derive(Clone, Debug)]
pub(crate) struct NewConnection {
    /// `None` to look on.
    pub(crate) token: Option<String>,
    /// Whose seat it may be, if the token is the key of a device.
    pub(crate) players: Vec<PlayerId>,
    pub(crate) has_rules: bool,
    /// Where messages to it go. When it is full, the connection is dropped.
    pub(crate) outbox: mpsc::Sender<Outgoing>,
}

/// One connection at one table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ConnectionId(u64);

/// To whom a message is written.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Reader {
    /// `None` for an onlooker.
    seat: Option<Seat>,
    /// Whether the client has the rules of the game.
    has_rules: bool,
}

#[derive(Debug)]
struct Connection {
    id: ConnectionId,
    reader: Reader,
    /// Whose it is, wherever they sit; nobody's for an onlooker.
    token: Option<TokenHash>,
    outbox: mpsc::Sender<Outgoing>,
    /// How often it may still be shown everything.
    looks: Bucket,
    /// How often it may still make a face from the gallery.
    moods: Bucket,
    /// How often it may still be refused something.
    refusals: Bucket,
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
    /// `None` until the game starts.
    driver: Option<Driver>,
    /// Whether it starts as soon as everybody has agreed.
    begin: Begin,
    /// On the list of open tables, while it is there.
    notice: Option<Notice>,
    connections: Vec<Connection>,
    n_connections_ever: u64,
    /// Who was connected when everybody was last told.
    told_here: SeatSet,
    /// How many looked on when everybody was last told, and when they are told
    /// again: crowds come and go in many steps.
    told_watching: u32,
    told_watching_at: Option<Duration>,
    talk: Talk,
    calls: Calls,
    /// What somebody has proposed, and how many proposals there were.
    poll: Option<Poll>,
    n_polls: u32,
    /// How often each may still propose something.
    proposals: BTreeMap<Seat, Bucket>,
    /// Where the same people play on.
    next: Option<NextTable>,
    thinker: Option<Thinker>,
    /// The searching bots of this table: `None` before they are first asked,
    /// after the game, and as long as the server has no room for them.
    kept: Option<Kept>,
    /// How long people may take; `None` before the game, and without a clock.
    timer: Option<Timer>,
    /// That it is open here, where there are other servers.
    lease: Option<Lease>,
    /// Another server has written to this table's log, or it was pruned.
    is_overtaken: bool,
}

/// Reads a table back and serves it until it is put away.
pub(crate) async fn run(code: String, state: Arc<AppState>, place: Place) {
    // A task is as large as the most that it ever does at once, and a table mostly
    // waits: what it does now and then is boxed, here and below.
    match Box::pin(Table::load(&code, state)).await {
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
            Command::Join(_, _, answer) => drop(answer.send(Err(refused))),
            Command::Connect(_, answer) => drop(answer.send(Err(refused))),
            Command::SeatAgain(_, answer) | Command::SeatBots(answer) | Command::Close(answer) => {
                drop(answer.send(Err(refused)));
            }
            Command::Forget(_, answer) => drop(answer.send(Err(refused))),
            Command::Say(..) | Command::Leave(_) => {}
        }
    }
}

/// What a table does at some moment, by the clock on the wall.
#[derive(Copy, Clone)]
enum Due {
    StandIn,
    Watching,
    PollEnd,
    NextBegin,
    TimeUp,
}

/// Waits for what is due next, for ever if nothing is.
async fn reach(wall: &Wall, due: Option<(Duration, Due)>) -> Due {
    match due {
        Some((moment, what)) => {
            wall.reach(moment).await;
            what
        }
        None => future::pending().await,
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
    async fn serve(mut self: Box<Self>, place: Place) {
        let Place {
            mut commands,
            idle_since,
            put_away,
        } = place;
        self.wake_bot();
        while !self.is_overtaken {
            self.wind();
            let is_idle = self.connections.is_empty()
                && self.thinker.is_none()
                && self.next_begins_at().is_none();
            // Looking at an idle table does not make it less idle.
            let since = idle_since.borrow().unwrap_or_else(Instant::now);
            idle_since.send_replace(is_idle.then_some(since));
            let idle_until = is_idle.then(|| since + self.idle_after());
            let due = self.due_next();
            let wall = self.state.config.wall.clone();
            tokio::select! {
                Some(command) = commands.recv() => Box::pin(self.carry_out(command)).await,
                decided = bots::decided(&mut self.thinker) => {
                    Box::pin(self.play_for_bot(decided)).await;
                }
                what = reach(&wall, due) => match what {
                    Due::StandIn => self.stand_in(),
                    Due::Watching => self.tell_watching(),
                    Due::PollEnd => Box::pin(self.end_poll()).await,
                    Due::NextBegin => Box::pin(self.begin_next()).await,
                    Due::TimeUp => Box::pin(self.run_out()).await,
                },
                () = wait_until(idle_until) => break,
                () = put_away.cancelled() => break,
            }
        }
        Box::pin(self.rest_clock()).await;
        if let Some(lease) = &self.lease {
            Box::pin(self.state.give_back(lease)).await;
        }
    }

    /// One wait for all: each takes room at every table.
    fn due_next(&self) -> Option<(Duration, Due)> {
        let all = [
            (self.next_stand_in(), Due::StandIn),
            (self.told_watching_at, Due::Watching),
            (self.poll_ends_at(), Due::PollEnd),
            (self.next_begins_at(), Due::NextBegin),
            (self.time_is_up_at(), Due::TimeUp),
        ];
        let all = all.into_iter().filter_map(|(at, what)| Some((at?, what)));
        all.min_by_key(|(at, _)| *at)
    }

    /// Whether another server may have it by now.
    fn is_lost(&self) -> bool {
        self.lease.as_ref().is_some_and(|it| !self.state.has(it))
    }

    /// Under which lines are written.
    fn fence(&self) -> Option<i64> {
        self.lease.as_ref().map(|it| it.fence)
    }

    /// How long nobody has to be there until the table is put away: a game that
    /// is over is not gone on with.
    fn idle_after(&self) -> Duration {
        let turn = self.driver.as_ref().map(|it| it.game().turn());
        match turn {
            Some(Turn::Over(_)) => Duration::ZERO,
            Some(Turn::Waiting { .. }) | None => self.state.config.idle_after,
        }
    }

    async fn carry_out(&mut self, command: Command) {
        if self.is_lost() {
            self.is_overtaken = true;
            return command.refuse(ApiError::elsewhere());
        }
        self.wind();
        match command {
            Command::Info(answer) => drop(answer.send(Ok(self.info()))),
            Command::Record(answer) => drop(answer.send(self.record())),
            Command::Join(join, key, answer) => drop(answer.send(self.join(*join, key).await)),
            Command::Connect(new, answer) => self.connect(*new, answer).await,
            Command::Say(connection, message) => self.hear(connection, message).await,
            Command::Leave(connection) => self.connections.retain(|it| it.id != connection),
            Command::SeatAgain(returning, answer) => {
                drop(answer.send(self.seat_again(*returning).await));
            }
            Command::SeatBots(answer) => drop(answer.send(self.seat_bots().await)),
            Command::Forget(players, answer) => drop(answer.send(self.forget(&players).await)),
            Command::Close(answer) => {
                self.close();
                drop(answer.send(Ok(())));
            }
        }
        if self.n_watching() != self.told_watching && self.told_watching_at.is_none() {
            self.told_watching_at = Some(self.now() + CROWD);
        }
        if self.here() != self.told_here {
            self.tell_presence();
            // Whoever has gone need not be waited for.
            if let Err(refused) = self.count().await {
                let code = &self.stored.code;
                tracing::error!("table {code}: {}", refused.problem.error);
            }
        }
    }

    async fn hear(&mut self, connection: ConnectionId, message: ClientMessage) {
        let Some(seat) = self
            .connections
            .iter()
            .find(|it| it.id == connection)
            .map(|it| it.reader.seat)
        else {
            return;
        };
        let done = match (message, seat) {
            (ClientMessage::Sit { .. } | ClientMessage::Watch { .. }, _) => Err(ApiError::not_now(
                "you are at the table already; open another connection to come as somebody else",
            )),
            (ClientMessage::Look, _) => self.show(connection),
            // The connection answers by itself.
            (ClientMessage::Ping, _) => Ok(()),
            (ClientMessage::Emote { mood }, seat) => self.emote(connection, seat, mood),
            (_, None) => Err(ApiError::not_now(
                "you are looking on; join the table to get a seat",
            )),
            (_, Some(seat)) if self.is_blocked(seat) => Err(blocked()),
            (ClientMessage::Play { n, action }, Some(seat)) => self.play(seat, n, &action).await,
            (ClientMessage::Undo { n }, Some(seat)) => self.undo(seat, n).await,
            (ClientMessage::Fill, Some(seat)) => self.fill(seat).await,
            (ClientMessage::Lock { on }, Some(seat)) => self.lock(seat, on).await,
            (ClientMessage::Remove { seat: whom }, Some(seat)) => self.remove(seat, whom).await,
            (ClientMessage::Lobby { wish }, Some(seat)) => self.wish(seat, wish).await,
            (ClientMessage::Propose { what }, Some(seat)) => self.propose(seat, what).await,
            (ClientMessage::Vote { id, yes }, Some(seat)) => self.vote(seat, id, yes).await,
            (ClientMessage::Resume, Some(seat)) => self.resume(seat).await,
            (ClientMessage::Leave { for_good }, Some(seat)) => self.leave(seat, for_good).await,
            (ClientMessage::Time { seat: to }, Some(seat)) => self.give_time(seat, to).await,
            (ClientMessage::Back, Some(seat)) => self.come_back(seat).await,
            (ClientMessage::Webhook { url, site }, Some(seat)) => {
                self.set_webhook(seat, url.map(|url| (url, site))).await
            }
            (ClientMessage::Order { orders }, Some(seat)) => self.order(seat, &orders).await,
            (ClientMessage::Chat { text }, Some(seat)) => self.chat(seat, &text),
            (ClientMessage::Again { commitment, salt }, Some(seat)) => {
                self.come_along(seat, &commitment, salt).await
            }
        };
        if let Err(refused) = done {
            self.refuse_or_part(connection, &refused);
        }
    }

    /// Says no; to somebody who has heard it very often, for the last time.
    fn refuse_or_part(&mut self, id: ConnectionId, refused: &ApiError) {
        let allowance = self.state.config.limits.refusals;
        let mut connections = self.connections.iter_mut();
        let Some(connection) = connections.find(|it| it.id == id) else {
            return;
        };
        if connection.refusals.take(allowance).is_ok() {
            return self.refuse(id, refused);
        }
        let enough = "too many of your messages were refused; come back, and send what `legal` \
                      lists";
        self.refuse(id, &ApiError::not_now(enough));
        self.connections.retain(|it| it.id != id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_waiting_table_takes_little_room() {
        fn room<Task>(_: impl Fn(String, Arc<AppState>, Place) -> Task) -> usize {
            size_of::<Task>()
        }
        assert!(room(run) <= 2048, "{} bytes for its task", room(run));
        let command = size_of::<Command>();
        assert!(command <= 64, "{command} bytes for a command");
    }
}
