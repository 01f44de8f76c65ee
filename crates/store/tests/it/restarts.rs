//! A server of PostgreSQL that goes away, may not be written, or is full: it is
//! named, and the store goes on by itself.

use std::{
    fs,
    io::Write,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
    time::{Duration, Instant},
};

use record::Move;
use store::{Place, SeatAssignment, Store, StoreError, StoredTable, Trouble};
use tabletop::Seat;
use tempfile::TempDir;

use super::{homes::table_of, postgres::Postgres};

const CODE: &str = "BCDFGH";

fn table() -> StoredTable {
    StoredTable {
        setup: Some(Vec::new()),
        ..table_of(CODE, vec![SeatAssignment::Free])
    }
}

fn roll(n: u32) -> Move {
    Move {
        seat: Seat::new(0),
        action: format!("roll {n}"),
        draws: vec![n],
    }
}

async fn becomes(store: &Store, wanted: Option<Trouble>) {
    let begun = Instant::now();
    while store.trouble().await != wanted {
        let trouble = store.trouble().await;
        assert!(begun.elapsed() < Duration::from_mins(1), "{trouble:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn open(server: &Postgres, name: &str) -> Store {
    let place: Place = server.address(name).parse().unwrap();
    let store = Store::open(&place).await.unwrap();
    store.add_table(&table()).await.unwrap();
    store
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_crashes_in_the_middle_loses_nothing_that_was_told() {
    // It waits for its disk: this crash is to be survived.
    let Some(mut server) = Postgres::new("-c max_connections=50") else {
        return;
    };
    let name = server.database();
    let store = Arc::new(open(&server, &name).await);
    let player = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            let (mut n, mut told, mut n_refused) = (1, Vec::new(), 0);
            while n <= 3000 || n_refused == 0 {
                match store.append(CODE, n, &roll(n)).await {
                    Ok(()) => told.push(n),
                    // It was written just before the answer was lost.
                    Err(StoreError::Fenced { .. }) => {}
                    Err(error) => {
                        assert_eq!(error.trouble(), Some(Trouble::Unreachable), "{error}");
                        n_refused += 1;
                        tokio::time::sleep(Duration::from_millis(50)).await;
                        continue;
                    }
                }
                n += 1;
            }
            (n, told)
        }
    });
    while store.log(CODE).await.unwrap().len() < 100 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    server.stop();
    becomes(&store, Some(Trouble::Unreachable)).await;
    let begun = Instant::now();
    let refused = store.append("NONE", 1, &roll(1)).await.unwrap_err();
    assert!(
        refused.to_string().contains("cannot be reached"),
        "{refused}"
    );
    assert!(begun.elapsed() < Duration::from_millis(500), "at once");
    server.start("-c max_connections=50");
    becomes(&store, None).await;
    let (n, told) = player.await.unwrap();
    // Whole, in order, none lost and none doubled.
    let log = store.log(CODE).await.unwrap();
    assert_eq!(log.len() + 1, n as usize);
    for n in told {
        assert_eq!(log[n as usize - 1], roll(n));
    }
}

