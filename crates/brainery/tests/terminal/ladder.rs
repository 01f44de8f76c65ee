//! `brainery lab ladder`.

use std::fs;

use expect_test::expect;
use tempfile::tempdir;

use crate::{answer, complaint, run, words};

const TINY: &str = "lab ladder brain-flip --bots random,dozy,sharp --games 30 --seed 5";

#[test]
fn a_tiny_ladder_says_the_same_on_any_number_of_threads() {
    let folder = tempdir().unwrap();
    let said = |n_threads| {
        let args = [&words(TINY)[..], &["--threads", n_threads]].concat();
        answer(folder.path(), &args, "")
    };
    let one = said("1");
    expect![[r#"
        3 bots of brain-flip at a table of 2, 30 games a pair, seed 5
        The two bots of a pair sit alternately.

        bot       ahead of     share         95 % interval     games
        dozy      random    100.00 %   88.65 % to 100.00 %        30  clear step
        sharp     dozy      100.00 %   88.65 % to 100.00 %        30  clear step
        sharp     random    100.00 %   88.65 % to 100.00 %        30

        Clear steps: 2 of 2 (the upper bot is ahead in more than 65 %, 95 % sure).

        bot     rating  95 % interval
        sharp     2080   1855 to 2305
        dozy      1500   1322 to 1678
        random     920    695 to 1145

        Reproduce: brainery lab ladder brain-flip --bots random,dozy,sharp --games 30 --players 2 --seed 5
    "#]].assert_eq(&one);
    assert_eq!(one, said("3"));
}

#[test]
fn programs_read_the_same_numbers() {
    let folder = tempdir().unwrap();
    let args = [&words(TINY)[..], &["--json"]].concat();
    let json: serde_json::Value = serde_json::from_str(&answer(folder.path(), &args, "")).unwrap();
    assert_eq!(json["pairs"].as_array().unwrap().len(), 3);
    assert_eq!(json["pairs"][0]["upper"], "dozy");
    assert_eq!(json["pairs"][0]["games"], 30);
    assert_eq!(json["bots"][2]["bot"], "sharp");
    assert!(json["bots"][2]["rating"].is_f64());
}

#[test]
fn the_report_is_a_page_of_its_own() {
    let folder = tempdir().unwrap();
    let args = [&words(TINY)[..], &["--report", "ladder.html"]].concat();
    let said = answer(folder.path(), &args, "");
    let page = fs::read_to_string(folder.path().join("ladder.html")).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    assert!(page.contains("<h1>The ladder of Brain Flip</h1>"), "{page}");
    let command = said.lines().last().unwrap().strip_prefix("Reproduce: ");
    assert!(page.contains(command.unwrap()), "{page}");
    let args = [&words(TINY)[..], &["--report", "no/such/ladder.html"]].concat();
    let output = run(folder.path(), &args, "");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        error.contains("cannot write no/such/ladder.html"),
        "{error}"
    );
}

#[test]
fn every_game_has_a_ladder_at_its_smallest_table() {
    let folder = tempdir().unwrap();
    for (game, table) in [("oh-my-brain", "of 2"), ("give-me-the-brain", "of 3")] {
        let command = format!("lab ladder {game} --bots random,greedy --games 6");
        let said = answer(folder.path(), &words(&command), "");
        assert!(said.contains(&format!("at a table {table},")), "{said}");
    }
    let command = "lab ladder oh-my-brain --bots random,greedy --games 6 --players 5";
    let said = answer(folder.path(), &words(command), "");
    assert!(said.contains("at a table of 5,"), "{said}");
}

#[test]
fn mistakes_are_answered_with_what_would_be_right() {
    let folder = tempdir().unwrap();
    for (command, said) in [
        ("lab ladder chess", "known are mmm-brains, "),
        (
            "lab ladder oh-my-brain --bots random,x",
            "unknown bot \"x\", oh-my-brain has random, hasty, greedy",
        ),
        (
            "lab ladder oh-my-brain --bots greedy",
            "a ladder needs two bots or more",
        ),
        (
            "lab ladder oh-my-brain --bots greedy,greedy",
            "greedy stands twice",
        ),
        (
            "lab ladder oh-my-brain --players 6",
            "Oh My Brain is for 2 to 5 players, not 6",
        ),
        ("lab ladder oh-my-brain --games 0", "such as 500, 100k"),
    ] {
        let error = complaint(folder.path(), &words(command));
        assert!(error.contains(said), "{command}: {error}");
    }
}

#[test]
#[cfg(unix)]
fn an_interrupted_ladder_reports_what_was_played() {
    use std::{
        process::{Command, Stdio},
        thread,
        time::Duration,
    };

    let folder = tempdir().unwrap();
    let page = folder.path().join("ladder.html");
    let child = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(["lab", "ladder", "oh-my-brain", "--bots", "random,greedy"])
        .args(["--games", "1000m", "--report"])
        .arg(&page)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The page is opened once Ctrl-C is listened for.
    while !page.exists() {
        thread::sleep(Duration::from_millis(10));
    }
    thread::sleep(Duration::from_millis(300));
    let pid = child.id().to_string();
    let told = Command::new("kill").args(["-INT", &pid]).status();
    assert!(told.expect("there is such a command").success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("greedy    random"), "{said}");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        error.contains("interrupted: these are the first "),
        "{error}"
    );
    let page = fs::read_to_string(page).unwrap();
    assert!(page.contains("The run was interrupted"), "{page}");
}
