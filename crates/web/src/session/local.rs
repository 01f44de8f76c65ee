//! A game against bots, played in the page and kept on the device.

use std::time::Duration;

use driver::{BotJob, Driver, Fault, Limits, Match, Next, Patience, Pending, Sitter};
use erased::{DynGame, Json, Listing, USUAL};
use leptos::{prelude::*, task::spawn_local};
use record::Record;
use serde::{Deserialize, Serialize};
use tabletop::{
    Seat, Turn,
    sealed::{Seal, hex, key_from_hex},
};
use wire::{Problem, SeatInfo, SeatKind};

use super::{Command, Link, Model, Session, finished};
use crate::{browser, thinker};

/// The person sits here; bots sit to the left. Who goes on with a replay may sit
/// anywhere.
const FIRST: Seat = Seat::new(0);

/// So many choices a bot seems to have where it cannot be told.
const FEW_CHOICES: usize = 3;

/// A bot at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opponent {
    pub name: String,
    pub level: String,
}

/// How a game is to be opened.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    pub name: String,
    /// One bot for each other seat.
    pub bots: Vec<Opponent>,
    /// What was agreed on.
    pub options: Json,
}

/// A game in progress as the device keeps it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Saved {
    record: String,
    key: String,
    salts: Vec<String>,
    bots: Vec<String>,
    /// Where the person sits.
    #[serde(default = "first")]
    me: Seat,
    /// How many of its moves are those of a replay that it goes on with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    given: Option<u32>,
    #[serde(default)]
    is_my_turn: bool,
    /// What is done for the person whenever the game asks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    orders: Vec<String>,
    /// When it was played last, in milliseconds since 1970.
    #[serde(default)]
    at: u64,
}

fn first() -> Seat {
    FIRST
}

/// What is known of a game in progress without its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub others: Vec<String>,
    pub is_my_turn: bool,
    /// When it was played last, in milliseconds since 1970.
    pub at: u64,
}

/// A game in this page: the truth, who plays for whom, and its key.
#[derive(Debug)]
struct Host {
    driver: Driver,
    person: Seat,
    /// How many moves the session has seen; `None` before it has seen anything.
    n_shown: Option<u32>,
}

/// The name under which the device keeps the game.
pub fn shelf(game: &dyn Listing) -> String {
    format!("brainery.game.{}", game.info().id)
}

/// Whether a game waits to be continued. One that is over does not.
pub fn is_saved(game: &dyn Listing) -> bool {
    browser::stored(&shelf(game)).is_some()
}

/// What is known of the game that waits to be continued.
pub fn kept(game: &dyn Listing) -> Option<Kept> {
    let saved: Saved = browser::stored_as(&shelf(game))?;
    let record: Record = saved.record.parse().ok()?;
    let (_, others) = saved.part(record.players);
    Some(Kept {
        others,
        is_my_turn: saved.is_my_turn,
        at: saved.at,
    })
}

/// How the game that waits to be continued was opened.
pub fn kept_order(game: &dyn Listing) -> Option<Order> {
    let saved: Saved = browser::stored_as(&shelf(game))?;
    let record: Record = saved.record.parse().ok()?;
    let (mut mine, others) = saved.part(record.players);
    Some(Order {
        name: mine.pop()?,
        bots: { others.into_iter() }
            .zip(saved.bots)
            .map(|(name, level)| Opponent { name, level })
            .collect(),
        options: record.options,
    })
}

fn forget(game: &dyn Listing) {
    browser::forget(&shelf(game));
}

/// Opens a new game, or says why not.
pub fn start(game: &'static dyn DynGame, order: Order) -> Result<Session, String> {
    let salts = std::iter::once(hex(&browser::random_bytes::<16>()))
        .chain(order.bots.iter().map(|_| String::new()))
        .collect();
    let seal = Seal {
        key: browser::random_bytes(),
        salts,
    };
    let bots = order.bots.into_iter().map(|it| (it.name, it.level));
    let (names, levels): (Vec<_>, Vec<_>) = bots.unzip();
    let players: Vec<String> = std::iter::once(order.name).chain(names).collect();
    let game = Match::start(game, order.options, players, seal);
    let game = game.map_err(|refusal| refusal.to_string())?;
    Ok(open(Host::new(game, FIRST, levels)))
}

/// Keeps a game on the device that goes on with `begun`, the person at `me` and
/// usual bots elsewhere. Whoever opens its page plays it.
pub fn go_on(
    game: &'static dyn DynGame,
    mut begun: Record,
    me: Seat,
    name: String,
) -> Result<(), Fault> {
    let n_bots = begun.players.len().saturating_sub(1);
    take_seat(&mut begun.players, me, name);
    let seal = Seal {
        key: browser::random_bytes(),
        salts: vec![String::new(); begun.players.len()],
    };
    let game = Match::go_on(game, &begun, seal)?;
    Host::new(game, me, vec![USUAL.name.to_owned(); n_bots]).save();
    Ok(())
}

