//! `brainery puzzle`.

use tempfile::tempdir;

use crate::{answer, complaint};

#[test]
fn the_puzzle_of_the_day_needs_no_terminal() {
    let folder = tempdir().unwrap();
    let asked = answer(folder.path(), &["puzzle"], "");
    assert!(asked.starts_with("Puzzle of the day · "), "{asked}");
    assert!(asked.contains("What do you play"), "{asked}");
    assert!(answer(folder.path(), &["puzzle"], "table\n").starts_with(asked.trim_end()));
    let french = answer(folder.path(), &["puzzle", "--lang", "fr"], "");
    assert!(french.starts_with("L’énigme du jour · "), "{french}");
}

#[test]
fn what_was_solved_is_remembered_and_the_next_one_is_asked() {
    let folder = tempdir().unwrap();
    let ask = |args: &[&str], input: &str| answer(folder.path(), args, input);
    let shown = ask(&["puzzle", "oh-my-brain", "--n", "1"], "hint\n");
    let (_, best) = shown.split_once("Best: ").expect("it is told");
    let best = best.lines().next().expect("a line");
    let (_, best) = best.rsplit_once('(').expect("with its notation");
    let best = best.trim_end_matches(").");
    let best = best.trim_end_matches(')');
    let again = ask(&["puzzle", "oh-my-brain"], &format!("{best}\n"));
    assert!(
        again.starts_with("Puzzle 1 · "),
        "seen is not solved: {again}"
    );
    assert!(again.contains("Now you know!"), "{again}");
    // The second is found without help, and then it is the third's turn.
    let second = ask(&["puzzle", "oh-my-brain", "--n", "2"], "hint\n");
    assert!(second.starts_with("Puzzle 2 · "), "{second}");
    let kept = std::fs::read_to_string(folder.path().join("data/brainery/puzzles.txt"));
    assert_eq!(kept.expect("it is kept"), "oh-my-brain 1? 2?\n");
}

#[test]
fn puzzles_that_are_not_there_are_refused() {
    let folder = tempdir().unwrap();
    let why = complaint(folder.path(), &["puzzle", "mmm-brains", "--n", "1000"]);
    assert!(why.contains("there is no 1000"), "{why}");
    let why = complaint(folder.path(), &["puzzle", "mmm-brains", "--n", "0"]);
    assert!(why.contains("there is no 0"), "{why}");
    let why = complaint(folder.path(), &["puzzle", "pig"]);
    assert!(why.contains("pig has no puzzles"), "{why}");
    let why = complaint(folder.path(), &["puzzle", "--n", "3"]);
    assert!(why.contains("<GAME>") || why.contains("[GAME]"), "{why}");
}

#[test]
fn any_puzzle_can_be_asked_for() {
    let folder = tempdir().unwrap();
    let asked = answer(folder.path(), &["puzzle", "--random"], "");
    assert!(asked.starts_with("Puzzle "), "{asked}");
    let asked = answer(folder.path(), &["puzzle", "brain-flip", "--random"], "");
    assert!(asked.contains("· Brain Flip"), "{asked}");
}
