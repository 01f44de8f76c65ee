//! What arrives together is written together: one commit, and one wait for the
//! disk. What comes alone waits for nobody.

use std::{collections::BTreeSet, time::Duration};

use record::Move;
use serde_json::{Value as Json, json};
use sqlx::{SqliteConnection, SqliteExecutor, SqlitePool};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use crate::{
    clocks::TimeNote,
    error::StoreError,
    health::Trouble,
    now,
    players::Ending,
    rows,
    tables::{Opening, Seating},
};

/// More than these wait for the next commit.
const MOST: usize = 1024;

/// After how long a rest `SQLite` gives back what it keeps for the next page.
const REST: Duration = Duration::from_secs(1);

/// Something on its way to the disk.
#[derive(Debug)]
pub(crate) enum Write {
    Line(Line),
    Table(TableWrite),
}

pub(crate) type Written = oneshot::Sender<Result<(), StoreError>>;

/// One line of a log.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) code: String,
    pub(crate) n: u32,
    pub(crate) played: Move,
    /// How the game ended, if it ended with this line.
    pub(crate) ending: Option<Ending>,
    pub(crate) time: Option<TimeNote>,
    pub(crate) written: Written,
}

/// What is written together with a line of a log.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Beside {
    /// How the game ended, if it ended with this line.
    pub ending: Option<Ending>,
    /// What is left to everybody after it, at a table with a clock.
    pub time: Option<TimeNote>,
}

/// A table, or who sits there.
#[derive(Debug)]
pub(crate) enum TableWrite {
    Open(Box<Opening>, Written),
    Seat(Seating, Written),
}

/// Writes until nobody can send any more.
pub(crate) async fn write(pool: SqlitePool, mut writes: mpsc::UnboundedReceiver<Write>) {
    let mut batch = Vec::new();
    loop {
        let received = if let Ok(received) = timeout(REST, writes.recv_many(&mut batch, MOST)).await
        {
            received
        } else {
            rest(&pool).await;
            writes.recv_many(&mut batch, MOST).await
        };
        if received == 0 {
            return;
        }
        let (mut lines, mut tables) = (Vec::new(), Vec::new());
        for write in batch.drain(..) {
            match write {
                Write::Line(line) => lines.push(line),
                Write::Table(table) => tables.push(table),
            }
        }
        if !lines.is_empty() {
            metrics::histogram!("brainery_batch_moves").record(f64::from(lines.len() as u32));
        }
        write_together(&pool, lines, tables).await;
    }
}

/// Two megabytes are much for a server at which nothing happens.
async fn rest(pool: &SqlitePool) {
    if let Err(error) = sqlx::query("PRAGMA shrink_memory").execute(pool).await {
        tracing::debug!("SQLite keeps its memory: {error}");
    }
}

async fn write_together(pool: &SqlitePool, lines: Vec<Line>, tables: Vec<TableWrite>) {
    let error = match try_together(pool, &lines, &tables).await {
        Ok((done, answers)) => {
            answer(lines, done);
            for (table, answer) in tables.into_iter().zip(answers) {
                table.answer(answer);
            }
            return;
        }
        Err(error) => error,
    };
    // Nothing would fare better alone.
    if let Some(trouble) = Trouble::of(&error) {
        tracing::error!("moves could not be written: {error}");
        for line in lines {
            drop(line.written.send(Err(StoreError::Troubled(trouble))));
        }
        for table in tables {
            table.answer(Err(StoreError::Troubled(trouble)));
        }
        return;
    }
    // One that cannot be written at all must not keep the others back.
    for line in lines {
        write_line(pool, line).await;
    }
    for table in tables {
        write_table(pool, table).await;
    }
}

type Done = (BTreeSet<(String, u32)>, Vec<Result<(), StoreError>>);

