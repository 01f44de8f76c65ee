//! What HTTP offers under `/api`.

use std::{sync::LazyLock, time::Duration};

use axum::{
    Json, Router,
    extract::{
        DefaultBodyLimit, FromRequest, FromRequestParts, Path, RawQuery, Request, State,
        WebSocketUpgrade, rejection::JsonRejection, ws::rejection::WebSocketUpgradeRejection,
    },
    http::{StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use serde::{Serialize, de::DeserializeOwned};
use tokio::time::timeout;
use tower_http::compression::{CompressionLayer, predicate::SizeAbove};
use utoipa::{IntoParams, OpenApi, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::{Join, Mine, MyTable, NewTable, OpenTables, Problem, Seated, TableInfo};

use crate::{
    error::ApiError,
    lobby::Lobby,
    notice_board::Wanted,
    notices,
    players::{self, MaybeKey},
    rate_limit::Network,
    socket::{self, LONGEST_MESSAGE},
    table::Command,
};

/// Messages of clients are short.
const SOCKET_BUFFER: usize = 1024;

/// No message is longer: this is a game of ten thousand moves, all told.
pub(crate) const LONGEST_STORY: usize = 16 * 1024 * 1024;

/// Shorter answers fit into a packet or two anyhow.
const WORTH_PRESSING: u64 = 1024;

/// When it may be worth asking again for a place at a table.
const WHEN_SOMEBODY_HAS_LEFT: Duration = Duration::from_secs(59);

pub(crate) fn routes(lobby: Lobby) -> Router {
    let (router, _) = documented().split_for_parts();
    router
        .layer(DefaultBodyLimit::max(LONGEST_MESSAGE))
        .with_state(lobby)
}

/// Everything that is answered here, together with what is said about it.
fn documented() -> OpenApiRouter<Lobby> {
    OpenApiRouter::with_openapi(Brainery::openapi())
        .routes(routes!(openapi))
        .routes(routes!(games))
        .routes(routes!(table))
        .routes(routes!(record))
        // Those above tell nobody a secret. Those below may: how much smaller a
        // secret gets beside what a stranger wrote would tell it.
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(WORTH_PRESSING)))
        .routes(routes!(alive))
        .routes(routes!(ready))
        .routes(routes!(open_tables, open_table))
        .routes(routes!(mine))
        .routes(routes!(join))
        .merge(players::routes())
        .merge(notices::routes())
        .routes(routes!(connect))
}

#[derive(OpenApi)]
#[openapi(info(
    title = "Brainery",
    description = "Tables over HTTP; docs/formats.md shows what is said over the WebSocket."
))]
struct Brainery;

static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let document = documented().into_openapi().to_json();
    document.expect("the document is plain data")
});

/// This document.
#[utoipa::path(get, path = "/api/openapi.json",
    responses((status = 200, description = "OpenAPI 3.1", body = serde_json::Value)))]
async fn openapi() -> impl IntoResponse {
    (
        [(header::CONTENT_TYPE, "application/json")],
        DOCUMENT.as_str(),
    )
}

/// Whether the program is alive.
#[utoipa::path(get, path = "/healthz",
    responses((status = 200, description = "`ok`", body = String)))]
async fn alive() -> &'static str {
    "ok"
}

/// A game that can be played here.
#[derive(Serialize, ToSchema)]
struct GameInfo {
    id: &'static str,
    title: &'static str,
    min_seats: usize,
    max_seats: usize,
    /// Those of its own, then the levels, each weakest first.
    bots: Vec<BotInfo>,
}

#[derive(Serialize, ToSchema)]
struct BotInfo {
    name: &'static str,
    about: &'static str,
    /// What players call it, if it is one of the five levels.
    level: Option<&'static str>,
}

/// The games of this server, with their bots.
#[utoipa::path(get, path = "/api/games",
    responses((status = 200, description = "All games", body = Vec<GameInfo>)))]
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

/// Whether moves can be written down, so that somebody can be sent here.
#[utoipa::path(get, path = "/readyz",
    responses(
        (status = 200, description = "`ready`", body = String),
        (status = 503, description = "Why not", body = Problem)))]
async fn ready(State(lobby): State<Lobby>) -> Result<&'static str, ApiError> {
    lobby.state().ready().await?;
    Ok("ready")
}

/// Opens a table with nobody at it.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses(
        (status = 201, description = "The table", body = TableInfo),
        ApiError))]
async fn open_table(
    State(lobby): State<Lobby>,
    network: Network,
    Body(wanted): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), ApiError> {
    let state = lobby.state();
    let asked = state
        .new_tables
        .ask(network, state.config.limits.new_tables);
    asked.map_err(|wait| {
        let what = "many tables were opened from your network just now, join one that is open";
        ApiError::too_often(what, wait)
    })?;
    let table = lobby.open_table(wanted).await?;
    Ok((StatusCode::CREATED, Json(table)))
}

