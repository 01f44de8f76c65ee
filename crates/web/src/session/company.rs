//! The others at a server's table, beside the game: what they propose, and
//! where they play on. A game in this page has no company.

use leptos::prelude::*;
use std::time::Duration;

use tabletop::Seat;
use wire::{Ballot, ClientMessage, HookInfo, Mood, Proposal, Said, TableInfo, Utterance};

use super::{Link, Session, clock::Clocks};
use crate::{browser, face::Face, shell::with_others::WithOthers};

/// How long a face is made.
const POP: Duration = Duration::from_millis(2400);

/// What is known of it. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Company {
    /// What somebody proposes, while it waits for answers.
    pub ballot: RwSignal<Option<Ballot>>,
    /// When it ends by itself, by the clock of the page.
    pub ends_at: RwSignal<Option<f64>>,
    /// The table at which the others play on.
    pub next: RwSignal<Option<String>>,
    /// Where this page goes by itself.
    pub goes_to: RwSignal<Option<String>>,
    /// Nobody moves until somebody goes on.
    pub is_paused: RwSignal<bool>,
    /// What was said, and how much of it nobody has looked at here.
    pub said: RwSignal<Vec<Said>>,
    pub n_unread: RwSignal<u32>,
    /// Who is not heard on this device; `None` are all who look on.
    pub muted: RwSignal<Vec<Option<Seat>>>,
    /// How many look on.
    pub n_watching: RwSignal<u32>,
    /// How long everybody may still take.
    pub clocks: Clocks,
    /// Whether the game counts for ratings.
    pub is_rated: RwSignal<bool>,
    /// Whose table it is, and where this page sits.
    pub host: RwSignal<Option<Seat>>,
    pub you: RwSignal<Option<Seat>>,
    /// Whether somebody is told whose turn it is; the host is told whom.
    pub has_webhook: RwSignal<bool>,
    pub webhook: RwSignal<Option<HookInfo>>,
    pub is_webhook_open: RwSignal<bool>,
    /// Faces that are being made.
    pops: RwSignal<Vec<Said>>,
    door: StoredValue<Option<Callback<ClientMessage>>>,
    views: StoredValue<Option<&'static WithOthers>>,
}

impl Default for Company {
    fn default() -> Company {
        Company {
            ballot: RwSignal::new(None),
            ends_at: RwSignal::new(None),
            next: RwSignal::new(None),
            goes_to: RwSignal::new(None),
            is_paused: RwSignal::new(false),
            said: RwSignal::new(Vec::new()),
            n_unread: RwSignal::new(0),
            muted: RwSignal::new(Vec::new()),
            n_watching: RwSignal::new(0),
            clocks: Clocks::default(),
            is_rated: RwSignal::new(false),
            host: RwSignal::new(None),
            you: RwSignal::new(None),
            has_webhook: RwSignal::new(false),
            webhook: RwSignal::new(None),
            is_webhook_open: RwSignal::new(false),
            pops: RwSignal::new(Vec::new()),
            door: StoredValue::new(None),
            views: StoredValue::new(None),
        }
    }
}

impl Company {
    /// Sets who carries messages to the table, and how they are shown.
    pub fn opens(&self, door: Callback<ClientMessage>, views: &'static WithOthers) {
        self.door.set_value(Some(door));
        self.views.set_value(Some(views));
    }

    pub fn say(&self, message: ClientMessage) {
        if let Some(door) = self.door.get_value() {
            door.run(message);
        }
    }

    pub fn propose(&self, what: Proposal) {
        self.say(ClientMessage::Propose { what });
    }

    /// Answers what is proposed now.
    pub fn vote(&self, yes: bool) {
        if let Some(Ballot { id, .. }) = self.ballot.get_untracked() {
            self.say(ClientMessage::Vote { id, yes });
        }
    }

    /// What is proposed, if it is that, tracked.
    pub fn asked(&self, what: Proposal) -> Option<Ballot> {
        self.ballot.get().filter(|it| it.what == what)
    }

    /// Hears something.
    pub fn hear(&self, said: Said) {
        if !untrack(|| self.is_muted(said.by)) {
            self.n_unread.update(|n| *n += 1);
            if let Utterance::Mood(_) = said.what {
                self.make_face(said.clone());
            }
        }
        self.said.update(|all| all.push(said));
    }

    fn make_face(&self, said: Said) {
        let (pops, n) = (self.pops, said.n);
        pops.update(|pops| {
            pops.retain(|it| it.by != said.by);
            pops.push(said);
        });
        let end = move || {
            // The table may have been left meanwhile.
            let _ = pops.try_update(|pops| pops.retain(|it| it.n != n));
        };
        set_timeout(end, POP);
    }

    /// The face that somebody makes now, tracked.
    pub fn pop(&self, by: Option<Seat>) -> Option<(u32, Mood)> {
        self.pops.with(|pops| {
            let said = pops.iter().find(|it| it.by == by)?;
            match said.what {
                Utterance::Mood(mood) => Some((said.n, mood)),
                Utterance::Words(_) => None,
            }
        })
    }

    /// Whether somebody is not heard here, tracked.
    pub fn is_muted(&self, by: Option<Seat>) -> bool {
        self.muted.with(|muted| muted.contains(&by))
    }

    pub fn mute(&self, by: Option<Seat>, on: bool) {
        self.muted.update(|muted| {
            muted.retain(|it| *it != by);
            if on {
                muted.push(by);
            }
        });
    }

    /// Notes what the table says of it.
    pub fn meet(&self, table: &TableInfo) {
        let ends = |it: &Ballot| browser::now() + f64::from(it.ms_left);
        self.ends_at.set(table.ballot.as_ref().map(ends));
        if self.ballot.get_untracked() != table.ballot {
            self.ballot.set(table.ballot);
        }
        self.is_paused.set(table.is_paused);
        self.is_rated.set(table.is_rated);
        self.host.set(table.host);
        self.you.set(table.you);
        self.has_webhook.set(table.has_webhook);
        if !table.has_webhook {
            self.webhook.set(None);
        }
        self.clocks.hear(table.clock.as_ref());
        if self.next.with_untracked(|it| *it != table.next) {
            self.next.set(table.next.clone());
        }
    }
}

impl Session {
    /// Something that only a table with others shows.
    pub fn with_others(
        &self,
        show: impl FnOnce(&'static WithOthers) -> AnyView,
    ) -> Option<AnyView> {
        self.company.views.get_value().map(show)
    }

    /// Whether others are at the table, tracked.
    pub fn has_company(&self) -> bool {
        match self.link.get() {
            Link::Dialling | Link::Up | Link::Down => true,
            Link::Local | Link::Replay(_) => false,
        }
    }

    /// Somebody's face as parts, so that it can be made otherwise; tracked.
    pub fn bare_face(&self, seat: Seat) -> Face {
        if self.seat() == Some(seat) {
            return self.settings.face.get();
        }
        let brought = self
            .seats
            .with(|seats| seats.get(seat.index())?.face.clone());
        brought.map_or_else(
            || Face::of(&self.name(seat)),
            |parts| Face::from_parts(&parts),
        )
    }
}

/// Whether a seat has answered, and what.
pub fn answer(ballot: &Ballot, seat: Seat) -> Option<bool> {
    match (ballot.yes.contains(seat), ballot.no.contains(seat)) {
        (true, _) => Some(true),
        (false, true) => Some(false),
        (false, false) => None,
    }
}
