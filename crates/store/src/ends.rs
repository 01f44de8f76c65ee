//! How tables end that nobody comes back to.

use std::time::Duration;

use crate::{
    Store, StoreError,
    db::{Held, query},
    now,
};

/// How long it is known of a table that somebody is there. Shorter than the
/// shortest age that can be pruned.
const SEEN_FOR: Duration = Duration::from_mins(30);

/// How long a table where every move has days waits for players.
const WAIT_FOR_DAYS: Duration = Duration::from_hours(24 * 14);

/// The tables whose game has started and is not known to be over, and where
/// nothing has happened since `$1`.
macro_rules! abandoned {
    () => {
        "SELECT code FROM tables WHERE setup IS NOT NULL AND is_kept = 0 AND created_at <= $1
         AND coalesce((
             SELECT at FROM moves WHERE moves.code = tables.code ORDER BY n DESC LIMIT 1
         ), 0) <= $1
         AND (due_at IS NULL OR due_at <= $1)"
    };
}

impl Store {
    /// How many tables wait for players.
    pub async fn n_waiting(&self) -> Result<u64, StoreError> {
        let n: i64 = query("SELECT count(*) FROM tables WHERE setup IS NULL")
            .fetch_one(&self.db)
            .await?;
        Ok(n.unsigned_abs())
    }

    /// The tables that were opened that long ago, or longer, and whose game has
    /// not started. One where every move has days waits longer for players, once
    /// somebody sits there.
    pub async fn unstarted(&self, age: Duration) -> Result<Vec<String>, StoreError> {
        let codes = query(
            "SELECT code FROM tables WHERE setup IS NULL AND created_at <= $1
             AND (clock <> 'days' OR created_at <= $2 OR host IS NULL)",
        )
        .bind(before(age))
        .bind(before(age.max(WAIT_FOR_DAYS)))
        .fetch_all(&self.db)
        .await?;
        Ok(codes)
    }

    /// Removes tables, except those whose game has started after all.
    pub async fn forget(&self, codes: &[String]) -> Result<(), StoreError> {
        let mut all = self.db.begin().await?;
        let held: Vec<&str> = codes.iter().map(String::as_str).collect();
        all.hold(Held::Tables(&held)).await?;
        let list = serde_json::Value::from(codes).to_string();
        for delete in [
            "DELETE FROM seats WHERE code IN (SELECT value FROM json_each($1))
             AND code IN (SELECT code FROM tables WHERE setup IS NULL)",
            "DELETE FROM tables WHERE code IN (SELECT value FROM json_each($1))
             AND setup IS NULL",
        ] {
            query(delete).bind(&list).execute(&mut all).await?;
        }
        all.commit().await?;
        Ok(())
    }

    /// The tables whose game has started, at which nothing has happened for
    /// that long, and which are not kept.
    pub async fn abandoned(&self, age: Duration) -> Result<Vec<String>, StoreError> {
        let codes = query(abandoned!())
            .bind(before(age))
            .fetch_all(&self.db)
            .await?;
        Ok(codes)
    }

    /// Removes a table and its log, unless something has happened there after
    /// all.
    pub async fn forget_abandoned(&self, code: &str, age: Duration) -> Result<(), StoreError> {
        let before = before(age);
        let mut all = self.db.begin().await?;
        all.hold(Held::Tables(&[code])).await?;
        for delete in [
            concat!(
                "DELETE FROM moves WHERE code = $2 AND code IN (",
                abandoned!(),
                ")"
            ),
            concat!(
                "DELETE FROM seats WHERE code = $2 AND code IN (",
                abandoned!(),
                ")"
            ),
            concat!(
                "DELETE FROM tables WHERE code = $2 AND code IN (",
                abandoned!(),
                ")"
            ),
        ] {
            let delete = query(delete).bind(before).bind(code);
            delete.execute(&mut all).await?;
        }
        all.commit().await?;
        Ok(())
    }

    /// Notes that somebody is at these tables, so that they are not pruned.
    /// Nothing is written of those that are known to be in use.
    pub async fn see(&self, codes: &[String]) -> Result<(), StoreError> {
        let seen = query(
            "UPDATE tables SET seen_at = $2 WHERE code IN (SELECT value FROM json_each($1))
             AND created_at < $3 AND seen_at < $3",
        )
        .bind(serde_json::Value::from(codes).to_string())
        .bind(now())
        .bind(before(SEEN_FOR))
        .execute(&self.db)
        .await;
        self.health.heed(seen.map(drop).map_err(StoreError::from))
    }

    /// Keeps a table for good: its game is over, and somebody may want the
    /// record.
    pub async fn keep(&self, code: &str) -> Result<(), StoreError> {
        query("UPDATE tables SET is_kept = 1 WHERE code = $1")
            .bind(code)
            .execute(&self.db)
            .await?;
        Ok(())
    }
}

fn before(age: Duration) -> i64 {
    now() - age.as_millis() as i64
}
