//! Mirror: a client that follows the events it is told holds the view it would
//! be sent, so it may animate without asking.

use scene::Present;

use crate::tables::{each, viewers};

/// Holds the law against so many games.
///
/// ```
/// testkit::laws::mirror::<jars::Jars>(5);
/// ```
pub fn mirror<G: Present>(n_games: u64) {
    each::<G>(n_games, |trial| {
        let mut followed: Vec<_> = viewers(trial.n_seats)
            .map(|viewer| (viewer, trial.game.view(viewer)))
            .collect();
        while let Some((seat, action)) = trial.step() {
            for (viewer, view) in &mut followed {
                for event in trial.events.iter().filter_map(|it| G::redact(it, *viewer)) {
                    G::follow(view, &event);
                }
                assert_eq!(
                    *view,
                    trial.game.view(*viewer),
                    "{viewer:?} cannot follow the events of {seat} {action}"
                );
            }
        }
    });
}
