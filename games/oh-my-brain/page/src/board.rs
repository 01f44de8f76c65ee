//! What is on the table, and what this page shows of it.

use leptos::prelude::*;
use oh_my_brain::{Animal, OhMyBrain, Step, View};
use scene::{Piece, ZoneId};
use tabletop::Seat;
use web::{
    session::Session,
    tables::{
        choice::forget_when_asked_anew,
        recent::follow,
        selection::Selection,
        toss::{Toss, shown},
    },
};

use super::recent::{Count, Recent};
use crate::lang;

/// The table as this page sees it. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Board {
    pub session: Session,
    pub view: Memo<Option<View>>,
    pub recent: Memo<Recent>,
    pub toss: Toss,
    pub selection: Selection,
    /// The card that is shown in full.
    pub looked_at: RwSignal<Option<Animal>>,
    /// The player about whom everything public is shown.
    pub watched: RwSignal<Option<Seat>>,
    /// Whether the piles are looked through.
    pub is_browsing: RwSignal<bool>,
    /// Whether the sheet that asks about giving up is open.
    pub is_asking: RwSignal<bool>,
    /// Up to which round the count has been read.
    pub n_read: RwSignal<u32>,
}

/// What the middle of the table is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shows {
    Horde,
    /// Three dealt or two drawn cards.
    Lot,
    /// The horde, with extras this page's player gives away.
    Sharing,
    /// The horde, while this page's player fills up the hand.
    Taking,
}

impl Board {
    pub fn new(session: Session) -> Board {
        let toss = Toss::new(session);
        let view = shown::<OhMyBrain>(session, toss);
        let is_asking = RwSignal::new(false);
        forget_when_asked_anew(move || session.legal(), move || is_asking.set(false));
        Board {
            session,
            view,
            recent: follow::<OhMyBrain, _>(session, Recent::follow),
            toss,
            selection: Selection::of::<OhMyBrain>(session, view, toss),
            looked_at: RwSignal::new(None),
            watched: RwSignal::new(None),
            is_browsing: RwSignal::new(false),
            is_asking,
            n_read: RwSignal::new(0),
        }
    }

    /// Whether this page's player is the one to act, and can see why.
    pub fn is_mine(self) -> bool {
        self.session.may_act() && !self.toss.is_in_the_air()
    }

    pub fn me(self) -> Option<Seat> {
        self.session.seat()
    }

    /// Something of the view; before the game has begun, nothing.
    pub fn read<T: Default>(self, read: impl FnOnce(&View) -> T) -> T {
        self.view
            .with(|view| view.as_ref().map(read).unwrap_or_default())
    }

    pub fn step(self) -> Option<Step> {
        self.read(|view| Some(view.table.step))
    }

    pub fn shows(self) -> Shows {
        match self.step() {
            Some(Step::Deal { .. }) => Shows::Lot,
            Some(Step::Keep) if self.is_mine() => Shows::Lot,
            Some(Step::Share { .. }) if self.is_mine() => Shows::Sharing,
            Some(Step::Refill { .. }) if self.is_mine() => Shows::Taking,
            Some(
                Step::Keep
                | Step::Share { .. }
                | Step::Refill { .. }
                | Step::Swap
                | Step::Play
                | Step::Give
                | Step::Steal
                | Step::Over,
            )
            | None => Shows::Horde,
        }
    }

    /// What lies in a zone of this page's player.
    pub fn own(self, zone: fn(Seat) -> ZoneId) -> Memo<Vec<Piece>> {
        Memo::new(move |_| {
            let own = self.me().map(|me| self.selection.pieces(&zone(me)));
            own.unwrap_or_default()
        })
    }

    /// What the last round has cost, until it has been read.
    pub fn count(self) -> Option<Count> {
        let n_read = self.n_read.get();
        let count = self
            .recent
            .with(|recent| recent.count.filter(|_| n_read < recent.n_rounds));
        count.filter(|_| !self.toss.is_in_the_air())
    }

    pub fn close_count(self) {
        let n_rounds = self.recent.with_untracked(|recent| recent.n_rounds);
        self.n_read.set(n_rounds);
    }

    /// The round, for the bar.
    pub fn phase(self) -> String {
        let lang = self.session.lang();
        let (n, starter) = self.recent.with(|recent| (recent.n_rounds, recent.starter));
        match (self.step(), starter) {
            (Some(Step::Deal { .. }), _) | (_, None) => lang::round_deal(lang, n),
            (_, Some(starter)) if self.me() == Some(starter) => lang::round_you(lang, n),
            (_, Some(starter)) => lang::Round {
                n,
                name: self.session.name(starter),
            }
            .say(lang),
        }
    }
}
