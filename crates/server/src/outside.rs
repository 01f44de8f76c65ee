//! Messages to hosts outside: the only requests that this server makes.
//!
//! Where they go was written by strangers, so nothing of ours may be reached by
//! them: names are looked up here, and only the address that was looked at is
//! spoken to. Nobody waits for an answer, and nothing of it is told to anybody
//! but its status.

mod addresses;

use std::{
    net::SocketAddr,
    sync::{Arc, LazyLock},
    time::Duration,
};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, Request, StatusCode, Uri, header, uri::Scheme};
use http_body_util::Full;
use hyper_util::rt::TokioIo;
use ipnet::IpNet;
use rustls::{ClientConfig, RootCertStore, pki_types::ServerName};
use tokio::{
    net::{TcpStream, lookup_host},
    sync::Semaphore,
    time::timeout,
};
use tokio_rustls::TlsConnector;
use tokio_util::task::AbortOnDropHandle;

/// The longest address.
pub(crate) const LONGEST_URL: usize = 1000;

/// How long one message may take, from its name to its answer.
const WITHIN: Duration = Duration::from_secs(10);

/// How many are on their way at once, and how many wait to be.
const AT_ONCE: usize = 16;
const MOST_WAITING: usize = 1024;

/// When a message is tried for the second and last time.
const AGAIN_AFTER: Duration = Duration::from_secs(30);

/// Where a message goes that passed for an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    uri: Uri,
    host: String,
    port: u16,
    has_tls: bool,
}

impl Address {
    /// Whom it is at, without what is wanted there.
    pub(crate) fn origin(&self) -> String {
        let scheme = if self.has_tls { "https" } else { "http" };
        let authority = self.uri.authority().map_or("", |it| it.as_str());
        format!("{scheme}://{authority}")
    }
}

/// Something to be sent.
#[derive(Clone, Debug)]
pub(crate) struct Delivery {
    pub(crate) to: Address,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

/// Why a message did not arrive.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Lost {
    /// Nothing there may be reached.
    Forbidden,
    /// Nobody answered in time, or nonsense.
    Unreachable,
    Answered(StatusCode),
}

impl Lost {
    /// Whether another try may help.
    fn may_pass(self) -> bool {
        match self {
            Lost::Forbidden => false,
            Lost::Unreachable => true,
            Lost::Answered(status) => {
                status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS
            }
        }
    }
}

/// Sends messages, a few at a time.
#[derive(Debug)]
pub(crate) struct Outside {
    /// Networks of the operator's own that may be reached.
    reach: Vec<IpNet>,
    is_on: bool,
    sending: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

impl Outside {
    pub(crate) fn new(is_on: bool, reach: Vec<IpNet>) -> Outside {
        Outside {
            reach,
            is_on,
            sending: Arc::new(Semaphore::new(AT_ONCE)),
            waiting: Arc::new(Semaphore::new(MOST_WAITING)),
        }
    }

    /// Whether anything is ever sent.
    pub(crate) fn is_on(&self) -> bool {
        self.is_on
    }

    /// An address that a message may be sent to, as far as it can be told
    /// without looking its name up.
    pub(crate) fn read(&self, url: &str) -> Result<Address, &'static str> {
        if LONGEST_URL < url.len() {
            return Err("that address is too long; it may have 1000 letters");
        }
        let uri: Uri = url.parse().map_err(|_| NO_ADDRESS)?;
        let (Some(scheme), Some(authority)) = (uri.scheme(), uri.authority()) else {
            return Err(NO_ADDRESS);
        };
        let has_tls = *scheme == Scheme::HTTPS;
        if !has_tls && *scheme != Scheme::HTTP {
            return Err(NO_ADDRESS);
        }
        if authority.as_str().contains('@') {
            return Err("no name and no password in an address, please");
        }
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        let port = authority
            .port_u16()
            .unwrap_or(if has_tls { 443 } else { 80 });
        let address = Address {
            host,
            port,
            has_tls,
            uri: uri.clone(),
        };
        match address.host.parse() {
            Ok(ip) if !addresses::may_reach(ip, has_tls, &self.reach) => Err(FORBIDDEN),
            // Without TLS only networks of the operator's are reached.
            Err(_) if !has_tls && self.reach.is_empty() => Err(NO_ADDRESS),
            Ok(_) | Err(_) => Ok(address),
        }
    }

    /// Puts a message on its way, if there is room for it. Nobody waits for it;
    /// `done` hears what came of it.
    pub(crate) fn send<Done>(
        &self,
        delivery: Delivery,
        done: impl FnOnce(Result<(), Lost>) -> Done + Send + 'static,
    ) where
        Done: Future<Output = ()> + Send,
    {
        let Ok(place) = Arc::clone(&self.waiting).try_acquire_owned() else {
            count("dropped");
            tracing::warn!("too many messages to the outside wait: one was dropped");
            return;
        };
        let (sending, reach) = (Arc::clone(&self.sending), self.reach.clone());
        tokio::spawn(async move {
            let mut came = carry(&delivery, &sending, &reach).await;
            if came.is_err_and(Lost::may_pass) {
                tokio::time::sleep(AGAIN_AFTER).await;
                came = carry(&delivery, &sending, &reach).await;
            }
            drop(place);
            match came {
                Ok(()) => count("sent"),
                Err(lost) => {
                    count("lost");
                    tracing::info!(host = delivery.to.host, "a message got lost: {lost:?}");
                }
            }
            done(came).await;
        });
    }
}

fn count(result: &'static str) {
    metrics::counter!("brainery_notices_total", "result" => result).increment(1);
}

