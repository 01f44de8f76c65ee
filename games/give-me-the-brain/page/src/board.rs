//! What is on the table, and what this page shows of it.

use give_me_the_brain::{
    Bidding, Brain, Event, Face, Faces, GiveMeTheBrain, Job, Odds, Phase, Prompt, Underway, View,
    Work, show::ids,
};
use leptos::prelude::*;
use scene::PieceId;
use tabletop::{Seat, SeatSet};
use web::{
    session::Session,
    tables::{
        selection::Selection,
        toss::{Toss, shown},
    },
};

use super::recent;

/// The table as this page sees it. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Board {
    pub session: Session,
    pub view: Memo<Option<View>>,
    /// The roll since the last thing that anybody did, if there was one.
    pub roll: Memo<Option<Event>>,
    /// What went to the discards last.
    pub last_discard: Memo<Option<Face>>,
    pub toss: Toss,
    pub selection: Selection,
    /// The card that is shown in full.
    pub looked_at: RwSignal<Option<Face>>,
    /// Whether the discards are looked through.
    pub is_browsing: RwSignal<bool>,
    /// The player whose sheet is open.
    pub visited: RwSignal<Option<Seat>>,
}

impl Board {
    pub fn new(session: Session) -> Board {
        let toss = Toss::new(session);
        let view = shown::<GiveMeTheBrain>(session, toss);
        let board = Board {
            session,
            view,
            roll: recent::roll(session),
            last_discard: recent::last_discard(session),
            toss,
            selection: Selection::of::<GiveMeTheBrain>(session, view, toss),
            looked_at: RwSignal::new(None),
            is_browsing: RwSignal::new(false),
            visited: RwSignal::new(None),
        };
        board.show_what_was_looked_at();
        board
    }

    /// A look at somebody's cards opens that player's sheet by itself.
    fn show_what_was_looked_at(self) {
        let whose = recent::looked_at(self.session);
        Effect::new(move |_| {
            if let Some(seat) = whose.get() {
                self.visited.set(Some(seat));
            }
        });
    }

    /// Makes something out of the table as it is shown.
    pub fn look<T>(self, f: impl FnOnce(&View) -> T) -> Option<T> {
        self.view.with(|view| view.as_ref().map(f))
    }

    /// Whether this page's player is the one to act, and can see why.
    pub fn is_mine(self) -> bool {
        self.session.may_act() && !self.toss.is_in_the_air()
    }

    pub fn me(self) -> Option<Seat> {
        self.session.seat()
    }

    pub fn prompt(self) -> Option<Prompt> {
        self.look(View::prompt)
    }

    pub fn is_over(self) -> bool {
        self.look(|view| matches!(view.table.phase, Phase::Over(_))) == Some(true)
    }

    /// The turn that is going on.
    pub fn work(self) -> Option<Work> {
        self.look(|view| match view.table.phase {
            Phase::Work(work) => Some(work),
            Phase::Bidding(_) | Phase::Over(_) => None,
        })
        .flatten()
    }

    pub fn bidding(self) -> Option<Bidding> {
        self.look(|view| match view.table.phase {
            Phase::Bidding(bidding) => Some(bidding),
            Phase::Work(_) | Phase::Over(_) => None,
        })
        .flatten()
    }

    /// The job that is being done.
    pub fn underway(self) -> Option<Underway> {
        self.work()?.jobs.current().copied()
    }

    pub fn holds_brain(self, seat: Seat) -> bool {
        self.look(|view| view.table.brain == Brain::HeldBy(seat)) == Some(true)
    }

    /// Jobs that lie in front of a player.
    pub fn in_front_of(self, seat: Seat) -> Vec<Job> {
        let faces = self.look(|view| view.table.before[seat]);
        let faces = faces.unwrap_or_default();
        faces.iter().filter_map(Face::job).collect()
    }

    /// How likely this page's player makes the roll of a job; onlookers are
    /// told about whoever works.
    pub fn odds(self, job: Job) -> Option<Odds> {
        let seat = self.me().or_else(|| self.work().map(|it| it.active))?;
        self.look(|view| view.table.odds(seat, job)).flatten()
    }

    /// This page's player's cards, without those set aside.
    pub fn cards(self) -> Faces {
        let cards = self
            .me()
            .and_then(|me| self.look(|view| view.hands[me].minus_any(view.set_aside[me])));
        cards.unwrap_or_default()
    }

    /// Those that this page's player has set aside.
    pub fn set_aside(self) -> Faces {
        let cards = self
            .me()
            .and_then(|me| self.look(|view| view.set_aside[me]));
        cards.unwrap_or_default()
    }

    /// One of this page's player's cards; copies are shown as one.
    pub fn own(self, face: Face) -> Option<PieceId> {
        Some(ids::card_id(&ids::hand(self.me()?), face, 0))
    }

    /// What the main button does with what is selected: of several things the
    /// first.
    pub fn main(self) -> Option<String> {
        let offered = self.selection.offered().into_iter();
        self.selection.proposed().into_iter().chain(offered).next()
    }

    /// Names, one after the other.
    pub fn names(self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|it| self.session.name(it)).collect();
        names.join(", ")
    }
}
