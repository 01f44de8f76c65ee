//! Which server a table is open at, where several share a database.
//!
//! A server says again and again that it is there; what it has taken is its own
//! as long. That is one row for each server, however many tables it has. Time goes
//! by the clock of the database, so that clocks of servers need not agree. Every
//! owner gets a higher fence than the last: whoever believes to have a table
//! still, and has not, writes nothing there any more ([`crate::Beside::fence`]).

use std::time::Duration;

use crate::{
    Store, StoreError,
    db::{Query, query, query_each},
};

/// That a table is open here and nowhere else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    pub code: String,
    pub owner: String,
    /// Higher than that of every earlier owner.
    pub fence: i64,
}

/// How long the row of a server stays that is gone, in milliseconds.
const REMEMBERED: i64 = 60 * 60 * 1000;

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
    /// Says that a new server is there, for so long.
    pub async fn arrive(&self, node: &str, length: Duration) -> Result<(), StoreError> {
        let old = by_the_clock!(
            "DELETE FROM nodes WHERE until_at < ",
            " - $1 AND NOT EXISTS (
                 SELECT 1 FROM leases WHERE owner = nodes.id AND until_at <> 0)"
        );
        self.change(old.bind(REMEMBERED)).await?;
        let arrived = by_the_clock!("INSERT INTO nodes (id, until_at) VALUES ($1, $2 + ", ")");
        self.change(arrived.bind(node).bind(length.as_millis() as i64))
            .await
            .map(drop)
    }

    /// Says that a server is still there, for so long from now. Says no if it
    /// came too late: others may have taken what it had, and it has to arrive anew
    /// under another name.
    pub async fn stay(&self, node: &str, length: Duration) -> Result<bool, StoreError> {
        let stayed = by_the_clock!(
            "UPDATE nodes SET until_at = $2 + ",
            " WHERE id = $1 AND ",
            " < until_at"
        );
        let stayed = stayed.bind(node).bind(length.as_millis() as i64);
        Ok(self.change(stayed).await? == 1)
    }

    /// Gives back everything that a server has.
    pub async fn depart(&self, node: &str) -> Result<(), StoreError> {
        let left = query("UPDATE nodes SET until_at = 0 WHERE id = $1");
        self.change(left.bind(node)).await.map(drop)
    }

    /// Takes a table for `owner`, unless somebody else has it who is there; then
    /// who. Taking it again gives a new fence.
    pub async fn acquire_lease(
        &self,
        code: &str,
        owner: &str,
    ) -> Result<Result<Lease, String>, StoreError> {
        let taken = by_the_clock!(
            "INSERT INTO leases (code, owner, fence, until_at) VALUES ($1, $2, 1, 1)
             ON CONFLICT (code) DO UPDATE
             SET owner = excluded.owner, fence = leases.fence + 1, until_at = 1
             WHERE leases.owner = excluded.owner OR leases.until_at = 0 OR NOT EXISTS (
                 SELECT 1 FROM nodes WHERE nodes.id = leases.owner AND ",
            " < nodes.until_at)
             RETURNING fence"
        );
        let taken = taken.bind(code).bind(owner).fetch_optional(&self.db).await;
        let taken: Option<i64> = self.health.written(taken.map_err(StoreError::from))?;
        if let Some(fence) = taken {
            let (code, owner) = (code.to_owned(), owner.to_owned());
            return Ok(Ok(Lease { code, owner, fence }));
        }
        let other: Option<String> = query("SELECT owner FROM leases WHERE code = $1")
            .bind(code)
            .fetch_optional(&self.db)
            .await?;
        Ok(Err(other.unwrap_or_default()))
    }

    /// Lets a table go, for whoever wants it next. Says no if somebody else has it.
    pub async fn release_lease(&self, lease: &Lease) -> Result<bool, StoreError> {
        let released = query("UPDATE leases SET until_at = 0 WHERE code = $1 AND fence = $2");
        let released = released.bind(&lease.code).bind(lease.fence);
        Ok(self.change(released).await? == 1)
    }

    /// At whom a table is open, if they are there.
    pub async fn lease_owner(&self, code: &str) -> Result<Option<String>, StoreError> {
        let owner = by_the_clock!(
            "SELECT owner FROM leases JOIN nodes ON nodes.id = owner
             WHERE code = $1 AND leases.until_at <> 0 AND ",
            " < nodes.until_at"
        );
        let owner = owner.bind(code).fetch_optional(&self.db).await;
        self.health.heed(owner.map_err(StoreError::from))
    }

    /// Those of these tables that are open somewhere.
    pub async fn leased(&self, codes: &[String]) -> Result<Vec<String>, StoreError> {
        let leased = by_the_clock!(
            "SELECT code FROM leases JOIN nodes ON nodes.id = owner
             WHERE code IN (SELECT value FROM json_each($1)) AND leases.until_at <> 0 AND ",
            " < nodes.until_at"
        );
        let codes = serde_json::Value::from(codes).to_string();
        Ok(leased.bind(codes).fetch_all(&self.db).await?)
    }

    /// Some of the tables that were open at servers that are gone.
    pub async fn orphans(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let orphans = by_the_clock!(
            "SELECT code FROM leases WHERE until_at <> 0 AND owner IN (
                 SELECT id FROM nodes WHERE until_at <= ",
            ") ORDER BY code LIMIT $1"
        );
        Ok(orphans.bind(most).fetch_all(&self.db).await?)
    }

    /// Leaves a table alone that was open at a server that is gone.
    pub async fn abandon_orphan(&self, code: &str) -> Result<(), StoreError> {
        let abandoned = by_the_clock!(
            "UPDATE leases SET until_at = 0 WHERE code = $1 AND NOT EXISTS (
                 SELECT 1 FROM nodes WHERE nodes.id = leases.owner AND ",
            " < nodes.until_at)"
        );
        self.change(abandoned.bind(code)).await.map(drop)
    }

    /// Tables that have to be opened now, and are open nowhere.
    pub async fn due_now(&self, now: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let due = by_the_clock!(
            "SELECT code FROM tables WHERE due_at IS NOT NULL AND due_at <= $1
             AND closed_at IS NULL AND NOT EXISTS (
                 SELECT 1 FROM leases JOIN nodes ON nodes.id = leases.owner
                 WHERE leases.code = tables.code AND leases.until_at <> 0 AND ",
            " < nodes.until_at) ORDER BY due_at LIMIT $2"
        );
        Ok(due.bind(now).bind(most).fetch_all(&self.db).await?)
    }

    async fn change(&self, change: Query) -> Result<u64, StoreError> {
        let changed = change.execute(&self.db).await.map_err(StoreError::from);
        self.health.written(changed)
    }
}
