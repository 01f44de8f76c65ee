//! What happened, who may know it, and what it counts for.

mod info;
mod seen;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet};

use crate::{
    card::{Bid, Face},
    faces::Faces,
    hands::Witnesses,
    job::{Job, Substitute, With},
    table::Win,
    work::Fall,
};

/// How many cards of the deck are looked at together.
pub const MOST_LOOKED_AT: usize = 3;

/// One thing that happened. Where a card is `None`, the viewer may not know it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The first cards of a player.
    Dealt {
        seat: Seat,
        cards: Option<Faces>,
    },
    /// The Brain is on the floor, and everybody may bid once.
    BiddingBegan {
        first: Seat,
        dropper: Option<Seat>,
    },
    /// A bid was played; it counts its number, or 31.
    Bid {
        seat: Seat,
        bid: Bid,
        counts: u8,
    },
    Passed {
        seat: Seat,
    },
    /// Nobody bid.
    NobodyBid,
    /// The bids were discarded and a player picked up the Brain.
    PickedUp {
        seat: Seat,
    },

    /// A turn began; so many more are earned.
    TurnBegan {
        seat: Seat,
        overtime: u8,
    },
    /// A player was out to lunch.
    TurnSkipped {
        seat: Seat,
    },
    /// Nothing more in this turn.
    Stopped {
        seat: Seat,
    },
    /// A player did not work; with `cards`, discarded them all.
    Loafed {
        seat: Seat,
        cards: Option<Faces>,
    },
    /// The top card was looked at with the Walkie-Talkie.
    Listened {
        seat: Seat,
        card: Option<Face>,
    },
    /// That card went to the discards.
    Tossed {
        seat: Seat,
        card: Face,
    },
    /// That card stayed on the deck.
    LeftOnDeck {
        seat: Seat,
    },

    /// A job was laid out.
    JobPlayed {
        seat: Seat,
        job: Job,
        with: With,
    },
    /// A job in the discards is followed by a Secret Menu.
    JobFollowed {
        seat: Seat,
        job: Job,
    },
    /// A player has to choose something for an instruction.
    Asked {
        seat: Seat,
        job: Job,
        step: u8,
    },
    /// An instruction could not be followed.
    StepSkipped {
        job: Job,
        step: u8,
    },
    /// All instructions were followed; a laid-out card went to the discards.
    /// The player has so many cards more than before the job, or fewer.
    JobDone {
        seat: Seat,
        job: Job,
        change: i16,
    },
    /// The card stays in front of a player.
    LaidBefore {
        job: Job,
        owner: Seat,
    },
    /// A card that lay in front of a player was discarded.
    Removed {
        owner: Seat,
        job: Job,
        why: Removal,
    },
    /// The Mop moved on.
    MopMoved {
        from: Seat,
        to: Seat,
    },

    /// A card was drawn.
    Drew {
        seat: Seat,
        card: Option<Face>,
        by: Witnesses,
    },
    /// The discards became the deck.
    Reshuffled {
        n: u8,
    },
    /// A card went from the deck to the discards.
    TurnedOver {
        card: Face,
    },
    /// One card went to the discards.
    Discarded {
        seat: Seat,
        card: Face,
    },
    /// All cards of a player went to the discards.
    HandDiscarded {
        seat: Seat,
        cards: Faces,
    },
    /// No more cards were discarded.
    Enough {
        seat: Seat,
    },
    /// Another player was chosen.
    Chose {
        seat: Seat,
        chosen: Seat,
    },
    /// And a third one.
    ChoseThird {
        seat: Seat,
        third: Seat,
    },
    /// A card changed hands: given, taken at random, or moved between others.
    Given {
        chooser: Seat,
        from: Seat,
        to: Seat,
        card: Option<Face>,
    },
    /// A player saw another one's cards.
    LookedAtHand {
        seat: Seat,
        whose: Seat,
        cards: Option<Faces>,
    },
    /// Everyone but the hidden passed all cards to the left and has these now.
    HandsPassed {
        hidden: SeatSet,
        hands: BySeat<Option<Faces>>,
    },
    /// Two players swapped all cards and have these now.
    HandsSwapped {
        seat: Seat,
        with: Seat,
        hands: Option<Swapped>,
    },
    /// A card was chosen to be passed on.
    SetAside {
        seat: Seat,
        card: Option<Face>,
    },
    /// Everyone but the hidden passed on these cards, to the right.
    CardsPassed {
        hidden: SeatSet,
        cards: BySeat<Option<Faces>>,
    },
    /// A card went from the discards to a player, for all to see.
    Fetched {
        seat: Seat,
        card: Face,
    },
    /// A card went from the discards to the top of the deck, for all to see.
    PutOnDeck {
        seat: Seat,
        card: Face,
    },
    /// The top `n` cards are being put in order.
    Arranging {
        seat: Seat,
        n: u8,
        cards: [Option<Face>; MOST_LOOKED_AT],
    },
    /// One of them was put back, with so many above it.
    PutBack {
        seat: Seat,
        above: u8,
        card: Option<Face>,
    },
    /// Rolls of this turn are better.
    RollsImproved {
        seat: Seat,
        n: u8,
    },
    /// One more turn is coming.
    TurnEarned {
        seat: Seat,
    },

    /// A job took the Brain.
    BrainTaken {
        seat: Seat,
        from: Seat,
    },
    /// A job passed the Brain.
    BrainPassed {
        from: Seat,
        to: Seat,
    },
    /// The Brain fell; earned turns are lost.
    BrainDropped(Fall),
    /// The die was rolled for a job.
    Rolled {
        seat: Seat,
        job: Job,
        die: u8,
        bonus: i16,
        kept: bool,
    },

    Won(Win),
    /// At the end everybody shows what is left.
    HandsShown {
        hands: BySeat<Faces>,
    },
}

/// Why a card left its place in front of a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Removal {
    /// The Health Inspector came.
    Inspected,
    /// A substitute failed.
    Failed(Substitute),
    /// The String saved the Brain.
    SavedTheBrain,
    /// What it waited for has happened.
    Expired,
}

/// What the two players of a swap have now.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Swapped {
    /// What the active player has now.
    pub got: Faces,
    /// What the other one has now.
    pub gave: Faces,
}

/// The next player to the right who is not hidden; whoever hides keeps to
/// themselves.
pub fn receiver_on_right(seat: Seat, hidden: SeatSet, n_seats: usize) -> Seat {
    let right = |seat: Seat| Seat::new((seat.index() + n_seats - 1) % n_seats);
    let mut other = right(seat);
    while other != seat && hidden.contains(other) {
        other = right(other);
    }
    if hidden.contains(seat) { seat } else { other }
}
