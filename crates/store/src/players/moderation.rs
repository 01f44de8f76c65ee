//! What operators do about players, and the book they keep of it.

use std::collections::BTreeSet;

use tabletop::Seat;

use super::PlayerId;
use crate::{
    Store, StoreError,
    db::{All, Held, query},
    now,
};

/// Something that an operator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditEntry {
    /// In milliseconds since 1970.
    pub at: u64,
    pub what: String,
}

/// Somebody who is blocked, and where they sat last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suspect {
    /// The beginning of an id, enough for an operator to tell it apart.
    pub mark: String,
    pub blocked_at: u64,
    pub name: Option<String>,
    pub code: Option<String>,
}

/// How much of an id operators see.
const MARK: usize = 8;

impl PlayerId {
    /// Enough of it to tell players apart.
    pub fn mark(&self) -> String {
        self.as_str().chars().take(MARK).collect()
    }
}

impl Store {
    /// Who sits somewhere; nobody if they did not say.
    pub async fn player_at(&self, code: &str, seat: Seat) -> Result<Option<PlayerId>, StoreError> {
        let id: Option<String> = query(
            "SELECT is_now FROM seats JOIN players ON id = player WHERE code = $1 AND seat = $2",
        )
        .bind(code)
        .bind(u8::from(seat))
        .fetch_optional(&self.db)
        .await?;
        Ok(id.map(PlayerId::known))
    }

    /// The player with this mark, if there is just one.
    pub async fn marked(&self, mark: &str) -> Result<Option<PlayerId>, StoreError> {
        let ids: Vec<String> = query(
            "SELECT id FROM players WHERE substr(id, 1, length($1)) = $1 AND is_now = id LIMIT 2",
        )
        .bind(mark)
        .fetch_all(&self.db)
        .await?;
        match <[String; 1]>::try_from(ids) {
            Ok([id]) if MARK <= mark.len() => Ok(Some(PlayerId::known(id))),
            Ok(_) | Err(_) => Ok(None),
        }
    }

    /// Lets a player do nothing, or everything again, and writes it in the book.
    pub async fn block(
        &self,
        player: &PlayerId,
        is_blocked: bool,
        what: &str,
    ) -> Result<(), StoreError> {
        self.health
            .written(self.block_now(player, is_blocked, what).await)
    }

    async fn block_now(
        &self,
        player: &PlayerId,
        is_blocked: bool,
        what: &str,
    ) -> Result<(), StoreError> {
        let mut all = self.db.begin_holding(Held::Players).await?;
        query("UPDATE players SET blocked_at = $2 WHERE id = $1")
            .bind(player.as_str())
            .bind(is_blocked.then(now))
            .execute(&mut all)
            .await?;
        note_audit_entry(&mut all, what).await?;
        all.commit().await?;
        Ok(())
    }

    /// What operators did, the latest first.
    pub async fn audit_log(&self, most: u32) -> Result<Vec<AuditEntry>, StoreError> {
        let rows: Vec<(i64, String)> = query("SELECT at, what FROM deeds ORDER BY n DESC LIMIT $1")
            .bind(most)
            .fetch_all(&self.db)
            .await?;
        let read = |(at, what): (i64, String)| AuditEntry {
            at: at.unsigned_abs(),
            what,
        };
        Ok(rows.into_iter().map(read).collect())
    }

    /// Everybody whom servers let do nothing.
    pub async fn blocked_ids(&self) -> Result<BTreeSet<PlayerId>, StoreError> {
        let ids: Vec<String> = query(
            "SELECT id FROM players WHERE is_now IN (
                 SELECT id FROM players WHERE blocked_at IS NOT NULL)",
        )
        .fetch_all(&self.db)
        .await?;
        Ok(ids.into_iter().map(PlayerId::known).collect())
    }

    /// Closes a table, whatever goes on there, and writes it in the book. Says
    /// whether there is one.
    pub async fn close_table(&self, code: &str, what: &str) -> Result<bool, StoreError> {
        self.health.written(self.close_table_now(code, what).await)
    }

    async fn close_table_now(&self, code: &str, what: &str) -> Result<bool, StoreError> {
        let mut all = self.db.begin_holding(Held::Players).await?;
        let done = query("UPDATE tables SET closed_at = coalesce(closed_at, $2) WHERE code = $1")
            .bind(code)
            .bind(now())
            .execute(&mut all)
            .await?;
        if done == 0 {
            return Ok(false);
        }
        note_audit_entry(&mut all, what).await?;
        all.commit().await?;
        Ok(true)
    }

    /// Which of these tables are closed.
    pub async fn closed(&self, codes: &[String]) -> Result<Vec<String>, StoreError> {
        let codes = serde_json::Value::from(codes).to_string();
        let closed = query(
            "SELECT code FROM tables WHERE code IN (SELECT value FROM json_each($1))
             AND closed_at IS NOT NULL",
        );
        Ok(closed.bind(codes).fetch_all(&self.db).await?)
    }

    /// Everybody who is blocked.
    pub async fn blocked(&self) -> Result<Vec<Suspect>, StoreError> {
        let rows: Vec<(String, i64, Option<String>, Option<String>)> = query(
            "SELECT id, blocked_at, name, code FROM players
             LEFT JOIN (SELECT player, name, code, row_number() OVER (
                     PARTITION BY player ORDER BY tables.created_at DESC, code) AS nth
                 FROM seats JOIN tables USING (code) WHERE player IS NOT NULL) AS sat
                 ON player = id AND nth = 1
             WHERE blocked_at IS NOT NULL AND is_now = id ORDER BY blocked_at",
        )
        .fetch_all(&self.db)
        .await?;
        let read = |(id, at, name, code): (String, i64, _, _)| Suspect {
            mark: PlayerId::known(id).mark(),
            blocked_at: at.unsigned_abs(),
            name,
            code,
        };
        Ok(rows.into_iter().map(read).collect())
    }
}

async fn note_audit_entry(all: &mut All, what: &str) -> Result<(), sqlx::Error> {
    let noted = query(
        "INSERT INTO deeds (n, at, what)
         SELECT coalesce(max(n), 0) + 1, CAST($1 AS BIGINT), CAST($2 AS TEXT) FROM deeds",
    );
    noted.bind(now()).bind(what).execute(all).await.map(drop)
}