/// Whoever takes somebody's seat swaps with them if they sat there already.
fn take_seat(players: &mut [String], me: Seat, name: String) {
    let Some(before) = players.get(me.index()).cloned() else {
        return;
    };
    if let Some(old) = players.iter_mut().find(|it| **it == name) {
        *old = before;
    }
    players[me.index()] = name;
}

/// Continues the game the device kept. One that is over or no longer fits is
/// let go.
pub fn resume(game: &'static dyn DynGame) -> Option<Session> {
    let saved: Saved = browser::stored_as(&shelf(game))?;
    let host = saved.restore(game);
    if host.is_none() {
        forget(game);
    }
    host.map(open)
}

impl Saved {
    /// The person, and everybody else in order.
    fn part(&self, players: Vec<String>) -> (Vec<String>, Vec<String>) {
        let all = players.into_iter().enumerate();
        let (mine, others): (Vec<_>, Vec<_>) = all.partition(|(it, _)| *it == self.me.index());
        let name = |(_, name): (usize, String)| name;
        (
            mine.into_iter().map(name).collect(),
            others.into_iter().map(name).collect(),
        )
    }

    fn restore(self, game: &'static dyn DynGame) -> Option<Host> {
        let record: Record = self.record.parse().ok()?;
        let seal = Seal {
            key: key_from_hex(&self.key)?,
            salts: self.salts,
        };
        if record.rules_version != game.info().rules_version {
            return None;
        }
        let mut begun = record;
        let n_given = self.given.map_or(0, |n| n as usize);
        let own = begun.moves.split_off(n_given.min(begun.moves.len()));
        let game = match self.given {
            None => Match::start(game, begun.options, begun.players, seal).ok()?,
            Some(_) => Match::go_on(game, &begun, seal).ok()?,
        };
        if game.players().len() != self.bots.len() + 1 || self.bots.len() < self.me.index() {
            return None;
        }
        let mut host = Host::new(game, self.me, self.bots);
        host.driver.replay(&own).ok()?;
        // Those of another release are given again.
        let _ = host.driver.set_orders(self.me, &self.orders);
        let is_over = matches!(host.driver.game().turn(), Turn::Over(_));
        (!is_over).then_some(host)
    }
}

impl Host {
    fn new(game: Match, person: Seat, bots: Vec<String>) -> Host {
        let mut sitters: Vec<Sitter> = bots.into_iter().map(Sitter::Bot).collect();
        sitters.insert(person.index(), Sitter::Person);
        Host {
            driver: Driver::new(game, sitters, Limits::default()),
            person,
            n_shown: None,
        }
    }

    fn save(&self) {
        let game = self.driver.game();
        let bot = |sitter: &Sitter| match sitter {
            Sitter::Person => None,
            Sitter::Bot(bot) => Some(bot.clone()),
        };
        let saved = Saved {
            record: game.record().to_string(),
            key: hex(&game.seal().key),
            salts: game.seal().salts.clone(),
            bots: self.driver.sitters().iter().filter_map(bot).collect(),
            me: self.person,
            given: game.n_given(),
            is_my_turn: game.turn().must().contains(self.person),
            orders: self.orders(),
            at: browser::time(),
        };
        browser::store_as(&shelf(game.game()), &saved);
    }

    fn orders(&self) -> Vec<String> {
        let orders = self.driver.orders(self.person).iter();
        orders.map(|it| (*it).to_owned()).collect()
    }

    fn seats(&self) -> Vec<SeatInfo> {
        let info = |(name, sitter): (&String, &Sitter)| SeatInfo {
            kind: match sitter {
                Sitter::Person => SeatKind::Person,
                Sitter::Bot(bot) => SeatKind::Bot(bot.clone()),
            },
            name: name.clone(),
            is_taken: true,
            is_here: true,
            stand_in_ms: None,
            is_asked: false,
            face: None,
        };
        let players = self.driver.game().players().iter();
        players.zip(self.driver.sitters()).map(info).collect()
    }

    fn obey(&mut self, command: Command) -> Result<(), Problem> {
        let n = self.driver.game().n_moves();
        let pending = match command {
            Command::Play(action) => self.driver.play(self.person, n, &action)?,
            Command::Undo => self.driver.undo(self.person, n)?,
            Command::Orders(orders) => {
                self.driver.set_orders(self.person, &orders)?;
                return Ok(());
            }
            // Every seat is taken from the start.
            Command::Fill | Command::Lock(_) | Command::Remove(_) | Command::Lobby(_) => {
                return Ok(());
            }
        };
        self.make(pending);
        Ok(())
    }

    fn make(&mut self, pending: Pending) {
        let since = self.driver.commit(pending);
        self.n_shown = self
            .n_shown
            .zip(since)
            .map(|(shown, since)| shown.min(since));
    }

