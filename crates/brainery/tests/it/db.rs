//! `brainery db`, on files that a real server wrote, and while it does.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::json;
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tempfile::TempDir;
use wire::ServerMessage;

use super::serve::{Brainery, play, run_on};

fn brainery(db: &Path, args: &[&str]) -> (i32, String) {
    run_on("db", db, args)
}

/// What a meddler does behind the program's back.
pub(crate) async fn meddle(db: &Path, sql: &'static str) {
    let options = SqliteConnectOptions::new().filename(db);
    let mut file = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query(sql).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
}

/// Three tables: one whose game is over, one in play, one nobody came to.
struct Three {
    folder: TempDir,
    server: Brainery,
    over: String,
    in_play: wire::Seated,
    /// Who sits opposite at the table in play.
    bert: wire::Seated,
}

impl Three {
    async fn new() -> Three {
        let folder = TempDir::new().unwrap();
        let server = Brainery::serve(&folder.path().join("games.sqlite"));
        let seats = json!(["person", { "bot": "random" }]);
        let over = server.site.open(seats.clone(), "Ada").await;
        let mut page = server.site.sit(&over).await;
        let mut state = page.next_state().await;
        while state.turn.must().first().is_some() {
            state = play(&mut page, &state).await;
        }
        let in_play = server.site.open_endless("Ada").await;
        let bert = server.site.join(&in_play.code, "Bert").await;
        let mut page = server.site.sit(&in_play).await;
        page.next_state().await;
        page.play(0, "roll").await;
        page.state_after(1).await;
        let wanted = json!({ "game": "oh-my-brain", "seats": ["person", "person"] });
        server.site.post("/api/tables", wanted.to_string()).await;
        Three {
            over: over.code,
            in_play,
            bert,
            server,
            folder,
        }
    }

    /// The second roll of the table in play, by whoever the first one left to.
    async fn roll_again(&self) {
        for seated in [&self.in_play, &self.bert] {
            let mut page = self.server.site.sit(seated).await;
            let state = page.next_state().await;
            assert_eq!(state.n, 1);
            if state.turn.must().first() == state.seat {
                page.play(1, "roll").await;
                page.state_after(2).await;
                return;
            }
        }
        panic!("nobody is to roll");
    }

