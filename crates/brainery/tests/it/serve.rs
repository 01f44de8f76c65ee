//! `brainery serve`, killed and started again.

use std::{
    io::{BufRead, BufReader},
    net::TcpListener,
    path::Path,
    process::{Child, Command, Stdio},
};

use serde_json::json;
use tempfile::TempDir;
use wire::{Seated, Snapshot};

use crate::client::{Client, Site};

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
        let mut child = Command::new(env!("CARGO_BIN_EXE_brainery"))
            .args(["serve", "--listen", address, "--no-open"])
            .args(["--bot-delay", "0", "--db"])
            .arg(db)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let said = lines.next().unwrap().unwrap();
        let (_, url) = said.split_once(" at ").unwrap();
        let kept = lines.next().unwrap().unwrap();
        assert!(kept.ends_with(db.to_str().unwrap()), "{kept}");
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

async fn play(page: &mut Client, state: &Snapshot) -> Snapshot {
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
    let report = record::check(&page.record().await, registry::find).unwrap();
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
    let mut brainery = Brainery::serve(&folder.path().join("games.sqlite"));
    let pid = brainery.child.id().to_string();
    assert!(Command::new("kill").arg(pid).status().unwrap().success());
    assert!(brainery.child.wait().unwrap().success());
}
