//! The game server: tables over HTTP and `WebSocket`s, with the browser client
//! inside.
//!
//! One task owns one table. A move is appended to the store before anybody is
//! told of it. Reading order: [`Lobby`] (every table), `table` (one of them),
//! `thinking` (its bots), `socket` (one connection), `api` and `files` (what HTTP offers).

mod api;
mod files;
mod lobby;
mod luck;
mod names;
mod opening;
mod refused;
mod socket;
mod table;
mod thinking;

use std::{any::Any, future::Future, io, time::Duration};

use axum::{
    Router,
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use tokio::net::TcpListener;
use tower_http::{
    catch_panic::CatchPanicLayer, set_header::SetResponseHeaderLayer, trace::TraceLayer,
};

pub use crate::lobby::{Config, Lobby};
use crate::refused::Refused;

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
pub fn app(lobby: Lobby) -> Router {
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    api::routes(lobby)
        .fallback(files::serve)
        .method_not_allowed_fallback(async || {
            Refused::new(
                StatusCode::METHOD_NOT_ALLOWED,
                "this address does not take that method; docs/formats.md lists what each takes",
            )
        })
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
    let closing = lobby.clone();
    let serving = axum::serve(listener, app(lobby.clone())).with_graceful_shutdown(async move {
        stop.await;
        closing.close_tables();
    });
    let patience = async {
        lobby.house().closing.cancelled().await;
        tokio::time::sleep(GOODBYE).await;
    };
    tokio::select! {
        served = serving.into_future() => served?,
        () = patience => tracing::warn!("some requests did not end in time"),
    }
    lobby.close(GOODBYE).await;
    Ok(())
}

#[allow(
    clippy::needless_pass_by_value,
    reason = "the signature is tower-http's"
)]
fn apologise(_: Box<dyn Any + Send>) -> Response {
    Refused::new(
        StatusCode::INTERNAL_SERVER_ERROR,
        "the server made a mistake; nothing has changed, please try again",
    )
    .into_response()
}
