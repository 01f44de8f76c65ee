//! Which addresses are nobody's but the world's.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ipnet::IpNet;

/// Whether a message may go there: over the internet with TLS, and to networks
/// that the operator has named in any way.
pub(super) fn may_reach(address: IpAddr, has_tls: bool, reach: &[IpNet]) -> bool {
    let address = address.to_canonical();
    reach.iter().any(|it| it.contains(&address)) || has_tls && is_global(address)
}

fn is_global(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(it) => is_global_v4(it),
        IpAddr::V6(it) => is_global_v6(it),
    }
}

/// What the registry of special-purpose addresses does not keep for others.
fn is_global_v4(it: Ipv4Addr) -> bool {
    let [a, b, c, _] = it.octets();
    let is_special = a == 0
        || a >= 240
        || it.is_private()
        || it.is_loopback()
        || it.is_link_local()
        || it.is_multicast()
        || it.is_documentation()
        // Shared by the customers of a provider; for protocols; for benchmarks.
        || a == 100 && b & 0xc0 == 64
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        || a == 198 && b & 0xfe == 18;
    !is_special
}

/// Only what is given out to the world, and nothing that leads to an address of
/// the other kind.
fn is_global_v6(it: Ipv6Addr) -> bool {
    let [a, b, ..] = it.segments();
    let is_given_out = a & 0xe000 == 0x2000;
    let is_special =
        a == 0x2002 || (a == 0x2001 && b < 0x0200) || (a == 0x2001 && b == 0x0db8) || a == 0x3fff;
    is_given_out && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_internet_is_reached() {
        for ours in [
            "127.0.0.1",
            "127.9.9.9",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
        ] {
            assert!(!may_reach(ours.parse().unwrap(), true, &[]), "{ours}");
        }
        for theirs in [
            "1.1.1.1",
            "172.32.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "2a00::1",
        ] {
            assert!(may_reach(theirs.parse().unwrap(), true, &[]), "{theirs}");
            assert!(!may_reach(theirs.parse().unwrap(), false, &[]), "{theirs}");
        }
    }

    #[test]
    fn an_operator_may_name_networks_of_their_own() {
        let reach: [IpNet; 1] = ["192.168.7.0/24".parse().unwrap()];
        for there in ["192.168.7.9", "::ffff:192.168.7.9"] {
            assert!(may_reach(there.parse().unwrap(), false, &reach), "{there}");
        }
        assert!(!may_reach("192.168.8.1".parse().unwrap(), true, &reach));
    }
}
