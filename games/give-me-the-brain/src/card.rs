//! Single cards: bids and jobs.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    components::{JOBS, Job},
    job::Sheet,
};

/// All cards of the box, bids and jobs.
pub const N_CARDS: usize = 112;
pub const N_BIDS: u8 = 30;
/// Bids up to this one can count [`THIRTY_ONE`].
pub const LAST_DOUBLE: u8 = 4;
pub const THIRTY_ONE: u8 = 31;

/// One of the 112 pieces of cardboard: the bids first, then the jobs, copies
/// side by side. Only the table numbers them; players see a [`Face`].
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(u8);

/// A bid card, 1 to 30.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Bid(u8);

/// What a card shows when it is turned over.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Face {
    Bid(Bid),
    Job(Job),
}

impl Card {
    pub const fn new(number: usize) -> Card {
        assert!(number < N_CARDS);
        Card(number as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn face(self) -> Face {
        FACES[self.index()]
    }
}

/// The face of every card, so that looking at one is looking it up.
const FACES: [Face; N_CARDS] = {
    let mut faces = [Face::Bid(Bid(1)); N_CARDS];
    let mut number = 0;
    while number < N_BIDS {
        faces[number as usize] = Face::Bid(Bid(number + 1));
        number += 1;
    }
    let mut title = 0;
    let mut at = N_BIDS as usize;
    while title < JOBS.len() {
        let Sheet { job, copies, .. } = JOBS[title];
        let mut copy = 0;
        while copy < copies {
            faces[at] = Face::Job(job);
            at += 1;
            copy += 1;
        }
        title += 1;
    }
    assert!(at == N_CARDS);
    faces
};

impl Bid {
    pub fn all() -> impl DoubleEndedIterator<Item = Bid> {
        (1..=N_BIDS).map(Bid)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether 31 is printed on it too.
    pub const fn is_double(self) -> bool {
        self.0 <= LAST_DOUBLE
    }
}

impl Face {
    /// Bids, then jobs.
    pub fn all() -> impl Iterator<Item = Face> {
        Bid::all().map(Face::Bid).chain(Job::all().map(Face::Job))
    }

    /// The lowest card with this face; its copies come right after it.
    pub const fn first(self) -> Card {
        match self {
            Face::Bid(Bid(number)) => Card(number - 1),
            Face::Job(job) => Card(FIRST[job as usize]),
        }
    }

    pub const fn copies(self) -> u8 {
        match self {
            Face::Bid(_) => 1,
            Face::Job(job) => job.sheet().copies,
        }
    }

    pub const fn job(self) -> Option<Job> {
        match self {
            Face::Bid(_) => None,
            Face::Job(job) => Some(job),
        }
    }
}

const FIRST: [u8; JOBS.len()] = {
    let mut first = [0; JOBS.len()];
    let mut title = 0;
    let mut at = N_BIDS;
    while title < JOBS.len() {
        first[title] = at;
        at += JOBS[title].copies;
        title += 1;
    }
    first
};

impl From<Bid> for u8 {
    fn from(bid: Bid) -> u8 {
        bid.0
    }
}

impl TryFrom<u8> for Bid {
    type Error = String;

    fn try_from(number: u8) -> Result<Bid, String> {
        if (1..=N_BIDS).contains(&number) {
            Ok(Bid(number))
        } else {
            Err(format!("there is no bid {number}, bids are 1 to {N_BIDS}"))
        }
    }
}

impl From<Face> for String {
    fn from(face: Face) -> String {
        face.to_string()
    }
}

impl TryFrom<String> for Face {
    type Error = String;

    fn try_from(text: String) -> Result<Face, String> {
        text.parse()
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Bid {
    type Err = String;

    /// Reads `1` to `30`, each in one spelling only.
    fn from_str(text: &str) -> Result<Bid, String> {
        let number: Option<u8> = text.parse().ok();
        number
            .and_then(|number| Bid::try_from(number).ok())
            .filter(|_| !text.starts_with(['0', '+']))
            .ok_or_else(|| format!("{text:?} is not a bid, bids are 1 to {N_BIDS}"))
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Bid(bid) => bid.fmt(f),
            Face::Job(job) => job.fmt(f),
        }
    }
}

impl FromStr for Face {
    type Err = String;

    fn from_str(text: &str) -> Result<Face, String> {
        let bid = text.parse().map(Face::Bid);
        bid.or_else(|_| text.parse().map(Face::Job)).map_err(|_| {
            format!("{text:?} is not a card, write a bid such as 12 or a job such as hot-potato")
        })
    }
}
