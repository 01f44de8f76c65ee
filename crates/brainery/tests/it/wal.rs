//! The power goes while a move is written: whatever is left of the end of the
//! file, the server starts, and every game goes on at a move that was made.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use record::Move;
use store::Store;
use tempfile::TempDir;

use super::serve::Brainery;

/// A file with moves at its torn end, and all of the moves.
async fn torn(folder: &TempDir) -> (PathBuf, String, Vec<Move>) {
    let db = folder.path().join("games.sqlite");
    let brainery = Brainery::serve(&db);
    let ada = brainery.site.open_endless("Ada").await;
    brainery.site.join(&ada.code, "Bert").await;
    // Everything so far is put in its place.
    brainery.stop();
    let brainery = Brainery::serve(&db);
    let mut page = brainery.site.sit(&ada).await;
    let mut state = page.next_state().await;
    while state.turn.must().first() == state.seat && state.n < 12 {
        let action = if state.n < 11 { "roll" } else { "hold" };
        page.play(state.n, action).await;
        state = page.state_after(state.n + 1).await;
    }
    brainery.kill();
    let copy = copy(&db, &folder.path().join("all.sqlite"), |wal| wal);
    let log = Store::open(&copy)
        .await
        .unwrap()
        .log(&ada.code)
        .await
        .unwrap();
    assert_eq!(log.len(), state.n as usize, "what was told is there");
    (db, ada.code, log)
}

fn copy(db: &Path, to: &Path, change: impl FnOnce(Vec<u8>) -> Vec<u8>) -> PathBuf {
    let wal = |path: &Path| PathBuf::from(format!("{}-wal", path.display()));
    fs::copy(db, to).unwrap();
    fs::write(wal(to), change(fs::read(wal(db)).unwrap())).unwrap();
    to.to_owned()
}

/// Opens it as a server does, and looks what is there.
async fn goes_on(db: &Path, code: &str, log: &[Move]) -> usize {
    let store = Store::open(db).await.unwrap();
    assert_eq!(store.faults().await.unwrap(), Vec::<String>::new());
    let found = store.log(code).await.unwrap();
    assert!(log.starts_with(&found), "{found:?}");
    let table = store.table(code).await.unwrap().unwrap();
    server::examine(&table, &found).unwrap();
    store.close().await;
    found.len()
}

#[tokio::test]
async fn wherever_the_end_is_cut_off_the_moves_before_it_are_there() {
    let folder = TempDir::new().unwrap();
    let (db, code, log) = torn(&folder).await;
    let n_bytes = fs::read(format!("{}-wal", db.display())).unwrap().len();
    let (mut most, mut least) = (0, usize::MAX);
    for length in (0..=n_bytes)
        .rev()
        .step_by(1024)
        .chain([n_bytes - 1, 31, 0])
    {
        let to = folder.path().join(format!("cut-{length}.sqlite"));
        let cut = copy(&db, &to, |mut wal| {
            wal.truncate(length);
            wal
        });
        let n = goes_on(&cut, &code, &log).await;
        (most, least) = (most.max(n), least.min(n));
    }
    assert_eq!((most, least), (log.len(), 0));
}

#[tokio::test]
async fn wherever_the_end_is_scribbled_on_it_is_said_and_the_moves_before_it_are_there() {
    let folder = TempDir::new().unwrap();
    let (db, code, log) = torn(&folder).await;
    let n_bytes = fs::read(format!("{}-wal", db.display())).unwrap().len();
    for at in (40..n_bytes).step_by(5000) {
        let to = folder.path().join(format!("scribbled-{at}.sqlite"));
        let scribbled = copy(&db, &to, |mut wal| {
            wal[at] ^= 0x55;
            wal
        });
        goes_on(&scribbled, &code, &log).await;
    }
    let to = folder.path().join("said.sqlite");
    let scribbled = copy(&db, &to, |mut wal| {
        wal[n_bytes - 100] ^= 0x55;
        wal
    });
    let said = folder.path().join("log.txt");
    let mut command = Command::new(env!("CARGO_BIN_EXE_brainery"));
    command
        .args(["serve", "--listen", "127.0.0.1:0"])
        .stderr(fs::File::create(&said).unwrap());
    Brainery::start(&mut command, &scribbled).kill();
    let said = fs::read_to_string(said).unwrap();
    assert!(said.contains("cannot be read and is left out"), "{said}");

    // A kill alone tears nothing.
    let whole = copy(&db, &folder.path().join("whole.sqlite"), |wal| wal);
    let said = folder.path().join("whole.txt");
    let mut command = Command::new(env!("CARGO_BIN_EXE_brainery"));
    command
        .args(["serve", "--listen", "127.0.0.1:0"])
        .stderr(fs::File::create(&said).unwrap());
    Brainery::start(&mut command, &whole).kill();
    assert_eq!(fs::read_to_string(said).unwrap(), "");
}
