//! Who sits at the tables of twins, and the game as the server plays it.

use driver::{Driver, Limits, Match, Sitter};
use erased::DynGame;
use serde_json::Value as Json;
use tabletop::{Seat, Viewer, sealed::Seal};

use super::{USUAL, playing};

/// Who sits at the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Company {
    People,
    /// They have given every order there is.
    Ordering,
    /// A bot has the last seat.
    Bot,
    /// Who had it has left for now, and a bot plays.
    StandIn,
}

pub(super) const EVERYBODY: [Company; 4] = [
    Company::People,
    Company::Ordering,
    Company::Bot,
    Company::StandIn,
];

/// What twins are played for.
#[derive(Copy, Clone, Debug)]
pub(super) struct Plan {
    pub(super) game: &'static dyn DynGame,
    pub(super) company: Company,
    /// To the end, and to the rematch.
    pub(super) is_whole: bool,
}

pub(super) fn name(seat: usize) -> String {
    format!("Player {seat}")
}

/// As few as can play, but at least three: two to be alike and one to choose.
pub(super) fn n_seats(game: &dyn DynGame) -> usize {
    let seats = game.info().seats;
    3.clamp(*seats.start(), *seats.end())
}

impl Plan {
    pub(super) fn last(self) -> Seat {
        Seat::new(n_seats(self.game) - 1)
    }

    pub(super) fn has_bot(self) -> bool {
        matches!(self.company, Company::Bot | Company::StandIn)
    }

    /// People who are there from the invitation to the end.
    pub(super) fn n_people(self) -> usize {
        n_seats(self.game) - usize::from(self.has_bot())
    }

    pub(super) fn viewers(self) -> Vec<Viewer> {
        let seats = (0..n_seats(self.game)).map(|seat| Viewer::Seat(Seat::new(seat)));
        seats.chain([Viewer::of(None)]).collect()
    }

    /// Those who can be fooled: whose pages hear something.
    pub(super) fn audience(self) -> Vec<Viewer> {
        let mut audience = self.viewers();
        audience.retain(|it| !self.has_bot() || *it != Viewer::Seat(self.last()));
        audience
    }

    /// The game as the server plays it.
    pub(super) fn table(self, key: [u8; 32]) -> Driver {
        let n_seats = n_seats(self.game);
        let bot_at = |seat| self.company == Company::Bot && seat + 1 == n_seats;
        let players = (0..n_seats).map(|seat| {
            if bot_at(seat) {
                playing::BOT.to_owned()
            } else {
                name(seat)
            }
        });
        let players: Vec<String> = players.collect();
        let salts = { players.iter() }
            .enumerate()
            .map(|(seat, it)| {
                if bot_at(seat) {
                    String::new()
                } else {
                    format!("salt of {it}")
                }
            })
            .collect();
        let game = Match::start(self.game, Json::Null, players, Seal { key, salts }).unwrap();
        let sitters = (0..n_seats).map(|seat| {
            if self.has_bot() && seat + 1 == n_seats {
                Sitter::Bot(USUAL.to_owned())
            } else {
                Sitter::Person
            }
        });
        let mut table = Driver::new(game, sitters.collect(), Limits::default());
        if self.company == Company::Ordering {
            let orders: Vec<_> = { self.game.orders() }
                .iter()
                .map(|it| it.name.to_owned())
                .collect();
            for seat in 0..n_seats {
                table.set_orders(Seat::new(seat), &orders).unwrap();
            }
        }
        table
    }
}
