//! Players: devices that want to be known again, without a name.
//!
//! A player has keys, one for each linked device, of which only hashes are kept.
//! Two players who turn out to be one stay two rows: what is written at tables
//! never changes, and `is_now` says who that is.

mod ending;
mod forgetting;
mod history;
mod moderation;
mod passkeys;
mod ratings;

use std::fmt;

use tabletop::{Seat, sealed::hex};

pub use self::{
    ending::Ending,
    forgetting::SOMEBODY,
    history::{Played, PlayedSeat},
    moderation::{AuditEntry, Suspect},
    passkeys::Passkey,
    ratings::Rating,
};
use crate::{
    Store, StoreError, TokenHash,
    db::{All, Held, On, query},
    now,
};

/// Names a player in the file, and is told to nobody.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayerId(String);

impl PlayerId {
    /// Of bytes that nobody can foresee.
    pub fn new(bytes: [u8; 16]) -> PlayerId {
        PlayerId(hex(&bytes))
    }

    pub(crate) fn known(id: String) -> PlayerId {
        PlayerId(id)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for PlayerId {
    /// It stays out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PlayerId")
    }
}

/// Whose seat it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPlayer {
    pub id: PlayerId,
    /// Whether they wanted a rating when they sat down.
    pub wants_rating: bool,
}

/// Somebody who plays here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub id: PlayerId,
    /// In milliseconds since 1970.
    pub since: u64,
    pub wants_rating: bool,
    pub is_blocked: bool,
    /// How many devices have a key.
    pub n_devices: u32,
}

impl Store {
    /// Who has this key; nobody if it was never used.
    pub async fn player(&self, key: TokenHash) -> Result<Option<Player>, StoreError> {
        let mut file = self.db.acquire().await?;
        self.health
            .heed(player_in(&mut On::from(&mut file), key).await)
    }

    /// The same; whoever is new here gets the id.
    pub async fn player_or_new(&self, key: TokenHash, id: &PlayerId) -> Result<Player, StoreError> {
        if let Some(player) = self.player(key).await? {
            return Ok(player);
        }
        self.health.written(self.add_player(key, id).await)
    }

    async fn add_player(&self, key: TokenHash, id: &PlayerId) -> Result<Player, StoreError> {
        let mut all = self.db.begin_holding(Held::Players).await?;
        // Another page of the same device may have been faster.
        if player_in(&mut On::from(&mut all), key).await?.is_none() {
            query("INSERT INTO players (id, is_now, created_at) VALUES ($1, $1, $2)")
                .bind(id.as_str())
                .bind(now())
                .execute(&mut all)
                .await?;
            query("INSERT INTO player_keys (hash, player) VALUES ($1, $2)")
                .bind(key.bytes())
                .bind(id.as_str())
                .execute(&mut all)
                .await?;
        }
        let player = player_in(&mut On::from(&mut all), key).await?;
        all.commit().await?;
        player.ok_or_else(|| StoreError::Failed(sqlx::Error::RowNotFound))
    }

    /// Everybody whom this player has ever been.
    pub async fn once(&self, player: &PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        let ids: Vec<String> = query("SELECT id FROM players WHERE is_now = $1")
            .bind(player.as_str())
            .fetch_all(&self.db)
            .await?;
        Ok(ids.into_iter().map(PlayerId).collect())
    }

    /// Where a player sits, at the newest tables first.
    pub async fn seats_of(
        &self,
        player: &PlayerId,
        most: u32,
    ) -> Result<Vec<(String, Seat)>, StoreError> {
        let rows: Vec<(String, u8)> = query(
            "SELECT code, min(seat) FROM seats JOIN tables USING (code)
             WHERE player IN (SELECT id FROM players WHERE is_now = $1)
             GROUP BY code, created_at ORDER BY created_at DESC, code LIMIT $2",
        )
        .bind(player.as_str())
        .bind(most)
        .fetch_all(&self.db)
        .await?;
        let read = |(code, seat): (String, u8)| {
            let seat = Seat::try_from(seat).map_err(|what| StoreError::damaged(&code, what))?;
            Ok((code, seat))
        };
        rows.into_iter().map(read).collect()
    }

