//! What is left to whom, beside the log, and when the server was there to let
//! time pass.

use crate::{Store, StoreError, db::query};

/// What is written with a line of a log at a table with a clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeNote {
    /// What is left to everybody after it.
    pub left: String,
    /// In milliseconds since 1970.
    pub at: i64,
}

/// What was left to everybody when it was last written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    pub left: String,
    /// Since when it runs; `None` if it stands still.
    pub since: Option<i64>,
}

/// A time during which the server was there, in milliseconds since 1970.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Uptime {
    pub began_at: i64,
    pub until_at: i64,
}

/// The last line of a log with its clock, and the note beside it.
type TimeRow = (u32, Option<String>, i64, u32, Option<String>, Option<i64>);

impl Store {
    /// What is left to everybody, as far as it is written down.
    pub async fn time_left(&self, code: &str) -> Result<Option<TimeLeft>, StoreError> {
        let row: Option<TimeRow> = query(
            "SELECT coalesce(n, 0), moves_clock, coalesce(at, 0), left_n, left_text, left_since
                 FROM tables LEFT JOIN (
                     SELECT n, at, clock AS moves_clock FROM moves WHERE moves.code = $1
                     ORDER BY n DESC LIMIT 1
                 ) AS latest ON true WHERE tables.code = $1",
        )
        .bind(code)
        .fetch_optional(&self.db)
        .await?;
        Ok(row.and_then(|(n, logged, at, noted_n, noted, since)| {
            let noted = noted.filter(|_| noted_n == n);
            let noted = noted.map(|left| TimeLeft { left, since });
            let since = Some(at);
            noted.or_else(|| logged.map(|left| TimeLeft { left, since }))
        }))
    }

    /// Notes what is left to everybody after `n` lines of the log, and when the
    /// table has to be opened for it; nothing if the lease that they believe to
    /// have is not theirs any more.
    pub async fn note_time(
        &self,
        code: &str,
        n: u32,
        TimeLeft { left, since }: &TimeLeft,
        due_at: Option<i64>,
        fence: Option<i64>,
    ) -> Result<(), StoreError> {
        let noted = query(
            "UPDATE tables SET left_n = $2, left_text = $3, left_since = $4, due_at = $5
             WHERE code = $1 AND ($6 IS NULL OR EXISTS (
                 SELECT 1 FROM leases WHERE leases.code = $1 AND fence = $6))",
        )
        .bind(code)
        .bind(n)
        .bind(left)
        .bind(since)
        .bind(due_at)
        .bind(fence)
        .execute(&self.db)
        .await;
        self.health
            .written(noted.map(drop).map_err(StoreError::from))
    }

    /// Notes that a table is open, or need not be opened any more.
    pub async fn note_due(&self, code: &str, due_at: Option<i64>) -> Result<(), StoreError> {
        let noted = query("UPDATE tables SET due_at = $2 WHERE code = $1")
            .bind(code)
            .bind(due_at)
            .execute(&self.db)
            .await;
        self.health
            .written(noted.map(drop).map_err(StoreError::from))
    }

    /// Tables that have to be opened some day, and when.
    pub async fn due(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let due =
            query("SELECT code, due_at FROM tables WHERE due_at IS NOT NULL AND closed_at IS NULL");
        Ok(due.fetch_all(&self.db).await?)
    }

    /// Notes that the server is there.
    pub async fn note_uptime(
        &self,
        Uptime { began_at, until_at }: Uptime,
    ) -> Result<(), StoreError> {
        let noted = query(
            "INSERT INTO uptime (began_at, until_at) VALUES ($1, $2)
             ON CONFLICT (began_at) DO UPDATE SET until_at =
                 CASE WHEN uptime.until_at < excluded.until_at THEN excluded.until_at
                 ELSE uptime.until_at END",
        )
        .bind(began_at)
        .bind(until_at)
        .execute(&self.db)
        .await;
        self.health
            .written(noted.map(drop).map_err(StoreError::from))
    }

    /// When the server was there since a moment, the earliest first.
    pub async fn uptime(&self, since: i64) -> Result<Vec<Uptime>, StoreError> {
        let rows: Vec<(i64, i64)> =
            query("SELECT began_at, until_at FROM uptime WHERE $1 <= until_at ORDER BY began_at")
                .bind(since)
                .fetch_all(&self.db)
                .await?;
        let uptime = |(began_at, until_at)| Uptime { began_at, until_at };
        Ok(rows.into_iter().map(uptime).collect())
    }

    /// Whether moves are refused because they cannot be written.
    pub fn is_troubled(&self) -> bool {
        self.health.trouble().is_some()
    }
}
