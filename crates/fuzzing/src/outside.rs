//! Where messages are wanted, one thing a line: a subscription of a browser, or
//! the address of a webhook.

use std::net::IpAddr;

use server::strangers;

pub(crate) fn run(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for line in text.lines() {
        if let Some(endpoint) = strangers::subscription(line) {
            assert!(strangers::is_outside(&endpoint), "{endpoint}");
        }
        if strangers::is_outside(line) {
            is_of_the_world(line);
        }
    }
}

/// Nothing of the operator's own is reached by its number, and nothing without
/// TLS.
fn is_of_the_world(url: &str) {
    let rest = url.get(8..).expect("there is more than a scheme");
    let scheme = url.get(..8).expect("it is one letter a byte");
    assert!(scheme.eq_ignore_ascii_case("https://"), "{url}");
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = match authority.strip_prefix('[') {
        Some(six) => six.split(']').next().unwrap_or_default(),
        None => authority.split(':').next().unwrap_or_default(),
    };
    let is_ours = match host.parse() {
        Ok(IpAddr::V4(it)) => it.is_private() || it.is_loopback() || it.is_link_local(),
        Ok(IpAddr::V6(it)) => it.is_loopback() || it.is_unique_local(),
        Err(_) => false,
    };
    assert!(!is_ours, "{url}");
}
