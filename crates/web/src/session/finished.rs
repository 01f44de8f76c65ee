//! Games of this device that are over: their records are kept, so that they can
//! be looked at again.

use std::collections::BTreeSet;

use driver::Driver;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Turn};

use crate::browser;

/// How many are kept; the oldest is let go.
const MOST: usize = 50;
/// Their list, the newest last.
const LIST: &str = "brainery.finished";
/// What is remembered of those whose record is gone, too.
const PAST: &str = "brainery.past";
const MOST_PAST: usize = 500;
/// The names under which reports of the coach are kept, and what they begin with.
pub const REPORTS: &str = "brainery.coach";

/// What is known of a game without reading its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// Names it on this device.
    pub id: String,
    pub game: String,
    /// In seat order.
    pub players: Vec<String>,
    /// Where this device's player sat.
    pub me: Seat,
    pub winners: Vec<Seat>,
    /// In seat order, 1 is best; nothing of games that ended before that was
    /// kept.
    #[serde(default)]
    pub places: Vec<u8>,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
}

impl Finished {
    pub fn address(&self) -> String {
        format!("/replay/local/{}", self.id)
    }
}

fn shelf(id: &str) -> String {
    format!("brainery.replay.{id}")
}

/// All that are kept, the newest last.
pub fn list() -> Vec<Finished> {
    browser::stored_as(LIST).unwrap_or_default()
}

/// The game of that name, and its record.
pub fn find(id: &str) -> Option<(Finished, String)> {
    let it = list().into_iter().find(|it| it.id == id)?;
    let record = browser::stored(&shelf(id))?;
    Some((it, record))
}

/// Keeps a game that is over, and hands back where it can be looked at; nothing
/// if the device keeps nothing.
pub fn keep(driver: &Driver, me: Seat) -> Option<String> {
    let game = driver.game();
    let standings = match game.turn() {
        Turn::Over(standings) => standings,
        Turn::Waiting { .. } => return None,
    };
    // The seal of a game is its own.
    let id: String = game.seal().commitment().chars().take(10).collect();
    let it = Finished {
        id: id.clone(),
        game: game.game().info().id.to_owned(),
        players: game.players().to_vec(),
        me,
        winners: standings.winners().iter().collect(),
        places: { 0..game.players().len() }
            .map(|index| standings.0[Seat::new(index)].place)
            .collect(),
        at: browser::time(),
    };
    remember(&it);
    let mut all = list();
    all.retain(|it| it.id != id);
    while MOST <= all.len() {
        drop_oldest(&mut all);
    }
    // Where there is no room, what can be found out again makes some, then older ones.
    if !browser::try_store(&shelf(&id), &game.record().to_string()) {
        forget_reports();
    }
    while !browser::try_store(&shelf(&id), &game.record().to_string()) {
        if all.is_empty() {
            return None;
        }
        drop_oldest(&mut all);
    }
    let address = it.address();
    all.push(it);
    browser::store_as(LIST, &all);
    Some(address)
}

/// Everything that was ever played here, the newest last; the records of older
/// games may be gone.
pub fn past() -> Vec<Finished> {
    let mut past: Vec<Finished> = browser::stored_as(PAST).unwrap_or_default();
    // What ended before this list was kept.
    let known: BTreeSet<_> = past.iter().map(|it| it.id.clone()).collect();
    past.extend(list().into_iter().filter(|it| !known.contains(&it.id)));
    past.sort_by_key(|it| it.at);
    past
}

fn remember(it: &Finished) {
    let mut past = past();
    past.retain(|other| other.id != it.id);
    let n_old = (past.len() + 1).saturating_sub(MOST_PAST);
    drop(past.drain(..n_old));
    past.push(it.clone());
    browser::store_as(PAST, &past);
}

/// Lets everything go.
pub fn forget_all() {
    for it in list() {
        browser::forget(&shelf(&it.id));
    }
    browser::forget(LIST);
    browser::forget(PAST);
    forget_reports();
}

fn forget_reports() {
    for (name, _) in browser::all_stored(REPORTS) {
        browser::forget(&name);
    }
}

fn drop_oldest(all: &mut Vec<Finished>) {
    let oldest = all.remove(0);
    browser::forget(&shelf(&oldest.id));
}
