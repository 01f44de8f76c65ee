//! What happened, and who may know it.

use serde::{Deserialize, Serialize};
use tabletop::{Beat, BySeat, Cue, EventInfo, Seat, SeatSet, Viewer, extras::Note};

use crate::{brain::Brain, car::Face, cards::Cards, dice::Dice, train::Spot};

/// One thing that happened. Where a card is `None`, the viewer may not know it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Set-up: a car was put in front of the train.
    CarJoined { face: Face },
    /// Set-up: a free Government Cheese.
    CheeseGiven { seat: Seat, brain: Brain },
    /// Set-up: everybody's first card.
    Dealt { seat: Seat, card: Option<Brain> },
    /// A round began.
    Round { n: u8 },
    /// A turn began.
    Turn { seat: Seat },
    /// Foresight: a player saw the top card of the deck.
    Foresaw { seat: Seat, card: Option<Brain> },
    /// A card from the hand went to the discards.
    Discarded { seat: Seat, card: Brain },
    /// The dice of the move, and the steps they make with the head's Run.
    Rolled { seat: Seat, dice: Dice, steps: u8 },
    /// The same once more.
    Rerolled { seat: Seat, dice: Dice, steps: u8 },
    /// A card was thrown for its Run.
    ThrownToRun { seat: Seat, card: Brain },
    /// A player stepped off the front into a new car, with so many steps left.
    Opened { seat: Seat, face: Face, left: u8 },
    /// The move ended here.
    Stopped { seat: Seat, spot: Spot },
    /// Somebody stopped on a brake.
    Braked { seat: Seat },
    /// The die of a coupling check. One player may be asked to have it rolled
    /// again.
    CouplingRolled {
        die: u8,
        n_cars: u8,
        asked: Option<Seat>,
    },
    /// It was left as it fell.
    LetBe { seat: Seat },
    /// It is rolled again.
    Again { seat: Seat },
    /// The last car fell off the train.
    CarLost { face: Face },
    /// A pawn ran on behind the train; the cards in hand are gone.
    Fell { seat: Seat, cards: Cards },
    /// A counter became a point.
    Found { seat: Seat, spot: Spot },
    /// A card from the deck, and who else had seen it there.
    Drew {
        seat: Seat,
        card: Option<Brain>,
        seen_by: SeatSet,
    },
    /// The discards became the deck.
    Reshuffled { n: u8 },
    /// Others are on the space.
    Met { seat: Seat, others: SeatSet },
    /// The player left them alone.
    LeftAlone { seat: Seat },
    /// The player attacked. One of the others may be asked whether to pay and
    /// stay out.
    Attacked {
        seat: Seat,
        others: SeatSet,
        asked: Option<Seat>,
    },
    /// A point was paid to stay out of the fight.
    StayedOut { seat: Seat },
    /// Everybody in the fight rolled.
    FightRolled {
        fighters: SeatSet,
        dice: BySeat<Dice>,
        /// What the brains in the heads add.
        hits: BySeat<u8>,
    },
    /// A card was thrown for its Hit.
    ThrownToHit { seat: Seat, card: Brain, total: u8 },
    /// A player threw no card.
    Passed { seat: Seat },
    /// The fight was won; by a tie if several had the highest total.
    FightWon {
        seat: Seat,
        losers: SeatSet,
        by_tie: bool,
        total: u8,
    },
    /// Points for a lost fight.
    Learned { seat: Seat, n: u8 },
    /// A point for a fight won.
    Spoils { seat: Seat },
    /// A card changed hands.
    Pickpocketed {
        seat: Seat,
        from: Seat,
        card: Option<Brain>,
    },
    /// The winner took all brains out of the fighters' heads.
    BrainsTaken {
        seat: Seat,
        fighters: SeatSet,
        brains: Cards,
    },
    /// A head got a brain from the winner, or stayed empty.
    BrainGiven { to: Seat, brain: Option<Brain> },
    /// Nobody got these.
    BrainsLeft { brains: Cards },
    /// The player may install a brain.
    MayInstall { seat: Seat },
    /// A brain was paid for and installed.
    Installed {
        seat: Seat,
        brain: Brain,
        paid: u8,
        old: Option<Brain>,
    },
    /// Somebody holds too many cards at the end of a turn.
    OverLimit { seat: Seat, n: u8 },
    /// A hundred rounds are over.
    OutOfTime,
    /// The game is over, and this brain is the best.
    Won { seat: Seat, brain: Brain },
    /// The game is over, and there is nothing but cheese.
    EveryoneLost,
}

