//! Whole games, written down once and replayed ever after.
//!
//! A record that no longer replays means that the rules have changed: raise
//! the game's `rules_version`, delete its records and write new ones with
//! `UPDATE_EXPECT=1 cargo test -p registry`. Records that are there stay as
//! they are, so that nothing is accepted by accident.

use std::{
    fs,
    path::{Path, PathBuf},
};

use driver::{Fault, Match};
use erased::{DynGame, Json};
use record::Record;
use tabletop::{Turn, sealed::Seal};

fn folder(game: &dyn DynGame) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join("games").join(game.info().id).join("records")
}

/// A game of the strongest bots that the game brings along and a random one, so
/// that odd moves occur too.
fn written(game: &'static dyn DynGame, n_seats: usize) -> Record {
    let mut bots = game.bots();
    bots.retain(|bot| bot.level.is_none());
    let strongest = bots.last().expect("random is always there").name;
    let players: Vec<String> = (0..n_seats)
        .map(|seat| if seat == 0 { "random" } else { strongest }.to_owned())
        .collect();
    let seal = Seal {
        key: [n_seats as u8; 32],
        salts: players.clone(),
    };
    let mut running =
        Match::start(game, Json::Null, players.clone(), seal).expect("the usual game opens");
    while let Turn::Waiting { must, .. } = running.turn() {
        let seat = must.first().expect("somebody is waited for");
        let action = running
            .choose(&players[seat.index()], seat)
            .expect("players are named after bots");
        running.play(seat, &action).expect("bots play legal moves");
    }
    running.record()
}

fn write_if_missing(path: &Path, game: &'static dyn DynGame, n_seats: usize) {
    if path.exists() {
        return;
    }
    let folder = path.parent().expect("a record lies in a folder");
    fs::create_dir_all(folder).expect("the folder can be made");
    fs::write(path, written(game, n_seats).to_string()).expect("it can be written");
}

#[test]
fn an_accepted_record_is_never_written_over() {
    let folder = tempfile::tempdir().expect("there is a place for it");
    let path = folder.path().join("new").join("2-players.txt");
    let game = registry::find("pig").expect("the example is known");
    write_if_missing(&path, game, 2);
    let text = fs::read_to_string(&path).expect("a missing one is written");
    assert_eq!(text, written(game, 2).to_string());
    fs::write(&path, "kept").expect("it can be written");
    write_if_missing(&path, game, 2);
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "kept");
}

#[test]
fn old_games_replay_to_the_end_they_had() {
    for game in registry::GAMES.iter().copied() {
        for n_seats in game.info().seats {
            let path = folder(game).join(format!("{n_seats}-players.txt"));
            if std::env::var_os("UPDATE_EXPECT").is_some() {
                write_if_missing(&path, game, n_seats);
            }
            let text = fs::read_to_string(&path).expect("every number of players has a record");
            let report = driver::check(&text, registry::find)
                .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
            assert!(report.is_sealed && report.standings.is_some());
            assert_eq!(
                report.n_moves as usize,
                text.lines()
                    .filter(|it| it.starts_with(char::is_numeric))
                    .count()
            );
        }
    }
}

#[test]
fn a_changed_line_is_found_and_named() {
    let game = registry::find("pig").expect("the example is known");
    let text = written(game, 2).to_string();
    let tampered = |from: &str, to: &str| {
        assert!(text.contains(from), "{from:?} is not in the record");
        driver::check(&text.replacen(from, to, 1), registry::find)
    };
    assert!(driver::check(&text, registry::find).is_ok());

    let first = text
        .lines()
        .find(|it| it.starts_with("1 "))
        .expect("a move");
    let (before, draw) = first.split_once(" : ").expect("the first move rolls");
    let other = (draw.parse::<u32>().expect("a die") + 1) % 6;
    let forged = tampered(first, &format!("{before} : {other}"));
    assert_eq!(forged, Err(Fault::Luck { n: 1 }));
    let out_of_range = tampered(first, &format!("{before} : 6"));
    assert_eq!(out_of_range, Err(Fault::Luck { n: 1 }));
    let too_many = tampered(first, &format!("{first} 3"));
    assert_eq!(too_many, Err(Fault::Luck { n: 1 }));
    let unknown_move = tampered("1 A roll", "1 A fly");
    assert!(matches!(unknown_move, Err(Fault::Move { n: 1, .. })));
    let wrong_seat = tampered("1 A roll", "1 B roll");
    assert!(matches!(wrong_seat, Err(Fault::Move { n: 1, .. })));
    let wrong_key = tampered("key 02", "key 03");
    assert_eq!(wrong_key, Err(Fault::Commitment));
    assert!(matches!(
        tampered("rules 1", "rules 2"),
        Err(Fault::OtherVersion {
            written: 2,
            known: 1,
            ..
        })
    ));
    assert_eq!(
        tampered("game pig", "game chess"),
        Err(Fault::UnknownGame("chess".into()))
    );
    let missing = text.lines().filter(|it| !it.starts_with("2 "));
    let missing: Vec<&str> = missing.collect();
    let unreadable = driver::check(&missing.join("\n"), registry::find);
    assert!(
        unreadable
            .expect_err("a move is missing")
            .to_string()
            .contains("move 2 comes next")
    );
}

#[test]
fn a_changed_draw_is_blamed_on_its_own_move_in_every_game() {
    for game in registry::GAMES.iter().copied() {
        let honest = written(game, *game.info().seats.start());
        let n_drawing = honest.moves.iter().filter(|it| !it.draws.is_empty());
        // Some games draw with every move: every few of them will do.
        let every = n_drawing.count().div_ceil(20).max(1);
        let drawing = (1..).zip(&honest.moves);
        let drawing = drawing.filter(|(_, it)| !it.draws.is_empty());
        for (n, played) in drawing.step_by(every) {
            for index in 0..played.draws.len() {
                let mut forged = honest.clone();
                let draw = &mut forged.moves[n as usize - 1].draws[index];
                *draw = if *draw == 0 { 1 } else { *draw - 1 };
                let found = driver::check(&forged.to_string(), registry::find);
                assert_eq!(found, Err(Fault::Luck { n }), "{}", game.info().id);
            }
        }
    }
}

#[test]
fn a_move_that_showed_a_hidden_hand_cannot_be_taken_back() {
    let game = registry::find("oh-my-brain").expect("the game is known");
    let mut n_swaps = 0;
    for key in 0..40 {
        let seal = Seal {
            key: [key; 32],
            salts: vec![String::new(); 3],
        };
        let players = ["Ada", "Bert", "Cleo"].map(str::to_owned).to_vec();
        let mut running =
            Match::start(game, Json::Null, players, seal).expect("the usual game opens");
        while let Turn::Waiting { must, .. } = running.turn() {
            let seat = must.first().expect("somebody is waited for");
            let action = running.choose("random", seat).expect("random is there");
            running.play(seat, &action).expect("bots play legal moves");
            if action.starts_with("swap") && running.turn().must().len() == 1 {
                n_swaps += 1;
                assert!(
                    running.may_undo(seat).is_err(),
                    "{action} can be taken back"
                );
            }
        }
    }
    assert!(0 < n_swaps, "nobody ever swapped");
}