    /// Where a player sits at a table, if they do.
    pub async fn seat_at(&self, code: &str, player: &PlayerId) -> Result<Option<Seat>, StoreError> {
        let seat: Option<u8> = query(
            "SELECT seat FROM seats WHERE code = $1
             AND player IN (SELECT id FROM players WHERE is_now = $2) ORDER BY seat",
        )
        .bind(code)
        .bind(player.as_str())
        .fetch_optional(&self.db)
        .await?;
        let seat = seat.map(Seat::try_from).transpose();
        seat.map_err(|what| StoreError::damaged(code, what))
    }

    /// Whether games may count for ratings from now on.
    pub async fn want_rating(&self, player: &PlayerId, wants: bool) -> Result<(), StoreError> {
        let wanted = query("UPDATE players SET wants_rating = $2 WHERE id = $1")
            .bind(player.as_str())
            .bind(wants)
            .execute(&self.db)
            .await;
        self.health
            .written(wanted.map(drop).map_err(StoreError::from))
    }

    /// A device with this key plays as `player` from now on. Whoever it was
    /// before has become `player`, too, with all other devices. Says whether
    /// there still is such a player.
    pub async fn link(&self, key: TokenHash, player: &PlayerId) -> Result<bool, StoreError> {
        self.health.written(self.link_now(key, player).await)
    }

    async fn link_now(&self, key: TokenHash, to: &PlayerId) -> Result<bool, StoreError> {
        let mut all = self.db.begin_holding(Held::Players).await?;
        let is_there: Option<i64> = query("SELECT 1 FROM players WHERE id = $1 AND is_now = id")
            .bind(to.as_str())
            .fetch_optional(&mut all)
            .await?;
        if is_there.is_none() {
            return Ok(false);
        }
        match player_in(&mut On::from(&mut all), key).await? {
            Some(before) if before.id != *to => become_one(&mut all, &before, to).await?,
            Some(_) => {}
            None => {
                query("INSERT INTO player_keys (hash, player) VALUES ($1, $2)")
                    .bind(key.bytes())
                    .bind(to.as_str())
                    .execute(&mut all)
                    .await?;
            }
        }
        all.commit().await?;
        Ok(true)
    }
}

/// Nobody gets rid of a block by linking a device.
async fn become_one(all: &mut All, from: &Player, to: &PlayerId) -> Result<(), StoreError> {
    for change in [
        "UPDATE players SET blocked_at = coalesce(blocked_at,
             (SELECT blocked_at FROM players WHERE id = $1)) WHERE id = $2",
        "UPDATE players SET is_now = $2 WHERE is_now = $1",
        "UPDATE player_keys SET player = $2 WHERE player = $1",
        "UPDATE subscriptions SET player = $2 WHERE player = $1",
        "UPDATE passkeys SET player = $2 WHERE player = $1",
        // What both have, the one that stays keeps.
        "UPDATE ratings SET player = $2 WHERE player = $1
             AND game NOT IN (SELECT game FROM ratings WHERE player = $2)",
        "DELETE FROM ratings WHERE player = $1 AND $1 != $2",
    ] {
        query(change)
            .bind(from.id.as_str())
            .bind(to.as_str())
            .execute(&mut *all)
            .await?;
    }
    Ok(())
}

async fn player_in(file: &mut On<'_>, key: TokenHash) -> Result<Option<Player>, StoreError> {
    let row: Option<(String, i64, bool, bool, u32)> = query(
        "SELECT id, created_at, wants_rating, blocked_at IS NOT NULL,
             (SELECT count(*) FROM player_keys AS all_keys WHERE all_keys.player = players.id)
         FROM player_keys JOIN players ON id = player WHERE hash = $1",
    )
    .bind(key.bytes())
    .fetch_optional(file)
    .await?;
    Ok(
        row.map(|(id, since, wants_rating, is_blocked, n_devices)| Player {
            id: PlayerId(id),
            since: since.unsigned_abs(),
            wants_rating,
            is_blocked,
            n_devices,
        }),
    )
}
