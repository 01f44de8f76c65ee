//! Players, known by the keys of their devices and to nobody but themselves.

mod forgetting;
mod linking;
mod passkeys;
mod watching;

pub(crate) use self::{
    linking::Links,
    passkeys::{Questions, believes_new, believes_used},
};
use axum::{
    Json,
    extract::{FromRequestParts, RawQuery, State},
    http::{StatusCode, header, request::Parts},
};
use store::{Played, Player, PlayerId, SeatPlayer, TokenHash};
use tabletop::Seat;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::{
    KEY_LENGTH, Me, MyRating, MyWishes, PlayedGame, PlayedGames, PlayedSeat, ProblemKind,
    ToldDevice,
};

use crate::{
    api::Body,
    error::ApiError,
    lobby::{AppState, Lobby, TableHandle, known},
    random,
    rate_limit::Network,
    table::{Command, ConnectionId, NewConnection},
};

/// Games that are told at once.
const MOST_GAMES: u32 = 100;

pub(crate) fn routes() -> OpenApiRouter<Lobby> {
    OpenApiRouter::new()
        .routes(routes!(me, wish, forget))
        .routes(routes!(games))
        .routes(routes!(linking::code))
        .routes(routes!(linking::link))
        .routes(routes!(passkeys::question))
        .routes(routes!(passkeys::add, passkeys::remove))
        .routes(routes!(passkeys::sign_in))
}

/// What the server knows of a player: nothing that it was not told.
#[utoipa::path(get, path = "/api/me", params(Key),
    responses(
        (status = 200, description = "The player", body = Me),
        ApiError))]
async fn me(
    State(lobby): State<Lobby>,
    network: Network,
    Key(key): Key,
) -> Result<Json<Me>, ApiError> {
    let player = lobby.look_up(network, lobby.player(key)).await?;
    lobby.me(player).await.map(Json)
}

/// Whether games may count for ratings.
#[utoipa::path(post, path = "/api/me", request_body = MyWishes, params(Key),
    responses(
        (status = 200, description = "The player", body = Me),
        ApiError))]
async fn wish(
    State(lobby): State<Lobby>,
    network: Network,
    Key(key): Key,
    Body(MyWishes { wants_rating }): Body<MyWishes>,
) -> Result<Json<Me>, ApiError> {
    let player = lobby.player_or_new(network, key).await?;
    let state = lobby.state();
    state.store.want_rating(&player.id, wants_rating).await?;
    let player = Player {
        wants_rating,
        ..player
    };
    lobby.me(player).await.map(Json)
}

/// Forgets a player: keys, history, ratings, and the name at tables whose game
/// is over. At those that go on, a bot plays from now on.
#[utoipa::path(delete, path = "/api/me", params(Key),
    responses(
        (status = 204, description = "It is done"),
        ApiError))]
async fn forget(
    State(lobby): State<Lobby>,
    network: Network,
    Key(key): Key,
) -> Result<StatusCode, ApiError> {
    let player = lobby.look_up(network, lobby.player(key)).await?;
    lobby.forget_player(&player).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Games of a player that are over, the latest first.
#[utoipa::path(get, path = "/api/me/games", params(
        Key,
        ("before" = Option<u64>, Query, description = "Only those that ended before, in milliseconds since 1970")),
    responses(
        (status = 200, description = "Some of them", body = PlayedGames),
        ApiError))]
async fn games(
    State(lobby): State<Lobby>,
    network: Network,
    Key(key): Key,
    RawQuery(question): RawQuery,
) -> Result<Json<PlayedGames>, ApiError> {
    let before = read_before(question.as_deref().unwrap_or_default())?;
    let player = lobby.look_up(network, lobby.player(key)).await?;
    let store = &lobby.state().store;
    let games = store.history(&player.id, before, MOST_GAMES).await?;
    let is_all = games.len() < MOST_GAMES as usize;
    let next = games.last().map(|it| it.ended_at).filter(|_| !is_all);
    Ok(Json(PlayedGames {
        games: games.into_iter().map(played_game).collect(),
        next,
    }))
}

