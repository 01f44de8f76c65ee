//! Passkeys: keys that outlast devices.

use crate::{PlayerId, Store, StoreError, db::query, now};

/// A passkey of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// As its authenticator calls it.
    pub id: Vec<u8>,
    /// A subject public key info (RFC 5280).
    pub public_key: Vec<u8>,
    /// How often it has signed, as far as it counts.
    pub n_signed: u32,
    /// In milliseconds since 1970.
    pub since: u64,
}

type Row = (Vec<u8>, Vec<u8>, u32, i64);

impl Store {
    /// Notes a new passkey, unless there are `most` already or it is known. Says
    /// whether it was noted.
    pub async fn add_passkey(
        &self,
        player: &PlayerId,
        passkey: &Passkey,
        most: u32,
    ) -> Result<bool, StoreError> {
        let added = query(
            // Later than all others, also where they came in the same moment.
            "INSERT INTO passkeys (id, player, public_key, n_signed, created_at)
             SELECT $1, $2, $3, $4, coalesce((
                 SELECT max(created_at) + 1 FROM passkeys
                 WHERE player = $2 AND $5 <= created_at), $5)
             WHERE (SELECT count(*) FROM passkeys WHERE player = $2) < $6
             ON CONFLICT DO NOTHING",
        )
        .bind(&passkey.id)
        .bind(player.as_str())
        .bind(&passkey.public_key)
        .bind(passkey.n_signed)
        .bind(now())
        .bind(most)
        .execute(&self.db)
        .await;
        let added = self.health.written(added.map_err(StoreError::from))?;
        Ok(added == 1)
    }

    /// A passkey, and whose it is.
    pub async fn passkey(&self, id: &[u8]) -> Result<Option<(PlayerId, Passkey)>, StoreError> {
        let row: Option<(String, Vec<u8>, u32, i64)> = query(
            "SELECT is_now, public_key, n_signed, passkeys.created_at
             FROM passkeys JOIN players ON players.id = player WHERE passkeys.id = $1",
        )
        .bind(id)
        .fetch_optional(&self.db)
        .await?;
        let read = |(player, public_key, n_signed, since): (String, Vec<u8>, u32, i64)| {
            let passkey = read((id.to_vec(), public_key, n_signed, since));
            (PlayerId::known(player), passkey)
        };
        Ok(row.map(read))
    }

    /// It has signed once more. Says no if it had signed as often before, by
    /// somebody else's count.
    pub async fn passkey_signed(&self, id: &[u8], n_signed: u32) -> Result<bool, StoreError> {
        let signed = query(
            "UPDATE passkeys SET n_signed = $2
             WHERE id = $1 AND (n_signed < $2 OR n_signed = 0 AND $2 = 0)",
        )
        .bind(id)
        .bind(n_signed)
        .execute(&self.db)
        .await;
        let signed = self.health.written(signed.map_err(StoreError::from))?;
        Ok(signed == 1)
    }

    /// All of a player, the oldest first.
    pub async fn passkeys(&self, player: &PlayerId) -> Result<Vec<Passkey>, StoreError> {
        let rows: Vec<Row> = query(
            "SELECT id, public_key, n_signed, created_at FROM passkeys WHERE player = $1
             ORDER BY created_at, id",
        )
        .bind(player.as_str())
        .fetch_all(&self.db)
        .await?;
        Ok(rows.into_iter().map(read).collect())
    }

    /// It opens nothing any more. Says whether it was theirs.
    pub async fn remove_passkey(&self, player: &PlayerId, id: &[u8]) -> Result<bool, StoreError> {
        let removed = query("DELETE FROM passkeys WHERE player = $1 AND id = $2")
            .bind(player.as_str())
            .bind(id)
            .execute(&self.db)
            .await;
        let removed = self.health.written(removed.map_err(StoreError::from))?;
        Ok(removed == 1)
    }
}

fn read((id, public_key, n_signed, since): Row) -> Passkey {
    Passkey {
        id,
        public_key,
        n_signed,
        since: since.unsigned_abs(),
    }
}
