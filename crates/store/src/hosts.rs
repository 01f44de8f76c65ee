//! What a host does with a table whose game has not started.

use tabletop::Seat;

use crate::{Store, StoreError, db::query};

impl Store {
    /// Lets nobody else take a seat, or everybody again.
    pub async fn lock(&self, code: &str, is_locked: bool) -> Result<(), StoreError> {
        let locked = query("UPDATE tables SET is_locked = $2 WHERE code = $1")
            .bind(code)
            .bind(is_locked)
            .execute(&self.db)
            .await;
        self.health
            .written(locked.map(drop).map_err(StoreError::from))
    }

    /// Takes a seat from a person. Nothing happens once the game has started.
    pub async fn free(&self, code: &str, seat: Seat) -> Result<(), StoreError> {
        let freed = query(
            "UPDATE seats SET name = NULL, salt = '', token_hash = NULL, face = NULL, player = NULL,
                 wants_rating = 0
             WHERE code = $1 AND seat = $2 AND token_hash IS NOT NULL
             AND EXISTS (SELECT 1 FROM tables WHERE tables.code = $1 AND setup IS NULL)",
        )
        .bind(code)
        .bind(u8::from(seat))
        .execute(&self.db)
        .await;
        self.health
            .written(freed.map(drop).map_err(StoreError::from))
    }
}
