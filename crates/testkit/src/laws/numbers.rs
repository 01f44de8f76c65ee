//! Numbers: what a seat sees always has the same numbers in the same order, and
//! every move that a bot can make has a number of its own. Numbers are written
//! from a view alone, so what [`secrecy`](super::secrecy()) says of views holds for
//! them.

use std::collections::BTreeSet;

use scene::Present;
use tabletop::{Extras, Feature, Numbers, Seat, Turn, Viewer, chance::Seeded};

use crate::tables::{actors, each, legal};

/// Holds the law against so many games. A game that writes no numbers or lists
/// no moves keeps it, too.
///
/// ```
/// testkit::laws::numbers::<jars::Jars>(5);
/// ```
pub fn numbers<G: Extras + Present>(n_games: u64) {
    each::<G>(n_games, |trial| {
        let seats: Vec<Seat> = (0..trial.n_seats).map(Seat::new).collect();
        let lists = seats.iter().map(|me| moves::<G>(*me, seats.len()));
        let lists: Vec<BTreeSet<G::Action>> = lists.collect();
        let features = described(&trial.game, seats[0], seats.len());
        loop {
            for me in &seats {
                let now = described(&trial.game, *me, seats.len());
                assert_eq!(now, features, "{me} sees other numbers than before");
                check_twin(&trial.game, *me, seats.len(), &mut trial.chance);
            }
            check_moves(&trial.game, &lists);
            if trial.step().is_none() {
                break;
            }
        }
    });
}

/// The moves a seat lists, each once.
fn moves<G: Extras>(me: Seat, n_seats: usize) -> BTreeSet<G::Action> {
    let list = G::every_action(me, n_seats);
    assert_eq!(
        list.len(),
        G::every_action(Seat::new(0), n_seats).len(),
        "{me} lists more moves or fewer than others"
    );
    let set: BTreeSet<_> = list.iter().copied().collect();
    assert_eq!(set.len(), list.len(), "a move is listed twice");
    set
}

fn described<G: Extras>(game: &G, me: Seat, n_seats: usize) -> Vec<Feature> {
    let view = game.view(Viewer::Seat(me));
    let mut features = Vec::new();
    G::numbers(&view, &mut Numbers::describe(me, n_seats, &mut features));
    let names: BTreeSet<_> = features.iter().map(|it| it.name).collect();
    assert_eq!(names.len(), features.len(), "two features have one name");
    let mut row = vec![f32::NAN; features.iter().map(|it| it.n).sum()];
    G::numbers(&view, &mut Numbers::write(me, n_seats, &mut row));
    assert!(
        row.iter().all(|it| (0.0..=1.0).contains(it)),
        "a number is not written, or beyond 0 to 1: {row:?}"
    );
    features
}

/// A table that looks the same to a seat has the same numbers for it, whatever
/// lies hidden there.
fn check_twin<G: Extras>(game: &G, me: Seat, n_seats: usize, chance: &mut Seeded) {
    let row = |game: &G| {
        let mut row = vec![0.0; described(game, me, n_seats).iter().map(|it| it.n).sum()];
        let view = game.view(Viewer::Seat(me));
        G::numbers(&view, &mut Numbers::write(me, n_seats, &mut row));
        row
    };
    let twin = G::determinize(&game.view(Viewer::Seat(me)), chance);
    assert_eq!(
        row(&twin),
        row(game),
        "{me} can tell twins apart by numbers"
    );
}

fn check_moves<G: Extras>(game: &G, lists: &[BTreeSet<G::Action>]) {
    let turn = game.turn();
    for seat in actors(&turn).iter() {
        let list = &lists[seat.index()];
        let view = game.view(Viewer::Seat(seat));
        let offered = legal(game, seat).into_iter();
        for action in offered.filter(|it| !G::is_for_people(&view, *it)) {
            assert!(
                list.is_empty() || list.contains(&action),
                "{seat} may do what it does not list: {action}"
            );
            let is_waited_for = turn.must().contains(seat);
            assert!(
                is_waited_for || G::MAY_INTERRUPT,
                "{seat} may interrupt, but the game says nobody ever does: {action}"
            );
        }
    }
    if let Turn::Over(standings) = turn {
        let sum: f32 = standings.rewards().as_slice().iter().sum();
        let half = f32::from(lists.len() as u8) / 2.0;
        assert!((sum - half).abs() < 1e-3, "rewards do not add up: {sum}");
    }
}
