//! Who asks, how often they may, and how much of something they may have.

use std::{
    collections::BTreeMap,
    convert::Infallible,
    net::{IpAddr, Ipv6Addr, SocketAddr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::{HeaderMap, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use ipnet::IpNet;
use tokio::time::Instant;

use crate::{
    error::ApiError,
    lobby::{Config, Lobby},
};

/// What a reverse proxy adds to: each hop writes whom it heard behind the rest.
pub(crate) const FORWARDED_FOR: &str = "x-forwarded-for";

/// Networks remembered before those that may ask freely again are forgotten.
const MANY: usize = 10_000;

/// How often something may be done at once, and how soon once more.
#[derive(Copy, Clone, Debug)]
pub struct Allowance {
    pub at_once: u32,
    pub one_more_after: Duration,
}

impl Allowance {
    pub const UNLIMITED: Allowance = Allowance {
        at_once: u32::MAX,
        one_more_after: Duration::ZERO,
    };
}

/// A household: one address, or, where addresses are plenty, the half of it
/// that its router shares out.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Network(IpAddr);

impl Network {
    /// Whom a request comes from. Each proxy that is trusted is asked whom it
    /// heard, and nobody else: anybody can write a header.
    pub(crate) fn of(peer: SocketAddr, headers: &HeaderMap, trusted: &[IpNet]) -> Network {
        let lines = headers.get_all(FORWARDED_FOR).iter().rev();
        let hops = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
        let mut address = peer.ip().to_canonical();
        for hop in hops {
            match read_address(hop.trim()) {
                Some(heard) if is_trusted(trusted, address) => address = heard,
                Some(_) | None => break,
            }
        }
        Network::from(address)
    }

    /// Some address of it.
    pub(crate) fn address(self) -> IpAddr {
        self.0
    }

    /// Whom a connection comes from; `None` if a proxy may carry the requests
    /// of many over it.
    pub(crate) fn behind(peer: SocketAddr, config: &Config) -> Option<Network> {
        let peer = peer.ip().to_canonical();
        (!is_trusted(&config.trusted_proxies, peer)).then(|| Network::from(peer))
    }
}

fn is_trusted(trusted: &[IpNet], address: IpAddr) -> bool {
    trusted.iter().any(|it| it.contains(&address))
}

/// With or without a port.
fn read_address(hop: &str) -> Option<IpAddr> {
    let with_port = || hop.parse().ok().map(|it: SocketAddr| it.ip());
    let address: Option<IpAddr> = hop.parse().ok().or_else(with_port);
    address.map(|it| it.to_canonical())
}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        })
    }
}

/// What is left of an allowance.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Bucket {
    /// When it is whole again.
    whole_at: Option<Instant>,
}

impl Bucket {
    /// Uses up one, or says how long to wait for it.
    pub(crate) fn take(&mut self, allowance: Allowance) -> Result<(), Duration> {
        let then = self.after_one_more(allowance)?;
        self.whole_at = Some(then);
        Ok(())
    }

    fn after_one_more(&self, allowance: Allowance) -> Result<Instant, Duration> {
        let Allowance {
            at_once,
            one_more_after,
        } = allowance;
        let now = Instant::now();
        let then = self.whole_at.map_or(now, |at| at.max(now)) + one_more_after;
        let latest = now + one_more_after * at_once;
        if then <= latest {
            Ok(then)
        } else {
            Err(then - latest)
        }
    }

    fn is_whole(&self) -> bool {
        self.whole_at.is_none_or(|at| at <= Instant::now())
    }
}

/// What is left to each network that has asked lately.
#[derive(Debug, Default)]
pub(crate) struct Asked(Mutex<Buckets>);

#[derive(Debug, Default)]
struct Buckets {
    by_network: BTreeMap<Network, Bucket>,
    /// How many stayed when whole ones were last forgotten.
    n_stayed: usize,
}

