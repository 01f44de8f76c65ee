//! By which name a visitor may come in. A browser lends every page it shows
//! its place in the network: a page from elsewhere must not play here with it.

use std::net::IpAddr;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, Method, StatusCode, header, uri::Authority},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{error::ApiError, lobby::Lobby};

pub(crate) async fn guard(State(lobby): State<Lobby>, request: Request, next: Next) -> Response {
    let hosts = &lobby.state().config.hosts;
    match may_enter(request.method(), request.headers(), hosts) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    }
}

fn may_enter(method: &Method, headers: &HeaderMap, hosts: &[String]) -> Result<(), ApiError> {
    let said = |name| headers.get(name).and_then(|it| it.to_str().ok());
    let host = said(header::HOST).and_then(|it| it.parse::<Authority>().ok());
    let host = host.filter(|host| is_ours(host, hosts)).ok_or_else(|| {
        let name = said(header::HOST).unwrap_or_default();
        ApiError::new(
            StatusCode::MISDIRECTED_REQUEST,
            format!(
                "this server does not answer to the name {name:?}; use the address it printed \
                 when it started, or start it with --host NAME for every name it has"
            ),
        )
    })?;
    let only_looks = matches!(*method, Method::GET | Method::HEAD);
    if only_looks && !headers.contains_key(header::UPGRADE) {
        return Ok(());
    }
    // Programs that are no browsers do not say where they are from.
    let Some(origin) = headers.get(header::ORIGIN) else {
        return Ok(());
    };
    let page = origin.to_str().ok().and_then(authority);
    // A proxy may have changed the name we are called by, not the page's.
    let is_own = |page: &Authority| *page == host || is_told(page.host(), hosts);
    if page.as_ref().is_some_and(is_own) {
        return Ok(());
    }
    Err(ApiError::new(
        StatusCode::FORBIDDEN,
        format!(
            "a page from {origin:?} may not play here; open the page of this server, or start it \
             with --host NAME if that is another name of it"
        ),
    ))
}

/// The host and port in `http://host:port`.
fn authority(origin: &str) -> Option<Authority> {
    let (scheme, authority) = origin.split_once("://")?;
    let is_web = matches!(scheme, "http" | "https");
    authority.parse().ok().filter(|_| is_web)
}

/// Whether `site` is how somebody can reach this server.
pub(crate) fn is_site(site: &str, hosts: &[String]) -> bool {
    authority(site).is_some_and(|it| is_ours(&it, hosts))
}

/// The name that passkeys of such a page belong to: one that this server answers
/// to, over a line that nobody else is on. Addresses without a name have none.
pub(crate) fn name_for_passkeys(site: &str, hosts: &[String]) -> Option<String> {
    let page = authority(site).filter(|it| is_ours(it, hosts))?;
    let name = page.host().to_ascii_lowercase();
    let is_safe = site.starts_with("https://") || name == "localhost";
    let is_name = !name.starts_with('[') && name.parse::<IpAddr>().is_err();
    (is_safe && is_name).then_some(name)
}

/// Nobody can make a browser believe that an IP address or `localhost` is
/// theirs, only that a name of theirs is at our address.
fn is_ours(host: &Authority, hosts: &[String]) -> bool {
    let name = host.host();
    if host.as_str().contains('@') {
        return false;
    }
    let address = name.trim_start_matches('[').trim_end_matches(']');
    address.parse::<IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || is_told(name, hosts)
}

fn is_told(name: &str, hosts: &[String]) -> bool {
    hosts.iter().any(|host| host.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enter(method: &Method, host: &str, origin: Option<&str>) -> Option<u16> {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        let hosts = ["games.example".to_owned()];
        let refused = may_enter(method, &headers, &hosts).err()?;
        Some(refused.status.as_u16())
    }

    #[test]
    fn only_our_own_names_are_answered_to() {
        for ours in [
            "localhost:7700",
            "LOCALHOST",
            "127.0.0.1:7700",
            "[::1]:7700",
            "192.168.1.7",
            "games.example",
            "Games.Example:8080",
        ] {
            assert_eq!(enter(&Method::GET, ours, None), None, "{ours}");
        }
        for foreign in [
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "games.example.evil",
            "evil@localhost",
            "",
        ] {
            assert_eq!(enter(&Method::GET, foreign, None), Some(421), "{foreign}");
        }
    }

    #[test]
    fn only_our_own_pages_may_act() {
        let host = "localhost:7700";
        let act = |origin| enter(&Method::POST, host, Some(origin));
        assert_eq!(act("http://localhost:7700"), None);
        assert_eq!(act("https://games.example"), None);
        for foreign in [
            "http://localhost:3000",
            "http://evil.example",
            "null",
            "",
            "file://",
            "chrome-extension://localhost:7700",
        ] {
            assert_eq!(act(foreign), Some(403), "{foreign}");
        }
        let look = enter(&Method::GET, host, Some("http://evil.example"));
        assert_eq!(look, None);
    }
}
