//! `brainery bot`: programs of any language at a real table.

mod breaches;
mod connection;

use std::{
    fs,
    io::Read,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value as Json, json};
use tempfile::TempDir;
use wire::{Seated, TableInfo};

use super::serve::Brainery;

const MANUAL: &str = include_str!("../../../../docs/bots.md");

/// Longer than any game here takes, so that nothing hangs.
const PATIENCE: Duration = Duration::from_mins(2);

/// Plays Pig: holds as soon as it may, after a while.
const HOLDS: &str = r#"while read -r line; do case "$line" in
    *'"hold"'*) sleep 0.05; echo '{"move":"hold"}';;
    *decide*) echo '{"move":"roll"}';;
esac; done"#;

/// A server with a folder of its own.
struct TestServer {
    folder: TempDir,
    brainery: Brainery,
}

impl TestServer {
    fn open() -> TestServer {
        let folder = TempDir::new().unwrap();
        let brainery = Brainery::serve(&folder.path().join("games.sqlite"));
        TestServer { folder, brainery }
    }

    async fn table(&self, game: &str, seats: &Json) -> Seated {
        let options = match game {
            "pig" => json!({ "goal": 40 }),
            _ => Json::Null,
        };
        let wanted = json!({ "game": game, "options": options, "seats": seats });
        self.brainery.site.open_any(&wanted, "Ada").await
    }

    /// A table of Pig where it is Ada's turn, against a bot of ours.
    async fn pig(&self) -> Seated {
        self.table("pig", &json!(["person", { "bot": "random" }]))
            .await
    }

    /// Starts a program in Ada's seat.
    fn play_for(&self, ada: &Seated, options: &[&str], program: &[&str]) -> Bot {
        let seat = ["--seat", &ada.code, "--token", &ada.token];
        self.start(&[&seat[..], options].concat(), program)
    }

    fn start(&self, options: &[&str], program: &[&str]) -> Bot {
        Bot::start(&self.brainery.site.0, options, program)
    }

    /// The bot of the manual, as a file.
    fn manual_bot(&self) -> PathBuf {
        let (_, code) = MANUAL.split_once("```python\n").unwrap();
        let (code, _) = code.split_once("```").unwrap();
        assert!(code.lines().count() <= 30, "the example is short");
        let file = self.folder.path().join("bot.py");
        fs::write(&file, code).unwrap();
        file
    }

    /// The finished game, found honest.
    async fn checked(&self, code: &str) -> driver::Report {
        let record = self.brainery.site.record(code).await;
        driver::check(&record, registry::find).expect(&record)
    }
}

/// A running `brainery bot`, killed when dropped.
struct Bot(Child);

impl Bot {
    fn start(server: &str, options: &[&str], program: &[&str]) -> Bot {
        let child = Command::new(env!("CARGO_BIN_EXE_brainery"))
            .args(["bot", "--connect", server])
            .args(options)
            .arg("--")
            .args(program)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        Bot(child)
    }

