//! Opening a table: who sits where, under which rules, with which key.

use std::time::Duration;

use driver::{Driver, Limits, Match, Sitter};
use erased::DynGame;
use store::{SeatAssignment, StoreError, StoredTable};
use tabletop::{Refusal, Seat, SeatSet, chance::Seeded, sealed::Seal};
use wire::{Clock, NewTable, Pace, SeatInfo, SeatKind, TableInfo};

use crate::{
    error::ApiError,
    lobby::{Config, Lobby},
    names::bot_name,
    random, ratings,
    table::clock::pace,
};

/// How many codes are tried: hardly one is ever taken.
const TRIES: usize = 8;

impl Lobby {
    /// Writes a new table down with its key and nobody at it, so that the seal
    /// is published before anybody gives a salt. It is opened when somebody
    /// comes to it.
    pub(crate) async fn open_table(&self, wanted: NewTable) -> Result<TableInfo, ApiError> {
        if self.state().is_full() {
            return Err(ApiError::server_full());
        }
        let game = self.find_game(&wanted.game)?;
        let key = self.state().config.fixed_key.unwrap_or_else(random::secret);
        let mut stored = lay_out(game, wanted, key)?;
        let n_waiting = self.state().store.n_waiting().await?;
        let length = random::code_length(n_waiting).ok_or_else(ApiError::server_full)?;
        for _ in 0..TRIES {
            stored.code = random::code(length);
            match self.state().store.add_table(&stored).await {
                Err(StoreError::CodeTaken(_)) => {}
                Err(error) => return Err(error.into()),
                Ok(()) => return Ok(info(&stored)),
            }
        }
        Err(ApiError::server_full())
    }

    pub(crate) fn find_game(&self, id: &str) -> Result<&'static dyn DynGame, ApiError> {
        let config = &self.state().config;
        let found = registry::find(id).filter(|_| config.offers(id));
        found.ok_or_else(|| {
            let known: Vec<_> = registry::all()
                .map(|game| game.info().id)
                .filter(|id| config.offers(id))
                .collect();
            ApiError::wrong(format!(
                "unknown game {id:?}; this server has {}",
                known.join(", ")
            ))
        })
    }
}

/// A table as everybody sees it while nobody is connected.
pub(crate) fn info(stored: &StoredTable) -> TableInfo {
    let seat = |assignment: &SeatAssignment| SeatInfo {
        kind: assignment
            .bot()
            .map_or(SeatKind::Person, |bot| SeatKind::Bot(bot.to_owned())),
        name: assignment.name().unwrap_or_default().to_owned(),
        is_taken: *assignment != SeatAssignment::Free,
        is_here: assignment.bot().is_some(),
        stand_in_ms: None,
        is_asked: stored.setup.is_none() && assignment.is_asked(stored.terms),
        face: assignment.face().map(<[u8]>::to_vec),
    };
    TableInfo {
        code: stored.code.clone(),
        game: stored.game.clone(),
        options: stored.options.clone(),
        seats: stored.assignments.iter().map(seat).collect(),
        commitment: seal(stored).commitment(),
        host: stored.host,
        is_locked: stored.is_locked,
        is_public: stored.is_public,
        has_webhook: stored.webhook.is_some(),
        is_rated: ratings::is_rated(stored),
        terms: stored.terms,
        you: None,
        has_started: stored.setup.is_some(),
        turn: None,
        ballot: None,
        is_paused: false,
        next: None,
        clock: clock(stored),
    }
}

/// How long people may take, before it is known what is left to them.
fn clock(stored: &StoredTable) -> Option<Clock> {
    let pace = pace(stored);
    (!pace.is_off()).then_some(Clock {
        pace,
        seats: Vec::new(),
        news: None,
    })
}