#[tokio::test]
async fn a_database_that_may_not_be_written_is_named_and_gone_on_with() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let name = server.database();
    let store = open(server, &name).await;
    store.append(CODE, 1, &roll(1)).await.unwrap();
    // Whoever is connected already is not told.
    let meddle = |sql: &str| {
        server.tell("postgres", &sql.replace("games", &name));
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'games'";
        server.tell("postgres", &end.replace("games", &name));
    };
    meddle("ALTER DATABASE games SET default_transaction_read_only = on");
    // A connection is not ended at once: a line may still come through.
    let (begun, mut n) = (Instant::now(), 2);
    loop {
        match store.append(CODE, n, &roll(n)).await {
            Ok(()) => n += 1,
            Err(refused) if refused.trouble() == Some(Trouble::ReadOnly) => break,
            Err(_) => {}
        }
        assert!(begun.elapsed() < Duration::from_mins(1));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Whoever reads may still hold a connection that was ended.
    let lines = loop {
        match store.log(CODE).await {
            Ok(lines) => break lines,
            Err(lost) => assert_eq!(lost.trouble(), Some(Trouble::Unreachable), "{lost}"),
        }
        assert!(begun.elapsed() < Duration::from_mins(1));
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert_eq!(lines.len() + 1, n as usize, "it can be read");
    meddle("ALTER DATABASE games SET default_transaction_read_only = off");
    // So may whoever writes.
    while let Err(lost) = store.append(CODE, n, &roll(n)).await {
        let trouble = lost.trouble();
        let is_known = matches!(trouble, Some(Trouble::Unreachable | Trouble::ReadOnly));
        assert!(is_known, "{lost}");
        assert!(begun.elapsed() < Duration::from_mins(1));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    becomes(&store, None).await;
}

#[tokio::test]
async fn too_many_connections_are_named_and_gone_on_with() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let name = server.database();
    server.tell("postgres", &format!("CREATE ROLE {name} LOGIN"));
    server.tell(
        "postgres",
        &format!("ALTER DATABASE {name} OWNER TO {name}"),
    );
    let address = server
        .address(&name)
        .replace("postgres@", &format!("{name}@"));
    let store = Store::open(&address.parse::<Place>().unwrap())
        .await
        .unwrap();
    store.add_table(&table()).await.unwrap();
    server.tell("postgres", &format!("ALTER ROLE {name} CONNECTION LIMIT 0"));
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'games'";
    server.tell("postgres", &end.replace("games", &name));
    store.append(CODE, 1, &roll(1)).await.unwrap_err();
    becomes(&store, Some(Trouble::Crowded)).await;
    server.tell(
        "postgres",
        &format!("ALTER ROLE {name} CONNECTION LIMIT -1"),
    );
    becomes(&store, None).await;
    store.append(CODE, 1, &roll(1)).await.unwrap();
}

/// A small file system of its own, taken away when dropped.
struct Disk(PathBuf);

impl Disk {
    /// `None`, said aloud, where nobody may mount anything.
    fn mount(at: &Path) -> Option<Disk> {
        let mut mount = Command::new("mount");
        mount.args([
            "-t",
            "tmpfs",
            "-o",
            "size=24m,uid=postgres,mode=700",
            "tmpfs",
        ]);
        if mount.arg(at).output().is_ok_and(|it| it.status.success()) {
            return Some(Disk(at.to_owned()));
        }
        // Past the capture of the test's output.
        drop(writeln!(
            std::io::stderr(),
            "SKIPPED a full disk of PostgreSQL: it needs root to mount a file system"
        ));
        None
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        drop(Command::new("umount").arg("--lazy").arg(&self.0).status());
    }
}

#[tokio::test]
async fn a_full_disk_is_named_and_gone_on_with() {
    let folder = TempDir::new().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let disk = folder.path().join("disk");
    fs::create_dir(&disk).unwrap();
    let Some(_disk) = Disk::mount(&disk) else {
        return;
    };
    // Only its tables lie there: a server without room for its log ends.
    let Some(server) = Postgres::new("-c fsync=off") else {
        return;
    };
    let location = disk.display();
    server.tell(
        "postgres",
        &format!("CREATE TABLESPACE small LOCATION '{location}'"),
    );
    let make = "CREATE DATABASE games TEMPLATE template0 TABLESPACE small";
    server.tell("postgres", make);
    let store = open(&server, "games").await;
    store.append(CODE, 1, &roll(1)).await.unwrap();
    let filler = disk.join("filler");
    let mut file = fs::File::create(&filler).unwrap();
    while file.write_all(&[0; 4096]).is_ok() {}
    let mut n = 2;
    let refused = loop {
        assert!(n < 5000, "the disk is never full");
        match store.append(CODE, n, &roll(n)).await {
            Ok(()) => n += 1,
            Err(refused) => break refused,
        }
    };
    assert_eq!(refused.trouble(), Some(Trouble::DiskFull), "{refused}");
    fs::remove_file(&filler).unwrap();
    drop(file);
    becomes(&store, None).await;
    store.append(CODE, n, &roll(n)).await.unwrap();
    assert_eq!(store.log(CODE).await.unwrap().len(), n as usize);
}