impl Asked {
    /// Uses up one of a network's allowance, or says how long it must wait.
    pub(crate) fn ask(&self, network: Network, allowance: Allowance) -> Result<(), Duration> {
        let mut buckets = lock(&self.0);
        // Not each time: where all stay, looking at all is wasted.
        if MANY.max(2 * buckets.n_stayed) <= buckets.by_network.len() {
            buckets.by_network.retain(|_, bucket| !bucket.is_whole());
            buckets.n_stayed = buckets.by_network.len();
        }
        let bucket = buckets.by_network.entry(network).or_default();
        bucket.take(allowance)
    }

    /// Whether it could ask.
    pub(crate) fn may_ask(&self, network: Network, allowance: Allowance) -> Result<(), Duration> {
        let bucket = lock(&self.0).by_network.get(&network).copied();
        let bucket = bucket.unwrap_or_default();
        bucket.after_one_more(allowance).map(drop)
    }
}

/// How many of something there are, in all and of each network.
#[derive(Debug, Default)]
pub(crate) struct Crowd(Mutex<Counts>);

#[derive(Debug, Default)]
struct Counts {
    in_all: usize,
    by_network: BTreeMap<Network, usize>,
}

/// One of a crowd, while it lasts.
#[derive(Debug)]
pub(crate) struct Place {
    crowd: Arc<Crowd>,
    network: Option<Network>,
}

/// Why there is no place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Crowded {
    Server,
    Network,
}

