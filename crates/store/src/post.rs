//! A database of `PostgreSQL`.

use std::time::Duration;

use sqlx::{
    Connection, Executor, PgConnection,
    postgres::{PgConnectOptions, PgPoolOptions},
};

use crate::{
    db::{Db, PATIENCE},
    health::Pulse,
};

/// One writes moves, the others read tables and look after players.
const CONNECTIONS: u32 = 8;

/// After how long a rest a connection is asked whether it is still alive.
const RESTED: Duration = Duration::from_secs(1);

/// What holds for every connection: nobody waits for a lock for ever, and a
/// machine that is gone is noticed.
const SETTINGS: [(&str, &str); 4] = [
    ("lock_timeout", "5s"),
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "3"),
];

pub(crate) async fn connect(options: &PgConnectOptions) -> Result<(Db, Pulse), sqlx::Error> {
    let options = options
        .clone()
        .application_name("brainery")
        .options(SETTINGS);
    // Alone, it says at once why it cannot.
    PgConnection::connect_with(&options).await?.close().await?;
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE)
        // Asked whether it is alive only where it may have died meanwhile: a trip
        // more for every move would be felt.
        .test_before_acquire(false)
        .before_acquire(|conn, it| {
            Box::pin(async move {
                if RESTED < it.idle_for {
                    conn.ping().await?;
                }
                Ok(true)
            })
        })
        .after_connect(|conn, _| Box::pin(keep_promises(conn)))
        .connect_with(options.clone())
        .await?;
    let fsync: String = sqlx::query_scalar("SHOW fsync").fetch_one(&pool).await?;
    if fsync == "off" {
        tracing::warn!(
            "this PostgreSQL does not wait for its disk (fsync = off): a power cut takes moves \
             that players have seen"
        );
    }
    Ok((Db::Post(pool), Pulse::Post(Box::new(options))))
}

/// A told move must survive a power cut, whatever is usual for this database.
async fn keep_promises(conn: &mut PgConnection) -> Result<(), sqlx::Error> {
    conn.execute(
        "SELECT set_config('synchronous_commit', 'on', false)
         WHERE current_setting('synchronous_commit') = 'off'",
    )
    .await
    .map(drop)
}
