//! What a viewer may know.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Standings, Viewer, rule};

use crate::{
    animal::{Animal, Demand},
    cards::Cards,
    event::{Event, Face, Swapped},
    rulebook as r,
    rules::{CanPlay, FULL_HAND, Prompt},
    state::{Horde, OhMyBrain, SUPPLY, Step},
};

/// The table as one viewer sees and remembers it.
#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub eyes: Viewer,
    pub hands: BySeat<Shown>,
    pub graveyards: BySeat<Shown>,
    /// What everybody saw go into each graveyard.
    pub open: BySeat<Cards>,
    /// Cards in the reserve.
    pub reserve: u8,
    pub discard: Cards,
    pub horde: Horde,
    /// Cards just drawn, to be shared out between hand and graveyard.
    pub drawn: BySeat<Shown>,
    pub brains: BySeat<u8>,
    /// Whose turn it is; during the deal, who will start.
    pub active: Seat,
    pub step: Step,
}

/// Cards of which everybody knows the number.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Shown {
    pub n: u8,
    /// Those the viewer knows to be there.
    pub known: Cards,
}

impl Shown {
    const NONE: Shown = Shown {
        n: 0,
        known: Cards::NONE,
    };

    /// Cards the viewer does not know.
    pub fn n_hidden(self) -> u8 {
        self.n - self.known.len()
    }

    fn put(&mut self, card: Option<Animal>) {
        self.n += 1;
        self.known = self.known.plus(card.into_iter().collect());
    }

    fn put_all(&mut self, cards: Shown) {
        self.n += cards.n;
        self.known = self.known.plus(cards.known);
    }

    /// An unknown card may be any of those that were known.
    fn take(&mut self, card: Option<Animal>) {
        self.n -= 1;
        self.known = match card {
            Some(animal) => self.known.without_any(animal, 1),
            None => Cards::NONE,
        };
    }
}

impl View {
    pub(crate) fn of(table: &OhMyBrain, viewer: Viewer) -> View {
        rule!(r::OMB_23_NUMBERS);
        let by_seat = |shown: &dyn Fn(Seat) -> Shown| BySeat::new(table.n_seats(), shown);
        let shown = |cards: Cards, known: Cards| Shown {
            n: cards.len(),
            known,
        };
        View {
            eyes: viewer,
            hands: by_seat(&|owner| {
                let cards = table.hand(owner);
                shown(
                    cards,
                    match viewer {
                        Viewer::Seat(seat) => table.hands[owner].known_to(seat),
                        Viewer::Public => Cards::NONE,
                        Viewer::Judge => cards,
                    },
                )
            }),
            graveyards: by_seat(&|owner| {
                let cards = table.graveyard(owner);
                shown(
                    cards,
                    match viewer {
                        Viewer::Seat(seat) => table.graveyards[owner].known_to(seat),
                        Viewer::Public => table.open[owner],
                        Viewer::Judge => cards,
                    },
                )
            }),
            open: BySeat::new(table.n_seats(), |owner| table.open[owner]),
            reserve: table.reserve.len(),
            discard: table.discard,
            horde: table.horde,
            drawn: by_seat(&|owner| {
                let cards = table.drawn[owner].cards();
                let is_seen = viewer.may_see(owner);
                shown(cards, if is_seen { cards } else { Cards::NONE })
            }),
            brains: BySeat::new(table.n_seats(), |seat| table.brains[seat]),
            active: table.active,
            step: table.step,
        }
    }

    pub fn n_seats(&self) -> usize {
        self.brains.len()
    }

    /// Brains that nobody has.
    pub fn supply(&self) -> u8 {
        SUPPLY - self.brains.as_slice().iter().sum::<u8>()
    }

    /// Cards of a player, in hand and graveyard.
    pub fn n_cards(&self, seat: Seat) -> u8 {
        self.hands[seat].n + self.graveyards[seat].n
    }

    /// Cards whose place the viewer does not know.
    pub fn unseen(&self) -> Cards {
        let mut unseen = Cards::BOX.minus(self.discard).minus(self.horde.cards);
        if let Step::Share { animal, n_left } = self.step {
            unseen = unseen.without(animal, n_left);
        }
        for piles in [&self.hands, &self.graveyards, &self.drawn] {
            for pile in piles.as_slice() {
                unseen = unseen.minus(pile.known);
            }
        }
        unseen
    }

    pub(crate) fn winners(&self) -> SeatSet {
        Standings::by_points(&self.brains.map(|_, brains| i32::from(*brains))).winners()
    }

    /// What the table waits for.
    pub fn prompt(&self) -> Prompt {
        let seat = self.active;
        match self.step {
            Step::Deal { .. } => Prompt::Bury {
                awaited: self
                    .drawn
                    .seats()
                    .filter(|seat| 0 < self.drawn[*seat].n)
                    .collect(),
            },
            Step::Play => Prompt::Play {
                seat,
                demand: self.horde.demand(),
                can: self.can_play(self.horde.demand()),
            },
            Step::Share { n_left, .. } => Prompt::Share { seat, n_left },
            Step::Keep => Prompt::Keep { seat },
            Step::Give => Prompt::Give { seat },
            Step::Steal => Prompt::Steal { seat },
            Step::Swap => Prompt::Swap { seat },
            Step::Refill { .. } => Prompt::Refill {
                seat,
                n: FULL_HAND - self.hands[seat].n,
            },
            Step::Over => Prompt::Over {
                winners: self.winners(),
            },
        }
    }

    fn can_play(&self, demand: Demand) -> CanPlay {
        let hand = self.hands[self.active];
        if hand.known.kinds().any(|(animal, _)| demand.allows(animal)) {
            CanPlay::Yes
        } else if hand.n_hidden() == 0 {
            CanPlay::No
        } else {
            CanPlay::Unknown
        }
    }

