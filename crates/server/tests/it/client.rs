//! A client as other programs would write it: a little HTTP, one WebSocket.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value as Json, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, protocol::CloseFrame},
};
use wire::{ClientMessage, Problem, Seated, ServerMessage, Snapshot, TableInfo};

const PATIENCE: Duration = Duration::from_secs(20);

/// The address of a server, like `http://127.0.0.1:7700`.
#[derive(Clone)]
pub(crate) struct Site(pub(crate) String);

impl Site {
    pub(crate) async fn get(&self, path: &str) -> reqwest::Response {
        reqwest::get(format!("{}{path}", self.0)).await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, body: impl Into<reqwest::Body>) -> (u16, Json) {
        let request = reqwest::Client::new()
            .post(format!("{}{path}", self.0))
            .header("content-type", "application/json")
            .body(body);
        let response = request.send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap())
    }

    /// Opens a table of Pig up to 20 points.
    pub(crate) async fn open(&self, seats: Json, name: &str) -> Seated {
        let wanted = json!({
            "game": "pig", "options": { "goal": 20 }, "seats": seats,
            "name": name, "salt": format!("salt of {name}"),
        });
        let (status, seated) = self.post("/api/tables", wanted.to_string()).await;
        assert_eq!(status, 201, "{seated}");
        serde_json::from_value(seated).unwrap()
    }

    pub(crate) async fn join(&self, code: &str, name: &str) -> Seated {
        let join = json!({ "name": name, "salt": format!("salt of {name}") });
        let path = format!("/api/tables/{code}/join");
        let (status, seated) = self.post(&path, join.to_string()).await;
        assert_eq!(status, 200, "{seated}");
        serde_json::from_value(seated).unwrap()
    }

    pub(crate) async fn record(&self, code: &str) -> String {
        let response = self.get(&format!("/api/tables/{code}/record")).await;
        response.text().await.unwrap()
    }

    pub(crate) async fn sit(&self, seated: &Seated) -> Client {
        let mut client = self.connect(&seated.code).await;
        let token = seated.token.clone();
        client.send(&ClientMessage::Sit { token }).await;
        client
    }

    pub(crate) async fn watch(&self, code: &str) -> Client {
        let mut client = self.connect(code).await;
        client.send(&ClientMessage::Watch).await;
        client
    }

    pub(crate) async fn connect(&self, code: &str) -> Client {
        let url = format!("{}/api/tables/{code}/ws", self.0.replace("http", "ws"));
        let (socket, _) = connect_async(url).await.unwrap();
        Client {
            socket,
            heard: String::new(),
        }
    }
}

/// One connection.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message so far, as it came.
    pub(crate) heard: String,
}

impl Client {
    pub(crate) async fn send(&mut self, message: &ClientMessage) {
        self.say(&serde_json::to_string(message).unwrap()).await;
    }

    pub(crate) async fn say(&mut self, text: &str) {
        self.frame(Message::text(text)).await;
    }

    pub(crate) async fn frame(&mut self, frame: Message) {
        self.socket.send(frame).await.unwrap();
    }

    pub(crate) async fn play(&mut self, n: u32, action: &str) {
        let action = action.to_owned();
        self.send(&ClientMessage::Play { n, action }).await;
    }

    /// The next message, or why the connection ended.
    async fn next(&mut self) -> Result<ServerMessage, Option<CloseFrame>> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next());
            match frame.await.expect("the server says something in time") {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push_str(&text);
                    return Ok(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(error)) => panic!("the connection broke: {error}"),
                None => return Err(None),
            }
        }
    }

    pub(crate) async fn table(&mut self) -> TableInfo {
        match self.next().await {
            Ok(ServerMessage::Table(table)) => table,
            other => panic!("expected a table, got {other:?}"),
        }
    }

    pub(crate) async fn state(&mut self) -> Snapshot {
        match self.next().await {
            Ok(ServerMessage::State(state)) => state,
            other => panic!("expected a state, got {other:?}"),
        }
    }

    pub(crate) async fn refused(&mut self) -> Problem {
        match self.next().await {
            Ok(ServerMessage::Refused(problem)) => problem,
            other => panic!("expected a refusal, got {other:?}"),
        }
    }

    pub(crate) async fn record(&mut self) -> String {
        match self.next().await {
            Ok(ServerMessage::Record { text }) => text,
            other => panic!("expected a record, got {other:?}"),
        }
    }

    pub(crate) async fn pong(&mut self) {
        match self.next().await {
            Ok(ServerMessage::Pong) => {}
            other => panic!("expected a pong, got {other:?}"),
        }
    }

    pub(crate) async fn close_frame(&mut self) -> CloseFrame {
        match self.next().await {
            Err(Some(frame)) => frame,
            other => panic!("expected a close frame, got {other:?}"),
        }
    }

    /// The next state, whoever comes or goes meanwhile.
    pub(crate) async fn next_state(&mut self) -> Snapshot {
        loop {
            match self.next().await {
                Ok(ServerMessage::State(state)) => return state,
                Ok(ServerMessage::Table(_)) => {}
                other => panic!("expected a state, got {other:?}"),
            }
        }
    }

    /// The state after move `n`, skipping what was told before.
    pub(crate) async fn state_after(&mut self, n: u32) -> Snapshot {
        loop {
            let state = self.next_state().await;
            if state.n == n {
                return state;
            }
        }
    }

    /// Leaves politely, so that the server has noticed when this returns.
    pub(crate) async fn leave(mut self) {
        self.socket.close(None).await.unwrap();
        while self.next().await.is_ok() {}
    }
}
