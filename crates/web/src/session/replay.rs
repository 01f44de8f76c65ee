//! A game that is over, looked at again: the same tables, and nothing to do.

use std::{sync::Arc, time::Duration};

use driver::Playback;
use erased::USUAL;
use leptos::prelude::*;
use tabletop::{Seat, Viewer};
use wire::{SeatInfo, SeatKind};

use super::{Link, Origin, Session};

/// How long what happened is read before the next move is shown.
const READ: Duration = Duration::from_millis(500);

/// Where a replay stands and from whose place it is seen. Copies share
/// everything.
#[derive(Copy, Clone, Debug)]
pub struct Replay {
    pub session: Session,
    playback: StoredValue<Arc<Playback>>,
    /// How many moves have been made.
    pub at: RwSignal<u32>,
    pub eyes: RwSignal<Viewer>,
    pub is_playing: RwSignal<bool>,
    /// The moves that mattered, once somebody has found out.
    pub marks: RwSignal<Vec<u32>>,
    /// What the move that is shown cost; empty as long as nobody knows.
    pub judged: RwSignal<String>,
    /// Whoever is to play on from here, when that is asked for.
    pub wants_on: RwSignal<Option<Seat>>,
    /// Where this device's player sat.
    me: Option<Seat>,
    /// Counts what was asked for, so that a move that waits to be shown is known
    /// to be out of date.
    n_asked: StoredValue<u32>,
}

/// What is to be opened.
#[derive(Debug)]
pub struct Opened {
    pub playback: Arc<Playback>,
    pub origin: Origin,
    /// Who sat there; nothing if only the record tells.
    pub seats: Option<Vec<SeatInfo>>,
    /// Where this device's player sat.
    pub me: Option<Seat>,
    pub at: u32,
    pub eyes: Viewer,
}

impl Replay {
    pub fn open(opened: Opened) -> Replay {
        let Opened {
            playback,
            origin,
            seats,
            me,
            at,
            eyes,
        } = opened;
        let session = Session::new(playback.game(), Link::Replay(origin));
        session
            .seats
            .set(seats.unwrap_or_else(|| written_seats(&playback)));
        session.record.set(Some(playback.record().to_string()));
        session.commitment.set(playback.record().commitment.clone());
        let at = at.min(playback.n_moves());
        let replay = Replay {
            session,
            at: RwSignal::new(at),
            eyes: RwSignal::new(eyes),
            is_playing: RwSignal::new(false),
            marks: RwSignal::new(Vec::new()),
            judged: RwSignal::new(String::new()),
            wants_on: RwSignal::new(None),
            me,
            n_asked: StoredValue::new(0),
            playback: StoredValue::new(playback),
        };
        replay.show(None);
        replay.play_by_itself();
        replay
    }

    pub fn playback(self) -> Arc<Playback> {
        self.playback.get_value()
    }

    /// Where this device's player sat.
    pub fn me(self) -> Option<Seat> {
        self.me
    }

    pub fn n_moves(self) -> u32 {
        self.playback.with_value(|it| it.n_moves())
    }

    /// Goes to a move: the next one is played, any other is there at once.
    pub fn go(self, n: u32) {
        let now = self.at.get_untracked();
        let n = n.min(self.n_moves());
        self.session.skip();
        if n == now {
            return;
        }
        self.at.set(n);
        self.show((n == now + 1).then_some(now));
    }

    pub fn forward(self) {
        self.go(self.at.get_untracked() + 1);
    }

    pub fn back(self) {
        self.pause();
        self.go(self.at.get_untracked().saturating_sub(1));
    }

    /// Goes somewhere else and stays there.
    pub fn jump(self, n: u32) {
        self.pause();
        self.go(n);
    }

    /// The beginning of the part before this one, or after it.
    pub fn jump_part(self, is_forward: bool) {
        let now = self.at.get_untracked();
        let parts = self.playback.with_value(|it| it.parts());
        let found = if is_forward {
            parts.into_iter().find(|n| now < *n)
        } else {
            parts.into_iter().rev().find(|n| *n < now)
        };
        let end = if is_forward { self.n_moves() } else { 0 };
        self.jump(found.unwrap_or(end));
    }

    /// Looks with other eyes at the same moment.
    pub fn look(self, eyes: Viewer) {
        self.session.skip();
        self.eyes.set(eyes);
        self.show(None);
    }

    pub fn pause(self) {
        self.is_playing.set(false);
    }

    /// Plays, from the beginning if it was at the end, or stands still.
    pub fn toggle(self) {
        if self.is_playing.get_untracked() {
            self.pause();
            return;
        }
        if self.at.get_untracked() == self.n_moves() {
            self.go(0);
        }
        self.is_playing.set(true);
    }

    fn show(self, since: Option<u32>) {
        self.n_asked.update_value(|n| *n += 1);
        let (n, eyes) = (self.at.get_untracked(), self.eyes.get_untracked());
        let model = self.playback.with_value(|it| it.model(n, eyes, since));
        self.session.receive(model);
    }

    /// Shows the next move when the one before has been seen.
    fn play_by_itself(self) {
        Effect::new(move |_| {
            self.session.model.track();
            if !self.is_playing.get() || self.session.is_moving.get() {
                return;
            }
            if self.at.get_untracked() == self.n_moves() {
                self.pause();
                return;
            }
            let asked = self.n_asked.get_value();
            let next = move || {
                let is_wanted = self.is_playing.try_get_untracked() == Some(true)
                    && self.n_asked.try_get_value() == Some(asked);
                if is_wanted && self.session.is_moving.try_get_untracked() == Some(false) {
                    self.forward();
                }
            };
            set_timeout(next, self.session.thought(1).max(READ));
        });
    }

    /// Who made the move that is shown; nobody dealt.
    pub fn mover(self) -> Option<Seat> {
        let n = self.at.get();
        self.playback.with_value(|it| it.mover(n))
    }

    /// What happened with the move that is shown, as it was seen, tracked.
    pub fn sentences(self) -> Vec<String> {
        let (n, eyes) = (self.at.get(), self.eyes.get());
        let events = self.playback.with_value(|it| it.events(n).seen_by(eyes));
        self.session.sentences(&*events)
    }
}

/// Who sat there as far as a record tells: bots bring no luck.
fn written_seats(playback: &Playback) -> Vec<SeatInfo> {
    let record = playback.record();
    let salts = record.seal.as_ref().map(|seal| &seal.salts);
    let is_bot = |index: usize| {
        let salt = salts.and_then(|salts| salts.get(index));
        salt.is_some_and(String::is_empty)
    };
    let players = record.players.iter().enumerate();
    players
        .map(|(index, name)| seat_of(name, is_bot(index)))
        .collect()
}

/// Somebody who sat at a table that is over.
pub fn seat_of(name: &str, is_bot: bool) -> SeatInfo {
    SeatInfo {
        kind: if is_bot {
            SeatKind::Bot(USUAL.name.to_owned())
        } else {
            SeatKind::Person
        },
        name: name.to_owned(),
        is_taken: true,
        is_here: true,
        stand_in_ms: None,
        is_asked: false,
        face: None,
    }
}
