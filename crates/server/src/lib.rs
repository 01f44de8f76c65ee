//! The game server: tables over HTTP and `WebSocket`s, with the browser client
//! inside.
//!
//! One task owns one table. A move is appended to the store before anybody is
//! told of it. Reading order: [`Lobby`] (every table), `table` (one of them),
//! `thinking` (its bots), `socket` (one connection), `api` and `files` (what HTTP
//! offers), `origin` and `rate_limit` (to whom).

mod api;
mod bot_pool;
mod error;
mod files;
mod lobby;
mod names;
mod open_table;
mod origin;
mod peek;
mod plain_text;
mod random;
mod rate_limit;
mod socket;
mod table;

use std::{any::Any, future::Future, io, net::SocketAddr, time::Duration};

use axum::{
    Router,
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware,
    response::{IntoResponse, Response},
    serve::{ListenerExt, TapIo},
};
use tokio::net::{TcpListener, TcpStream};
use tower_http::{
    catch_panic::CatchPanicLayer, set_header::SetResponseHeaderLayer, trace::TraceLayer,
};

use crate::error::ApiError;
pub use crate::{
    lobby::{Config, Lobby},
    rate_limit::Allowance,
};

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
    api::routes(lobby.clone())
        .fallback(files::serve)
        .method_not_allowed_fallback(async || {
            ApiError::new(
                StatusCode::METHOD_NOT_ALLOWED,
                "this address does not take that method; docs/formats.md lists what each takes",
            )
        })
        .layer(middleware::from_fn_with_state(lobby, origin::guard))
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
    let (closing, forgetting) = (lobby.clone(), lobby.clone());
    tokio::spawn(async move { forgetting.state().forget_untouched().await });
    let app = app(lobby.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let serving = axum::serve(prompt(listener), app).with_graceful_shutdown(async move {
        stop.await;
        closing.close_tables();
    });
    let patience = async {
        lobby.state().closing.cancelled().await;
        tokio::time::sleep(GOODBYE).await;
    };
    tokio::select! {
        served = serving.into_future() => served?,
        () = patience => tracing::warn!("some requests did not end in time"),
    }
    lobby.close(GOODBYE).await;
    Ok(())
}

/// Connections on which nothing waits for more to be said: a move is small,
/// and somebody waits for it.
fn prompt(listener: TcpListener) -> TapIo<TcpListener, fn(&mut TcpStream)> {
    listener.tap_io(|connection| {
        if let Err(error) = connection.set_nodelay(true) {
            tracing::debug!("a connection stays slow: {error}");
        }
    })
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

#[cfg(test)]
mod tests {
    use axum::serve::Listener;

    use super::*;

    #[tokio::test]
    async fn nothing_waits_on_a_connection() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut listener = prompt(listener);
        let _client = TcpStream::connect(address).await.unwrap();
        let (connection, _) = listener.accept().await;
        assert!(connection.nodelay().unwrap());
    }
}
