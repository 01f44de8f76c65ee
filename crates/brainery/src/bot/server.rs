//! The connection to the table, mended when it breaks.

use std::time::Duration;

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use reqwest::RequestBuilder;
use serde::de::DeserializeOwned;
use tokio::{
    net::TcpStream,
    sync::mpsc,
    time::{Instant, sleep, timeout},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, protocol::frame::coding::CloseCode},
};
use wire::{ClientMessage, Join, NewTable, Problem, Seated, ServerMessage, TableInfo, Wish};

use super::address::Address;

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The server pings after ten seconds: after this silence it is gone.
const GONE_AFTER: Duration = Duration::from_secs(30);

/// How long a server may be away before the bot gives up.
const GIVE_UP_AFTER: Duration = Duration::from_mins(2);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Takes the first free seat. The salt is drawn after the seal was shown, so
/// that nobody can choose a key for it.
pub(super) async fn join(address: &Address, code: &str, name: &str) -> anyhow::Result<Seated> {
    let client = reqwest::Client::builder().timeout(PATIENCE).build()?;
    let table: TableInfo = ask(address, client.get(address.table(code))).await?;
    let salt = getrandom::u64().context("the system has no randomness to give")?;
    let join = Join {
        name: name.to_owned(),
        salt: format!("{salt:016x}"),
        commitment: table.commitment,
        face: None,
        seat: None,
        terms: Some(table.terms),
    };
    let path = format!("{}/join", address.table(code));
    ask(address, client.post(path).json(&join)).await
}

/// Opens a table.
pub(super) async fn open(address: &Address, wanted: &NewTable) -> anyhow::Result<TableInfo> {
    let client = reqwest::Client::builder().timeout(PATIENCE).build()?;
    ask(address, client.post(address.tables()).json(wanted)).await
}

async fn ask<T: DeserializeOwned>(address: &Address, request: RequestBuilder) -> anyhow::Result<T> {
    let sent = request.send().await;
    let response = sent.with_context(|| format!("cannot reach {address}; does the server run?"))?;
    let is_granted = response.status().is_success();
    let text = response.text().await?;
    if is_granted {
        return serde_json::from_str(&text)
            .with_context(|| format!("{address} does not answer like a Brainery server"));
    }
    match serde_json::from_str::<Problem>(&text) {
        Ok(problem) => bail!("no seat: {}", problem.error),
        Err(_) => bail!("{address} does not answer like a Brainery server"),
    }
}

/// What comes from the server.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Heard {
    Message(Box<ServerMessage>),
    /// The connection was lost and is there again: what was said last may not
    /// have arrived.
    Back,
    /// It is lost for good, and why.
    Lost(String),
    /// The server does not want this bot, and why.
    Refused(String),
}

/// A connection that comes back by itself.
#[derive(Debug)]
pub(super) struct Server {
    heard: mpsc::Receiver<Heard>,
    to_say: mpsc::Sender<ClientMessage>,
}

impl Server {
    pub(super) fn connect(address: &Address, code: &str, token: &str) -> Server {
        let (inbox, heard) = mpsc::channel(64);
        let (to_say, outbox) = mpsc::channel(16);
        let line = Line {
            socket: address.socket(code),
            token: token.to_owned(),
            inbox,
            outbox,
            given: None,
        };
        tokio::spawn(line.keep());
        Server { heard, to_say }
    }

    pub(super) async fn next(&mut self) -> Heard {
        let gone = || Heard::Lost("the connection ended".to_owned());
        self.heard.recv().await.unwrap_or_else(gone)
    }

    /// Asks for the whole state.
    pub(super) fn look(&mut self) {
        // Where that much waits to be said, the state comes anyhow.
        drop(self.to_say.try_send(ClientMessage::Look));
    }

    pub(super) async fn play(&mut self, n: u32, action: &str) {
        let action = action.to_owned();
        // Whoever is gone for good says so in `next`.
        drop(self.to_say.send(ClientMessage::Play { n, action }).await);
    }
}

/// What the task that keeps the connection needs.
struct Line {
    socket: String,
    token: String,
    inbox: mpsc::Sender<Heard>,
    outbox: mpsc::Receiver<ClientMessage>,
    /// The salt that was given last, and for which terms.
    given: Option<(u32, String)>,
}

/// Why one connection ended.
enum Broken {
    /// Worth another try.
    Lost(String),
    /// The server refused; trying again would not help.
    Refused(String),
    /// Nobody listens any more.
    Done,
}

impl Line {
    /// Connects, and connects again, until it is refused or takes too long.
    async fn keep(mut self) {
        let mut last_there = Instant::now();
        let mut pause = Duration::from_millis(100);
        let mut was_there = false;
        loop {
            let broken = match self.connect().await {
                Ok(mut socket) => {
                    if was_there && self.inbox.send(Heard::Back).await.is_err() {
                        return;
                    }
                    was_there = true;
                    pause = Duration::from_millis(100);
                    let broken = self.converse(&mut socket).await;
                    last_there = Instant::now();
                    broken
                }
                Err(broken) => broken,
            };
            let last = match broken {
                Broken::Lost(_) if last_there.elapsed() < GIVE_UP_AFTER => {
                    sleep(pause).await;
                    pause = (2 * pause).min(Duration::from_secs(5));
                    continue;
                }
                Broken::Lost(why) => {
                    let minutes = GIVE_UP_AFTER.as_secs() / 60;
                    Heard::Lost(format!("no connection for {minutes} minutes: {why}"))
                }
                Broken::Refused(why) => Heard::Refused(why),
                Broken::Done => return,
            };
            // Who has gone does not miss it.
            return drop(self.inbox.send(last).await);
        }
    }

