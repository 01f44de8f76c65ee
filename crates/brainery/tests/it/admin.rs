//! `brainery admin`, while a server uses the file.

use std::{path::Path, time::Duration};

use serde_json::json;
use tempfile::TempDir;
use wire::{ClientMessage, ServerMessage};

use super::serve::{Brainery, run_on};

fn admin(db: &Path, args: &[&str]) -> (i32, String) {
    run_on("admin", db, args)
}

#[tokio::test]
async fn an_operator_blocks_unblocks_and_closes_and_it_is_written_down() {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("games.sqlite");
    let server = Brainery::serve(&db);
    let bert = server.site.open_endless("Bert").await;
    let path = format!("{}/api/tables/{}/join", server.site.0, bert.code);
    let commitment = server.site.table(&bert.code).await.commitment;
    let join = json!({ "name": "Eve", "salt": "", "commitment": commitment });
    let key = "e".repeat(80);
    let response = reqwest::Client::new()
        .post(path)
        .header("authorization", format!("Bearer {key}"))
        .header("content-type", "application/json")
        .body(join.to_string())
        .send();
    let eve = response.await.unwrap().text().await.unwrap();
    let eve: wire::Seated = serde_json::from_str(&eve).unwrap();
    let mut page = server.site.sit(&eve).await;
    page.next_state().await;

    let code = bert.code.as_str();
    for (args, hint) in [
        (&["block", code, "A"][..], "nobody with a key"),
        (&["block", "XXXX", "B"], "nobody with a key"),
        (&["block", code, "Z"], "seats are A to H"),
        (&["unblock", "nobody"], "nobody has the mark"),
        (&["close", "XXXX"], "there is no table"),
    ] {
        let (exit, said) = admin(&db, args);
        assert!(exit == 2 && said.contains(hint), "{args:?}: {said}");
    }
    assert_eq!(admin(&db, &["log"]).1, "", "nothing was done");

    let (exit, said) = admin(&db, &["block", &code.to_lowercase(), "B"]);
    assert!(exit == 0 && said.contains("blocked"), "{said}");
    // The server looks every two seconds; who asks more often is cut off.
    let mut now_and_then = tokio::time::interval(Duration::from_millis(250));
    loop {
        now_and_then.tick().await;
        let text = "hello".to_owned();
        page.send(&ClientMessage::Chat { text }).await;
        match page.next().await.unwrap() {
            ServerMessage::Refused(problem) if problem.error.contains("stay away") => break,
            _ => {}
        }
    }
    let (_, list) = admin(&db, &["list"]);
    let mark = list.split_whitespace().next().unwrap();
    assert!(list.contains("Eve") && mark.len() == 8, "{list}");
    assert!(!list.contains(&key[..16]));
    assert_eq!(admin(&db, &["unblock", mark]).0, 0);
    assert!(admin(&db, &["list"]).1.contains("Nobody"));
    assert_eq!(admin(&db, &["close", code]).0, 0);
    while !matches!(page.next().await.unwrap(), ServerMessage::Removed) {}
    let gone = server.site.get(&format!("/api/tables/{code}")).await;
    assert_eq!(gone.status(), 410);
    let (_, log) = admin(&db, &["log"]);
    let deeds: Vec<_> = log.lines().collect();
    assert_eq!(deeds.len(), 3, "{log}");
    assert!(deeds[0].ends_with(&format!("closed table {code}")), "{log}");
}
