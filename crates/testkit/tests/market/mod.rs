//! Take a card that lies open, or one from the deck in secret; what was taken
//! openly counts. Everybody saw who took it, and `FORGETS` says that the table
//! forgets.

use std::{fmt, str::FromStr};

use scene::{Face, Piece, PieceId, Present, Scene, Shape, Words, Zone, ZoneId};
use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Chance, Chapter, Cx, Extras, Game, Info, Lang, Refusal, Seat, SeatSet, Standings,
    Strategy, Turn, Viewer,
};

/// Cards 0 to 11 as bits.
type Cards = u16;

const ALL: Cards = 0xfff;
/// How many cards lie open in the beginning.
const OPEN: usize = 3;

#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Market<const FORGETS: bool> {
    hands: BySeat<Cards>,
    /// The part of each hand that everybody saw.
    shown: BySeat<Cards>,
    open: Cards,
    deck: Cards,
    current: Seat,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    /// What the viewer knows of each hand, and how many cards it has.
    hands: BySeat<Cards>,
    n_held: BySeat<u8>,
    shown: BySeat<Cards>,
    open: Cards,
    current: Seat,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Take {
    Open(u8),
    Blind,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    TookOpen { seat: Seat, card: u8 },
    TookBlind { seat: Seat, card: Option<u8> },
}

fn cards(set: Cards) -> impl Iterator<Item = u8> {
    (0..12).filter(move |card| set & 1 << card != 0)
}

/// Takes one of so many cards out of a set.
fn draw(set: &mut Cards, pick: impl FnOnce(usize) -> usize) -> u8 {
    let nth = pick(set.count_ones() as usize);
    let card = cards(*set).nth(nth).expect("it was counted");
    *set &= !(1 << card);
    card
}

impl<const FORGETS: bool> Game for Market<FORGETS> {
    const INFO: Info = Info {
        id: "market",
        title: "Market",
        seats: 2..=3,
        rules_version: 1,
        credits: "A toy",
        has_secrets: true,
    };

    type Options = ();
    type Action = Take;
    type Event = Event;
    type View = View;

    fn setup((): &(), n_seats: usize, cx: &mut Cx<'_, Event>) -> Result<Self, Refusal> {
        let mut deck = ALL;
        let open = (0..OPEN).fold(0, |open, _| open | 1 << draw(&mut deck, |n| cx.pick(n)));
        Ok(Market {
            hands: BySeat::new(n_seats, |_| 0),
            shown: BySeat::new(n_seats, |_| 0),
            open,
            deck,
            current: Seat::new(0),
        })
    }

    fn turn(&self) -> Turn {
        if self.hands.as_slice().iter().all(|it| it.count_ones() == 3) {
            let sum = |shown: &Cards| cards(*shown).map(i32::from).sum();
            return Turn::Over(Standings::by_points(&self.shown.map(|_, it| sum(it))));
        }
        Turn::waiting(SeatSet::one(self.current))
    }

    fn legal(&self, _: Seat, out: &mut Vec<Take>) {
        out.extend(cards(self.open).map(Take::Open));
        out.push(Take::Blind);
    }

    fn apply(&mut self, seat: Seat, take: Take, cx: &mut Cx<'_, Event>) {
        let card = match take {
            Take::Open(card) => {
                self.open &= !(1 << card);
                if !FORGETS {
                    self.shown[seat] |= 1 << card;
                }
                cx.emit(Event::TookOpen { seat, card });
                card
            }
            Take::Blind => {
                let card = draw(&mut self.deck, |n| cx.pick(n));
                let told = Some(card);
                cx.emit(Event::TookBlind { seat, card: told });
                card
            }
        };
        self.hands[seat] |= 1 << card;
        self.current = seat.left(self.hands.len());
    }

    fn view(&self, viewer: Viewer) -> View {
        let known = |seat, hand: &Cards| {
            if viewer.may_see(seat) {
                *hand
            } else {
                self.shown[seat]
            }
        };
        View {
            hands: self.hands.map(known),
            n_held: self.hands.map(|_, hand| hand.count_ones() as u8),
            shown: self.shown,
            open: self.open,
            current: self.current,
        }
    }

    fn determinize(view: &View, chance: &mut dyn Chance) -> Self {
        let known = view.hands.iter().fold(view.open, |all, (_, it)| all | it);
        let mut deck = ALL & !known;
        let hands = view.hands.map(|seat, hand| {
            let n_hidden = u32::from(view.n_held[seat]) - hand.count_ones();
            (0..n_hidden).fold(*hand, |hand, _| {
                hand | 1 << draw(&mut deck, |n| chance.pick(n))
            })
        });
        Market {
            hands,
            shown: view.shown,
            open: view.open,
            deck,
            current: view.current,
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::TookBlind { seat, .. } if !viewer.may_see(seat) => {
                Event::TookBlind { seat, card: None }
            }
            Event::TookBlind { .. } | Event::TookOpen { .. } => event.clone(),
        })
    }

    /// Guesses follow nothing.
    fn follow(_: &mut View, _: &Event) {}
}

impl<const FORGETS: bool> Strategy for Market<FORGETS> {
    type Memory = ();
}

impl<const FORGETS: bool> Extras for Market<FORGETS> {}

impl<const FORGETS: bool> Present for Market<FORGETS> {
    const RULEBOOK: &'static [Chapter] = &[];

    fn scene(view: &View, legal: &[Take], _: &Words<'_>) -> Scene {
        let piece = |card: u8| {
            let name = card.to_string();
            let face = Face::Card(name.clone());
            Piece::new(PieceId::of("card", card), face, name.clone(), name)
        };
        let hand = |(seat, hand): (Seat, &Cards)| {
            Zone::new(ZoneId::of("hand", seat), Shape::Fan, "").with(cards(*hand).map(piece))
        };
        Scene::new(view.hands.iter().map(hand).collect(), legal)
    }

    fn tell(event: &Event, _: &Words<'_>) -> String {
        format!("{event:?}")
    }

    fn prompt(_: &View, _: &Words<'_>) -> String {
        "Take!".to_owned()
    }

    fn label(_: &View, action: Take, _: &Words<'_>) -> String {
        action.to_string()
    }

    fn result(points: i32, _: Lang) -> String {
        points.to_string()
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Take::Open(card) => write!(f, "take {card}"),
            Take::Blind => f.write_str("take blind"),
        }
    }
}

impl FromStr for Take {
    type Err = String;

    fn from_str(text: &str) -> Result<Take, String> {
        let what = text.strip_prefix("take ").unwrap_or_default();
        match what {
            "blind" => Ok(Take::Blind),
            card => card.parse().map(Take::Open).map_err(|it| it.to_string()),
        }
    }
}
