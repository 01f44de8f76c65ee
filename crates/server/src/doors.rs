//! Who comes in: one connection after the other, no more than there is room
//! for, and none that only stands about.

use std::{io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{Request, StatusCode},
};
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    time::{sleep, timeout},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower::ServiceExt;
use wire::{Problem, ProblemKind};

use crate::{
    cluster::Carried,
    limits::Limits,
    lobby::Lobby,
    rate_limit::{Crowd, Crowded, Network},
    stream::Visit,
    tls::Tls,
};

/// Files that are kept for other uses: the database, programs, the page.
const OTHER_FILES: usize = 64;

/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 32 * 1024;

/// How long the system gets to recover when it lends no more files.
const OUT_OF_FILES: Duration = Duration::from_secs(1);

/// How many are told why there is no room at once, and how long they have to
/// read it. Others find the door closed. Over TLS each keeps its place for as
/// long, so that greetings are no way to wear the server out.
const TURNED_AWAY_AT_ONCE: usize = 64;
const READ_WHY_WITHIN: Duration = Duration::from_secs(1);

/// Lets connections in until the server closes.
pub(crate) async fn receive(listener: TcpListener, app: Router, lobby: &Lobby) -> TaskTracker {
    let limits = &lobby.state().config.limits;
    let room = room(limits);
    let (inside, turned_away) = (Arc::new(Crowd::default()), Arc::new(Crowd::default()));
    let connections = TaskTracker::new();
    let closing = &lobby.state().closing;
    let tls = &lobby.state().config.tls;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closing.cancelled() => return connections,
        };
        let Some((stream, peer)) = look_at(accepted).await else {
            continue;
        };
        let network = Network::behind(peer, &lobby.state().config);
        match inside.enter(network, room, limits.connections_per_network) {
            Ok(place) => {
                let stream = Visit::new(stream, limits.read_within, place);
                let visit = Reception {
                    app: app.clone(),
                    headers_within: limits.headers_within,
                    closing: closing.clone(),
                    is_carried: false,
                };
                match tls.clone() {
                    None => connections.spawn(visit.serve(stream, peer)),
                    Some(tls) => connections.spawn(async move {
                        match tls.accept(stream).await {
                            Ok(stream) => visit.serve(stream, peer).await,
                            Err(error) => tracing::debug!("no TLS with {peer}: {error}"),
                        }
                    }),
                };
            }
            Err(why) => {
                let Ok(place) = turned_away.enter(None, TURNED_AWAY_AT_ONCE, 0) else {
                    continue;
                };
                let told = tell(tls.clone(), stream, why);
                tokio::spawn(async move {
                    // Who does not read it finds out anyhow.
                    drop(timeout(READ_WHY_WITHIN, told).await);
                    drop(place);
                });
            }
        }
    }
}

/// How many connections there may be. Every one takes a file, and without any
/// left nobody could come in and nothing be written down.
fn room(limits: &Limits) -> usize {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => {
            let files = usize::try_from(files).unwrap_or(usize::MAX);
            limits.connections.min(files.saturating_sub(OTHER_FILES))
        }
        Err(error) => {
            tracing::warn!("cannot ask for more open files: {error}");
            limits.connections
        }
    }
}

/// A connection on which nothing waits for more to be said: a move is small,
/// and somebody waits for it.
async fn look_at(accepted: io::Result<(TcpStream, SocketAddr)>) -> Option<(TcpStream, SocketAddr)> {
    match accepted {
        Ok((stream, peer)) => {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!("a connection stays slow: {error}");
            }
            Some((stream, peer))
        }
        Err(error) if is_theirs(&error) => None,
        Err(error) => {
            tracing::error!("cannot let anybody in: {error}");
            sleep(OUT_OF_FILES).await;
            None
        }
    }
}

/// Whether somebody left before they came in.
fn is_theirs(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

/// What answers a connection.
#[derive(Clone, Debug)]
pub(crate) struct Reception {
    app: Router,
    headers_within: Duration,
    closing: CancellationToken,
    /// Whether another server has carried here what is asked.
    is_carried: bool,
}

impl Reception {
    /// For what other servers carry here.
    pub(crate) fn of_carried(app: Router, lobby: &Lobby) -> Reception {
        let state = lobby.state();
        Reception {
            app,
            headers_within: state.config.limits.headers_within,
            closing: state.closing.clone(),
            is_carried: true,
        }
    }

    /// Answers one connection until either side has had enough.
    pub(crate) async fn serve<S>(self, stream: S, peer: SocketAddr)
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let app = self.app.map_request(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            if self.is_carried {
                request.extensions_mut().insert(Carried);
            }
            request.map(Body::new)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new())
            .header_read_timeout(self.headers_within)
            .max_buf_size(LONGEST_HEAD);
        let served = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(app));
        let mut served = pin!(served.with_upgrades());
        let ended = tokio::select! {
            ended = served.as_mut() => ended,
            () = self.closing.cancelled() => {
                served.as_mut().graceful_shutdown();
                served.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!("a connection broke: {error}");
        }
    }
}

/// Says why there is no room, over TLS if that is what is spoken here.
async fn tell(tls: Option<Arc<Tls>>, stream: TcpStream, why: Crowded) -> io::Result<()> {
    let Some(tls) = tls else {
        return turn_away(stream, why).await;
    };
    let told = async { turn_away(tls.accept(stream).await?, why).await };
    let (told, ()) = tokio::join!(told, sleep(READ_WHY_WITHIN));
    told
}

/// Says it, whatever was to be asked.
async fn turn_away<S>(mut stream: S, why: Crowded) -> io::Result<()>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let (status, kind, error) = match why {
        Crowded::Server => (
            StatusCode::SERVICE_UNAVAILABLE,
            ProblemKind::ServerFull,
            "all connections of this server are in use; try again in a minute",
        ),
        Crowded::Network => (
            StatusCode::TOO_MANY_REQUESTS,
            ProblemKind::TooFast,
            "your network has too many connections open; close some pages, or try again in a \
             minute",
        ),
    };
    let body = serde_json::to_string(&Problem {
        kind: Some(kind),
        ..Problem::new(error)
    })?;
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         retry-after: 60\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await?;
    // Closing before the request has come in would take the answer back.
    let mut unread = [0; 1024];
    while 0 < stream.read(&mut unread).await? {}
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nothing_waits_on_a_connection() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let _client = TcpStream::connect(address).await.unwrap();
        let (connection, _) = look_at(listener.accept().await).await.unwrap();
        assert!(connection.nodelay().unwrap());
    }

    #[test]
    fn there_are_never_more_connections_than_files() {
        let limits = |connections| Limits {
            connections,
            ..Limits::default()
        };
        assert_eq!(room(&limits(10)), 10);
        let files = rlimit::increase_nofile_limit(u64::MAX).unwrap();
        assert_eq!(room(&limits(usize::MAX)), files as usize - OTHER_FILES);
    }
}
