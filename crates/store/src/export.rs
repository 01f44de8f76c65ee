//! Everything in a file as lines of JSON, and back: a line that says what it
//! is, one for each table with its seats and moves, one for each row about
//! players, one that says that it is whole.
//!
//! What is written are the columns as they are, so that a new one needs no line
//! here: a file without it gets what the migration gives to old rows.

use std::{collections::BTreeSet, io};

use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use crate::{
    Store, StoreError,
    columns::Columns,
    db::{All, Cell, On, query_each, query_made},
    log_in, table_in,
};

/// What the first line says.
const FORMAT: &str = "brainery export";
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Title {
    format: String,
    version: u32,
}

/// A table, its columns by name; what is bytes is written in hexadecimal.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WholeTable {
    table: Row,
    seats: Vec<Row>,
    moves: Vec<Row>,
}

type Row = Map<String, Json>;

/// A row that belongs to no table of ours: players, and what they look back at.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Loose {
    of: String,
    row: Row,
}

/// Where those come from, each before what refers to it.
const LOOSE: [&str; 8] = [
    "players",
    "player_keys",
    "results",
    "ratings",
    "deeds",
    "server_keys",
    "subscriptions",
    "passkeys",
];

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    end: Count,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    tables: u64,
}

/// Why nothing was imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error("line {line}: {what}; nothing was imported")]
    Line { line: u64, what: String },
    #[error("the file ends before it is whole; nothing was imported")]
    Short,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Read(#[from] io::Error),
}

/// What came of an import.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    pub n_new: u64,
    /// Tables that were here already, and were left as they are.
    pub n_known: u64,
}

impl Store {
    /// Writes everything out, as it is at this moment; `each` hears of every
    /// table. Keys are in it, so it is for nobody's eyes.
    pub async fn export(
        &self,
        out: &mut impl io::Write,
        mut each: impl FnMut(),
    ) -> Result<u64, ImportError> {
        let title = Title {
            format: FORMAT.to_owned(),
            version: VERSION,
        };
        let mut all = self.db.begin_reading().await.map_err(StoreError::from)?;
        let mut on = On::from(&mut all);
        writeln!(out, "{}", text(&title))?;
        let mut lines = query_made(whole_tables(&mut on).await?).fetch((&mut on).into());
        let mut tables = 0;
        while let Some(line) = lines.try_next().await.map_err(StoreError::from)? {
            let line = String::read(&line, 0).map_err(StoreError::from)?;
            writeln!(out, "{line}")?;
            tables += 1;
            each();
        }
        drop(lines);
        for of in LOOSE {
            let row = Columns::of(&mut on, of).await?.object(&on);
            let row = format!("'of', '{of}', 'row', {row}");
            let rows = match on {
                On::Lite(_) => format!("SELECT json_object({row}) FROM {of}"),
                On::Post(_) => format!("SELECT json_build_object({row})::text FROM {of}"),
            };
            let mut rows = query_made(rows).fetch((&mut on).into());
            while let Some(line) = rows.try_next().await.map_err(StoreError::from)? {
                let line = String::read(&line, 0).map_err(StoreError::from)?;
                writeln!(out, "{line}")?;
            }
        }
        let end = Count { tables };
        writeln!(out, "{}", text(&End { end }))?;
        out.flush()?;
        Ok(tables)
    }

    /// Reads in what [`Store::export`] wrote: all of it, or nothing. A table
    /// that is here already is left as it is, however far it has come since.
    pub async fn import(
        &self,
        input: impl io::BufRead,
        mut each: impl FnMut(),
    ) -> Result<Imported, ImportError> {
        let mut done = Imported::default();
        let mut all = self.db.begin().await.map_err(StoreError::from)?;
        let mut is_whole = false;
        for (line, text) in (1..).zip(input.lines()) {
            let text = text?;
            let wrong = |what: String| ImportError::Line { line, what };
            if line == 1 {
                check_title(&text).map_err(wrong)?;
            } else if is_whole {
                return Err(wrong("something follows the end".to_owned()));
            } else if let Ok(End { end }) = serde_json::from_str(&text) {
                let n_read = done.n_new + done.n_known;
                if end.tables != n_read {
                    let what = format!("{n_read} tables were read, not {}", end.tables);
                    return Err(wrong(what));
                }
                is_whole = true;
            } else if let Ok(loose) = serde_json::from_str::<Loose>(&text) {
                add_loose(&mut all, loose).await.map_err(wrong)?;
            } else {
                let table = serde_json::from_str(&text)
                    .map_err(|error| wrong(format!("this is not a table: {error}")))?;
                match add(&mut all, &table).await.map_err(wrong)? {
                    Added::New => done.n_new += 1,
                    Added::Known => done.n_known += 1,
                }
                each();
            }
        }
        if !is_whole {
            return Err(ImportError::Short);
        }
        all.commit().await.map_err(StoreError::from)?;
        Ok(done)
    }
}

