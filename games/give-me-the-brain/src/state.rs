//! The table: who holds what, and whom it waits for.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, rule};

use crate::{
    bidding::Bidding,
    card::{Bid, Face},
    cards::Cards,
    deck::Deck,
    hands::Hands,
    job::{Job, Kind, Substitute, With},
    rulebook as r,
    work::Work,
};

pub const MIN_PLAYERS: usize = 3;
pub const MAX_PLAYERS: usize = 8;

/// Hands a player works with, without any Object.
pub(crate) const HANDS: u8 = 2;

/// The whole truth.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct GiveMeTheBrain {
    pub hands: Hands,
    pub deck: Deck,
    pub discards: Cards,
    /// What lies in front of each player.
    pub tables: BySeat<Cards>,
    /// Bids of this round and jobs that are being done: in no pile.
    pub laid_out: Cards,
    /// Cards chosen to be passed on, still among their owner's cards.
    pub set_aside: Cards,
    pub brain: Brain,
    pub phase: Phase,
    /// Turns that have begun since the start of the game.
    pub n_turns: u16,
}

/// Where the Brain is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Brain {
    OnTheFloor,
    HeldBy(Seat),
}

/// What is going on.
#[derive(Copy, Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    Bidding(Bidding),
    Work(Work),
    Over(Win),
}

/// Who won, and how.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Win {
    pub seat: Seat,
    pub how: How,
}

/// What got a player rid of the last card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// A job of the player's own.
    Job(Job),
    /// A job of somebody else.
    OthersJob(Job),
    Bid(Bid),
    /// Nothing did: the game was too long, and these were the fewest cards.
    FewestCards,
}

impl Brain {
    pub fn holder(self) -> Option<Seat> {
        match self {
            Brain::OnTheFloor => None,
            Brain::HeldBy(seat) => Some(seat),
        }
    }
}

impl GiveMeTheBrain {
    pub fn n_seats(&self) -> usize {
        self.hands.n_seats()
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.n_seats()).map(Seat::new)
    }

    /// Everybody else, from the left.
    pub fn others(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let n_seats = self.n_seats();
        (1..n_seats).map(move |n| Seat::new((seat.index() + n) % n_seats))
    }

    /// A player, then everybody else from the left.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(first).chain(self.others(first))
    }

    pub(crate) fn left(&self, seat: Seat) -> Seat {
        seat.left(self.n_seats())
    }

    pub(crate) fn right(&self, seat: Seat) -> Seat {
        let n_seats = self.n_seats();
        Seat::new((seat.index() + n_seats - 1) % n_seats)
    }

    pub fn lies_before(&self, seat: Seat, job: Job) -> bool {
        self.tables[seat].has(Face::Job(job))
    }

    /// The player a job lies in front of.
    pub fn owner_of(&self, job: Job) -> Option<Seat> {
        self.seats().find(|seat| self.lies_before(*seat, job))
    }

    /// Hands a player has in a turn.
    pub fn capacity(&self, seat: Seat) -> u8 {
        capacity(|job| self.tables[seat].n(Face::Job(job)))
    }

    /// What is added to a skill roll of this player, or taken off it.
    pub fn roll_bonus(&self, seat: Seat, manual: u8) -> i16 {
        let sign = self.owner_of(Job::WetFloorSign).is_some();
        roll_bonus(self.lies_before(seat, Job::CoffeeMug), manual, sign)
    }

    /// What a player has to work with instead of the Brain.
    pub(crate) fn substitutes(&self, seat: Seat) -> impl Iterator<Item = Substitute> {
        Substitute::ALL
            .into_iter()
            .filter(move |it| self.lies_before(seat, it.job()))
    }

    /// Whether a player still has what a job was played with.
    pub(crate) fn still_has(&self, seat: Seat, with: With) -> bool {
        match with {
            With::Hands => true,
            With::Brain => self.brain == Brain::HeldBy(seat),
            With::Substitute(it) => self.lies_before(seat, it.job()),
        }
    }

    /// Objects on the table, each with the player it lies in front of.
    pub(crate) fn objects(&self) -> impl Iterator<Item = (Job, Seat)> {
        let objects = Job::all().filter(|job| job.kind() == Kind::Object);
        objects.flat_map(move |job| {
            self.seats()
                .filter(move |seat| self.lies_before(*seat, job))
                .map(move |seat| (job, seat))
        })
    }
}

/// Hands of a player who has so many of each Object in front.
pub fn capacity(n: impl Fn(Job) -> u8) -> u8 {
    rule!(r::GMB_10_TWO);
    let n_extra = n(Job::ExtraHand);
    match n_extra {
        0 => (),
        1 => rule!(r::GMB_10_THREE),
        _ => rule!(r::GMB_10_FOUR),
    }
    let n_mops = n(Job::Mop);
    if 0 < n_mops {
        rule!(r::GMB_10_MOP);
    }
    HANDS + n_extra - n_mops
}

/// Everything that changes a skill roll.
pub fn roll_bonus(has_mug: bool, manual: u8, is_floor_wet: bool) -> i16 {
    rule!(r::GMB_16_BONUS);
    i16::from(has_mug) + i16::from(manual) - i16::from(is_floor_wet)
}
