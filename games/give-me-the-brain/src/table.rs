//! What lies open on the table, and whom it waits for.

mod follow;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Placing, Seat, SeatSet, Standings, rule};

use crate::{
    bidding::Bidding,
    card::{Bid, Face},
    cards::Cards,
    faces::Faces,
    hands::Witnesses,
    job::{Job, Kind, Receiver, Step, Substitute, With},
    odds::Odds,
    rulebook as r,
    top::Top,
    work::{Underway, WalkieTalkie, Work},
};

pub const MIN_PLAYERS: usize = 3;
pub const MAX_PLAYERS: usize = 8;

/// Hands a player works with, without any Object.
pub(crate) const HANDS: u8 = 2;

/// Everything that all can see.
#[derive(Copy, Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Cards each player has.
    pub held: BySeat<u8>,
    /// How many of them are chosen to be passed on.
    pub set_aside: BySeat<u8>,
    /// What lies in front of each player.
    pub before: BySeat<Faces>,
    /// Cards in the deck.
    pub deck: u8,
    /// Who knows the uppermost of them.
    pub seen_top: Top<Witnesses>,
    pub discards: Faces,
    /// Bids of this round and jobs that are being done: in no pile.
    pub laid_out: Faces,
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

impl Table {
    /// Before the first card is dealt.
    pub(crate) fn fresh(n_seats: usize) -> Table {
        Table {
            held: BySeat::new(n_seats, |_| 0),
            set_aside: BySeat::new(n_seats, |_| 0),
            before: BySeat::new(n_seats, |_| Faces::NONE),
            deck: Cards::BOX.len(),
            seen_top: Top::default(),
            discards: Faces::NONE,
            laid_out: Faces::NONE,
            brain: Brain::OnTheFloor,
            phase: Phase::Work(Work::new(Seat::new(0), 0)),
            n_turns: 0,
        }
    }

    pub fn n_seats(&self) -> usize {
        self.held.len()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.held.seats()
    }

    /// Everybody else, from the left.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats_from(seat).skip(1)
    }

    /// A player, then everybody else from the left.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n_seats = self.n_seats();
        (0..n_seats).map(move |n| Seat::new((first.index() + n) % n_seats))
    }

    pub(crate) fn left(&self, seat: Seat) -> Seat {
        seat.left(self.n_seats())
    }

    pub(crate) fn right(&self, seat: Seat) -> Seat {
        let n_seats = self.n_seats();
        Seat::new((seat.index() + n_seats - 1) % n_seats)
    }

    pub fn lies_before(&self, seat: Seat, job: Job) -> bool {
        self.before[seat].has(Face::Job(job))
    }

    /// The player a job lies in front of.
    pub fn owner_of(&self, job: Job) -> Option<Seat> {
        self.seats().find(|seat| self.lies_before(*seat, job))
    }

    /// Hands a player has in a turn.
    pub fn capacity(&self, seat: Seat) -> u8 {
        rule!(r::GMB_10_TWO);
        let n = |job| self.before[seat].n(Face::Job(job));
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

    /// Hands the player at work has left.
    pub fn hands_left(&self, work: &Work) -> u8 {
        let capacity = self.capacity(work.active);
        capacity.saturating_sub(work.hands_used)
    }

    /// What is added to a skill roll of this player now, or taken off it.
    pub fn roll_bonus(&self, seat: Seat) -> i16 {
        rule!(r::GMB_16_BONUS);
        let manual = match &self.phase {
            Phase::Work(work) if work.active == seat => work.manual,
            Phase::Work(_) | Phase::Bidding(_) | Phase::Over(_) => 0,
        };
        let has_mug = self.lies_before(seat, Job::CoffeeMug);
        let is_floor_wet = self.owner_of(Job::WetFloorSign).is_some();
        i16::from(has_mug) + i16::from(manual) - i16::from(is_floor_wet)
    }

    /// How likely this player makes the skill roll of a job now; none is
    /// needed for a job without a skill number.
    pub fn odds(&self, seat: Seat, job: Job) -> Option<Odds> {
        let skill = job.skill()?;
        Some(Odds::of(skill, self.roll_bonus(seat)))
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

    /// Whether the player at work can look at the top card.
    pub(crate) fn may_listen(&self, work: &Work) -> bool {
        work.walkie_talkie == WalkieTalkie::Unused
            && self.lies_before(work.active, Job::WalkieTalkie)
            && !(self.deck == 0 && self.discards.is_empty())
    }

    /// The turn that is going on.
    pub(crate) fn work(&self) -> &Work {
        match &self.phase {
            Phase::Work(work) => work,
            Phase::Bidding(_) | Phase::Over(_) => panic!("it is nobody's turn"),
        }
    }

    pub(crate) fn active(&self) -> Seat {
        self.work().active
    }

    /// The job that is being done.
    pub(crate) fn underway(&self) -> &Underway {
        let jobs = &self.work().jobs;
        jobs.current().expect("a job is being done")
    }

    /// Whom this job is about.
    pub(crate) fn chosen(&self) -> Seat {
        let chosen = self.underway().chosen;
        chosen.expect("a player was chosen in an earlier step")
    }

    /// Whom a step of this job gives a card.
    pub(crate) fn receiver(&self, receiver: Receiver) -> Seat {
        match receiver {
            Receiver::Left => self.left(self.active()),
            Receiver::Right => self.right(self.active()),
            Receiver::Chosen => self.chosen(),
        }
    }

    /// Whether no job of the active player can make this one draw, give it
    /// cards or swap with it.
    pub fn is_hidden(&self, seat: Seat) -> bool {
        seat != self.active() && self.lies_before(seat, Job::HideInTheWashroom)
    }

    pub(crate) fn hidden(&self) -> SeatSet {
        self.seats().filter(|seat| self.is_hidden(*seat)).collect()
    }

    /// Cards a player has still to choose when everyone passes on this many.
    pub(crate) fn n_owed(&self, seat: Seat, n: u8) -> u8 {
        if self.is_hidden(seat) {
            return 0;
        }
        n.min(self.held[seat]) - self.set_aside[seat]
    }

    /// Who has still to choose some.
    pub(crate) fn owing(&self, n: u8) -> SeatSet {
        let owes = |seat: &Seat| 0 < self.n_owed(*seat, n);
        self.seats().filter(owes).collect()
    }

    /// Whom the table waits for; nobody once the game is over.
    pub fn awaited(&self) -> SeatSet {
        match &self.phase {
            Phase::Bidding(bidding) => bidding.next().into_iter().collect(),
            Phase::Work(work) => match work.jobs.current().and_then(Underway::current_step) {
                Some(Step::EveryonePasses(n)) => self.owing(n),
                Some(_) | None => SeatSet::one(work.active),
            },
            Phase::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The winner, then the others by how few cards they have.
    pub(crate) fn standings(&self, winner: Seat) -> Standings {
        Standings(self.held.map(|seat, n_cards| {
            let is_better =
                |other: &Seat| *other != seat && (*other == winner || self.held[*other] < *n_cards);
            let n_better = if seat == winner {
                0
            } else {
                self.seats().filter(is_better).count()
            };
            Placing {
                place: 1 + n_better as u8,
                points: -i32::from(*n_cards),
            }
        }))
    }
}