/// What gives a table with all that belongs to it as an object.
async fn whole_tables(on: &mut On<'_>) -> Result<String, StoreError> {
    let [table, seats, moves] = [
        Columns::of(on, "tables").await?.object(on),
        Columns::of(on, "seats").await?.object(on),
        Columns::of(on, "moves").await?.object(on),
    ];
    Ok(match on {
        On::Lite(_) => format!(
            "SELECT json_object('table', {table},
                'seats', (SELECT json_group_array({seats} ORDER BY seat)
                          FROM seats WHERE seats.code = tables.code),
                'moves', (SELECT json_group_array({moves} ORDER BY n)
                          FROM moves WHERE moves.code = tables.code))
             FROM tables ORDER BY code"
        ),
        On::Post(_) => format!(
            "SELECT json_build_object('table', {table},
                'seats', (SELECT coalesce(json_agg({seats} ORDER BY seat), '[]')
                          FROM seats WHERE seats.code = tables.code),
                'moves', (SELECT coalesce(json_agg({moves} ORDER BY n), '[]')
                          FROM moves WHERE moves.code = tables.code))::text
             FROM tables ORDER BY code"
        ),
    })
}

fn text(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("lines are plain data")
}

fn check_title(line: &str) -> Result<(), String> {
    let Title { format, version } = serde_json::from_str(line)
        .ok()
        .filter(|title: &Title| title.format == FORMAT)
        .ok_or_else(|| {
            format!("this is not what `brainery db export` writes, which begins with {FORMAT:?}")
        })?;
    match version {
        VERSION => Ok(()),
        newer => Err(format!(
            "{format} {newer} was written by another release, this one reads {VERSION}"
        )),
    }
}

/// What is here already is left as it is.
async fn add_loose(all: &mut All, loose: Loose) -> Result<(), String> {
    let Loose { of, row } = loose;
    if !LOOSE.contains(&of.as_str()) {
        return Err(format!("this release knows no rows of {of:?}"));
    }
    insert_as(all, "ON CONFLICT DO NOTHING", &of, &[row]).await
}

enum Added {
    New,
    Known,
}

async fn add(all: &mut All, whole: &WholeTable) -> Result<Added, String> {
    let WholeTable {
        table,
        seats,
        moves,
    } = whole;
    let code = table
        .get("code")
        .and_then(Json::as_str)
        .ok_or("it has no code")?;
    let is_other = |row: &&Row| row.get("code").and_then(Json::as_str) != Some(code);
    if seats.iter().chain(moves).any(|row| is_other(&row)) {
        return Err(format!(
            "it holds seats or moves of another table than {code}"
        ));
    }
    let failed = |error: sqlx::Error| format!("table {code}: {error}");
    let key = query_each(
        "SELECT hex(key) FROM tables WHERE code = $1",
        "SELECT upper(encode(key, 'hex')) FROM tables WHERE code = $1",
    );
    let key: Option<String> = key
        .bind(code)
        .fetch_optional(&mut *all)
        .await
        .map_err(failed)?;
    if let Some(key) = key {
        let is_same = table.get("key").and_then(Json::as_str) == Some(key.as_str());
        return is_same.then_some(Added::Known).ok_or_else(|| {
            format!("another table has the code {code} here; import into a file of its own")
        });
    }
    insert(all, "tables", std::slice::from_ref(table)).await?;
    insert(all, "seats", seats).await?;
    insert(all, "moves", moves).await?;
    // Whatever is nonsense is found before it is kept.
    match table_in(&mut On::from(&mut *all), code).await {
        Ok(_) | Err(StoreError::OldSeal(_) | StoreError::Closed(_)) => {}
        Err(error) => return Err(error.to_string()),
    }
    log_in(&mut On::from(&mut *all), code)
        .await
        .map_err(|error| error.to_string())?;
    Ok(Added::New)
}

async fn insert(all: &mut All, table: &str, rows: &[Row]) -> Result<(), String> {
    insert_as(all, "", table, rows).await
}

async fn insert_as(
    all: &mut All,
    on_conflict: &str,
    table: &str,
    rows: &[Row],
) -> Result<(), String> {
    if rows.is_empty() {
        return Ok(());
    }
    let given: BTreeSet<&String> = rows.iter().flat_map(Map::keys).collect();
    let mut on = On::from(all);
    let known = Columns::of(&mut on, table)
        .await
        .map_err(|error| error.to_string())?;
    if let Some(name) = given.iter().find(|it| !known.has(it)) {
        return Err(format!("this release knows no {name:?} of {table}"));
    }
    let (names, values) = known.values(&on, |name| given.contains(name));
    let source = match on {
        On::Lite(_) => "json_each($1) WHERE true",
        On::Post(_) => "jsonb_array_elements(CAST($1 AS jsonb))",
    };
    let insert =
        format!("INSERT INTO {table} ({names}) SELECT {values} FROM {source} {on_conflict}");
    query_made(insert)
        .bind(text(&rows))
        .execute(on)
        .await
        .map(drop)
        .map_err(|error| format!("{table}: {error}"))
}
