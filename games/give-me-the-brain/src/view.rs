//! What a viewer may know.

mod follow;
mod top;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Viewer, rule};

pub use self::top::Top;
use crate::{
    card::{Card, Face},
    cards::Cards,
    faces::Faces,
    hands::Witnesses,
    job::{Job, Step},
    odds::Odds,
    rulebook as r,
    rules::Prompt,
    state::{self, Brain, GiveMeTheBrain, Phase},
    work::{Underway, WalkieTalkie, Work},
};

/// The table as one viewer sees and remembers it.
#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub eyes: Viewer,
    pub hands: BySeat<Shown>,
    /// Of each player's cards, those that everybody knows to be there.
    pub open: BySeat<Faces>,
    /// Of each player's cards, those chosen to be passed on.
    pub set_aside: BySeat<Shown>,
    /// What lies in front of each player.
    pub tables: BySeat<Faces>,
    pub deck: DeckView,
    pub discards: Faces,
    /// Bids of this round and jobs that are being done: in no pile.
    pub laid_out: Faces,
    pub brain: Brain,
    pub phase: Phase,
    /// Turns that have begun since the start of the game.
    pub n_turns: u16,
}

/// Cards of which everybody knows the number.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Shown {
    pub n: u8,
    /// Those the viewer knows to be there.
    pub known: Faces,
}

/// The deck from outside.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DeckView {
    /// All its cards.
    pub n: u8,
    /// Those that somebody knows, from the top down.
    pub top: Top,
}

/// A card on the deck that somebody knows.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TopCard {
    /// What it is, if the viewer knows it.
    pub card: Option<Face>,
    pub by: Witnesses,
}

impl Shown {
    pub(crate) const NONE: Shown = Shown {
        n: 0,
        known: Faces::NONE,
    };

    /// Cards the viewer does not know.
    pub fn n_hidden(self) -> u8 {
        self.n - self.known.len()
    }
}

impl View {
    pub(crate) fn of(table: &GiveMeTheBrain, viewer: Viewer) -> View {
        rule!(r::GMB_24_NUMBERS);
        let known = table.hands.known_to(viewer);
        let shown = |cards: Cards, known: Cards| Shown {
            n: cards.len(),
            known: Faces::from(cards & known),
        };
        let chosen = |seat| {
            let seen = if viewer.may_see(seat) {
                Cards::BOX
            } else {
                Cards::NONE
            };
            shown(table.hands.held(seat) & table.set_aside, seen)
        };
        let top_card = |card: &Card| TopCard {
            card: known.contains(*card).then(|| card.face()),
            by: table.hands.witnesses(*card),
        };
        let by_seat = |of: &dyn Fn(Seat) -> Shown| BySeat::new(table.n_seats(), of);
        View {
            eyes: viewer,
            hands: by_seat(&|seat| shown(table.hands.held(seat), known)),
            open: BySeat::new(table.n_seats(), |seat| {
                Faces::from(table.hands.held(seat) & table.hands.known_to(Viewer::Public))
            }),
            set_aside: by_seat(&chosen),
            tables: table.tables.map(|_, cards| Faces::from(*cards)),
            deck: DeckView {
                n: table.deck.len(),
                top: table.deck.top().iter().map(top_card).collect(),
            },
            discards: table.discards.into(),
            laid_out: table.laid_out.into(),
            brain: table.brain,
            phase: table.phase,
            n_turns: table.n_turns,
        }
    }

    pub fn n_seats(&self) -> usize {
        self.hands.len()
    }

    pub fn lies_before(&self, seat: Seat, job: Job) -> bool {
        self.tables[seat].has(Face::Job(job))
    }

    /// Hands a player has in a turn.
    pub fn capacity(&self, seat: Seat) -> u8 {
        state::capacity(|job| self.tables[seat].n(Face::Job(job)))
    }

    /// Hands the player at work has left.
    pub fn hands_left(&self, work: &Work) -> u8 {
        let capacity = self.capacity(work.active);
        capacity.saturating_sub(work.hands_used)
    }

    /// How likely this player makes the skill roll of a job now; none is
    /// needed for a job without a skill number.
    pub fn odds(&self, seat: Seat, job: Job) -> Option<Odds> {
        let manual = match &self.phase {
            Phase::Work(work) if work.active == seat => work.manual,
            Phase::Work(_) | Phase::Bidding(_) | Phase::Over(_) => 0,
        };
        let is_floor_wet = self
            .tables
            .seats()
            .any(|seat| self.lies_before(seat, Job::WetFloorSign));
        let bonus = state::roll_bonus(self.lies_before(seat, Job::CoffeeMug), manual, is_floor_wet);
        job.skill().map(|skill| Odds::of(skill, bonus))
    }

    /// Players whom no job of the active player makes draw, gives cards or
    /// swaps with.
    pub fn hidden(&self, active: Seat) -> SeatSet {
        let hides = |seat: &Seat| self.lies_before(*seat, Job::HideInTheWashroom);
        self.hands
            .seats()
            .filter(hides)
            .collect::<SeatSet>()
            .without(active)
    }

    /// Cards whose place the viewer does not know.
    pub fn unseen(&self) -> Faces {
        let mut unseen = Faces::BOX.minus(self.discards).minus(self.laid_out);
        for seat in self.hands.seats() {
            unseen = unseen
                .minus(self.tables[seat])
                .minus(self.hands[seat].known);
        }
        let known = self.deck.top.iter().filter_map(|it| it.card);
        known.fold(unseen, Faces::without)
    }

    /// What the table waits for.
    pub fn prompt(&self) -> Prompt {
        match self.phase {
            Phase::Bidding(bidding) => Prompt::Bid {
                seat: bidding.next().expect("a bidding waits for somebody"),
                best: bidding.best(),
                dropper: bidding.dropper,
            },
            Phase::Work(work) => self.prompt_work(&work),
            Phase::Over(win) => Prompt::Over(win),
        }
    }

    fn prompt_work(&self, work: &Work) -> Prompt {
        let seat = work.active;
        match (work.jobs.current(), work.walkie_talkie) {
            (Some(underway), _) => self.prompt_step(seat, underway),
            (None, WalkieTalkie::Listening) => Prompt::Toss {
                seat,
                card: self.deck.top.first().and_then(|top| top.card),
            },
            (None, WalkieTalkie::Unused | WalkieTalkie::Used) => Prompt::Work {
                seat,
                hands_left: self.hands_left(work),
                has_worked: work.has_worked(),
            },
        }
    }

    fn prompt_step(&self, seat: Seat, underway: &Underway) -> Prompt {
        let step = underway.current_step().expect("the table waits at a step");
        if let Step::EveryonePasses(n) = step {
            let awaited = self
                .hands
                .seats()
                .filter(|owner| self.owes_cards(*owner, seat, n))
                .collect();
            return Prompt::SetAside { awaited };
        }
        Prompt::Step {
            seat,
            job: underway.job,
            place: underway.step,
            step,
            count: underway.count,
            chosen: underway.chosen,
            third: underway.third,
        }
    }

    fn owes_cards(&self, owner: Seat, active: Seat, n: u8) -> bool {
        let n = n.min(self.hands[owner].n);
        !self.hidden(active).contains(owner) && self.set_aside[owner].n < n
    }
}
