//! A real server over a disk that is full, a file that is locked, read-only or
//! damaged: it says so, refuses, keeps serving, and goes on by itself.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tempfile::TempDir;
use wire::{Problem, ServerMessage, Snapshot};

use super::serve::Brainery;
use crate::client::{Client, Site};

/// A file system of its own, taken away when dropped.
pub(crate) struct Mount(PathBuf);

impl Mount {
    /// `None`, said aloud, where nobody may mount anything.
    pub(crate) fn new(at: &Path, args: &[&str]) -> Option<Mount> {
        let mut mount = Command::new("mount");
        is_done(mount.args(args).arg(at), "root to mount a file system")
            .then(|| Mount(at.to_owned()))
    }
}

/// Whether it could be done; if not, it is said aloud what the test needs.
pub(crate) fn is_done(command: &mut Command, needed: &str) -> bool {
    if command.output().is_ok_and(|it| it.status.success()) {
        return true;
    }
    let test = std::thread::current().name().unwrap_or_default().to_owned();
    // Past the capture of the test's output.
    drop(writeln!(io::stderr(), "SKIPPED {test}: it needs {needed}"));
    false
}

impl Drop for Mount {
    fn drop(&mut self) {
        drop(Command::new("umount").arg("--lazy").arg(&self.0).status());
    }
}

/// Ada at an endless table of Pig for two, whose both seats are hers.
pub(crate) async fn table(site: &Site) -> (wire::Seated, [Client; 2]) {
    let ada = site.open_endless("Ada").await;
    let bert = site.join(&ada.code, "Bert").await;
    let mut pages = [site.sit(&ada).await, site.sit(&bert).await];
    for page in &mut pages {
        page.next_state().await;
    }
    (ada, pages)
}

/// Holds or rolls until it is refused; says after how many moves, and why.
pub(crate) async fn play_until_refused(
    pages: &mut [Client; 2],
    mut n: u32,
    at_most: u32,
) -> Option<(u32, String)> {
    for _ in 0..at_most {
        match move_once(pages, n).await {
            Ok(()) => n += 1,
            Err(why) => return Some((n, why)),
        }
    }
    None
}

/// Whoever's turn it is rolls.
async fn move_once(pages: &mut [Client; 2], n: u32) -> Result<(), String> {
    let mut whys = Vec::new();
    for turn in 0..2 {
        pages[turn].play(n, "roll").await;
        match answer(&mut pages[turn]).await {
            Ok(state) => {
                assert_eq!(state.n, n + 1);
                pages[1 - turn].state_after(n + 1).await;
                return Ok(());
            }
            Err(problem) => whys.push(problem.error),
        }
    }
    // One of the two was out of turn.
    let why = whys.into_iter().find(|it| it.contains("database"));
    Err(why.expect("one of them is refused by the database"))
}

/// What came of a move, whoever comes or goes meanwhile.
async fn answer(page: &mut Client) -> Result<Snapshot, Problem> {
    loop {
        match page.next().await {
            Ok(ServerMessage::State(state)) => return Ok(state),
            Ok(ServerMessage::Refused(problem)) => return Err(problem),
            Ok(ServerMessage::Table(_)) => {}
            other => panic!("expected a state or a refusal, got {other:?}"),
        }
    }
}

pub(crate) async fn ready(site: &Site) -> (u16, String) {
    let answer = site.get("/readyz").await;
    (answer.status().as_u16(), answer.text().await.unwrap())
}