/// Tables that anybody may come to, the oldest first.
#[utoipa::path(get, path = "/api/tables", params(Wanted),
    responses(
        (status = 200, description = "Some of them", body = OpenTables),
        (status = "4XX", description = "What was wrong, and what would be right", body = Problem)))]
async fn open_tables(
    State(lobby): State<Lobby>,
    RawQuery(question): RawQuery,
) -> Result<Json<OpenTables>, ApiError> {
    let wanted = Wanted::read(question.as_deref().unwrap_or_default())?;
    if let Some(game) = &wanted.game {
        lobby.find_game(game)?;
    }
    Ok(Json(lobby.state().board.list(&wanted)?))
}

/// Whose turn it is at tables at which the sender has a seat. Does not open
/// them.
#[utoipa::path(post, path = "/api/tables/mine", request_body = Mine,
    responses(
        (status = 200, description = "One answer for each, in the same order, then other tables of the player", body = Vec<MyTable>),
        ApiError))]
async fn mine(
    State(lobby): State<Lobby>,
    network: Network,
    MaybeKey(key): MaybeKey,
    Body(mine): Body<Mine>,
) -> Result<Json<Vec<MyTable>>, ApiError> {
    Ok(Json(lobby.mine(network, mine, key).await?))
}

/// Who sits at a table, and whether its game has started.
#[utoipa::path(get, path = "/api/tables/{code}", params(Code),
    responses(
        (status = 200, description = "The table", body = TableInfo),
        ApiError))]
async fn table(
    State(lobby): State<Lobby>,
    network: Network,
    MaybeKey(key): MaybeKey,
    Code(code): Code,
) -> Result<Json<TableInfo>, ApiError> {
    let info = lobby.look_up(network, lobby.info(&code)).await?;
    let you = lobby.seat_at(&info.code, key).await?;
    Ok(Json(TableInfo { you, ..info }))
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{code}/join", params(Code),
    request_body = Join,
    responses(
        (status = 200, description = "A seat, and the token that proves whose it is", body = Seated),
        ApiError))]
async fn join(
    State(lobby): State<Lobby>,
    network: Network,
    MaybeKey(key): MaybeKey,
    Code(code): Code,
    Body(join): Body<Join>,
) -> Result<Json<Seated>, ApiError> {
    let joined = lobby.ask(&code, |answer| {
        Command::Join(Box::new(join.clone()), key, answer)
    });
    let (_, seated) = lobby.look_up(network, joined).await?;
    Ok(Json(seated))
}

/// The record of a game that is over.
#[utoipa::path(get, path = "/api/tables/{code}/record", params(Code),
    responses(
        (status = 200, description = "The record", body = String),
        ApiError))]
async fn record(
    State(lobby): State<Lobby>,
    network: Network,
    Code(code): Code,
) -> Result<Response, ApiError> {
    let text = lobby.look_up(network, lobby.record(&code)).await?;
    let content_type = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((content_type, text).into_response())
}

/// Comes to a table over a WebSocket.
///
/// Browsers cannot read why an upgrade failed, so an unknown code is told over
/// the WebSocket.
#[utoipa::path(get, path = "/api/tables/{code}/ws", params(Code),
    responses(
        (status = 101, description = "A WebSocket"),
        ApiError))]
async fn connect(
    State(lobby): State<Lobby>,
    network: Network,
    Code(code): Code,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|rejection| {
        ApiError::new(
            rejection.status(),
            format!("{}; this address speaks WebSocket", rejection.body_text()),
        )
    })?;
    let state = lobby.state();
    let most = state.config.limits.sockets_per_network;
    let place = state.talking.enter(Some(network), usize::MAX, most);
    let place = place.map_err(|_| {
        let what = "your network is at as many tables as it may be, close a page that plays";
        ApiError::too_often(what, WHEN_SOMEBODY_HAS_LEFT)
    })?;
    Ok(upgrade
        // Both are 128 kB otherwise, for every connection.
        .read_buffer_size(SOCKET_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .max_write_buffer_size(LONGEST_STORY)
        .on_upgrade(async move |socket| {
            socket::talk(socket, code, lobby, network).await;
            drop(place);
        }))
}

/// The code in a path; one that is not even text is an unknown one.
#[derive(IntoParams)]
#[into_params(names("code"), parameter_in = Path)]
struct Code(
    /// Of a table, four to eight letters
    String,
);

impl<S: Send + Sync> FromRequestParts<S> for Code {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Code, ApiError> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        path.map(|Path(code)| Code(code))
            .map_err(|_| ApiError::unknown_table(parts.uri.path()))
    }
}

/// A JSON body, or what is wrong with it.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Lobby> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, lobby: &Lobby) -> Result<Body<T>, ApiError> {
        let within = lobby.state().config.limits.body_within;
        let read = timeout(within, Json::<T>::from_request(request, lobby)).await;
        let read = read.map_err(|_| {
            let error = "what was sent with the request took too long; send it at once";
            ApiError::new(StatusCode::REQUEST_TIMEOUT, error)
        })?;
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
