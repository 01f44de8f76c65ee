//! The whole program over PostgreSQL.

use std::path::{Path, PathBuf};

use serde_json::json;
use store::{Passkey, PlayerId, Store, TokenHash};
use tabletop::{Turn, chance::Seeded};
use tempfile::TempDir;

use super::{
    killed,
    serve::{Brainery, place, run_on},
    troubles::{becomes_ready, play_until_refused, ready, serves_what_is_safe, table},
};
use crate::{client::any_move, pg::Postgres};

/// A new database of the server that all tests share.
fn database() -> Option<PathBuf> {
    let server = Postgres::shared()?;
    Some(server.address(&server.database()).into())
}

fn db(db: &Path, args: &[&str]) -> String {
    let (code, said) = run_on("db", db, args);
    assert_eq!(code, 0, "{said}");
    said
}

#[tokio::test]
async fn a_server_killed_at_any_prompt_of_any_game_loses_nothing_it_has_told() {
    if let Some(db) = database() {
        for game in registry::games() {
            let killed_at = killed::play_and_kill(game, &db).await;
            assert!(2 < killed_at.len(), "killed at {killed_at:?} only");
        }
    }
}

#[tokio::test]
async fn moves_are_refused_while_postgresql_is_away_and_go_on_when_it_is_back() {
    let Some(mut server) = Postgres::new("-c max_connections=50") else {
        return;
    };
    let db = PathBuf::from(server.address(&server.database()));
    let brainery = Brainery::serve(&db);
    let (ada, mut pages) = table(&brainery.site).await;
    assert_eq!(play_until_refused(&mut pages, 0, 20).await, None);
    for round in 0..2 {
        server.stop();
        let (n, why) = play_until_refused(&mut pages, 20 + round * 10, 1)
            .await
            .unwrap();
        assert_eq!(n, 20 + round * 10);
        assert!(why.contains("cannot be reached"), "{why}");
        assert!(why.contains("nothing has changed"), "{why}");
        let (status, why) = ready(&brainery.site).await;
        assert_eq!(
            (status, why.contains("cannot be reached")),
            (503, true),
            "{why}"
        );
        assert_eq!(brainery.site.get("/healthz").await.status(), 200);
        server.start("-c max_connections=50");
        becomes_ready(&brainery.site).await;
        serves_what_is_safe(&brainery.site, &ada.code).await;
        assert_eq!(play_until_refused(&mut pages, n, 10).await, None);
    }
    brainery.kill();
    let store = Store::open_existing(place(&db)).await.unwrap();
    let log = store.log(&ada.code).await.unwrap();
    assert_eq!(log.len(), 40, "none is lost, none is there twice");
    let brainery = Brainery::serve(&db);
    let mut page = brainery.site.sit(&ada).await;
    assert_eq!(page.next_state().await.n, 40);
}

/// Plays any moves at a table of persons, as far as that.
async fn play_some(
    brainery: &Brainery,
    wanted: serde_json::Value,
    n_seats: usize,
    most: u32,
) -> u32 {
    let mut seats = vec![brainery.site.open_any(&wanted, "Ada").await];
    for n in 1..n_seats {
        let code = seats[0].code.clone();
        seats.push(brainery.site.join(&code, &format!("Bert {n}")).await);
    }
    let (mut pages, mut states) = (Vec::new(), Vec::new());
    for seated in &seats {
        let mut page = brainery.site.sit(seated).await;
        states.push(page.next_state().await);
        pages.push(page);
    }
    let game = registry::find(wanted["game"].as_str().unwrap()).unwrap();
    let mut luck = Seeded::new(7);
    while let Turn::Waiting { .. } = states[0].turn {
        let n = states[0].n;
        if most <= n {
            break;
        }
        let seat = states[0].turn.must().first().unwrap().index();
        let action = any_move(game, &states[seat].legal, &mut luck);
        pages[seat].play(n, &action).await;
        for (page, state) in pages.iter_mut().zip(&mut states) {
            *state = page.state_after(n + 1).await;
        }
    }
    states[0].n
}

