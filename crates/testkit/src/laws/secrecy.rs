//! Secrecy: what a seat hears decides what it sees and may do. Two tables that
//! told a viewer the same story look the same to it.
//!
//! Twins are played in step. They differ in one choice or one piece of luck
//! that some viewers were not told about; to those they must not differ.

use scene::Present;
use tabletop::{Cx, Game, Seat, Viewer, chance::Seeded};

use crate::tables::{actors, each, legal, pick, viewers};

/// Holds the law against so many games.
///
/// ```
/// // Nobody can tell tables apart whose closed jars differ.
/// testkit::laws::secrecy::<jars::Jars>(5);
/// ```
pub fn secrecy<G: Present>(n_games: u64) {
    let mut n_compared = 0;
    each::<G>(n_games, |trial| {
        while let Some((seat, action)) = trial.any_move() {
            let other = pick(&legal(&trial.game, seat), &mut trial.chance).expect("there was one");
            let fooled = viewers(trial.n_seats).filter(|viewer| *viewer != Viewer::Judge);
            let fooled: Vec<Viewer> = fooled.collect();
            // Another choice, and the same choice under other luck.
            for actions in [[action, other], [action, action]] {
                let twins = Twins::new(&trial.game, seat, &trial.chance);
                n_compared += twins.play((seat, actions), fooled.clone());
            }
            trial.apply(seat, action);
        }
    });
    assert!(
        !G::INFO.has_secrets || 0 < n_compared,
        "the game claims secrets, but every viewer is told everything"
    );
}

/// What a viewer sees and may do, which is all that is drawn for it.
fn seen<G: Game>(game: &G, viewer: Viewer) -> (G::View, Vec<G::Action>) {
    let acting = viewer.seat().filter(|seat| game.turn().allows(*seat));
    let legal = acting.map_or_else(Vec::new, |seat| legal(game, seat));
    (game.view(viewer), legal)
}

struct Twins<G> {
    tables: [G; 2],
    luck: [Seeded; 2],
    picker: Seeded,
}

impl<G: Game> Twins<G> {
    fn new(game: &G, seat: Seat, chance: &Seeded) -> Twins<G> {
        Twins {
            tables: [*game, *game],
            luck: [
                chance.clone(),
                Seeded::derived(7, &[u64::from(u8::from(seat))]),
            ],
            picker: chance.clone(),
        }
    }

    /// Plays on until nobody is fooled any longer, and says how often truly
    /// different tables looked the same to somebody.
    fn play(mut self, first: (Seat, [G::Action; 2]), mut fooled: Vec<Viewer>) -> u64 {
        let mut next = Some(first);
        let mut n_compared = 0;
        while let Some((seat, actions)) = next {
            let stories = [0, 1].map(|twin| {
                let mut events = Vec::new();
                let mut cx = Cx::new(&mut self.luck[twin], &mut events);
                self.tables[twin].apply(seat, actions[twin], &mut cx);
                events
            });
            let heard = |events: &[G::Event], viewer: &Viewer| -> Vec<G::Event> {
                let heard = events.iter().filter_map(|it| G::redact(it, *viewer));
                heard.collect()
            };
            fooled.retain(|viewer| heard(&stories[0], viewer) == heard(&stories[1], viewer));
            let [one, two] = &self.tables;
            for viewer in &fooled {
                assert_eq!(
                    seen(one, *viewer),
                    seen(two, *viewer),
                    "{viewer:?} sees what it was never told"
                );
            }
            // With the same luck and the same moves equal ones stay the same.
            if one == two || fooled.is_empty() {
                break;
            }
            n_compared += fooled.len() as u64;
            next =
                common_move(one, two, &mut self.picker).map(|(seat, action)| (seat, [action; 2]));
            // One difference is enough: from here on both have the same luck.
            self.luck[1] = self.luck[0].clone();
        }
        n_compared
    }
}

fn common_move<G: Game>(one: &G, two: &G, picker: &mut Seeded) -> Option<(Seat, G::Action)> {
    let others = actors(&two.turn());
    let common: Vec<Seat> = actors(&one.turn())
        .iter()
        .filter(|seat| others.contains(*seat))
        .collect();
    let seat = pick(&common, picker)?;
    let also = legal(two, seat);
    let mut both = legal(one, seat);
    both.retain(|action| also.contains(action));
    Some((seat, pick(&both, picker)?))
}
