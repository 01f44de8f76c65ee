//! Bid a card in secret for each prize as it turns up. `BUG` names what is
//! wrong with it.

use std::{fmt, str::FromStr};

use scene::{Award, Choice, Present, Scene, Tally, Variant, Words};
use serde::{Deserialize, Serialize};
use tabletop::{
    Beat, BySeat, Chance, Chapter, Cx, Decision, EventInfo, Extras, Game, Info, Lang, Refusal,
    RuleId, Seat, SeatSet, Standings, Strategy, Turn, Viewer,
};

/// What can be wrong with the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Bug {
    None,
    RefusesTheOffered,
    AcceptsTheUnoffered,
    OffersInDisorder,
    MiswritesMoves,
    ForgetsInJson,
    ShowsHiddenBids,
    TellsHiddenBids,
    GuessesOwnCards,
    GuessesTheLowest,
    GuessesWhatAllSaw,
    NeverBelievesTheHighest,
    RefusesAVariant,
    FollowsHalf,
    Allocates,
    TakesEverythingBack,
    HonoursHiddenBids,
    WaitsForDice,
    LeavesOutAMove,
    CallsTheLowestPointless,
}

const HELD: RuleId = RuleId::new("AUC-1.held");

/// Cards 1 to 7 as bits.
type Cards = u8;

#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Auction<const BUG: u8> {
    hands: BySeat<Cards>,
    won: BySeat<i32>,
    /// 0 while awaited.
    bids: BySeat<u8>,
    /// Face down; the open prize is the highest.
    prizes: Cards,
    /// Onlookers keep a tally of the prizes.
    tally: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Bid<const BUG: u8>(u8);

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Placed {
        seat: Seat,
        card: Option<u8>,
    },
    Revealed {
        bids: BySeat<u8>,
        winner: Option<Seat>,
    },
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    hands: BySeat<Cards>,
    won: BySeat<i32>,
    bids: BySeat<Shown>,
    prizes: Cards,
    /// `None` for players, who have eyes.
    tally: Option<u8>,
    #[serde(skip)]
    forgotten: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
enum Shown {
    #[default]
    Awaited,
    FaceDown,
    Known(u8),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    pub n_cards: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { n_cards: 5 }
    }
}

fn cards(set: Cards) -> impl DoubleEndedIterator<Item = u8> {
    (1..=7).filter(move |card| set & 1 << card != 0)
}

impl<const BUG: u8> Auction<BUG> {
    const fn has(bug: Bug) -> bool {
        BUG == bug as u8
    }

    fn reveal(&mut self, cx: &mut Cx<'_, Event>) {
        let prize = cards(self.prizes).last().expect("a prize lies open");
        let highest = *self.bids.as_slice().iter().max().expect("there are bids");
        let mut holders = self.bids.seats().filter(|it| self.bids[*it] == highest);
        let winner = holders.next().filter(|_| holders.next().is_none());
        if let Some(seat) = winner {
            self.won[seat] += i32::from(prize);
        }
        let bids = self.bids;
        self.prizes &= !(1 << prize);
        self.bids = bids.map(|_, _| 0);
        self.tally -= 1;
        cx.emit(Event::Revealed { bids, winner });
    }
}

impl<const BUG: u8> Game for Auction<BUG> {
    const INFO: Info = Info {
        id: "auction",
        title: "Auction",
        seats: 2..=3,
        rules_version: 1,
        credits: "A toy",
        has_secrets: true,
    };

