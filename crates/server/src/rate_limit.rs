//! Who asks, and how often one network may ask for a table.

use std::{
    collections::BTreeMap,
    net::{IpAddr, Ipv6Addr, SocketAddr},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use axum::http::HeaderMap;
use tokio::time::Instant;

/// What a reverse proxy adds to: each hop writes whom it heard behind the rest.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// Networks remembered before those that may ask freely again are forgotten.
const MANY: usize = 10_000;

/// How many tables one network may open at once, and how soon one more.
#[derive(Copy, Clone, Debug)]
pub struct Allowance {
    pub at_once: u32,
    pub one_more_after: Duration,
}

/// A household: one address, or, where addresses are plenty, the half of it
/// that its router shares out.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Network(IpAddr);

impl Network {
    /// Whom a request comes from. A proxy is believed only where there is one:
    /// anybody can write a header.
    pub(crate) fn of(peer: SocketAddr, headers: &HeaderMap, is_behind_proxy: bool) -> Network {
        let told = || {
            let hops = headers.get_all(FORWARDED_FOR).iter().next_back()?;
            let last = hops.to_str().ok()?.rsplit(',').next()?.trim();
            let with_port = || last.parse().ok().map(|it: SocketAddr| it.ip());
            last.parse().ok().or_else(with_port)
        };
        let address: Option<IpAddr> = if is_behind_proxy { told() } else { None };
        Network::from(address.unwrap_or(peer.ip()))
    }
}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        })
    }
}

/// When each network that has asked lately has its whole allowance again.
#[derive(Debug, Default)]
pub(crate) struct Asked(Mutex<BTreeMap<Network, Instant>>);

impl Asked {
    /// Uses up one of a network's tables, or says how long it must wait.
    pub(crate) fn ask(&self, network: Network, allowance: Allowance) -> Result<(), Duration> {
        let Allowance {
            at_once,
            one_more_after,
        } = allowance;
        let now = Instant::now();
        let mut whole_again = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if MANY <= whole_again.len() {
            whole_again.retain(|_, at| now < *at);
        }
        let owing = whole_again.get(&network).map_or(now, |at| now.max(*at));
        let then = owing + one_more_after;
        let latest = now + one_more_after * at_once;
        if latest < then {
            return Err(then - latest);
        }
        whole_again.insert(network, then);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(peer: &str, forwarded: &'static str, is_behind_proxy: bool) -> Network {
        let mut headers = HeaderMap::new();
        headers.insert(FORWARDED_FOR, forwarded.parse().unwrap());
        Network::of(peer.parse().unwrap(), &headers, is_behind_proxy)
    }

    fn at(address: &str) -> Network {
        Network::from(address.parse::<IpAddr>().unwrap())
    }

    #[test]
    fn a_header_is_believed_only_behind_a_proxy_and_only_its_last_word() {
        let forwarded = "1.1.1.1, 9.9.9.9";
        assert_eq!(network("127.0.0.1:5", forwarded, false), at("127.0.0.1"));
        assert_eq!(network("127.0.0.1:5", forwarded, true), at("9.9.9.9"));
        assert_eq!(network("127.0.0.1:5", "moo", true), at("127.0.0.1"));
        assert_eq!(
            network("127.0.0.1:5", "[2001:db8::1]:7", true),
            at("2001:db8::")
        );
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
}
