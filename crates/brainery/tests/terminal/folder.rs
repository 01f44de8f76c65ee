//! `brainery lab … --out DIR`: what is kept, gone on with and put together.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value as Json;
use tempfile::{TempDir, tempdir};

use crate::{answer, complaint, run, words};

/// What the same command says without a folder, apart from the time it took.
fn report(folder: &Path, command: &str) -> Json {
    let mut report: Json = serde_json::from_str(&answer(folder, &words(command), "")).unwrap();
    if let Some(report) = report.as_object_mut() {
        report.remove("elapsed");
    }
    report
}

/// The files that follow from the units alone.
fn tables(folder: &Path) -> Vec<(String, Vec<u8>)> {
    ["games", "seats", "decisions"]
        .iter()
        .flat_map(|name| [format!("{name}.csv"), format!("{name}.parquet")])
        .filter_map(|name| Some((name.clone(), fs::read(folder.join(name)).ok()?)))
        .collect()
}

fn chunks(folder: &Path) -> Vec<PathBuf> {
    let mut chunks: Vec<_> = fs::read_dir(folder.join("chunks"))
        .unwrap()
        .map(|it| it.unwrap().path())
        .collect();
    chunks.sort();
    chunks
}

fn n_lines(folder: &Path) -> usize {
    let lines = chunks(folder).into_iter();
    lines
        .map(|it| fs::read_to_string(it).unwrap().lines().count())
        .sum()
}

#[test]
fn every_sampled_command_keeps_its_games_and_does_none_twice() {
    let folder = tempdir().unwrap();
    for (n, command) in [
        "lab play pig --games 30 --seed 3 --json",
        "lab study oh-my-brain --games 30 --seats greedy,random --json",
        "lab ladder pig --bots random,walker --games 10 --json",
        "lab choices oh-my-brain --bots random,greedy --games 4 --playouts 3 --json",
    ]
    .iter()
    .enumerate()
    {
        let plain = report(folder.path(), command);
        let kept = format!("{command} --out run{n} --threads 3");
        assert_eq!(report(folder.path(), &kept), plain);
        let out = folder.path().join(format!("run{n}"));
        let (lines, whole) = (n_lines(&out), tables(&out));
        assert_eq!(whole.len(), 4, "games and seats, in two formats");
        // The second time there is nothing to do.
        assert_eq!(report(folder.path(), &kept), plain);
        assert_eq!((n_lines(&out), tables(&out)), (lines, whole));
        assert_eq!(chunks(&out).len(), 1);
        let written = fs::read_to_string(out.join("report.json")).unwrap();
        assert!(written.contains("\"version\""), "{written}");
    }
}

#[test]
fn other_commands_keep_what_they_did_too() {
    let folder = tempdir().unwrap();
    for (command, file) in [
        ("lab value mmm-brains --out value", "value/report.txt"),
        (
            "lab bench pig --seconds 0.05 --out bench",
            "bench/report.json",
        ),
    ] {
        let first = answer(folder.path(), &words(command), "");
        assert_eq!(answer(folder.path(), &words(command), ""), first);
        assert!(folder.path().join(file).exists(), "{file}");
    }
}

#[test]
fn a_folder_can_grow() {
    let folder = tempdir().unwrap();
    let command =
        |games, out| format!("lab play pig --games {games} --decisions --out {out} --json");
    let whole = report(folder.path(), &command(50, "whole"));
    report(folder.path(), &command(20, "grown"));
    assert_eq!(report(folder.path(), &command(50, "grown")), whole);
    let tables = ["whole", "grown"].map(|out| tables(&folder.path().join(out)));
    assert_eq!(tables[0], tables[1]);
    assert_eq!(tables[0].len(), 6, "decisions as well");
}

#[test]
fn decisions_are_rows_with_view_legal_moves_move_and_reward() {
    let folder = tempdir().unwrap();
    let command = "lab play pig --games 5 --seats walker,random --decisions --out run";
    answer(folder.path(), &words(command), "");
    let rows = fs::read_to_string(folder.path().join("run/decisions.csv")).unwrap();
    let mut lines = rows.lines();
    assert_eq!(lines.next(), Some("unit,n,seat,bot,view,legal,move,reward"));
    let first = lines.next().unwrap();
    assert!(first.starts_with("0,0,"), "{first}");
    assert!(first.contains("\"\"turn_total\"\":0"), "{first}");
    assert!(first.contains("[\"\"roll\"\"]\",roll,"), "{first}");
    let games = fs::read_to_string(folder.path().join("run/games.csv")).unwrap();
    let decisions: usize = games
        .lines()
        .skip(1)
        .map(|it| it.split(',').nth(5).unwrap().parse::<usize>().unwrap())
        .sum();
    assert_eq!(rows.lines().count(), 1 + decisions);
    let parquet = fs::read(folder.path().join("run/decisions.parquet")).unwrap();
    assert!(parquet.starts_with(b"PAR1") && parquet.ends_with(b"PAR1"));
}

#[test]
fn a_torn_line_is_played_again() {
    let folder = tempdir().unwrap();
    let command = "lab play pig --games 40 --out run --json --threads 1";
    let whole = report(folder.path(), command);
    let out = folder.path().join("run");
    let chunk = &chunks(&out)[0];
    let text = fs::read_to_string(chunk).unwrap();
    for end in [text.len() - 1, text.len() / 2, 3, 0] {
        fs::write(chunk, &text[..end]).unwrap();
        for other in &chunks(&out)[1..] {
            fs::remove_file(other).unwrap();
        }
        assert_eq!(report(folder.path(), command), whole, "cut at {end}");
    }
}

