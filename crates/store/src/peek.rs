//! What is known of a table without playing its log again.

use serde_json::Value as Json;

use crate::{Store, StoreError, db::query};

/// A table that may be put away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resting {
    /// Lines of its log.
    pub n: u32,
    /// When something happened there for the last time, in milliseconds since
    /// 1970.
    pub since: u64,
    /// Whose turn it was then, if that was noted.
    pub turn: Option<Json>,
}

impl Store {
    /// How far a table has come; `None` if there is none of that code.
    pub async fn resting(&self, code: &str) -> Result<Option<Resting>, StoreError> {
        let row: Option<(u32, i64, Option<String>, u32)> = query(
            "SELECT coalesce(n, 0), coalesce(at, created_at), turn, turn_n FROM tables
             LEFT JOIN (SELECT n, at FROM moves WHERE moves.code = $1 ORDER BY n DESC LIMIT 1)
                 AS latest ON true
             WHERE tables.code = $1",
        )
        .bind(code)
        .fetch_optional(&self.db)
        .await?;
        Ok(row.map(|(n, since, turn, turn_n)| Resting {
            n,
            since: since.unsigned_abs(),
            turn: turn
                .filter(|_| turn_n == n)
                .and_then(|turn| turn.parse().ok()),
        }))
    }

    /// Notes whose turn it is after so many lines of the log.
    pub async fn note_turn(&self, code: &str, n: u32, turn: &Json) -> Result<(), StoreError> {
        let noted = query("UPDATE tables SET turn = $2, turn_n = $3 WHERE code = $1")
            .bind(code)
            .bind(turn.to_string())
            .bind(n)
            .execute(&self.db)
            .await;
        self.health
            .written(noted.map(drop).map_err(StoreError::from))
    }
}
