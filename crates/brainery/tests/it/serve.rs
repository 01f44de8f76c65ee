//! `brainery serve`, killed and started again.

use std::{
    io::{BufRead, BufReader},
    net::TcpListener,
    path::Path,
    process::{Child, Command, Stdio},
};

use serde_json::json;
use store::Place;
use tempfile::TempDir;
use wire::Snapshot;

use crate::client::{Client, Site};

/// Where that is: a file, or an address in the place of its name.
pub(crate) fn place(db: &Path) -> Place {
    db.to_str().unwrap().parse().unwrap()
}

/// Runs a command on a database: exit code and everything said.
pub(crate) fn run_on(command: &str, db: &Path, args: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args([command, "--db"])
        .arg(db)
        .args(args)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    let code = output.status.code().unwrap();
    (code, String::from_utf8(said).unwrap())
}

/// A running `brainery`, killed when dropped.
pub(crate) struct Brainery {
    child: Child,
    pub(crate) site: Site,
}

impl Brainery {
    pub(crate) fn serve(db: &Path) -> Brainery {
        Brainery::serve_at("127.0.0.1:0", db)
    }

    pub(crate) fn serve_at(address: &str, db: &Path) -> Brainery {
        let mut command = Command::new(env!("CARGO_BIN_EXE_brainery"));
        command.args(["serve", "--listen", address]);
        Brainery::start(&mut command, db)
    }

    pub(crate) fn start(command: &mut Command, db: &Path) -> Brainery {
        Brainery::start_limited(command.arg("--unlimited"), db)
    }

    /// With the limits of strangers.
    pub(crate) fn start_limited(command: &mut Command, db: &Path) -> Brainery {
        let mut child = command
            .args(["--no-open", "--examples"])
            .args(["--bot-delay", "0", "--db"])
            .arg(db)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let said = lines.next().unwrap().unwrap();
        let (_, url) = said.split_once(" at ").unwrap();
        let kept = lines.next().unwrap().unwrap();
        assert!(kept.ends_with(&place(db).to_string()), "{kept}");
        Brainery {
            site: Site(url.to_owned()),
            child,
        }
    }

    /// What the system does when memory runs out: no goodbye.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[cfg(unix)]
impl Brainery {
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to end, and waits until it has.
    pub(crate) fn stop(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").arg(pid).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Brainery {
    fn drop(&mut self) {
        // It may have been killed before.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Rolls to 10 and holds.
fn sensible(state: &Snapshot) -> &'static str {
    match state.view["turn_total"].as_i64().unwrap() {
        0..10 => "roll",
        _ => "hold",
    }
}

pub(crate) async fn play(page: &mut Client, state: &Snapshot) -> Snapshot {
    if state.turn.must().first() == state.seat {
        page.play(state.n, sensible(state)).await;
    }
    page.state_after(state.n + 1).await
}

#[tokio::test]
async fn a_killed_server_goes_on_at_the_same_move() {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("games.sqlite");
    let brainery = Brainery::serve(&db);
    let wanted = json!({ "game": "pig", "seats": ["person", { "bot": "random" }] });
    let ada = brainery.site.open_any(&wanted, "Ada").await;
    let mut page = brainery.site.sit(&ada).await;
    let mut told = page.next_state().await;
    while told.n < 7 || told.turn.must().first() != told.seat {
        told = play(&mut page, &told).await;
    }
    brainery.kill();

    let brainery = Brainery::serve(&db);
    let mut page = brainery.site.sit(&ada).await;
    let mut state = page.next_state().await;
    assert_eq!(
        (state.n, state.seat, &state.view),
        (told.n, told.seat, &told.view)
    );
    assert_eq!(state.events.len(), told.n as usize);
    while state.turn.must().first().is_some() {
        state = play(&mut page, &state).await;
    }
    let report = driver::check(&page.record().await, registry::find).unwrap();
    assert!(report.is_sealed);
    assert_eq!(report.n_moves, state.n);
}

#[test]
fn a_taken_port_is_one_clear_line() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let output = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(["--listen", &address, "--no-open"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(
        said.contains("is taken") && said.contains("--listen"),
        "{said}"
    );
}

#[cfg(unix)]
#[test]
fn asked_to_end_it_ends_well() {
    let folder = TempDir::new().unwrap();
    Brainery::serve(&folder.path().join("games.sqlite")).stop();
}

#[test]
fn a_second_server_on_the_same_file_says_so_and_does_not_start() {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("games.sqlite");
    let first = Brainery::serve(&db);
    let second = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--db"])
        .arg(&db)
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(1));
    assert_eq!(second.stdout, b"");
    let said = String::from_utf8(second.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("in use by another brainery"), "{said}");
    assert!(said.contains("--db"), "{said}");
    first.kill();
    Brainery::serve(&db);
}

#[cfg(unix)]
#[test]
fn nobody_but_its_owner_may_read_the_file() {
    use std::{fs, os::unix::fs::PermissionsExt};
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("games.sqlite");
    // A careless user, and a file of an earlier release.
    for before in [None, Some(0o664)] {
        if let Some(mode) = before {
            fs::set_permissions(&db, fs::Permissions::from_mode(mode)).unwrap();
        }
        let mut shell = Command::new("sh");
        shell
            .args([
                "-c",
                "umask 000; exec \"$0\" serve --listen 127.0.0.1:0 \"$@\"",
            ])
            .arg(env!("CARGO_BIN_EXE_brainery"));
        let brainery = Brainery::start(&mut shell, &db);
        let files: Vec<_> = fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| {
                let entry = entry.unwrap();
                let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
                (entry.file_name().into_string().unwrap(), mode)
            })
            .collect();
        assert!(
            files.iter().any(|(name, _)| name.ends_with("-wal")),
            "{files:?}"
        );
        assert!(files.iter().all(|(_, mode)| *mode == 0o600), "{files:?}");
        brainery.kill();
    }
}
