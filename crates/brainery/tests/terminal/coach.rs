//! `brainery coach`.

use std::{fs, path::Path};

use tempfile::tempdir;

use crate::{answer, run};

/// A whole game of Oh My Brain for two, as its folder keeps it.
fn record() -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let file = games.join("oh-my-brain/records/2-players.txt");
    fs::read_to_string(file).expect("it is kept")
}

#[test]
fn a_game_is_looked_back_on_in_both_languages() {
    let folder = tempdir().unwrap();
    let english = answer(folder.path(), &["coach", "-", "--games", "5"], &record());
    assert!(english.contains("Where the result came from"), "{english}");
    let french = ["coach", "-", "--games", "5", "--lang", "fr"];
    let french = answer(folder.path(), &french, &record());
    assert!(french.contains("D’où vient le résultat"), "{french}");
    assert!(!french.contains("result came"), "{french}");
}

#[test]
fn the_report_is_the_same_whatever_the_number_of_threads() {
    let folder = tempdir().unwrap();
    let look = |threads| {
        let args = ["coach", "-", "--games", "5", "--json", "--threads", threads];
        answer(folder.path(), &args, &record())
    };
    let report = look("1");
    assert_eq!(report, look("3"));
    let report: serde_json::Value = serde_json::from_str(&report).expect("it is JSON");
    assert_eq!(report["game"], "oh-my-brain");
    assert_eq!(report["ledgers"].as_array().map(Vec::len), Some(2));
}

#[test]
fn what_is_no_game_that_is_over_is_refused() {
    let folder = tempdir().unwrap();
    let refused = |text: &str, why: &str| {
        let output = run(folder.path(), &["coach", "-"], text);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && output.stdout.is_empty());
        assert!(said.contains(why), "{said}");
    };
    refused("nonsense", "cannot be read");
    let record = record();
    let lines: Vec<_> = record.lines().collect();
    let is_ending = |line: &&&str| line.starts_with("end ") || line.starts_with("key ");
    let begun: Vec<_> = lines
        .iter()
        .filter(|line| !is_ending(line))
        .copied()
        .collect();
    let begun = format!("{}\n", begun[..begun.len() - 5].join("\n"));
    refused(&begun, "the game is not over yet");
}
