//! Databases of every earlier version come up to date, forwards only.

use sqlx::{
    PgPool, SqlSafeStr, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::SqliteConnectOptions,
};
use store::{Place, Store, StoreError, TokenHash};
use tempfile::TempDir;

#[cfg(unix)]
use super::postgres::Postgres;

type Step = (i64, &'static str, &'static str);

const LITE: [Step; 13] = [
    (
        1,
        "tables",
        include_str!("../../migrations/0001_tables.sql"),
    ),
    (2, "seal", include_str!("../../migrations/0002_seal.sql")),
    (3, "faces", include_str!("../../migrations/0003_faces.sql")),
    (4, "hosts", include_str!("../../migrations/0004_hosts.sql")),
    (5, "seen", include_str!("../../migrations/0005_seen.sql")),
    (6, "lobby", include_str!("../../migrations/0006_lobby.sql")),
    (
        7,
        "clocks",
        include_str!("../../migrations/0007_clocks.sql"),
    ),
    (
        8,
        "players",
        include_str!("../../migrations/0008_players.sql"),
    ),
    (
        9,
        "notices",
        include_str!("../../migrations/0009_notices.sql"),
    ),
    (
        10,
        "orders",
        include_str!("../../migrations/0010_orders.sql"),
    ),
    (
        11,
        "passkeys",
        include_str!("../../migrations/0011_passkeys.sql"),
    ),
    (
        12,
        "leases",
        include_str!("../../migrations/0012_leases.sql"),
    ),
    (13, "nodes", include_str!("../../migrations/0013_nodes.sql")),
];

#[cfg(unix)]
const POST: [Step; 3] = [
    (
        11,
        "everything",
        include_str!("../../migrations/postgres/0011_everything.sql"),
    ),
    (
        12,
        "leases",
        include_str!("../../migrations/postgres/0012_leases.sql"),
    ),
    (
        13,
        "nodes",
        include_str!("../../migrations/postgres/0013_nodes.sql"),
    ),
];

fn migrator(steps: &[Step]) -> Migrator {
    let step = |&(version, name, sql): &Step| {
        let sql = sql.into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(steps.iter().map(step).collect())
}

/// One of a release that is not there yet.
fn with_one_more(steps: &[Step]) -> Migrator {
    let newer = (99, "newer", "CREATE TABLE newer (n BIGINT NOT NULL)");
    migrator(&[steps, &[newer]].concat())
}

/// What every version knew.
const ADA: &str = "INSERT INTO tables (code, game, rules_version, options, key, setup, created_at)
     VALUES ('BCDF', 'pig', 1, 'null', $1, '', 1)";
const SEAT: &str = "INSERT INTO seats (code, seat, kind, name, salt, token_hash)
     VALUES ('BCDF', 0, 'person', 'Ada', '', $1)";
const MOVE: &str = "INSERT INTO moves (code, n, seat, action, draws, at)
     SELECT 'BCDF', 1, 0, 'hold', '', 2 WHERE $1 IS NOT NULL";

async fn comes_up_to_date(place: Place, version: i64) {
    let store = Store::open(&place).await.unwrap();
    match store.table("BCDF").await {
        Ok(Some(read)) => assert_eq!(read.assignments[0].player(), None),
        Ok(None) => panic!("version {version}: the table is lost"),
        // Sealed as it was then.
        Err(error) => assert!(version == 1, "version {version}: {error}"),
    }
    assert_eq!(store.log("BCDF").await.unwrap().len(), 1);
    let ada = store::PlayerId::new([1; 16]);
    let player = store.player_or_new(TokenHash::of("ada"), &ada).await;
    assert_eq!(player.unwrap().id, ada);
    store.close().await;
    Store::open_existing(&place).await.unwrap().close().await;
}

#[tokio::test]
async fn files_of_every_earlier_release_come_up_to_date() {
    for n in 1..=LITE.len() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("games.sqlite");
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true);
        let pool = SqlitePool::connect_with(options).await.unwrap();
        migrator(&LITE[..n]).run(&pool).await.unwrap();
        for insert in [ADA, SEAT, MOVE] {
            sqlx::query(insert)
                .bind(vec![0u8; 32])
                .execute(&pool)
                .await
                .unwrap();
        }
        if 2 <= n {
            let seal = sqlx::query("UPDATE tables SET seal = 2");
            seal.execute(&pool).await.unwrap();
        }
        pool.close().await;
        comes_up_to_date((&path).into(), LITE[n - 1].0).await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn databases_of_every_earlier_release_come_up_to_date() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    for n in 1..=POST.len() {
        let address = server.address(&server.database());
        let pool = PgPool::connect(&address).await.unwrap();
        migrator(&POST[..n]).run(&pool).await.unwrap();
        for insert in [ADA, SEAT, MOVE] {
            sqlx::query(insert)
                .bind(vec![0u8; 32])
                .execute(&pool)
                .await
                .unwrap();
        }
        let seal = sqlx::query("UPDATE tables SET seal = 2");
        seal.execute(&pool).await.unwrap();
        pool.close().await;
        comes_up_to_date(address.parse().unwrap(), POST[n - 1].0).await;
    }
}

#[tokio::test]
async fn a_database_of_a_newer_release_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("games.sqlite");
    let options = SqliteConnectOptions::new()
        .filename(&path)
        .create_if_missing(true);
    let pool = SqlitePool::connect_with(options).await.unwrap();
    with_one_more(&LITE).run(&pool).await.unwrap();
    pool.close().await;
    is_newer((&path).into()).await;
    #[cfg(unix)]
    if let Some(server) = Postgres::shared() {
        let address = server.address(&server.database());
        let pool = PgPool::connect(&address).await.unwrap();
        with_one_more(&POST).run(&pool).await.unwrap();
        pool.close().await;
        is_newer(address.parse().unwrap()).await;
    }
}

async fn is_newer(place: Place) {
    for opened in [
        Store::open(&place).await,
        Store::open_existing(&place).await,
    ] {
        assert!(
            matches!(opened, Err(StoreError::Newer { .. })),
            "{opened:?}"
        );
    }
}

#[cfg(unix)]
#[tokio::test]
async fn two_servers_that_start_at_once_bring_one_database_up_to_date() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let place: Place = server.address(&server.database()).parse().unwrap();
    let (one, other) = tokio::join!(Store::open(&place), Store::open(&place));
    one.unwrap().close().await;
    other.unwrap().close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_cannot_be_used_is_named_with_what_helps() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let place: Place = server.address("nowhere").parse().unwrap();
    let error = Store::open(&place).await.unwrap_err().to_string();
    for wanted in ["nowhere", "does not exist", "--db"] {
        assert!(error.contains(wanted), "{error}");
    }
    let place: Place = "postgres://ada:secret@127.0.0.1:1/games".parse().unwrap();
    let error = Store::open(&place).await.unwrap_err().to_string();
    assert!(
        error.contains("127.0.0.1:1/games") && !error.contains("secret"),
        "{error}"
    );
    let place: Place = server.address(&server.database()).parse().unwrap();
    let empty = Store::open_existing(&place).await;
    assert!(matches!(empty, Err(StoreError::Older { .. })), "{empty:?}");
}
