//! Two kinds of database behind one door: `SQLite` in a file, and `PostgreSQL`.
//!
//! Both have the same tables with the same columns, whole numbers for flags, so
//! that most statements are the same text. Where they are not, [`query_each`] has
//! both, and what depends on speed asks [`On`] which one it is.

mod cells;
mod values;

use std::{io, time::Duration};

use futures_util::{StreamExt, TryStreamExt, stream::BoxStream};
use sqlx::{
    AssertSqlSafe, PgConnection, PgPool, Postgres, Sqlite, SqliteConnection, SqlitePool,
    Transaction, pool::PoolConnection,
};

pub(crate) use self::{
    cells::{Cell, Cells, Row},
    values::{Value, Worth},
};

/// How long somebody waits for a connection to `PostgreSQL`.
pub(crate) const PATIENCE: Duration = Duration::from_secs(3);

/// Where everything is kept.
#[derive(Clone, Debug)]
pub(crate) enum Db {
    Lite(SqlitePool),
    Post(PgPool),
}

/// A connection of our own.
#[derive(Debug)]
pub(crate) enum Conn {
    Lite(PoolConnection<Sqlite>),
    Post(PoolConnection<Postgres>),
}

/// All or nothing.
#[derive(Debug)]
pub(crate) enum All {
    Lite(Transaction<'static, Sqlite>),
    Post(Transaction<'static, Postgres>),
}

/// What nobody else may change meanwhile. `SQLite` lets nobody else write at all.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Held<'a> {
    /// Players, and the book of operators.
    Players,
    Tables(&'a [&'a str]),
}

impl Db {
    pub(crate) async fn acquire(&self) -> Result<Conn, sqlx::Error> {
        match self {
            Db::Lite(pool) => Ok(Conn::Lite(pool.acquire().await?)),
            Db::Post(pool) => Ok(Conn::Post(pool.acquire().await.map_err(unreachable_then)?)),
        }
    }

    /// Begins with reading.
    pub(crate) async fn begin(&self) -> Result<All, sqlx::Error> {
        match self {
            Db::Lite(pool) => Ok(All::Lite(pool.begin().await?)),
            Db::Post(pool) => Ok(All::Post(pool.begin().await.map_err(unreachable_then)?)),
        }
    }

    /// Begins to read everything as it is at this moment.
    pub(crate) async fn begin_reading(&self) -> Result<All, sqlx::Error> {
        match self {
            Db::Lite(_) => self.begin().await,
            Db::Post(pool) => {
                let all = pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
                Ok(All::Post(all.await.map_err(unreachable_then)?))
            }
        }
    }

    /// Begins with what nobody else may change until the end.
    pub(crate) async fn begin_holding(&self, held: Held<'_>) -> Result<All, sqlx::Error> {
        let mut all = match self {
            Db::Lite(pool) => All::Lite(pool.begin_with("BEGIN IMMEDIATE").await?),
            Db::Post(_) => self.begin().await?,
        };
        all.hold(held).await?;
        Ok(all)
    }

    pub(crate) async fn close(&self) {
        match self {
            Db::Lite(pool) => pool.close().await,
            Db::Post(pool) => pool.close().await,
        }
    }
}

/// Whoever waits for a connection that long waits for a server that is not there.
fn unreachable_then(error: sqlx::Error) -> sqlx::Error {
    match error {
        sqlx::Error::PoolTimedOut => {
            let what = "no connection within three seconds";
            sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, what))
        }
        error => error,
    }
}

impl All {
    /// Always players first and tables after them, or two might wait for each
    /// other.
    pub(crate) async fn hold(&mut self, held: Held<'_>) -> Result<(), sqlx::Error> {
        let All::Post(all) = self else {
            return Ok(());
        };
        match held {
            // Any number will do, as long as it is always the same.
            Held::Players => sqlx::query("SELECT pg_advisory_xact_lock(3245771023)"),
            Held::Tables(codes) => {
                sqlx::query("SELECT 1 FROM tables WHERE code = ANY($1) ORDER BY code FOR UPDATE")
                    .bind(codes)
            }
        }
        .execute(&mut **all)
        .await?;
        Ok(())
    }

    pub(crate) async fn commit(self) -> Result<(), sqlx::Error> {
        match self {
            All::Lite(all) => all.commit().await,
            All::Post(all) => all.commit().await,
        }
    }
}

/// One connection, whoever has it.
#[derive(Debug)]
pub(crate) enum On<'c> {
    Lite(&'c mut SqliteConnection),
    Post(&'c mut PgConnection),
}

impl<'c> From<&'c mut Conn> for On<'c> {
    fn from(conn: &'c mut Conn) -> On<'c> {
        match conn {
            Conn::Lite(conn) => On::Lite(conn),
            Conn::Post(conn) => On::Post(conn),
        }
    }
}

impl<'c> From<&'c mut All> for On<'c> {
    fn from(all: &'c mut All) -> On<'c> {
        match all {
            All::Lite(all) => On::Lite(all),
            All::Post(all) => On::Post(all),
        }
    }
}

impl<'c> From<&'c mut On<'_>> for On<'c> {
    fn from(on: &'c mut On<'_>) -> On<'c> {
        match on {
            On::Lite(conn) => On::Lite(conn),
            On::Post(conn) => On::Post(conn),
        }
    }
}