impl Event {
    /// As `viewer` saw it. Everybody hears of everything, but not which cards.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let mut seen = self.clone();
        let hidden = match &mut seen {
            Event::Dealt { seat, card } | Event::Foresaw { seat, card } => {
                (!viewer.may_see(*seat)).then_some(card)
            }
            Event::Drew {
                seat,
                card,
                seen_by,
            } => {
                let saw_it_before = seen_by.iter().any(|it| viewer.may_see(it));
                (!viewer.may_see(*seat) && !saw_it_before).then_some(card)
            }
            Event::Pickpocketed { seat, from, card } => {
                (!viewer.may_see(*seat) && !viewer.may_see(*from)).then_some(card)
            }
            Event::CarJoined { .. }
            | Event::CheeseGiven { .. }
            | Event::Round { .. }
            | Event::Turn { .. }
            | Event::Discarded { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::ThrownToRun { .. }
            | Event::Opened { .. }
            | Event::Stopped { .. }
            | Event::Braked { .. }
            | Event::CouplingRolled { .. }
            | Event::LetBe { .. }
            | Event::Again { .. }
            | Event::CarLost { .. }
            | Event::Fell { .. }
            | Event::Found { .. }
            | Event::Reshuffled { .. }
            | Event::Met { .. }
            | Event::LeftAlone { .. }
            | Event::Attacked { .. }
            | Event::StayedOut { .. }
            | Event::FightRolled { .. }
            | Event::ThrownToHit { .. }
            | Event::Passed { .. }
            | Event::FightWon { .. }
            | Event::Learned { .. }
            | Event::Spoils { .. }
            | Event::BrainsTaken { .. }
            | Event::BrainGiven { .. }
            | Event::BrainsLeft { .. }
            | Event::MayInstall { .. }
            | Event::Installed { .. }
            | Event::OverLimit { .. }
            | Event::OutOfTime
            | Event::Won { .. }
            | Event::EveryoneLost => None,
        };
        if let Some(card) = hidden {
            *card = None;
        }
        seen
    }

    /// A car can fall off without a die, and the top card may have been looked
    /// at before: then no draw accounts for what is shown. The lab counts rounds,
    /// fights, falls, the train's fate, who won with what, and who got which
    /// ability.
    pub(crate) fn info(&self) -> EventInfo {
        let info = EventInfo::new(Beat::Move);
        let [silent, walk, dice, blow] =
            [Beat::None, Beat::Count, Beat::Roll, Beat::Blow].map(EventInfo::new);
        match *self {
            Event::CheeseGiven { seat, brain }
            | Event::BrainGiven {
                to: seat,
                brain: Some(brain),
            } => info.counted(note_head(seat, brain)),
            Event::Round { .. } => info.heard_as(Cue::Whistle).counted(Note::new("round")),
            // A card that was foreseen is drawn without luck; not everybody foresaw it.
            Event::Foresaw { .. } | Event::Drew { .. } => info.revealing(),
            Event::Discarded { seat, .. } => info.counted(Note::to("discarded", seat)),
            Event::Rolled { .. } | Event::Rerolled { .. } | Event::CouplingRolled { .. } => dice,
            Event::ThrownToRun { seat, .. } => info.counted(Note::to("threw to run", seat)),
            Event::Opened { seat, .. } => walk.counted(Note::to("opened a car", seat)),
            Event::Stopped { .. } => walk,
            Event::Braked { seat } => info.counted(Note::to("braked", seat)),
            Event::CarLost { .. } => blow.counted(Note::new("car lost")),
            Event::Fell { seat, cards } => info
                .revealing_if(!cards.is_empty())
                .counted(Note::to("fell", seat).amounting_to(cards.len().into())),
            Event::Found { seat, .. } => info.counted(Note::to("found", seat)),
            Event::LeftAlone { seat } => info.counted(Note::to("left alone", seat)),
            Event::Attacked { seat, .. } => info.counted(Note::to("attacked", seat)),
            Event::FightRolled { fighters, .. } => {
                let n_fighters = fighters.len() as u8;
                dice.counted(Note::new("fight").amounting_to(n_fighters.into()))
            }
            Event::ThrownToHit { seat, .. } => info.counted(Note::to("threw to hit", seat)),
            Event::FightWon { seat, .. } => blow.counted(Note::to("fight won", seat)),
            Event::Learned { seat, .. } => info.counted(Note::to("fight lost", seat)),
            Event::Installed {
                seat, brain, paid, ..
            } => info
                .heard_as(Cue::Squelch)
                .counted(Note::to("installed", seat).amounting_to(paid.into()))
                .counted(note_head(seat, brain)),
            Event::BrainsTaken { .. } => info.heard_as(Cue::Squelch),
            Event::OutOfTime => info.counted(Note::new("out of time")),
            Event::Won { seat, brain } => info
                .counted(Note::to("won", seat).amounting_to(brain.iq().into()))
                .counted(Note::to("won with", seat).of(brain.id())),
            Event::EveryoneLost => info.counted(Note::new("everyone lost")),
            // A card goes, and somebody else is asked.
            Event::MayInstall { .. } | Event::Met { .. } | Event::Turn { .. } => silent,
            Event::CarJoined { .. }
            | Event::Dealt { .. }
            | Event::LetBe { .. }
            | Event::Again { .. }
            | Event::Reshuffled { .. }
            | Event::StayedOut { .. }
            | Event::Passed { .. }
            | Event::Spoils { .. }
            | Event::Pickpocketed { .. }
            | Event::BrainGiven { .. }
            | Event::BrainsLeft { .. }
            | Event::OverLimit { .. } => info,
        }
    }
}

/// A brain has come into a head: by its ability, or by its kind.
fn note_head(seat: Seat, brain: Brain) -> Note {
    let what = match (brain.ability(), brain.is_cheese()) {
        (Some(ability), _) => ability.id(),
        (None, true) => "cheese",
        (None, false) => "no ability",
    };
    Note::to("got", seat).of(what)
}
