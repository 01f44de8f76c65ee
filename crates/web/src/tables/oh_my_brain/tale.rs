//! What the events leave behind for a while: the round's number, a roll, a
//! count.

use erased::Json;
use leptos::prelude::*;
use oh_my_brain::{Event, Face, OhMyBrain, View};
use serde::Deserialize;
use tabletop::{BySeat, Game, Seat};

use crate::{session::Session, tables::toss::Toss};

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

fn read(events: &[Json]) -> impl Iterator<Item = Event> {
    events.iter().filter_map(|it| Event::deserialize(it).ok())
}

/// Whether the die is rolled in this event.
pub fn is_roll(event: &Json) -> bool {
    matches!(Event::deserialize(event), Ok(Event::Rolled { .. }))
}

/// Follows the session from its first event.
pub fn tale(session: Session) -> Memo<Tale> {
    Memo::new(move |before: Option<&Tale>| {
        session.snapshot.with(|it| {
            let Some(it) = it.as_ref() else {
                return Tale::default();
            };
            let mut tale = match it.since {
                0 => Tale::default(),
                _ => before.cloned().unwrap_or_default(),
            };
            read(&it.events).for_each(|event| tale.follow(&event));
            tale
        })
    })
}

/// The table after the newest moves, and between them.
#[derive(Clone, PartialEq, Debug)]
struct Frames {
    n: u32,
    now: View,
    /// The table when the die had been rolled, but nobody had seen the face.
    at_roll: Option<View>,
}

/// The table as it is to be shown: while the die is in the air, nothing that
/// its face brings.
pub fn shown(session: Session, toss: Toss) -> Memo<Option<View>> {
    let frames = Memo::new(move |before: Option<&Option<Frames>>| {
        session.snapshot.with(|it| {
            let it = it.as_ref()?;
            let before = before.and_then(Option::as_ref);
            let at_roll = before
                .filter(|before| before.n == it.since)
                .and_then(|before| up_to_the_roll(before.now.clone(), read(&it.events)));
            Some(Frames {
                n: it.n,
                now: View::deserialize(&it.view).ok()?,
                at_roll,
            })
        })
    });
    Memo::new(move |_| {
        let is_in_the_air = toss.is_in_the_air();
        frames.with(|frames| {
            let frames = frames.as_ref()?;
            let at_roll = frames.at_roll.as_ref().filter(|_| is_in_the_air);
            Some(at_roll.unwrap_or(&frames.now).clone())
        })
    })
}

fn up_to_the_roll(mut view: View, events: impl Iterator<Item = Event>) -> Option<View> {
    for event in events {
        if matches!(event, Event::Rolled { .. }) {
            return Some(view);
        }
        OhMyBrain::follow(&mut view, &event);
    }
    None
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
