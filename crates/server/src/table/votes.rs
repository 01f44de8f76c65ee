//! What people ask of each other: one proposal at a time, and who has agreed.
//!
//! Answers are public, and so is everything a proposal depends on: who sits at
//! the table, who is there, whether the game is over.

use std::time::Duration;

use driver::Driver;
use store::SeatAssignment;
use tabletop::{Seat, SeatSet, Turn};
use wire::{Ballot, ProblemKind, Proposal};

use super::Table;
use crate::{error::ApiError, ratings};

/// How long a proposal waits for answers.
const REMATCH_WITHIN: Duration = Duration::from_secs(30);
const CONSENT_WITHIN: Duration = Duration::from_secs(45);

/// A proposal that waits for answers.
#[derive(Copy, Clone, Debug)]
pub(super) struct Poll {
    id: u32,
    what: Proposal,
    by: Seat,
    yes: SeatSet,
    no: SeatSet,
    /// How many moves would stand.
    to: Option<u32>,
    /// By the clock on the wall.
    ends_at: Duration,
}

/// What the answers so far come to.
enum Count {
    Open,
    Agreed,
    Refused,
}

impl Poll {
    fn within(what: Proposal) -> Duration {
        match what {
            Proposal::Rematch => REMATCH_WITHIN,
            Proposal::Undo | Proposal::Pause => CONSENT_WITHIN,
        }
    }
}

impl Table {
    /// Asks all others for something, or agrees if that has been asked for.
    pub(super) async fn propose(&mut self, seat: Seat, what: Proposal) -> Result<(), ApiError> {
        let to = self.may_propose(seat, what)?;
        if let Some(Poll { id, what: open, .. }) = self.poll {
            if open != what {
                return Err(ApiError::not_now(
                    "something else is being asked; answer that first",
                ));
            }
            return self.vote(seat, id, true).await;
        }
        let asked = self.proposals.entry(seat).or_default();
        if asked.take(self.state.config.limits.proposals).is_err() {
            return Err(ApiError::not_now(
                "you have asked for much just now; give the others a minute",
            )
            .about(ProblemKind::TooFast));
        }
        self.n_polls += 1;
        self.poll = Some(Poll {
            id: self.n_polls,
            what,
            by: seat,
            yes: SeatSet::one(seat),
            no: SeatSet::EMPTY,
            to,
            ends_at: self.now() + Poll::within(what),
        });
        self.tell_table();
        self.wake_bot();
        self.count().await
    }

    /// Answers a proposal. Whoever has answered may think better of it.
    pub(super) async fn vote(&mut self, seat: Seat, id: u32, yes: bool) -> Result<(), ApiError> {
        let Some(poll) = self.poll.as_mut().filter(|poll| poll.id == id) else {
            return Err(ApiError::late("that is not being asked any more"));
        };
        (poll.yes, poll.no) = (poll.yes.without(seat), poll.no.without(seat));
        if yes {
            poll.yes = poll.yes.with(seat);
        } else {
            poll.no = poll.no.with(seat);
        }
        self.tell_table();
        self.count().await
    }

    /// Whether it makes sense now; for an undo, how many moves would stand.
    fn may_propose(&self, seat: Seat, what: Proposal) -> Result<Option<u32>, ApiError> {
        let driver = self.started()?;
        match (what, driver.game().turn()) {
            (Proposal::Rematch, Turn::Over(_)) => match &self.next {
                None => Ok(None),
                Some(next) => Err(ApiError::not_now(format!(
                    "the next game is played at table {}",
                    next.code()
                ))),
            },
            (Proposal::Rematch, Turn::Waiting { .. }) => Err(ApiError::not_now(
                "the game is still on; play another one when it is over",
            )),
            (Proposal::Undo, _) if ratings::is_rated(&self.stored) => Err(ApiError::not_now(
                "this game counts for ratings, so no move is taken back once it has shown \
                 something",
            )),
            (Proposal::Undo, _) => {
                let (_, to) = driver.go_back(seat)?;
                let away = { self.people().iter() }.find(|it| !self.here().contains(*it));
                match away {
                    None => Ok(Some(to)),
                    Some(seat) => Err(ApiError::not_now(format!(
                        "everybody has to agree, and {} is away",
                        self.called(seat)
                    ))),
                }
            }
            (Proposal::Pause, Turn::Waiting { .. }) if !driver.is_paused() => Ok(None),
            (Proposal::Pause, _) => Err(ApiError::not_now("the game is paused already, or over")),
        }
    }