async fn try_together(
    pool: &SqlitePool,
    lines: &[Line],
    tables: &[TableWrite],
) -> Result<Done, sqlx::Error> {
    if tables.is_empty() && lines.iter().all(|it| it.ending.is_none()) {
        // One statement is a commit by itself.
        return Ok((insert(pool, lines).await?, Vec::new()));
    }
    let mut all = pool.begin().await?;
    let done = match lines {
        [] => BTreeSet::new(),
        lines => insert(&mut *all, lines).await?,
    };
    for line in lines {
        if let Some(ending) = &line.ending
            && done.contains(&(line.code.clone(), line.n))
        {
            ending.write(&mut all, &line.code).await?;
        }
    }
    let mut answers = Vec::new();
    for table in tables {
        answers.push(table.write(&mut all).await?);
    }
    all.commit().await?;
    Ok((done, answers))
}

async fn write_line(pool: &SqlitePool, line: Line) {
    match try_together(pool, std::slice::from_ref(&line), &[]).await {
        Ok((done, _)) => answer([line], done),
        Err(error) => drop(line.written.send(Err(gone_or_failed(error, &line.code)))),
    }
}

async fn write_table(pool: &SqlitePool, table: TableWrite) {
    match try_together(pool, &[], std::slice::from_ref(&table)).await {
        Ok((_, answers)) => {
            for (table, answer) in [table].into_iter().zip(answers) {
                table.answer(answer);
            }
        }
        Err(error) => table.answer(Err(error.into())),
    }
}

impl TableWrite {
    /// Fails only if nothing can be written; that a place is taken is an answer.
    async fn write(
        &self,
        file: &mut SqliteConnection,
    ) -> Result<Result<(), StoreError>, sqlx::Error> {
        match self {
            TableWrite::Open(opening, _) => opening.write(file).await,
            TableWrite::Seat(seating, _) => seating.write(file).await,
        }
    }

    /// Whoever does not wait for the answer does not miss it.
    fn answer(self, answer: Result<(), StoreError>) {
        match self {
            TableWrite::Open(_, written) | TableWrite::Seat(_, written) => {
                drop(written.send(answer));
            }
        }
    }
}

/// A log without its table has been pruned with it.
fn gone_or_failed(error: sqlx::Error, code: &str) -> StoreError {
    match error.as_database_error() {
        Some(database) if database.is_foreign_key_violation() => StoreError::Gone(code.to_owned()),
        Some(_) | None => error.into(),
    }
}

/// Says which lines are on the disk now. What stood there before is not among
/// them.
async fn insert(
    file: impl SqliteExecutor<'_>,
    lines: &[Line],
) -> Result<BTreeSet<(String, u32)>, sqlx::Error> {
    let row = |Line {
                   code,
                   n,
                   played,
                   time,
                   ..
               }: &Line| {
        let draws = rows::write_numbers(&played.draws);
        let (at, left) = time.as_ref().map(|it| (it.at, &it.left)).unzip();
        let seat = u8::from(played.seat);
        json!([code, n, seat, played.action, draws, at, left])
    };
    let rows: Vec<_> = lines.iter().map(row).collect();
    let done = sqlx::query_as(
        "INSERT INTO moves (code, n, seat, action, draws, at, clock)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
             coalesce(value ->> 5, $2), value ->> 6
         FROM json_each($1) WHERE true
         ON CONFLICT DO NOTHING RETURNING code, n",
    )
    .bind(Json::from(rows).to_string())
    .bind(now())
    .fetch_all(file)
    .await?;
    Ok(done.into_iter().collect())
}

/// Whoever does not wait for the answer does not miss it. Of two that are the
/// same line the first was written.
fn answer(lines: impl IntoIterator<Item = Line>, mut done: BTreeSet<(String, u32)>) {
    for Line {
        code, n, written, ..
    } in lines
    {
        let key = (code, n);
        let result = if done.remove(&key) {
            Ok(())
        } else {
            let (code, n) = key;
            Err(StoreError::Fenced { code, n })
        };
        drop(written.send(result));
    }
}
