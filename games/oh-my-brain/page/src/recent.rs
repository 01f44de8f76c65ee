//! What the events leave behind for a while: the round, the order of the horde,
//! a roll, a count.

use oh_my_brain::{Animal, Event, Face};
use tabletop::{BySeat, Seat};

/// What is still worth showing of what happened.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Recent {
    pub n_rounds: u32,
    /// Who started this round.
    pub starter: Option<Seat>,
    /// The horde from the bottom up.
    pub horde: Vec<Animal>,
    /// What was discarded last.
    pub discarded: Option<Animal>,
    /// Who has got extras of the last play, one entry a card.
    pub presents: Vec<Seat>,
    /// The newest roll, until the next card is played.
    pub roll: Option<Roll>,
    /// What the last round cost, until the next one is played.
    pub count: Option<Count>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Roll {
    pub seat: Seat,
    pub face: Face,
}

/// The end of a round.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Count {
    /// Who was rid of every card.
    pub seat: Seat,
    pub lost: BySeat<u8>,
}

impl Recent {
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { starter } => {
                *self = Recent {
                    n_rounds: self.n_rounds + 1,
                    starter: Some(starter),
                    count: self.count,
                    ..Recent::default()
                }
            }
            Event::Turn { .. } => self.count = None,
            Event::Played { animal, .. } => {
                self.horde.push(animal);
                self.presents.clear();
                self.roll = None;
            }
            Event::Shared { to, .. } => self.presents.push(to),
            Event::GaveUp { .. } => {
                self.sweep();
                self.roll = None;
            }
            Event::Swept { .. } => self.sweep(),
            Event::Reshuffled { .. } => self.discarded = None,
            Event::Rolled { seat, face } => self.roll = Some(Roll { seat, face }),
            Event::RoundEnded { seat, lost } => self.count = Some(Count { seat, lost }),
            Event::Dealt { .. }
            | Event::Buried { .. }
            | Event::Drew { .. }
            | Event::Kept { .. }
            | Event::Given { .. }
            | Event::Swarmed { .. }
            | Event::Stolen { .. }
            | Event::Gained { .. }
            | Event::SwappedHands { .. }
            | Event::SwappedGraveyards { .. }
            | Event::Refills { .. }
            | Event::Took { .. }
            | Event::Ended { .. } => (),
        }
    }

    fn sweep(&mut self) {
        self.discarded = self.horde.last().copied();
        self.horde.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);

    fn recent_of(events: &[Event]) -> Recent {
        let mut recent = Recent::default();
        for event in events {
            recent.follow(event);
        }
        recent
    }

    #[test]
    fn a_roll_is_shown_until_the_next_card_is_played() {
        let rolled = Event::Rolled {
            seat: ADA,
            face: Face::Gain,
        };
        let played = Event::Played {
            seat: ADA,
            animal: Animal::Rabbit,
            n: 1,
        };
        let turn = Event::Turn { seat: ADA };
        assert!(recent_of(&[rolled, turn]).roll.is_some());
        assert!(recent_of(&[rolled, turn, played]).roll.is_none());
    }

    #[test]
    fn the_horde_lies_in_the_order_in_which_it_was_played() {
        let play = |animal| Event::Played {
            seat: ADA,
            animal,
            n: 1,
        };
        let up = [play(Animal::Spider), play(Animal::Frog)];
        assert_eq!(recent_of(&up).horde, [Animal::Spider, Animal::Frog]);
        let swept = recent_of(&[&up[..], &[Event::GaveUp { seat: ADA }]].concat());
        assert!(swept.horde.is_empty());
        assert_eq!(swept.discarded, Some(Animal::Frog));
    }

    #[test]
    fn a_count_is_shown_during_the_deal_that_follows() {
        let lost = BySeat::new(2, |_| 1);
        let ended = Event::RoundEnded { seat: ADA, lost };
        let began = Event::RoundBegan { starter: ADA };
        let buried = Event::Buried {
            seat: ADA,
            card: None,
        };
        let turn = Event::Turn { seat: ADA };
        let events = [ended, began, buried];
        assert_eq!(recent_of(&events).count.map(|it| it.lost), Some(lost));
        assert_eq!(recent_of(&[&events[..], &[turn]].concat()).count, None);
    }
}
