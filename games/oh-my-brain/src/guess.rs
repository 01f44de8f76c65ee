//! What might lie where a player cannot look.

use tabletop::{BotInfo, BySeat, Chance, Game, Level, Seat, Strategy, Viewer};

use crate::{
    action::Action,
    animal::Animal,
    belief::{in_graveyard, in_hand},
    bots,
    cards::Cards,
    event::Event,
    memory::Memory,
    state::{Drawn, Each, OhMyBrain},
    view::{Shown, View},
};

impl Strategy for OhMyBrain {
    const BOTS: &'static [BotInfo<OhMyBrain>] = bots::BOTS;
    const LEVELS: [Level; 5] = bots::LEVELS;
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
        for owner in view.brains.seats() {
            let hand = view.hands[owner];
            let n_before = hand.known.len();
            hidden.hands[owner] = unseen.fill_by(hand, |nth, animal| {
                in_hand(animal, memory.lacks[owner], n_before + nth)
            });
        }
        for owner in view.brains.seats() {
            let graveyard = view.graveyards[owner];
            let n_before = graveyard.known.minus(view.open[owner]).len();
            hidden.graveyards[owner] = unseen.fill_by(graveyard, |nth, animal| {
                in_graveyard(animal, memory.picked_over[owner], n_before + nth)
            });
            hidden.drawn[owner] = unseen.fill(view.drawn[owner]);
        }
        lay_out(view, &hidden, unseen.cards)
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
/// them what everybody saw, and their own cards.
pub(crate) fn evenly(view: &View, chance: &mut dyn Chance) -> OhMyBrain {
    let mut unseen = Unseen {
        cards: view.unseen(),
        chance,
    };
    let mut hidden = Hidden::default();
    for owner in view.brains.seats() {
        hidden.drawn[owner] = unseen.fill(view.drawn[owner]);
        hidden.hands[owner] = unseen.fill(view.hands[owner]);
        hidden.graveyards[owner] = unseen.fill(view.graveyards[owner]);
    }
    lay_out(view, &hidden, unseen.cards)
}

/// All that might lie where only its owner can look.
#[derive(Default)]
struct Hidden {
    hands: Each<Cards>,
    graveyards: Each<Cards>,
    drawn: Each<Cards>,
}

fn lay_out(view: &View, hidden: &Hidden, reserve: Cards) -> OhMyBrain {
    let n_seats = view.n_seats() as u8;
    let mut table = OhMyBrain {
        reserve,
        discard: view.discard,
        horde: view.horde,
        step: view.step,
        ..OhMyBrain::fresh(n_seats, Each::default(), view.active)
    };
    for owner in view.brains.seats() {
        table.brains[owner] = view.brains[owner];
        table.open[owner] = view.open[owner];
        table.drawn[owner] = Drawn::from(hidden.drawn[owner]);
        table.hands[owner].learn(owner, hidden.hands[owner]);
        for seat in view.brains.seats() {
            let known = if seat == owner {
                hidden.graveyards[owner]
            } else {
                view.open[owner]
            };
            table.graveyards[owner].learn(seat, known);
        }
        if let Viewer::Seat(viewer) = view.eyes {
            remember(&mut table, view, viewer, owner);
        }
    }
    table
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
