//! Programs of others in seats of the lab.

use std::{fs, path::Path};

use serde_json::Value as Json;
use tempfile::tempdir;

use crate::{answer, run};

const MANUAL: &str = include_str!("../../../../docs/bots.md");

/// The bot of the manual.
fn write_bot(folder: &Path) {
    let (_, code) = MANUAL.split_once("```python\n").unwrap();
    let (code, _) = code.split_once("```").unwrap();
    fs::write(folder.join("bot.py"), code).unwrap();
}

#[test]
fn a_program_plays_many_games_in_one_process() {
    let folder = tempdir().unwrap();
    write_bot(folder.path());
    fs::write(
        folder.path().join("once.sh"),
        "echo started >> starts; exec python3 bot.py",
    )
    .unwrap();
    let args = ["lab", "play", "pig", "--games", "300", "--threads", "1"];
    let seats = ["--seats", "sh once.sh,random", "--json"];
    let said = answer(folder.path(), &[&args[..], &seats].concat(), "");
    let report: Json = serde_json::from_str(&said).unwrap();
    assert_eq!(report["games"], 300);
    assert_eq!(report["seats"][0]["bot"], "sh once.sh");
    // It holds at twenty, which wins 58 % against random moves; its luck is its own.
    assert!(140 < report["seats"][0]["wins"].as_u64().unwrap(), "{said}");
    let starts = fs::read_to_string(folder.path().join("starts")).unwrap();
    assert_eq!(starts.lines().count(), 1);
}

#[test]
fn programs_sit_in_every_game_and_in_ladders_and_studies() {
    let folder = tempdir().unwrap();
    write_bot(folder.path());
    for (game, others) in [
        ("oh-my-brain", "greedy"),
        ("give-me-the-brain", "random,random"),
        ("great-brain-robbery", "random,random"),
        ("brain-flip", "sharp"),
        ("mmm-brains", "random,random"),
    ] {
        let seats = format!("python3 bot.py,{others}");
        let args = ["lab", "play", game, "--games", "2", "--seats", &seats];
        let said = answer(folder.path(), &args, "");
        assert!(said.contains("A     python3 bot.py"), "{said}");
        assert!(said.contains(&format!("--seats '{seats}'")), "{said}");
    }
    let args = [
        "lab",
        "ladder",
        "pig",
        "--bots",
        "random,python3 bot.py",
        "--games",
        "4",
    ];
    let said = answer(folder.path(), &args, "");
    assert!(said.contains("python3 bot.py  random"), "{said}");
    let args = [
        "lab",
        "study",
        "pig",
        "--seats",
        "python3 bot.py,walker",
        "--games",
        "4",
    ];
    let said = answer(folder.path(), &args, "");
    assert!(said.contains("Reproduce: brainery lab study pig"), "{said}");
}

#[test]
#[cfg(unix)]
fn a_program_that_dies_hangs_or_talks_nonsense_is_reported_and_ends_the_run() {
    let folder = tempdir().unwrap();
    for (program, wrong) in [
        ("read a; exit 7", "exit status: 7"),
        ("sleep 1000", "no answer within"),
        (
            "while read -r l; do echo nonsense; done",
            "this is not JSON",
        ),
        (
            "while read -r l; do echo '{\"move\":\"fly\"}'; done",
            "is not among the legal moves",
        ),
        ("exec >&-; sleep 1000", "it closed its standard output"),
    ] {
        fs::write(folder.path().join("bad.sh"), program).unwrap();
        let args = [
            "lab",
            "play",
            "pig",
            "--games",
            "1000",
            "--time-limit",
            "500ms",
        ];
        let seats = ["--seats", "random,sh bad.sh"];
        let output = run(folder.path(), &[&args[..], &seats].concat(), "");
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(3), "{program}: {error}");
        assert!(error.contains(wrong), "{program}: {error}");
        assert!(
            error.contains("\"sh bad.sh\" at seat B, in the game of seed"),
            "{error}"
        );
    }
    let args = ["lab", "play", "pig", "--seats", "random,./no-such-program"];
    let output = run(folder.path(), &args, "");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("cannot start the program"), "{error}");
}

#[test]
fn a_schema_is_printed() {
    let folder = tempdir().unwrap();
    let schema = answer(folder.path(), &["lab", "schema", "pig"], "");
    let schema: Json = serde_json::from_str(&schema).unwrap();
    let definitions = schema["$defs"].as_object().unwrap();
    let names: Vec<_> = definitions.keys().collect();
    assert_eq!(names, ["event", "move", "options", "view"]);
}

#[test]
fn a_report_is_one_page_in_either_language() {
    let folder = tempdir().unwrap();
    let small = "--games 40 --looked 1 --imagined 4 --ladder-games 6 --bots random,walker";
    for (lang, title) in [("en", "Pig, measured"), ("fr", "Pig en chiffres")] {
        let command = format!("lab report pig {small} --lang {lang} --page pig.html");
        let args: Vec<&str> = command.split(' ').collect();
        let said = answer(folder.path(), &args, "");
        assert!(
            said.contains("Reproduce: brainery lab report pig"),
            "{said}"
        );
        let page = fs::read_to_string(folder.path().join("pig.html")).unwrap();
        assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
        assert!(page.contains(&format!("<h1>{title}</h1>")), "{title}");
    }
}
