//! Passkeys: a player who has lost every device is known again. A device that
//! signs with one is linked as if it had brought a word.

mod verify;

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::{Json, extract::State, http::StatusCode};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use store::{Passkey, TokenHash};
use tokio::time::Instant;
use wire::{Me, MyPasskey, NewPasskey, NoPasskey, PasskeyQuestion, UsePasskey};

use super::{Key, blocked};
use crate::{api::Body, error::ApiError, lobby::Lobby, random, rate_limit::Network};

/// Passkeys of one player.
const MOST: u32 = 10;

/// How long a question is good.
const GOOD_FOR: Duration = Duration::from_mins(5);

/// Questions that wait for an answer. They are not worth a place on the disk.
#[derive(Debug, Default)]
pub(crate) struct Questions(Mutex<BTreeMap<TokenHash, Question>>);

#[derive(Debug)]
struct Question {
    challenge: String,
    until: Instant,
}

impl Questions {
    /// A new one for a device; the one before is good no more.
    fn ask(&self, key: TokenHash) -> String {
        let challenge = BASE64.encode(random::secret());
        let until = Instant::now() + GOOD_FOR;
        let mut questions = self.all();
        questions.retain(|_, it| Instant::now() < it.until);
        let question = Question {
            challenge: challenge.clone(),
            until,
        };
        questions.insert(key, question);
        challenge
    }

    /// Whether that was asked of this device. It is not asked again.
    fn take(&self, key: TokenHash, challenge: &str) -> bool {
        let asked = self.all().remove(&key);
        asked.is_some_and(|it| it.challenge == challenge && Instant::now() < it.until)
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<TokenHash, Question>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What an authenticator is to sign. Counts as a new table.
#[utoipa::path(post, path = "/api/me/passkeys/question", params(Key),
    responses(
        (status = 200, description = "The question", body = PasskeyQuestion),
        ApiError))]
pub(super) async fn question(
    State(lobby): State<Lobby>,
    network: Network,
    Key(key): Key,
) -> Result<Json<PasskeyQuestion>, ApiError> {
    let state = lobby.state();
    let allowance = state.config.limits.new_tables;
    let asked = state.new_tables.ask(network, allowance);
    asked.map_err(|wait| {
        ApiError::too_often("passkeys were asked about often from your network", wait)
    })?;
    Ok(Json(PasskeyQuestion {
        challenge: state.questions.ask(key),
        seconds: GOOD_FOR.as_secs().try_into().unwrap_or(u32::MAX),
    }))
}

/// The sender has made a passkey.
#[utoipa::path(post, path = "/api/me/passkeys", request_body = NewPasskey, params(Key),
    responses(
        (status = 200, description = "The player", body = Me),
        ApiError))]
pub(super) async fn add(
    State(lobby): State<Lobby>,
    network: Network,
    Key(key): Key,
    Body(new): Body<NewPasskey>,
) -> Result<Json<Me>, ApiError> {
    let [id, public_key, data, client_data] = read([
        &new.id,
        &new.public_key,
        &new.authenticator_data,
        &new.client_data,
    ])?;
    let state = lobby.state();
    let hosts = &state.config.hosts;
    is_asked(&lobby, key, &client_data)?;
    let n_signed = verify::created(&id, &public_key, &data, &client_data, hosts);
    let n_signed = n_signed.ok_or_else(not_believed)?;
    let player = lobby.player_or_new(network, key).await?;
    if player.is_blocked {
        return Err(blocked());
    }
    let passkey = Passkey {
        id,
        public_key,
        n_signed,
        since: 0,
    };
    if !state.store.add_passkey(&player.id, &passkey, MOST).await? {
        return Err(ApiError::not_now(format!(
            "that passkey is known already, or you have {MOST}: remove one first"
        )));
    }
    lobby.me(player).await.map(Json)
}

/// The sender's device plays as the player whose passkey has signed. Whoever it
/// was before is that player now.
#[utoipa::path(post, path = "/api/me/passkeys/use", request_body = UsePasskey, params(Key),
    responses(
        (status = 200, description = "The player", body = Me),
        ApiError))]