impl Crowd {
    /// Takes a place if there are fewer than so many in all, and of the
    /// network, if it is known.
    pub(crate) fn enter(
        self: &Arc<Crowd>,
        network: Option<Network>,
        in_all: usize,
        per_network: usize,
    ) -> Result<Place, Crowded> {
        let mut counts = lock(&self.0);
        if in_all <= counts.in_all {
            return Err(Crowded::Server);
        }
        if let Some(network) = network {
            let count = counts.by_network.entry(network).or_default();
            if per_network <= *count {
                return Err(Crowded::Network);
            }
            *count += 1;
        }
        counts.in_all += 1;
        Ok(Place {
            crowd: Arc::clone(self),
            network,
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = lock(&self.crowd.0);
        counts.in_all -= 1;
        let Some(network) = self.network else { return };
        if let Some(count) = counts.by_network.get_mut(&network) {
            *count -= 1;
            if *count == 0 {
                counts.by_network.remove(&network);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Finds out whom a request comes from, and whether they ask too often.
pub(crate) async fn guard(
    State(lobby): State<Lobby>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let state = lobby.state();
    let network = Network::of(peer, request.headers(), &state.config.trusted_proxies);
    match state.requests.ask(network, state.config.limits.requests) {
        Ok(()) => {
            request.extensions_mut().insert(network);
            next.run(request).await
        }
        Err(wait) => ApiError::too_often("your network sends many requests", wait).into_response(),
    }
}

/// As [`guard`] has found out.
impl<S: Send + Sync> FromRequestParts<S> for Network {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Network, Infallible> {
        let network = parts.extensions.get().copied();
        Ok(network.expect("every request passes the guard"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(peer: &str, forwarded: &'static str, trusted: &[&str]) -> Network {
        let mut headers = HeaderMap::new();
        headers.insert(FORWARDED_FOR, forwarded.parse().unwrap());
        let trusted: Vec<IpNet> = trusted.iter().map(|it| it.parse().unwrap()).collect();
        Network::of(peer.parse().unwrap(), &headers, &trusted)
    }

    fn at(address: &str) -> Network {
        Network::from(address.parse::<IpAddr>().unwrap())
    }

    #[test]
    fn only_a_trusted_proxy_is_believed_and_only_about_whom_it_heard() {
        let (peer, here) = ("127.0.0.1:5", ["127.0.0.0/8"]);
        let forwarded = "1.1.1.1, 9.9.9.9";
        assert_eq!(network(peer, forwarded, &[]), at("127.0.0.1"));
        assert_eq!(network(peer, forwarded, &["10.0.0.0/8"]), at("127.0.0.1"));
        assert_eq!(network(peer, forwarded, &here), at("9.9.9.9"));
        assert_eq!(network("8.8.8.8:5", forwarded, &here), at("8.8.8.8"));
        assert_eq!(
            network("[::ffff:127.0.0.1]:5", forwarded, &here),
            at("9.9.9.9")
        );
        assert_eq!(network(peer, "moo", &here), at("127.0.0.1"));
        assert_eq!(network(peer, "9.9.9.9, moo", &here), at("127.0.0.1"));
        assert_eq!(network(peer, "[2001:db8::1]:7", &here), at("2001:db8::"));
    }

    #[test]
    fn a_chain_of_trusted_proxies_leads_to_the_first_stranger() {
        let trusted = ["127.0.0.1/32", "9.9.9.0/24"];
        let network = |forwarded| network("127.0.0.1:5", forwarded, &trusted);
        assert_eq!(network("6.6.6.6, 1.1.1.1, 9.9.9.9"), at("1.1.1.1"));
        assert_eq!(network("9.9.9.8, 9.9.9.9"), at("9.9.9.8"));
    }

    #[test]
    fn one_router_is_one_network() {
        assert_eq!(at("2001:db8::1"), at("2001:db8::ffff:1:2:3"));
        assert_ne!(at("2001:db8::1"), at("2001:db8:0:1::1"));
        assert_eq!(at("::ffff:1.2.3.4"), at("1.2.3.4"));
        assert_ne!(at("1.2.3.4"), at("1.2.3.5"));
    }

    #[tokio::test(start_paused = true)]
    async fn an_allowance_comes_back_little_by_little() {
        let (asked, ada) = (Asked::default(), at("1.2.3.4"));
        let allowance = Allowance {
            at_once: 3,
            one_more_after: Duration::from_secs(10),
        };
        for _ in 0..3 {
            assert_eq!(asked.ask(ada, allowance), Ok(()));
        }
        assert_eq!(asked.ask(ada, allowance), Err(Duration::from_secs(10)));
        assert_eq!(asked.ask(at("1.2.3.5"), allowance), Ok(()));
        tokio::time::advance(Duration::from_secs(10)).await;
        assert_eq!(asked.ask(ada, allowance), Ok(()));
        assert!(asked.ask(ada, allowance).is_err());
        tokio::time::advance(Duration::from_mins(10)).await;
        for _ in 0..3 {
            assert_eq!(asked.ask(ada, allowance), Ok(()));
        }
        assert!(asked.ask(ada, allowance).is_err());
    }

    #[test]
    fn a_crowd_has_room_for_so_many_in_all_and_of_each_network() {
        let (crowd, ada, bert) = (Arc::new(Crowd::default()), at("1.2.3.4"), at("1.2.3.5"));
        let enter = |network| crowd.enter(network, 3, 2);
        let _first = enter(Some(ada)).unwrap();
        let second = enter(Some(ada)).unwrap();
        assert_eq!(enter(Some(ada)).unwrap_err(), Crowded::Network);
        let _proxy = enter(None).unwrap();
        assert_eq!(enter(Some(bert)).unwrap_err(), Crowded::Server);
        drop(second);
        let _third = enter(Some(bert)).unwrap();
        assert_eq!(enter(None).unwrap_err(), Crowded::Server);
    }

    #[tokio::test(start_paused = true)]
    async fn looking_whether_one_may_ask_uses_nothing_up() {
        let (asked, ada) = (Asked::default(), at("1.2.3.4"));
        let allowance = Allowance {
            at_once: 1,
            one_more_after: Duration::from_secs(10),
        };
        for _ in 0..3 {
            assert_eq!(asked.may_ask(ada, allowance), Ok(()));
        }
        assert_eq!(asked.ask(ada, allowance), Ok(()));
        assert_eq!(asked.may_ask(ada, allowance), Err(Duration::from_secs(10)));
    }
}