    async fn connect(&mut self) -> Result<Socket, Broken> {
        let connected = timeout(PATIENCE, connect_async(&self.socket)).await;
        let (mut socket, _) = match connected {
            Ok(Ok(connected)) => connected,
            Ok(Err(error)) => return Err(Broken::Lost(error.to_string())),
            Err(_) => return Err(Broken::Lost("the server does not answer".to_owned())),
        };
        let token = self.token.clone();
        let sit = ClientMessage::Sit {
            token,
            // The program behind this command may not have them.
            has_rules: false,
            unpacks: false,
        };
        say(&mut socket, &sit).await?;
        Ok(socket)
    }

    async fn converse(&mut self, socket: &mut Socket) -> Broken {
        let mut complaint = None;
        loop {
            let done = tokio::select! {
                frame = timeout(GONE_AFTER, socket.next()) => match frame {
                    Ok(frame) => match self.pass_on(frame, &mut complaint).await {
                        Ok(Some(answer)) => say(socket, &answer).await,
                        Ok(None) => Ok(()),
                        Err(broken) => Err(broken),
                    },
                    Err(_) => Err(Broken::Lost("the server is silent".to_owned())),
                },
                message = self.outbox.recv() => match message {
                    Some(message) => say(socket, &message).await,
                    None => Err(Broken::Done),
                },
            };
            if let Err(broken) = done {
                return broken;
            }
        }
    }

    /// `complaint` is what the server refused last, the reason if it hangs up.
    /// Some things are answered by the connection itself.
    async fn pass_on(
        &mut self,
        frame: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>,
        complaint: &mut Option<String>,
    ) -> Result<Option<ClientMessage>, Broken> {
        let text = match frame {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(Some(close)))) => {
                return Err(match (close.code, complaint.take()) {
                    (CloseCode::Policy, Some(why)) => Broken::Refused(why),
                    (CloseCode::Policy, None) => Broken::Refused(close.reason.to_string()),
                    _ => Broken::Lost(close.reason.to_string()),
                });
            }
            Some(Ok(Message::Close(None))) | None => {
                return Err(Broken::Lost("the server hung up".to_owned()));
            }
            Some(Ok(_)) => return Ok(None),
            Some(Err(error)) => return Err(Broken::Lost(error.to_string())),
        };
        let message: ServerMessage = serde_json::from_str(&text).map_err(|error| {
            Broken::Refused(format!("the server speaks another language: {error}"))
        })?;
        if message == ServerMessage::Removed {
            let why = "the host of the table has taken this seat away";
            return Err(Broken::Refused(why.to_owned()));
        }
        if let ServerMessage::Refused(problem) = &message {
            *complaint = Some(problem.error.clone());
        }
        let answer = match &message {
            ServerMessage::Table(table) => self.new_salt(table)?,
            ServerMessage::State(_)
            | ServerMessage::Moved(_)
            | ServerMessage::Refused(_)
            | ServerMessage::Record { .. }
            | ServerMessage::Removed
            | ServerMessage::Left { .. }
            | ServerMessage::Rematch(_)
            | ServerMessage::Seated(_)
            | ServerMessage::Chat { .. }
            | ServerMessage::Said(_)
            | ServerMessage::Watching { .. }
            | ServerMessage::Clock(_)
            | ServerMessage::Webhook(_)
            | ServerMessage::Orders { .. }
            | ServerMessage::Pong => None,
        };
        let passed = self.inbox.send(Heard::Message(Box::new(message))).await;
        passed.map(|()| answer).map_err(|_| Broken::Done)
    }

    /// What a table is answered that asks for a salt, because its host has
    /// changed something. To the same terms the answer is the same.
    fn new_salt(&mut self, table: &TableInfo) -> Result<Option<ClientMessage>, Broken> {
        let seat = table.you.and_then(|seat| table.seats.get(seat.index()));
        if !seat.is_some_and(|it| it.is_asked) {
            return Ok(None);
        }
        let terms = table.terms;
        let given = self.given.take().filter(|(given, _)| *given == terms);
        let salt = if let Some((_, salt)) = given {
            salt
        } else {
            let none = |_| Broken::Refused("the system has no randomness to give".to_owned());
            format!("{:016x}", getrandom::u64().map_err(none)?)
        };
        self.given = Some((terms, salt.clone()));
        let wish = Wish::Salt { terms, salt };
        Ok(Some(ClientMessage::Lobby { wish }))
    }
}

async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<(), Broken> {
    let text = serde_json::to_string(message).expect("messages are plain data");
    match timeout(PATIENCE, socket.send(Message::text(text))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(Broken::Lost(error.to_string())),
        Err(_) => Err(Broken::Lost("the server does not read".to_owned())),
    }
}
