//! Still: once its buffer is warm, playing allocates nothing.

use tabletop::{Chance, Cx, Game, chance::Seeded};

use crate::tables::{n_seats, open};

pub fn still<G: Game>(n_games: u64) {
    let mut legal = Vec::new();
    // The first round only warms the buffer.
    for round in 0..2 {
        for seed in 0..n_games {
            let mut chance = Seeded::new(seed);
            let mut game: G = open(n_seats::<G>(seed), &mut chance);
            // Marks are collected in a set: what they take is taken here.
            tabletop::rule::pause(|| {
                let counted =
                    allocation_counter::measure(|| playout(&mut game, &mut legal, &mut chance));
                assert!(
                    round == 0 || counted.count_total == 0,
                    "a game of {} allocated {} times",
                    G::INFO.id,
                    counted.count_total
                );
            });
        }
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
