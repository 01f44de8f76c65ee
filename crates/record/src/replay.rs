//! A game read back: every move legal, every draw the one that was sealed.

use erased::{DynGame, DynMatch};
use tabletop::{
    Chance, Refusal, Standings, Turn,
    chance::{Recorded, Replayed},
};

use crate::text::{Record, Unreadable};

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
    #[error("the published hash does not belong to the key: the seal is broken")]
    Commitment,
    #[error("the luck of {} is not what the seal gives: the roll was changed", step(*.n))]
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
    /// Whether the key was there to compare with.
    pub is_sealed: bool,
}

/// Plays a record again and hands back the table it ends on.
pub fn replay(record: &Record, game: &'static dyn DynGame) -> Result<Box<dyn DynMatch>, Fault> {
    let info = game.info();
    if record.rules_version != info.rules_version {
        return Err(Fault::OtherVersion {
            game: record.game.clone(),
            written: record.rules_version,
            known: info.rules_version,
        });
    }
    let mut luck = Replayed::new(&record.setup);
    let opened = game
        .start(&record.options, record.players.len(), &mut luck)
        .map_err(Fault::Setup)?;
    if !luck.fits() {
        return Err(Fault::Draws { n: 0 });
    }
    let mut table = opened.table;
    for (n, played) in (1..).zip(&record.moves) {
        let mut luck = Replayed::new(&played.draws);
        table
            .play(played.seat, &played.action, &mut luck)
            .map_err(|refusal| Fault::Move { n, refusal })?;
        if !luck.fits() {
            return Err(Fault::Draws { n });
        }
    }
    let ended = standings(&*table);
    if record.standings.is_some() && record.standings != ended {
        return Err(Fault::Standings);
    }
    Ok(table)
}

/// Plays a record again and compares every draw with the seal. `find` looks a
/// game up by its id.
pub fn check(
    text: &str,
    find: impl Fn(&str) -> Option<&'static dyn DynGame>,
) -> Result<Report, Fault> {
    let record: Record = text.parse()?;
    let game = find(&record.game).ok_or_else(|| Fault::UnknownGame(record.game.clone()))?;
    let table = replay(&record, game)?;
    let is_sealed = check_seal(&record, game)?;
    let n_draws = record.setup.len() + record.moves.iter().map(|it| it.draws.len()).sum::<usize>();
    Ok(Report {
        n_moves: record.moves.len() as u32,
        n_draws: n_draws as u32,
        standings: standings(&*table),
        is_sealed,
    })
}

/// Draws everything once more from the seal itself.
fn check_seal(record: &Record, game: &'static dyn DynGame) -> Result<bool, Fault> {
    let (Some(seal), Some(commitment)) = (&record.seal, &record.commitment) else {
        return Ok(false);
    };
    if seal.commitment() != *commitment {
        return Err(Fault::Commitment);
    }
    let mut sealed = seal.luck(0);
    let mut luck = Recorded::new(&mut sealed);
    let opened = game
        .start(&record.options, record.players.len(), &mut luck)
        .map_err(Fault::Setup)?;
    if luck.draws != record.setup {
        return Err(Fault::Luck { n: 0 });
    }
    let mut table = opened.table;
    for (n, played) in (1..).zip(&record.moves) {
        let mut sealed = seal.luck(n);
        let mut luck = Recorded::new(&mut sealed as &mut dyn Chance);
        table
            .play(played.seat, &played.action, &mut luck)
            .map_err(|refusal| Fault::Move { n, refusal })?;
        if luck.draws != played.draws {
            return Err(Fault::Luck { n });
        }
    }
    Ok(true)
}

fn standings(table: &dyn DynMatch) -> Option<Standings> {
    match table.turn() {
        Turn::Over(standings) => Some(standings),
        Turn::Waiting { .. } => None,
    }
}
