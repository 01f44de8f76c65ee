//! What might lie where a player cannot look.

use tabletop::{BotInfo, BySeat, Chance, Decision, Game, Level, Seat, Strategy, Viewer};

use crate::{
    action::Action,
    animal::Animal,
    belief::{in_graveyard, in_hand},
    bots,
    cards::Cards,
    event::Event,
    known::Known,
    memory::Memory,
    state::OhMyBrain,
    table::Each,
    view::{Shown, View},
};

impl Strategy for OhMyBrain {
    const BOTS: &'static [BotInfo<OhMyBrain>] = bots::BOTS;
    const LEVELS: [Level; 5] = bots::LEVELS;
    const RATINGS: [u16; 5] = bots::RATINGS;
    const ROLLOUT_PERMILLE: u32 = 900;

    type Memory = Memory;

    fn remember(memory: &mut Memory, event: &Event) {
        memory.remember(event);
    }

    /// Hands come first, because most is known about them.
    fn sample_belief(view: &View, memory: &Memory, chance: &mut dyn Chance) -> OhMyBrain {
        let mut unseen = Unseen {
            cards: view.unseen(),
            chance,
        };
        let mut hidden = Hidden::default();
        for owner in view.table.seats() {
            let hand = view.hand(owner);
            let n_before = hand.known.len();
            hidden.piles.hands[owner] = unseen.fill_by(hand, |nth, animal| {
                in_hand(animal, memory.lacks[owner], n_before + nth)
            });
        }
        for owner in view.table.seats() {
            let graveyard = view.graveyard(owner);
            let n_before = graveyard.known.minus(view.table.open[owner]).len();
            hidden.piles.graveyards[owner] = unseen.fill_by(graveyard, |nth, animal| {
                in_graveyard(animal, memory.picked_over[owner], n_before + nth)
            });
            hidden.drawn[owner] = unseen.fill(view.drawn(owner));
        }
        lay_out(view, &hidden)
    }

    fn rollout_move(&self, seat: Seat, legal: &[Action], _: &mut dyn Chance) -> Action {
        bots::best(&self.view(Viewer::Seat(seat)), seat, legal)
    }

    fn evaluate(&self, n_moves: u32) -> Option<BySeat<u32>> {
        bots::evaluate(&self.table, n_moves)
    }

    fn pointless(decision: &Decision<'_, OhMyBrain>, action: Action) -> Option<&'static str> {
        bots::pointless(decision, action)
    }
}

/// Every unseen card is as likely in one hidden place as in any other.
/// What the others have seen in private is their secret too: a guess grants
/// them what everybody saw, and their own cards.
pub(crate) fn evenly(view: &View, chance: &mut dyn Chance) -> OhMyBrain {
    let mut unseen = Unseen {
        cards: view.unseen(),
        chance,
    };
    let mut hidden = Hidden::default();
    for owner in view.table.seats() {
        hidden.drawn[owner] = unseen.fill(view.drawn(owner));
        hidden.piles.hands[owner] = unseen.fill(view.hand(owner));
        hidden.piles.graveyards[owner] = unseen.fill(view.graveyard(owner));
    }
    lay_out(view, &hidden)
}

/// All that might lie where only its owner can look.
#[derive(Default)]
struct Hidden {
    piles: Known,
    drawn: Each<Cards>,
}

/// The viewer knows in the guess what it knows in truth.
fn lay_out(view: &View, hidden: &Hidden) -> OhMyBrain {
    let mut game = OhMyBrain::fresh(view.table);
    game.drawn = hidden.drawn;
    for seat in view.table.seats() {
        let known = &mut game.known[seat];
        known.graveyards = view.table.open;
        known.hands[seat] = hidden.piles.hands[seat];
        known.graveyards[seat] = hidden.piles.graveyards[seat];
    }
    if let Viewer::Seat(viewer) = view.eyes {
        game.known[viewer] = view.known;
    }
    game
}

struct Unseen<'a> {
    cards: Cards,
    chance: &'a mut dyn Chance,
}

impl Unseen<'_> {
    /// The known cards, and unseen ones for the others.
    fn fill(&mut self, shown: Shown) -> Cards {
        self.fill_by(shown, |_, _| 1)
    }

    /// The known cards, and unseen ones for the others: an animal comes to the
    /// nth hidden place in proportion to its weight there.
    fn fill_by(&mut self, shown: Shown, weight: impl Fn(u8, Animal) -> u32) -> Cards {
        let mut cards = shown.known;
        for nth in 0..shown.n_hidden() {
            let animal = self.draw(|animal| weight(nth, animal));
            cards = cards.with(animal, 1);
        }
        cards
    }

    fn draw(&mut self, weight: impl Fn(Animal) -> u32) -> Animal {
        let weigh = |(animal, n)| (animal, weight(animal) * u32::from(n));
        let total: u32 = self.cards.kinds().map(weigh).map(|(_, it)| it).sum();
        let mut left = self.chance.draw(total - 1);
        for (animal, weight) in self.cards.kinds().map(weigh) {
            if left < weight {
                self.cards = self.cards.without(animal, 1);
                return animal;
            }
            left -= weight;
        }
        unreachable!("a card for every place")
    }
}
