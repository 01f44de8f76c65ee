//! One connection: messages in, messages out, and what happens when either
//! goes wrong.

use std::time::Duration;

use axum::extract::ws::{CloseCode, CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep, sleep_until, timeout},
};
use tokio_tungstenite::tungstenite;
use wire::{ClientMessage, Problem, ServerMessage};

use crate::{
    limits::Limits,
    lobby::{Config, Lobby, TableHandle},
    outgoing::{self, Outgoing},
    rate_limit::{Bucket, Network},
    table::{Command, ConnectionId, NewConnection},
};

/// The longest message a client may send, in bytes.
pub(crate) const LONGEST_MESSAGE: usize = 16 * 1024;

/// Messages that may wait for a slow client before it is dropped.
const OUTBOX: usize = 64;

const FIRST_WORD: Duration = Duration::from_secs(10);
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// How long a connection stays open for the reason of its end to arrive.
const LINGER: Duration = Duration::from_secs(1);

/// Why a connection ends.
enum End {
    /// The client has left or cannot be reached.
    Left,
    /// The server ends it: why, in so many words.
    Closed(CloseCode, &'static str),
}

/// How much a client has said, and how much of it could not be read.
#[derive(Default)]
struct Tally {
    messages: Bucket,
    refusals: Bucket,
}

impl Tally {
    fn heard(&mut self, limits: &Limits) -> Result<(), End> {
        let reason = "too many messages in too short a time; come back, and say less at once";
        let heard = self.messages.take(limits.messages);
        heard.map_err(|_| End::Closed(close_code::POLICY, reason))
    }

    fn refused(&mut self, limits: &Limits) -> Result<(), End> {
        let reason = "too many messages that cannot be read; docs/formats.md shows each message";
        let refused = self.refusals.take(limits.refusals);
        refused.map_err(|_| End::Closed(close_code::POLICY, reason))
    }
}

/// Talks until either side has had enough.
pub(crate) async fn talk(mut socket: WebSocket, code: String, lobby: Lobby, network: Network) {
    let _open = lobby.socket();
    let mut tally = Tally::default();
    // Boxed, since it takes much more room than what follows for hours.
    let first_word = Box::pin(first_word(
        &mut socket,
        &mut tally,
        &code,
        (&lobby, network),
    ));
    let end = match first_word.await {
        Ok((table, connection, inbox)) => {
            let at = (&table, connection);
            let end = converse((&mut socket, &mut tally), &lobby, at, inbox).await;
            // A table that is gone needs no goodbye.
            drop(table.send(Command::Leave(connection)).await);
            end
        }
        Err(end) => end,
    };
    part(&mut socket, end).await;
}

/// Says why, if there is something to say, and waits for the client to close
/// as well, so that it can read it.
async fn part(socket: &mut WebSocket, end: End) {
    if let End::Closed(code, reason) = end {
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(reason),
        };
        if send(socket, Message::Close(Some(frame))).await.is_err() {
            return;
        }
        if code == close_code::SIZE {
            // Reading on would take the whole of the message in.
            return sleep(LINGER).await;
        }
    }
    let goodbye = async { while let Some(Ok(_)) = socket.recv().await {} };
    drop(timeout(LINGER, goodbye).await);
}

/// What the table has for a client.
struct Inbox {
    messages: mpsc::Receiver<Outgoing>,
    unpacks: bool,
}

