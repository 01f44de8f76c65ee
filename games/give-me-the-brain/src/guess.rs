//! What might lie where a player cannot look.

use tabletop::{BySeat, Chance, Determinize, Game, Level, Seat, Viewer};

use crate::{
    action::Action,
    bots,
    card::{Card, Face, N_CARDS},
    cards::Cards,
    deck::Deck,
    faces::Faces,
    hands::{Hands, Witnesses},
    state::GiveMeTheBrain,
    view::{Eyes, Shown, View},
};

impl Determinize for GiveMeTheBrain {
    const LEVELS: [Level; 5] = bots::LEVELS;
    const HUNCHES: u32 = 900;

    /// Every unseen card is as likely in one hidden place as in any other.
    /// What the others have seen in private is their secret too: a guess grants
    /// them their own cards, and what they are known to have seen on the deck.
    fn determinize(view: &View, chance: &mut dyn Chance) -> GiveMeTheBrain {
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
        for (_, cards) in known.iter() {
            match view.eyes {
                Eyes::Seat(viewer) => table.hands.learn(viewer, *cards),
                Eyes::Public => table.hands.learn_all(*cards),
                Eyes::Judge => (),
            }
        }
        for owner in view.hands.seats() {
            let hidden = view.hands[owner].n_hidden();
            let drawn: Cards = (0..hidden).map(|_| pool.draw()).collect();
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

    fn hunch(&self, seat: Seat, legal: &[Action], _: &mut dyn Chance) -> Action {
        bots::best(&self.view(Viewer::Seat(seat)), seat, legal)
    }

    fn prospects(&self, n_moves: u32) -> Option<BySeat<u32>> {
        bots::prospects(self, n_moves)
    }

    fn plausibility(&self, view: &View) -> u32 {
        bots::plausibility(self, view)
    }
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
        let card = pick(self.cards, self.chance);
        self.cards.remove(card);
        card
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
            let card = pick(left, self.chance);
            left.remove(card);
            chosen.insert(card);
        }
        chosen
    }
}

fn pick(cards: Cards, chance: &mut dyn Chance) -> Card {
    let last = cards.len() - 1;
    let nth = chance.draw(last.into()) as u8;
    cards.nth(nth).expect("a card for every place")
}
