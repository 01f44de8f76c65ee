//! What servers tell each other: that they are there, and which of their tables
//! anybody may come to.

use std::{sync::Arc, time::Duration};

use async_nats::Subscriber;
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::{
    sync::mpsc,
    time::{Instant, interval, timeout},
};
use wire::TableInfo;

use super::{Cluster, ROOT, carrying};
use crate::{doors::Reception, lobby::Lobby, notice_board::Change};

/// How often a server says that it is there, and when the others think that it is
/// not: a little before they may take its tables.
const EVERY: Duration = Duration::from_millis(500);
const SILENT_FOR: Duration = Duration::from_millis(2500);

/// How long a word may wait to be said.
const SAID_WITHIN: Duration = Duration::from_secs(1);

#[derive(Serialize, Deserialize)]
struct Word {
    from: String,
    what: What,
}

#[derive(Serialize, Deserialize)]
enum What {
    Here,
    /// It closes, and its tables are somebody else's.
    Leaving,
    /// A notice of an open table.
    Hung(u64, Box<TableInfo>),
    TakenDown(u64),
    /// No other notices are there.
    Only(Vec<u64>),
    /// Somebody wants to have this table, for a moment.
    Yield(String),
}

impl Cluster {
    /// Listens to the others until the server closes.
    pub(crate) async fn share_for_good(self: Arc<Cluster>, lobby: Lobby, reception: Reception) {
        let changes = lobby.state().board.share();
        let both = async {
            let words = self.nats.subscribe(format!("{ROOT}.all")).await?;
            let tunnels = self.nats.subscribe(self.tunnels.subject()).await?;
            Ok::<_, async_nats::SubscribeError>((words, tunnels))
        };
        let (words, tunnels) = match both.await {
            Ok(both) => both,
            Err(error) => return tracing::error!("no other server is heard: {error}"),
        };
        let cluster = Arc::clone(&self);
        let receiving = tokio::spawn(cluster.receive(tunnels, reception));
        self.talk(words, changes, &lobby).await;
        receiving.abort();
    }

    async fn receive(self: Arc<Cluster>, mut messages: Subscriber, reception: Reception) {
        while let Some(message) = messages.next().await {
            if let Some(visitor) = self.tunnels.hear(message).await {
                tokio::spawn(carrying::receive(visitor, reception.clone()));
            }
        }
    }

    async fn talk(
        &self,
        mut words: Subscriber,
        mut changes: mpsc::UnboundedReceiver<Change>,
        lobby: &Lobby,
    ) {
        let connection = self.changes.lock().ok().and_then(|mut it| it.take());
        let Some(mut connection) = connection else {
            return;
        };
        let mut moments = interval(EVERY);
        loop {
            tokio::select! {
                () = self.gone.cancelled() => return,
                _ = moments.tick() => {
                    self.say(What::Here).await;
                    self.miss(lobby);
                }
                Some(change) = changes.recv() => self.say(match change {
                    Change::Hung(n, table) => What::Hung(n, table),
                    Change::TakenDown(n) => What::TakenDown(n),
                }).await,
                Some(is_there) = connection.recv() => {
                    if is_there {
                        tracing::info!("NATS is there");
                        self.say_all(lobby).await;
                    } else {
                        tracing::warn!("NATS is away; it is tried again until it is back");
                        self.tunnels.cut(None);
                    }
                }
                Some(message) = words.next() => {
                    let word = serde_json::from_slice::<Word>(&message.payload);
                    if let Ok(word) = word && word.from != self.address {
                        self.heed(word, lobby).await;
                    }
                }
            }
        }
    }

    async fn heed(&self, Word { from, what }: Word, lobby: &Lobby) {
        let board = &lobby.state().board;
        match what {
            What::Here => {
                let before = self.others().insert(from.clone(), Instant::now());
                if before.is_none() {
                    tracing::info!("server {from} is there");
                    self.say_all(lobby).await;
                }
            }
            What::Leaving => self.forget(&from, lobby),
            What::Hung(n, table) => board.heard(&from, n, *table),
            What::TakenDown(n) => board.heard_no_more(&from, |it| it == n),
            What::Only(ns) => board.heard_no_more(&from, |it| !ns.contains(&it)),
            What::Yield(code) => lobby.put_away(&code),
        }
    }

    /// Who is silent for long is gone, and so is everybody who was carried there.
    fn miss(&self, lobby: &Lobby) {
        let is_silent = |at: &Instant| SILENT_FOR < at.elapsed();
        let others = self.others();
        let silent = others.iter().filter(|(_, at)| is_silent(at));
        let silent: Vec<_> = silent.map(|(other, _)| other.clone()).collect();
        drop(others);
        for other in silent {
            tracing::warn!("server {other} is silent");
            self.forget(&other, lobby);
        }
    }

    fn forget(&self, other: &str, lobby: &Lobby) {
        self.others().remove(other);
        self.tunnels.cut(Some(other));
        lobby.state().board.heard_no_more(other, |_| true);
    }

    /// Everything of the board, for whoever has just come or missed some of it.
    async fn say_all(&self, lobby: &Lobby) {
        let own = lobby.state().board.own();
        self.say(What::Only(own.iter().map(|(n, _)| *n).collect()))
            .await;
        for (n, table) in own {
            self.say(What::Hung(n, Box::new(table))).await;
        }
    }

    /// What was here is somebody else's.
    pub(super) async fn say_goodbye(&self) {
        self.say(What::Leaving).await;
        // Where NATS is away, nobody hears it.
        drop(timeout(SAID_WITHIN, self.nats.flush()).await);
        self.gone.cancel();
    }

    /// Asks whoever has a table to put it away; who is there comes back to it.
    pub(crate) async fn ask_for(&self, code: &str) {
        self.say(What::Yield(code.to_owned())).await;
    }

    /// Whoever did not hear it is told everything when they are there again.
    async fn say(&self, what: What) {
        if !self.is_connected() {
            return;
        }
        let from = self.address.clone();
        let Ok(word) = serde_json::to_vec(&Word { from, what }) else {
            return;
        };
        let said = self.nats.publish(format!("{ROOT}.all"), word.into());
        if let Ok(Err(error)) = timeout(SAID_WITHIN, said).await {
            tracing::warn!("the other servers were not told: {error}");
        }
    }
}
