//! `brainery check`.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use driver::Match;
use serde_json::json;
use tabletop::{Turn, sealed::Seal};

/// Exit code, standard output, standard error.
fn check(text: &str) -> (i32, String, String) {
    check_with(text, &[])
}

fn check_with(text: &str, flags: &[&str]) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(["check", "-"])
        .args(flags)
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
fn game() -> Match {
    let seal = Seal {
        key: [7; 32],
        salts: vec!["ada".to_owned(), String::new()],
    };
    let names = vec!["Ada".to_owned(), "Igor".to_owned()];
    let pig = registry::find("pig").unwrap();
    let mut running = Match::start(pig, json!({ "goal": 20 }), names, seal).unwrap();
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
fn a_changed_roll_is_not_blamed_on_a_later_move() {
    let mut record = game().record();
    // A one ends the turn: whoever holds after it holds out of turn.
    let rolled = record.moves.iter().zip(&record.moves[1..]);
    let mut rolled = rolled.map(|(roll, next)| roll.seat == next.seat);
    let n = rolled.position(|goes_on| goes_on).unwrap();
    record.moves[n].draws[0] = 0;
    let (code, _, complained) = check(&record.to_string());
    assert_eq!(code, 1);
    let named = format!("the luck of move {} is not what the seal gives", n + 1);
    assert!(complained.contains(&named), "{complained}");
}

#[test]
fn a_game_that_is_not_sealed_or_not_over_is_no_success() {
    let honest = game().record();
    let mut goes_on = honest.clone();
    goes_on.moves.pop();
    goes_on.standings = None;
    let mut secret = goes_on.clone();
    secret.seal = None;
    let mut unsealed = honest.clone();
    unsealed.commitment = None;
    for (record, why) in [
        (goes_on, "The game is not over."),
        (secret, "no key"),
        (unsealed, "lacks the commitment"),
    ] {
        let (code, said, _) = check(&record.to_string());
        assert_eq!(code, 3, "{said}");
        assert!(
            said.starts_with("Not proven") && said.contains(why),
            "{said}"
        );
    }
}

#[test]
fn the_seal_and_the_salt_of_whoever_checks_are_compared() {
    let record = game().record();
    let (text, commitment) = (record.to_string(), record.commitment.unwrap());
    let (code, said, _) = check_with(&text, &["--commitment", &commitment, "--salt", "ada"]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("your salt is in it"), "{said}");
    let (_, said, _) = check(&text);
    assert!(said.contains("--commitment and --salt"), "{said}");
    for (flags, why) in [
        (["--commitment", "00"], "not the one you were shown"),
        (["--salt", "eve"], "your salt is not in the record"),
    ] {
        let (code, said, complained) = check_with(&text, &flags);
        assert_eq!((code, said.as_str()), (1, ""));
        assert!(complained.contains(why), "{complained}");
    }
}

#[test]
fn a_record_of_an_older_release_is_refused_with_advice() {
    let old = game()
        .record()
        .to_string()
        .replacen("record 2", "record 1", 1);
    let (code, _, complained) = check(&old);
    assert_eq!(code, 2);
    assert!(
        complained.contains("the release that wrote it"),
        "{complained}"
    );
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
        ("Dear Ada", "brainery record 2"),
        (
            "brainery record 2\ngame chess\nrules 1\noptions null\nplayer A Ada\nsetup\n",
            "chess",
        ),
        (
            "brainery record 2\ngame pig\nrules 9\noptions null\nplayer A Ada\nsetup\n",
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
