//! `brainery play`, as plain lines.

use std::fs;

use tempfile::tempdir;

use crate::{answer, complaint, run};

/// Always the first choice, for long enough.
fn first_choices() -> String {
    "1\n".repeat(10_000)
}

#[test]
fn a_whole_game_of_each_kind_is_played_and_checked() {
    for game in ["pig", "mmm-brains"] {
        let folder = tempdir().unwrap();
        // Who always rolls never wins at Pig, so every other choice is to hold.
        let script = match game {
            "pig" => "roll\nhold\n".repeat(10_000),
            _ => first_choices(),
        };
        let args = [
            "play", game, "--seed", "3", "--bot", "random", "--record", "game.txt",
        ];
        let output = answer(folder.path(), &args, &script);
        assert!(output.contains("You are Ada, seat A"), "{output}");
        assert!(output.contains("Final standings:\n1. "), "{output}");
        let (_, standings) = output.split_once("Final standings:\n").unwrap();
        assert!(standings.contains(". You, "), "{standings}");
        assert!(standings.contains(" points\n"), "{standings}");
        assert!(output.contains("`brainery check game.txt`"), "{output}");
        let checked = answer(folder.path(), &["check", "game.txt"], "");
        assert!(checked.starts_with("Honest: "), "{checked}");
        let story = answer(folder.path(), &["lab", "replay", "game.txt"], "");
        assert!(story.contains("\n   1  "), "{story}");
        assert!(story.contains("Final standings:\n1. "), "{story}");
        let story = answer(
            folder.path(),
            &["lab", "replay", "game.txt", "--lang", "fr"],
            "",
        );
        assert!(story.contains("Classement final\u{202f}:\n1. "), "{story}");
    }
}

#[test]
fn equal_seeds_give_equal_games() {
    let folder = tempdir().unwrap();
    let played = |seed: &str, file: &str| {
        let args = ["play", "mmm-brains", "--seed", seed, "--record", file];
        answer(folder.path(), &args, &first_choices());
        fs::read_to_string(folder.path().join(file)).unwrap()
    };
    assert_eq!(played("3", "a"), played("3", "b"));
    assert_ne!(played("3", "a"), played("4", "c"));
}

#[test]
fn refusals_and_undo_are_explained() {
    let folder = tempdir().unwrap();
    let script = "announce red\nthrow\nundo\nstop\nundo\nkeep 6\nstop\n";
    let args = ["play", "mmm-brains", "--seed", "5", "--text"];
    let output = answer(folder.path(), &args, script);
    for said in [
        "(rule MMB-5.all-five)",
        "dice or cards have shown something new since",
        "Your last move is taken back.",
        "\"6\" is not a die, dice are 1 to 5",
    ] {
        assert!(output.contains(said), "{said}: {output}");
    }
    let args = ["play", "mmm-brains", "--seed", "5", "--lang", "fr"];
    let output = answer(folder.path(), &args, script);
    assert!(output.contains("Interdit\u{202f}: "), "{output}");
    assert!(
        output.contains("Votre dernier coup est repris."),
        "{output}"
    );
}

#[test]
fn a_game_left_early_goes_on_as_if_nothing_had_happened() {
    let folder = tempdir().unwrap();
    let start = [
        "play",
        "mmm-brains",
        "--seed",
        "9",
        "--seat",
        "b",
        "--name",
        "Zoe",
    ];
    let whole = [&start[..], &["--record", "whole.txt"]].concat();
    answer(folder.path(), &whole, &first_choices());
    let part = [&start[..], &["--record", "part.txt"]].concat();
    let output = answer(folder.path(), &part, "1\n1\n1\n1\n1\nquit\n");
    assert!(
        output.contains("Go on with: brainery play --resume part.txt\n"),
        "{output}"
    );
    let resume = ["play", "--resume", "part.txt"];
    let output = answer(folder.path(), &resume, "1\n");
    assert!(output.contains("You are Zoe, seat B"), "{output}");
    assert!(output.contains("The game goes on after "), "{output}");
    let output = answer(folder.path(), &resume, &first_choices());
    assert!(output.contains("Final standings:"), "{output}");
    let read = |file: &str| fs::read_to_string(folder.path().join(file)).unwrap();
    assert_eq!(read("whole.txt"), read("part.txt"));
    let over = answer(folder.path(), &resume, "");
    assert!(over.contains("Final standings:"), "{over}");
}

#[test]
fn games_nobody_named_are_saved_among_the_users_data() {
    let folder = tempdir().unwrap();
    let output = answer(folder.path(), &["play", "pig"], "roll\n");
    let command = output.lines().last().unwrap();
    let file = command
        .strip_prefix("Go on with: brainery play --resume ")
        .unwrap();
    assert!(file.contains("data/brainery/games/pig-"), "{file}");
    let output = answer(folder.path(), &["play", "--resume", file], "log\n");
    assert!(output.contains("You roll a "), "{output}");
    let nothing = answer(folder.path(), &["play", "pig"], "");
    assert!(nothing.ends_with("Goodbye.\n"), "{nothing}");
}

#[test]
fn a_changed_or_foreign_file_does_not_go_on() {
    let folder = tempdir().unwrap();
    let args = ["play", "pig", "--seed", "1", "--record", "game.txt"];
    answer(folder.path(), &args, "roll\n");
    let file = folder.path().join("game.txt");
    let text = fs::read_to_string(&file).unwrap();
    let (head, _) = text.split_once("1 A roll : ").unwrap();
    fs::write(&file, format!("{head}1 A roll : 7\n")).unwrap();
    let output = run(folder.path(), &["play", "--resume", "game.txt"], "");
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        error.contains("the luck of move 1 is not what the seal gives"),
        "{error}"
    );
    fs::write(&file, "my novel").unwrap();
    let error = complaint(folder.path(), &args);
    assert!(error.contains("game.txt holds something else"), "{error}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "my novel");
}

#[test]
fn mistakes_are_answered_with_what_would_be_right() {
    let folder = tempdir().unwrap();
    for (args, said) in [
        (&["play", "chess"][..], "known are mmm-brains, "),
        (
            &["play", "pig", "--bot", "x"],
            "unknown bot \"x\", pig has random",
        ),
        (
            &["play", "pig", "--seats", "9"],
            "Pig is for 2 to 8 players, not 9",
        ),
        (
            &["play", "pig", "--seats", "9999999999"],
            "Pig is for 2 to 8 players, not 9999999999",
        ),
        (&["play", "pig", "--seat", "C"], "seats are A to B"),
        (&["play", "pig", "--seat", "Z"], "seats are A to H"),
        (&["play", "pig", "--lang", "de"], "use en or fr"),
        (&["play", "pig", "--options", "{"], "this is not JSON"),
        (
            &["play", "pig", "--options", "{\"gaol\":1}"],
            "expected `goal`",
        ),
        (&["play", "pig", "--fast"], "unexpected argument '--fast'"),
        (&["play", "pig", "--resume", "x"], "cannot be used with"),
    ] {
        let error = complaint(folder.path(), args);
        assert!(error.contains(said), "{args:?}: {error}");
    }
}

#[test]
fn without_a_game_or_a_terminal_the_menu_is_printed() {
    let folder = tempdir().unwrap();
    let menu = answer(folder.path(), &["play"], "1\n");
    assert!(
        menu.contains("1. mmm-brains: Mmm... Brains!, 3 to 5 players"),
        "{menu}"
    );
    assert!(menu.contains("Start one with: brainery play "), "{menu}");
}