    type Options = Options;
    type Action = Bid<BUG>;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, n_seats: usize, _: &mut Cx<'_, Event>) -> Result<Self, Refusal> {
        if Self::has(Bug::RefusesAVariant) && options.n_cards == 3 {
            return Err(Refusal::Forbidden(HELD));
        }
        let all = (1..=options.n_cards).fold(0, |set, card| set | 1 << card);
        Ok(Auction {
            hands: BySeat::new(n_seats, |_| all),
            won: BySeat::new(n_seats, |_| 0),
            bids: BySeat::new(n_seats, |_| 0),
            prizes: all,
            tally: options.n_cards,
        })
    }

    fn turn(&self) -> Turn {
        if self.prizes == 0 {
            return Turn::Over(Standings::by_points(&self.won));
        }
        let awaited: SeatSet = self.bids.seats().filter(|it| self.bids[*it] == 0).collect();
        Turn::waiting(awaited)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Bid<BUG>>) {
        out.extend(cards(self.hands[seat]).map(Bid));
        if Self::has(Bug::OffersInDisorder) {
            out.reverse();
        }
    }

    fn check(&self, seat: Seat, Bid(card): Bid<BUG>) -> Result<(), Refusal> {
        let holds = self.hands[seat] & 1 << card != 0;
        let refused = match BUG {
            bug if bug == Bug::RefusesTheOffered as u8 => !holds || card == 4,
            bug if bug == Bug::AcceptsTheUnoffered as u8 => !holds && card != 4,
            _ => !holds,
        };
        if refused {
            return Err(Refusal::Forbidden(HELD));
        }
        Ok(())
    }

    fn apply(&mut self, seat: Seat, Bid(card): Bid<BUG>, cx: &mut Cx<'_, Event>) {
        self.hands[seat] &= !(1 << card);
        self.bids[seat] = card;
        let card = Some(card);
        cx.emit(Event::Placed { seat, card });
        if Self::has(Bug::Allocates) {
            std::hint::black_box(vec![card]);
        }
        if !self.bids.as_slice().contains(&0) {
            self.reveal(cx);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let may_see = |seat| viewer.may_see(seat) || Self::has(Bug::ShowsHiddenBids);
        let mut hands = self.hands;
        let bids = self.bids.map(|seat, bid| match *bid {
            0 => Shown::Awaited,
            card if may_see(seat) => Shown::Known(card),
            card => {
                hands[seat] |= 1 << card;
                Shown::FaceDown
            }
        });
        View {
            hands,
            won: self.won,
            bids,
            prizes: self.prizes,
            tally: (viewer == Viewer::Public).then_some(self.tally),
            forgotten: u8::from(Self::has(Bug::ForgetsInJson)),
        }
    }

    fn determinize(view: &View, chance: &mut dyn Chance) -> Self {
        let mut hands = view.hands;
        let mut guess = |seat: Seat| {
            let held: Vec<u8> = cards(hands[seat]).collect();
            let pick = if BUG == Bug::GuessesTheLowest as u8 {
                chance.draw(1) as usize * chance.draw(held.len() as u32 - 1) as usize
            } else {
                chance.draw(held.len() as u32 - 1) as usize
            };
            hands[seat] &= !(1 << held[pick]);
            held[pick]
        };
        let bids = view.bids.map(|seat, bid| match *bid {
            Shown::Awaited => 0,
            Shown::Known(_) if BUG == Bug::GuessesOwnCards as u8 => guess(seat),
            Shown::Known(card) => card,
            Shown::FaceDown => guess(seat),
        });
        // A forgotten own card comes back into the hand it was played from.
        if BUG == Bug::GuessesOwnCards as u8 {
            for (seat, bid) in view.bids.iter() {
                if let Shown::Known(card) = *bid {
                    hands[seat] |= 1 << card;
                }
            }
        }
        Auction {
            hands,
            won: view.won,
            bids,
            prizes: view.prizes,
            tally: match BUG {
                bug if bug == Bug::GuessesWhatAllSaw as u8 => chance.draw(7) as u8,
                _ => view.prizes.count_ones() as u8,
            },
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Placed { seat, .. }
                if !viewer.may_see(seat) && !Self::has(Bug::TellsHiddenBids) =>
            {
                Event::Placed { seat, card: None }
            }
            _ => event.clone(),
        })
    }

    fn follow(view: &mut View, event: &Event) {
        match *event {
            Event::Placed { seat, card: None } => view.bids[seat] = Shown::FaceDown,
            Event::Placed {
                seat,
                card: Some(card),
            } => {
                view.bids[seat] = Shown::Known(card);
                view.hands[seat] &= !(1 << card);
            }
            Event::Revealed { bids, winner } => {
                let prize = cards(view.prizes).last().expect("a prize lies open");
                for (seat, card) in bids.iter() {
                    view.hands[seat] &= !(1 << card);
                }
                view.bids = bids.map(|_, _| Shown::Awaited);
                view.prizes &= !(1 << prize);
                view.tally = view.tally.map(|tally| tally - 1);
                match winner {
                    Some(seat) if !Self::has(Bug::FollowsHalf) => {
                        view.won[seat] += i32::from(prize);
                    }
                    Some(_) | None => (),
                }
            }
        }
    }

    fn event_info(event: &Event) -> EventInfo {
        let waits = Self::has(Bug::WaitsForDice);
        let reveals = matches!(event, Event::Revealed { .. });
        EventInfo::new(if waits { Beat::Roll } else { Beat::Move })
            .revealing_if(reveals && !Self::has(Bug::TakesEverythingBack))
    }

    fn assert_sound(&self) {
        for (seat, hand) in self.hands.iter() {
            let n_held = hand.count_ones() + u32::from(self.bids[seat] != 0);
            assert_eq!(n_held, self.prizes.count_ones(), "{seat} lost a card");
        }
    }
}

