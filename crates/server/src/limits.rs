//! How much of this server one network and one connection may have.

use std::time::Duration;

use crate::rate_limit::Allowance;

/// What is refused beyond these numbers. Those by network leave room for a
/// school behind one address.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections in all; fewer where the system lends fewer files.
    pub connections: usize,
    /// Connections of one network, unless it is a proxy's.
    pub connections_per_network: usize,
    /// `WebSocket`s of one network.
    pub sockets_per_network: usize,
    /// Requests of one network, whatever they are for.
    pub requests: Allowance,
    /// Tables that one network may open.
    pub new_tables: Allowance,
    /// Codes without a table that one network may try.
    pub failed_lookups: Allowance,
    /// Messages over one `WebSocket`.
    pub messages: Allowance,
    /// How often one `WebSocket` may be shown a whole state, which costs as much
    /// as its moves.
    pub looks: Allowance,
    /// What one player may propose to the others.
    pub proposals: Allowance,
    /// What one player may say at a table, and how often they may make a face.
    pub words: Allowance,
    pub moods: Allowance,
    /// How often all onlookers of a table together may make a face.
    pub gallery: Allowance,
    /// Messages over one `WebSocket` that are refused.
    pub refusals: Allowance,
    /// How long a connection may take to say its next request, from the moment
    /// it is open or was last answered.
    pub headers_within: Duration,
    /// How long what is sent with a request may take.
    pub body_within: Duration,
    /// How long a client may take none of what it asked for.
    pub read_within: Duration,
}

impl Limits {
    /// Nobody is refused anything, only cut off when they stand about.
    pub fn none() -> Limits {
        Limits {
            connections: usize::MAX,
            connections_per_network: usize::MAX,
            sockets_per_network: usize::MAX,
            requests: Allowance::UNLIMITED,
            new_tables: Allowance::UNLIMITED,
            failed_lookups: Allowance::UNLIMITED,
            messages: Allowance::UNLIMITED,
            looks: Allowance::UNLIMITED,
            proposals: Allowance::UNLIMITED,
            words: Allowance::UNLIMITED,
            moods: Allowance::UNLIMITED,
            gallery: Allowance::UNLIMITED,
            refusals: Allowance::UNLIMITED,
            ..Limits::default()
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        let allowance = |at_once, one_more_after| Allowance {
            at_once,
            one_more_after,
        };
        Limits {
            connections: 10_000,
            connections_per_network: 1_000,
            sockets_per_network: 500,
            requests: allowance(3_000, Duration::from_millis(10)),
            new_tables: allowance(60, Duration::from_secs(10)),
            failed_lookups: allowance(60, Duration::from_secs(10)),
            messages: allowance(100, Duration::from_millis(50)),
            looks: allowance(60, Duration::from_millis(500)),
            proposals: allowance(3, Duration::from_secs(20)),
            words: allowance(6, Duration::from_secs(2)),
            moods: allowance(1, Duration::from_secs(3)),
            gallery: allowance(4, Duration::from_secs(1)),
            refusals: allowance(50, Duration::from_secs(1)),
            headers_within: Duration::from_secs(15),
            body_within: Duration::from_secs(15),
            read_within: Duration::from_secs(20),
        }
    }
}
