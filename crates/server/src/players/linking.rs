//! One more device for the same player: a word that is good once, and not for
//! long.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use axum::{Json, extract::State, http::StatusCode};
use store::PlayerId;
use tokio::time::Instant;
use wire::{LinkCode, Linking, Me};

use super::{Key, blocked};
use crate::{api::Body, error::ApiError, lobby::Lobby, random, rate_limit::Network};

/// How long a word is good.
const GOOD_FOR: Duration = Duration::from_mins(5);

/// Letters of it: nobody guesses one of few words within minutes.
const LENGTH: usize = 8;

/// Words that wait for a device. They are not worth a place on the disk.
#[derive(Debug, Default)]
pub(crate) struct Links(Mutex<BTreeMap<String, Link>>);

#[derive(Debug)]
struct Link {
    player: PlayerId,
    until: Instant,
}

impl Links {
    /// A new word; the one before is good no more.
    fn offer(&self, player: PlayerId) -> String {
        let code = random::code(LENGTH);
        let until = Instant::now() + GOOD_FOR;
        let mut links = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        links.retain(|_, it| it.player != player && Instant::now() < it.until);
        links.insert(code.clone(), Link { player, until });
        code
    }

    fn take(&self, code: &str) -> Option<PlayerId> {
        let mut links = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let link = links.remove(&random::read_code(code)?)?;
        (Instant::now() < link.until).then_some(link.player)
    }
}

/// A word that lets one more device play as this player, once and soon.
#[utoipa::path(post, path = "/api/me/link", params(Key),
    responses(
        (status = 200, description = "The word", body = LinkCode),
        ApiError))]
pub(super) async fn code(
    State(lobby): State<Lobby>,
    network: Network,
    Key(key): Key,
) -> Result<Json<LinkCode>, ApiError> {
    let player = lobby.player_or_new(network, key).await?;
    if player.is_blocked {
        return Err(blocked());
    }
    Ok(Json(LinkCode {
        code: lobby.state().links.offer(player.id),
        seconds: GOOD_FOR.as_secs().try_into().unwrap_or(u32::MAX),
    }))
}

/// The sender's device plays as the player who was given the word. Whoever it
/// was before is that player now.
#[utoipa::path(post, path = "/api/me/linked", request_body = Linking, params(Key),
    responses(
        (status = 200, description = "The player", body = Me),
        ApiError))]
pub(super) async fn link(
    State(lobby): State<Lobby>,
    network: Network,
    Key(key): Key,
    Body(Linking { code }): Body<Linking>,
) -> Result<Json<Me>, ApiError> {
    let linked = async {
        let state = lobby.state();
        let unknown = || {
            let error = "that is no word to link a device with, or no longer: it is good once, \
                         and for five minutes; ask the other device for another";
            ApiError::new(StatusCode::NOT_FOUND, error)
        };
        let player = state.links.take(&code).ok_or_else(unknown)?;
        if !state.store.link(key, &player).await? {
            return Err(unknown());
        }
        let player = lobby.player(key).await?;
        lobby.me(player).await
    };
    lobby.look_up(network, linked).await.map(Json)
}