fn read_before(question: &str) -> Result<Option<u64>, ApiError> {
    let Some(text) = question.strip_prefix("before=") else {
        return if question.is_empty() {
            Ok(None)
        } else {
            Err(ApiError::wrong("the only question here is `before=NUMBER`"))
        };
    };
    let number = text.parse().ok();
    // What the database, and the description of this address, can count to.
    let number = number.filter(|it: &u64| i64::try_from(*it).is_ok());
    let wrong = || ApiError::wrong("`before` is a number of milliseconds, as `next` told it");
    number.ok_or_else(wrong).map(Some)
}

fn played_game(played: Played) -> PlayedGame {
    let seat = |it: store::PlayedSeat| PlayedSeat {
        name: it.name,
        bot: it.bot,
        face: it.face,
        place: it.place,
    };
    PlayedGame {
        code: played.code,
        game: played.game,
        began_at: played.began_at,
        ended_at: played.ended_at,
        me: played.me,
        seats: played.seats.into_iter().map(seat).collect(),
        has_record: played.has_record,
        rating: played
            .rating
            .map(|(before, after)| [whole(before), whole(after)]),
    }
}

fn device_info(it: store::Subscription) -> ToldDevice {
    ToldDevice {
        endpoint: it.endpoint,
        says: it.says,
        since: it.since,
    }
}

fn whole(rating: f64) -> i32 {
    rating.round() as i32
}

impl Lobby {
    /// Who has this key.
    pub(crate) async fn player(&self, key: TokenHash) -> Result<Player, ApiError> {
        let player = self.state().store.player(key).await?;
        player.ok_or_else(|| {
            let error = "nobody has played here with that key; sit down at a table with it first";
            ApiError::new(StatusCode::NOT_FOUND, error)
        })
    }

    /// The same; whoever is new here is somebody from now on.
    pub(crate) async fn player_or_new(
        &self,
        network: Network,
        key: TokenHash,
    ) -> Result<Player, ApiError> {
        let state = self.state();
        if let Some(player) = state.store.player(key).await? {
            return Ok(player);
        }
        // A new player costs a row, as a new table does.
        let allowance = state.config.limits.new_tables;
        let asked = state.new_tables.ask(network, allowance);
        asked.map_err(|wait| {
            ApiError::too_often("many new players came from your network just now", wait)
        })?;
        state.player_or_new(key).await
    }

    pub(crate) async fn me(&self, player: Player) -> Result<Me, ApiError> {
        let store = &self.state().store;
        let ratings = store.ratings(&player.id).await?;
        let devices = store.subscriptions(&player.id).await?;
        let passkeys = store.passkeys(&player.id).await?;
        let my_rating = |it: store::Rating| MyRating {
            game: it.game,
            rating: whole(it.rating),
            deviation: whole(it.deviation),
            n_games: it.n_games,
        };
        Ok(Me {
            since: player.since,
            n_devices: player.n_devices,
            wants_rating: player.wants_rating,
            ratings: ratings.into_iter().map(my_rating).collect(),
            told: devices.into_iter().map(device_info).collect(),
            passkeys: passkeys.iter().map(passkeys::my_passkey).collect(),
        })
    }

    /// Where a player sits, at the newest tables first; nowhere without a key.
    pub(crate) async fn seats_of(
        &self,
        key: Option<TokenHash>,
        most: usize,
    ) -> Result<Vec<(String, Seat)>, ApiError> {
        let Some(key) = key else {
            return Ok(Vec::new());
        };
        let store = &self.state().store;
        let Some(player) = store.player(key).await? else {
            return Ok(Vec::new());
        };
        let most = most.try_into().unwrap_or(u32::MAX);
        Ok(store.seats_of(&player.id, most).await?)
    }

    /// Where the player of a key sits at a table.
    pub(crate) async fn seat_at(
        &self,
        code: &str,
        key: Option<TokenHash>,
    ) -> Result<Option<Seat>, ApiError> {
        let Some(key) = key else { return Ok(None) };
        let store = &self.state().store;
        let Some(player) = store.player(key).await? else {
            return Ok(None);
        };
        Ok(store.seat_at(code, &player.id).await?)
    }

