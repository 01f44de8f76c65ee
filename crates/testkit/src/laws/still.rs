//! Still: once its buffer is warm, playing allocates nothing.

use scene::Present;
use tabletop::{Chance, Cx, Game, chance::Seeded};

use crate::tables::each;

/// Holds the law against so many games.
///
/// ```
/// testkit::laws::still::<pig::Pig>(5);
/// ```
pub fn still<G: Present>(n_games: u64) {
    let mut legal = Vec::new();
    // The first round only warms the buffer.
    for round in 0..2 {
        each::<G>(n_games, |trial| {
            let (game, chance) = (&mut trial.game, &mut trial.chance);
            // Marks are collected in a set: what they take is taken here.
            tabletop::rule::pause(|| {
                let counted = allocation_counter::measure(|| playout(game, &mut legal, chance));
                assert!(
                    round == 0 || counted.count_total == 0,
                    "a game of {} allocated {} times",
                    G::INFO.id,
                    counted.count_total
                );
            });
        });
    }
}

fn playout<G: Game>(game: &mut G, legal: &mut Vec<G::Action>, chance: &mut Seeded) {
    while let Some(seat) = game.turn().must().first() {
        legal.clear();
        game.legal(seat, legal);
        let action = legal[chance.pick(legal.len())];
        game.apply(seat, action, &mut Cx::silent(chance));
    }
}
