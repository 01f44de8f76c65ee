//! A stream of bytes between two servers, as messages of NATS.
//!
//! Every server listens to one subject for all its tunnels. A message may be lost
//! with a NATS server: each has a number, and a tunnel in which one is missing
//! breaks, as a connection does.

use std::{
    collections::BTreeMap,
    io,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use async_nats::{Client, Message, StatusCode};
use bytes::{Buf, BufMut, Bytes, BytesMut};
use tabletop::sealed::hex;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, DuplexStream, ReadHalf, WriteHalf, duplex, split},
    sync::mpsc,
    time::timeout,
};

use super::ROOT;
use crate::random;

/// How long another server may take to open its end.
const OPEN_WITHIN: Duration = Duration::from_millis(1500);

/// Messages of one tunnel that may wait for whoever reads them; it breaks beyond.
const UNREAD: usize = 1024;

/// The least and the most that is carried at once, in bytes: mostly little is said,
/// and every tunnel keeps room for it.
const LEAST: usize = 1024;
const MOST: usize = 32 * 1024;

/// What stands before the bytes: of which kind a message is, and its number.
const HEAD: usize = 5;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// With the address of whoever asks.
    Open,
    Accepted,
    Bytes,
    /// Nothing more comes from there.
    End,
    /// There is no such tunnel, or no longer.
    Gone,
}

#[derive(Debug)]
struct Frame {
    kind: Kind,
    n: u32,
    body: Bytes,
}

/// All tunnels of this server.
#[derive(Debug)]
pub(super) struct Tunnels {
    nats: Client,
    address: String,
    open: Mutex<BTreeMap<String, End>>,
}

/// Our end of a tunnel.
#[derive(Debug)]
struct End {
    /// The server at the other end.
    other: String,
    inbox: mpsc::Sender<Frame>,
}

/// Somebody at the other end.
#[derive(Debug)]
pub(super) struct Visitor {
    /// What they said when they opened it.
    pub(super) greeting: Bytes,
    pub(super) stream: DuplexStream,
}

impl Tunnels {
    pub(super) fn new(nats: Client, address: String) -> Tunnels {
        Tunnels {
            nats,
            address,
            open: Mutex::default(),
        }
    }

    /// What all messages of tunnels to this server come to.
    pub(super) fn subject(&self) -> String {
        format!("{ROOT}.to.{}.*", self.address)
    }

    pub(super) fn count(&self) -> usize {
        self.ends().len()
    }

    /// Opens a tunnel to another server; fails if it does not answer.
    pub(super) async fn dial(
        self: &Arc<Tunnels>,
        other: &str,
        greeting: &[u8],
    ) -> io::Result<DuplexStream> {
        let line = Line {
            tunnels: Arc::clone(self),
            id: hex(&random::id()),
            other: other.to_owned(),
        };
        let mut heard = line.connect();
        let answered = async {
            line.send(Kind::Open, 0, greeting).await?;
            let answer = heard.recv().await;
            let is_open = answer.is_some_and(|it| it.kind == Kind::Accepted);
            is_open
                .then_some(())
                .ok_or(io::Error::from(io::ErrorKind::ConnectionRefused))
        };
        let answered = timeout(OPEN_WITHIN, answered).await;
        match answered.map_err(io::Error::from).flatten() {
            Ok(()) => Ok(line.lay(heard)),
            Err(error) => {
                line.disconnect();
                Err(error)
            }
        }
    }

    /// Takes a message in; hands over whoever has opened a tunnel with it.
    pub(super) async fn hear(self: &Arc<Tunnels>, message: Message) -> Option<Visitor> {
        let (_, id) = message.subject.as_str().rsplit_once('.')?;
        if message.status == Some(StatusCode::NO_RESPONDERS) {
            // The other server is gone.
            self.ends().remove(id);
            return None;
        }
        let (from, _) = message.reply.as_ref()?.as_str().rsplit_once('.')?;
        let (_, from) = from.rsplit_once('.')?;
        let frame = Frame::read(message.payload)?;
        let line = Line {
            tunnels: Arc::clone(self),
            id: id.to_owned(),
            other: from.to_owned(),
        };
        match frame.kind {
            Kind::Open => {
                let heard = line.connect();
                line.send(Kind::Accepted, 0, &[]).await.ok()?;
                return Some(Visitor {
                    greeting: frame.body,
                    stream: line.lay(heard),
                });
            }
            Kind::Gone => line.disconnect(),
            Kind::Accepted | Kind::Bytes | Kind::End => {
                let told = self.ends().get(id).map(|it| it.inbox.try_send(frame));
                if !matches!(told, Some(Ok(()))) {
                    // Closed long ago, or whoever reads it cannot keep up.
                    line.disconnect();
                    drop(line.send(Kind::Gone, 0, &[]).await);
                }
            }
        }
        None
    }

