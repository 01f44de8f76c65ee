//! A request carried to the server that has its table, and whatever comes of it:
//! an answer, or a `WebSocket`.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use axum::{
    body::Body,
    http::{HeaderMap, Request, Response, StatusCode, Uri, header},
};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::{
    io::{DuplexStream, copy_bidirectional},
    time::timeout,
};
use wire::TableInfo;

use super::{Cluster, tunnel::Visitor};
use crate::{
    api::LONGEST_STORY,
    doors::Reception,
    lobby::Lobby,
    rate_limit::{FORWARDED_FOR, Network},
};

/// How long the answer to a request may take to begin.
const ANSWER_WITHIN: Duration = Duration::from_secs(15);

/// What is about one connection and not about a request.
const OF_A_CONNECTION: [&str; 3] = ["connection", "keep-alive", "transfer-encoding"];

/// Marks a request that another server has carried here; it goes no further.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Carried;

impl Cluster {
    /// A way to another server for somebody's request.
    pub(super) async fn way_to(&self, other: &str, network: Network) -> io::Result<DuplexStream> {
        if !self.is_connected() {
            return Err(io::ErrorKind::NotConnected.into());
        }
        let greeting = network.address().to_string();
        self.tunnels.dial(other, greeting.as_bytes()).await
    }

    /// Asks another server for a table that is open there.
    pub(crate) async fn table_elsewhere(
        &self,
        owner: &str,
        code: &str,
        network: Network,
        lobby: &Lobby,
    ) -> Option<TableInfo> {
        let request = Request::get(format!("/api/tables/{code}"))
            .header(header::HOST, "localhost")
            .body(Body::empty());
        let other = super::address_of(owner);
        let way = self.way_to(other, network).await.ok()?;
        let response = carry(way, request.ok()?, lobby).await.ok()?;
        if response.status() != StatusCode::OK {
            return None;
        }
        let body = axum::body::to_bytes(response.into_body(), LONGEST_STORY).await;
        serde_json::from_slice(&body.ok()?).ok()
    }
}

/// Carries a request over, and the beginning of its answer back.
pub(super) async fn carry(
    way: DuplexStream,
    request: Request<Body>,
    lobby: &Lobby,
) -> io::Result<Response<Body>> {
    metrics::counter!("brainery_carried_total").increment(1);
    let answered = timeout(ANSWER_WITHIN, send(way, request, lobby)).await;
    answered.map_err(io::Error::from).flatten()
}

async fn send(
    way: DuplexStream,
    mut request: Request<Body>,
    lobby: &Lobby,
) -> io::Result<Response<Body>> {
    let connected = http1::handshake(TokioIo::new(way)).await;
    let (mut sender, connection) = connected.map_err(io::Error::other)?;
    tokio::spawn(async move {
        if let Err(error) = connection.with_upgrades().await {
            tracing::debug!("a carried request broke: {error}");
        }
    });
    let client = hyper::upgrade::on(&mut request);
    let is_upgrade = request.headers().contains_key(header::UPGRADE);
    let path = request.uri().path_and_query();
    *request.uri_mut() = path.map_or_else(Uri::default, |it| it.clone().into());
    let headers = request.headers_mut();
    // Who asks is told by the tunnel, and believed.
    headers.remove(FORWARDED_FOR);
    if !is_upgrade {
        of_a_request(headers);
    }
    let response = sender.send_request(request).await;
    let mut response = response.map_err(io::Error::other)?;
    if response.status() != StatusCode::SWITCHING_PROTOCOLS {
        of_a_request(response.headers_mut());
        return Ok(response.map(Body::new));
    }
    let server = hyper::upgrade::on(&mut response);
    let (open, closing) = (lobby.socket(), lobby.state().closing.clone());
    tokio::spawn(async move {
        let _open = open;
        let talked = async {
            let (client, server) = tokio::try_join!(client, server).map_err(io::Error::other)?;
            let (mut client, mut server) = (TokioIo::new(client), TokioIo::new(server));
            copy_bidirectional(&mut client, &mut server).await
        };
        tokio::select! {
            talked = talked => {
                if let Err(error) = talked {
                    tracing::debug!("a carried WebSocket broke: {error}");
                }
            }
            // Pages come back, to another server.
            () = closing.cancelled() => {}
        }
    });
    Ok(response.map(|_| Body::empty()))
}

fn of_a_request(headers: &mut HeaderMap) {
    for name in OF_A_CONNECTION {
        headers.remove(name);
    }
}

/// Answers somebody whom another server has carried here.
pub(super) async fn receive(visitor: Visitor, reception: Reception) {
    let address = std::str::from_utf8(&visitor.greeting).unwrap_or_default();
    let Ok(address) = address.parse::<IpAddr>() else {
        return;
    };
    let peer = SocketAddr::new(address, 0);
    reception.serve(visitor.stream, peer).await;
}
