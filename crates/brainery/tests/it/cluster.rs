//! Several servers as one: whoever comes to any of them plays with all others.

use std::{collections::BTreeSet, process::Command};

use nix::sys::signal::Signal;
use serde_json::json;
use tempfile::TempDir;

use super::{
    nodes::{Nodes, eventually},
    serve::{Brainery, play},
};
use crate::client::{Client, Site};

/// Ada and Bert at an endless table of Pig, who come to different servers.
async fn table(ada: &Site, bert: &Site) -> (wire::Seated, wire::Seated, [Client; 2]) {
    let seated = ada.open_endless("Ada").await;
    let other = bert.join(&seated.code, "Bert").await;
    let mut pages = [ada.sit(&seated).await, bert.sit(&other).await];
    for page in &mut pages {
        page.next_state().await;
    }
    (seated, other, pages)
}

/// So many moves, of whoever's turn it is.
async fn play_on(pages: &mut [Client; 2], n_moves: u32) {
    let [ada, bert] = pages;
    let (mut hers, mut his) = (ada.look().await, bert.look().await);
    let until = hers.n + n_moves;
    while hers.n < until {
        (hers, his) = tokio::join!(play(ada, &hers), play(bert, &his));
        assert_eq!(hers.n, his.n);
    }
}

/// Somebody with a device of their own posts something.
async fn post_as(key: &str, site: &Site, path: &str, body: String) -> (u16, serde_json::Value) {
    let request = reqwest::Client::new()
        .post(format!("{}{path}", site.0))
        .header("content-type", "application/json")
        .header("authorization", format!("Bearer {}", key.repeat(40)))
        .body(body);
    let response = request.send().await.unwrap();
    (response.status().as_u16(), response.json().await.unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_come_to_any_server_and_play_at_one_table() {
    let Some(nodes) = Nodes::new(3).await else {
        return;
    };
    let sites = [nodes.site(0), nodes.site(1), nodes.site(2)];
    let (seated, _, mut pages) = table(&sites[0], &sites[1]).await;
    play_on(&mut pages, 20).await;
    let mut watcher = sites[2].watch(&seated.code).await;
    let table = watcher.table().await;
    assert!(table.seats.iter().all(|it| it.is_here), "{table:?}");
    let told = sites[2].table(&seated.code).await;
    assert!(told.seats.iter().all(|it| it.is_here), "{told:?}");
    let mine = json!({ "seats": [{ "code": seated.code, "token": seated.token }] });
    let (status, mine) = sites[2].post("/api/tables/mine", mine.to_string()).await;
    assert_eq!(status, 200, "{mine}");
    assert_eq!(mine[0]["table"]["seats"][1]["is_here"], true, "{mine}");
    assert!(!mine[0]["table"]["turn"].is_null(), "{mine}");
    let (_, open) = sites[1].post("/api/tables/BBBBBB/join", "{}").await;
    assert!(!open["error"].is_null());
    let unknown = sites[1].get("/api/tables/BBBBBB").await;
    assert_eq!(unknown.status(), 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_servers_keep_in_memory_is_known_to_all() {
    let Some(nodes) = Nodes::new(2).await else {
        return;
    };
    let (here, there) = (nodes.site(0), nodes.site(1));
    let wanted = json!({ "game": "pig", "seats": ["person", "person"] });
    let ada = here.open_any(&wanted, "Ada").await;
    let mut page = there.sit(&ada).await;
    page.table().await;
    let wish = wire::Wish::Public { on: true };
    page.send(&wire::ClientMessage::Lobby { wish }).await;
    for site in [&here, &there] {
        eventually("the table is on the list of both", async || {
            let list: serde_json::Value = site.get("/api/tables").await.json().await.unwrap();
            let first = list["tables"][0]["code"].as_str();
            (first == Some(&ada.code)).then_some(())
        })
        .await;
    }
    // A word that links a device is good at the other one, too.
    let (status, word) = post_as("ab", &here, "/api/me/link", String::new()).await;
    assert_eq!(status, 200, "{word}");
    let body = json!({ "code": word["code"] }).to_string();
    let (status, me) = post_as("cd", &there, "/api/me/linked", body).await;
    assert_eq!((status, &me["n_devices"]), (200, &json!(2)), "{me}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_a_server_that_is_gone_go_on_without_a_visitor() {
    let Some(mut nodes) = Nodes::new(2).await else {
        return;
    };
    let store = nodes.store().await;
    let (seated, other, pages) = table(&nodes.site(0), &nodes.site(0)).await;
    let first = store.lease_owner(&seated.code).await.unwrap().unwrap();
    drop(pages);
    nodes.take(0).kill();
    let taken = async || {
        let owner = store.lease_owner(&seated.code).await.unwrap();
        owner.filter(|it| *it != first)
    };
    let second = eventually("the other takes it", taken).await;
    let site = nodes.site(1);
    let mut pages = [site.sit(&seated).await, site.sit(&other).await];
    for page in &mut pages {
        page.next_state().await;
    }
    play_on(&mut pages, 4).await;
    // And back, when that one is asked to end.
    nodes.start(0);
    nodes.take(1).stop();
    let back = async || {
        let owner = store.lease_owner(&seated.code).await.unwrap();
        owner.filter(|it| *it != second)
    };
    eventually("the first takes it", back).await;
    let site = nodes.site(0);
    let mut page = site.sit(&seated).await;
    assert!(4 <= page.next_state().await.n);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_slept_past_its_lease_lets_its_tables_go() {
    let Some(nodes) = Nodes::new(2).await else {
        return;
    };
    let store = nodes.store().await;
    let (seated, other, mut asleep) = table(&nodes.site(0), &nodes.site(0)).await;
    play_on(&mut asleep, 4).await;
    let first = store.lease_owner(&seated.code).await.unwrap();
    nodes.signal(0, Signal::SIGSTOP);
    eventually("the other takes it", async || {
        let owner = store.lease_owner(&seated.code).await.unwrap();
        (owner.is_some() && owner != first).then_some(())
    })
    .await;
    let site = nodes.site(1);
    let mut pages = [site.sit(&seated).await, site.sit(&other).await];
    for page in &mut pages {
        page.next_state().await;
    }
    play_on(&mut pages, 2).await;
    // What is said to it now was said too late.
    for page in &mut asleep {
        page.play(4, "roll").await;
    }
    nodes.signal(0, Signal::SIGCONT);
    for page in &mut asleep {
        while page.next().await.is_ok() {}
    }
    play_on(&mut pages, 2).await;
    assert_eq!(store.log(&seated.code).await.unwrap().len(), 8);
    // It comes back, and carries to the other.
    let ready = async || (nodes.site(0).get("/readyz").await.status() == 200).then_some(());
    eventually("it is ready again", ready).await;
    let mut page = nodes.site(0).sit(&seated).await;
    assert_eq!(page.next_state().await.n, 8);
}

#[test]
fn a_file_belongs_to_one_server_and_a_missing_nats_is_one_clear_line() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.sqlite");
    let (file, nowhere) = (
        file.to_str().unwrap(),
        "postgres://nobody@127.0.0.1:9/games",
    );
    let mut said = BTreeSet::new();
    for (db, words) in [
        (file, ["a file belongs to one server", "--database"]),
        (nowhere, ["cannot reach NATS", "--nats"]),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_brainery"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open"])
            .args(["--nats", "nats://127.0.0.1:9", "--db", db])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(error.lines().count(), 1, "{error}");
        assert!(words.iter().all(|it| error.contains(it)), "{error}");
        said.insert(error);
    }
    assert_eq!(said.len(), 2);
    // Nothing was made.
    Brainery::serve(&folder.path().join("other.sqlite")).kill();
    assert!(!folder.path().join("games.sqlite").exists());
}
