//! What an operator sees of a server: numbers, logs, whether it is ready.

use std::{net::TcpListener, process::Command};

use serde_json::json;
use tempfile::TempDir;

use super::serve::Brainery;
use crate::client::Site;

fn server(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_brainery"));
    command
        .args(["serve", "--listen", "127.0.0.1:0"])
        .args(args);
    command
}

/// The number that a line of numbers ends with.
fn number(text: &str, name: &str) -> f64 {
    let line = text.lines().find(|line| {
        line.strip_prefix(name)
            .is_some_and(|it| it.starts_with(' '))
    });
    let line = line.unwrap_or_else(|| panic!("{name} is not in {text}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn numbers_are_on_an_address_of_their_own() {
    let folder = TempDir::new().unwrap();
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap().to_string();
    drop(free);
    let db = folder.path().join("games.sqlite");
    let brainery = Brainery::start(&mut server(&["--metrics", &address]), &db);
    let numbers = Site(format!("http://{address}"));
    let before = numbers.get("/metrics").await.text().await.unwrap();
    assert!(number(&before, "brainery_moves_total") < 1.0, "{before}");

    let ada = brainery.site.open_endless("Ada").await;
    brainery.site.join(&ada.code, "Bert").await;
    let mut page = brainery.site.sit(&ada).await;
    page.next_state().await;
    page.play(0, "roll").await;
    page.state_after(1).await;
    page.play(1, "moo").await;
    page.refused().await;
    assert_eq!(brainery.site.get("/api/tables/BBBB").await.status(), 404);

    let after = numbers.get("/metrics").await.text().await.unwrap();
    for (name, least) in [
        ("brainery_moves_total", 1.0),
        ("brainery_tables", 1.0),
        ("brainery_sockets", 1.0),
        ("brainery_ready", 1.0),
        ("brainery_memory_bytes", 1_000_000.0),
        ("brainery_commit_seconds_bucket{le=\"+Inf\"}", 1.0),
        ("brainery_commit_seconds_count", 1.0),
        ("brainery_batch_moves_bucket{le=\"1\"}", 1.0),
        ("brainery_refusals_total{kind=\"unknown\"}", 1.0),
        ("brainery_refusals_total{kind=\"wrong\"}", 1.0),
    ] {
        let found = number(&after, name);
        assert!(least <= found, "{name} is {found}");
    }
    assert!(number(&after, "brainery_bots_waiting") < 1.0);
    let here = brainery.site.get("/metrics").await.text().await.unwrap();
    assert!(!here.contains("brainery_moves_total"), "not for players");
}

#[tokio::test]
async fn no_log_however_chatty_holds_a_secret() {
    for format in ["text", "json"] {
        let folder = TempDir::new().unwrap();
        let log = folder.path().join("log.txt");
        let mut command = server(&["--log-format", format]);
        command
            .env("RUST_LOG", "trace")
            .stderr(std::fs::File::create(&log).unwrap());
        let brainery = Brainery::start(&mut command, &folder.path().join("games.sqlite"));
        let ada = brainery.site.open(json!(["person", "person"]), "Ada").await;
        let bert = brainery.site.join(&ada.code, "Bert").await;
        let mut page = brainery.site.sit(&ada).await;
        let state = page.next_state().await;
        page.play(state.n, "roll").await;
        page.state_after(1).await;
        brainery.site.sit(&bert).await.next_state().await;
        brainery.kill();
        let said = std::fs::read_to_string(log).unwrap();
        assert!(said.contains("DEBUG"), "it is chatty");
        if format == "json" {
            for line in said.lines() {
                serde_json::from_str::<serde_json::Value>(line).unwrap();
            }
        }
        let secrets = [&ada.token, &bert.token, "salt of Ada", "salt of Bert"];
        for secret in secrets {
            assert!(!said.contains(secret), "a secret is in the log");
            let bytes: Vec<_> = secret.bytes().map(|it| format!("{it:02x}")).collect();
            assert!(!said.contains(&bytes.concat()), "not even in hexadecimal");
        }
    }
}

#[tokio::test]
async fn a_server_is_alive_and_ready() {
    let folder = TempDir::new().unwrap();
    let brainery = Brainery::serve(&folder.path().join("games.sqlite"));
    for (path, word) in [("/healthz", "ok"), ("/readyz", "ready")] {
        let answer = brainery.site.get(path).await;
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.text().await.unwrap(), word);
    }
}
