//! Which games count for ratings, and what bots are worth.

use store::{Ending, SeatAssignment, StoredTable};
use tabletop::{Seat, Standings};

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

/// The ratings of the bots at a game that counts, in seat order, as the ladder of
/// their game measured them.
fn of_bots(stored: &StoredTable) -> Option<Vec<Option<f64>>> {
    let game = registry::find(&stored.game)?;
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
        SeatAssignment::Bot { bot, .. } => Some(Some(game.rating(bot)?.into())),
    };
    stored.assignments.iter().map(of_seat).collect()
}

#[cfg(test)]
mod tests {
    use erased::{LEVELS, USUAL};

    #[test]
    fn in_every_game_a_level_is_worth_more_than_the_one_below() {
        for game in registry::all() {
            let worth = |name| game.rating(name).expect("every game has all levels");
            let all = LEVELS.map(|level| worth(level.name));
            let id = game.info().id;
            assert!(
                all.is_sorted_by(|lower, upper| lower < upper),
                "{id}: {all:?}"
            );
            assert_eq!(worth(USUAL.name), 1500, "{id}: where everybody begins");
            assert_eq!(game.rating("random"), None);
        }
    }

    #[test]
    fn no_two_games_are_one_ladder() {
        let of = |game: &str| {
            let game = registry::find(game).unwrap();
            LEVELS.map(|level| game.rating(level.name))
        };
        assert_ne!(of("oh-my-brain"), of("mmm-brains"));
    }
}
