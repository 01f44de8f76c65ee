//! What a player may know, and what it supposes of the rest.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Chance, Seat, SeatSet, Viewer, chance::draw};

use crate::{
    rules::Options,
    shelf::{Jar, Shelf, Stock},
    state::{Call, Event, Step},
};

/// The table as one viewer sees it: numbers where the judge knows jars.
#[derive(Copy, Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub agreed: Options,
    /// Jars in each hand.
    pub n_held: BySeat<u8>,
    pub shelves: BySeat<Shelf<Seen>>,
    /// What the viewer has left in all, in the hand or shelved, for each player
    /// whose jars it may look at.
    pub own: BySeat<Option<Stock>>,
    /// What everybody knows a player to have left in all, since the rotten jar
    /// was seen, or all the others; nothing while it may be lost or not.
    pub shown: BySeat<Option<Stock>>,
    pub points: BySeat<u8>,
    pub current: Seat,
    pub step: Step,
}

/// A jar on a shelf.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seen {
    Closed,
    Known(Jar),
}

impl View {
    /// Nothing is shelved, and nobody has lost a jar; the judge knows all.
    pub(crate) fn fresh(agreed: Options, n_seats: usize) -> View {
        let full = agreed.stock();
        View {
            agreed,
            n_held: BySeat::new(n_seats, |_| full.of_any()),
            shelves: BySeat::new(n_seats, |_| Shelf::default()),
            own: BySeat::new(n_seats, |_| Some(full)),
            shown: BySeat::new(n_seats, |_| Some(full)),
            points: BySeat::new(n_seats, |_| 0),
            current: Seat::new(0),
            step: Step::First,
        }
    }

