//! Devices that want to be told.

use axum::{Json, extract::State, http::StatusCode};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use store::Subscription;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::{LONGEST_WORDS, Me, NoPush, Problem, PushKey, PushTo};

use super::{
    Vapid,
    encrypting::{AUTH_LENGTH, POINT_LENGTH},
};
use crate::{
    api::Body,
    error::ApiError,
    lobby::Lobby,
    outside::Outside,
    plain_text,
    players::{Key, blocked},
    rate_limit::Network,
};

/// Devices of one player that are told, the latest.
const MOST_DEVICES: u32 = 10;

pub(crate) fn routes() -> OpenApiRouter<Lobby> {
    OpenApiRouter::new()
        .routes(routes!(key))
        .routes(routes!(subscribe, unsubscribe))
}

/// What a browser wants to know before it lets this server send.
#[utoipa::path(get, path = "/api/push",
    responses(
        (status = 200, description = "The key, if anything is ever sent", body = PushKey),
        (status = "5XX", description = "What the server cannot do now", body = Problem)))]
async fn key(State(lobby): State<Lobby>) -> Result<Json<PushKey>, ApiError> {
    let state = lobby.state();
    let key = if state.outside.is_on() {
        Some(Vapid::of(state).await?.public_key())
    } else {
        None
    };
    Ok(Json(PushKey { key }))
}

/// A device wants to hear that it is its player's turn.
#[utoipa::path(post, path = "/api/me/push", request_body = PushTo, params(Key),
    responses(
        (status = 200, description = "The player", body = Me),
        ApiError))]
async fn subscribe(
    State(lobby): State<Lobby>,
    network: Network,
    Key(key): Key,
    Body(wanted): Body<PushTo>,
) -> Result<Json<Me>, ApiError> {
    let state = lobby.state();
    if !state.outside.is_on() {
        return Err(ApiError::not_now(
            "whoever runs this server lets it tell nothing to the outside",
        ));
    }
    let subscription = read(&state.outside, wanted)?;
    let player = lobby.player_or_new(network, key).await?;
    if player.is_blocked {
        return Err(blocked());
    }
    let store = &state.store;
    store
        .subscribe(&player.id, &subscription, MOST_DEVICES)
        .await?;
    lobby.me(player).await.map(Json)
}

/// What a device wants, if it can be done.
pub(crate) fn read(outside: &Outside, wanted: PushTo) -> Result<Subscription, ApiError> {
    outside.read(&wanted.endpoint).map_err(ApiError::wrong)?;
    let bytes = |text: &str, length: usize| {
        let bytes = BASE64.decode(text.trim_end_matches('=')).ok();
        bytes.filter(|it| it.len() == length).ok_or_else(|| {
            let error = format!("keys of a subscription are base64url, this one of {length} bytes");
            ApiError::wrong(error)
        })
    };
    let says = plain_text::clean(&wanted.says)
        .filter(|it| it.chars().count() <= LONGEST_WORDS && !it.is_empty())
        .ok_or_else(|| ApiError::wrong("`says` is a short sentence in plain letters"))?;
    Ok(Subscription {
        p256dh: bytes(&wanted.keys.p256dh, POINT_LENGTH)?,
        auth: bytes(&wanted.keys.auth, AUTH_LENGTH)?,
        endpoint: wanted.endpoint,
        says,
        since: 0,
    })
}

/// A device does not want to hear of turns any more.
#[utoipa::path(delete, path = "/api/me/push", request_body = NoPush, params(Key),
    responses(
        (status = 204, description = "It is done"),
        ApiError))]
async fn unsubscribe(
    State(lobby): State<Lobby>,
    network: Network,
    Key(key): Key,
    Body(NoPush { endpoint }): Body<NoPush>,
) -> Result<StatusCode, ApiError> {
    let player = lobby.look_up(network, lobby.player(key)).await?;
    let store = &lobby.state().store;
    let theirs = store.subscriptions(&player.id).await?;
    if theirs.iter().any(|it| it.endpoint == endpoint) {
        store.unsubscribe(&endpoint).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
