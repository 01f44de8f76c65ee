//! What players want done whenever their game asks.

use tabletop::Seat;

use crate::{Store, StoreError, db::query};

impl Store {
    /// Notes what somebody wants, by the names that the game has for it.
    pub async fn set_orders(
        &self,
        code: &str,
        seat: Seat,
        orders: &[&str],
    ) -> Result<(), StoreError> {
        let set = query("UPDATE seats SET orders = $3 WHERE code = $1 AND seat = $2")
            .bind(code)
            .bind(u8::from(seat))
            .bind(orders.join(" "))
            .execute(&self.db)
            .await;
        self.health.written(set.map(drop).map_err(StoreError::from))
    }

    /// What everybody at a table wants who wants anything.
    pub async fn orders(&self, code: &str) -> Result<Vec<(Seat, Vec<String>)>, StoreError> {
        let rows: Vec<(u8, String)> =
            query("SELECT seat, orders FROM seats WHERE code = $1 AND orders <> '' ORDER BY seat")
                .bind(code)
                .fetch_all(&self.db)
                .await?;
        let read = |(seat, orders): (u8, String)| {
            let seat = Seat::try_from(seat).map_err(|what| StoreError::damaged(code, what))?;
            Ok((seat, orders.split_whitespace().map(str::to_owned).collect()))
        };
        rows.into_iter().map(read).collect()
    }
}
