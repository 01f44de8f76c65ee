//! Undo: taking a move back shows nobody anything new.
//!
//! Where a mover cannot tell two tables apart and the same move makes them tell
//! different stories, to the mover or to anybody else who could not tell them
//! apart, the move has shown something. If no luck was drawn that could bar the
//! way back, [`Game::reveals`] has to. What the mover knew before is not the
//! table's secret: who shows an own card has shown it on purpose.
//!
//! [`Game::reveals`]: tabletop::Game::reveals

use tabletop::{
    Cx, Game, Seat, Viewer,
    chance::{Recorded, Seeded},
};

use crate::tables::{any_move, n_seats, open, viewers};

pub fn undo<G: Game>(n_games: u64) {
    for seed in 0..n_games {
        let n_seats = n_seats::<G>(seed);
        let mut chance = Seeded::new(seed);
        let mut game: G = open(n_seats, &mut chance);
        while let Some((seat, action)) = any_move(&game, &mut chance) {
            let guessed = G::determinize(&game.view(Viewer::Seat(seat)), &mut chance);
            shows_nothing_new([&game, &guessed], (seat, action), n_seats, &mut chance);
            game.apply(seat, action, &mut Cx::silent(&mut chance));
        }
    }
}

/// The mover cannot tell the two tables apart.
fn shows_nothing_new<G: Game>(
    [game, guessed]: [&G; 2],
    (seat, action): (Seat, G::Action),
    n_seats: usize,
    chance: &mut Seeded,
) {
    let (events, n_draws) = outcome(*game, seat, action, chance);
    if 0 < n_draws || events.iter().any(G::reveals) {
        return;
    }
    let (others, _) = outcome(*guessed, seat, action, chance);
    let seen = |events: &[G::Event], viewer| -> Vec<G::Event> {
        let seen = events.iter().filter_map(|it| G::redact(it, viewer));
        seen.collect()
    };
    for viewer in viewers(n_seats).filter(|it| game.view(*it) == guessed.view(*it)) {
        assert_eq!(
            seen(&events, viewer),
            seen(&others, viewer),
            "{viewer:?} learns something from {action} by {seat} that can be taken back"
        );
    }
}

fn outcome<G: Game>(
    mut game: G,
    seat: Seat,
    action: G::Action,
    chance: &mut Seeded,
) -> (Vec<G::Event>, usize) {
    let mut events = Vec::new();
    let mut luck = Recorded::new(chance);
    game.apply(seat, action, &mut Cx::new(&mut luck, &mut events));
    (events, luck.draws.len())
}