impl<const BUG: u8> Strategy for Auction<BUG> {
    type Memory = ();

    fn sample_belief(view: &View, (): &(), chance: &mut dyn Chance) -> Self {
        let mut believed = Self::determinize(view, chance);
        if Self::has(Bug::NeverBelievesTheHighest) {
            // Whoever bid face down bid the lowest card that is left.
            for (seat, _) in view.bids.iter().filter(|(_, it)| **it == Shown::FaceDown) {
                let lowest = cards(view.hands[seat]).next().expect("it was in the hand");
                believed.hands[seat] = view.hands[seat] & !(1 << lowest);
                believed.bids[seat] = lowest;
            }
        }
        believed
    }

    fn pointless(decision: &Decision<'_, Self>, action: Bid<BUG>) -> Option<&'static str> {
        let is_lowest = decision.legal.first() == Some(&action);
        (Self::has(Bug::CallsTheLowestPointless) && is_lowest).then_some("it is the lowest")
    }
}

impl<const BUG: u8> Present for Auction<BUG> {
    const RULEBOOK: &'static [Chapter] = &[];

    fn scene(_: &View, legal: &[Bid<BUG>], _: &Words<'_>) -> Scene {
        let n_hidden = usize::from(Self::has(Bug::LeavesOutAMove));
        Scene {
            actions: legal.iter().skip(n_hidden).map(Bid::to_string).collect(),
            ..Scene::default()
        }
    }

    fn tell(event: &Event, _: &Words<'_>) -> String {
        format!("{event:?}")
    }

    /// Whoever bid highest, as far as it is known.
    fn awards(events: &[Event], _: &Words<'_>) -> Vec<Award> {
        let mut bids = Tally::default();
        for event in events {
            match *event {
                Event::Placed { seat, card } if Self::has(Bug::HonoursHiddenBids) => {
                    bids.best_of(seat, card.unwrap_or(0));
                }
                Event::Placed { .. } => (),
                Event::Revealed { bids: all, .. } => {
                    all.iter().for_each(|(seat, bid)| bids.best_of(seat, *bid));
                }
            }
        }
        let loudest = bids.award("Loudest", |seat, n| format!("{seat} bid {n}."));
        loudest.into_iter().collect()
    }

    fn prompt(_: &View, _: &Words<'_>) -> String {
        "Bid!".to_owned()
    }

    fn label(_: &View, action: Bid<BUG>, _: &Words<'_>) -> String {
        action.to_string()
    }

    fn result(points: i32, _: Lang) -> String {
        points.to_string()
    }

    fn variants(_: Lang) -> Vec<Variant> {
        let choice = |value| Choice {
            value,
            label: value.to_owned(),
        };
        vec![Variant {
            key: "n_cards",
            label: "Cards".to_owned(),
            choices: ["5", "3"].map(choice).into(),
        }]
    }
}

impl<const BUG: u8> Extras for Auction<BUG> {}

impl<const BUG: u8> fmt::Display for Bid<BUG> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Bid(card) = *self;
        if BUG == Bug::MiswritesMoves as u8 && card == 3 {
            return f.write_str("bid three");
        }
        write!(f, "bid {card}")
    }
}

impl<const BUG: u8> FromStr for Bid<BUG> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.strip_prefix("bid ").and_then(|it| it.parse().ok());
        number
            .map(Bid)
            .ok_or_else(|| format!("{text:?} is not a bid"))
    }
}
