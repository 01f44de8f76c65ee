//! What happened, and who may know it.

use serde::{Deserialize, Serialize};
use tabletop::{Beat, BySeat, Cue, EventInfo, Seat, SeatSet, Viewer, extras::Note};

use crate::{animal::Animal, cards::Cards, table::Then};

/// One thing that happened. Where a card is `None`, the viewer may not know it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// All cards were shuffled for a new round.
    RoundBegan { starter: Seat },
    /// Three cards to choose from; so many lots of three come afterwards.
    Dealt {
        seat: Seat,
        n_left: u8,
        cards: Option<Cards>,
    },
    /// One of the three went to the graveyard, two to the hand.
    Buried { seat: Seat, card: Option<Animal> },
    /// It is a player's turn to play.
    Turn { seat: Seat },
    /// One card, or a group of equal ones, was played.
    Played { seat: Seat, animal: Animal, n: u8 },
    /// An extra went into a graveyard, for all to see.
    Shared {
        seat: Seat,
        animal: Animal,
        to: Seat,
    },
    /// The horde was discarded for the price of a brain.
    GaveUp { seat: Seat },
    /// The discard pile became the reserve.
    Reshuffled { n: u8 },
    /// A card was drawn after giving up.
    Drew { seat: Seat, card: Option<Animal> },
    /// One of the drawn cards went to the hand, the other to the graveyard.
    Kept { seat: Seat, card: Option<Animal> },
    /// A mouse swept the horde away.
    Swept { seat: Seat },
    /// The die was rolled.
    Rolled { seat: Seat, face: Face },
    /// The die: a card for an opponent's graveyard.
    Given {
        seat: Seat,
        to: Seat,
        card: Option<Animal>,
    },
    /// The die: a card from the reserve for the own graveyard.
    Swarmed { seat: Seat, card: Option<Animal> },
    /// The die: a brain changed heads.
    Stolen { seat: Seat, from: Seat },
    /// The die: a brain from the supply; nothing if it is empty.
    Gained { seat: Seat, n: u8 },
    /// The die: two hands were exchanged.
    SwappedHands {
        seat: Seat,
        with: Seat,
        cards: Option<Swapped>,
    },
    /// The die: two graveyards were exchanged.
    SwappedGraveyards {
        seat: Seat,
        with: Seat,
        cards: Option<Swapped>,
    },
    /// A player is to choose cards from the graveyard.
    Refills { seat: Seat, n: u8, then: Then },
    /// A card went from the graveyard to the hand.
    Took { seat: Seat, card: Option<Animal> },
    /// A player is rid of every card, and the others lost brains.
    RoundEnded { seat: Seat, lost: BySeat<u8> },
    /// A player has no brain left.
    Ended { winners: SeatSet },
}

/// What the two players of an exchange have now.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Swapped {
    /// What the one who rolled has now.
    pub got: Cards,
    /// What the other one has now.
    pub gave: Cards,
}

/// A side of the die.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// Put a card into an opponent's graveyard.
    Give,
    /// Everybody's graveyard grows.
    Swarm,
    /// Take an opponent's brain.
    Steal,
    /// Take a brain from the supply.
    Gain,
    /// Exchange hands or graveyards.
    Swap,
    /// Play again.
    Again,
}

impl Face {
    pub const ALL: [Face; 6] = [
        Face::Give,
        Face::Swarm,
        Face::Steal,
        Face::Gain,
        Face::Swap,
        Face::Again,
    ];
}

impl Event {
    /// As `viewer` saw it. Everybody hears of everything, but not which cards.
    #[must_use]
    #[inline(always)]
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let mut seen = *self;
        match &mut seen {
            Event::Dealt { seat, cards, .. } if !viewer.may_see(*seat) => *cards = None,
            Event::Buried { seat, card }
            | Event::Drew { seat, card }
            | Event::Kept { seat, card }
            | Event::Swarmed { seat, card }
            | Event::Took { seat, card }
                if !viewer.may_see(*seat) =>
            {
                *card = None;
            }
            Event::Given { seat, to, card } if !viewer.may_see(*seat) && !viewer.may_see(*to) => {
                *card = None;
            }
            Event::SwappedHands { seat, with, cards }
            | Event::SwappedGraveyards { seat, with, cards }
                if !viewer.may_see(*seat) && !viewer.may_see(*with) =>
            {
                *cards = None;
            }
            Event::RoundBegan { .. }
            | Event::Dealt { .. }
            | Event::Buried { .. }
            | Event::Turn { .. }
            | Event::Played { .. }
            | Event::Shared { .. }
            | Event::GaveUp { .. }
            | Event::Reshuffled { .. }
            | Event::Drew { .. }
            | Event::Kept { .. }
            | Event::Swept { .. }
            | Event::Rolled { .. }
            | Event::Given { .. }
            | Event::Swarmed { .. }
            | Event::Stolen { .. }
            | Event::Gained { .. }
            | Event::SwappedHands { .. }
            | Event::SwappedGraveyards { .. }
            | Event::Refills { .. }
            | Event::Took { .. }
            | Event::RoundEnded { .. }
            | Event::Ended { .. } => (),
        }
        seen
    }

    /// Exchanged cards are shown without a draw. The lab counts rounds, turns,
    /// giving up, sweeping, and each face of the die.
    pub(crate) fn info(&self) -> EventInfo {
        let info = EventInfo::new(Beat::Move);
        match *self {
            Event::RoundBegan { .. } => info.heard_as(Cue::Bell).counted(Note::new("round")),
            Event::Dealt { .. } | Event::Refills { .. } => info.no_news(),
            // Everybody chooses at once.
            Event::Buried { .. } => EventInfo::new(Beat::None).no_news(),
            Event::Turn { seat } => info.no_news().counted(Note::to("turn", seat)),
            Event::Played { seat, n, .. } if 1 < n => info.counted(Note::to("group played", seat)),
            Event::GaveUp { seat } => info.counted(Note::to("gave up", seat)),
            Event::Swept { seat } => info.counted(Note::to("horde swept", seat)),
            Event::Rolled { seat, face } => {
                EventInfo::new(Beat::Roll).counted(Note::to("die", seat).of(face.key()))
            }
            Event::SwappedHands { .. } | Event::SwappedGraveyards { .. } => info.revealing(),
            Event::Stolen { .. } => info.heard_as(Cue::Squelch),
            Event::RoundEnded { seat, .. } => EventInfo::new(Beat::Count)
                .no_news()
                .counted(Note::to("ended a round", seat)),
            Event::Played { .. }
            | Event::Shared { .. }
            | Event::Reshuffled { .. }
            | Event::Drew { .. }
            | Event::Kept { .. }
            | Event::Given { .. }
            | Event::Swarmed { .. }
            | Event::Gained { .. }
            | Event::Took { .. }
            | Event::Ended { .. } => info,
        }
    }
}

impl Face {
    const fn key(self) -> &'static str {
        match self {
            Face::Give => "give",
            Face::Swarm => "swarm",
            Face::Steal => "steal",
            Face::Gain => "gain",
            Face::Swap => "swap",
            Face::Again => "again",
        }
    }
}
