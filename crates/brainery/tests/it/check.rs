//! `brainery check`.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use record::Running;
use serde_json::json;
use tabletop::{Turn, sealed::Seal};

/// Exit code, standard output, standard error.
fn check(text: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(["check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(text.as_bytes()).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

/// Two bots play Pig up to 20 under a fixed key.
fn game() -> Running {
    let seal = Seal {
        key: [7; 32],
        salts: vec!["ada".to_owned(), String::new()],
    };
    let names = vec!["Ada".to_owned(), "Igor".to_owned()];
    let pig = registry::find("pig").unwrap();
    let mut running = Running::start(pig, json!({ "goal": 20 }), names, seal).unwrap();
    while let Some(seat) = running.turn().must().first() {
        let action = running.choose("random", seat).unwrap();
        running.play(seat, &action).unwrap();
    }
    assert!(matches!(running.turn(), Turn::Over(_)));
    running
}

#[test]
fn an_honest_game_is_called_honest_with_what_was_compared() {
    let record = game().record();
    let n_draws: usize = record.moves.iter().map(|it| it.draws.len()).sum();
    let (code, said, _) = check(&record.to_string());
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("Honest"), "{said}");
    assert!(
        said.contains(&format!("{} moves", record.moves.len())),
        "{said}"
    );
    assert!(said.contains(&format!("{n_draws} draws")), "{said}");
    assert!(said.contains("\n1. ") && said.contains("\n2. "), "{said}");
}

#[test]
fn a_changed_roll_is_found_and_the_move_named() {
    let mut record = game().record();
    let last = record.moves.len() - 1;
    let n = record.moves[..last]
        .iter()
        .position(|it| it.draws.first().is_some_and(|draw| 0 < *draw))
        .unwrap();
    record.moves.truncate(n + 1);
    record.moves[n].draws[0] = record.moves[n].draws[0] % 5 + 1;
    record.standings = None;
    let (code, said, complained) = check(&record.to_string());
    assert_eq!((code, said.as_str()), (1, ""));
    let named = format!("the luck of move {} is not what the seal gives", n + 1);
    assert!(complained.contains(&named), "{complained}");
}

#[test]
fn a_game_that_goes_on_is_legal_but_cannot_be_compared_yet() {
    let mut record = game().record();
    record.moves.pop();
    record.standings = None;
    record.seal = None;
    let (code, said, _) = check(&record.to_string());
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("Legal") && said.contains("no key"), "{said}");
    assert!(said.contains("not over"), "{said}");
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(["check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let record = game().record().to_string();
    stdin.write_all(record.as_bytes()).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[test]
fn what_cannot_be_read_is_two() {
    for (text, hint) in [
        ("", "line 1"),
        ("Dear Ada", "brainery record 1"),
        (
            "brainery record 1\ngame chess\nrules 1\noptions null\nplayer A Ada\nsetup\n",
            "chess",
        ),
        (
            "brainery record 1\ngame pig\nrules 9\noptions null\nplayer A Ada\nsetup\n",
            "version 9",
        ),
    ] {
        let (code, _, complained) = check(text);
        assert_eq!(code, 2, "{complained}");
        assert!(complained.contains(hint), "{complained}");
    }
    let missing = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(["check", "no-such-file.txt"])
        .output()
        .unwrap();
    assert_eq!(missing.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("no-such-file.txt"));
}
