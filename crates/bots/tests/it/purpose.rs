//! A weaker level plays like a weaker person: worse moves, but none that is
//! pointless.

mod great_brain_robbery;
mod mmm_brains;

use std::collections::BTreeMap;

use bots::make_level;
use tabletop::{Cx, Decision, Determinize, Level, Seat, Turn, Viewer, chance::Seeded};

/// What was pointless in so many games among players of one level, and how
/// often. `why` says of a move what is wrong with it, if something is.
fn pointless_moves<G: Determinize>(
    level: Level,
    n_seats: usize,
    n_games: u64,
    why: impl Fn(&G, Seat, G::Action) -> Option<&'static str>,
) -> BTreeMap<&'static str, u32> {
    let mut found = BTreeMap::new();
    for seed in 0..n_games {
        let mut chance = Seeded::new(seed);
        let mut cx = Cx::silent(&mut chance);
        let mut game = G::setup(&G::Options::default(), n_seats, &mut cx).expect("it opens");
        let bots = (0..n_seats as u64).map(|seat| make_level::<G>(level, 100 * seed + seat));
        let mut bots: Vec<_> = bots.collect();
        let mut legal = Vec::new();
        while let Turn::Waiting { must, .. } = game.turn() {
            let seat = must.first().expect("somebody is waited for");
            legal.clear();
            game.legal(seat, &mut legal);
            let action = bots[seat.index()].choose(&Decision {
                seat,
                view: &game.view(Viewer::Seat(seat)),
                legal: &legal,
            });
            if let Some(why) = why(&game, seat, action) {
                *found.entry(why).or_insert(0) += 1;
            }
            game.apply(seat, action, &mut Cx::silent(&mut chance));
        }
    }
    found
}
