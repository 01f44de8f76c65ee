//! A turn at work: hands, and the jobs laid out. Rulebook 30.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::job::{Job, Step, With};

/// Jobs inside jobs at the same time: two Improvise, a Secret Menu, the job it
/// follows, and one more.
pub const MAX_DEPTH: usize = 5;

/// A player's turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Work {
    pub active: Seat,
    /// Hands used up so far.
    pub hands_used: u8,
    /// What Read the Manual adds to every roll of this turn.
    pub manual: u8,
    /// Turns the player has earned after this one.
    pub overtime: u8,
    pub walkie_talkie: WalkieTalkie,
    /// The Brain was dropped by a card that is not finished yet.
    pub fall: Option<Fall>,
    /// What is being done, outermost first.
    pub jobs: Jobs,
}

/// The Walkie-Talkie can be used once in a turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WalkieTalkie {
    #[default]
    Unused,
    /// The player has seen the top card and may discard it.
    Listening,
    Used,
}

/// Who dropped the Brain, and where the bidding begins.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fall {
    pub dropper: Seat,
    pub first: Seat,
}

/// The jobs laid out; the last one is being done.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Underway>", try_from = "Vec<Underway>")]
pub struct Jobs {
    jobs: [Option<Underway>; MAX_DEPTH],
}

/// A job whose instructions are being followed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Underway {
    pub job: Job,
    pub origin: Origin,
    pub with: With,
    /// Cards the player had before, this job included.
    pub had: u8,
    /// The current instruction, from 0.
    pub step: u8,
    /// How many cards or players this instruction has dealt with.
    pub count: u8,
    /// Instructions that could not be followed, one bit each.
    skipped: u8,
    pub chosen: Option<Seat>,
    /// Neither the active nor the chosen player.
    pub third: Option<Seat>,
}

/// Where the card of a job is while its instructions are followed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Laid out, in no pile.
    LaidOut,
    /// Already in its place in front of a player.
    OnTable,
    /// In the discards: a Secret Menu follows it.
    Discards,
}

impl Work {
    pub const fn new(active: Seat, overtime: u8) -> Work {
        Work {
            active,
            hands_used: 0,
            manual: 0,
            overtime,
            walkie_talkie: WalkieTalkie::Unused,
            fall: None,
            jobs: Jobs {
                jobs: [None; MAX_DEPTH],
            },
        }
    }

    /// Whether a job has been played in this turn.
    pub const fn has_worked(&self) -> bool {
        0 < self.hands_used
    }
}

impl Jobs {
    pub fn depth(&self) -> usize {
        self.jobs.iter().flatten().count()
    }

    pub fn is_empty(&self) -> bool {
        self.jobs[0].is_none()
    }

    /// Outermost first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Underway> {
        self.jobs.iter().flatten()
    }

    /// The job that is being done.
    pub fn current(&self) -> Option<&Underway> {
        self.iter().next_back()
    }

    pub(crate) fn current_mut(&mut self) -> Option<&mut Underway> {
        self.jobs.iter_mut().flatten().next_back()
    }

    pub(crate) fn push(&mut self, job: Underway) {
        let place = self.jobs.iter_mut().find(|place| place.is_none());
        *place.expect("jobs inside jobs are at most five deep") = Some(job);
    }

    pub(crate) fn pop(&mut self) -> Option<Underway> {
        let last = self.jobs.iter_mut().rfind(|place| place.is_some());
        last?.take()
    }
}

impl Underway {
    /// Of a player who has this many cards.
    pub const fn new(job: Job, origin: Origin, with: With, had: u8) -> Underway {
        Underway {
            job,
            origin,
            with,
            had,
            step: 0,
            count: 0,
            skipped: 0,
            chosen: None,
            third: None,
        }
    }

    /// The instruction that is being followed; none when all are done.
    pub fn current_step(&self) -> Option<Step> {
        self.job.steps().get(usize::from(self.step)).copied()
    }

    pub const fn is_skipped(&self, step: u8) -> bool {
        self.skipped & 1 << step != 0
    }

    pub(crate) fn skip(&mut self, step: u8) {
        self.skipped |= 1 << step;
    }

    /// Stands at the beginning of an instruction.
    pub(crate) fn come_to(&mut self, step: u8) {
        self.step = step;
        self.count = 0;
    }
}

impl From<Jobs> for Vec<Underway> {
    fn from(jobs: Jobs) -> Vec<Underway> {
        jobs.iter().copied().collect()
    }
}

impl TryFrom<Vec<Underway>> for Jobs {
    type Error = String;

    fn try_from(list: Vec<Underway>) -> Result<Jobs, String> {
        if MAX_DEPTH < list.len() {
            return Err(format!("at most {MAX_DEPTH} jobs lie inside each other"));
        }
        let mut jobs = Jobs::default();
        for job in list {
            jobs.push(job);
        }
        Ok(jobs)
    }
}
