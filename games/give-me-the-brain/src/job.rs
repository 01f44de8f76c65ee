//! Jobs: what is printed on them, and the verbs their instructions are made of.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::components::JOBS;
pub use crate::components::Job;

/// What is printed on a job.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    pub job: Job,
    pub id: &'static str,
    pub kind: Kind,
    /// How many hands it takes.
    pub hands: u8,
    /// What the die must show; a job without it needs no Brain.
    pub skill: Option<u8>,
    pub copies: u8,
    /// Its instructions, in order.
    pub steps: &'static [Step],
}

/// Where a job goes when it is done.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// To the discards.
    Ordinary,
    /// It stays on the table.
    Object,
    /// It stays on the table until what it says happens.
    Lingering,
}

/// One instruction. "You" is the player who does the job.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// One or more players draw cards.
    Draw { who: Drawers, n: Amount },
    /// You discard cards of your choice.
    Discard(u8),
    /// You discard as many cards as you like, up to this many.
    DiscardUpTo(u8),
    /// You discard all your cards.
    DiscardHand,
    /// You choose another player.
    ChooseAnother,
    /// You choose somebody who is neither you nor the chosen player.
    ChooseThird,
    /// You give one of your cards away.
    Give(Receiver),
    /// You take a card of the chosen player without looking.
    TakeAtRandom,
    /// You look at the chosen player's cards.
    LookAtHand,
    /// A card of the chosen player goes to the third one; you say which.
    MoveToThird,
    /// Everyone passes all cards to the left.
    PassHands,
    /// You and the chosen player swap all cards.
    SwapHands,
    /// Everyone passes this many cards of their choice to the right.
    EveryonePasses(u8),
    /// You take the Brain from whoever holds it.
    TakeTheBrain,
    /// Whoever holds the Brain passes it to the left.
    PassTheBrain,
    /// Whoever holds the Brain drops it; bidding starts on the dropper's left.
    DropTheBrain,
    /// You take a card from the discards.
    Fetch,
    /// You put a card from the discards on top of the deck.
    PutOnDeck,
    /// You look at the top cards of the deck and put them back in any order.
    Arrange(u8),
    /// You turn cards over until a bid turns up, and take it.
    TurnOverToABid,
    /// You discard an Object from the table.
    Inspect,
    /// You follow the instructions of an ordinary job in the discards.
    FollowAJob,
    /// You play one more job, if you can.
    PlayAJob,
    /// You have another turn after this one.
    AnotherTurn,
    /// Your skill rolls are better until the turn ends.
    RollsPlus(u8),
    /// The job stays in front of you.
    LayBeforeYou,
    /// The job stays in front of the chosen player.
    LayBeforeChosen,
}

/// Who draws, in order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Drawers {
    You,
    /// The player on your left.
    Left,
    Chosen,
    /// Everyone else, from your left.
    Others,
    /// The same, and you last.
    Everyone,
}

/// How many cards each of them draws.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    Fixed(u8),
    /// As many as the step before this one handled.
    AsMany,
    /// Until they have as many cards as you.
    UpToYours,
}

/// Who is given a card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Receiver {
    Left,
    Right,
    Chosen,
}

/// What stands in for the Brain.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Substitute {
    RatBrain,
    DogBrain,
}

/// What a job was played with: this is at stake when the die is rolled.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum With {
    /// With bare hands: the job needs no Brain.
    #[default]
    Hands,
    Brain,
    Substitute(Substitute),
}

impl Job {
    pub const N: usize = JOBS.len();

    pub fn all() -> impl DoubleEndedIterator<Item = Job> {
        JOBS.iter().map(|sheet| sheet.job)
    }

    pub const fn sheet(self) -> &'static Sheet {
        &JOBS[self as usize]
    }

    pub const fn id(self) -> &'static str {
        self.sheet().id
    }

    pub const fn kind(self) -> Kind {
        self.sheet().kind
    }

    pub const fn hands(self) -> u8 {
        self.sheet().hands
    }

    pub const fn skill(self) -> Option<u8> {
        self.sheet().skill
    }

    pub const fn steps(self) -> &'static [Step] {
        self.sheet().steps
    }

    /// Where in the instructions of this job a step stands.
    pub fn place_of(self, step: Step) -> Option<u8> {
        let at = self.steps().iter().position(|it| *it == step);
        at.map(|at| at as u8)
    }
}

impl Substitute {
    pub const ALL: [Substitute; 2] = [Substitute::RatBrain, Substitute::DogBrain];

    /// The Object that it is.
    pub const fn job(self) -> Job {
        match self {
            Substitute::RatBrain => Job::RatBrain,
            Substitute::DogBrain => Job::DogBrain,
        }
    }

    /// The hardest job it can do.
    pub const fn best_skill(self) -> u8 {
        match self {
            Substitute::RatBrain => 3,
            Substitute::DogBrain => 4,
        }
    }
}

impl With {
    /// What a job is played with if this stands in for the Brain.
    pub const fn of(job: Job, substitute: Option<Substitute>) -> With {
        match (job.skill(), substitute) {
            (None, _) => With::Hands,
            (Some(_), None) => With::Brain,
            (Some(_), Some(it)) => With::Substitute(it),
        }
    }
}

impl Step {
    /// Of a step that is done card by card or player by player: how often.
    pub const fn quota(self) -> u8 {
        match self {
            Step::Discard(n) | Step::DiscardUpTo(n) | Step::Arrange(n) => n,
            Step::Draw { .. }
            | Step::DiscardHand
            | Step::ChooseAnother
            | Step::ChooseThird
            | Step::Give(_)
            | Step::TakeAtRandom
            | Step::LookAtHand
            | Step::MoveToThird
            | Step::PassHands
            | Step::SwapHands
            | Step::EveryonePasses(_)
            | Step::TakeTheBrain
            | Step::PassTheBrain
            | Step::DropTheBrain
            | Step::Fetch
            | Step::PutOnDeck
            | Step::TurnOverToABid
            | Step::Inspect
            | Step::FollowAJob
            | Step::PlayAJob
            | Step::AnotherTurn
            | Step::RollsPlus(_)
            | Step::LayBeforeYou
            | Step::LayBeforeChosen => 1,
        }
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Job {
    type Err = String;

    fn from_str(text: &str) -> Result<Job, String> {
        Job::all()
            .find(|job| job.id() == text)
            .ok_or_else(|| format!("{text:?} is not a job, jobs are written as hot-potato"))
    }
}

impl fmt::Display for Substitute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.job().fmt(f)
    }
}

impl FromStr for Substitute {
    type Err = String;

    fn from_str(text: &str) -> Result<Substitute, String> {
        Substitute::ALL
            .into_iter()
            .find(|it| it.job().id() == text)
            .ok_or_else(|| format!("{text:?} stands in for no Brain, write rat-brain or dog-brain"))
    }
}
