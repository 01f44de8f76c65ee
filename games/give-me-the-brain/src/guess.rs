//! What might lie where a player cannot look.

use tabletop::{
    BotInfo, BySeat, Chance, Game, Level, Seat, Strategy, Viewer,
    chance::{Pile, draw},
};

use crate::{
    action::Action,
    bots,
    card::{Card, Face, N_CARDS},
    cards::Cards,
    deck::Deck,
    event::Event,
    faces::Faces,
    hands::{Hands, Witnesses},
    memory::{Memory, Sort},
    state::GiveMeTheBrain,
    view::{Shown, View},
};

/// A card that a player seems to lack is this many times less likely there.
/// People bluff, so it is not ruled out.
const DOUBT: u32 = 10;

impl Strategy for GiveMeTheBrain {
    const BOTS: &'static [BotInfo<GiveMeTheBrain>] = bots::BOTS;
    const LEVELS: [Level; 5] = bots::LEVELS;
    const ROLLOUT_PERMILLE: u32 = 900;

    type Memory = Memory;

    fn remember(memory: &mut Memory, event: &Event) {
        memory.remember(event);
    }

    fn sample_belief(view: &View, memory: &Memory, chance: &mut dyn Chance) -> GiveMeTheBrain {
        deal(view, chance, |owner, nth, sort| {
            let place = view.hands[owner].known.len() + nth;
            if place < memory.lacks(owner).n(sort) {
                1
            } else {
                DOUBT
            }
        })
    }

    fn rollout_move(&self, seat: Seat, legal: &[Action], _: &mut dyn Chance) -> Action {
        bots::best(&self.view(Viewer::Seat(seat)), seat, legal)
    }

    fn evaluate(&self, n_moves: u32) -> Option<BySeat<u32>> {
        bots::evaluate(self, n_moves)
    }
}

/// Every unseen card is as likely in one hidden place as in any other.
/// What the others have seen in private is their secret too: a guess grants
/// them their own cards, what everybody saw, and what they are known to have
/// seen on the deck.
pub(crate) fn evenly(view: &View, chance: &mut dyn Chance) -> GiveMeTheBrain {
    deal(view, chance, |_, _, _| 1)
}

/// Deals unseen cards to players in proportion to the weight that a sort has in
/// the nth hidden place of a hand, and the rest to the deck.
fn deal(
    view: &View,
    chance: &mut dyn Chance,
    weight: impl Fn(Seat, u8, Sort) -> u32,
) -> GiveMeTheBrain {
    let n_seats = view.n_seats();
    let mut pool = Pool {
        cards: Cards::BOX,
        chance,
    };
    let mut table = GiveMeTheBrain {
        hands: Hands::empty(n_seats),
        deck: Deck::of(Cards::NONE),
        discards: pool.take_all(view.discards),
        tables: view.tables.map(|_, faces| pool.take_all(*faces)),
        laid_out: pool.take_all(view.laid_out),
        set_aside: Cards::NONE,
        brain: view.brain,
        phase: view.phase,
        n_turns: view.n_turns,
    };
    let known: BySeat<Cards> = view.hands.map(|_, hand| pool.take_all(hand.known));
    let mut top = [None; N_CARDS];
    for (card, seen) in top.iter_mut().zip(&view.deck.top) {
        *card = seen.card.map(|face| pool.take(face));
    }
    for (owner, cards) in known.iter() {
        let open = Shown::all(view.open[owner]);
        table.hands.learn_all(pool.some_of(*cards, open));
        if let Viewer::Seat(viewer) = view.eyes {
            table.hands.learn(viewer, *cards);
        }
    }
    for owner in view.hands.seats() {
        let hidden = view.hands[owner].n_hidden();
        let draw = |nth| pool.draw_by(|sort| weight(owner, nth, sort));
        let drawn: Cards = (0..hidden).map(draw).collect();
        for card in (known[owner] | drawn).iter() {
            table.hands.put(owner, card);
        }
        table.set_aside =
            table.set_aside | pool.some_of(known[owner] | drawn, view.set_aside[owner]);
    }
    for (card, seen) in top.into_iter().zip(&view.deck.top) {
        let card = card.unwrap_or_else(|| pool.draw());
        table.deck.put_below_top(card);
        match seen.by {
            Witnesses::All => table.hands.learn_all(Cards::one(card)),
            Witnesses::Only(seats) => seats
                .iter()
                .for_each(|seat| table.hands.learn(seat, Cards::one(card))),
        }
    }
    table.deck.rest = pool.cards;
    table
}

/// Cards that have no place yet.
struct Pool<'a> {
    cards: Cards,
    chance: &'a mut dyn Chance,
}

impl Pool<'_> {
    fn take(&mut self, face: Face) -> Card {
        let card = self.cards.find(face).expect("the box holds enough of them");
        self.cards.remove(card);
        card
    }

    fn take_all(&mut self, faces: Faces) -> Cards {
        faces.iter().map(|face| self.take(face)).collect()
    }

    fn draw(&mut self) -> Card {
        draw(self.chance, &mut self.cards).expect("a card for every place")
    }

    /// A card of any sort, in proportion to its weight.
    fn draw_by(&mut self, weight: impl Fn(Sort) -> u32) -> Card {
        let of_sort = |sort: Sort| self.cards & sort.cards();
        let weigh = |sort| weight(sort) * u32::from(of_sort(sort).len());
        let mut left = self
            .chance
            .draw(Sort::ALL.into_iter().map(weigh).sum::<u32>() - 1);
        for sort in Sort::ALL {
            if left < weigh(sort) {
                let card = of_sort(sort).take_nth((left / weight(sort)) as usize);
                self.cards.remove(card);
                return card;
            }
            left -= weigh(sort);
        }
        unreachable!("a card for every place")
    }

    /// The known cards of a hand, and any of its others.
    fn some_of(&mut self, hand: Cards, shown: Shown) -> Cards {
        let mut left = hand;
        let mut chosen = Cards::NONE;
        for face in shown.known.iter() {
            let card = left.find(face).expect("it is among the player's cards");
            left.remove(card);
            chosen.insert(card);
        }
        for _ in 0..shown.n_hidden() {
            let card = draw(self.chance, &mut left);
            chosen.insert(card.expect("a hand has what was set aside"));
        }
        chosen
    }
}