    pub(crate) async fn connect(
        &self,
        code: &str,
        new: &NewConnection,
    ) -> Result<(TableHandle, ConnectionId), ApiError> {
        self.ask(code, |answer| {
            Command::Connect(Box::new(new.clone()), answer)
        })
        .await
    }

    /// The same with a token, or with a key where the token was lost.
    pub(crate) async fn connect_with(
        &self,
        code: &str,
        new: NewConnection,
        token: &str,
    ) -> Result<(TableHandle, ConnectionId), ApiError> {
        let refused = match self.connect(code, &new).await {
            Ok(connected) => return Ok(connected),
            Err(refused) => refused,
        };
        if !is_key(token) || refused.is_for_now() || known(code).is_err() {
            return Err(refused);
        }
        let store = &self.state().store;
        let Some(player) = store.player(TokenHash::of(token)).await? else {
            return Err(refused);
        };
        let players = store.once(&player.id).await?;
        self.connect(code, &NewConnection { players, ..new }).await
    }
}

impl AppState {
    /// Who sits down; nobody that is known without a key.
    pub(crate) async fn sitter(
        &self,
        key: Option<TokenHash>,
    ) -> Result<Option<SeatPlayer>, ApiError> {
        let Some(key) = key else { return Ok(None) };
        let player = self.player_or_new(key).await?;
        if player.is_blocked {
            return Err(blocked());
        }
        Ok(Some(SeatPlayer {
            id: player.id,
            wants_rating: player.wants_rating,
        }))
    }

    async fn player_or_new(&self, key: TokenHash) -> Result<Player, ApiError> {
        let id = PlayerId::new(random::id());
        Ok(self.store.player_or_new(key, &id).await?)
    }
}

/// What somebody hears whom the operator does not want here.
pub(crate) fn blocked() -> ApiError {
    ApiError::new(
        StatusCode::FORBIDDEN,
        "whoever runs this server has asked this device to stay away; you can play against bots \
         on it, and look on",
    )
    .about(ProblemKind::Blocked)
}

fn is_key(text: &str) -> bool {
    let is_digit = |it: u8| matches!(it, b'0'..=b'9' | b'a'..=b'f');
    text.len() == KEY_LENGTH && text.bytes().all(is_digit)
}

/// The key of whoever asks, if they have one.
pub(crate) struct MaybeKey(pub(crate) Option<TokenHash>);

impl FromRequestParts<Lobby> for MaybeKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, lobby: &Lobby) -> Result<MaybeKey, ApiError> {
        let Some(said) = parts.headers.get(header::AUTHORIZATION) else {
            return Ok(MaybeKey(None));
        };
        let key = said.to_str().ok().and_then(|it| it.strip_prefix("Bearer "));
        if let Some(key) = key.filter(|key| is_key(key)) {
            return Ok(MaybeKey(Some(TokenHash::of(key))));
        }
        let refused = ApiError::new(
            StatusCode::UNAUTHORIZED,
            "that is no key; it is `Authorization: Bearer` with 80 of the letters 0 to 9 and a to f",
        );
        let network = Network::from_request_parts(parts, lobby).await;
        let network = network.unwrap_or_else(|never| match never {});
        Err(lobby.lookup_failed(network, refused))
    }
}

/// The key of whoever asks, who must have one.
#[derive(IntoParams)]
#[into_params(names("authorization"), parameter_in = Header)]
pub(crate) struct Key(
    /// `Bearer` and the key of the device
    #[param(value_type = Option<String>)]
    pub(crate) TokenHash,
);

impl FromRequestParts<Lobby> for Key {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, lobby: &Lobby) -> Result<Key, ApiError> {
        let MaybeKey(key) = MaybeKey::from_request_parts(parts, lobby).await?;
        key.map(Key).ok_or_else(|| {
            let error = "who asks is known by the key of their device: `Authorization: Bearer KEY`";
            ApiError::new(StatusCode::UNAUTHORIZED, error)
        })
    }
}
