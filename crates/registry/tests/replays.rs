//! Games that are over, looked at move by move, and gone on with.

use driver::{Driver, Fault, Limits, Match, Playback, Sitter};
use erased::{DynGame, Json};
use record::Record;
use scene::{Face, Words};
use tabletop::{Lang, Seat, Turn, Viewer, sealed::Seal};

/// A level that does not search: it always plays the same.
const BOT: &str = "runner";

const PLAYERS: [&str; 3] = ["Ada", "Bert", "Cleo"];

/// What one viewer saw at one moment.
type Sight = (Viewer, Json, Vec<Json>);

fn games() -> impl Iterator<Item = &'static dyn DynGame> {
    registry::games()
}

fn seal(luck: u8) -> Seal {
    Seal {
        key: [luck; 32],
        salts: PLAYERS.map(str::to_owned).to_vec(),
    }
}

fn viewers() -> impl Iterator<Item = Viewer> {
    let seats = (0..PLAYERS.len()).map(|seat| Viewer::Seat(Seat::new(seat)));
    seats.chain([Viewer::Public, Viewer::Judge])
}

fn start(game: &'static dyn DynGame) -> Match {
    let players = PLAYERS.map(str::to_owned).to_vec();
    Match::start(game, Json::Null, players, seal(7)).expect("it can be played")
}

/// The next move, by whoever is asked first.
fn move_on(table: &mut Match) -> bool {
    let Some((seat, _)) = table
        .turn()
        .asked()
        .find(|(seat, _)| table.turn().must().contains(*seat))
    else {
        return false;
    };
    let action = table.choose(BOT, seat).expect("a bot decides");
    table.play(seat, &action).expect("bots play by the rules");
    true
}

fn sights(table: &Match) -> Vec<Sight> {
    let since = table.n_moves().checked_sub(1);
    let sight = |viewer| {
        let told = table.told_since(since, viewer);
        (viewer, table.view(viewer), told.json_for(Viewer::Judge))
    };
    viewers().map(sight).collect()
}

/// A whole game, and what everybody saw after each move.
fn played(game: &'static dyn DynGame) -> (Record, Vec<Vec<Sight>>) {
    let mut table = start(game);
    let mut seen = vec![sights(&table)];
    while move_on(&mut table) {
        seen.push(sights(&table));
    }
    (table.record(), seen)
}

#[test]
fn a_replay_shows_every_viewer_what_they_saw_and_no_more() {
    for game in games() {
        let id = game.info().id;
        let (record, seen) = played(game);
        let playback = Playback::new(record, game).expect("it was played like that");
        assert_eq!(playback.n_moves() as usize + 1, seen.len(), "{id}");
        // Backwards, so that nothing depends on what was asked before.
        for (n, sights) in (0..seen.len() as u32).zip(&seen).rev() {
            for (viewer, view, told) in sights {
                let model = playback.model(n, *viewer, n.checked_sub(1));
                assert_eq!(model.seen.view(), *view, "{id}, move {n}, {viewer:?}");
                let events = model.events.json_for(Viewer::Judge);
                assert_eq!(events, *told, "{id}, move {n}, {viewer:?}");
                assert!(model.legal.is_empty() && model.seen.legal().is_empty());
            }
        }
    }
}

#[test]
fn whoever_jumps_to_a_move_is_told_everything_up_to_it() {
    for game in games() {
        let (record, seen) = played(game);
        let playback = Playback::new(record, game).expect("it was played like that");
        for (index, viewer) in viewers().enumerate() {
            let mut story = Vec::new();
            for (n, sights) in (0..).zip(&seen) {
                story.extend_from_slice(&sights[index].2);
                let model = playback.model(n, viewer, None);
                assert_eq!(model.events.json_for(Viewer::Judge), story);
            }
        }
    }
}

/// How many cards that somebody holds lie face down for whoever looks.
fn n_hidden(playback: &Playback, n: u32, eyes: Viewer) -> usize {
    let words = Words {
        lang: Lang::En,
        me: None,
        names: &playback.record().players,
        remarks: &[],
    };
    let scene = playback.model(n, eyes, Some(n)).seen.scene(&words);
    let held = scene.pieces().filter(|(zone, _)| zone.owner.is_some());
    held.filter(|(_, piece)| piece.face == Face::Back).count()
}

#[test]
fn hands_are_hidden_from_everybody_else_and_open_to_the_judge() {
    let mut n_games = 0;
    for game in games() {
        let (record, _) = played(game);
        let playback = Playback::new(record, game).expect("it was played like that");
        let hides = |eyes| (0..=playback.n_moves()).any(|n| 0 < n_hidden(&playback, n, eyes));
        assert!(!hides(Viewer::Judge), "{}", game.info().id);
        n_games += usize::from(viewers().all(|eyes| eyes == Viewer::Judge || hides(eyes)));
    }
    assert_eq!(n_games, 3, "three games are played with cards in hand");
}

