//! This server as one of several that share a database.
//!
//! A table is open at one of them ([`store::Lease`]); whoever comes to another
//! for it is carried there over NATS. Reading order: [`Cluster`] (who is there),
//! `presence` (how a server stays, and what becomes of its tables when it cannot),
//! `adopting` (tables of servers that are gone), `guard` (who is carried where),
//! `carrying` (a request), `tunnel` (what it is carried over), `sharing` (what all
//! tell each other).

mod adopting;
mod carrying;
mod guard;
mod presence;
mod sharing;
mod tunnel;

use std::{
    collections::BTreeMap,
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use async_nats::{Client, ConnectOptions, Event};
use tabletop::sealed::hex;
use tokio::{
    sync::{mpsc, watch},
    time::Instant,
};
use tokio_util::sync::CancellationToken;

pub(crate) use self::{carrying::Carried, guard::guard};
use self::{presence::Presence, tunnel::Tunnels};
use crate::random;

/// Where every message of ours begins.
const ROOT: &str = "brainery";

/// How long NATS may take to answer at the start.
const CONNECT_WITHIN: Duration = Duration::from_secs(5);

/// How long it takes until a NATS that is gone is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(250);

/// Messages that may wait to be read, all tunnels together.
const UNREAD: usize = 16 * 1024;

/// Why there is no cluster.
#[derive(Debug)]
pub struct ClusterError(String);

impl std::error::Error for ClusterError {}

impl fmt::Display for ClusterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The other servers, as far as this one knows them.
pub struct Cluster {
    nats: Client,
    /// By which others reach this one, as long as it runs.
    address: String,
    is_connected: Arc<AtomicBool>,
    /// Told of when the connection to NATS breaks or is there again.
    changes: Mutex<Option<mpsc::UnboundedReceiver<bool>>>,
    presence: watch::Sender<Presence>,
    tunnels: Arc<Tunnels>,
    /// When each of the others was last heard of.
    others: Mutex<BTreeMap<String, Instant>>,
    /// This server has given everything back.
    gone: CancellationToken,
}

impl fmt::Debug for Cluster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cluster")
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

impl Cluster {
    /// Connects with NATS, at one of several addresses like `nats://host:4222`.
    pub async fn reach(addresses: &[String]) -> Result<Arc<Cluster>, ClusterError> {
        let is_connected = Arc::new(AtomicBool::new(true));
        let (tell, changes) = mpsc::unbounded_channel();
        let connected = Arc::clone(&is_connected);
        let options = ConnectOptions::new()
            .name("brainery")
            .connection_timeout(CONNECT_WITHIN)
            // A machine that is gone is noticed.
            .ping_interval(Duration::from_secs(5))
            .reconnect_delay_callback(|_| TRY_AGAIN)
            .subscription_capacity(UNREAD)
            .event_callback(move |event| {
                let is_there = match event {
                    Event::Connected => Some(true),
                    Event::Disconnected | Event::Closed => Some(false),
                    _ => None,
                };
                if let Some(is_there) = is_there {
                    connected.store(is_there, Ordering::Relaxed);
                    // Before the server is open nobody listens.
                    tell.send(is_there).ok();
                }
                std::future::ready(())
            });
        let nats = options.connect(addresses).await.map_err(|error| {
            ClusterError(format!(
                "cannot reach NATS at {}: {error}; start nats-server there, or give the right \
                 address with --nats nats://HOST:4222",
                addresses.join(", ")
            ))
        })?;
        let address = hex(&random::secret()[..8]);
        Ok(Arc::new(Cluster {
            tunnels: Arc::new(Tunnels::new(nats.clone(), address.clone())),
            nats,
            address,
            is_connected,
            changes: Mutex::new(Some(changes)),
            presence: watch::Sender::default(),
            others: Mutex::default(),
            gone: CancellationToken::new(),
        }))
    }

    /// Why tables of other servers cannot be reached, or none be opened here.
    pub(crate) fn trouble(&self) -> Option<&'static str> {
        if !self.is_connected.load(Ordering::Relaxed) {
            return Some("NATS cannot be reached, so that tables of other servers cannot");
        }
        if self.name().is_none() {
            return Some(
                "it could not tell the others in time, through the database, that it is there",
            );
        }
        None
    }

    /// How many others there are.
    pub(crate) fn n_others(&self) -> usize {
        self.others().len()
    }

    pub(crate) fn n_tunnels(&self) -> usize {
        self.tunnels.count()
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.is_connected.load(Ordering::Relaxed)
    }

    fn others(&self) -> MutexGuard<'_, BTreeMap<String, Instant>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// By which a server is reached, of the name it has in the database.
fn address_of(name: &str) -> &str {
    name.split_once('.').map_or(name, |(address, _)| address)
}
