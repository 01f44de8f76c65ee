//! Who comes for a table that is open at another server is carried there.

use std::time::Duration;

use axum::{
    extract::{FromRequestParts, Request, State},
    middleware::Next,
    response::{IntoResponse, Response},
};
use tokio::time::{Instant, sleep};

use super::{
    Cluster, address_of,
    carrying::{Carried, carry},
};
use crate::{
    error::ApiError,
    lobby::{AppState, Lobby, known},
    rate_limit::Network,
};

/// How long somebody waits for a server that does not answer, until another has
/// its tables; and how soon it is tried again.
const PATIENCE: Duration = Duration::from_secs(6);
const AGAIN_AFTER: Duration = Duration::from_millis(250);

/// What one server looks after for all players: words that link devices, and
/// questions to passkeys, which live in memory. Tables have no such codes.
const PLAYERS: &str = "players";

pub(crate) async fn guard(State(lobby): State<Lobby>, request: Request, next: Next) -> Response {
    let state = lobby.state();
    let Some(cluster) = &state.config.cluster else {
        return next.run(request).await;
    };
    let Some(code) = code_of(request.uri().path()) else {
        return next.run(request).await;
    };
    if request.extensions().get::<Carried>().is_some() || state.is_open(&code) {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let network = Network::from_request_parts(&mut parts, &lobby).await;
    let network = network.unwrap_or_else(|never| match never {});
    let request = Request::from_parts(parts, body);
    let until = Instant::now() + PATIENCE;
    loop {
        let refused = match elsewhere(cluster, state, &code).await {
            Ok(None) => return next.run(request).await,
            Ok(Some(owner)) => match cluster.way_to(address_of(&owner), network).await {
                Ok(way) => {
                    let carried = carry(way, request, &lobby).await;
                    return carried.unwrap_or_else(|error| {
                        tracing::warn!("server {owner} did not answer: {error}");
                        ApiError::elsewhere().into_response()
                    });
                }
                Err(_) => ApiError::elsewhere(),
            },
            Err(refused) => refused,
        };
        if until <= Instant::now() || state.closing.is_cancelled() {
            return refused.into_response();
        }
        sleep(AGAIN_AFTER).await;
    }
}

/// The table that a request is about, or what else one server has for all.
fn code_of(path: &str) -> Option<String> {
    if let Some(rest) = path.strip_prefix("/api/tables/") {
        // `mine` is no code.
        return known(rest.split('/').next()?).ok();
    }
    let of_player = path.strip_prefix("/api/me/")?;
    let is_in_memory = of_player.starts_with("link") || of_player.starts_with("passkeys");
    is_in_memory.then(|| PLAYERS.to_owned())
}

/// The other server that has it, if there is one.
async fn elsewhere(
    cluster: &Cluster,
    state: &AppState,
    code: &str,
) -> Result<Option<String>, ApiError> {
    let owner = state.store.lease_owner(code).await?;
    let owner = match owner {
        Some(owner) => Some(owner),
        None if code == PLAYERS => {
            let name = cluster.name().ok_or_else(ApiError::elsewhere)?;
            let taken = state.store.acquire_lease(code, &name).await?;
            taken.err()
        }
        None => None,
    };
    Ok(owner.filter(|it| address_of(it) != cluster.address))
}
