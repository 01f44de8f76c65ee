//! `brainery replay`.

use std::{fs, path::Path};

use tempfile::tempdir;

use crate::{answer, complaint, run};

/// A whole game of Oh My Brain for four, as its folder keeps it.
fn record() -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let file = games.join("oh-my-brain/records/4-players.txt");
    fs::read_to_string(file).expect("it is kept")
}

#[test]
fn the_whole_story_is_told_as_somebody_saw_it() {
    let folder = tempdir().unwrap();
    let tell = |eyes| answer(folder.path(), &["replay", "-", "--eyes", eyes], &record());
    let (all, table) = (tell("all"), tell("table"));
    assert!(all.contains("Final standings:"), "{all}");
    assert!(all.lines().any(|line| line.starts_with("   1  ")), "{all}");
    // Who buries a card shows it to nobody.
    assert_ne!(all, table);
    assert_ne!(tell("A"), tell("B"));
    let french = ["replay", "-", "--lang", "fr"];
    assert_ne!(answer(folder.path(), &french, &record()), all);
}

#[test]
fn the_table_at_a_move_shows_whose_eyes_see_what() {
    let folder = tempdir().unwrap();
    let look = |n, eyes| {
        let args = ["replay", "-", "--text", "--move", n, "--eyes", eyes];
        answer(folder.path(), &args, &record())
    };
    let all = look("40", "all");
    let first = all.lines().next();
    assert_eq!(
        first,
        Some("Oh My Brain · move 40 of 150 · all hands open"),
        "{all}"
    );
    assert!(!all.contains("face down"), "{all}");
    let mine = look("40", "A");
    assert!(mine.contains("through the eyes of random"), "{mine}");
    assert!(mine.contains("face down"), "{mine}");
    assert_ne!(look("0", "all"), look("1", "all"));
}

#[test]
fn what_is_not_there_is_refused_in_a_sentence() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("game.txt"), record()).unwrap();
    let why = complaint(folder.path(), &["replay", "game.txt", "--move", "1000"]);
    assert!(
        why.contains("there is no move 1000: this game has"),
        "{why}"
    );
    let why = complaint(folder.path(), &["replay", "game.txt", "--eyes", "H"]);
    assert!(why.contains("nobody sits at H"), "{why}");
    let why = complaint(folder.path(), &["replay", "game.txt", "--eyes", "Z"]);
    assert!(why.contains("or `all`, or `table`"), "{why}");
}

#[test]
fn what_is_no_game_that_is_over_is_refused() {
    let folder = tempdir().unwrap();
    let refused = |text: &str, why: &str| {
        let output = run(folder.path(), &["replay", "-"], text);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(output.stdout.is_empty());
        assert!(error.contains(why), "{error}");
    };
    let good = record();
    let unfinished = good.split("\n40 ").next().unwrap();
    refused(unfinished, "the game is not over yet");
    refused("a shopping list", "a record starts with");
    refused(&good.replace("\nrules ", "\nrules 99"), "version 992");
    refused(&good.replace("\n3 C ", "\n3 B "), "move 3 is not allowed");
}
