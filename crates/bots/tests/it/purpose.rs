//! A weaker level plays like a weaker person: worse moves, but none that is
//! pointless.

mod give_me_the_brain;
mod great_brain_robbery;
mod mmm_brains;
mod oh_my_brain;

use std::collections::BTreeMap;

use bots::make_level;
use tabletop::{Cx, Decision, Level, Policy, Strategy, Turn, Viewer, chance::Seeded};

/// What was pointless in so many games among players of one level, and how
/// often. `why` says of a move what is wrong with it, if something is.
fn pointless_moves<G: Strategy>(
    level: Level,
    n_seats: usize,
    n_games: u64,
    why: impl Fn(&G, &Decision<'_, G>, G::Action) -> Option<&'static str>,
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
            let decision = Decision {
                seat,
                view: &game.view(Viewer::Seat(seat)),
                memory: &G::Memory::default(),
                legal: &legal,
            };
            let action = bots[seat.index()].choose(&decision);
            if let Some(why) = why(&game, &decision, action) {
                *found.entry(why).or_insert(0) += 1;
            }
            game.apply(seat, action, &mut Cx::silent(&mut chance));
        }
    }
    found
}

/// Demands that no level makes a pointless move, except those that search: a
/// search finds its own reasons, and takes its time for them.
fn no_level_is_pointless<G: Strategy>(
    sizes: &[usize],
    n_games: u64,
    why: impl Fn(&G, &Decision<'_, G>, G::Action) -> Option<&'static str>,
) {
    for (rank, level) in G::LEVELS.into_iter().enumerate() {
        if let Policy::Search(_) = level.policy {
            continue;
        }
        for n_seats in sizes {
            let found = pointless_moves::<G>(level, *n_seats, n_games, &why);
            assert!(
                found.is_empty(),
                "level {rank}, {n_seats} players: {found:?}"
            );
        }
    }
}
