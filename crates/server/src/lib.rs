//! The game server: tables over HTTP and `WebSocket`s, with the browser client
//! inside.
//!
//! One task owns one table. A move is appended to the store before anybody is
//! told of it. Reading order: [`Lobby`] (every table), `table` (one of them),
//! `thinking` (its bots), `socket` (one connection), `api` and `files` (what HTTP
//! offers), `doors`, `origin` and `rate_limit` (to whom), `tls` (over what), `cluster`
//! (beside whom), [`metrics`] (for the operator).

mod alarms;
mod api;
mod bot_pool;
mod cluster;
mod doors;
mod error;
mod examine;
mod files;
mod limits;
mod lobby;
pub mod metrics;
mod mine;
mod names;
mod notice_board;
mod notices;
mod open_table;
mod origin;
mod outgoing;
mod outside;
mod peek;
mod plain_text;
mod players;
mod random;
mod rate_limit;
mod ratings;
mod socket;
pub mod strangers;
mod stream;
mod table;
mod tls;
mod uptime;
mod wall;

use std::{any::Any, future::Future, io, sync::Arc, time::Duration};

use axum::{
    Router,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header},
    middleware,
    response::{IntoResponse, Response},
};
use tokio::{net::TcpListener, time::timeout};
use tower::util::option_layer;
use tower_http::{
    catch_panic::CatchPanicLayer, set_header::SetResponseHeaderLayer, trace::TraceLayer,
};

pub use crate::{
    cluster::{Cluster, ClusterError},
    examine::{Stage, Unplayable, examine},
    files::Page,
    limits::{Limits, read_time},
    lobby::{Config, Lobby},
    rate_limit::Allowance,
    tls::{Tls, TlsError},
    wall::Wall,
};
use crate::{doors::Reception, error::ApiError};
pub use ipnet::IpNet;

/// Scripts and WebAssembly come from here only; style attributes may stand in
/// the page because the client places pieces with them.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; \
     script-src 'self' 'wasm-unsafe-eval'; \
     style-src 'self'; style-src-attr 'unsafe-inline'; \
     img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// How long open connections get to say goodbye.
const GOODBYE: Duration = Duration::from_secs(5);

/// Everything the server answers.
fn app(lobby: Lobby) -> Router {
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    let page = lobby.state().config.page;
    let cluster = lobby.state().config.cluster.as_ref();
    let among_others =
        cluster.map(|_| middleware::from_fn_with_state(lobby.clone(), cluster::guard));
    api::routes(lobby.clone())
        .fallback(async move |method: Method, uri: Uri, headers: HeaderMap| {
            files::serve(page, &method, &uri, &headers)
        })
        .method_not_allowed_fallback(async || {
            ApiError::new(
                StatusCode::METHOD_NOT_ALLOWED,
                "this address does not take that method; docs/formats.md lists what each takes",
            )
        })
        .layer(option_layer(among_others))
        .layer(middleware::from_fn_with_state(lobby.clone(), origin::guard))
        .layer(middleware::from_fn_with_state(lobby, rate_limit::guard))
        .layer(header(
            header::CONTENT_SECURITY_POLICY,
            CONTENT_SECURITY_POLICY,
        ))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "no-referrer"))
        .layer(header(header::X_FRAME_OPTIONS, "DENY"))
        .layer(CatchPanicLayer::custom(apologise))
        .layer(TraceLayer::new_for_http())
}

/// Serves until `stop` resolves, then lets every connection finish.
pub async fn serve(
    listener: TcpListener,
    lobby: Lobby,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let forgetting = lobby.clone();
    tokio::spawn(async move { forgetting.state().forget_for_good().await });
    let heeding = lobby.clone();
    tokio::spawn(async move { heeding.heed_operators().await });
    lobby.keep_time();
    let app = app(lobby.clone());
    let cluster = lobby.state().config.cluster.clone();
    let staying = cluster.map(|cluster| {
        let reception = Reception::of_carried(app.clone(), &lobby);
        tokio::spawn(Arc::clone(&cluster).share_for_good(lobby.clone(), reception));
        let staying = lobby.clone();
        tokio::spawn(async move { cluster.stay_for_good(&staying).await })
    });
    let stopped = async {
        stop.await;
        lobby.close_tables();
    };
    let (connections, ()) = tokio::join!(doors::receive(listener, app, &lobby), stopped);
    connections.close();
    if timeout(GOODBYE, connections.wait()).await.is_err() {
        tracing::warn!("some requests did not end in time");
    }
    if let Some(staying) = staying {
        // It ends by itself, and soon.
        drop(staying.await);
    }
    lobby.close(GOODBYE).await;
    Ok(())
}

#[allow(
    clippy::needless_pass_by_value,
    reason = "the signature is tower-http's"
)]
fn apologise(_: Box<dyn Any + Send>) -> Response {
    ApiError::new(
        StatusCode::INTERNAL_SERVER_ERROR,
        "the server made a mistake; nothing has changed, please try again",
    )
    .into_response()
}