    /// Exit code, standard output, standard error. Both pipes end only when
    /// the program and all it has started have ended, too.
    fn end(mut self) -> (i32, String, String) {
        let started = Instant::now();
        while self.0.try_wait().unwrap().is_none() {
            assert!(started.elapsed() < PATIENCE, "the bot hangs");
            thread::sleep(Duration::from_millis(10));
        }
        let (mut said, mut complained) = (String::new(), String::new());
        let (stdout, stderr) = (self.0.stdout.take(), self.0.stderr.take());
        stdout.unwrap().read_to_string(&mut said).unwrap();
        stderr.unwrap().read_to_string(&mut complained).unwrap();
        let code = self.0.wait().unwrap().code().unwrap();
        (code, said, complained)
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended before.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// A test without Python would prove nothing, so it fails.
fn python() -> &'static str {
    let found = Command::new("python3").arg("--version").output();
    let works = found.is_ok_and(|it: Output| it.status.success());
    assert!(
        works,
        "this test runs the bot of docs/bots.md: install python3"
    );
    "python3"
}

#[tokio::test]
async fn the_bot_of_the_manual_plays_whole_games() {
    let server = TestServer::open();
    let file = server.manual_bot();
    let program = [python(), file.to_str().unwrap()];
    for (game, seats) in [
        ("pig", json!(["person", "person"])),
        (
            "brain-flip",
            json!(["person", "person", { "bot": "sharp" }]),
        ),
        (
            "oh-my-brain",
            json!(["person", { "bot": "greedy" }, "person"]),
        ),
    ] {
        let ada = server.table(game, &seats).await;
        let first = server.play_for(&ada, &[], &program);
        let link = format!("{}/table/{}", server.brainery.site.0, ada.code);
        let second = Bot::start(&link, &["--name", "Robby"], &program);
        for bot in [first, second] {
            let (code, said, complained) = bot.end();
            assert_eq!(code, 0, "{game}: {complained}");
            assert!(said.contains("The game is over.\n1. "), "{said}");
            assert!(said.contains("Robby: "), "{said}");
            assert!(complained.contains("final standings: ["), "{complained}");
        }
        assert!(server.checked(&ada.code).await.is_sealed);
    }
}

#[tokio::test]
async fn a_program_opens_tables_and_plays_game_after_game() {
    let server = TestServer::open();
    let file = server.manual_bot();
    let started = server.folder.path().join("started");
    let script = format!(
        "echo >> {}; exec {} {}",
        started.display(),
        python(),
        file.display()
    );
    let options = "--open pig --seats me,random,me --games 3 --options {\"goal\":20}";
    let options: Vec<&str> = options.split(' ').collect();
    let (code, said, complained) = server.start(&options, &["sh", "-c", &script]).end();
    assert_eq!(code, 0, "{complained}");
    assert!(said.starts_with("Games played: 3.\nA  me: "), "{said}");
    assert!(said.contains("\nB  random: "), "{said}");
    let finals = complained.matches("final standings: [").count();
    assert_eq!(finals, 6, "two seats in three games: {complained}");
    let n_started = fs::read_to_string(started).unwrap().lines().count();
    assert_eq!(n_started, 2, "one process for each seat");
}

#[tokio::test]
async fn a_program_that_fails_at_its_own_tables_says_in_which_game() {
    let server = TestServer::open();
    let options = ["--open", "pig", "--seats", "me,random", "--games", "3"];
    let (code, _, complained) = server.start(&options, &["sh", "-c", "exit 4"]).end();
    assert_eq!(code, 3, "{complained}");
    assert!(
        complained.contains("game 1: the program broke"),
        "{complained}"
    );
    let options = ["--open", "pig", "--seats", "walker,random"];
    let (code, _, complained) = server.start(&options, &["cat"]).end();
    assert_eq!(code, 2, "{complained}");
    assert!(
        complained.contains("write me where it sits"),
        "{complained}"
    );
}

#[tokio::test]
async fn the_seat_is_taken_up_again_as_the_message_says() {
    let server = TestServer::open();
    let ada = server.table("pig", &json!(["person", "person"])).await;
    let waiting = server.play_for(&ada, &[], &["sh", "-c", HOLDS]);
    let twice = "read -r a; read -r b; exit 1";
    let words = ["sh", "-c", twice, "it's a program"];
    let (code, said, complained) = server.start(&["--seat", &ada.code], &words).end();
    assert_eq!(code, 3, "{complained}");
    assert!(said.starts_with("Seat B of table "), "{said}");
    let again = complained.lines().last().unwrap().trim();
    assert!(again.ends_with(r"-- sh -c 'read -r a; read -r b; exit 1' 'it'\''s a program'"));
    let (options, _) = again.split_once(" -- ").unwrap();
    let options = options.strip_prefix("brainery bot ").unwrap().split(' ');
    let again = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .arg("bot")
        .args(options)
        .args(["--", "sh", "-c", HOLDS])
        .output()
        .unwrap();
    assert!(again.status.success(), "{again:?}");
    assert_eq!(waiting.end().0, 0);
    server.checked(&ada.code).await;
}

#[tokio::test]
async fn without_a_seat_the_reason_is_one_line() {
    let server = TestServer::open();
    let ada = server.pig().await;
    let nobody = "127.0.0.1:9";
    let site = server.brainery.site.0.clone();
    for (server, options, why) in [
        (
            site.as_str(),
            &["--seat", "XXXX"][..],
            "there is no table \"XXXX\"",
        ),
        (&site, &["--seat", &ada.code], "every seat of table"),
        (
            &site,
            &["--seat", &ada.code, "--name", ""],
            "a name has 1 to 24",
        ),
        (
            &site,
            &["--seat", &ada.code, "--token", "x"],
            "that token belongs to no seat",
        ),
        (
            nobody,
            &["--seat", "BCDF"],
            "cannot reach http://127.0.0.1:9; does the server run?",
        ),
    ] {
        let (code, said, complained) = Bot::start(server, options, &["cat"]).end();
        assert_eq!((code, said.as_str()), (1, ""), "{complained}");
        assert_eq!(complained.lines().count(), 1, "{complained}");
        assert!(complained.contains(why), "{complained}");
    }
}

#[tokio::test]
async fn a_program_that_cannot_start_takes_no_seat() {
    let server = TestServer::open();
    let ada = server.table("pig", &json!(["person", "person"])).await;
    let bot = server.start(&["--seat", &ada.code], &["./no-such-program"]);
    let (code, _, complained) = bot.end();
    assert_eq!(code, 1);
    assert!(
        complained.contains("cannot start the program \"./no-such-program\""),
        "{complained}"
    );
    let path = format!("/api/tables/{}", ada.code);
    let table = server.brainery.site.get(&path).await;
    let table: TableInfo = table.json().await.unwrap();
    assert!(!table.seats[1].is_taken);
}

#[cfg(unix)]
#[tokio::test]
async fn a_stopped_bot_takes_its_program_along() {
    let server = TestServer::open();
    let ada = server.table("pig", &json!(["person", "person"])).await;
    let note = server.folder.path().join("started");
    let program = format!("echo $$ >{}; sleep 60; :", note.display());
    let bot = server.play_for(&ada, &[], &["sh", "-c", &program]);
    wait_for(&note);
    let pid = bot.0.id().to_string();
    assert!(Command::new("kill").arg(&pid).status().unwrap().success());
    let (code, _, complained) = bot.end();
    assert_eq!(code, 130, "{complained}");
    assert!(
        complained.contains("stopped before the end"),
        "{complained}"
    );
    let program = fs::read_to_string(&note).unwrap();
    let is_alive = Command::new("kill").args(["-0", program.trim()]).output();
    assert!(!is_alive.unwrap().status.success(), "the program lives on");
}

fn wait_for(file: &Path) {
    let started = Instant::now();
    while !fs::read_to_string(file).is_ok_and(|text| text.ends_with('\n')) {
        assert!(
            started.elapsed() < PATIENCE,
            "{} is missing",
            file.display()
        );
        thread::sleep(Duration::from_millis(10));
    }
}
