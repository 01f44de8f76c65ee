//! A game read back: every move legal, every draw the one that was sealed.

use erased::{DynEvents, DynGame, DynMatch, Step};
use record::{Record, Unreadable};
use tabletop::{
    Chance, Refusal, Standings, Turn,
    chance::{Recorded, Replayed},
    sealed::{Agreed, Seal},
};

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Fault {
    #[error("the record cannot be read: {0}")]
    Unreadable(#[from] Unreadable),
    #[error("the game {0:?} is not known here")]
    UnknownGame(String),
    #[error(
        "the record was written under version {written} of the rules of {game}, this program has \
         version {known}; check it with the release that wrote it"
    )]
    OtherVersion {
        game: String,
        written: u32,
        known: u32,
    },
    #[error("the table cannot be opened: {0}")]
    Setup(Refusal),
    #[error("move {n} is not allowed: {refusal}")]
    Move { n: u32, refusal: Refusal },
    #[error("the luck written for {} does not fit the rules", step(*.n))]
    Draws { n: u32 },
    #[error("the record does not end as the moves do")]
    Standings,
    #[error("the game is not over yet: its replay can be looked at when it is")]
    NotOver,
    #[error("the record has {n} moves, more than any game takes")]
    TooLong { n: u32 },
    #[error("the published hash does not belong to the key: the seal is broken")]
    Commitment,
    #[error(
        "the luck of {} is not what the seal gives: a draw was changed, or the options, names or \
         salts that the luck is bound to", step(*.n)
    )]
    Luck { n: u32 },
}

fn step(n: u32) -> String {
    match n {
        0 => "the set-up".to_owned(),
        n => format!("move {n}"),
    }
}

/// What a check found when nothing was wrong.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Report {
    pub n_moves: u32,
    /// How many dice, cards and picks were compared with the seal.
    pub n_draws: u32,
    /// `None` for a game that is not over.
    pub standings: Option<Standings>,
    /// Whether the key was there to compare with, and the hash that was
    /// published before the game.
    pub is_sealed: bool,
}

impl Report {
    /// Whether the game is shown to be honest: sealed, and played to its end.
    pub fn is_proof(&self) -> bool {
        self.is_sealed && self.standings.is_some()
    }
}

/// Plays a record again and hands back the table it ends on.
pub fn replay(record: &Record, game: &'static dyn DynGame) -> Result<Box<dyn DynMatch>, Fault> {
    retell(record, game, |_, _| ())
}

/// Plays a record again; `each` sees the table after the set-up and after every
/// move, and what was told meanwhile.
pub fn retell(
    record: &Record,
    game: &'static dyn DynGame,
    each: impl FnMut(&dyn DynMatch, Box<dyn DynEvents>),
) -> Result<Box<dyn DynMatch>, Fault> {
    play_again(record, game, Source::Written, each)
}

/// Plays a record again, with the luck of its seal if it has one, and compares
/// every draw. `find` looks a game up by its id.
pub fn check(
    text: &str,
    find: impl Fn(&str) -> Option<&'static dyn DynGame>,
) -> Result<Report, Fault> {
    let record: Record = text.parse()?;
    let game = find(&record.game).ok_or_else(|| Fault::UnknownGame(record.game.clone()))?;
    let source = match &record.seal {
        None => Source::Written,
        Some(seal) => Source::Seal(seal, record.header().agreed()),
    };
    if let (Some(seal), Some(commitment)) = (&record.seal, &record.commitment)
        && seal.commitment() != *commitment
    {
        return Err(Fault::Commitment);
    }
    let table = play_again(&record, game, source, |_, _| ())?;
    let n_draws = record.setup.len() + record.moves.iter().map(|it| it.draws.len()).sum::<usize>();
    Ok(Report {
        n_moves: record.moves.len() as u32,
        n_draws: n_draws as u32,
        standings: standings(&*table),
        is_sealed: record.seal.is_some() && record.commitment.is_some(),
    })
}

/// Where the luck of a game that is played again comes from.
#[derive(Copy, Clone)]
pub(crate) enum Source<'a> {
    Written,
    Seal(&'a Seal, Agreed),
}

impl Source<'_> {
    /// Lets `act` draw. What was written must be what was drawn, or else this
    /// step is at fault, not a later one that does not fit any more.
    pub(crate) fn lend<T>(
        self,
        n: u32,
        written: &[u32],
        act: impl FnOnce(&mut dyn Chance) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        match self {
            Source::Written => {
                let mut luck = Replayed::new(written);
                let done = act(&mut luck)?;
                luck.fits().then_some(done).ok_or(Fault::Draws { n })
            }
            Source::Seal(seal, agreed) => {
                let mut sealed = seal.luck(agreed, n);
                let mut luck = Recorded::new(&mut sealed);
                let done = act(&mut luck)?;
                let is_same = luck.draws == written;
                is_same.then_some(done).ok_or(Fault::Luck { n })
            }
        }
    }
}

/// Refuses what another version of the rules has written.
pub(crate) fn must_know(record: &Record, game: &dyn DynGame) -> Result<(), Fault> {
    let known = game.info().rules_version;
    if record.rules_version == known {
        return Ok(());
    }
    Err(Fault::OtherVersion {
        game: record.game.clone(),
        written: record.rules_version,
        known,
    })
}

fn play_again(
    record: &Record,
    game: &'static dyn DynGame,
    source: Source<'_>,
    mut each: impl FnMut(&dyn DynMatch, Box<dyn DynEvents>),
) -> Result<Box<dyn DynMatch>, Fault> {
    must_know(record, game)?;
    let Step { mut table, events } = source.lend(0, &record.setup, |luck| {
        game.start(&record.options, record.players.len(), luck)
            .map_err(Fault::Setup)
    })?;
    each(&*table, events);
    for (n, played) in (1..).zip(&record.moves) {
        let step = source.lend(n, &played.draws, |luck| {
            table
                .play(played.seat, &played.action, luck)
                .map_err(|refusal| Fault::Move { n, refusal })
        })?;
        table = step.table;
        each(&*table, step.events);
    }
    let ended = standings(&*table);
    if record.standings.is_some() && record.standings != ended {
        return Err(Fault::Standings);
    }
    Ok(table)
}

fn standings(table: &dyn DynMatch) -> Option<Standings> {
    match table.turn() {
        Turn::Over(standings) => Some(standings),
        Turn::Waiting { .. } => None,
    }
}
