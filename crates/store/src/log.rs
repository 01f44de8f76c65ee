//! What arrives together is written together: one commit, and one wait for the
//! disk. What comes alone waits for nobody.

use std::{collections::BTreeSet, time::Duration};

use record::Move;
use serde_json::{Value as Json, json};
use sqlx::{PgConnection, SqliteConnection};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use crate::{
    clocks::TimeNote,
    db::{Conn, Db, Held, On},
    error::StoreError,
    health::Trouble,
    now,
    players::Ending,
    rows,
    tables::{Opening, Seating},
};

/// More than these wait for the next commit.
const MOST: usize = 1024;

/// After how long a rest `SQLite` gives back what it keeps for the next page, and
/// after how long a connection to `PostgreSQL` is given back.
const REST: [Duration; 2] = [Duration::from_secs(1), Duration::from_millis(100)];

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
    /// Of the lease under which it is written, if there is one.
    pub(crate) fence: Option<i64>,
    pub(crate) written: Written,
}

/// What is written together with a line of a log.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Beside {
    /// How the game ended, if it ended with this line.
    pub ending: Option<Ending>,
    /// What is left to everybody after it, at a table with a clock.
    pub time: Option<TimeNote>,
    /// The lease that whoever writes it believes to have.
    pub fence: Option<i64>,
}

/// A table, or who sits there.
#[derive(Debug)]
pub(crate) enum TableWrite {
    Open(Box<Opening>, Written),
    Seat(Seating, Written),
}