/// One try, in its turn.
async fn carry(delivery: &Delivery, sending: &Semaphore, reach: &[IpNet]) -> Result<(), Lost> {
    let _turn = sending.acquire().await;
    let posted = timeout(WITHIN, post(delivery, reach)).await;
    let status = posted.unwrap_or(Err(Lost::Unreachable))?;
    if status.is_success() {
        Ok(())
    } else {
        Err(Lost::Answered(status))
    }
}

async fn post(delivery: &Delivery, reach: &[IpNet]) -> Result<StatusCode, Lost> {
    let to = &delivery.to;
    let address = look_up(to, reach).await?;
    let lost = |_| Lost::Unreachable;
    let stream = TcpStream::connect(address).await.map_err(lost)?;
    if !to.has_tls {
        return say(delivery, TokioIo::new(stream)).await;
    }
    let name = ServerName::try_from(to.host.clone()).map_err(|_| Lost::Forbidden)?;
    let stream = TLS.connect(name, stream).await.map_err(lost)?;
    say(delivery, TokioIo::new(stream)).await
}

/// Where a name leads: all of it must be where messages may go, so that nobody
/// gets in by luck. Only the address that was looked at is connected to.
async fn look_up(to: &Address, reach: &[IpNet]) -> Result<SocketAddr, Lost> {
    let found = lookup_host((to.host.as_str(), to.port)).await;
    let found: Vec<_> = found.map_err(|_| Lost::Unreachable)?.collect();
    let may = |it: &SocketAddr| addresses::may_reach(it.ip(), to.has_tls, reach);
    if !found.iter().all(may) {
        return Err(Lost::Forbidden);
    }
    found.first().copied().ok_or(Lost::Unreachable)
}

/// Says it, and hears no more than how it was taken: nobody is led elsewhere.
async fn say<S>(delivery: &Delivery, stream: TokioIo<S>) -> Result<StatusCode, Lost>
where
    TokioIo<S>: hyper::rt::Read + hyper::rt::Write + Unpin + Send + 'static,
{
    let lost = |_| Lost::Unreachable;
    let (mut speaker, connection) = { hyper::client::conn::http1::handshake(stream) }
        .await
        .map_err(lost)?;
    let listening = AbortOnDropHandle::new(tokio::spawn(connection));
    let path = delivery
        .to
        .uri
        .path_and_query()
        .map_or("/", |it| it.as_str());
    let mut request = Request::post(path)
        .body(Full::new(Bytes::from(delivery.body.clone())))
        .map_err(|_| Lost::Forbidden)?;
    let authority = delivery.to.uri.authority().map_or("", |it| it.as_str());
    let host = HeaderValue::from_str(authority).map_err(|_| Lost::Forbidden)?;
    *request.headers_mut() = delivery.headers.clone();
    request.headers_mut().insert(header::HOST, host);
    let answer = speaker.send_request(request).await.map_err(lost)?;
    drop(listening);
    Ok(answer.status())
}

/// As browsers do it, with the certificates the world trusts.
static TLS: LazyLock<TlsConnector> = LazyLock::new(|| {
    let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("ring has them")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
});

const NO_ADDRESS: &str = "that is no address to send to; it begins with https://";
const FORBIDDEN: &str = "that address is not on the internet, and nothing else is reached from \
                         here";

#[cfg(test)]
mod tests {
    use super::*;

    async fn sent_to(url: &str, outside: &Outside) -> Result<(), Lost> {
        let delivery = Delivery {
            to: outside.read(url).unwrap(),
            headers: HeaderMap::new(),
            body: Vec::new(),
        };
        carry(&delivery, &outside.sending, &outside.reach).await
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_leads_nowhere() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let strict = Outside::new(true, Vec::new());
        let sent = sent_to(&format!("https://localhost:{port}/"), &strict).await;
        assert_eq!(sent, Err(Lost::Forbidden));
        // Who names their own machine reaches it, and meets somebody else there.
        let networks = ["127.0.0.0/8", "::1/128"].map(|it| it.parse().unwrap());
        let lenient = Outside::new(true, networks.to_vec());
        drop(listener);
        let sent = sent_to(&format!("https://localhost:{port}/"), &lenient).await;
        assert_eq!(sent, Err(Lost::Unreachable));
    }

    /// Where nobody ever answers, by a clock that need not be waited for.
    #[tokio::test(start_paused = true)]
    async fn so_many_messages_wait_and_the_next_are_dropped() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        let outside = Outside::new(true, vec!["127.0.0.0/8".parse().unwrap()]);
        let delivery = Delivery {
            to: outside.read(&url).unwrap(),
            headers: HeaderMap::new(),
            body: Vec::new(),
        };
        let (told, mut hears) = tokio::sync::mpsc::unbounded_channel();
        for _ in 0..MOST_WAITING + 7 {
            let told = told.clone();
            outside.send(delivery.clone(), |came| async move {
                told.send(came).unwrap();
            });
        }
        assert_eq!(outside.waiting.available_permits(), 0);
        drop(told);
        let mut n_told = 0;
        while let Some(came) = hears.recv().await {
            assert_eq!(came, Err(Lost::Unreachable));
            n_told += 1;
        }
        assert_eq!(n_told, MOST_WAITING);
        assert_eq!(outside.waiting.available_permits(), MOST_WAITING);
    }

    #[test]
    fn without_tls_nothing_is_an_address_that_is_not_ones_own() {
        let strict = Outside::new(true, Vec::new());
        assert!(strict.read("http://hooks.example/").is_err());
        assert!(strict.read("https://hooks.example/").is_ok());
        let lenient = Outside::new(true, vec!["10.0.0.0/8".parse().unwrap()]);
        assert!(lenient.read("http://10.1.1.1/").is_ok());
        assert!(lenient.read("http://192.168.1.1/").is_err());
    }
}