pub(crate) async fn becomes_ready(site: &Site) {
    let begun = Instant::now();
    while ready(site).await.0 != 200 {
        assert!(
            begun.elapsed() < Duration::from_mins(1),
            "{:?}",
            ready(site).await
        );
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

pub(crate) async fn serves_what_is_safe(site: &Site, code: &str) {
    for path in ["/healthz", "/api/games", &format!("/api/tables/{code}")] {
        assert_eq!(site.get(path).await.status(), 200, "{path}");
    }
}

#[tokio::test]
async fn a_full_disk_refuses_moves_until_there_is_room() {
    let folder = TempDir::new().unwrap();
    let disk = folder.path().join("disk");
    fs::create_dir(&disk).unwrap();
    let Some(_mount) = Mount::new(&disk, &["-t", "tmpfs", "-o", "size=1m", "tmpfs"]) else {
        return;
    };
    let (db, filler) = (disk.join("games.sqlite"), disk.join("filler"));
    let brainery = Brainery::serve(&db);
    let (ada, mut pages) = table(&brainery.site).await;
    assert_eq!(play_until_refused(&mut pages, 0, 3).await, None);
    let mut file = fs::File::create(&filler).unwrap();
    while file.write_all(&[0; 4096]).is_ok() {}
    let (n, why) = play_until_refused(&mut pages, 3, 100).await.unwrap();
    assert!(why.contains("the disk is full"), "{why}");
    assert!(why.contains("nothing has changed"), "{why}");
    let (status, why) = ready(&brainery.site).await;
    assert_eq!(status, 503);
    assert!(why.contains("the disk is full"), "{why}");
    serves_what_is_safe(&brainery.site, &ada.code).await;

    fs::remove_file(&filler).unwrap();
    drop(file);
    becomes_ready(&brainery.site).await;
    assert_eq!(play_until_refused(&mut pages, n, 3).await, None);
    brainery.kill();
    let brainery = Brainery::serve(&db);
    let mut page = brainery.site.sit(&ada).await;
    assert_eq!(page.next_state().await.n, n + 3, "what was told is there");
}

#[tokio::test]
async fn a_file_that_may_not_grow_refuses_moves_until_it_may() {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("games.sqlite");
    let mut shell = Command::new("sh");
    // 512 bytes each, enough for the tables. The signal would end the program.
    let limited = "trap '' XFSZ; ulimit -S -f 1000; exec \"$0\" serve --listen 127.0.0.1:0 \"$@\"";
    shell
        .args(["-c", limited])
        .arg(env!("CARGO_BIN_EXE_brainery"));
    let brainery = Brainery::start(&mut shell, &db);
    let (ada, mut pages) = table(&brainery.site).await;
    let (n, why) = play_until_refused(&mut pages, 0, 200).await.unwrap();
    assert!(why.contains("nothing has changed"), "{why}");
    assert_eq!(ready(&brainery.site).await.0, 503);
    serves_what_is_safe(&brainery.site, &ada.code).await;
    let pid = brainery.pid().to_string();
    let lifted = Command::new("prlimit")
        .args(["--pid", &pid, "--fsize=unlimited"])
        .status();
    assert!(lifted.unwrap().success());
    becomes_ready(&brainery.site).await;
    assert_eq!(play_until_refused(&mut pages, n, 3).await, None);
}

#[tokio::test]
async fn a_locked_file_refuses_moves_until_it_is_let_go() {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("games.sqlite");
    let brainery = Brainery::serve(&db);
    let (ada, mut pages) = table(&brainery.site).await;
    assert_eq!(play_until_refused(&mut pages, 0, 3).await, None);
    let options = SqliteConnectOptions::new().filename(&db);
    let mut other = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query("BEGIN EXCLUSIVE")
        .execute(&mut other)
        .await
        .unwrap();
    let (n, why) = play_until_refused(&mut pages, 3, 1).await.unwrap();
    assert!(why.contains("locked"), "{why}");
    assert_eq!(n, 3);
    assert!(play_until_refused(&mut pages, 3, 1).await.is_some());
    let (status, why) = ready(&brainery.site).await;
    assert_eq!((status, why.contains("locked")), (503, true), "{why}");
    serves_what_is_safe(&brainery.site, &ada.code).await;
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    becomes_ready(&brainery.site).await;
    assert_eq!(play_until_refused(&mut pages, 3, 3).await, None);
}

#[tokio::test]
async fn a_read_only_disk_is_said_at_the_start() {
    let folder = TempDir::new().unwrap();
    let disk = folder.path().join("disk");
    fs::create_dir(&disk).unwrap();
    let db = disk.join("games.sqlite");
    Brainery::serve(&db).stop();
    let Some(_mount) = Mount::new(&disk, &["--bind", disk.to_str().unwrap()]) else {
        return;
    };
    let frozen = Command::new("mount")
        .args(["-o", "remount,bind,ro"])
        .arg(&disk)
        .status();
    assert!(frozen.unwrap().success());
    let output = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--db"])
        .arg(&db)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(
        said.contains("Read-only") && said.contains("--db"),
        "{said}"
    );
    assert!(said.contains(db.to_str().unwrap()), "{said}");
}

#[tokio::test]
async fn a_damaged_file_is_said_and_harms_nothing_else() {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("games.sqlite");
    let brainery = Brainery::serve(&db);
    let (ada, mut pages) = table(&brainery.site).await;
    assert_eq!(play_until_refused(&mut pages, 0, 3).await, None);
    brainery.stop();
    let options = SqliteConnectOptions::new().filename(&db);
    let mut file = SqliteConnection::connect_with(&options).await.unwrap();
    let page: i64 = sqlx::query_scalar("SELECT rootpage FROM sqlite_master WHERE name = 'moves'")
        .fetch_one(&mut file)
        .await
        .unwrap();
    file.close().await.unwrap();
    let mut bytes = fs::read(&db).unwrap();
    let at = (usize::try_from(page).unwrap() - 1) * 4096;
    bytes[at..at + 4096].fill(0xff);
    fs::write(&db, bytes).unwrap();

    let brainery = Brainery::serve(&db);
    serves_what_is_safe(&brainery.site, &ada.code).await;
    let record = brainery
        .site
        .get(&format!("/api/tables/{}/record", ada.code))
        .await;
    assert_eq!(record.status(), 503);
    let said = record.text().await.unwrap();
    assert!(said.contains("damaged"), "{said}");
    let (status, why) = ready(&brainery.site).await;
    assert_eq!((status, why.contains("damaged")), (503, true), "{why}");
    serves_what_is_safe(&brainery.site, &ada.code).await;
    let check = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(["db", "check", "--db"])
        .arg(&db)
        .output()
        .unwrap();
    assert_eq!(check.status.code(), Some(1));
}
