//! What a player may do, and how it is written.

use std::{fmt, str::FromStr};

use tabletop::Seat;

use crate::{
    card::{Bid, Face},
    job::{Job, Substitute},
};

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Bids for the Brain: `bid 7`.
    Bid(Bid),
    /// Uses the second number of a low bid: `bid 3 as 31`.
    BidAs31(Bid),
    /// Does not bid: `pass`.
    Pass,
    /// Plays a job: `play hot-potato`, `play overtime with dog-brain`.
    Play {
        job: Job,
        substitute: Option<Substitute>,
    },
    /// Ends the turn after a job: `stop`.
    Stop,
    /// Draws a card instead of working: `loaf`.
    Loaf,
    /// Discards all cards for as many and one more: `loaf afresh`.
    LoafAfresh,
    /// Looks at the top card with the Walkie-Talkie: `listen`.
    Listen,
    /// Puts that card on the discards: `toss`.
    Toss,
    /// Leaves it on the deck: `leave`.
    Leave,
    /// The player a job is about: `choose B`.
    Choose(Seat),
    /// Discards one card: `discard 12`.
    Discard(Face),
    /// Does not discard any more: `enough`.
    Enough,
    /// Gives one card away: `give 12`.
    Give(Face),
    /// One of the cards to be passed on: `set aside 12`.
    SetAside(Face),
    /// Moves a card from the chosen to the third player: `move 12`.
    Move(Face),
    /// Takes a card from the discards: `take 12`.
    Take(Face),
    /// Puts a card from the discards on the deck: `put 12`.
    Put(Face),
    /// Of cards to be put back, the one that comes next from the top: `next 12`.
    Next(Face),
    /// Has an Object discarded: `inspect mop of B`.
    Inspect { job: Job, owner: Seat },
    /// Follows a job in the discards: `follow hot-potato`.
    Follow(Job),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(bid) => write!(f, "bid {bid}"),
            Action::BidAs31(bid) => write!(f, "bid {bid} as 31"),
            Action::Pass => f.write_str("pass"),
            Action::Play {
                job,
                substitute: None,
            } => write!(f, "play {job}"),
            Action::Play {
                job,
                substitute: Some(substitute),
            } => write!(f, "play {job} with {substitute}"),
            Action::Stop => f.write_str("stop"),
            Action::Loaf => f.write_str("loaf"),
            Action::LoafAfresh => f.write_str("loaf afresh"),
            Action::Listen => f.write_str("listen"),
            Action::Toss => f.write_str("toss"),
            Action::Leave => f.write_str("leave"),
            Action::Choose(seat) => write!(f, "choose {seat}"),
            Action::Discard(face) => write!(f, "discard {face}"),
            Action::Enough => f.write_str("enough"),
            Action::Give(face) => write!(f, "give {face}"),
            Action::SetAside(face) => write!(f, "set aside {face}"),
            Action::Move(face) => write!(f, "move {face}"),
            Action::Take(face) => write!(f, "take {face}"),
            Action::Put(face) => write!(f, "put {face}"),
            Action::Next(face) => write!(f, "next {face}"),
            Action::Inspect { job, owner } => write!(f, "inspect {job} of {owner}"),
            Action::Follow(job) => write!(f, "follow {job}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["bid", bid] => bid.parse().map(Action::Bid),
            ["bid", bid, "as", "31"] => bid.parse().map(Action::BidAs31),
            ["pass"] => Ok(Action::Pass),
            ["play", job] => Ok(Action::Play {
                job: job.parse()?,
                substitute: None,
            }),
            ["play", job, "with", substitute] => Ok(Action::Play {
                job: job.parse()?,
                substitute: Some(substitute.parse()?),
            }),
            ["stop"] => Ok(Action::Stop),
            ["loaf"] => Ok(Action::Loaf),
            ["loaf", "afresh"] => Ok(Action::LoafAfresh),
            ["listen"] => Ok(Action::Listen),
            ["toss"] => Ok(Action::Toss),
            ["leave"] => Ok(Action::Leave),
            ["choose", seat] => seat.parse().map(Action::Choose),
            ["discard", face] => face.parse().map(Action::Discard),
            ["enough"] => Ok(Action::Enough),
            ["give", face] => face.parse().map(Action::Give),
            ["set", "aside", face] => face.parse().map(Action::SetAside),
            ["move", face] => face.parse().map(Action::Move),
            ["take", face] => face.parse().map(Action::Take),
            ["put", face] => face.parse().map(Action::Put),
            ["next", face] => face.parse().map(Action::Next),
            ["inspect", job, "of", owner] => Ok(Action::Inspect {
                job: job.parse()?,
                owner: owner.parse()?,
            }),
            ["follow", job] => job.parse().map(Action::Follow),
            _ => Err(format!(
                "{text:?} is not a move, write bid 7, bid 3 as 31, pass, play hot-potato, \
                 play overtime with dog-brain, stop, loaf, loaf afresh, listen, toss, leave, \
                 choose B, discard 12, enough, give 12, set aside 12, move 12, take 12, put 12, \
                 next 12, inspect mop of B or follow hot-potato"
            )),
        }
    }
}
