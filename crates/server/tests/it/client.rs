//! A client as other programs would write it: a little HTTP, one WebSocket.

use std::time::Duration;

use driver::Model;
use erased::DynGame;
use flate2::read::ZlibDecoder;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value as Json, json};
use tabletop::{Chance, chance::Seeded};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, protocol::CloseFrame},
};
use wire::{ClientMessage, Problem, Seated, ServerMessage, Snapshot, TableInfo};

const PATIENCE: Duration = Duration::from_secs(20);

/// Any legal move; one that needs words gets some.
pub(crate) fn any_move(game: &dyn DynGame, legal: &[String], luck: &mut Seeded) -> String {
    let action = &legal[luck.draw(legal.len() as u32 - 1) as usize];
    if game.takes_remark(action) {
        format!("{action} # is it {}?", luck.draw(99))
    } else {
        action.clone()
    }
}

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
        let wanted = json!({ "game": "pig", "options": { "goal": 20 }, "seats": seats });
        self.open_any(&wanted, name).await
    }

    /// Opens a table of Pig for two that nobody will finish.
    pub(crate) async fn open_endless(&self, name: &str) -> Seated {
        let options = json!({ "goal": 1_000_000 });
        let seats = json!(["person", "person"]);
        let wanted = json!({ "game": "pig", "options": options, "seats": seats });
        self.open_any(&wanted, name).await
    }

    /// Opens a table and takes its first free seat.
    pub(crate) async fn open_any(&self, wanted: &Json, name: &str) -> Seated {
        let (status, table) = self.post("/api/tables", wanted.to_string()).await;
        assert_eq!(status, 201, "{table}");
        self.join(table["code"].as_str().unwrap(), name).await
    }

    pub(crate) async fn table(&self, code: &str) -> TableInfo {
        let response = self.get(&format!("/api/tables/{code}")).await;
        response.json().await.unwrap()
    }

    pub(crate) async fn join(&self, code: &str, name: &str) -> Seated {
        let commitment = self.table(code).await.commitment;
        let salt = format!("salt of {name}");
        let join = json!({ "name": name, "salt": salt, "commitment": commitment });
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
        self.come(seated, true).await
    }

    /// As a program sits down that does not have the rules.
    pub(crate) async fn sit_without_rules(&self, seated: &Seated) -> Client {
        self.come(seated, false).await
    }

    async fn come(&self, seated: &Seated, has_rules: bool) -> Client {
        let mut client = self.connect(&seated.code).await;
        client.has_rules = has_rules;
        let token = seated.token.clone();
        // As the page does, which unpacks, too.
        let unpacks = has_rules;
        let sit = ClientMessage::Sit {
            token,
            has_rules,
            unpacks,
        };
        client.send(&sit).await;
        client
    }

    pub(crate) async fn watch(&self, code: &str) -> Client {
        let mut client = self.connect(code).await;
        client.send(&ClientMessage::Watch { unpacks: true }).await;
        client
    }

    pub(crate) async fn connect(&self, code: &str) -> Client {
        let url = format!("{}/api/tables/{code}/ws", self.0.replace("http", "ws"));
        let (socket, _) = connect_async(url).await.unwrap();
        Client::over(socket)
    }
}

impl Client {
    pub(crate) fn over(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Client {
        Client {
            socket,
            heard: String::new(),
            frames: Vec::new(),
            packed: Vec::new(),
            n_watching: 0,
            has_rules: true,
            game: None,
            model: None,
        }
    }
}

/// Why nothing more comes.
#[derive(Debug)]
pub(crate) enum Gone {
    Closed(Option<CloseFrame>),
    Broken(String),
    Silent,
}

/// One connection.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message so far, as it came.
    pub(crate) heard: String,
    /// The same, one by one.
    pub(crate) frames: Vec<String>,
    /// How many bytes each of those took that came packed.
    pub(crate) packed: Vec<usize>,
    /// How many look on, as last told.
    pub(crate) n_watching: u32,
    has_rules: bool,
    game: Option<&'static dyn DynGame>,
    /// What is known of the game.
    model: Option<Model>,
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
    pub(crate) async fn next(&mut self) -> Result<ServerMessage, Option<CloseFrame>> {
        match self.next_within(PATIENCE).await {
            Ok(message) => Ok(message),
            Err(Gone::Closed(frame)) => Err(frame),
            Err(Gone::Broken(error)) => panic!("the connection broke: {error}"),
            Err(Gone::Silent) => panic!("the server says nothing in time"),
        }
    }

