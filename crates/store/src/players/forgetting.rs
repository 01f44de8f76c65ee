//! Whoever wants to be forgotten.

use tabletop::Seat;

use super::PlayerId;
use crate::{
    Store, StoreError,
    db::{Held, query},
};

/// What a table calls somebody who was forgotten.
pub const SOMEBODY: &str = "Somebody";

impl Store {
    /// Writes the record of a game that is over without the name of a player,
    /// who was part of what its luck is bound to: it cannot be played again.
    pub async fn forget_at(
        &self,
        code: &str,
        seat: Seat,
        record: Option<&str>,
    ) -> Result<(), StoreError> {
        self.health
            .written(self.forget_at_now(code, seat, record).await)
    }

    async fn forget_at_now(
        &self,
        code: &str,
        seat: Seat,
        record: Option<&str>,
    ) -> Result<(), StoreError> {
        let mut all = self.db.begin_holding(Held::Tables(&[code])).await?;
        query("UPDATE tables SET record = coalesce($2, record), is_kept = 1 WHERE code = $1")
            .bind(code)
            .bind(record)
            .execute(&mut all)
            .await?;
        query(
            "UPDATE seats SET name = $3, face = NULL, player = NULL, wants_rating = 0,
                 orders = ''
             WHERE code = $1 AND seat = $2",
        )
        .bind(code)
        .bind(u8::from(seat))
        .bind(SOMEBODY)
        .execute(&mut all)
        .await?;
        all.commit().await?;
        Ok(())
    }

    /// Removes a player: keys, ratings, and whose seats and results were theirs.
    pub async fn forget_player(&self, player: &PlayerId) -> Result<(), StoreError> {
        self.health.written(self.forget_player_now(player).await)
    }

    async fn forget_player_now(&self, player: &PlayerId) -> Result<(), StoreError> {
        let mut all = self.db.begin_holding(Held::Players).await?;
        for change in [
            "UPDATE results SET player = NULL, name = '', face = NULL, rating_before = NULL,
                 rating_after = NULL
             WHERE player IN (SELECT id FROM players WHERE is_now = $1)",
            // Where nobody else is known, nobody looks back.
            "DELETE FROM results WHERE (code, ended_at) NOT IN (
                 SELECT code, ended_at FROM results WHERE player IS NOT NULL)",
            "UPDATE seats SET player = NULL, wants_rating = 0
             WHERE player IN (SELECT id FROM players WHERE is_now = $1)",
            "DELETE FROM ratings WHERE player = $1",
            "DELETE FROM subscriptions WHERE player = $1",
            "DELETE FROM passkeys WHERE player = $1",
            "DELETE FROM player_keys WHERE player = $1",
            "DELETE FROM players WHERE is_now = $1",
        ] {
            query(change)
                .bind(player.as_str())
                .execute(&mut all)
                .await?;
        }
        all.commit().await?;
        Ok(())
    }
}