#[test]
fn the_parts_of_a_game_begin_one_after_the_other_before_its_end() {
    for game in games() {
        let (record, _) = played(game);
        let playback = Playback::new(record, game).expect("it was played like that");
        let parts = playback.parts();
        assert_eq!(parts.first(), Some(&0), "{}", game.info().id);
        assert!(parts.is_sorted_by(|a, b| a < b));
        assert!(parts.iter().all(|n| *n < playback.n_moves()));
    }
}

#[test]
fn a_game_that_is_not_over_is_not_shown() {
    for game in games() {
        let mut table = start(game);
        move_on(&mut table);
        let fault = Playback::new(table.record(), game).map(|_| ());
        assert_eq!(fault, Err(Fault::NotOver), "{}", game.info().id);
    }
}

#[test]
fn a_record_that_would_fill_the_memory_is_refused_before_it_is_played() {
    let game = registry::find("pig").expect("it is known");
    let moves = (1..=10_001).map(|n| format!("{n} A roll : 5\n"));
    let text = format!(
        "brainery record 2\ngame pig\nrules {}\noptions null\nplayer A Ada\nplayer B Bert\nsetup\n{}",
        game.info().rules_version,
        moves.collect::<String>()
    );
    let fault = Playback::read(&text, registry::find).map(|_| ());
    assert_eq!(fault, Err(Fault::TooLong { n: 10_001 }));
}

#[test]
fn from_every_move_a_game_goes_on_as_it_was_and_with_new_luck() {
    for game in games() {
        let id = game.info().id;
        let (record, seen) = played(game);
        let playback = Playback::new(record.clone(), game).expect("it was played like that");
        let mut has_parted = false;
        for (n, sights) in (0..playback.n_moves()).zip(&seen) {
            assert!(playback.goes_on_from(n), "{id}, move {n}");
            let begun = playback.beginning(n);
            let mut table = Match::go_on(game, &begun, seal(8)).expect("it was played like that");
            assert_eq!((table.n_moves(), table.n_given()), (n, Some(n)));
            for (viewer, view, _) in sights {
                assert_eq!(table.view(*viewer), *view, "{id}, move {n}, {viewer:?}");
            }
            for _ in 0..6 {
                move_on(&mut table);
            }
            let written = table.record();
            assert_eq!(written.moves[..n as usize], record.moves[..n as usize]);
            assert_eq!((&written.commitment, &written.seal), (&None, &None));
            let n_both = written.moves.len().min(record.moves.len());
            has_parted |= written.moves[..n_both] != record.moves[..n_both];
        }
        assert!(!playback.goes_on_from(playback.n_moves()));
        assert!(has_parted, "{id} has luck of its own");
    }
}

#[test]
fn a_game_gone_on_with_comes_back_from_the_device_as_it_was_left() {
    for game in games() {
        let id = game.info().id;
        let (record, _) = played(game);
        let playback = Playback::new(record, game).expect("it was played like that");
        let n = playback.n_moves() / 2;
        let begun = playback.beginning(n);
        let mut table = Match::go_on(game, &begun, seal(8)).expect("it was played like that");
        for _ in 0..4 {
            move_on(&mut table);
        }
        // As a device keeps it: the text of all moves, and how many were given.
        let kept: Record = table.record().to_string().parse().expect("we wrote it");
        let (given, own) = kept.moves.split_at(n as usize);
        let begun = Record {
            moves: given.to_vec(),
            standings: None,
            ..kept.clone()
        };
        let again = Match::go_on(game, &begun, seal(8)).expect("it was played like that");
        let sitters = vec![Sitter::Person; PLAYERS.len()];
        let mut driver = Driver::new(again, sitters, Limits::default());
        driver
            .replay(own)
            .unwrap_or_else(|why| panic!("{id}: {why}"));
        assert_eq!(driver.game().record(), table.record(), "{id}");
        assert_eq!(driver.game().view(Viewer::Judge), table.view(Viewer::Judge));
        let is_over = matches!(table.turn(), Turn::Over(_));
        assert!(is_over || move_on(&mut table), "{id} goes on");
    }
}

#[test]
fn what_was_given_is_not_taken_back_and_what_was_played_here_may_be() {
    let game = registry::find("oh-my-brain").expect("it is known");
    let (record, _) = played(game);
    let playback = Playback::new(record, game).expect("it was played like that");
    let mut n_undone = 0;
    for n in 0..playback.n_moves() {
        let begun = playback.beginning(n);
        let mut table = Match::go_on(game, &begun, seal(8)).expect("it was played like that");
        let mover = playback.mover(n).unwrap_or(Seat::new(0));
        assert!(
            table.may_undo(mover).is_err(),
            "move {n} was not played here"
        );
        let before = table.record();
        if !move_on(&mut table) {
            continue;
        }
        let mover = table.record().moves[n as usize].seat;
        if table.undo(mover).is_ok() {
            n_undone += 1;
            assert_eq!(table.record(), before);
            assert_eq!(table.n_given(), Some(n));
        }
    }
    assert!(0 < n_undone, "some moves show nothing");
}
