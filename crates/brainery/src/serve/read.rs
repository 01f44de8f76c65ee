//! Settings that are more than a number or a path, read with advice.

use std::{net::IpAddr, ops::RangeInclusive};

use server::IpNet;
#[cfg(debug_assertions)]
use tabletop::sealed::key_from_hex;

pub(super) fn read_network(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<IpAddr>().map(IpNet::from);
    text.parse().or_else(|_| address()).map_err(|_| {
        format!("{text:?} is no network; write an address like 127.0.0.1, or 10.0.0.0/8")
    })
}

pub(super) fn read_host(text: &str) -> Result<String, String> {
    let is_in_names = |it: u8| it.is_ascii_alphanumeric() || b"-._".contains(&it);
    if !text.is_empty() && text.bytes().all(is_in_names) {
        return Ok(text.to_owned());
    }
    Err(format!(
        "{text:?} is not the name of a host; write it without http:// and port, like games.example"
    ))
}

#[cfg(debug_assertions)]
pub(super) fn read_key(text: &str) -> Result<[u8; 32], String> {
    key_from_hex(text).ok_or_else(|| format!("{text:?} is not a key; write 64 hexadecimal digits"))
}

pub(super) fn read_delay(text: &str) -> Result<RangeInclusive<u64>, String> {
    let wrong = || format!("{text:?} is not a delay; write 500-900, or 0 for none");
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let from: u64 = from.parse().map_err(|_| wrong())?;
    let to: u64 = to.parse().map_err(|_| wrong())?;
    if to < from || 60_000 < to {
        return Err(format!(
            "{text:?} is not a delay; the smaller number comes first, and bots take at most a \
             minute (60000)"
        ));
    }
    Ok(from..=to)
}
