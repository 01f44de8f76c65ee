//! What everybody knows: the grid, the points, what was asked and said.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Placing, Seat, SeatSet, Standings, Turn, rule};

use crate::{
    dispute::{Review, Votes},
    event::{Call, Event, Spot, Tiebreak},
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
    /// How many of their questions were answered, in all rounds.
    pub answers: BySeat<u16>,
    /// Who was Brain Master in the first round.
    pub first: Seat,
    pub master: Seat,
    pub grid: Grid,
    /// Guessers who have not pointed at a wrong picture.
    pub still_in: SeatSet,
    pub log: Log,
    pub last_answer: LastAnswer,
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

/// What can still become of the answer given last.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LastAnswer {
    /// The Brain Master may correct it.
    Fresh,
    /// It was corrected, and could still be wrong.
    Corrected,
    /// A question came after it, or there is none.
    Settled,
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
    /// There is a vote on answer `number`.
    Vote {
        review: Review,
        number: u8,
        votes: Votes,
    },
    Over,
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
        match (self.step, self.last_answer) {
            (Step::Ask { .. }, LastAnswer::Fresh) => self.log.last_answer(),
            (Step::Ask { .. }, LastAnswer::Corrected) => {
                rule!(r::BFL_11_ONCE);
                None
            }
            (Step::Ask { .. }, LastAnswer::Settled) => {
                if !self.log.is_empty() {
                    rule!(r::BFL_11_HANDED_BACK);
                }
                None
            }
            (
                Step::Choose
                | Step::Answer { .. }
                | Step::Review(_)
                | Step::Vote { .. }
                | Step::Over,
                _,
            ) => None,
        }
    }

    /// The last answer if it can still be wrong: no question came after it.
    pub fn unsettled(&self) -> Option<(u8, Asked, Word)> {
        match self.last_answer {
            LastAnswer::Fresh | LastAnswer::Corrected => self.log.last_answer(),
            LastAnswer::Settled => None,
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
            Step::Vote { votes, .. } => Turn::waiting(self.yet_to_vote(votes)),
            Step::Over => Turn::Over(self.standings()),
        }
    }

    /// Most points first. Of two players with equal points the one who used
    /// fewer answers is ahead.
    pub fn standings(&self) -> Standings {
        let points = self.points.map(|_, points| i32::from(*points));
        if self.n_seats() != 2 {
            return Standings::by_points(&points);
        }
        let scores = points.map(|seat, points| {
            let answers = i32::from(self.answers[seat]);
            points * (i32::from(u16::MAX) + 1) - answers
        });
        let Standings(places) = Standings::by_points(&scores);
        Standings(places.map(|seat, it| Placing {
            points: points[seat],
            ..*it
        }))
    }

    /// What decided the game if the winner has no more points than the other.
    pub fn tiebreak(&self) -> Option<Tiebreak> {
        let [one, other] = self.points.as_slice() else {
            return None;
        };
        let is_decided = one == other && self.standings().winners().len() == 1;
        is_decided.then(|| {
            rule!(r::BFL_8_ANSWERS);
            Tiebreak::Answers
        })
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
                self.last_answer = LastAnswer::Settled;
                self.step = Step::Choose;
            }
            Event::Chose { .. } | Event::MistakeFound { .. } | Event::Shown { .. } => (),
            Event::Turn { seat } | Event::Declined { seat, .. } => self.step = Step::Ask { seat },
            Event::Asked { seat, asked, .. } => {
                self.last_answer = LastAnswer::Settled;
                self.step = Step::Answer { seat, asked };
                if let Asked::Free(remark) = asked {
                    self.next_remark = remark.next();
                }
            }
            Event::Answered { said, .. } => self.follow_answer(said),
            Event::Corrected { number, said, .. } => {
                self.last_answer = LastAnswer::Corrected;
                self.log.correct(number, said);
            }
            Event::Called { seat, spot, call } => self.follow_call(seat, spot, call),
            Event::ReviewBegan => self.step = Step::Review(Review::default()),
            Event::Passed { seat } => {
                if let Step::Review(review) = &mut self.step {
                    review.passed = review.passed.with(seat);
                }
            }
            Event::Disputed { seat, number } => self.follow_dispute(seat, number),
            Event::Voted { seat, vote } => self.follow_vote(seat, vote),
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
            self.last_answer = LastAnswer::Fresh;
            self.answers[seat] = self.answers[seat].saturating_add(1);
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
}
