//! Mirror: a client that follows the events it is told holds the view it would
//! be sent, so it may animate without asking.

use tabletop::{Cx, Game, chance::Seeded};

use crate::tables::{any_move, n_seats, open, viewers};

pub fn mirror<G: Game>(n_games: u64) {
    for seed in 0..n_games {
        let n_seats = n_seats::<G>(seed);
        let mut chance = Seeded::new(seed);
        let mut game: G = open(n_seats, &mut chance);
        let mut followed: Vec<_> = viewers(n_seats)
            .map(|viewer| (viewer, game.view(viewer)))
            .collect();
        while let Some((seat, action)) = any_move(&game, &mut chance) {
            let mut events = Vec::new();
            game.apply(seat, action, &mut Cx::new(&mut chance, &mut events));
            for (viewer, view) in &mut followed {
                for event in events.iter().filter_map(|it| G::redact(it, *viewer)) {
                    G::follow(view, &event);
                }
                assert_eq!(
                    *view,
                    game.view(*viewer),
                    "{viewer:?} cannot follow the events of {seat} {action}"
                );
            }
        }
    }
}
