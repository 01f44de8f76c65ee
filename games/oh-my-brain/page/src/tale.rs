//! What the events leave behind for a while: the round's number, a roll, a
//! count.

use leptos::prelude::*;
use oh_my_brain::{Event, Face, OhMyBrain};
use tabletop::{BySeat, Seat};
use web::session::Session;

/// What is still worth showing of what happened.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tale {
    pub n_rounds: u32,
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

impl Tale {
    fn follow(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { .. } => {
                self.n_rounds += 1;
                self.roll = None;
            }
            Event::Turn { .. } => self.count = None,
            Event::Played { .. } | Event::GaveUp { .. } => self.roll = None,
            Event::Rolled { seat, face } => self.roll = Some(Roll { seat, face }),
            Event::RoundEnded { seat, lost } => self.count = Some(Count { seat, lost }),
            Event::Dealt { .. }
            | Event::Buried { .. }
            | Event::Shared { .. }
            | Event::Reshuffled { .. }
            | Event::Drew { .. }
            | Event::Kept { .. }
            | Event::Swept { .. }
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
}

/// Whether an event is what the die waits for in the air.
pub fn is_roll(event: &Event) -> bool {
    matches!(event, Event::Rolled { .. })
}

/// Follows the session from its first event.
pub fn tale(session: Session) -> Memo<Tale> {
    Memo::new(move |before: Option<&Tale>| {
        session.model.with(|it| {
            let Some(it) = it.as_ref() else {
                return Tale::default();
            };
            let mut tale = match it.since {
                0 => Tale::default(),
                _ => before.cloned().unwrap_or_default(),
            };
            let events = it.events.of::<OhMyBrain>().iter();
            events.for_each(|event| tale.follow(event));
            tale
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);

    fn tale_of(events: &[Event]) -> Tale {
        let mut tale = Tale::default();
        for event in events {
            tale.follow(event);
        }
        tale
    }

    #[test]
    fn a_roll_is_shown_until_the_next_card_is_played() {
        let rolled = Event::Rolled {
            seat: ADA,
            face: Face::Gain,
        };
        let played = Event::Played {
            seat: ADA,
            animal: oh_my_brain::Animal::Rabbit,
            n: 1,
        };
        let turn = Event::Turn { seat: ADA };
        assert!(tale_of(&[rolled.clone(), turn.clone()]).roll.is_some());
        assert!(tale_of(&[rolled, turn, played]).roll.is_none());
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
        assert_eq!(tale_of(&events).count.map(|it| it.lost), Some(lost));
        assert_eq!(tale_of(&[&events[..], &[turn]].concat()).count, None);
    }
}
