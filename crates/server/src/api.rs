//! What HTTP offers under `/api`.

use std::net::SocketAddr;

use axum::{
    Json, Router,
    extract::{
        ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Path, Request, State,
        WebSocketUpgrade, rejection::JsonRejection, ws::rejection::WebSocketUpgradeRejection,
    },
    http::{HeaderMap, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde::{Serialize, de::DeserializeOwned};
use wire::{Join, NewTable, Seated, TableInfo};

use crate::{
    error::ApiError,
    lobby::Lobby,
    rate_limit::Network,
    socket::{self, LONGEST_MESSAGE},
    table::Command,
};

pub(crate) fn routes(lobby: Lobby) -> Router {
    Router::new()
        .route("/healthz", get(async || "ok"))
        .route("/api/games", get(games))
        .route("/api/tables", post(open_table))
        .route("/api/tables/{code}", get(table))
        .route("/api/tables/{code}/join", post(join))
        .route("/api/tables/{code}/record", get(record))
        .route("/api/tables/{code}/ws", get(connect))
        .layer(DefaultBodyLimit::max(LONGEST_MESSAGE))
        .with_state(lobby)
}

/// A game that can be played here.
#[derive(Serialize)]
struct GameInfo {
    id: &'static str,
    title: &'static str,
    min_seats: usize,
    max_seats: usize,
    /// Those of its own, then the levels, each weakest first.
    bots: Vec<BotInfo>,
}

#[derive(Serialize)]
struct BotInfo {
    name: &'static str,
    about: &'static str,
    /// What players call it, if it is one of the five levels.
    level: Option<&'static str>,
}

async fn games(State(lobby): State<Lobby>) -> Json<Vec<GameInfo>> {
    let about = |game: &'static dyn erased::DynGame| {
        let info = game.info();
        let bots = game.bots().into_iter();
        GameInfo {
            id: info.id,
            title: info.title,
            min_seats: *info.seats.start(),
            max_seats: *info.seats.end(),
            bots: bots
                .map(|erased::BotLabel { name, about, level }| BotInfo {
                    name,
                    about: about.en,
                    level: level.map(|title| title.en),
                })
                .collect(),
        }
    };
    let config = &lobby.state().config;
    let offered = registry::all().filter(|game| config.offers(game.info().id));
    Json(offered.map(about).collect())
}

async fn open_table(
    State(lobby): State<Lobby>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(wanted): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), ApiError> {
    let state = lobby.state();
    let network = Network::of(peer, &headers, state.config.is_behind_proxy);
    state
        .asked
        .ask(network, state.config.new_tables)
        .map_err(ApiError::too_often)?;
    let table = lobby.open_table(wanted).await?;
    Ok((StatusCode::CREATED, Json(table)))
}

async fn table(State(lobby): State<Lobby>, Code(code): Code) -> Result<Json<TableInfo>, ApiError> {
    Ok(Json(lobby.info(&code).await?))
}

async fn join(
    State(lobby): State<Lobby>,
    Code(code): Code,
    Body(join): Body<Join>,
) -> Result<Json<Seated>, ApiError> {
    let (_, seated) = lobby
        .ask(&code, |answer| Command::Join(join.clone(), answer))
        .await?;
    Ok(Json(seated))
}

async fn record(State(lobby): State<Lobby>, Code(code): Code) -> Result<Response, ApiError> {
    let text = lobby.record(&code).await?;
    let content_type = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((content_type, text).into_response())
}

/// Browsers cannot read why an upgrade failed, so an unknown code is told over
/// the WebSocket.
async fn connect(
    State(lobby): State<Lobby>,
    Code(code): Code,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|rejection| {
        ApiError::new(
            rejection.status(),
            format!("{}; this address speaks WebSocket", rejection.body_text()),
        )
    })?;
    Ok(upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .on_upgrade(|socket| socket::talk(socket, code, lobby)))
}

/// The code in a path; one that is not even text is an unknown one.
struct Code(String);

impl<S: Send + Sync> FromRequestParts<S> for Code {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Code, ApiError> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        path.map(|Path(code)| Code(code))
            .map_err(|_| ApiError::unknown_table(parts.uri.path()))
    }
}

/// A JSON body, or what is wrong with it.
struct Body<T>(T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        let read = Json::<T>::from_request(request, state).await;
        read.map(|Json(body)| Body(body))
            .map_err(|rejection: JsonRejection| {
                let error = match rejection.status() {
                    StatusCode::PAYLOAD_TOO_LARGE => "a message has at most 16 kB".to_owned(),
                    _ => format!(
                        "{}; docs/formats.md shows each message",
                        rejection.body_text()
                    ),
                };
                ApiError::new(rejection.status(), error)
            })
    }
}
