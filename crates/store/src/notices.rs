//! Who is told outside that it is somebody's turn.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    PlayerId, Store, StoreError,
    db::{Held, query},
    now,
};

/// Where a device of a player wants to hear that it is their turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// An address of the push service of the browser.
    pub endpoint: String,
    /// The public key of the device, a point of P-256.
    pub p256dh: Vec<u8>,
    /// What only the device and this server know.
    pub auth: Vec<u8>,
    /// What it wants to be told, in the words of the device.
    pub says: String,
    /// In milliseconds since 1970.
    pub since: u64,
}

/// Whom the host of a table has told besides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Webhook {
    pub url: String,
    /// How the host reaches this server: links begin with it.
    pub site: String,
    /// What messages are signed with.
    pub secret: String,
}

type Row = (String, Vec<u8>, Vec<u8>, String, i64);

impl Store {
    /// A key of the server itself: the one that was made first.
    pub async fn server_key(&self, name: &str, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        let made =
            query("INSERT INTO server_keys (name, key) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(name)
                .bind(new)
                .execute(&self.db)
                .await;
        self.health
            .written(made.map(drop).map_err(StoreError::from))?;
        let key: Vec<u8> = query("SELECT key FROM server_keys WHERE name = $1")
            .bind(name)
            .fetch_one(&self.db)
            .await?;
        Ok(key)
    }

    /// The same, if it was made.
    pub async fn known_server_key(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let key: Option<Vec<u8>> = query("SELECT key FROM server_keys WHERE name = $1")
            .bind(name)
            .fetch_optional(&self.db)
            .await?;
        Ok(key)
    }

    /// Notes where a device of a player wants to be told, at most `most` for
    /// each player: those that came last.
    pub async fn subscribe(
        &self,
        player: &PlayerId,
        it: &Subscription,
        most: u32,
    ) -> Result<(), StoreError> {
        self.health
            .written(self.subscribe_now(player, it, most).await)
    }

    async fn subscribe_now(
        &self,
        player: &PlayerId,
        it: &Subscription,
        most: u32,
    ) -> Result<(), StoreError> {
        let mut all = self.db.begin_holding(Held::Players).await?;
        query(
            // Later than all others, also where they came in the same moment.
            "INSERT INTO subscriptions (endpoint, player, p256dh, auth, says, created_at)
             SELECT $1, $2, $3, $4, $5, coalesce((
                 SELECT max(created_at) + 1 FROM subscriptions
                 WHERE player = $2 AND $6 <= created_at), $6)
             WHERE true
             ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player,
                 p256dh = excluded.p256dh, auth = excluded.auth, says = excluded.says,
                 created_at = excluded.created_at",
        )
        .bind(&it.endpoint)
        .bind(player.as_str())
        .bind(&it.p256dh)
        .bind(&it.auth)
        .bind(&it.says)
        .bind(now())
        .execute(&mut all)
        .await?;
        query(
            "DELETE FROM subscriptions WHERE player = $1 AND endpoint NOT IN (
                 SELECT endpoint FROM subscriptions WHERE player = $1
                 ORDER BY created_at DESC, endpoint LIMIT $2)",
        )
        .bind(player.as_str())
        .bind(most)
        .execute(&mut all)
        .await?;
        all.commit().await?;
        Ok(())
    }

    /// Nobody is told there any more.
    pub async fn unsubscribe(&self, endpoint: &str) -> Result<(), StoreError> {
        let gone = query("DELETE FROM subscriptions WHERE endpoint = $1")
            .bind(endpoint)
            .execute(&self.db)
            .await;
        self.health
            .written(gone.map(drop).map_err(StoreError::from))
    }

    /// Where a player wants to be told, whoever they were when they sat down.
    pub async fn subscriptions(&self, player: &PlayerId) -> Result<Vec<Subscription>, StoreError> {
        let rows: Vec<Row> = query(
            "SELECT endpoint, p256dh, auth, says, subscriptions.created_at
             FROM subscriptions JOIN players ON players.is_now = player
             WHERE players.id = $1 ORDER BY subscriptions.created_at, endpoint",
        )
        .bind(player.as_str())
        .fetch_all(&self.db)
        .await?;
        let read = |(endpoint, p256dh, auth, says, since): Row| Subscription {
            endpoint,
            p256dh,
            auth,
            says,
            since: since.unsigned_abs(),
        };
        Ok(rows.into_iter().map(read).collect())
    }

    /// Notes whom the host of a table has told.
    pub async fn set_webhook(
        &self,
        code: &str,
        webhook: Option<&Webhook>,
    ) -> Result<(), StoreError> {
        let set = query("UPDATE tables SET webhook = $2 WHERE code = $1")
            .bind(code)
            .bind(webhook.map(write))
            .execute(&self.db)
            .await;
        self.health.written(set.map(drop).map_err(StoreError::from))
    }

    /// The host of the last table sits down at this one, and goes on having
    /// somebody told.
    pub async fn go_on_hosting(
        &self,
        code: &str,
        host: Seat,
        webhook: Option<&Webhook>,
    ) -> Result<(), StoreError> {
        let set = query("UPDATE tables SET host = $2, webhook = $3 WHERE code = $1")
            .bind(code)
            .bind(u8::from(host))
            .bind(webhook.map(write))
            .execute(&self.db)
            .await;
        self.health.written(set.map(drop).map_err(StoreError::from))
    }
}

fn write(webhook: &Webhook) -> String {
    serde_json::to_string(webhook).expect("it is plain data")
}