    /// Does what was proposed as soon as enough have agreed.
    pub(super) async fn count(&mut self) -> Result<(), ApiError> {
        let Some(poll) = self.poll else { return Ok(()) };
        match self.counted(&poll) {
            Count::Open => Ok(()),
            Count::Agreed => self.carry(poll).await,
            Count::Refused => {
                self.drop_poll();
                Ok(())
            }
        }
    }

    /// Time is up.
    pub(super) async fn end_poll(&mut self) {
        let Some(poll) = self.poll else { return };
        let done = match poll.what {
            Proposal::Rematch => self.carry(poll).await,
            Proposal::Undo | Proposal::Pause => {
                self.drop_poll();
                Ok(())
            }
        };
        if let Err(refused) = done {
            let code = &self.stored.code;
            tracing::error!("table {code}: {}", refused.problem.error);
        }
    }

    fn counted(&self, poll: &Poll) -> Count {
        let (people, here) = (self.people(), self.here());
        let is_answered = |seat: &Seat| poll.yes.contains(*seat) || poll.no.contains(*seat);
        match poll.what {
            // Who says no stays at home, and the others play on.
            Proposal::Rematch => {
                let mut there = people.iter().filter(|seat| here.contains(*seat));
                if there.all(|seat| is_answered(&seat)) && !poll.yes.is_empty() {
                    Count::Agreed
                } else {
                    Count::Open
                }
            }
            Proposal::Undo | Proposal::Pause if !poll.no.is_empty() => Count::Refused,
            Proposal::Undo => {
                let all = people.iter().all(|seat| poll.yes.contains(seat));
                if all { Count::Agreed } else { Count::Open }
            }
            Proposal::Pause => {
                let mut there = people.iter().filter(|seat| here.contains(*seat));
                let all = there.all(|seat| poll.yes.contains(seat));
                if all { Count::Agreed } else { Count::Open }
            }
        }
    }

    async fn carry(&mut self, poll: Poll) -> Result<(), ApiError> {
        let done = match poll.what {
            Proposal::Rematch => self.open_next(poll.yes).await,
            Proposal::Undo => self.go_back(poll.by).await,
            Proposal::Pause => self.pause(poll.by).await,
        };
        self.drop_poll();
        done
    }

    /// Nothing is asked any more.
    fn drop_poll(&mut self) {
        self.poll = None;
        self.tell_table();
        self.wake_bot();
    }

    /// Somebody moved: nobody goes back.
    pub(super) fn drop_undo(&mut self) {
        if self.poll.is_some_and(|it| it.what == Proposal::Undo) {
            self.poll = None;
            self.tell_table();
        }
    }

    /// Whether bots wait for what people decide.
    pub(super) fn is_halted(&self) -> bool {
        self.poll.is_some_and(|it| match it.what {
            Proposal::Undo | Proposal::Pause => true,
            Proposal::Rematch => false,
        })
    }

    fn called(&self, seat: Seat) -> &str {
        let assignment = &self.stored.assignments[seat.index()];
        assignment.name().unwrap_or("somebody")
    }

    /// Seats of people, wherever they are.
    pub(super) fn people(&self) -> SeatSet {
        let is_person = |assignment: &SeatAssignment| match assignment {
            SeatAssignment::Person { .. } => true,
            SeatAssignment::Free | SeatAssignment::Bot { .. } => false,
        };
        let left = self.driver.as_ref().map_or(SeatSet::EMPTY, Driver::left);
        let people = self.seats().filter(|(_, it)| is_person(it));
        let seats = people.map(|(seat, _)| seat);
        seats.filter(|seat| !left.contains(*seat)).collect()
    }

    pub(super) fn ballot(&self) -> Option<Ballot> {
        let Poll {
            id,
            what,
            by,
            yes,
            no,
            to,
            ends_at,
        } = self.poll?;
        let ms = |it: Duration| it.as_millis().try_into().unwrap_or(u32::MAX);
        Some(Ballot {
            id,
            what,
            by,
            yes,
            no,
            to,
            ms_left: ms(ends_at.saturating_sub(self.now())),
            of_ms: ms(Poll::within(what)),
        })
    }

    pub(super) fn poll_ends_at(&self) -> Option<Duration> {
        self.poll.map(|it| it.ends_at)
    }
}
