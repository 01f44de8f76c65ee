//! Whether a table can be gone on with, found out without opening it.

use record::Move;
use store::StoredTable;
use tabletop::Turn;

use crate::{lobby::Config, open_table::start_if_full, table::same_rules};

/// How far a table has come.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Seats are free.
    Waiting,
    Playing,
    Over,
}

/// Why nobody can go on at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// Nothing is wrong with it: another release has its game.
    OtherRelease(String),
    Wrong(String),
}

/// Plays a table's log again. Every draw must come out as it was written.
pub fn examine(stored: &StoredTable, log: &[Move]) -> Result<Stage, Unplayable> {
    let wrong = Unplayable::Wrong;
    let game = same_rules(stored).map_err(|it| Unplayable::OtherRelease(it.problem.error))?;
    if stored.record.is_some() {
        // Somebody was forgotten, and with the name the proof.
        return Ok(Stage::Over);
    }
    let started = start_if_full(stored, game, &Config::default());
    let Some(mut driver) = started.map_err(|it| wrong(it.to_string()))? else {
        let is_blank = stored.setup.is_none() && log.is_empty();
        let has_begun = || wrong("it has begun, but seats are free".to_owned());
        return is_blank.then_some(Stage::Waiting).ok_or_else(has_begun);
    };
    if stored.setup.as_deref() != Some(driver.game().setup()) {
        return Err(wrong("the set-up came out differently".to_owned()));
    }
    driver.replay(log).map_err(wrong)?;
    Ok(match driver.game().turn() {
        Turn::Waiting { .. } => Stage::Playing,
        Turn::Over(_) => Stage::Over,
    })
}
