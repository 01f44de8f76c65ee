//! What a host may choose.

use std::{ops::RangeInclusive, sync::Arc, time::Duration};

use ipnet::IpNet;

use crate::{cluster::Cluster, files::Page, limits::Limits, tls::Tls, wall::Wall};

/// What a host may choose.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long bots take over a move, in milliseconds, so that people can
    /// follow.
    pub bot_delay: RangeInclusive<u64>,
    /// How long a person may be away before a bot plays for them, as long as
    /// somebody else is there.
    pub stand_in_after: Duration,
    /// When a table that nobody looks at is put away. It is read back from the
    /// store when somebody comes, which takes as long as its moves do.
    pub idle_after: Duration,
    /// How many tables may be open at once.
    pub max_tables: usize,
    /// How many moves a game may have, and how many may be taken back at one
    /// table. Games that people play end long before.
    pub max_moves: u32,
    pub max_undos: u32,
    /// What one network and one connection may ask for.
    pub limits: Limits,
    /// Where proxies stand that say who asks.
    pub trusted_proxies: Vec<IpNet>,
    /// The certificate, where there is no proxy that has one.
    pub tls: Option<Arc<Tls>>,
    /// When a table whose game has not started is forgotten.
    pub forget_after: Duration,
    /// When a game that nobody goes on with is forgotten. One that is over
    /// stays.
    pub abandon_after: Duration,
    /// Names of this server beside `localhost` and its addresses.
    pub hosts: Vec<String>,
    /// Whether push services and webhooks are told whose turn it is, and which
    /// networks may be reached for it beside the internet, also without TLS.
    pub tells_outside: bool,
    pub reach: Vec<IpNet>,
    /// The page that visitors get.
    pub page: Page,
    /// Whether the worked examples of the manual can be played, too.
    pub has_examples: bool,
    /// After how long a silence a connection is asked whether it is still
    /// there, and how long it may take to answer.
    pub ping_after: Duration,
    pub answer_within: Duration,
    /// The key of every table, for tests that must know what comes. Whoever
    /// knows a key knows all the luck, so that no game is played with it.
    pub fixed_key: Option<[u8; 32]>,
    /// Other servers over the same database.
    pub cluster: Option<Arc<Cluster>>,
    /// By which people's time is counted.
    pub wall: Wall,
}

impl Config {
    /// Whether a game can be played here.
    pub(crate) fn offers(&self, id: &str) -> bool {
        self.has_examples || registry::games().any(|game| game.info().id == id)
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bot_delay: 500..=900,
            stand_in_after: Duration::from_mins(1),
            idle_after: Duration::from_secs(15),
            max_tables: 10_000,
            max_moves: 10_000,
            max_undos: 1_000,
            limits: Limits::default(),
            trusted_proxies: Vec::new(),
            tls: None,
            forget_after: Duration::from_hours(1),
            abandon_after: Duration::from_hours(24 * 90),
            hosts: Vec::new(),
            tells_outside: true,
            reach: Vec::new(),
            page: Page::default(),
            has_examples: false,
            ping_after: Duration::from_secs(10),
            answer_within: Duration::from_secs(5),
            fixed_key: None,
            cluster: None,
            wall: Wall::default(),
        }
    }
}
