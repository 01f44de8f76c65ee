//! What each space of the train looks like to whoever is to move.

use great_brain_robbery::{
    Brain, Move, Place, Spot, Table,
    car::{N_SPACES, Space},
    reach,
};
use tabletop::SeatSet;

/// Whether the move can end on a space, and how many steps that takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Distance {
    #[default]
    Unknown,
    Near(u8),
    /// It takes the chosen card, too.
    WithCard(u8),
}

/// One space.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Look {
    pub distance: Distance,
    /// The how-manieth step of the way that is shown.
    pub step: Option<u8>,
    /// Where that way ends.
    pub is_goal: bool,
    pub has_counter: bool,
    pub has_brake: bool,
    pub pawns: SeatSet,
}

pub fn steps_of(distance: Distance) -> Option<u8> {
    match distance {
        Distance::Unknown => None,
        Distance::Near(steps) | Distance::WithCard(steps) => Some(steps),
    }
}

/// What there is to see beside the table itself.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sight {
    /// The move this page's player is making.
    pub going: Option<Move>,
    /// The card that could be thrown for more steps.
    pub card: Option<Brain>,
    /// The way to show, step by step.
    pub way: Vec<Spot>,
}

/// Every space of every car, the last car first.
pub fn looks(table: &Table, sight: &Sight) -> Vec<[Look; N_SPACES]> {
    let reach = sight.going.map(|going| table.reach(going));
    let wide = sight
        .going
        .zip(sight.card)
        .map(|(going, card)| table.reach_with(going, card));
    let from = table.pawns[table.active];
    let look = |spot: Spot| {
        let is_near = reach.is_some_and(|it| it.contains(spot));
        let is_wide = wide.is_some_and(|it| it.contains(spot));
        let steps = || reach::steps_to(&table.train, from, spot);
        let step = sight.way.iter().position(|it| *it == spot);
        Look {
            distance: match (is_near, is_wide) {
                (true, _) => Distance::Near(steps()),
                (false, true) => Distance::WithCard(steps()),
                (false, false) => Distance::Unknown,
            },
            step: step.map(|step| step as u8 + 1),
            is_goal: sight.way.last() == Some(&spot),
            has_counter: table.train.has_counter(spot),
            has_brake: table.train.is_brake(spot),
            pawns: pawns_on(table, spot),
        }
    };
    (0..table.train.n_cars() as u8)
        .map(|car| {
            std::array::from_fn(|index| {
                let space = Space::new(index);
                look(Spot { car, space })
            })
        })
        .collect()
}

pub fn pawns_on(table: &Table, spot: Spot) -> SeatSet {
    let is_here = |seat: &tabletop::Seat| table.pawns[*seat] == Place::On(spot);
    table.seats().filter(is_here).collect()
}

#[cfg(test)]
mod tests {
    use great_brain_robbery::{Dice, Robbery};

    use super::*;

    /// Three players at the start.
    fn table() -> Table {
        use tabletop::{Cx, Game, chance::Seeded};
        let mut events = Vec::new();
        let mut chance = Seeded::new(7);
        let robbery = Robbery::setup(
            &great_brain_robbery::Options::default(),
            3,
            &mut Cx::new(&mut chance, &mut events),
        );
        robbery.expect("three can play").table
    }

    fn going(left: u8) -> Move {
        Move {
            dice: Dice::NONE,
            left,
            n_opened: 0,
            may_reroll: false,
        }
    }

    fn n_within_reach(sight: &Sight) -> usize {
        let looks = looks(&table(), sight);
        let spaces = looks.iter().flatten();
        spaces
            .filter(|look| look.distance != Distance::Unknown)
            .count()
    }

    #[test]
    fn without_a_move_nothing_is_within_reach() {
        assert_eq!(n_within_reach(&Sight::default()), 0);
    }

    #[test]
    fn without_steps_only_the_own_space_is() {
        let sight = Sight {
            going: Some(going(0)),
            ..Sight::default()
        };
        assert_eq!(n_within_reach(&sight), 1);
    }

    #[test]
    fn a_card_widens_what_is_within_reach() {
        let near = Sight {
            going: Some(going(2)),
            ..Sight::default()
        };
        let fast = Brain::all().max_by_key(|brain| brain.run());
        let wide = Sight {
            card: fast,
            ..near.clone()
        };
        assert!(n_within_reach(&near) < n_within_reach(&wide));
        let looks = looks(&table(), &wide);
        assert!(looks.iter().flatten().all(|look| match look.distance {
            Distance::Unknown => true,
            Distance::Near(steps) => steps <= 2,
            Distance::WithCard(steps) => 2 < steps,
        }));
    }
}
