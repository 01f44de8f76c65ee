//! What might lie where a player cannot look.

use tabletop::{
    BotInfo, BySeat, Chance, Decision, Game, Level, Seat, SeatSet, Strategy, Viewer, chance::draw,
};

use crate::{action::Action, bots, brain::Brain, cards::Cards, state::Robbery, view::View};

impl Strategy for Robbery {
    const BOTS: &'static [BotInfo<Robbery>] = bots::BOTS;
    const LEVELS: [Level; 5] = bots::LEVELS;
    const RATINGS: [u16; 5] = bots::RATINGS;
    const ROLLOUT_PERMILLE: u32 = 900;

    type Memory = ();

    fn rollout_move(&self, seat: Seat, legal: &[Action], _: &mut dyn Chance) -> Action {
        bots::best(&self.view(Viewer::Seat(seat)), seat, legal)
    }

    fn evaluate(&self, n_moves: u32) -> Option<BySeat<u32>> {
        bots::evaluate(self, n_moves)
    }

    fn pointless(decision: &Decision<'_, Robbery>, action: Action) -> Option<&'static str> {
        bots::pointless(decision, action)
    }
}

/// Every unseen card is as likely in one hidden place as in any other.
/// What the others have seen in private is their secret too: in a guess
/// they know their own cards.
pub(crate) fn evenly(view: &View, chance: &mut dyn Chance) -> Robbery {
    let mut unseen = Unseen {
        cards: view.unseen(),
        chance,
    };
    let mut robbery = Robbery::fresh(view.table);
    for owner in view.table.seats() {
        for card in view.hands[owner].iter() {
            robbery.put(owner, card);
            if let Viewer::Seat(viewer) = view.eyes {
                robbery.learn(card, SeatSet::one(viewer));
            }
        }
        for _ in 0..view.n_hidden(owner) {
            robbery.put(owner, unseen.draw());
        }
    }
    robbery.top = match view.top {
        Some(top) => Some(top),
        None if view.table.seen_top.is_empty() => None,
        None => Some(unseen.draw()),
    };
    robbery.deck = unseen.cards.plus(robbery.top.into_iter().collect());
    robbery
}

struct Unseen<'a> {
    cards: Cards,
    chance: &'a mut dyn Chance,
}

impl Unseen<'_> {
    fn draw(&mut self) -> Brain {
        draw(self.chance, &mut self.cards).expect("a card for every place")
    }
}