    /// What is left of it to `viewer`.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            shelves: self.shelves.map(|owner, shelf| {
                let n_closed = shelf.n_closed();
                let mut nth = 0;
                shelf.map(|seen| {
                    let is_open = n_closed <= nth;
                    nth += 1;
                    if is_open || viewer.may_see(owner) {
                        seen
                    } else {
                        Seen::Closed
                    }
                })
            }),
            own: self
                .own
                .map(|owner, own| own.filter(|_| viewer.may_see(owner))),
            ..*self
        }
    }

    pub fn n_jars(&self, seat: Seat) -> u8 {
        self.n_held[seat] + self.shelves[seat].len()
    }

    pub(crate) fn n_shelved(&self) -> u8 {
        let shelves = self.shelves.as_slice().iter();
        shelves.map(Shelf::len).sum()
    }

    /// The jars in a hand, if the viewer may look at them.
    pub fn held(&self, seat: Seat) -> Option<Stock> {
        let mut held = self.own[seat]?;
        for seen in self.shelves[seat].iter() {
            if let Seen::Known(jar) = seen {
                *held.of_mut(jar) -= 1;
            }
        }
        Some(held)
    }

    /// Who still has to shelve a first jar.
    pub fn without_a_jar(&self) -> SeatSet {
        let seats = self.n_held.seats();
        let is_awaited = |it: &Seat| 0 < self.n_jars(*it) && self.shelves[*it].is_empty();
        seats.filter(is_awaited).collect()
    }

    /// Deals out what is hidden: which jars somebody has lost, and which of the
    /// others are shelved where. Every jar is as likely in one place as in any
    /// other.
    pub(crate) fn guess(&self, chance: &mut dyn Chance) -> View {
        let mut guess = *self;
        for (owner, shelf) in self.shelves.iter() {
            // Of a full stock, what is not seen may be anywhere or lost.
            let left = self.own[owner].or(self.shown[owner]);
            let mut unseen = left.unwrap_or(self.agreed.stock());
            let mut all = Stock::default();
            for seen in shelf.iter() {
                if let Seen::Known(jar) = seen {
                    *unseen.of_mut(jar) -= 1;
                    *all.of_mut(jar) += 1;
                }
            }
            let mut any = || {
                let jar = draw(chance, &mut unseen).expect("a jar for every place");
                *all.of_mut(jar) += 1;
                jar
            };
            guess.shelves[owner] = shelf.map(|seen| match seen {
                Seen::Known(_) => seen,
                Seen::Closed => Seen::Known(any()),
            });
            for _ in 0..self.n_held[owner] {
                any();
            }
            guess.own[owner] = Some(all);
        }
        guess
    }

    /// What an event does to the table, for the judge and for whoever was told
    /// less of it.
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Round { starter } => {
                for seat in self.n_held.seats() {
                    self.n_held[seat] += self.shelves[seat].len();
                    self.shelves[seat] = Shelf::default();
                }
                self.current = starter;
                self.step = Step::First;
            }
            Event::Shelved { seat, jar } => self.shelve(seat, jar),
            Event::Called { seat, n } => self.call(seat, n),
            Event::Passed { seat } => self.pass(seat),
            Event::Opened { owner, jar, .. } => self.open(owner, jar),
            Event::Scored { seat } => self.points[seat] += 1,
            Event::Lost { seat, jar } => {
                self.n_held[seat] = self.n_jars(seat) - 1;
                self.shelves[seat] = Shelf::default();
                if let (Some(own), Some(jar)) = (&mut self.own[seat], jar) {
                    *own.of_mut(jar) -= 1;
                }
                // If the rotten one is gone already, it was a fresh one.
                let without_rotten = self.shown[seat].filter(|it| it.n_rotten == 0);
                self.shown[seat] = without_rotten.map(|it| Stock {
                    n_fresh: it.n_fresh - 1,
                    ..it
                });
            }
            Event::Out { .. } => (),
            Event::Won { seat } => self.step = Step::Over { winner: seat },
        }
    }

    fn shelve(&mut self, seat: Seat, jar: Option<Jar>) {
        self.n_held[seat] -= 1;
        self.shelves[seat].put(jar.map_or(Seen::Closed, Seen::Known));
        match self.step {
            Step::First if self.without_a_jar().is_empty() => self.step = Step::Shelve,
            Step::First => (),
            Step::Shelve | Step::Raise { .. } | Step::Open { .. } | Step::Over { .. } => {
                self.current = self.next(seat, SeatSet::EMPTY);
            }
        }
    }

    fn call(&mut self, seat: Seat, n: u8) {
        let passed = match self.step {
            Step::Raise { passed, .. } => passed,
            Step::First | Step::Shelve | Step::Open { .. } | Step::Over { .. } => SeatSet::EMPTY,
        };
        let call = Call { caller: seat, n };
        self.bid(seat, call, passed, n == self.n_shelved());
    }

    fn pass(&mut self, seat: Seat) {
        if let Step::Raise { call, passed } = self.step {
            let passed = passed.with(seat);
            let is_alone = self.next(seat, passed) == call.caller;
            self.bid(seat, call, passed, is_alone);
        }
    }

    fn bid(&mut self, seat: Seat, call: Call, passed: SeatSet, is_last: bool) {
        let Call { caller, n } = call;
        if is_last {
            self.current = caller;
            self.step = Step::Open { caller, left: n };
        } else {
            self.current = self.next(seat, passed);
            self.step = Step::Raise { call, passed };
        }
    }

    fn open(&mut self, owner: Seat, jar: Jar) {
        let shelf = &mut self.shelves[owner];
        *shelf.top_closed().expect("a jar is closed") = Seen::Known(jar);
        shelf.n_open += 1;
        let n_open = usize::from(shelf.n_open);
        let is_rotten = |seen: &Seen| *seen == Seen::Known(Jar::Rotten);
        let n_rotten = shelf.iter().rev().take(n_open).filter(is_rotten).count() as u8;
        let n_jars = self.n_jars(owner);
        if n_rotten == 1 || n_open == usize::from(n_jars) {
            self.shown[owner] = Some(Stock {
                n_fresh: n_jars - n_rotten,
                n_rotten,
            });
        }
        if let Step::Open { left, .. } = &mut self.step {
            *left -= 1;
        }
    }

    /// The next player to the left who is neither out nor among `passed`.
    pub(crate) fn next(&self, seat: Seat, passed: SeatSet) -> Seat {
        let n_seats = self.n_held.len();
        let mut next = seat.left(n_seats);
        while self.n_jars(next) == 0 || passed.contains(next) {
            next = next.left(n_seats);
        }
        next
    }
}