/// Waits for `sit` or `watch` and goes to the table.
async fn first_word(
    socket: &mut WebSocket,
    tally: &mut Tally,
    code: &str,
    (lobby, network): (&Lobby, Network),
) -> Result<(TableHandle, ConnectionId, Inbox), End> {
    const SAY_WHO: &str = "the first message must be `sit` or `watch`";
    let limits = &lobby.state().config.limits;
    let deadline = sleep(FIRST_WORD);
    tokio::pin!(deadline);
    let (token, has_rules, unpacks) = loop {
        let received = tokio::select! {
            received = socket.recv() => received,
            () = &mut deadline => return Err(End::Closed(close_code::POLICY, SAY_WHO)),
            () = lobby.state().closing.cancelled() => return Err(stopping()),
        };
        tally.heard(limits)?;
        match read(received) {
            Ok(Heard::Message(ClientMessage::Sit {
                token,
                has_rules,
                unpacks,
            })) => {
                break (Some(token), has_rules, unpacks);
            }
            Ok(Heard::Message(ClientMessage::Watch { unpacks })) => break (None, false, unpacks),
            Ok(Heard::Message(_)) => {
                refuse(socket, Problem::new(SAY_WHO)).await?;
                return Err(End::Closed(close_code::POLICY, SAY_WHO));
            }
            Ok(Heard::Ping) => send(socket, pong()).await?,
            Ok(Heard::Nothing) => {}
            Err(wrong) => {
                wrong.answer(socket).await?;
                tally.refused(limits)?;
            }
        }
    };
    let (outbox, inbox) = mpsc::channel(OUTBOX);
    let new = NewConnection {
        token: token.clone(),
        players: Vec::new(),
        has_rules,
        outbox,
    };
    let asked = match &token {
        None => lobby.look_up(network, lobby.connect(code, &new)).await,
        // Whoever has a seat gets to it, whatever others in the network try.
        Some(token) => {
            let asked = lobby.connect_with(code, new, token).await;
            asked.map_err(|refused| {
                if refused.is_for_now() {
                    return refused;
                }
                lobby.lookup_failed(network, refused)
            })
        }
    };
    match asked {
        Ok((table, connection)) => Ok((
            table,
            connection,
            Inbox {
                messages: inbox,
                unpacks,
            },
        )),
        // No refusal: pages take that for the last word.
        Err(refused) if refused.is_for_now() => Err(End::Closed(
            close_code::AGAIN,
            "this table cannot be opened just now; please come back in a moment",
        )),
        Err(refused) => {
            refuse(socket, refused.problem).await?;
            Err(End::Closed(close_code::POLICY, "refused"))
        }
    }
}

/// Whether the client is still there: a connection that broke in the middle
/// does not say so.
#[derive(Copy, Clone)]
enum Pulse {
    /// It said something, and is left alone until then.
    Heard(Instant),
    /// It was pinged, and may take until then to answer.
    Asked(Instant),
}

impl Pulse {
    fn ends(self) -> Instant {
        match self {
            Pulse::Heard(until) | Pulse::Asked(until) => until,
        }
    }
}

async fn converse(
    (socket, tally): (&mut WebSocket, &mut Tally),
    lobby: &Lobby,
    (table, connection): (&TableHandle, ConnectionId),
    mut inbox: Inbox,
) -> End {
    let Config {
        ping_after,
        answer_within,
        ref limits,
        ..
    } = lobby.state().config;
    let mut pulse = Pulse::Heard(Instant::now() + ping_after);
    loop {
        let done = tokio::select! {
            // Tables stop together with the server: the server says why.
            biased;
            () = lobby.state().closing.cancelled() => Err(stopping()),
            message = inbox.messages.recv() => match message {
                Some(message) => send(socket, message.frame(inbox.unpacks)).await,
                None => Err(End::Closed(close_code::AGAIN, "please reconnect")),
            },
            received = socket.recv() => {
                pulse = Pulse::Heard(Instant::now() + ping_after);
                match tally.heard(limits) {
                    Ok(()) => hear((socket, tally), limits, received, (table, connection)).await,
                    Err(end) => Err(end),
                }
            }
            () = sleep_until(pulse.ends()) => match pulse {
                Pulse::Heard(_) => {
                    pulse = Pulse::Asked(Instant::now() + answer_within);
                    send(socket, Message::Ping("".into())).await
                }
                Pulse::Asked(_) => Err(End::Left),
            },
        };
        if let Err(end) = done {
            return end;
        }
    }
}