pub(super) async fn sign_in(
    State(lobby): State<Lobby>,
    network: Network,
    Key(key): Key,
    Body(used): Body<UsePasskey>,
) -> Result<Json<Me>, ApiError> {
    let [id, data, client_data, signature] = read([
        &used.id,
        &used.authenticator_data,
        &used.client_data,
        &used.signature,
    ])?;
    let linked = async {
        let state = lobby.state();
        let hosts = &state.config.hosts;
        is_asked(&lobby, key, &client_data)?;
        let Some((player, passkey)) = state.store.passkey(&id).await? else {
            return Err(unknown());
        };
        let n_signed = verify::signed(&passkey.public_key, &data, &client_data, &signature, hosts);
        let n_signed = n_signed.ok_or_else(not_believed)?;
        // One that has signed less than it had is a copy, or was copied.
        if !state.store.passkey_signed(&id, n_signed).await? {
            return Err(not_believed());
        }
        if !state.store.link(key, &player).await? {
            return Err(unknown());
        }
        let player = lobby.player(key).await?;
        lobby.me(player).await
    };
    lobby.look_up(network, linked).await.map(Json)
}

/// A passkey opens nothing any more.
#[utoipa::path(delete, path = "/api/me/passkeys", request_body = NoPasskey, params(Key),
    responses(
        (status = 204, description = "It is done"),
        ApiError))]
pub(super) async fn remove(
    State(lobby): State<Lobby>,
    network: Network,
    Key(key): Key,
    Body(NoPasskey { id }): Body<NoPasskey>,
) -> Result<StatusCode, ApiError> {
    let [id] = read([&id])?;
    let player = lobby.look_up(network, lobby.player(key)).await?;
    let store = &lobby.state().store;
    if !store.remove_passkey(&player.id, &id).await? {
        return Err(unknown());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// As their player sees them.
pub(super) fn my_passkey(passkey: &Passkey) -> MyPasskey {
    MyPasskey {
        id: BASE64.encode(&passkey.id),
        since: passkey.since,
    }
}

fn read<const N: usize>(texts: [&str; N]) -> Result<[Vec<u8>; N], ApiError> {
    let bytes = texts.map(|it| BASE64.decode(it.trim_end_matches('=')));
    if bytes.iter().any(Result::is_err) {
        return Err(ApiError::wrong("all parts of a passkey are in base64url"));
    }
    Ok(bytes.map(Result::unwrap_or_default))
}

/// Whether a new passkey would be taken, whatever was asked.
pub(crate) fn believes_new(new: &NewPasskey, hosts: &[String]) -> bool {
    let parts = [
        &new.id,
        &new.public_key,
        &new.authenticator_data,
        &new.client_data,
    ]
    .map(String::as_str);
    read(parts).is_ok_and(|[id, public_key, data, client_data]| {
        verify::challenge(&client_data).is_some()
            && verify::created(&id, &public_key, &data, &client_data, hosts).is_some()
    })
}

/// Whether a passkey with that key has signed this.
pub(crate) fn believes_used(used: &UsePasskey, public_key: &str, hosts: &[String]) -> bool {
    let parts = [
        public_key,
        &used.authenticator_data,
        &used.client_data,
        &used.signature,
    ];
    read(parts).is_ok_and(|[public_key, data, client_data, signature]| {
        verify::signed(&public_key, &data, &client_data, &signature, hosts).is_some()
    })
}

fn is_asked(lobby: &Lobby, key: TokenHash, client_data: &[u8]) -> Result<(), ApiError> {
    let challenge = verify::challenge(client_data).unwrap_or_default();
    if lobby.state().questions.take(key, &challenge) {
        return Ok(());
    }
    Err(ApiError::not_now(
        "that is no answer to the last question, or it came too late: ask for another at \
         /api/me/passkeys/question; each is good once, and for five minutes",
    ))
}

fn unknown() -> ApiError {
    let error = "nobody here has that passkey";
    ApiError::new(StatusCode::NOT_FOUND, error)
}

fn not_believed() -> ApiError {
    ApiError::wrong(
        "that was not signed by the passkey, on a page of this server, by somebody who was there",
    )
}
