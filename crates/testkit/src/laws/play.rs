//! Play: somebody is always waited for, what is offered is accepted and
//! nothing else is, games end, and a record replays to the same table.

use std::collections::BTreeSet;

use tabletop::{
    Cx, Extras, Game, Refusal, Seat, Turn, Viewer,
    chance::{Recorded, Scripted, Seeded},
};

use crate::tables::{MAX_MOVES, actors, any_move, legal, n_seats};

/// How many moves that are not offered are tried on each table.
const N_STRANGERS: usize = 40;

pub fn play<G: Extras>(n_games: u64) {
    let mut seen = BTreeSet::new();
    for seed in 0..n_games {
        play_one::<G>(seed, n_seats::<G>(seed), &mut seen);
    }
}

fn play_one<G: Extras>(seed: u64, n_seats: usize, seen: &mut BTreeSet<G::Action>) {
    let mut source = Seeded::new(seed);
    let mut luck = Recorded::new(&mut source);
    let options = G::Options::default();
    let mut game = G::setup(&options, n_seats, &mut Cx::silent(&mut luck))
        .expect("the usual game can be opened");
    game.assert_sound();
    let mut picker = Seeded::new(!seed);
    let mut moves = Vec::new();
    while let Turn::Waiting { must, may } = game.turn() {
        assert!(!must.is_empty(), "waiting for nobody");
        assert!(
            must.iter().all(|seat| !may.contains(seat)),
            "must and may overlap"
        );
        assert!(moves.len() < MAX_MOVES, "the game does not end");
        check_offers(&game, n_seats, seen, &mut picker);
        let (seat, action) = any_move(&game, &mut picker).expect("somebody may do something");
        game.apply(seat, action, &mut Cx::silent(&mut luck));
        game.assert_sound();
        moves.push((seat, action));
    }
    let Some((seat, action)) = moves.last() else {
        panic!("the game was over before it began");
    };
    let mut over = game;
    let more = over.play(*seat, *action, &mut Cx::silent(&mut Seeded::new(0)));
    assert_eq!(more, Err(Refusal::Over), "a finished game goes on");
    assert_eq!(over, game, "a finished game changed");
    replay(&options, n_seats, &moves, luck.draws, &game);
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

fn replay<G: Game>(
    options: &G::Options,
    n_seats: usize,
    moves: &[(Seat, G::Action)],
    draws: Vec<u32>,
    ended: &G,
) {
    let mut luck = Scripted::new(draws);
    let mut game =
        G::setup(options, n_seats, &mut Cx::silent(&mut luck)).expect("it opened before");
    for (seat, action) in moves {
        game.play(*seat, *action, &mut Cx::silent(&mut luck))
            .expect("the move was legal before");
    }
    assert!(luck.is_spent(), "the replay drew less luck");
    assert_eq!(game, *ended, "the replay ends on another table");
}