    /// The same of a server that may not be there any more.
    pub(crate) async fn next_within(&mut self, patience: Duration) -> Result<ServerMessage, Gone> {
        loop {
            let frame = tokio::time::timeout(patience, self.socket.next());
            let text = match frame.await.map_err(|_| Gone::Silent)? {
                Some(Ok(Message::Text(text))) => text.to_string(),
                Some(Ok(Message::Binary(packed))) => {
                    self.packed.push(packed.len());
                    std::io::read_to_string(ZlibDecoder::new(&packed[..])).unwrap()
                }
                Some(Ok(Message::Close(frame))) => return Err(Gone::Closed(frame)),
                Some(Ok(_)) => continue,
                Some(Err(error)) => return Err(Gone::Broken(error.to_string())),
                None => return Err(Gone::Closed(None)),
            };
            self.heard.push_str(&text);
            let message = serde_json::from_str(&text).unwrap();
            self.frames.push(text);
            // Whoever comes or goes up there disturbs nobody.
            if let ServerMessage::Watching { n } = message {
                self.n_watching = n;
                continue;
            }
            return Ok(self.follow(message));
        }
    }

    /// Where a server tells what has changed, this tells everything.
    fn follow(&mut self, message: ServerMessage) -> ServerMessage {
        match &message {
            ServerMessage::Table(table) => self.game = registry::find(&table.game),
            ServerMessage::State(state) => {
                let game = self.game.expect("the table comes first");
                self.model = Some(Model::read(game, state.clone()).unwrap());
            }
            ServerMessage::Moved(moved) => {
                let (game, before) = (self.game.unwrap(), self.model.as_ref().unwrap());
                let mut model = before.follow(game, moved.clone()).unwrap();
                if !self.has_rules {
                    let told = moved.legal.clone();
                    model.legal = told.unwrap_or_else(|| before.legal.clone());
                }
                let state = model.snapshot();
                self.model = Some(model);
                return ServerMessage::State(state);
            }
            ServerMessage::Refused(_)
            | ServerMessage::Record { .. }
            | ServerMessage::Removed
            | ServerMessage::Rematch(_)
            | ServerMessage::Seated(_)
            | ServerMessage::Left { .. }
            | ServerMessage::Chat { .. }
            | ServerMessage::Said(_)
            | ServerMessage::Watching { .. }
            | ServerMessage::Clock(_)
            | ServerMessage::Webhook(_)
            | ServerMessage::Orders { .. }
            | ServerMessage::Pong => {}
        }
        message
    }

    pub(crate) async fn table(&mut self) -> TableInfo {
        match self.next().await {
            Ok(ServerMessage::Table(table)) => table,
            other => panic!("expected a table, got {other:?}"),
        }
    }

    /// The table, or why the server hung up without a word.
    pub(crate) async fn table_or_goodbye(&mut self) -> Result<TableInfo, CloseFrame> {
        match self.next().await {
            Ok(ServerMessage::Table(table)) => Ok(table),
            Err(Some(frame)) => Err(frame),
            other => panic!("expected a table or a close frame, got {other:?}"),
        }
    }

    pub(crate) async fn state(&mut self) -> Snapshot {
        match self.next().await {
            Ok(ServerMessage::State(state)) => state,
            other => panic!("expected a state, got {other:?}"),
        }
    }

    /// The whole state, asked for; what was told of moves before is heard.
    pub(crate) async fn look(&mut self) -> Snapshot {
        self.send(&ClientMessage::Look).await;
        loop {
            let state = self.next_state().await;
            if self.has_whole_state() {
                return state;
            }
        }
    }

    /// Whether the last message was a whole state, and no move.
    fn has_whole_state(&self) -> bool {
        let last = self.frames.last();
        last.is_some_and(|it| it.starts_with(r#"{"type":"state""#))
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

    /// Waits until the table has dealt with everything sent so far and has said
    /// what it says to it. (A pong comes from the door, not from the table.)
    pub(crate) async fn settle(&mut self) {
        self.send(&ClientMessage::Look).await;
        loop {
            self.next().await.unwrap();
            if self.has_whole_state() {
                return;
            }
        }
    }

    pub(crate) async fn removed(&mut self) {
        match self.next().await {
            Ok(ServerMessage::Removed) => {}
            other => panic!("expected to be removed, got {other:?}"),
        }
    }

    pub(crate) async fn close_frame(&mut self) -> CloseFrame {
        match self.next().await {
            Err(Some(frame)) => frame,
            other => panic!("expected a close frame, got {other:?}"),
        }
    }

    /// The next state, whoever comes, goes or speaks meanwhile.
    pub(crate) async fn next_state(&mut self) -> Snapshot {
        loop {
            match self.next().await {
                Ok(ServerMessage::State(state)) => return state,
                Ok(ServerMessage::Table(_) | ServerMessage::Said(_) | ServerMessage::Clock(_)) => {}
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

    /// Waits, without a word, until so many moves stand.
    pub(crate) async fn until(&mut self, n: u32) {
        while self.model.as_ref().is_none_or(|it| it.n < n) {
            self.next().await.unwrap();
        }
    }

    /// Waits until it knows that so many look on.
    pub(crate) async fn until_watched_by(&mut self, n_watching: u32) {
        while self.n_watching != n_watching {
            self.send(&ClientMessage::Ping).await;
            while self.next().await.unwrap() != ServerMessage::Pong {}
        }
    }

    /// Leaves politely, so that the server has noticed when this returns.
    pub(crate) async fn leave(mut self) {
        self.socket.close(None).await.unwrap();
        while self.next().await.is_ok() {}
    }
}