/// Killed in the midst of it, again and again: nobody can write a report then.
#[test]
#[cfg(unix)]
fn a_killed_run_goes_on() {
    use std::{
        process::{Command, Stdio},
        thread,
        time::Duration,
    };

    let folder = tempdir().unwrap();
    let command = "lab play oh-my-brain --games 3k --seats greedy,greedy --seed 9 --json";
    let kept = format!("{command} --out run");
    for _ in 0..2 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_brainery"))
            .args(words(&kept))
            .current_dir(folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let out = folder.path().join("run");
        let before = if out.join("chunks").exists() {
            n_lines(&out)
        } else {
            0
        };
        let is_on_its_way =
            || out.join("chunks").exists() && before < n_lines(&out) && before + 1 < n_lines(&out);
        while !is_on_its_way() && child.try_wait().unwrap().is_none() {
            thread::sleep(Duration::from_millis(20));
        }
        // SIGKILL.
        child.kill().unwrap();
        child.wait().unwrap();
    }
    assert_eq!(report(folder.path(), &kept), report(folder.path(), command));
}

fn parts(folder: &TempDir, command: &str) {
    for k in 1..=3 {
        let part = format!("{command} --part {k}/3 --out part{k} --threads {k}");
        answer(folder.path(), &words(&part), "");
    }
}

#[test]
fn parts_of_several_machines_are_merged() {
    let folder = tempdir().unwrap();
    for (out, command) in [
        ("play", "lab play pig --games 100 --decisions"),
        (
            "ladder",
            "lab ladder pig --bots random,walker,runner --games 4",
        ),
    ] {
        let whole = format!("{command} --out {out}-at-once --json");
        let whole = report(folder.path(), &whole);
        parts(&folder, command);
        let merge = format!("lab merge part1 part3 part2 --out {out}-merged --json");
        assert_eq!(report(folder.path(), &merge), whole);
        let [at_once, merged] =
            ["at-once", "merged"].map(|it| tables(&folder.path().join(format!("{out}-{it}"))));
        assert_eq!(at_once, merged);
        for k in 1..=3 {
            fs::remove_dir_all(folder.path().join(format!("part{k}"))).unwrap();
        }
    }
}

#[test]
fn a_merge_says_what_is_missing_and_finds_what_does_not_fit() {
    let folder = tempdir().unwrap();
    let command = "lab play pig --games 90";
    parts(&folder, command);
    let output = run(
        folder.path(),
        &words("lab merge part1 part3 --out half"),
        "",
    );
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("30 of 90 units are missing"), "{error}");
    assert!(
        error.contains("  brainery lab play pig --games 90 --out half"),
        "{error}"
    );
    // The same unit with another outcome.
    let chunk = &chunks(&folder.path().join("part1"))[0];
    let text = fs::read_to_string(chunk).unwrap();
    let (first, rest) = text.split_once("\"points\":").unwrap();
    let forged = format!("{first}\"points\":9{rest}");
    fs::create_dir_all(folder.path().join("forged/chunks")).unwrap();
    fs::copy(
        folder.path().join("part1/manifest.json"),
        folder.path().join("forged/manifest.json"),
    )
    .unwrap();
    fs::write(folder.path().join("forged/chunks/000001.jsonl"), forged).unwrap();
    let error = complaint(folder.path(), &words("lab merge part1 forged --out bad"));
    assert!(error.contains("another outcome of unit 0"), "{error}");
}

#[test]
fn a_run_stops_when_enough_is_known_at_the_same_game_on_any_number_of_threads() {
    let folder = tempdir().unwrap();
    let games = |threads| {
        let command = format!("lab play pig --until 15% --json --threads {threads}");
        let report = report(folder.path(), &command);
        for seat in report["seats"].as_array().unwrap() {
            let [lo, hi] = [0, 1].map(|end| seat["ci95"][end].as_f64().unwrap());
            assert!(hi - lo <= 0.15);
        }
        report["games"].as_u64().unwrap()
    };
    assert_eq!(games(1), games(3));
    assert_eq!(games(1) % 100, 0);
}

#[test]
fn a_folder_that_does_not_fit_is_refused_and_left_alone() {
    let folder = tempdir().unwrap();
    answer(
        folder.path(),
        &words("lab play pig --games 5 --out run"),
        "",
    );
    fs::create_dir(folder.path().join("mine")).unwrap();
    fs::write(folder.path().join("mine/diary.txt"), "dear me").unwrap();
    for (command, said) in [
        (
            "lab play pig --games 5 --seed 2 --out run",
            "run holds units of seed 1, not 2: name another folder",
        ),
        (
            "lab study pig --games 5 --out run",
            "run holds units of the command play, not study",
        ),
        (
            "lab play pig --games 5 --decisions --out run",
            "run holds units of decisions false, not true",
        ),
        (
            "lab play pig --games 5 --out mine",
            "mine is not empty and no folder of the lab",
        ),
        ("lab merge mine --out new", "mine is no folder of the lab"),
        ("lab play pig --part 1/2", "--out"),
        (
            "lab play pig --part 3/2 --out new",
            "write 2/3 for the second of three",
        ),
        ("lab play pig --until 5", "such as 1% or 0.5%"),
        ("lab play pig --decisions", "--out"),
    ] {
        let error = complaint(folder.path(), &words(command));
        assert!(error.contains(said), "{command}: {error}");
    }
    let diary = fs::read_to_string(folder.path().join("mine/diary.txt")).unwrap();
    assert_eq!(diary, "dear me");
}
