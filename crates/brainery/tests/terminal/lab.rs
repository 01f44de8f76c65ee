//! `brainery lab`.

use std::fs;

use serde_json::Value as Json;
use tempfile::tempdir;

use crate::{answer, complaint};

fn json(text: &str) -> Json {
    serde_json::from_str(text).expect("it is JSON")
}

#[test]
fn the_number_of_threads_changes_nothing_but_the_time() {
    let folder = tempdir().unwrap();
    let report = |threads| {
        let args = "lab play mmm-brains --games 60 --seats exact,random,random --seed 4 --json";
        let mut args: Vec<&str> = args.split(' ').collect();
        args.extend(["--threads", threads]);
        let mut report = json(&answer(folder.path(), &args, ""));
        let elapsed = report.as_object_mut().unwrap().remove("elapsed");
        assert!(elapsed.unwrap()["seconds"].is_f64());
        report
    };
    let one = report("1");
    assert_eq!(one.to_string(), report("3").to_string());
    let keys: Vec<&String> = one.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        [
            "decisions",
            "game",
            "games",
            "options",
            "seats",
            "seed",
            "version"
        ]
    );
    let seats = one["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    for seat in seats {
        let keys: Vec<&String> = seat.as_object().unwrap().keys().collect();
        assert_eq!(
            keys,
            ["bot", "ci95", "mean_place", "shared", "win_rate", "wins"]
        );
    }
}

#[test]
fn rows_go_to_a_file_or_to_standard_output() {
    let folder = tempdir().unwrap();
    let args = ["lab", "play", "pig", "--games", "20", "--csv"];
    let rows = answer(folder.path(), &[&args[..], &["-"]].concat(), "");
    assert_eq!(rows.lines().count(), 21);
    let report = answer(folder.path(), &[&args[..], &["rows.csv"]].concat(), "");
    assert!(
        report.contains("Reproduce: brainery lab play pig --games 20 "),
        "{report}"
    );
    assert_eq!(
        fs::read_to_string(folder.path().join("rows.csv")).unwrap(),
        rows
    );
}

#[test]
fn exact_values_are_printed() {
    let folder = tempdir().unwrap();
    let values = answer(folder.path(), &["lab", "value", "mmm-brains", "--json"], "");
    assert!(json(&values)["phase1_turn"].is_f64(), "{values}");
    let values = answer(folder.path(), &["lab", "value", "mmm-brains"], "");
    assert!(values.starts_with("phase1_turn = "), "{values}");
    let values = answer(folder.path(), &["lab", "value", "pig"], "");
    assert!(values.contains("nothing"), "{values}");
}

#[test]
fn a_bench_measures_what_was_asked_for() {
    let folder = tempdir().unwrap();
    let args = ["lab", "bench", "pig", "--seconds", "0.05", "--json"];
    let bench = json(&answer(folder.path(), &args, ""));
    assert_eq!(bench["games"].as_array().unwrap().len(), 1);
    assert_eq!(bench["games"][0]["playout"]["ratio"], 1.0);
}

#[test]
fn rules_are_printed_with_their_ids_in_both_languages() {
    let folder = tempdir().unwrap();
    let en = answer(folder.path(), &["lab", "rules", "pig"], "");
    let fr = answer(folder.path(), &["lab", "rules", "pig", "--lang", "fr"], "");
    assert!(en.contains("PIG-1.players  Two to eight players"), "{en}");
    assert!(fr.contains("PIG-1.players  De deux à huit joueurs"), "{fr}");
}

#[test]
fn every_command_explains_itself_with_examples() {
    let folder = tempdir().unwrap();
    for args in [
        &["play", "--help"][..],
        &["lab", "--help"],
        &["lab", "play", "--help"],
        &["lab", "ladder", "--help"],
        &["lab", "choices", "--help"],
        &["lab", "value", "--help"],
        &["lab", "bench", "--help"],
        &["lab", "replay", "--help"],
        &["lab", "study", "--help"],
        &["lab", "load", "--help"],
        &["lab", "report", "--help"],
        &["lab", "schema", "--help"],
        &["lab", "merge", "--help"],
        &["replay", "--help"],
        &["coach", "--help"],
        &["lab", "rules", "--help"],
    ] {
        let help = answer(folder.path(), args, "");
        assert!(help.contains("Examples:\n"), "{help}");
        assert!(help.contains("  brainery "), "{help}");
    }
}

#[test]
fn mistakes_are_answered_with_what_would_be_right() {
    let folder = tempdir().unwrap();
    for (args, said) in [
        ("lab play chess", "known are mmm-brains, "),
        (
            "lab play pig --seats random,x",
            "unknown bot \"x\", pig has random, shambler, walker, runner, ghoul, mastermind",
        ),
        (
            "lab play pig --seats random",
            "Pig is for 2 to 8 players, not 1",
        ),
        ("lab play pig --games 0", "such as 500, 100k or 1m"),
        ("lab play pig --threads 0", "invalid value '0'"),
        ("lab play pig --options {", "this is not JSON"),
        (
            "lab play pig --options {\"goal\":0}",
            "forbidden by rule PIG-4.goal",
        ),
        ("lab play pig --csv - --json", "both want standard output"),
        ("lab bench pig --seconds -1", "unexpected argument"),
        ("lab bench pig --seconds 0", "such as 0.5"),
        ("lab rules pig --lang de", "use en or fr"),
        ("lab tournament", "unrecognized subcommand"),
    ] {
        let args: Vec<&str> = args.split(' ').collect();
        let error = complaint(folder.path(), &args);
        assert!(error.contains(said), "{args:?}: {error}");
    }
}

/// Ctrl-C, and what a system says that is about to end the program.
#[test]
#[cfg(unix)]
fn an_interrupted_run_reports_what_was_played() {
    for signal in ["-INT", "-TERM"] {
        let (n_rows, report) = interrupted(signal);
        assert!(report.contains(" games of pig, seed 1"), "{report}");
        let first = format!("interrupted: these are the first {n_rows} of 1000000000 games");
        assert!(report.contains(&first), "{report}");
        let again = format!("Reproduce: brainery lab play pig --games {n_rows} ");
        assert!(report.contains(&again), "{report}");
    }
}

/// How many rows a run wrote that was told to end, and what it reported.
#[cfg(unix)]
fn interrupted(signal: &str) -> (usize, String) {
    use std::{
        io::{BufRead, BufReader, Read},
        process::{Command, Stdio},
    };

    let mut child = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(["lab", "play", "pig", "--games", "1000m", "--csv", "-"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut rows = BufReader::new(child.stdout.take().expect("it was piped"));
    let mut header = String::new();
    rows.read_line(&mut header).expect("it plays");
    let pid = child.id().to_string();
    let told = Command::new("kill").args([signal, &pid]).status();
    assert!(told.expect("there is such a command").success());
    let n_rows = rows.lines().map_while(Result::ok).count();
    let mut report = String::new();
    let mut stderr = child.stderr.take().expect("it was piped");
    stderr.read_to_string(&mut report).expect("it is text");
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    (n_rows, report)
}
