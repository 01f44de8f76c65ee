//! `brainery play` at a terminal, while a bot thinks for ten minutes.

use std::{
    fs::{self, File},
    io::{Read, Write},
    os::fd::OwnedFd,
    path::Path,
    process::{Child, Command, ExitStatus, Stdio},
    sync::mpsc::{self, Receiver},
    thread,
    time::{Duration, Instant},
};

use nix::{
    pty::{Winsize, openpty},
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use tempfile::tempdir;

/// Much less than the bot takes.
const PATIENCE: Duration = Duration::from_mins(2);

/// The program at a terminal of its own, killed when dropped.
struct Terminal {
    child: Child,
    keyboard: File,
    screen: Receiver<Vec<u8>>,
    /// Everything that was written so far.
    seen: String,
}

impl Terminal {
    fn run(folder: &Path, args: &[&str]) -> Terminal {
        let size = Winsize {
            ws_row: 24,
            ws_col: 80,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        let ends = openpty(&size, None).unwrap();
        let stdio = |end: &OwnedFd| Stdio::from(end.try_clone().unwrap());
        let child = Command::new(env!("CARGO_BIN_EXE_brainery"))
            .args(args)
            .current_dir(folder)
            .env("LC_ALL", "C")
            .env("TERM", "xterm")
            .stdin(stdio(&ends.slave))
            .stdout(stdio(&ends.slave))
            .stderr(stdio(&ends.slave))
            .spawn()
            .unwrap();
        let keyboard = File::from(ends.master);
        let mut glass = keyboard.try_clone().unwrap();
        let (light, screen) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            // Reading fails once the program has ended.
            while let Ok(n @ 1..) = glass.read(&mut bytes) {
                if light.send(bytes[..n].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal {
            child,
            keyboard,
            screen,
            seen: String::new(),
        }
    }

    fn type_in(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    /// Waits until something is shown, and forgets what was before.
    fn see(&mut self, wanted: &str) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(at) = self.seen.find(wanted) {
                self.seen.drain(..at + wanted.len());
                return;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            let shown = self.screen.recv_timeout(left);
            let shown = shown.unwrap_or_else(|_| panic!("no {wanted:?} in {:?}", self.seen));
            self.seen.push_str(&String::from_utf8_lossy(&shown));
        }
    }

    /// What Ctrl-C does at a terminal.
    fn interrupt(&self) {
        let pid = Pid::from_raw(self.child.id().try_into().unwrap());
        kill(pid, Signal::SIGINT).unwrap();
    }

    fn end(&mut self) -> ExitStatus {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(Instant::now() < deadline, "it does not end");
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It may have ended before.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Ada rolls, and thinks about the next roll for ten minutes.
const THOUGHTFUL: [&str; 10] = [
    "play",
    "pig",
    "--seed",
    "1",
    "--seat",
    "B",
    "--bot",
    "search-600000ms",
    "--record",
    "game.txt",
];

/// The game was written down with Ada's roll, and can go on.
fn assert_kept(folder: &Path) {
    let game = fs::read_to_string(folder.join("game.txt")).unwrap();
    assert!(game.contains("\n1 A roll : "), "{game}");
    assert!(!game.contains("\n2 "), "{game}");
}

#[test]
fn the_screen_answers_keys_while_a_bot_thinks_and_is_left_at_once() {
    let folder = tempdir().unwrap();
    let mut terminal = Terminal::run(
        folder.path(),
        &[&THOUGHTFUL[..], &["--speed", "0"]].concat(),
    );
    terminal.see("thinking");
    terminal.type_in("?");
    terminal.see("Help");
    terminal.type_in("\x1b");
    terminal.see("thinking");
    terminal.type_in("qy");
    terminal.see("Go on with: brainery play --resume game.txt --bot search-600000ms");
    assert!(terminal.end().success());
    assert_kept(folder.path());
}

#[test]
fn plain_lines_are_read_while_a_bot_thinks() {
    let folder = tempdir().unwrap();
    for leave in ["quit\n", "\x04"] {
        let mut terminal = Terminal::run(folder.path(), &[&THOUGHTFUL[..], &["--text"]].concat());
        terminal.see("Ada rolls a ");
        terminal.see("Ada is thinking …");
        terminal.type_in("log\n");
        terminal.see("Ada rolls a ");
        // A move has to wait, but not whoever leaves.
        terminal.type_in("roll\n");
        terminal.type_in(leave);
        terminal.see("Go on with: brainery play --resume game.txt");
        assert!(terminal.end().success());
        assert_kept(folder.path());
    }
}

#[test]
fn an_interrupt_leaves_a_game_that_goes_on() {
    let folder = tempdir().unwrap();
    let mut terminal = Terminal::run(folder.path(), &[&THOUGHTFUL[..], &["--text"]].concat());
    terminal.see("Ada is thinking …");
    terminal.interrupt();
    terminal.see("Go on with: brainery play --resume game.txt");
    assert!(terminal.end().success());
    assert_kept(folder.path());
    let args = ["play", "pig", "--text", "--record", "mine.txt"];
    let mut terminal = Terminal::run(folder.path(), &args);
    terminal.see("Your move");
    terminal.type_in("roll\n");
    terminal.see("You roll a ");
    terminal.interrupt();
    terminal.see("Go on with: brainery play --resume mine.txt");
    assert!(terminal.end().success());
}
