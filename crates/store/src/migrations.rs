//! What brings a database up to date: forwards only, each step once.
//!
//! A version is the same on both kinds of database: the same tables with the
//! same columns. `PostgreSQL` came with version 11, which is all there was by then.

use sqlx::{
    SqlSafeStr,
    migrate::{MigrateError, Migration, MigrationType, Migrator},
};

use crate::db::{Db, query};

type Step = (i64, &'static str, &'static str);

/// By version; whoever is older gets those that it has not had.
const LITE: [Step; 13] = [
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "seal", include_str!("../migrations/0002_seal.sql")),
    (3, "faces", include_str!("../migrations/0003_faces.sql")),
    (4, "hosts", include_str!("../migrations/0004_hosts.sql")),
    (5, "seen", include_str!("../migrations/0005_seen.sql")),
    (6, "lobby", include_str!("../migrations/0006_lobby.sql")),
    (7, "clocks", include_str!("../migrations/0007_clocks.sql")),
    (8, "players", include_str!("../migrations/0008_players.sql")),
    (9, "notices", include_str!("../migrations/0009_notices.sql")),
    (10, "orders", include_str!("../migrations/0010_orders.sql")),
    (
        11,
        "passkeys",
        include_str!("../migrations/0011_passkeys.sql"),
    ),
    (12, "leases", include_str!("../migrations/0012_leases.sql")),
    (13, "nodes", include_str!("../migrations/0013_nodes.sql")),
];

const POST: [Step; 3] = [
    (
        11,
        "everything",
        include_str!("../migrations/postgres/0011_everything.sql"),
    ),
    (
        12,
        "leases",
        include_str!("../migrations/postgres/0012_leases.sql"),
    ),
    (
        13,
        "nodes",
        include_str!("../migrations/postgres/0013_nodes.sql"),
    ),
];

fn migrator(steps: &[Step]) -> Migrator {
    let step = |&(version, name, sql): &Step| {
        let sql = sql.into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(steps.iter().map(step).collect())
}

/// Whoever starts at the same time waits.
pub(crate) async fn run(db: &Db) -> Result<(), MigrateError> {
    match db {
        Db::Lite(pool) => migrator(&LITE).run(pool).await,
        Db::Post(pool) => migrator(&POST).run(pool).await,
    }
}

/// How a database compares with what this release knows.
pub(crate) enum Age {
    Older,
    Ours,
    Newer,
}

/// Fails with what the database says where there is no database of ours.
pub(crate) async fn age(db: &Db) -> Result<Age, sqlx::Error> {
    let newest = LITE.last().map_or(0, |(version, ..)| *version);
    let version = query("SELECT max(version) FROM _sqlx_migrations");
    let version: Result<Option<i64>, _> = version.fetch_one(db).await;
    match version {
        Ok(Some(version)) if version == newest => Ok(Age::Ours),
        Ok(Some(version)) if newest < version => Ok(Age::Newer),
        Ok(Some(_) | None) => Ok(Age::Older),
        Err(sqlx::Error::Database(error)) if is_no_such_table(&*error) => Ok(Age::Older),
        Err(error) => Err(error),
    }
}

fn is_no_such_table(error: &dyn sqlx::error::DatabaseError) -> bool {
    error.message().contains("no such table") || error.code().as_deref() == Some("42P01")
}
