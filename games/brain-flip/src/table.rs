//! What everybody knows: the grid, the points, what was asked and said.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Standings, Turn, rule};

use crate::{
    event::{Call, Event, Spot},
    grid::{Grid, MAX_SIDE},
    log::{Counted, Log},
    question::{Asked, Remark},
    rulebook as r,
};

/// Points that win the game.
pub const GOAL: u8 = 3;

/// The table without the secret.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    pub agreed: Agreed,
    pub points: BySeat<u8>,
    /// Who was Brain Master in the first round.
    pub first: Seat,
    pub master: Seat,
    pub grid: Grid,
    /// Guessers who have not pointed at a wrong picture.
    pub still_in: SeatSet,
    pub log: Log,
    /// What the next free question of the game is kept under.
    pub next_remark: Remark,
    pub step: Step,
}

/// What the players agreed on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Agreed {
    pub answers: Answers,
    /// Questions and calls in a round.
    pub limit: u8,
    /// Every round gets a new grid.
    pub new_grid: bool,
    /// Everybody is Brain Master equally often.
    pub full_circle: bool,
}

/// What the Brain Master's words mean.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answers {
    /// Yes means no.
    Flipped,
    /// Yes means yes.
    Straight,
}

/// The word the table hears.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Word {
    Yes,
    No,
}

/// What a guesser thinks of a disputed answer.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It was a mistake.
    Uphold,
    /// It was right.
    Reject,
}

/// What the table waits for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// The Brain Master picks a picture.
    Choose,
    /// A guesser asks, or calls.
    Ask {
        seat: Seat,
    },
    /// The Brain Master answers what `seat` asked.
    Answer {
        seat: Seat,
        asked: Asked,
    },
    /// Nobody found the picture; guessers dispute answers, or pass.
    Review(Review),
    /// The guessers vote on answer `number`.
    Vote {
        review: Review,
        number: u8,
        uphold: SeatSet,
        reject: SeatSet,
    },
    Over,
}

/// How far the guessers are with the answers to free questions.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Review {
    pub passed: SeatSet,
    /// One bit for each answer that was disputed: bit 1 is answer 1.
    pub disputed: u32,
}

impl Review {
    pub const fn was_disputed(self, number: u8) -> bool {
        self.disputed >> number & 1 == 1
    }
}

impl Word {
    pub const BOTH: [Word; 2] = [Word::Yes, Word::No];

    #[must_use]
    pub const fn other(self) -> Word {
        match self {
            Word::Yes => Word::No,
            Word::No => Word::Yes,
        }
    }
}

impl Answers {
    /// Whether this word says that the question is true of the picture.
    pub fn means_true(self, word: Word) -> bool {
        match self {
            Answers::Flipped => {
                rule!(r::BFL_4_OPPOSITE);
                word == Word::No
            }
            Answers::Straight => {
                rule!(r::BFL_9_STRAIGHT);
                word == Word::Yes
            }
        }
    }

    /// How many questions and calls there are unless agreed otherwise.
    pub fn usual_limit(self, side: u8) -> u8 {
        match (self, side) {
            (Answers::Flipped, MAX_SIDE) => {
                rule!(r::BFL_7_TEN);
                10
            }
            (Answers::Straight, MAX_SIDE) => {
                rule!(r::BFL_9_SIX);
                6
            }
            (answers, smaller) => {
                rule!(r::BFL_10_LIMITS);
                match (answers, smaller) {
                    (Answers::Flipped, 5) => 8,
                    (Answers::Flipped, 4) => 7,
                    (Answers::Flipped, 3) | (Answers::Straight, 5) => 6,
                    (Answers::Straight, 4) => 5,
                    (Answers::Straight, 3) | (Answers::Flipped, _) => 4,
                    (Answers::Straight, _) => 3,
                }
            }
        }
    }
}

impl Table {
    pub fn n_seats(&self) -> usize {
        self.points.len()
    }

    pub fn seats(&self) -> SeatSet {
        SeatSet::all(self.n_seats())
    }

    /// Everybody but the Brain Master, out or not.
    pub fn guessers(&self) -> SeatSet {
        self.seats().without(self.master)
    }

    /// Questions and calls so far; one that waits for its answer counts.
    pub fn n_counted(&self) -> u8 {
        let waiting = match self.step {
            Step::Answer { .. } => 1,
            Step::Choose | Step::Ask { .. } | Step::Review(_) | Step::Vote { .. } | Step::Over => 0,
        };
        self.log.len() + waiting
    }

    /// Questions and calls that are left.
    pub fn n_left(&self) -> u8 {
        self.agreed.limit - self.n_counted()
    }

    /// The answer that the Brain Master may still correct.
    pub fn correctable(&self) -> Option<(u8, Asked, Word)> {
        match self.step {
            Step::Ask { .. } => self.log.last_answer(),
            Step::Choose
            | Step::Answer { .. }
            | Step::Review(_)
            | Step::Vote { .. }
            | Step::Over => None,
        }
    }

    /// Whether everybody sees which picture it was.
    pub fn is_shown(&self) -> bool {
        match self.step {
            Step::Review(_) | Step::Vote { .. } | Step::Over => true,
            Step::Choose | Step::Ask { .. } | Step::Answer { .. } => false,
        }
    }

