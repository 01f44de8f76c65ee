//! A game against bots, played in the page and kept on the device.

use std::time::Duration;

use driver::{BotJob, Driver, Limits, Match, Next, Pending, Sitter};
use erased::{DynGame, Json, Listing};
use leptos::{prelude::*, task::spawn_local};
use record::Record;
use serde::{Deserialize, Serialize};
use tabletop::{
    Seat, Turn,
    sealed::{Seal, hex, key_from_hex},
};
use wire::{Problem, SeatInfo, SeatKind};

use super::{Command, Link, Model, Session};
use crate::{browser, names, thinker};

/// The person sits here; bots sit to the left.
const PERSON: Seat = Seat::new(0);

/// How a game is to be opened.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    pub name: String,
    /// One bot for each other seat.
    pub bots: Vec<String>,
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
}

/// A game in this page: the truth, who plays for whom, and its key.
#[derive(Debug)]
struct Host {
    driver: Driver,
    /// How many moves the session has seen.
    n_shown: u32,
}

/// The name under which the device keeps the game.
pub fn shelf(game: &dyn Listing) -> String {
    format!("brainery.game.{}", game.info().id)
}

/// Whether a game waits to be continued. One that is over does not.
pub fn is_saved(game: &dyn Listing) -> bool {
    browser::stored(&shelf(game)).is_some()
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
    let players: Vec<String> = std::iter::once(order.name)
        .chain(names::bots(order.bots.len()))
        .collect();
    let game = Match::start(game, order.options, players, seal);
    let game = game.map_err(|refusal| refusal.to_string())?;
    Ok(open(Host::new(game, order.bots)))
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
    fn restore(self, game: &'static dyn DynGame) -> Option<Host> {
        let record: Record = self.record.parse().ok()?;
        let seal = Seal {
            key: key_from_hex(&self.key)?,
            salts: self.salts,
        };
        if record.rules_version != game.info().rules_version {
            return None;
        }
        let game = Match::start(game, record.options, record.players, seal).ok()?;
        let mut host = Host::new(game, self.bots);
        host.driver.replay(&record.moves).ok()?;
        let is_over = matches!(host.driver.game().turn(), Turn::Over(_));
        (!is_over).then_some(host)
    }
}

impl Host {
    fn new(game: Match, bots: Vec<String>) -> Host {
        let bots = bots.into_iter().map(Sitter::Bot);
        let sitters = std::iter::once(Sitter::Person).chain(bots).collect();
        Host {
            driver: Driver::new(game, sitters, Limits::default()),
            n_shown: 0,
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
        };
        browser::store_as(&shelf(game.game()), &saved);
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
        };
        let players = self.driver.game().players().iter();
        players.zip(self.driver.sitters()).map(info).collect()
    }

    fn obey(&mut self, command: Command) -> Result<(), Problem> {
        let n = self.driver.game().n_moves();
        let pending = match command {
            Command::Play(action) => self.driver.play(PERSON, n, &action)?,
            Command::Undo => self.driver.undo(PERSON, n)?,
            // Every seat is taken from the start.
            Command::Fill => return Ok(()),
        };
        self.make(pending);
        Ok(())
    }

    fn make(&mut self, pending: Pending) {
        self.n_shown = self.n_shown.min(self.driver.commit(pending));
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
        let model = Model::of(self.driver.game(), PERSON, self.n_shown);
        self.n_shown = model.n;
        model
    }
}

/// Lets a bot interrupt, or else the one play that is waited for. Says whether
/// anything was done.
async fn let_a_bot_play(host: StoredValue<Host>) -> bool {
    let next = host.try_with_value(|host| host.driver.next(Duration::ZERO));
    let has_moved = match next {
        Some(Next::Interrupt { seat, action }) => {
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
    session.commitment.set(Some(game.seal().commitment()));
    let host = StoredValue::new(host);
    thinker::wake();
    let show = move || {
        let shown = host.try_update_value(|host| {
            let model = host.model();
            let is_over = matches!(model.turn, Turn::Over(_));
            let game = host.driver.game();
            if is_over {
                forget(game.game());
            } else {
                host.save();
            }
            (model, is_over.then(|| game.record().to_string()))
        });
        if let Some((model, record)) = shown {
            session.record.set(record);
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
            Some(Turn::Waiting { must, may }) => (must.without(PERSON), may.without(PERSON)),
            Some(Turn::Over(_)) | None => return,
        };
        session.model.track();
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
        let thought = session.settings.speed.get_untracked().thought();
        set_timeout(answer, thought / must.len().max(1) as u32);
    });
    show();
    session
}
