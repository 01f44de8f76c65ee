//! A program with a game of its own is Brainery with one game more.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Command, Stdio},
};

use tempfile::tempdir;

fn program(folder: &Path, args: &str) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_own-program"));
    program
        .args(args.split(' '))
        .current_dir(folder)
        .env("LC_ALL", "C")
        .env("HOME", folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    program
}

/// What the program says to somebody who types `input`.
fn answer(args: &str, input: &str) -> String {
    let folder = tempdir().unwrap();
    let mut child = program(folder.path(), args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A program that has heard enough closes its end.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{args}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_lab_plays_it_with_bots_that_know_nothing_but_its_rules() {
    let args = "lab play last-bite --games 20 --seats walker,random --seed 1";
    let report = answer(args, "");
    assert!(report.contains("last-bite"), "{report}");
    assert!(report.contains("walker"), "{report}");
    let rules = answer("lab rules last-bite", "");
    assert!(
        rules.contains("LBT-2.last  Whoever takes the last bite wins."),
        "{rules}"
    );
}

#[test]
fn it_stands_on_the_menu_behind_ours() {
    let menu = answer("play", "");
    let last = menu.lines().rfind(|line| line.contains(". ")).unwrap();
    assert!(menu.contains("mmm-brains"), "{menu}");
    assert!(last.contains("last-bite"), "{menu}");
}

#[test]
fn the_terminal_plays_it_to_the_end() {
    let moves = "take 1\n".repeat(21);
    let story = answer("play last-bite --text --seed 1 --bot random", &moves);
    assert!(story.contains("You take 1."), "{story}");
    assert!(story.contains("the last bite"), "{story}");
}

#[test]
fn the_server_opens_tables_for_it() {
    let folder = tempdir().unwrap();
    let args = "serve --listen 127.0.0.1:0 --db own.sqlite --no-open";
    let mut server = program(folder.path(), args).spawn().unwrap();
    let said = BufReader::new(server.stdout.take().unwrap());
    let address = said.lines().map_while(Result::ok).find_map(|line| {
        let (_, address) = line.split_once("http://")?;
        Some(address.trim().trim_end_matches('/').to_owned())
    });
    let opened = address.map(|address| open_table(&address));
    server.kill().unwrap();
    server.wait().unwrap();
    let opened = opened.expect("the server says where it is");
    assert!(opened.starts_with("HTTP/1.1 201"), "{opened}");
}

fn open_table(address: &str) -> String {
    let wanted = r#"{"game":"last-bite","seats":["person",{"bot":"runner"}]}"#;
    let mut stream = TcpStream::connect(address).unwrap();
    let length = wanted.len();
    write!(
        stream,
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{wanted}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}