/// What a statement is run on: a connection, or any.
#[derive(Debug)]
pub(crate) enum Target<'c> {
    One(On<'c>),
    Any(&'c Db),
}

impl<'c> From<&'c Db> for Target<'c> {
    fn from(db: &'c Db) -> Target<'c> {
        Target::Any(db)
    }
}

impl<'c, T> From<T> for Target<'c>
where
    On<'c>: From<T>,
{
    fn from(one: T) -> Target<'c> {
        Target::One(one.into())
    }
}

/// A statement and what is handed over with it.
#[derive(Debug)]
pub(crate) struct Query {
    sql: Sql,
    values: Vec<Value>,
}

#[derive(Debug)]
enum Sql {
    Same(&'static str),
    Each {
        lite: &'static str,
        post: &'static str,
    },
    Made(String),
}

/// One text for both.
pub(crate) fn query(sql: &'static str) -> Query {
    Query::of(Sql::Same(sql))
}

/// Where they do not speak alike.
pub(crate) fn query_each(lite: &'static str, post: &'static str) -> Query {
    Query::of(Sql::Each { lite, post })
}

/// Of nothing but our own words.
pub(crate) fn query_made(sql: String) -> Query {
    Query::of(Sql::Made(sql))
}

impl Query {
    fn of(sql: Sql) -> Query {
        let values = Vec::new();
        Query { sql, values }
    }

    pub(crate) fn bind(mut self, value: impl Worth) -> Query {
        self.values.push(value.value());
        self
    }

    /// Says how many rows it changed.
    pub(crate) async fn execute<'c>(self, on: impl Into<Target<'c>>) -> Result<u64, sqlx::Error> {
        match on.into() {
            Target::One(on) => self.execute_on(on).await,
            Target::Any(db) => self.execute_on((&mut db.acquire().await?).into()).await,
        }
    }

    async fn execute_on(self, on: On<'_>) -> Result<u64, sqlx::Error> {
        match on {
            On::Lite(conn) => Ok(self.lite().execute(conn).await?.rows_affected()),
            On::Post(conn) => Ok(self.post().execute(conn).await?.rows_affected()),
        }
    }

    async fn rows<'c>(self, on: impl Into<Target<'c>>) -> Result<Vec<Row>, sqlx::Error> {
        match on.into() {
            Target::One(on) => self.rows_on(on).await,
            Target::Any(db) => self.rows_on((&mut db.acquire().await?).into()).await,
        }
    }

    async fn rows_on(self, on: On<'_>) -> Result<Vec<Row>, sqlx::Error> {
        match on {
            On::Lite(conn) => {
                let rows = self.lite().fetch_all(conn).await?;
                Ok(rows.into_iter().map(Row::Lite).collect())
            }
            On::Post(conn) => {
                let rows = self.post().fetch_all(conn).await?;
                Ok(rows.into_iter().map(Row::Post).collect())
            }
        }
    }

    /// One by one, for those that are many.
    pub(crate) fn fetch(self, on: On<'_>) -> BoxStream<'_, Result<Row, sqlx::Error>> {
        match on {
            On::Lite(conn) => self.lite().fetch(conn).map_ok(Row::Lite).boxed(),
            On::Post(conn) => self.post().fetch(conn).map_ok(Row::Post).boxed(),
        }
    }

    pub(crate) async fn fetch_all<'c, C: Cells>(
        self,
        on: impl Into<Target<'c>>,
    ) -> Result<Vec<C>, sqlx::Error> {
        self.rows(on).await?.iter().map(C::read).collect()
    }

    /// For questions that have one answer, or none.
    pub(crate) async fn fetch_optional<'c, C: Cells>(
        self,
        on: impl Into<Target<'c>>,
    ) -> Result<Option<C>, sqlx::Error> {
        self.rows(on).await?.first().map(C::read).transpose()
    }

    pub(crate) async fn fetch_one<'c, C: Cells>(
        self,
        on: impl Into<Target<'c>>,
    ) -> Result<C, sqlx::Error> {
        let row = self.fetch_optional(on).await?;
        row.ok_or(sqlx::Error::RowNotFound)
    }

    fn lite(self) -> sqlx::query::Query<'static, Sqlite, sqlx::sqlite::SqliteArguments> {
        let query = match self.sql {
            Sql::Same(sql) | Sql::Each { lite: sql, .. } => sqlx::query(sql),
            Sql::Made(sql) => sqlx::query(AssertSqlSafe(sql)),
        };
        self.values.into_iter().fold(query, Value::lite)
    }

    fn post(self) -> sqlx::query::Query<'static, Postgres, sqlx::postgres::PgArguments> {
        let query = match self.sql {
            Sql::Same(sql) | Sql::Each { post: sql, .. } => sqlx::query(sql),
            Sql::Made(sql) => sqlx::query(AssertSqlSafe(sql)),
        };
        self.values.into_iter().fold(query, Value::post)
    }
}