    /// What a bot has decided; the page decides for one that cannot be asked.
    /// Says whether anything came of it: the person may have taken a move back
    /// while the bot was thinking.
    fn answer(&mut self, job: &BotJob, answer: Option<String>, took: Duration) -> bool {
        let game = self.driver.game().game();
        let answer = answer.or_else(|| job.answer(game).ok());
        let pending = self.driver.answer(job, answer.as_deref(), took);
        let has_moved = pending.is_some();
        if let Some(pending) = pending {
            self.make(pending);
        }
        has_moved
    }

    fn interrupt(&mut self, seat: Seat, action: &str) -> bool {
        let pending = self.driver.bot_move(seat, action);
        let has_moved = pending.is_ok();
        if let Ok(pending) = pending {
            self.make(pending);
        }
        has_moved
    }

    fn model(&mut self) -> Model {
        let model = Model::of(self.driver.game(), self.person, self.n_shown);
        self.n_shown = Some(model.n);
        model
    }
}

/// Lets a bot interrupt, or else the one play that is waited for. Says whether
/// anything was done.
async fn let_a_bot_play(host: StoredValue<Host>) -> bool {
    let next = host.try_with_value(|host| host.driver.next(Duration::ZERO));
    let has_moved = match next {
        Some(Next::Move { seat, action }) => {
            host.try_update_value(|host| host.interrupt(seat, &action))
        }
        Some(Next::Think(job)) => {
            let asked_at = browser::now();
            let answer = thinker::ask(&job).await;
            let took = Duration::from_secs_f64((browser::now() - asked_at).max(0.0) / 1000.0);
            host.try_update_value(|host| host.answer(&job, answer, took))
        }
        Some(Next::Wait { .. } | Next::Over) | None => None,
    };
    has_moved == Some(true)
}

fn open(host: Host) -> Session {
    let game = host.driver.game();
    let session = Session::new(game.game(), Link::Local);
    session.seats.set(host.seats());
    session.orders.is_offered.set(true);
    session.lamp.is_there.set(true);
    if game.n_given().is_none() {
        session.commitment.set(Some(game.seal().commitment()));
    }
    let person = host.person;
    let host = StoredValue::new(host);
    thinker::wake();
    let show = move || {
        let shown = host.try_update_value(|host| {
            let model = host.model();
            let is_over = matches!(model.turn, Turn::Over(_));
            let game = host.driver.game();
            if is_over {
                forget(game.game());
                session.replay.set(finished::keep(&host.driver, person));
            } else {
                host.save();
            }
            let record = is_over.then(|| game.record().to_string());
            (model, record, host.orders())
        });
        if let Some((model, record, orders)) = shown {
            session.record.set(record);
            session.orders.given.set(orders);
            session.receive(model);
        }
    };
    session.opens(Callback::new(move |command| {
        let answer = host.try_update_value(|host| host.obey(command));
        match answer {
            Some(Ok(())) => show(),
            Some(Err(problem)) => session.refusal.set(Some(problem)),
            None => (),
        }
    }));
    Effect::new(move |_| {
        let (must, may) = match session.turn() {
            Some(Turn::Waiting { must, may }) => (must, may.without(person)),
            Some(Turn::Over(_)) | None => return,
        };
        session.model.track();
        session.orders.given.track();
        // The person moves unless an order of theirs does.
        let is_ordered = host.try_with_value(|host| host.driver.ordered(person).is_some());
        let must = if is_ordered == Some(true) {
            must
        } else {
            must.without(person)
        };
        if session.is_moving.get() || must.is_empty() && may.is_empty() {
            return;
        }
        let line = move || host.try_with_value(|host| host.driver.next_line());
        let asked_at = line();
        let answer = move || {
            spawn_local(async move {
                if line() == asked_at && let_a_bot_play(host).await {
                    show();
                }
            });
        };
        // Bots that choose at the same time think at the same time.
        let n_choices = must
            .first()
            .and_then(|seat| host.try_with_value(|host| host.driver.game().legal(seat).len()));
        // How much a bot can do is nobody's business where there are secrets.
        let n_choices = n_choices.filter(|_| !session.game.info().has_secrets);
        let thought = session.thought(n_choices.unwrap_or(FEW_CHOICES));
        // And those who have kept the person waiting for long no longer seem to.
        let thought = if session.others_took() < Patience::WHOLE {
            thought
        } else {
            Duration::ZERO
        };
        set_timeout(answer, thought / must.len().max(1) as u32);
    });
    show();
    session
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_takes_a_seat_gives_their_old_one_to_whoever_sat_there() {
        let seats = ["Ada", "Gravel", "Moss"].map(str::to_owned);
        let taken = |me: usize, name: &str| {
            let mut seats = seats.clone();
            take_seat(&mut seats, Seat::new(me), name.to_owned());
            seats
        };
        assert_eq!(taken(1, "Ada"), ["Gravel", "Ada", "Moss"]);
        assert_eq!(taken(0, "Ada"), ["Ada", "Gravel", "Moss"]);
        assert_eq!(taken(2, "Zoe"), ["Ada", "Gravel", "Zoe"]);
        assert_eq!(taken(7, "Zoe"), ["Ada", "Gravel", "Moss"]);
    }
}
