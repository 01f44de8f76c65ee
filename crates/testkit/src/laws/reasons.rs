//! Reasons: what somebody is told who asks why is half a sentence and gives no
//! secret away, and a move that is read off what was told is the one that was
//! made.

use scene::Present;
use tabletop::{Cx, Game, Lang, Seat, Viewer, chance::Seeded};

use crate::{
    tables::{each, legal, pick, viewers},
    why::reason,
};

/// As long as a reason may be, in letters.
const LONGEST: usize = 110;

/// Holds the law against so many games.
///
/// ```
/// testkit::laws::reasons::<jars::Jars>(5);
/// ```
pub fn reasons<G: Present>(n_games: u64) {
    each::<G>(n_games, |trial| {
        while let Some((seat, action)) = trial.any_move() {
            let other = pick(&legal(&trial.game, seat), &mut trial.chance).expect("there was one");
            for viewer in viewers(trial.n_seats) {
                let view = trial.game.view(viewer);
                let tell =
                    |action| Lang::ALL.map(|it| reason::<G>(&view, viewer, (seat, action), it));
                let told = tell(action);
                for half in &told {
                    check(half);
                }
                let [heard, instead] =
                    [action, other].map(|it| heard(&trial.game, (seat, it), viewer, &trial.chance));
                if heard == instead {
                    let instead = tell(other);
                    assert_eq!(
                        told, instead,
                        "{viewer:?} is told which of two moves it was"
                    );
                }
                if let Some(made) = heard.first().and_then(G::made) {
                    assert_eq!(made, (seat, action), "{viewer:?} reads another move");
                }
            }
            trial.apply(seat, action);
        }
    });
}

fn check(half: &str) {
    let is_whole = half.ends_with(['.', '!', '?', ' ']) || half.starts_with(' ');
    let is_short = half.chars().count() <= LONGEST && !half.contains('\n');
    assert!(
        is_short && !is_whole,
        "this is not half a sentence: {half:?}"
    );
}

/// What a viewer hears of a move, with the luck to come.
fn heard<G: Game>(
    game: &G,
    (seat, action): (Seat, G::Action),
    viewer: Viewer,
    chance: &Seeded,
) -> Vec<G::Event> {
    let (mut game, mut luck, mut events) = (*game, chance.clone(), Vec::new());
    game.apply(seat, action, &mut Cx::new(&mut luck, &mut events));
    let heard = events.iter().filter_map(|event| G::redact(event, viewer));
    heard.collect()
}
