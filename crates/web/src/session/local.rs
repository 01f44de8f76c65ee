//! A game against bots, played in the page and kept on the device.

use std::time::Duration;

use erased::{DynGame, Json, Listing};
use leptos::{prelude::*, task::spawn_local};
use record::{Match, Patience, Record};
use serde::{Deserialize, Serialize};
use tabletop::{
    Seat, Turn, Viewer,
    sealed::{Seal, hex, key_from_hex},
};
use wire::{Problem, SeatInfo, SeatKind, Snapshot};

use super::{Command, Link, Session};
use crate::{
    browser, names,
    thinker::{self, Question},
};

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
    running: Match,
    seal: Seal,
    bots: Vec<String>,
    /// How many moves the session has seen.
    n_shown: u32,
    /// Of what the bots think about: counts moves, and moves taken back.
    n_changes: u32,
    patience: Patience,
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
    let running = Match::start(game, order.options, players, seal.clone())
        .map_err(|refusal| refusal.to_string())?;
    Ok(open(Host {
        running,
        seal,
        bots: order.bots,
        n_shown: 0,
        n_changes: 0,
        patience: Patience::default(),
    }))
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
        let mut running = Match::start(game, record.options, record.players, seal.clone()).ok()?;
        for played in &record.moves {
            running.play(played.seat, &played.action).ok()?;
        }
        if matches!(running.turn(), Turn::Over(_)) {
            return None;
        }
        Some(Host {
            running,
            seal,
            bots: self.bots,
            n_shown: 0,
            n_changes: 0,
            patience: Patience::default(),
        })
    }
}

impl Host {
    fn save(&self) {
        let saved = Saved {
            record: self.running.record().to_string(),
            key: hex(&self.seal.key),
            salts: self.seal.salts.clone(),
            bots: self.bots.clone(),
        };
        browser::store_as(&shelf(self.running.game()), &saved);
    }

    fn seats(&self) -> Vec<SeatInfo> {
        let kind = |index: usize| match index.checked_sub(1) {
            None => SeatKind::Person,
            Some(bot) => SeatKind::Bot(self.bots[bot].clone()),
        };
        let info = |(index, name): (usize, &String)| SeatInfo {
            kind: kind(index),
            name: name.clone(),
            is_taken: true,
            is_here: true,
            stand_in_ms: None,
        };
        self.running
            .players()
            .iter()
            .enumerate()
            .map(info)
            .collect()
    }

    fn obey(&mut self, command: Command) -> Result<(), Problem> {
        match command {
            Command::Play(action) => {
                self.running.play(PERSON, &action)?;
                self.patience.renew();
            }
            Command::Undo => {
                self.running
                    .undo(PERSON)
                    .map_err(|barrier| Problem::new(barrier.to_string()))?;
                self.n_shown = 0;
            }
            // Every seat is taken from the start.
            Command::Fill => (),
        }
        self.n_changes += 1;
        Ok(())
    }

    /// A bot that interrupts, and its move. That takes no thought worth
    /// waiting for.
    fn interruption(&self) -> Option<(Seat, String)> {
        let may = match self.running.turn() {
            Turn::Waiting { may, .. } => may.without(PERSON),
            Turn::Over(_) => return None,
        };
        may.iter().find_map(|seat| {
            let action = self.running.interrupt(self.bot(seat), seat);
            Some((seat, action.expect("the bot is of this game")?))
        })
    }

    /// What the bot is asked that is waited for.
    fn question(&self) -> Option<Question> {
        let must = match self.running.turn() {
            Turn::Waiting { must, .. } => must.without(PERSON),
            Turn::Over(_) => return None,
        };
        let seat = must.first()?;
        Some(Question {
            game: self.running.game().info().id.to_owned(),
            table: self.seal.commitment(),
            bot: self.bot(seat).to_owned(),
            seed: self.running.bots_seed(),
            seat,
            view: self.running.view(Viewer::Seat(seat)),
            memory: self.running.memory(seat),
            legal: self.running.legal(seat),
            within: self.patience.share(self.n_searching()),
        })
    }

    /// Only a search is worth counting.
    fn spend(&mut self, question: &Question, took: Duration) {
        if self.running.game().searches(&question.bot) && 1 < question.legal.len() {
            self.patience.spend(took);
        }
    }

    fn n_searching(&self) -> usize {
        let game = self.running.game();
        self.bots.iter().filter(|bot| game.searches(bot)).count()
    }

    fn bot(&self, seat: Seat) -> &str {
        &self.bots[seat.index() - 1]
    }

    fn play_for_bot(&mut self, seat: Seat, action: &str) {
        self.running
            .play(seat, action)
            .expect("bots choose among the legal moves");
        self.n_changes += 1;
    }

    fn snapshot(&mut self) -> Snapshot {
        let snapshot = Snapshot::of(&self.running, Some(PERSON), self.n_shown);
        self.n_shown = snapshot.n;
        snapshot
    }
}

/// Lets a bot interrupt, or else the one play that is waited for. Says whether
/// anything was done: the person may take a move back while a bot thinks.
async fn let_a_bot_play(host: StoredValue<Host>) -> bool {
    let ask = |host: &Host| (host.n_changes, host.interruption(), host.question());
    let Some((n, interruption, question)) = host.try_with_value(ask) else {
        return false;
    };
    let (seat, thought) = match (interruption, question) {
        (Some((seat, action)), _) => (seat, Some(action)),
        (None, Some(question)) => {
            let asked_at = browser::now();
            let thought = thinker::ask(&question).await;
            let took = Duration::from_secs_f64((browser::now() - asked_at).max(0.0) / 1000.0);
            let spend = |host: &mut Host| host.spend(&question, took);
            host.try_update_value(spend);
            (question.seat, thought)
        }
        (None, None) => return false,
    };
    let play = |host: &mut Host| {
        let is_current = host.n_changes == n;
        if is_current {
            let action = thought.unwrap_or_else(|| {
                let chosen = host.running.choose(host.bot(seat), seat);
                chosen.expect("the bot is waited for")
            });
            host.play_for_bot(seat, &action);
        }
        is_current
    };
    host.try_update_value(play) == Some(true)
}

fn open(host: Host) -> Session {
    let session = Session::new(host.running.game(), Link::Local);
    session.seats.set(host.seats());
    session.commitment.set(Some(host.seal.commitment()));
    let host = StoredValue::new(host);
    thinker::wake();
    let show = move || {
        let shown = host.try_update_value(|host| {
            let snapshot = host.snapshot();
            let is_over = matches!(snapshot.turn, Turn::Over(_));
            if is_over {
                forget(host.running.game());
            } else {
                host.save();
            }
            (snapshot, is_over.then(|| host.running.record().to_string()))
        });
        if let Some((snapshot, record)) = shown {
            session.record.set(record);
            session.receive(snapshot);
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
        session.snapshot.track();
        if session.is_moving.get() || must.is_empty() && may.is_empty() {
            return;
        }
        let n = host.try_with_value(|host| host.n_changes);
        let answer = move || {
            spawn_local(async move {
                if host.try_with_value(|host| host.n_changes) == n && let_a_bot_play(host).await {
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