    /// Brings the view up to date with what its viewer was told.
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { starter } => self.clear(starter),
            Event::Dealt {
                seat,
                n_left,
                cards,
            } => self.follow_deal(seat, n_left, cards),
            Event::Buried { seat, card } => {
                self.graveyards[seat].put(card);
                self.sort_drawn(seat, card, Hand::GetsTheRest);
            }
            Event::Turn { seat } => {
                self.active = seat;
                self.step = Step::Play;
            }
            Event::Played { seat, animal, n } => self.follow_play(seat, animal, n),
            Event::Shared { animal, to, .. } => self.follow_share(animal, to),
            Event::GaveUp { seat } => {
                self.sweep();
                self.brains[seat] -= 1;
            }
            Event::Reshuffled { n } => {
                self.reserve += n;
                self.discard = Cards::NONE;
            }
            Event::Drew { seat, card } => {
                self.reserve -= 1;
                self.drawn[seat].put(card);
                self.step = Step::Keep;
            }
            Event::Kept { seat, card } => {
                self.hands[seat].put(card);
                self.sort_drawn(seat, card, Hand::HasItsCard);
                self.step = Step::Play;
            }
            Event::Swept { .. } => self.sweep(),
            Event::Rolled { face, .. } => self.follow_die(face),
            Event::Given { seat, to, card } => {
                self.hands[seat].take(card);
                self.graveyards[to].put(card);
            }
            Event::Swarmed { seat, card } => {
                self.reserve -= 1;
                self.graveyards[seat].put(card);
            }
            Event::Stolen { seat, from } => {
                self.brains[from] -= 1;
                self.brains[seat] += 1;
            }
            Event::Gained { seat, n } => self.brains[seat] += n,
            Event::SwappedHands { seat, with, cards } => {
                swap(&mut self.hands, seat, with, cards);
            }
            Event::SwappedGraveyards { seat, with, cards } => {
                swap(&mut self.graveyards, seat, with, cards);
                (self.open[seat], self.open[with]) = (self.open[with], self.open[seat]);
            }
            Event::Refills { seat, then, .. } => {
                self.active = seat;
                self.step = Step::Refill { then };
            }
            Event::Took { seat, card } => self.follow_refill(seat, card),
            Event::RoundEnded { seat, lost } => {
                self.active = seat;
                self.brains = self.brains.map(|loser, brains| brains - lost[loser]);
            }
            Event::Ended { .. } => self.step = Step::Over,
        }
    }

    fn clear(&mut self, starter: Seat) {
        let none = self.hands.map(|_, _| Shown::NONE);
        self.hands = none;
        self.graveyards = none;
        self.drawn = none;
        self.open = self.open.map(|_, _| Cards::NONE);
        self.reserve = Cards::BOX.len();
        self.discard = Cards::NONE;
        self.horde = Horde::default();
        self.active = starter;
    }

    fn follow_deal(&mut self, seat: Seat, n_left: u8, cards: Option<Cards>) {
        let known = cards.unwrap_or_default();
        self.drawn[seat] = Shown { n: 3, known };
        self.reserve -= 3;
        self.step = Step::Deal { n_left };
    }

    /// Shares out what is left of the drawn cards once `card` has its place.
    fn sort_drawn(&mut self, seat: Seat, card: Option<Animal>, hand: Hand) {
        let mut rest = self.drawn[seat];
        rest.take(card);
        self.drawn[seat] = Shown::NONE;
        match hand {
            Hand::GetsTheRest => self.hands[seat].put_all(rest),
            Hand::HasItsCard => self.graveyards[seat].put_all(rest),
        }
    }

    fn follow_play(&mut self, seat: Seat, animal: Animal, n: u8) {
        let hand = &mut self.hands[seat];
        hand.n -= n;
        hand.known = hand.known.without_any(animal, n);
        self.horde.cards = self.horde.cards.with(animal, 1);
        self.horde.top = Some(animal);
        if 1 < n {
            let n_left = n - 1;
            self.step = Step::Share { animal, n_left };
        }
    }

    fn follow_share(&mut self, animal: Animal, to: Seat) {
        self.graveyards[to].put(Some(animal));
        self.open[to] = self.open[to].with(animal, 1);
        if let Step::Share { n_left, .. } = &mut self.step {
            *n_left -= 1;
        }
    }

    fn follow_refill(&mut self, seat: Seat, card: Option<Animal>) {
        self.graveyards[seat].take(card);
        self.open[seat] = Cards::NONE;
        self.hands[seat].put(card);
    }

    fn follow_die(&mut self, face: Face) {
        match face {
            Face::Give => self.step = Step::Give,
            Face::Steal => self.step = Step::Steal,
            Face::Swap => self.step = Step::Swap,
            Face::Again => self.step = Step::Play,
            // Nobody is asked; the next event says how it goes on.
            Face::Swarm | Face::Gain => (),
        }
    }

    fn sweep(&mut self) {
        self.discard = self.discard.plus(self.horde.cards);
        self.horde = Horde::default();
    }
}

/// Whether a hand is still to get its share of the drawn cards.
#[derive(Copy, Clone)]
enum Hand {
    GetsTheRest,
    HasItsCard,
}

fn swap(piles: &mut BySeat<Shown>, seat: Seat, with: Seat, cards: Option<Swapped>) {
    (piles[seat], piles[with]) = (piles[with], piles[seat]);
    if let Some(Swapped { got, gave }) = cards {
        piles[seat].known = got;
        piles[with].known = gave;
    }
}
