//! Play: somebody is always waited for, what is offered is accepted and
//! nothing else is, games end, and a record replays to the same table.

use std::collections::BTreeSet;

use scene::Present;
use tabletop::{
    Cx, Extras, Game, Refusal, Seat, Turn, Viewer,
    chance::{Scripted, Seeded},
};

use crate::tables::{MAX_MOVES, Played, Trial, actors, each, legal};

/// How many moves that are not offered are tried on each table.
const N_STRANGERS: usize = 40;

/// Holds the law against so many games.
///
/// ```
/// testkit::laws::play::<pig::Pig>(5);
/// ```
pub fn play<G: Extras + Present>(n_games: u64) {
    let mut seen = BTreeSet::new();
    each::<G>(n_games, |trial| play_one(trial, &mut seen));
}

fn play_one<G: Extras>(trial: &mut Trial<G>, seen: &mut BTreeSet<G::Action>) {
    trial.game.assert_sound();
    while let Turn::Waiting { must, may } = trial.game.turn() {
        assert!(!must.is_empty(), "waiting for nobody");
        assert!(
            must.iter().all(|seat| !may.contains(seat)),
            "must and may overlap"
        );
        assert!(trial.moves.len() < MAX_MOVES, "the game does not end");
        check_offers(&trial.game, trial.n_seats, seen, &mut trial.chance);
        trial.step().expect("somebody may do something");
        trial.game.assert_sound();
    }
    let Some(Played { seat, action, .. }) = trial.moves.last() else {
        panic!("the game was over before it began");
    };
    let mut over = trial.game;
    let more = over.play(*seat, *action, &mut Cx::silent(&mut Seeded::new(0)));
    assert_eq!(more, Err(Refusal::Over), "a finished game goes on");
    assert_eq!(over, trial.game, "a finished game changed");
    replay(trial);
}

fn check_offers<G: Extras>(
    game: &G,
    n_seats: usize,
    seen: &mut BTreeSet<G::Action>,
    picker: &mut Seeded,
) {
    let turn = game.turn();
    for seat in (0..n_seats).map(Seat::new) {
        if !actors(&turn).contains(seat) {
            if let Some(action) = seen.first() {
                refuse(game, seat, *action);
            }
            continue;
        }
        let legal = legal(game, seat);
        assert!(
            !legal.is_empty() || !turn.must().contains(seat),
            "{seat} is waited for but may do nothing"
        );
        let view = game.view(Viewer::Seat(seat));
        let is_for_bots = |action: &G::Action| !G::is_for_people(&view, *action);
        assert!(
            legal.iter().any(is_for_bots) || !turn.must().contains(seat),
            "{seat} is waited for, but could do nothing if it were a bot"
        );
        assert!(
            legal.is_sorted_by(|a, b| a < b),
            "legal moves are out of order or offered twice: {legal:?}"
        );
        for action in &legal {
            assert_eq!(
                game.check(seat, *action),
                Ok(()),
                "offered but refused: {action}"
            );
        }
        let strangers: Vec<_> = seen
            .iter()
            .filter(|action| legal.binary_search(action).is_err())
            .collect();
        for _ in 0..N_STRANGERS.min(strangers.len()) {
            let action = crate::tables::pick(&strangers, picker).expect("there are some");
            refuse(game, seat, *action);
        }
        seen.extend(legal);
    }
}

fn refuse<G: Game>(game: &G, seat: Seat, action: G::Action) {
    let may_act = actors(&game.turn()).contains(seat);
    assert!(
        !may_act || game.check(seat, action).is_err(),
        "not offered but accepted: {seat} {action}"
    );
    let mut copy = *game;
    let played = copy.play(seat, action, &mut Cx::silent(&mut Seeded::new(0)));
    assert!(
        may_act || played == Err(Refusal::NotYourTurn),
        "{seat} acts out of turn: {action}"
    );
    assert_eq!(
        copy, *game,
        "a refused move changed the table: {seat} {action}"
    );
}

fn replay<G: Game>(trial: &Trial<G>) {
    let mut luck = Scripted::new(trial.setup.iter().copied());
    let opened = G::setup(&trial.options, trial.n_seats, &mut Cx::silent(&mut luck));
    let mut game = opened.expect("it opened before");
    assert!(luck.is_spent(), "the set-up drew less luck");
    for Played {
        seat,
        action,
        draws,
    } in &trial.moves
    {
        let mut luck = Scripted::new(draws.iter().copied());
        game.play(*seat, *action, &mut Cx::silent(&mut luck))
            .expect("the move was legal before");
        assert!(luck.is_spent(), "the replay drew less luck");
    }
    assert_eq!(game, trial.game, "the replay ends on another table");
}