    fn db(&self) -> PathBuf {
        self.path("games.sqlite")
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn export(&self, db: &Path, name: &str) -> String {
        let to = self.path(name);
        let (code, said) = brainery(db, &["export", to.to_str().unwrap()]);
        assert_eq!(code, 0, "{said}");
        fs::read_to_string(to).unwrap()
    }
}

fn shows(db: &Path, wanted: &[(&str, &str)]) {
    let (code, said) = brainery(db, &["show"]);
    assert_eq!(code, 0, "{said}");
    for (what, number) in wanted {
        let line = said
            .lines()
            .find(|line| line.trim_start().starts_with(what));
        let line = line.unwrap_or_else(|| panic!("{what} is not in {said}"));
        assert!(line.ends_with(&format!(" {number}")), "{said}");
    }
}

#[tokio::test]
async fn a_file_in_use_is_shown_and_checked() {
    let three = Three::new().await;
    let counts = [
        ("tables", "3"),
        ("waiting", "1"),
        ("in play", "1"),
        ("over", "1"),
    ];
    shows(&three.db(), &counts);
    let (code, said) = brainery(&three.db(), &["check"]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("3 tables played again"), "{said}");
    assert!(said.contains("Nothing is wrong"), "{said}");

    meddle(&three.db(), "UPDATE moves SET draws = '6' WHERE n = 1").await;
    let (code, said) = brainery(&three.db(), &["check"]);
    assert_eq!(code, 1, "{said}");
    for code in [&three.over, &three.in_play.code] {
        assert!(
            said.contains(&format!("table {code}: line 1 of its log")),
            "{said}"
        );
    }
    assert!(said.contains("1 table played again"), "{said}");
}

#[tokio::test]
async fn a_table_of_another_release_is_named_and_not_wrong() {
    let three = Three::new().await;
    meddle(
        &three.db(),
        "UPDATE tables SET rules_version = 99 WHERE game = 'oh-my-brain'",
    )
    .await;
    let (code, said) = brainery(&three.db(), &["check"]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("not checked"), "{said}");
    assert!(said.contains("version 99"), "{said}");
}

#[tokio::test]
async fn only_what_is_old_is_pruned_and_never_unasked() {
    let three = Three::new().await;
    let db = three.db();
    let prune = |more: &[&str]| brainery(&db, &[&["prune", "--older-than", "90d"], more].concat());
    assert!(prune(&["--yes"]).1.contains("0 tables"));
    meddle(&db, "UPDATE tables SET created_at = 0").await;
    // Opened long ago, but played at today.
    meddle(
        &db,
        "UPDATE moves SET at = 0 WHERE code <> (SELECT code FROM seats WHERE name = 'Bert')",
    )
    .await;
    let (code, said) = prune(&["--dry-run"]);
    assert_eq!((code, said.as_str()), (0, "2 tables would be removed.\n"));
    let (code, said) = prune(&[]);
    assert_eq!(code, 2, "{said}");
    assert!(said.contains("--yes"), "{said}");
    shows(&db, &[("tables", "3")]);
    let (code, said) = prune(&["--yes"]);
    assert_eq!((code, said.as_str()), (0, "2 tables removed.\n"));
    shows(&db, &[("tables", "1"), ("in play", "1"), ("moves", "1")]);
    let gone = three
        .server
        .site
        .get(&format!("/api/tables/{}/record", three.over))
        .await;
    assert_ne!(gone.status(), 500);
    let mut page = three.server.site.sit(&three.in_play).await;
    assert_eq!(page.next_state().await.n, 1);
    assert_eq!(brainery(&db, &["check"]).0, 0);
}

/// Nothing has happened anywhere for two hours more, and nobody was seen.
const AGE: &str = "UPDATE moves SET at = at - 7200000;
     UPDATE tables SET created_at = created_at - 7200000, seen_at = 0";

#[tokio::test]
async fn what_somebody_looks_at_is_not_pruned() {
    let three = Three::new().await;
    let db = three.db();
    let prune = || brainery(&db, &["prune", "--older-than", "1h", "--yes"]);
    // Everybody comes back long after the last move.
    three.server.kill();
    meddle(&db, AGE).await;
    let mut command = Command::new(env!("CARGO_BIN_EXE_brainery"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--forget-after", "100"]);
    let server = Brainery::start(&mut command, &db);
    let mut pages = [
        server.site.sit(&three.in_play).await,
        server.site.sit(&three.bert).await,
    ];
    let mut states = Vec::new();
    for page in &mut pages {
        states.push(page.next_state().await);
    }
    let (code, said) = prune();
    assert_eq!((code, said.as_str()), (0, "2 tables removed.\n"));
    let turn = states[0].turn.must().first().unwrap().index();
    pages[turn].play(1, "roll").await;
    for page in &mut pages {
        assert_eq!(page.state_after(2).await.n, 2);
    }
    assert_eq!(brainery(&db, &["check"]).0, 0);
}

#[tokio::test]
async fn who_plays_at_a_table_that_was_removed_is_told_so() {
    let three = Three::new().await;
    let db = three.db();
    let mut pages = [
        three.server.site.sit(&three.in_play).await,
        three.server.site.sit(&three.bert).await,
    ];
    let mut states = Vec::new();
    for page in &mut pages {
        states.push(page.next_state().await);
    }
    // As if nobody had been seen.
    meddle(&db, AGE).await;
    let (code, said) = brainery(&db, &["prune", "--older-than", "1h", "--yes"]);
    assert_eq!((code, said.as_str()), (0, "3 tables removed.\n"));
    let turn = states[0].turn.must().first().unwrap().index();
    pages[turn].play(1, "roll").await;
    let refused = loop {
        match pages[turn].next().await {
            Ok(ServerMessage::Refused(problem)) => break problem.error,
            // Somebody came.
            Ok(ServerMessage::Table(_)) => {}
            other => panic!("expected a refusal, got {other:?}"),
        }
    };
    assert!(refused.contains("was removed"), "{refused}");
    assert_eq!(three.server.site.get("/readyz").await.status(), 200);
    let path = format!("/api/tables/{}", three.in_play.code);
    let mut tries = 0;
    while three.server.site.get(&path).await.status() != 404 {
        tries += 1;
        assert!(tries < 300, "the table is still open");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_backup_of_a_running_server_goes_on_where_it_was_made() {
    let three = Three::new().await;
    let copy = three.path("copy.sqlite");
    let to = copy.to_str().unwrap();
    let (code, said) = brainery(&three.db(), &["backup", to]);
    assert_eq!(code, 0, "{said}");
    let (code, said) = brainery(&three.db(), &["backup", to]);
    assert_eq!(code, 1);
    assert!(said.contains("already"), "{said}");
    assert!(!three.path("copy.sqlite.part").exists());
    // The server has gone on meanwhile.
    three.roll_again().await;
    let (code, said) = brainery(&copy, &["check"]);
    assert_eq!(code, 0, "{said}");
    let second = Brainery::serve(&copy);
    let mut page = second.site.sit(&three.in_play).await;
    assert_eq!(page.next_state().await.n, 1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(
            fs::metadata(&copy).unwrap().permissions().mode() & 0o777,
            0o600
        );
    }
}

#[tokio::test]
async fn a_backup_made_while_people_play_is_a_beginning_of_the_game() {
    let three = Three::new().await;
    let (db, copies) = (three.db(), ["one", "two", "three"].map(|it| three.path(it)));
    let mut pages = Vec::new();
    for seated in [&three.in_play, &three.bert] {
        let mut page = three.server.site.sit(seated).await;
        page.next_state().await;
        pages.push(page);
    }
    let backing_up = tokio::task::spawn_blocking({
        let (db, copies) = (db.clone(), copies.clone());
        move || {
            for copy in &copies {
                let (code, said) = brainery(&db, &["backup", copy.to_str().unwrap()]);
                assert_eq!(code, 0, "{said}");
            }
        }
    });
    // As fast as it goes, until all copies are made.
    let mut n = 1;
    while !backing_up.is_finished() || n < 50 {
        let state = pages[0].look().await;
        let turn = state.turn.must().first().unwrap().index();
        pages[turn].play(n, "roll").await;
        n += 1;
        for page in &mut pages {
            page.until(n).await;
        }
    }
    backing_up.await.unwrap();
    let log_in = async |file: &Path| {
        let store = store::Store::open_existing(file).await.unwrap();
        let log = store.log(&three.in_play.code).await.unwrap();
        store.close().await;
        log
    };
    let whole = log_in(&db).await;
    assert_eq!(whole.len(), n as usize);
    let mut n_before = 1;
    for copy in &copies {
        let (code, said) = brainery(copy, &["check"]);
        assert_eq!(code, 0, "{said}");
        assert!(said.contains("Nothing is wrong"), "{said}");
        let begun = log_in(copy).await;
        assert!(n_before <= begun.len(), "no move is lost from copy to copy");
        assert!(whole.starts_with(&begun), "{} lines", begun.len());
        n_before = begun.len();
    }
}

#[tokio::test]
async fn what_was_exported_is_imported_once_and_whole() {
    let three = Three::new().await;
    let new = three.path("new.sqlite");
    let before = three.export(&three.db(), "games.jsonl");
    assert_eq!(before.lines().count(), 5, "a title, three tables, an end");
    let games = three.path("games.jsonl");
    let import = |db: &Path| brainery(db, &["import", games.to_str().unwrap()]);
    let (code, said) = import(&new);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("3 tables imported"), "{said}");
    let (code, said) = import(&new);
    assert_eq!(code, 0, "{said}");
    assert!(
        said.contains("0 tables imported; 3 tables here already"),
        "{said}"
    );
    assert_eq!(three.export(&new, "again.jsonl"), before);
    assert_eq!(brainery(&new, &["check"]).0, 0);
    let second = Brainery::serve(&new);
    let mut page = second.site.sit(&three.in_play).await;
    assert_eq!(page.next_state().await.n, 1, "tokens are good there, too");
    let (code, said) = brainery(&three.db(), &["export", games.to_str().unwrap()]);
    assert_eq!(code, 1, "no file is written over: {said}");
}

#[tokio::test]
async fn a_damaged_line_is_named_and_nothing_is_imported() {
    let three = Three::new().await;
    let whole = three.export(&three.db(), "games.jsonl");
    let lines: Vec<&str> = whole.lines().collect();
    let with = |at: usize, line: String| {
        let mut lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
        lines[at] = line;
        lines.join("\n")
    };
    let in_play = lines.iter().position(|it| it.contains("\"Bert\"")).unwrap();
    let n = in_play + 1;
    let another = lines[in_play].replace(&three.in_play.code, &three.over);
    let cases = [
        (with(0, "{}".to_owned()), "line 1".to_owned()),
        (with(0, lines[0].replace(":1}", ":2}")), "line 1".to_owned()),
        (
            with(in_play, lines[in_play].replacen('{', "", 1)),
            format!("line {n}"),
        ),
        (
            with(in_play, lines[in_play].replace("\"n\":1", "\"n\":2")),
            format!("line {n}"),
        ),
        (
            with(
                in_play,
                lines[in_play].replace("\"seat\":0", "\"seat\":\"A\""),
            ),
            format!("line {n}"),
        ),
        (
            with(in_play, lines[in_play].replace("\"key\":\"", "\"key\":\"x")),
            format!("line {n}"),
        ),
        (
            with(in_play, lines[in_play].replace("\"bot\":", "\"boot\":")),
            format!("line {n}"),
        ),
        (
            with(in_play, another),
            "another table has the code".to_owned(),
        ),
        (lines[..4].join("\n"), "ends before it is whole".to_owned()),
        (
            [&lines[..2], &lines[3..]].concat().join("\n"),
            "line 4".to_owned(),
        ),
        (whole.clone() + lines[1], "line 6".to_owned()),
    ];
    for (index, (text, named)) in cases.into_iter().enumerate() {
        let (file, new) = (
            three.path("bad.jsonl"),
            three.path(&format!("new-{index}.sqlite")),
        );
        fs::write(&file, &text).unwrap();
        let (code, said) = brainery(&new, &["import", file.to_str().unwrap()]);
        assert_eq!(code, 1, "{index}: {said}");
        assert!(said.contains(&named), "{index}: {said}");
        assert!(said.contains("nothing was imported"), "{index}: {said}");
        shows(&new, &[("tables", "0"), ("moves", "0")]);
    }
}