    /// Breaks those to one server, or all.
    pub(super) fn cut(&self, other: Option<&str>) {
        let is_cut = |end: &End| other.is_none_or(|other| other == end.other);
        self.ends().retain(|_, end| !is_cut(end));
    }

    fn ends(&self) -> MutexGuard<'_, BTreeMap<String, End>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where messages of one tunnel go.
#[derive(Debug)]
struct Line {
    tunnels: Arc<Tunnels>,
    id: String,
    other: String,
}

impl Line {
    fn connect(&self) -> mpsc::Receiver<Frame> {
        let (inbox, heard) = mpsc::channel(UNREAD);
        let end = End {
            other: self.other.clone(),
            inbox,
        };
        self.tunnels.ends().insert(self.id.clone(), end);
        heard
    }

    fn disconnect(&self) {
        self.tunnels.ends().remove(&self.id);
    }

    async fn send(&self, kind: Kind, n: u32, body: &[u8]) -> io::Result<()> {
        let mut payload = BytesMut::with_capacity(HEAD + body.len());
        Frame::write_head(&mut payload, kind, n);
        payload.extend_from_slice(body);
        self.publish(payload.freeze()).await
    }

    /// If nobody listens there, NATS says so to this end.
    async fn publish(&self, payload: Bytes) -> io::Result<()> {
        let Line { tunnels, id, other } = self;
        let to = format!("{ROOT}.to.{other}.{id}");
        let reply = format!("{ROOT}.to.{}.{id}", tunnels.address);
        let sent = tunnels.nats.publish_with_reply(to, reply, payload).await;
        sent.map_err(io::Error::other)
    }

    /// Carries bytes until both ends have said everything, or the tunnel breaks.
    fn lay(self, heard: mpsc::Receiver<Frame>) -> DuplexStream {
        let (ours, theirs) = duplex(MOST);
        tokio::spawn(async move {
            let (from, to) = split(ours);
            let carried = tokio::try_join!(self.carry_away(from), bring(heard, to));
            self.disconnect();
            if let Err(error) = carried {
                tracing::debug!("a tunnel to {} broke: {error}", self.other);
                drop(self.send(Kind::Gone, 0, &[]).await);
            }
        });
        theirs
    }

    async fn carry_away(&self, mut from: ReadHalf<DuplexStream>) -> io::Result<()> {
        let mut room = LEAST;
        for n in 1.. {
            let mut payload = BytesMut::with_capacity(HEAD + room);
            Frame::write_head(&mut payload, Kind::Bytes, n);
            let read = from.read_buf(&mut payload).await?;
            if read == 0 {
                return self.send(Kind::End, n, &[]).await;
            }
            // Who says much goes on to.
            room = if room <= read {
                MOST.min(2 * room)
            } else {
                LEAST
            };
            self.publish(payload.freeze()).await?;
        }
        Ok(())
    }
}

async fn bring(
    mut heard: mpsc::Receiver<Frame>,
    mut to: WriteHalf<DuplexStream>,
) -> io::Result<()> {
    for expected in 1.. {
        let frame = heard.recv().await;
        let frame = frame.ok_or(io::Error::from(io::ErrorKind::ConnectionReset))?;
        if frame.n != expected {
            return Err(io::Error::other("a message was lost"));
        }
        if frame.kind == Kind::End {
            // Whoever has heard enough has gone already.
            drop(to.shutdown().await);
            return Ok(());
        }
        to.write_all(&frame.body).await?;
    }
    Ok(())
}

impl Frame {
    fn write_head(payload: &mut BytesMut, kind: Kind, n: u32) {
        payload.put_u8(kind as u8);
        payload.put_u32(n);
    }

    fn read(mut payload: Bytes) -> Option<Frame> {
        const KINDS: [Kind; 5] = [
            Kind::Open,
            Kind::Accepted,
            Kind::Bytes,
            Kind::End,
            Kind::Gone,
        ];
        let kind = *KINDS.get(usize::from(payload.try_get_u8().ok()?))?;
        let n = payload.try_get_u32().ok()?;
        let body = payload;
        Some(Frame { kind, n, body })
    }
}
