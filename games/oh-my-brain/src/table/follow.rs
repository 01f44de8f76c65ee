//! How an event changes what lies open. Rules and views share this, so that
//! nobody who follows the story can lose track.

use tabletop::Seat;

use super::{Horde, LOT, Step, Table};
use crate::{
    animal::Animal,
    cards::Cards,
    event::{Event, Face},
};

impl Table {
    #[inline(always)]
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { starter } => *self = Table::fresh(self.brains, starter),
            Event::Dealt { seat, n_left, .. } => {
                self.reserve -= LOT;
                self.drawn[seat] = LOT;
                self.step = Step::Deal { n_left };
            }
            Event::Buried { seat, .. } => {
                self.buried[seat] += 1;
                self.held[seat] += self.drawn[seat] - 1;
                self.drawn[seat] = 0;
            }
            Event::Turn { seat } => {
                self.active = seat;
                self.step = Step::Play;
            }
            Event::Played { seat, animal, n } => self.play(seat, animal, n),
            Event::Shared { animal, to, .. } => self.share(animal, to),
            Event::GaveUp { seat } => {
                self.sweep();
                self.brains[seat] -= 1;
            }
            Event::Reshuffled { n } => {
                self.reserve = n;
                self.discard = Cards::NONE;
            }
            Event::Drew { seat, .. } => {
                self.reserve -= 1;
                self.drawn[seat] += 1;
                self.step = Step::Keep;
            }
            Event::Kept { seat, .. } => {
                self.held[seat] += 1;
                self.buried[seat] += self.drawn[seat] - 1;
                self.drawn[seat] = 0;
                self.step = Step::Play;
            }
            Event::Swept { .. } => self.sweep(),
            Event::Rolled { face, .. } => self.ask_for(face),
            Event::Given { seat, to, .. } => {
                self.held[seat] -= 1;
                self.buried[to] += 1;
            }
            Event::Swarmed { seat, .. } => {
                self.reserve -= 1;
                self.buried[seat] += 1;
            }
            Event::Stolen { seat, from } => {
                self.brains[from] -= 1;
                self.brains[seat] += 1;
            }
            Event::Gained { seat, n } => self.brains[seat] += n,
            Event::SwappedHands { seat, with, .. } => self.held.swap(seat, with),
            Event::SwappedGraveyards { seat, with, .. } => {
                self.buried.swap(seat, with);
                self.open.swap(seat, with);
            }
            Event::Refills { seat, then, .. } => {
                self.active = seat;
                self.step = Step::Refill { then };
            }
            Event::Took { seat, .. } => {
                self.buried[seat] -= 1;
                self.open[seat] = Cards::NONE;
                self.held[seat] += 1;
            }
            Event::RoundEnded { seat, lost } => {
                self.active = seat;
                self.brains = self.brains.map(|loser, brains| brains - lost[loser]);
            }
            Event::Ended { .. } => self.step = Step::Over,
        }
    }

    fn play(&mut self, seat: Seat, animal: Animal, n: u8) {
        self.held[seat] -= n;
        self.horde.cards = self.horde.cards.with(animal, 1);
        self.horde.top = Some(animal);
        if 1 < n {
            let n_left = n - 1;
            self.step = Step::Share { animal, n_left };
        }
    }

    fn share(&mut self, animal: Animal, to: Seat) {
        self.buried[to] += 1;
        self.open[to] = self.open[to].with(animal, 1);
        if let Step::Share { n_left, .. } = &mut self.step {
            *n_left -= 1;
        }
    }

    fn sweep(&mut self) {
        self.discard = self.discard.plus(self.horde.cards);
        self.horde = Horde::default();
    }

    fn ask_for(&mut self, face: Face) {
        match face {
            Face::Give => self.step = Step::Give,
            Face::Steal => self.step = Step::Steal,
            Face::Swap => self.step = Step::Swap,
            Face::Again => self.step = Step::Play,
            // Nobody is asked; the next event says how it goes on.
            Face::Swarm | Face::Gain => (),
        }
    }
}
