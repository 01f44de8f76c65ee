//! Which server a table is open at, where several share a database.
//!
//! A lease ends by the clock of the database, so that clocks of servers need not
//! agree. Every owner gets a higher fence than the last: whoever believes to have
//! a lease still, and has not, writes no more moves ([`crate::Beside::fence`]).

use std::time::Duration;

use crate::{
    Store, StoreError,
    db::{Query, query, query_each},
};

/// That a table is open here and nowhere else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    pub code: String,
    /// Higher than that of every earlier owner.
    pub fence: i64,
}

macro_rules! lite_now {
    () => {
        "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
    };
}

macro_rules! post_now {
    () => {
        "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}

/// A statement with the time of the database between its parts.
macro_rules! by_the_clock {
    ($first:literal $(, $part:literal)+) => {
        query_each(
            concat!($first $(, lite_now!(), $part)+),
            concat!($first $(, post_now!(), $part)+),
        )
    };
}

impl Store {
    /// Takes a table for `owner`, unless somebody else has it; then who. Taking it
    /// again gives a new fence.
    pub async fn acquire_lease(
        &self,
        code: &str,
        owner: &str,
        length: Duration,
    ) -> Result<Result<Lease, String>, StoreError> {
        let taken = by_the_clock!(
            "INSERT INTO leases (code, owner, fence, until_at) VALUES ($1, $2, 1, $3 + ",
            ") ON CONFLICT (code) DO UPDATE SET owner = excluded.owner, fence = leases.fence + 1,
                 until_at = excluded.until_at
             WHERE leases.owner = excluded.owner OR leases.until_at <= ",
            " RETURNING fence"
        )
        .bind(code)
        .bind(owner)
        .bind(length.as_millis() as i64)
        .fetch_optional(&self.db)
        .await
        .map_err(StoreError::from);
        let taken: Option<i64> = self.health.written(taken)?;
        if let Some(fence) = taken {
            let code = code.to_owned();
            return Ok(Ok(Lease { code, fence }));
        }
        let other: Option<String> = query("SELECT owner FROM leases WHERE code = $1")
            .bind(code)
            .fetch_optional(&self.db)
            .await?;
        Ok(Err(other.unwrap_or_default()))
    }

    /// Keeps a table for longer. Says no if somebody else has had it meanwhile.
    pub async fn renew_lease(&self, lease: &Lease, length: Duration) -> Result<bool, StoreError> {
        let renewed = by_the_clock!(
            "UPDATE leases SET until_at = $3 + ",
            " WHERE code = $1 AND fence = $2"
        );
        self.change_lease(
            renewed
                .bind(&lease.code)
                .bind(lease.fence)
                .bind(length.as_millis() as i64),
        )
        .await
    }

    /// Lets a table go, for whoever wants it next. Says no if somebody else has it.
    pub async fn release_lease(&self, lease: &Lease) -> Result<bool, StoreError> {
        let released = query("UPDATE leases SET until_at = 0 WHERE code = $1 AND fence = $2");
        self.change_lease(released.bind(&lease.code).bind(lease.fence))
            .await
    }

    async fn change_lease(&self, change: Query) -> Result<bool, StoreError> {
        let changed = change.execute(&self.db).await.map_err(StoreError::from);
        Ok(self.health.written(changed)? == 1)
    }
}
