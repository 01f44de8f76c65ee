//! Which games count for ratings, and what bots are worth.

use erased::LEVELS;
use store::{Ending, SeatAssignment, StoredTable};
use tabletop::{Seat, Standings};

/// What the five levels are worth, the weakest first. Each is made to be ahead
/// of the one below in two games of three (the ladders of decisions 9, 18 and
/// 19), which is 120 points; the usual one is where everybody begins.
const OF_LEVELS: [f64; 5] = [1260.0, 1380.0, 1500.0, 1620.0, 1740.0];

/// Whether a game of these players counts: all people want it, and it is known
/// how well the bots play.
pub(crate) fn is_rated(stored: &StoredTable) -> bool {
    of_bots(stored).is_some()
}

/// How a game ended, to be written down.
pub(crate) fn ending(stored: &StoredTable, standings: &Standings) -> Ending {
    let seats = (0..stored.assignments.len()).map(Seat::new);
    Ending {
        places: seats.map(|seat| standings.0[seat].place).collect(),
        rated: of_bots(stored),
    }
}

/// The ratings of the bots at a game that counts, in seat order.
fn of_bots(stored: &StoredTable) -> Option<Vec<Option<f64>>> {
    let mut players: Vec<_> = { stored.assignments.iter() }
        .filter_map(SeatAssignment::player)
        .map(|it| &it.id)
        .collect();
    let n_players = players.len();
    players.sort();
    players.dedup();
    if players.is_empty() || players.len() < n_players {
        return None;
    }
    let of_seat = |assignment: &SeatAssignment| match assignment {
        // Whoever comes may want it.
        SeatAssignment::Free => Some(None),
        SeatAssignment::Person { player, .. } => {
            let wants = player.as_ref().is_some_and(|it| it.wants_rating);
            wants.then_some(None)
        }
        SeatAssignment::Bot { bot, .. } => of_bot(bot).map(Some),
    };
    stored.assignments.iter().map(of_seat).collect()
}

fn of_bot(bot: &str) -> Option<f64> {
    let level = LEVELS.iter().position(|level| level.name == bot)?;
    OF_LEVELS.get(level).copied()
}
