//! Undo: taking a move back shows nobody anything new.
//!
//! Where a mover cannot tell two tables apart and the same move makes them tell
//! different stories, to the mover or to anybody else who could not tell them
//! apart, the move has shown something. If no luck was drawn that could bar the
//! way back, [`Game::event_info`] has to. What the mover knew before is not the
//! table's secret: who shows an own card has shown it on purpose.
//!
//! [`Game::event_info`]: tabletop::Game::event_info

use scene::Present;
use tabletop::{
    Cx, Game, Seat, Viewer,
    chance::{Recorded, Seeded},
};

use crate::tables::{each, viewers};

/// Holds the law against so many games.
///
/// ```
/// testkit::laws::undo::<jars::Jars>(5);
/// ```
pub fn undo<G: Present>(n_games: u64) {
    each::<G>(n_games, |trial| {
        while let Some((seat, action)) = trial.any_move() {
            let view = trial.game.view(Viewer::Seat(seat));
            let guessed = G::determinize(&view, &mut trial.chance);
            let tables = [&trial.game, &guessed];
            shows_nothing_new(tables, (seat, action), trial.n_seats, &mut trial.chance);
            trial.apply(seat, action);
        }
    });
}

/// The mover cannot tell the two tables apart.
fn shows_nothing_new<G: Game>(
    [game, guessed]: [&G; 2],
    (seat, action): (Seat, G::Action),
    n_seats: usize,
    chance: &mut Seeded,
) {
    let (events, n_draws) = outcome(*game, seat, action, chance);
    if 0 < n_draws || events.iter().any(|it| G::event_info(it).reveals) {
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
