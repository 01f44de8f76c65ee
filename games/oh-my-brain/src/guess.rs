//! What might lie where a player cannot look.

use tabletop::{BySeat, Chance, Determinize, Game, Level, Seat, Viewer};

use crate::{
    action::Action,
    bots,
    cards::Cards,
    state::{Drawn, Each, OhMyBrain},
    view::{Eyes, Shown, View},
};

impl Determinize for OhMyBrain {
    const LEVELS: [Level; 5] = bots::LEVELS;
    const HUNCHES: u32 = 900;

    /// Every unseen card is as likely in one hidden place as in any other.
    /// What the others have seen in private is their secret too: a guess grants
    /// them what everybody saw, and their own cards.
    fn determinize(view: &View, chance: &mut dyn Chance) -> OhMyBrain {
        let n_seats = view.n_seats() as u8;
        let mut unseen = Unseen {
            cards: view.unseen(),
            chance,
        };
        let mut table = OhMyBrain {
            discard: view.discard,
            horde: view.horde,
            step: view.step,
            ..OhMyBrain::fresh(n_seats, Each::default(), view.active)
        };
        for owner in view.brains.seats() {
            table.brains[owner] = view.brains[owner];
            table.open[owner] = view.open[owner];
            table.drawn[owner] = Drawn::from(unseen.fill(view.drawn[owner]));
            let hand = unseen.fill(view.hands[owner]);
            table.hands[owner].learn(owner, hand);
            let graveyard = unseen.fill(view.graveyards[owner]);
            for seat in view.brains.seats() {
                let known = if seat == owner {
                    graveyard
                } else {
                    view.open[owner]
                };
                table.graveyards[owner].learn(seat, known);
            }
            if let Eyes::Seat(viewer) = view.eyes {
                remember(&mut table, view, viewer, owner);
            }
        }
        table.reserve = unseen.cards;
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

/// The viewer knows in the guess what it knows in truth.
fn remember(table: &mut OhMyBrain, view: &View, viewer: Seat, owner: Seat) {
    if viewer != owner {
        table.hands[owner].learn(viewer, view.hands[owner].known);
        let in_private = view.graveyards[owner].known.minus(view.open[owner]);
        table.graveyards[owner].learn(viewer, in_private);
    }
}

struct Unseen<'a> {
    cards: Cards,
    chance: &'a mut dyn Chance,
}

impl Unseen<'_> {
    /// The known cards, and unseen ones for the others.
    fn fill(&mut self, shown: Shown) -> Cards {
        let mut cards = shown.known;
        for _ in 0..shown.n_hidden() {
            let last = self.cards.len() - 1;
            let nth = self.chance.draw(last.into()) as u8;
            let animal = self.cards.nth(nth).expect("a card for every place");
            self.cards = self.cards.without(animal, 1);
            cards = cards.with(animal, 1);
        }
        cards
    }
}