#[tokio::test]
async fn a_file_with_games_of_all_titles_is_moved_and_gone_on_with() {
    let Some(to) = database() else {
        return;
    };
    let folder = TempDir::new().unwrap();
    let from = folder.path().join("games.sqlite");
    let brainery = Brainery::serve(&from);
    let mut n_moves = 0;
    for game in registry::games() {
        let info = game.info();
        let n_seats = *info.seats.start();
        let seats = vec!["person"; n_seats];
        let wanted = json!({ "game": info.id, "seats": seats, "clock": "days" });
        n_moves += play_some(&brainery, wanted, n_seats, 60).await;
    }
    // One that is over.
    let seats = ["person", "person"];
    let over = json!({ "game": "pig", "options": { "goal": 20 }, "seats": seats });
    n_moves += play_some(&brainery, over, 2, 10_000).await;
    let (ada, mut pages) = table(&brainery.site).await;
    assert_eq!(play_until_refused(&mut pages, 0, 5).await, None);
    n_moves += 5;
    let (from_text, to_text) = (from.to_str().unwrap(), to.to_str().unwrap());
    let both = ["move", "--from", from_text, "--to", to_text];
    let (code, said) = run_on("db", &from, &both);
    assert!(
        code == 1 && said.contains("in use"),
        "a server has it: {said}"
    );
    brainery.kill();
    let store = Store::open_existing(place(&from)).await.unwrap();
    let (key, player) = (TokenHash::of("a device"), PlayerId::new([7; 16]));
    store.player_or_new(key, &player).await.unwrap();
    let passkey = Passkey {
        id: vec![1; 16],
        public_key: vec![2; 91],
        n_signed: 4,
        since: 0,
    };
    assert!(store.add_passkey(&player, &passkey, 9).await.unwrap());
    store.close().await;

    let said = db(&from, &both);
    assert!(
        said.contains(&format!("with {n_moves} moves and 1 player")),
        "{said}"
    );
    assert!(
        said.contains("played again on both sides, and is the same"),
        "{said}"
    );
    let (code, said) = run_on("db", &from, &both);
    assert!(code == 1 && said.contains("empty database"), "{said}");
    let (here, there) = (
        Store::open_existing(place(&from)).await.unwrap(),
        Store::open_existing(place(&to)).await.unwrap(),
    );
    let codes = here.codes().await.unwrap();
    assert_eq!(codes.len(), registry::games().count() + 2);
    for code in codes {
        let log = here.log(&code).await.unwrap();
        assert_eq!(there.log(&code).await.unwrap(), log);
        let table = there.table(&code).await.unwrap().unwrap();
        assert_eq!(here.table(&code).await.unwrap().as_ref(), Some(&table));
        let stage = server::examine(&table, &log).unwrap();
        assert_eq!(
            there.time_left(&code).await.unwrap(),
            here.time_left(&code).await.unwrap()
        );
        assert!(stage != server::Stage::Waiting, "{code}");
    }
    let known = there.passkey(&[1; 16]).await.unwrap().unwrap();
    assert_eq!(known.0, player);

    // Players find their seats, and go on.
    let brainery = Brainery::serve(&to);
    let mut page = brainery.site.sit(&ada).await;
    assert_eq!(page.next_state().await.n, 5);
}

#[tokio::test]
async fn an_operator_looks_after_it_as_after_a_file() {
    let Some(to) = database() else {
        return;
    };
    let nothing = run_on("db", &to, &["show"]);
    assert!(
        nothing.0 == 1 && nothing.1.contains("no database of this release"),
        "{nothing:?}"
    );
    let brainery = Brainery::serve(&to);
    let (ada, mut pages) = table(&brainery.site).await;
    assert_eq!(play_until_refused(&mut pages, 0, 3).await, None);
    let said = db(&to, &["show"]);
    assert!(
        said.contains("database      postgres://postgres@"),
        "{said}"
    );
    assert!(said.lines().any(|it| it == "moves         3"), "{said}");
    assert!(!said.contains("pages"), "{said}");
    let said = db(&to, &["check"]);
    assert!(
        said.contains("1 table played again") && said.contains("Nothing is wrong"),
        "{said}"
    );
    let said = db(&to, &["prune", "--older-than", "1h", "--dry-run"]);
    assert!(said.contains("0 tables would be removed"), "{said}");
    let (code, said) = run_on("db", &to, &["backup", "monday.sqlite"]);
    assert!(code == 1 && said.contains("pg_dump"), "{said}");
    assert!(!Path::new("monday.sqlite").exists());

    let folder = TempDir::new().unwrap();
    let (text, file) = (
        folder.path().join("games.jsonl"),
        folder.path().join("new.sqlite"),
    );
    db(&to, &["export", text.to_str().unwrap()]);
    let said = db(&file, &["import", text.to_str().unwrap()]);
    assert!(said.contains("1 table imported"), "{said}");
    let said = db(&to, &["import", text.to_str().unwrap()]);
    assert!(said.contains("1 table here already"), "{said}");

    let server = Postgres::shared().unwrap();
    let name = place(&to).to_string();
    let (_, name) = name.rsplit_once('/').unwrap();
    server.tell(name, "UPDATE moves SET draws = '1 2 3' WHERE n = 1");
    let (code, said) = run_on("db", &to, &["check"]);
    assert!(code == 1 && said.contains(&ada.code), "{said}");

    let (code, said) = run_on("admin", &to, &["close", &ada.code]);
    assert!(code == 0 && said.contains("closed table"), "{said}");
    let (_, said) = run_on("admin", &to, &["log"]);
    assert!(said.contains(&ada.code), "{said}");
    let (code, said) = run_on("admin", &to, &["list"]);
    assert!(code == 0 && said.contains("Nobody is blocked"), "{said}");
}

#[test]
fn what_is_neither_a_file_nor_an_address_is_refused() {
    for wrong in ["mysql://b/games", "postgres://localhost"] {
        let (code, said) = run_on("db", Path::new(wrong), &["show"]);
        assert!(code == 2 && said.contains("postgres://USER@HOST"), "{said}");
    }
}