async fn hear(
    (socket, tally): (&mut WebSocket, &mut Tally),
    limits: &Limits,
    received: Option<Result<Message, axum::Error>>,
    (table, connection): (&TableHandle, ConnectionId),
) -> Result<(), End> {
    match read(received) {
        Ok(Heard::Message(message)) => table
            .send(Command::Say(connection, message))
            .await
            .map_err(|_| End::Closed(close_code::AGAIN, "please reconnect")),
        Ok(Heard::Ping) => send(socket, pong()).await,
        Ok(Heard::Nothing) => Ok(()),
        Err(wrong) => {
            wrong.answer(socket).await?;
            tally.refused(limits)
        }
    }
}

/// A frame that is no mistake.
enum Heard {
    Message(ClientMessage),
    /// The table need not know.
    Ping,
    /// Pings and pongs of the WebSocket itself.
    Nothing,
}

/// A frame that is.
enum Wrong {
    /// The client may go on.
    Unreadable(String),
    TooLong,
    Gone,
}

impl Wrong {
    async fn answer(self, socket: &mut WebSocket) -> Result<(), End> {
        const TOO_LONG: &str = "a message has at most 16 kB";
        match self {
            Wrong::Unreadable(error) => refuse(socket, Problem::new(error)).await,
            Wrong::TooLong => {
                refuse(socket, Problem::new(TOO_LONG)).await?;
                Err(End::Closed(close_code::SIZE, TOO_LONG))
            }
            Wrong::Gone => Err(End::Left),
        }
    }
}

fn read(received: Option<Result<Message, axum::Error>>) -> Result<Heard, Wrong> {
    match received {
        None | Some(Ok(Message::Close(_))) => Err(Wrong::Gone),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Heard::Nothing),
        Some(Ok(Message::Text(text))) => match read_text(&text) {
            Ok(ClientMessage::Ping) => Ok(Heard::Ping),
            Ok(message) => Ok(Heard::Message(message)),
            Err(why) => Err(Wrong::Unreadable(why)),
        },
        Some(Ok(Message::Binary(_))) => Err(Wrong::Unreadable(
            "binary messages are not understood, send JSON as text".to_owned(),
        )),
        Some(Err(error)) => match error.into_inner().downcast_ref() {
            Some(tungstenite::Error::Capacity(_)) => Err(Wrong::TooLong),
            _ => Err(Wrong::Gone),
        },
    }
}

fn read_text(text: &str) -> Result<ClientMessage, String> {
    let wrong = |error| {
        format!("{error}; a message is JSON like {{\"type\":\"play\",\"n\":0,\"action\":\"…\"}}")
    };
    let json: serde_json::Value =
        serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
    let n_fields = json.as_object().map_or(0, serde_json::Map::len);
    match serde_json::from_value(json).map_err(|error| wrong(error.to_string()))? {
        // Serde lets extra fields of variants without fields pass.
        ClientMessage::Look
        | ClientMessage::Fill
        | ClientMessage::Resume
        | ClientMessage::Back
        | ClientMessage::Ping
            if n_fields != 1 =>
        {
            Err(wrong("unknown field beside `type`".to_owned()))
        }
        message => Ok(message),
    }
}

async fn refuse(socket: &mut WebSocket, problem: Problem) -> Result<(), End> {
    let text = outgoing::write(&ServerMessage::Refused(problem));
    send(socket, Message::Text(text)).await
}

fn pong() -> Message {
    Message::Text(outgoing::write(&ServerMessage::Pong))
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match timeout(SEND_WITHIN, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Left),
    }
}

fn stopping() -> End {
    End::Closed(
        close_code::AWAY,
        "the server stops; reconnect in a moment, your seat is kept",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_waiting_connection_takes_little_room() {
        fn room<Task>(_: impl Fn(WebSocket, String, Lobby, Network) -> Task) -> usize {
            size_of::<Task>()
        }
        assert!(room(talk) <= 2048, "{} bytes for its task", room(talk));
    }
}
