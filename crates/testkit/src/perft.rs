//! Every way a game can go on, counted: a number that changes if any rule does.

use tabletop::{Cx, Game, chance::Exhaustive};

use crate::tables::{actors, legal};

/// How many ways there are to play one move, two moves, … up to `depth` from
/// here, with every move of every seat that may act and all the luck it may
/// meet. Use a table with little luck: shuffled decks have many orders.
///
/// ```
/// # use pig::{Options, Pig};
/// # use tabletop::{Cx, Game, chance::Scripted};
/// let mut no_luck = Scripted::new([]);
/// let pig = Pig::setup(&Options::default(), 2, &mut Cx::silent(&mut no_luck))?;
/// // A roll shows one of six; then all but the 1 can be held.
/// assert_eq!(testkit::perft(&pig, 2), [6, 6 * 6 + 5]);
/// # Ok::<(), tabletop::Refusal>(())
/// ```
pub fn perft<G: Game>(game: &G, depth: usize) -> Vec<u64> {
    let mut counts = vec![0; depth];
    count(game, &mut counts);
    counts
}

fn count<G: Game>(game: &G, counts: &mut [u64]) {
    let Some((now, later)) = counts.split_first_mut() else {
        return;
    };
    for seat in actors(&game.turn()).iter() {
        for action in legal(game, seat) {
            let mut every = Exhaustive::default();
            while every.next_pass() {
                let mut played = *game;
                played.apply(seat, action, &mut Cx::silent(&mut every));
                *now += 1;
                count(&played, later);
            }
        }
    }
}