    pub fn turn(&self) -> Turn {
        match self.step {
            Step::Choose => Turn::waiting(SeatSet::one(self.master)),
            Step::Ask { seat } => {
                let callers = self.still_in.without(seat);
                let may = match self.correctable() {
                    Some(_) => callers.with(self.master),
                    None => callers,
                };
                Turn::Waiting {
                    must: SeatSet::one(seat),
                    may,
                }
            }
            Step::Answer { .. } => Turn::Waiting {
                must: SeatSet::one(self.master),
                may: if self.n_left() == 0 {
                    rule!(r::BFL_5_VOID);
                    SeatSet::EMPTY
                } else {
                    self.still_in
                },
            },
            Step::Review(review) => Turn::waiting(self.yet_to_pass(review)),
            Step::Vote { uphold, reject, .. } => Turn::waiting(self.yet_to_vote(uphold, reject)),
            Step::Over => Turn::Over(self.standings()),
        }
    }

    pub fn yet_to_pass(&self, review: Review) -> SeatSet {
        let guessers = self.guessers().iter();
        guessers.filter(|it| !review.passed.contains(*it)).collect()
    }

    pub fn yet_to_vote(&self, uphold: SeatSet, reject: SeatSet) -> SeatSet {
        let guessers = self.guessers().iter();
        guessers
            .filter(|it| !uphold.contains(*it) && !reject.contains(*it))
            .collect()
    }

    pub fn standings(&self) -> Standings {
        Standings::by_points(&self.points.map(|_, points| i32::from(*points)))
    }

    /// The guesser who asks after `seat`: clockwise, passing over the Brain
    /// Master and whoever is out. `None` if all are.
    pub fn next_asker(&self, seat: Seat) -> Option<Seat> {
        rule!(r::BFL_4_CLOCKWISE);
        let mut next = seat;
        for _ in 0..self.n_seats() {
            next = next.left(self.n_seats());
            if self.still_in.contains(next) {
                return Some(next);
            }
            if next != self.master {
                rule!(r::BFL_6_SKIPPED);
            }
        }
        None
    }

    /// Brings the table up to date with what happened. The rules change it in
    /// no other way, so whoever is told of everything holds the same table.
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Dealt { grid } => self.grid = grid,
            Event::RoundBegan { master } => {
                self.master = master;
                self.still_in = self.guessers();
                self.log = Log::EMPTY;
                self.step = Step::Choose;
            }
            Event::Chose { .. } | Event::MistakeFound { .. } | Event::Shown { .. } => (),
            Event::Turn { seat } | Event::Declined { seat, .. } => self.step = Step::Ask { seat },
            Event::Asked { seat, asked } => {
                self.step = Step::Answer { seat, asked };
                if let Asked::Free(remark) = asked {
                    self.next_remark = remark.next();
                }
            }
            Event::Answered { said, .. } => self.follow_answer(said),
            Event::Corrected { number, said, .. } => self.log.correct(number, said),
            Event::Called { seat, spot, call } => self.follow_call(seat, spot, call),
            Event::ReviewBegan => self.step = Step::Review(Review::default()),
            Event::Passed { seat } => {
                if let Step::Review(review) = &mut self.step {
                    review.passed = review.passed.with(seat);
                }
            }
            Event::Disputed { seat, number } => self.follow_dispute(seat, number),
            Event::Voted { seat, verdict } => self.follow_vote(seat, verdict),
            Event::Decided { .. } => {
                if let Step::Vote { review, .. } = self.step {
                    self.step = Step::Review(review);
                }
            }
            Event::Scored { seat, .. } => self.points[seat] += 1,
            Event::Lost { seat, n } => self.points[seat] -= n,
            Event::Ended { .. } => self.step = Step::Over,
        }
    }

    /// The turn stays with the asker until it passes on.
    fn follow_answer(&mut self, said: Word) {
        if let Step::Answer { seat, asked } = self.step {
            self.log.push(Counted::Question { seat, asked, said });
            self.step = Step::Ask { seat };
        }
    }

    fn follow_call(&mut self, seat: Seat, spot: Spot, call: Call) {
        match call {
            Call::Right | Call::Wrong => {
                let cell = spot.cell;
                self.log.push(Counted::Call { seat, cell });
            }
            Call::Misled => (),
        }
        if call == Call::Wrong {
            self.still_in = self.still_in.without(seat);
        }
    }

    fn follow_dispute(&mut self, seat: Seat, number: u8) {
        if let Step::Review(mut review) = self.step {
            review.disputed |= 1 << number;
            self.step = Step::Vote {
                review,
                number,
                uphold: SeatSet::one(seat),
                reject: SeatSet::EMPTY,
            };
        }
    }

    fn follow_vote(&mut self, seat: Seat, verdict: Verdict) {
        if let Step::Vote { uphold, reject, .. } = &mut self.step {
            match verdict {
                Verdict::Uphold => *uphold = uphold.with(seat),
                Verdict::Reject => *reject = reject.with(seat),
            }
        }
    }
}