/// Starts the game if every seat is taken and everybody has agreed to the last
/// terms.
pub(crate) fn start_if_full(
    stored: &StoredTable,
    game: &'static dyn DynGame,
    config: &Config,
) -> Result<Option<Driver>, Refusal> {
    let names: Option<Vec<_>> = stored
        .assignments
        .iter()
        .map(|assignment| assignment.name().map(str::to_owned))
        .collect();
    let is_asked = |it: &SeatAssignment| it.is_asked(stored.terms);
    let Some(names) = names.filter(|_| !stored.assignments.iter().any(is_asked)) else {
        return Ok(None);
    };
    let started = Match::start(game, stored.options.clone(), names, seal(stored))?;
    let sitter = |assignment: &SeatAssignment| match assignment.bot() {
        Some(bot) => Sitter::Bot(bot.to_owned()),
        None => Sitter::Person,
    };
    let sitters = stored.assignments.iter().map(sitter).collect();
    let limits = Limits {
        max_moves: config.max_moves,
        max_undos: config.max_undos,
        // Where every move has days, nobody is away.
        stand_in_after: (pace(stored) != Pace::Days).then_some(config.stand_in_after),
    };
    let mut driver = Driver::new(started, sitters, limits);
    driver.set_here(SeatSet::EMPTY, Duration::ZERO);
    Ok(Some(driver))
}

pub(crate) fn seal(stored: &StoredTable) -> Seal {
    Seal {
        key: stored.key,
        salts: stored
            .assignments
            .iter()
            .map(|assignment| assignment.salt().to_owned())
            .collect(),
    }
}

/// A table without a code yet.
fn lay_out(
    game: &'static dyn DynGame,
    wanted: NewTable,
    key: [u8; 32],
) -> Result<StoredTable, ApiError> {
    let NewTable {
        game: id,
        options,
        seats,
        clock,
    } = wanted;
    // Whether the rules accept these options for so many players.
    game.start(&options, seats.len(), &mut Seeded::new(0))?;
    for seat in &seats {
        match seat {
            SeatKind::Person => {}
            SeatKind::Bot(bot) => check_bot(game, bot)?,
        }
    }
    if !seats.contains(&SeatKind::Person) {
        return Err(ApiError::wrong(
            "every seat is a bot's; make one of them \"person\", or let bots play among \
             themselves with `brainery lab`",
        ));
    }
    let mut assignments = vec![SeatAssignment::Free; seats.len()];
    for (index, kind) in seats.into_iter().enumerate() {
        if let SeatKind::Bot(bot) = kind {
            let name = bot_name(Seat::new(index));
            assignments[index] = SeatAssignment::Bot { bot, name };
        }
    }
    Ok(StoredTable {
        code: String::new(),
        game: id,
        rules_version: game.info().rules_version,
        options,
        key,
        assignments,
        setup: None,
        host: None,
        is_locked: false,
        terms: 0,
        is_public: false,
        record: None,
        clock: clock.name().to_owned(),
        webhook: None,
    })
}

/// Whether the game knows the bot.
pub(crate) fn check_bot(game: &'static dyn DynGame, bot: &str) -> Result<(), ApiError> {
    let known = game.bots();
    if known.iter().any(|it| it.name == bot) {
        return Ok(());
    }
    let names: Vec<_> = known.iter().map(|it| it.name).collect();
    Err(ApiError::wrong(format!(
        "unknown bot {bot:?}; {} has {}",
        game.info().id,
        names.join(", ")
    )))
}

#[cfg(test)]
impl Lobby {
    /// Opens a table, and Ada takes its first free seat.
    pub(crate) async fn open_and_join(&self, wanted: NewTable) -> wire::Seated {
        let table = self.open_table(wanted).await.unwrap();
        let join = wire::Join {
            name: "Ada".to_owned(),
            salt: String::new(),
            commitment: table.commitment,
            face: None,
            seat: None,
            terms: None,
        };
        let join = |answer| crate::table::Command::Join(Box::new(join.clone()), None, answer);
        let (_, seated) = self.ask(&table.code, join).await.unwrap();
        seated
    }
}