/// Writes until nobody can send any more.
pub(crate) async fn write(db: Db, mut writes: mpsc::UnboundedReceiver<Write>) {
    let mut batch = Vec::new();
    // To give a connection back and take it again costs as much as to write.
    let mut kept = None;
    let wait = match db {
        Db::Lite(_) => REST[0],
        Db::Post(_) => REST[1],
    };
    loop {
        let received = if let Ok(received) = timeout(wait, writes.recv_many(&mut batch, MOST)).await
        {
            received
        } else {
            kept = None;
            rest(&db).await;
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
        write_together(&db, &mut kept, lines, tables).await;
    }
}

/// Two megabytes are much for a server at which nothing happens.
async fn rest(db: &Db) {
    if let Db::Lite(pool) = db
        && let Err(error) = sqlx::query("PRAGMA shrink_memory").execute(pool).await
    {
        tracing::debug!("SQLite keeps its memory: {error}");
    }
}

async fn write_together(
    db: &Db,
    kept: &mut Option<Conn>,
    lines: Vec<Line>,
    tables: Vec<TableWrite>,
) {
    let error = match try_together(db, kept, &lines, &tables).await {
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
        write_line(db, line).await;
    }
    for table in tables {
        write_table(db, table).await;
    }
}

type Done = (BTreeSet<(String, u32)>, Vec<Result<(), StoreError>>);

async fn try_together(
    db: &Db,
    kept: &mut Option<Conn>,
    lines: &[Line],
    tables: &[TableWrite],
) -> Result<Done, sqlx::Error> {
    if tables.is_empty() && lines.iter().all(|it| it.ending.is_none()) {
        // One statement is a commit by itself.
        let mut conn = match kept.take() {
            Some(conn) => conn,
            None => db.acquire().await?,
        };
        let done = insert(On::from(&mut conn), lines).await?;
        // There is only one of SQLite, and others want it.
        *kept = matches!(conn, Conn::Post(_)).then_some(conn);
        return Ok((done, Vec::new()));
    }
    let mut all = db.begin().await?;
    if lines.iter().any(|it| it.ending.is_some()) {
        all.hold(Held::Players).await?;
    }
    let seated: Vec<&str> = tables.iter().filter_map(TableWrite::seated).collect();
    if !seated.is_empty() {
        all.hold(Held::Tables(&seated)).await?;
    }
    let done = match lines {
        [] => BTreeSet::new(),
        lines => insert(On::from(&mut all), lines).await?,
    };
    for line in lines {
        if let Some(ending) = &line.ending
            && done.contains(&(line.code.clone(), line.n))
        {
            ending.write(&mut On::from(&mut all), &line.code).await?;
        }
    }
    let mut answers = Vec::new();
    for table in tables {
        answers.push(table.write(On::from(&mut all)).await?);
    }
    all.commit().await?;
    Ok((done, answers))
}

async fn write_line(db: &Db, line: Line) {
    match try_together(db, &mut None, std::slice::from_ref(&line), &[]).await {
        Ok((done, _)) => answer([line], done),
        Err(error) => drop(line.written.send(Err(gone_or_failed(error, &line.code)))),
    }
}

async fn write_table(db: &Db, table: TableWrite) {
    match try_together(db, &mut None, &[], std::slice::from_ref(&table)).await {
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
    async fn write(&self, on: On<'_>) -> Result<Result<(), StoreError>, sqlx::Error> {
        match self {
            TableWrite::Open(opening, _) => opening.write(on).await,
            TableWrite::Seat(seating, _) => seating.write(on).await,
        }
    }

    /// Where seats are given: nobody arranges that table meanwhile.
    fn seated(&self) -> Option<&str> {
        match self {
            TableWrite::Open(..) => None,
            TableWrite::Seat(seating, _) => Some(&seating.code),
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

/// Says which lines are on the disk now: those that were the next of their log,
/// written by nobody else before.
///
/// A statement sees nothing of what it writes itself, so that a second line of
/// one log waits for a second statement.
async fn insert(mut on: On<'_>, lines: &[Line]) -> Result<BTreeSet<(String, u32)>, sqlx::Error> {
    let (mut done, mut left) = (BTreeSet::new(), lines.iter().collect::<Vec<_>>());
    while !left.is_empty() {
        let mut codes = BTreeSet::new();
        let (these, later) = left.into_iter().partition(|it| codes.insert(&it.code));
        let these: Vec<&Line> = these;
        left = later;
        let written = match &mut on {
            On::Lite(conn) => insert_lite(conn, &these).await?,
            On::Post(conn) => insert_post(conn, &these).await?,
        };
        for line in written {
            done.insert(line);
        }
    }
    Ok(done)
}

async fn insert_lite(
    conn: &mut SqliteConnection,
    lines: &[&Line],
) -> Result<Vec<(String, u32)>, sqlx::Error> {
    let row = |line: &&Line| {
        let draws = rows::write_numbers(&line.played.draws);
        let (at, left) = line.time.as_ref().map(|it| (it.at, &it.left)).unzip();
        let seat = u8::from(line.played.seat);
        let Line { code, n, fence, .. } = line;
        json!([code, n, seat, line.played.action, draws, at, left, fence])
    };
    let rows: Vec<_> = lines.iter().map(row).collect();
    // A line of a log whose table is gone is refused by the foreign key, which
    // says why.
    sqlx::query_as(
        "INSERT INTO moves (code, n, seat, action, draws, at, clock)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
             coalesce(value ->> 5, $2), value ->> 6
         FROM json_each($1)
         WHERE (value ->> 1 = 1
             OR EXISTS (SELECT 1 FROM moves
                 WHERE moves.code = value ->> 0 AND moves.n = (value ->> 1) - 1)
             OR NOT EXISTS (SELECT 1 FROM tables WHERE tables.code = value ->> 0))
         AND (value ->> 7 IS NULL
             OR EXISTS (SELECT 1 FROM leases
                 WHERE leases.code = value ->> 0 AND fence = value ->> 7))
         ON CONFLICT DO NOTHING RETURNING code, n",
    )
    .bind(Json::from(rows).to_string())
    .bind(now())
    .fetch_all(conn)
    .await
}

async fn insert_post(
    conn: &mut PgConnection,
    lines: &[&Line],
) -> Result<Vec<(String, u32)>, sqlx::Error> {
    fn column<T>(lines: &[&Line], cell: impl Fn(&Line) -> T) -> Vec<T> {
        lines.iter().map(|line| cell(line)).collect()
    }
    let moment = now();
    let at = |line: &Line| line.time.as_ref().map_or(moment, |it| it.at);
    let left = |line: &Line| line.time.as_ref().map(|it| it.left.clone());
    // Whoever takes the lease over waits for this line, and sees it.
    let done: Vec<(String, i64)> = sqlx::query_as(
        "INSERT INTO moves (code, n, seat, action, draws, at, clock)
         SELECT code, n, seat, action, draws, at, clock
         FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[],
             $7::text[], $8::bigint[])
             AS line (code, n, seat, action, draws, at, clock, fence)
         WHERE (n = 1
             OR EXISTS (SELECT 1 FROM moves AS last
                 WHERE last.code = line.code AND last.n = line.n - 1)
             OR NOT EXISTS (SELECT 1 FROM tables WHERE tables.code = line.code))
         AND (fence IS NULL
             OR EXISTS (SELECT 1 FROM leases
                 WHERE leases.code = line.code AND leases.fence = line.fence FOR SHARE))
         ON CONFLICT DO NOTHING RETURNING code, n",
    )
    .bind(column(lines, |it| it.code.clone()))
    .bind(column(lines, |it| i64::from(it.n)))
    .bind(column(lines, |it| i64::from(u8::from(it.played.seat))))
    .bind(column(lines, |it| it.played.action.clone()))
    .bind(column(lines, |it| rows::write_numbers(&it.played.draws)))
    .bind(column(lines, at))
    .bind(column(lines, left))
    .bind(column(lines, |it| it.fence))
    .fetch_all(conn)
    .await?;
    let line = |(code, n): (String, i64)| Ok((code, u32::try_from(n).map_err(wrong)?));
    done.into_iter().map(line).collect()
}

fn wrong(error: std::num::TryFromIntError) -> sqlx::Error {
    sqlx::Error::Decode(Box::new(error))
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
