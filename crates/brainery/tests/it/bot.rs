//! `brainery bot`: programs of any language at a real table.

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
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};
use wire::{Seated, TableInfo};

use super::serve::Brainery;

const MANUAL: &str = include_str!("../../../../docs/bots.md");

/// Longer than any game here takes, so that nothing hangs.
const PATIENCE: Duration = Duration::from_mins(2);

/// Answers `$1` to every question.
const ALWAYS: &str = r#"while read -r line; do case "$line" in *decide*) echo "$1";; esac; done"#;

/// Plays Pig: holds as soon as it may, after a while.
const HOLDS: &str = r#"while read -r line; do case "$line" in
    *'"hold"'*) sleep 0.05; echo '{"move":"hold"}';;
    *decide*) echo '{"move":"roll"}';;
esac; done"#;

/// A server with a folder of its own.
struct House {
    folder: TempDir,
    brainery: Brainery,
}

impl House {
    fn open() -> House {
        let folder = TempDir::new().unwrap();
        let brainery = Brainery::serve(&folder.path().join("games.sqlite"));
        House { folder, brainery }
    }

    async fn table(&self, game: &str, seats: &Json) -> Seated {
        let options = match game {
            "pig" => json!({ "goal": 40 }),
            _ => Json::Null,
        };
        let wanted = json!({
            "game": game, "options": options, "seats": seats, "name": "Ada", "salt": "s",
        });
        let (status, seated) = self
            .brainery
            .site
            .post("/api/tables", wanted.to_string())
            .await;
        assert_eq!(status, 201, "{seated}");
        serde_json::from_value(seated).unwrap()
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
    async fn checked(&self, code: &str) -> record::Report {
        let record = self.brainery.site.record(code).await;
        record::check(&record, registry::find).expect(&record)
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
    let house = House::open();
    let file = house.manual_bot();
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
        let ada = house.table(game, &seats).await;
        let first = house.play_for(&ada, &[], &program);
        let link = format!("{}/table/{}", house.brainery.site.0, ada.code);
        let second = Bot::start(&link, &["--name", "Robby"], &program);
        for bot in [first, second] {
            let (code, said, complained) = bot.end();
            assert_eq!(code, 0, "{game}: {complained}");
            assert!(said.contains("The game is over.\n1. "), "{said}");
            assert!(said.contains("Robby: "), "{said}");
            assert!(complained.contains("final standings: ["), "{complained}");
        }
        assert!(house.checked(&ada.code).await.is_sealed);
    }
}

#[tokio::test]
async fn every_breach_is_named_and_the_seat_is_kept() {
    let house = House::open();
    let unasked = r#"echo '{"move":"roll"}'; cat >/dev/null"#;
    let exits = r#"while read -r line; do case "$line" in *decide*) exit 7;; esac; done"#;
    let long = r#"while read -r line; do case "$line" in
        *decide*) head -c 100000 /dev/zero | tr '\0' x;; esac; done"#;
    let slow = r#"while read -r line; do case "$line" in *decide*) sleep 60;; esac; done"#;
    for (program, argument, received, wrong) in [
        (ALWAYS, "hello", "hello", "this is not JSON: expected value"),
        (ALWAYS, "", "", "this is not JSON: EOF"),
        (ALWAYS, "{}", "{}", "missing field `move`"),
        (
            ALWAYS,
            r#"{"move":"fly"}"#,
            r#"{"move":"fly"}"#,
            "not among the legal moves",
        ),
        (
            ALWAYS,
            r#"{"move":null}"#,
            r#"{"move":null}"#,
            "it must move",
        ),
        (
            ALWAYS,
            r#"{"move":"roll","remark":"hi"}"#,
            r#"{"move":"roll","remark":"hi"}"#,
            "\"roll\" takes no remark",
        ),
        (slow, "", "nothing", "no answer within 700 ms"),
        (exits, "", "nothing more", "it ended with exit status: 7"),
        (unasked, "", r#"{"move":"roll"}"#, "nothing was asked"),
        (
            long,
            "",
            "a line of more than 65536 bytes",
            "lines are short",
        ),
        (
            r"printf '\377\n'; cat",
            "",
            "a line that is not UTF-8",
            "nothing was asked",
        ),
        ("exit 0", "", "nothing more", "it ended with exit status: 0"),
        (
            "exec <&-; sleep 60",
            "",
            "nothing",
            "closed its standard input",
        ),
    ] {
        let ada = house.pig().await;
        let started = Instant::now();
        let words = ["sh", "-c", program, "sh", argument];
        let bot = house.play_for(&ada, &["--time-limit", "700ms"], &words);
        let (code, said, complained) = bot.end();
        assert_eq!((code, said.as_str()), (3, ""), "{program}: {complained}");
        let received = format!("\n  received: {received}\n");
        assert!(complained.contains(&received), "{program}: {complained}");
        assert!(complained.contains(wrong), "{program}: {complained}");
        assert!(complained.contains("\n  right:    "), "{complained}");
        assert!(complained.contains("\nThe seat is kept. "), "{complained}");
        assert!(
            started.elapsed() < Duration::from_secs(30),
            "{program} lives on"
        );
        house.still_on(&ada).await;
    }
}

impl House {
    /// Nothing has happened at the table, and the seat is Ada's.
    async fn still_on(&self, ada: &Seated) {
        let mut page = self.brainery.site.sit(ada).await;
        let state = page.next_state().await;
        assert_eq!((state.n, state.seat), (0, Some(ada.seat)));
        page.leave().await;
    }
}

#[tokio::test]
async fn the_seat_is_taken_up_again_as_the_message_says() {
    let house = House::open();
    let ada = house.table("pig", &json!(["person", "person"])).await;
    let waiting = house.play_for(&ada, &[], &["sh", "-c", HOLDS]);
    let twice = "read -r a; read -r b; exit 1";
    let words = ["sh", "-c", twice, "it's a program"];
    let (code, said, complained) = house.start(&["--seat", &ada.code], &words).end();
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
    house.checked(&ada.code).await;
}

#[tokio::test]
async fn a_restarted_server_finds_the_bot_again() {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("games.sqlite");
    let house = House {
        brainery: Brainery::serve(&db),
        folder,
    };
    let ada = house.pig().await;
    let address = house.brainery.site.0.strip_prefix("http://").unwrap();
    let address = address.to_owned();
    let bot = house.play_for(&ada, &[], &["sh", "-c", HOLDS]);
    let House { folder, brainery } = house;
    let mut page = brainery.site.sit(&ada).await;
    while page.next_state().await.n < 4 {}
    drop(page);
    brainery.kill();
    thread::sleep(Duration::from_millis(300));
    let house = House {
        brainery: Brainery::serve_at(&address, &db),
        folder,
    };
    let (code, said, complained) = bot.end();
    assert_eq!(code, 0, "{complained}");
    assert!(said.contains("The game is over."), "{said}");
    house.checked(&ada.code).await;
}

/// Passes bytes on between a bot and the server, but hangs up instead of
/// passing on the second message of its first caller: `sit` arrives, the first
/// move does not.
async fn careless_wire(server: String) -> String {
    const TEXT: u8 = 0x81;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    tokio::spawn(async move {
        for is_first in [true].into_iter().chain(std::iter::repeat(false)) {
            let (mut bot, _) = listener.accept().await.unwrap();
            let mut house = TcpStream::connect(&server).await.unwrap();
            tokio::spawn(async move {
                let (mut from_bot, mut to_bot) = bot.split();
                let (mut from_house, mut to_house) = house.split();
                let up = async {
                    let (mut n_messages, mut bytes) = (0, [0; 4096]);
                    while let Ok(n @ 1..) = from_bot.read(&mut bytes).await {
                        n_messages += u32::from(bytes[0] == TEXT);
                        if is_first && 2 <= n_messages {
                            return;
                        }
                        to_house.write_all(&bytes[..n]).await.unwrap();
                    }
                };
                let down = tokio::io::copy(&mut from_house, &mut to_bot);
                tokio::select! {
                    () = up => {}
                    _ = down => {}
                }
            });
        }
    });
    address
}

#[tokio::test]
async fn an_answer_lost_on_the_way_is_sent_again() {
    let house = House::open();
    let ada = house.pig().await;
    let server = house.brainery.site.0.strip_prefix("http://").unwrap();
    let wire = careless_wire(server.to_owned()).await;
    let seat = ["--seat", &ada.code, "--token", &ada.token];
    // Notes every question it is asked.
    let asked = house.folder.path().join("asked");
    let program = format!(
        r#"while read -r line; do case "$line" in
            *'"n":0,"must"'*) echo asked >>{}; echo '{{"move":"roll"}}';;
            *'"hold"'*) echo '{{"move":"hold"}}';;
            *decide*) echo '{{"move":"roll"}}';;
        esac; done"#,
        asked.display()
    );
    let bot = Bot::start(&wire, &seat, &["sh", "-c", &program]);
    let (code, _, complained) = tokio::task::spawn_blocking(|| bot.end()).await.unwrap();
    assert_eq!(code, 0, "{complained}");
    let asked = fs::read_to_string(asked).unwrap();
    assert_eq!(asked, "asked\n", "the program is not asked twice");
    house.checked(&ada.code).await;
}

#[tokio::test]
async fn without_a_seat_the_reason_is_one_line() {
    let house = House::open();
    let ada = house.pig().await;
    let nobody = "127.0.0.1:9";
    let site = house.brainery.site.0.clone();
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
    let house = House::open();
    let ada = house.table("pig", &json!(["person", "person"])).await;
    let bot = house.start(&["--seat", &ada.code], &["./no-such-program"]);
    let (code, _, complained) = bot.end();
    assert_eq!(code, 1);
    assert!(
        complained.contains("cannot start the program \"./no-such-program\""),
        "{complained}"
    );
    let path = format!("/api/tables/{}", ada.code);
    let table = house.brainery.site.get(&path).await;
    let table: TableInfo = table.json().await.unwrap();
    assert!(!table.seats[1].is_taken);
}

#[cfg(unix)]
#[tokio::test]
async fn a_stopped_bot_takes_its_program_along() {
    let house = House::open();
    let ada = house.table("pig", &json!(["person", "person"])).await;
    let note = house.folder.path().join("started");
    let program = format!("echo $$ >{}; sleep 60; :", note.display());
    let bot = house.play_for(&ada, &[], &["sh", "-c", &program]);
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
