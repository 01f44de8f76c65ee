//! Everything from one database to another, whatever kinds they are: as values,
//! not as text, so that nothing is rounded.

use std::num::Wrapping;

use futures_util::TryStreamExt;
use sha2::{Digest, Sha256};

use crate::{
    Place, Store, StoreError,
    columns::{Column, Columns, Kind},
    db::{All, On, Query, Row, Value, query_made},
};

/// What is moved, each before what refers to it.
const TABLES: [&str; 13] = [
    "tables",
    "seats",
    "moves",
    "uptime",
    "players",
    "player_keys",
    "results",
    "ratings",
    "deeds",
    "server_keys",
    "subscriptions",
    "passkeys",
    "leases",
];

/// How many rows are handed over at once.
const AT_ONCE: usize = 1000;

/// What was moved: tables of the database and how many rows each has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved(pub Vec<(&'static str, u64)>);

/// Why nothing was moved.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    #[error("there is something in {0} already; move into an empty database")]
    NotEmpty(Place),
    #[error("the columns of {0} are not the same on both sides; this is a mistake of ours")]
    Unlike(&'static str),
    #[error("{table}: {source}; nothing was moved")]
    Row {
        table: &'static str,
        source: sqlx::Error,
    },
    #[error("what arrived of {0} is not what was sent; nothing was moved")]
    Differs(&'static str),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Writes everything that is here, as it is at this moment, to a database
    /// that is empty: all of it, or nothing. It is read back and compared before
    /// it is kept.
    pub async fn move_to(&self, to: &Store) -> Result<Moved, MoveError> {
        let failed = |error| MoveError::Store(StoreError::Failed(error));
        let mut from = self.db.begin_reading().await.map_err(failed)?;
        let mut all = to.db.begin().await.map_err(failed)?;
        for table in TABLES {
            let rows = query_made(format!("SELECT 1 FROM {table} LIMIT 1"));
            let first: Option<i64> = rows.fetch_optional(&mut all).await.map_err(failed)?;
            if first.is_some() {
                return Err(MoveError::NotEmpty(to.place.clone()));
            }
        }
        let mut moved = Vec::new();
        for table in TABLES {
            let row = |source| MoveError::Row { table, source };
            let columns = shared_columns(table, &mut from, &mut all).await?;
            let sent = copy(table, &columns, &mut from, &mut all)
                .await
                .map_err(row)?;
            let arrived = count(table, &columns, &mut all).await.map_err(row)?;
            if sent != arrived {
                return Err(MoveError::Differs(table));
            }
            moved.push((table, sent.n_rows));
        }
        all.commit().await.map_err(failed)?;
        Ok(Moved(moved))
    }
}

/// By name, since a column that came later stands elsewhere in a table that was
/// made at once.
async fn shared_columns(
    table: &'static str,
    from: &mut All,
    to: &mut All,
) -> Result<Vec<Column>, MoveError> {
    let sorted = |columns: Columns| {
        let mut columns = columns.all().to_vec();
        columns.sort_by(|a, b| a.name.cmp(&b.name));
        columns
    };
    let here = sorted(Columns::of(&mut From::from(from), table).await?);
    let there = sorted(Columns::of(&mut From::from(to), table).await?);
    if here == there {
        Ok(here)
    } else {
        Err(MoveError::Unlike(table))
    }
}

fn names(columns: &[Column]) -> String {
    let names: Vec<_> = columns.iter().map(|it| it.name.as_str()).collect();
    names.join(", ")
}

/// What rows hold, in whatever order they come.
#[derive(PartialEq, Eq, Default)]
struct Content {
    n_rows: u64,
    sums: [Wrapping<u64>; 4],
}

impl Content {
    fn add(&mut self, row: &[Value]) {
        let mut hash = Sha256::new();
        for value in row {
            let (kind, bytes) = match value {
                Value::Int(it) => (0, it.map(|it| it.to_be_bytes().to_vec())),
                Value::Real(it) => (1, it.map(|it| it.to_bits().to_be_bytes().to_vec())),
                Value::Text(it) => (2, it.clone().map(String::into_bytes)),
                Value::Bytes(it) => (3, it.clone()),
            };
            hash.update([kind, u8::from(bytes.is_some())]);
            let bytes = bytes.unwrap_or_default();
            hash.update(bytes.len().to_be_bytes());
            hash.update(bytes);
        }
        let hash: [u8; 32] = hash.finalize().into();
        for (sum, part) in self.sums.iter_mut().zip(hash.chunks_exact(8)) {
            *sum += u64::from_be_bytes(part.try_into().expect("eight bytes"));
        }
        self.n_rows += 1;
    }
}

async fn copy(
    table: &str,
    columns: &[Column],
    from: &mut All,
    to: &mut All,
) -> Result<Content, sqlx::Error> {
    let select = format!("SELECT {} FROM {table}", names(columns));
    let mut rows = query_made(select).fetch(from.into());
    let (mut content, mut waiting) = (Content::default(), Vec::new());
    while let Some(row) = rows.try_next().await? {
        let row = values(columns, &row)?;
        content.add(&row);
        waiting.push(row);
        if waiting.len() == AT_ONCE {
            insert(table, columns, std::mem::take(&mut waiting), to).await?;
        }
    }
    insert(table, columns, waiting, to).await?;
    Ok(content)
}

async fn count(table: &str, columns: &[Column], all: &mut All) -> Result<Content, sqlx::Error> {
    let select = format!("SELECT {} FROM {table}", names(columns));
    let mut rows = query_made(select).fetch(all.into());
    let mut content = Content::default();
    while let Some(row) = rows.try_next().await? {
        content.add(&values(columns, &row)?);
    }
    Ok(content)
}

fn values(columns: &[Column], row: &Row) -> Result<Vec<Value>, sqlx::Error> {
    let value = |(at, column): (usize, &Column)| row.value(at, column.kind);
    columns.iter().enumerate().map(value).collect()
}

async fn insert(
    table: &str,
    columns: &[Column],
    rows: Vec<Vec<Value>>,
    to: &mut All,
) -> Result<(), sqlx::Error> {
    let names = names(columns);
    match On::from(to) {
        On::Lite(conn) => {
            let places: Vec<_> = (1..=columns.len()).map(|n| format!("${n}")).collect();
            let places = places.join(", ");
            for row in rows {
                let insert = format!("INSERT INTO {table} ({names}) VALUES ({places})");
                let insert = row.into_iter().fold(query_made(insert), Query::bind);
                insert.execute(On::Lite(&mut *conn)).await?;
            }
        }
        On::Post(conn) => {
            let lists: Vec<_> = (1..)
                .zip(columns)
                .map(|(n, column)| format!("${n}::{}[]", type_of(column.kind)))
                .collect();
            let insert = format!(
                "INSERT INTO {table} ({names}) SELECT * FROM unnest({})",
                lists.join(", ")
            );
            let mut insert = sqlx::query(sqlx::AssertSqlSafe(insert));
            for (at, column) in columns.iter().enumerate() {
                let cells = rows.iter().map(|row| &row[at]);
                insert = match column.kind {
                    Kind::Int => insert.bind(list(cells, |it| match it {
                        Value::Int(it) => *it,
                        Value::Real(_) | Value::Text(_) | Value::Bytes(_) => None,
                    })),
                    Kind::Real => insert.bind(list(cells, |it| match it {
                        Value::Real(it) => *it,
                        Value::Int(_) | Value::Text(_) | Value::Bytes(_) => None,
                    })),
                    Kind::Text => insert.bind(list(cells, |it| match it {
                        Value::Text(it) => it.clone(),
                        Value::Int(_) | Value::Real(_) | Value::Bytes(_) => None,
                    })),
                    Kind::Bytes => insert.bind(list(cells, |it| match it {
                        Value::Bytes(it) => it.clone(),
                        Value::Int(_) | Value::Real(_) | Value::Text(_) => None,
                    })),
                };
            }
            insert.execute(conn).await?;
        }
    }
    Ok(())
}

fn type_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Int => "bigint",
        Kind::Real => "double precision",
        Kind::Text => "text",
        Kind::Bytes => "bytea",
    }
}

fn list<'a, T>(cells: impl Iterator<Item = &'a Value>, cell: impl Fn(&Value) -> T) -> Vec<T> {
    cells.map(cell).collect()
}
