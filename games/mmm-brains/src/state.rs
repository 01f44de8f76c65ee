//! The table: who has how many brains, and what the dice show.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, rule};

use crate::{
    dice::{Colour, Dice},
    rulebook as r,
};

/// The whole truth. Nothing is hidden, so it is also what everybody sees.
#[derive(Copy, Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct MmmBrains {
    pub colours: BySeat<Colour>,
    /// Everybody's points.
    pub brains: BySeat<u8>,
    /// In phase 1 what is left to take, in phase 2 what has been paid.
    pub middle: u8,
    pub phase: Phase,
    pub active: Seat,
    pub throw: Throw,
    pub players: BySeat<Player>,
}

const _: () = assert!(
    size_of::<MmmBrains>() <= 128,
    "search copies this; keep it small"
);

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Brains are taken from the middle.
    One,
    /// Brains are paid into the middle.
    Two,
}

/// How far the active player's throw has come.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Throw {
    /// The dice lie ready.
    Awaited,
    /// Some may still be thrown again.
    Showing { dice: Dice, n_left: u8 },
    /// The result stands; a colour is to be announced.
    Standing { dice: Dice },
}

/// Whether a player is still in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    #[default]
    In,
    Out {
        place: u8,
    },
}

/// Points that lie in the middle at the start.
pub fn pot(n_seats: usize) -> u8 {
    rule!(r::MMB_3_MIDDLE);
    WHITE + RED_WORTH * n_red(n_seats)
}

/// White brains, worth 1 each.
pub const WHITE: u8 = 25;
/// Red brains in the box.
pub const RED: u8 = 25;
pub const RED_WORTH: u8 = 5;

/// Red brains in play; the others stay in the box.
pub fn n_red(n_seats: usize) -> u8 {
    rule!(r::MMB_1_BRAINS);
    RED - match n_seats {
        3 => 10,
        4 => 5,
        _ => 0,
    }
}

impl MmmBrains {
    pub fn n_seats(&self) -> usize {
        self.colours.len()
    }

    pub fn is_in(&self, seat: Seat) -> bool {
        self.players[seat] == Player::In
    }

    pub fn still_in(&self) -> SeatSet {
        self.players
            .seats()
            .filter(|seat| self.is_in(*seat))
            .collect()
    }

    /// The only player left, who has won.
    pub fn winner(&self) -> Option<Seat> {
        let still_in = self.still_in();
        match still_in.len() {
            1 => still_in.first(),
            _ => None,
        }
    }

    /// What the dice show, if they have been thrown this turn.
    pub fn dice(&self) -> Option<Dice> {
        match self.throw {
            Throw::Awaited => None,
            Throw::Showing { dice, .. } | Throw::Standing { dice } => Some(dice),
        }
    }

    /// The player still in who has this colour.
    pub fn owner(&self, colour: Colour) -> Option<Seat> {
        self.still_in()
            .iter()
            .find(|seat| self.colours[*seat] == colour)
    }

    /// Who pays in phase 2 when the active player chooses `colour`.
    pub fn payer(&self, colour: Colour) -> Seat {
        match self.owner(colour) {
            Some(opponent) if opponent != self.active => {
                rule!(r::MMB_12_OPPONENT_PAYS);
                opponent
            }
            Some(_) | None => {
                rule!(r::MMB_12_SELF_PAYS);
                self.active
            }
        }
    }

    /// Points that change hands when `colour` is announced at `total`.
    pub fn worth(&self, colour: Colour, total: u8) -> u8 {
        match self.phase {
            Phase::One => total.min(self.middle),
            Phase::Two => total.min(self.brains[self.payer(colour)]),
        }
    }

    /// Who plays after the active player.
    pub(crate) fn next_player(&self) -> Seat {
        let mut seat = self.active.left(self.n_seats());
        while !self.is_in(seat) {
            seat = seat.left(self.n_seats());
        }
        seat
    }
}
