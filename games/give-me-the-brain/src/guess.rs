//! What might lie where a player cannot look.

use tabletop::{
    BotInfo, BySeat, Chance, Decision, Game, Level, Seat, Strategy, Viewer,
    chance::{Pile, draw},
};

use crate::{
    action::Action,
    bots,
    card::Face,
    cards::Cards,
    event::Event,
    faces::Faces,
    hands::Witnesses,
    memory::{Memory, Sort},
    state::GiveMeTheBrain,
    view::View,
};

/// A card that a player seems to lack is this many times less likely there.
/// People bluff, so it is not ruled out.
const DOUBT: u32 = 10;

impl Strategy for GiveMeTheBrain {
    const BOTS: &'static [BotInfo<GiveMeTheBrain>] = bots::BOTS;
    const LEVELS: [Level; 5] = bots::LEVELS;
    const RATINGS: [u16; 5] = bots::RATINGS;
    const ROLLOUT_PERMILLE: u32 = 900;

    type Memory = Memory;

    fn remember(memory: &mut Memory, event: &Event) {
        memory.remember(event);
    }

    fn sample_belief(view: &View, memory: &Memory, chance: &mut dyn Chance) -> GiveMeTheBrain {
        deal(view, chance, |owner, nth, sort| {
            let place = view.hands[owner].len() + nth;
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

    fn pointless(decision: &Decision<'_, GiveMeTheBrain>, action: Action) -> Option<&'static str> {
        bots::pointless(decision, action)
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
    let mut pool = Pool {
        cards: view.unseen(),
        chance,
    };
    let mut game = GiveMeTheBrain::fresh(&view.table, Cards::NONE);
    let viewer = Witnesses::Only(view.eyes.seat().into_iter().collect());
    for owner in view.table.seats() {
        for face in view.open[owner].iter() {
            game.hands.put(owner, face, Witnesses::All);
        }
        for face in view.hands[owner].minus(view.open[owner]).iter() {
            game.hands.put(owner, face, viewer);
        }
        for nth in 0..view.n_hidden(owner) {
            let face = pool.draw_by(|sort| weight(owner, nth, sort));
            game.hands.put(owner, face, Witnesses::default());
        }
        let n_aside = view.table.set_aside[owner];
        let aside = pool.some_of(game.hands.held(owner), view.set_aside[owner], n_aside);
        game.set_aside = game.set_aside | aside;
    }
    for card in view.top.iter() {
        let face = card.unwrap_or_else(|| pool.draw());
        game.deck.put_below_top(face);
    }
    game.deck.rest = pool.cards;
    game
}

/// Cards that have no place yet.
struct Pool<'a> {
    cards: Cards,
    chance: &'a mut dyn Chance,
}

impl Pool<'_> {
    fn draw(&mut self) -> Face {
        let card = draw(self.chance, &mut self.cards);
        card.expect("a card for every place").face()
    }

    /// A card of any sort, in proportion to its weight.
    fn draw_by(&mut self, weight: impl Fn(Sort) -> u32) -> Face {
        let of_sort = |sort: Sort| self.cards & sort.cards();
        let weigh = |sort| weight(sort) * u32::from(of_sort(sort).len());
        let mut left = self
            .chance
            .draw(Sort::ALL.into_iter().map(weigh).sum::<u32>() - 1);
        for sort in Sort::ALL {
            if left < weigh(sort) {
                let card = of_sort(sort).take_nth((left / weight(sort)) as usize);
                self.cards.remove(card);
                return card.face();
            }
            left -= weigh(sort);
        }
        unreachable!("a card for every place")
    }

    /// So many cards of a hand: those that are known, and any of its others.
    fn some_of(&mut self, hand: Cards, known: Faces, n: u8) -> Cards {
        let mut left = hand;
        let hidden = known.len()..n;
        for face in known.iter() {
            left.take(face).expect("it is among the player's cards");
        }
        for _ in hidden {
            draw(self.chance, &mut left).expect("a hand has what was set aside");
        }
        hand - left
    }
}
