//! The commands of the terminal, through the standard streams of the program.

#[path = "terminal/choices.rs"]
mod choices;
#[path = "terminal/coach.rs"]
mod coach;
#[path = "terminal/folder.rs"]
mod folder;
#[cfg(unix)]
#[path = "terminal/keyboard.rs"]
mod keyboard;
#[path = "terminal/lab.rs"]
mod lab;
#[path = "terminal/ladder.rs"]
mod ladder;
#[path = "terminal/outside.rs"]
mod outside;
#[path = "terminal/play.rs"]
mod play;
#[path = "terminal/puzzle.rs"]
mod puzzle;
#[path = "terminal/replay.rs"]
mod replay;

use std::{
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};

/// The arguments of a command in one line.
fn words(command: &str) -> Vec<&str> {
    command.split(' ').collect()
}

/// Runs the program in a folder of its own, with `input` to read.
fn run(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(args)
        .current_dir(folder)
        .env("LC_ALL", "C")
        .env("HOME", folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that has heard enough closes its end.
    let _ = child
        .stdin
        .take()
        .expect("it was piped")
        .write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

/// Like [`run`], for a command that succeeds: what it says.
fn answer(folder: &Path, args: &[&str], input: &str) -> String {
    let output = run(folder, args, input);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {error}");
    String::from_utf8(output.stdout).expect("it is text")
}

/// Like [`run`], for a command that cannot be: what it complains about.
fn complaint(folder: &Path, args: &[&str]) -> String {
    let output = run(folder, args, "");
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).expect("it is text")
}
