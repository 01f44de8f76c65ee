//! How far people are with judging the answers to free questions.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, rule};

use crate::{
    rulebook as r,
    table::{Step, Table},
};

/// Who has looked through the answers, and what came up.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Review {
    pub passed: SeatSet,
    /// One bit for each answer that was disputed: bit 1 is answer 1.
    pub disputed: u32,
}

/// What somebody thinks of a disputed answer.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Vote {
    /// It was a mistake.
    Uphold,
    /// It was right.
    Reject,
    /// No opinion.
    Abstain,
}

/// Who voted how.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Votes {
    pub uphold: SeatSet,
    pub reject: SeatSet,
    pub abstain: SeatSet,
}

/// What came of a dispute.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It was a mistake.
    Mistake,
    /// The answer stands.
    Right,
    /// It is one word against another.
    Void,
}

impl Review {
    pub const fn was_disputed(self, number: u8) -> bool {
        self.disputed >> number & 1 == 1
    }
}

impl Votes {
    #[must_use]
    pub(crate) fn with(self, seat: Seat, vote: Vote) -> Votes {
        let Votes {
            uphold,
            reject,
            abstain,
        } = self;
        match vote {
            Vote::Uphold => Votes {
                uphold: uphold.with(seat),
                ..self
            },
            Vote::Reject => Votes {
                reject: reject.with(seat),
                ..self
            },
            Vote::Abstain => Votes {
                abstain: abstain.with(seat),
                ..self
            },
        }
    }

    fn contains(self, seat: Seat) -> bool {
        let Votes {
            uphold,
            reject,
            abstain,
        } = self;
        [uphold, reject, abstain]
            .iter()
            .any(|voters| voters.contains(seat))
    }

    /// Whether nobody has an opinion but the one who disputes.
    fn is_one_word(self) -> bool {
        self.uphold.len() == 1 && self.reject.is_empty()
    }
}

impl Table {
    pub fn yet_to_pass(&self, review: Review) -> SeatSet {
        let guessers = self.guessers().iter();
        guessers.filter(|it| !review.passed.contains(*it)).collect()
    }

    /// The guessers first, and the Brain Master if that leaves one word only.
    pub fn yet_to_vote(&self, votes: Votes) -> SeatSet {
        let guessers = self.guessers().iter();
        let awaited: SeatSet = guessers.filter(|it| !votes.contains(*it)).collect();
        if awaited.is_empty() && votes.is_one_word() {
            rule!(r::BFL_12_ALONE);
            return SeatSet::one(self.master);
        }
        awaited
    }

    /// What the votes come to once nobody is waited for.
    pub(crate) fn verdict(&self, votes: Votes) -> Verdict {
        let Votes { uphold, reject, .. } = votes;
        if reject.contains(self.master) {
            rule!(r::BFL_12_VOID);
            return Verdict::Void;
        }
        rule!(r::BFL_12_MAJORITY);
        if uphold.len() == reject.len() {
            rule!(r::BFL_12_TIE);
        }
        if reject.len() < uphold.len() {
            Verdict::Mistake
        } else {
            Verdict::Right
        }
    }

    pub(crate) fn follow_dispute(&mut self, seat: Seat, number: u8) {
        if let Step::Review(mut review) = self.step {
            review.disputed |= 1 << number;
            self.step = Step::Vote {
                review,
                number,
                votes: Votes::default().with(seat, Vote::Uphold),
            };
        }
    }

    pub(crate) fn follow_vote(&mut self, seat: Seat, vote: Vote) {
        if let Step::Vote { votes, .. } = &mut self.step {
            *votes = votes.with(seat, vote);
        }
    }
}
