//! Everybody at one table.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, AtomicUsize},
    },
    time::Duration,
};

use anyhow::{Context, bail};
use driver::Model;
use erased::DynGame;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use tabletop::{Chance, Turn, chance::Seeded};
use tokio::{
    net::TcpStream,
    sync::mpsc,
    time::{Instant, sleep_until},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};
use wire::{ClientMessage, Join, Seated, ServerMessage, TableInfo};

/// What is played, and where.
#[derive(Debug)]
pub(super) struct Plan {
    /// Where clients come, one after the other.
    pub(super) servers: Vec<String>,
    pub(super) n_came: AtomicUsize,
    pub(super) game: &'static dyn DynGame,
    pub(super) n_seats: usize,
    pub(super) n_watchers: usize,
    /// Whether clients follow the game by its rules, as pages do, or play by what
    /// they are told.
    pub(super) has_rules: bool,
    pub(super) pace: Option<Duration>,
    pub(super) games_left: Option<AtomicU64>,
}

/// What a table tells.
#[derive(Copy, Clone, Debug)]
pub(super) enum LoadEvent {
    Move {
        /// Until everybody at the table had it.
        took: Duration,
        /// What all of them were sent.
        bytes: usize,
    },
    GameOver,
}

/// One table with all its clients.
pub(super) struct Table {
    /// Those who sit there, then those who look on.
    clients: Vec<Client>,
}

struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What it was told, once the game has begun.
    told: Option<Position>,
    /// What it follows, if it has the rules.
    model: Option<Model>,
    n_bytes: usize,
}

/// As much of a position as it takes to play on.
struct Position {
    n: u32,
    turn: Turn,
    legal: Arc<[String]>,
}

/// What matters of a message to those who play by what they are told.
#[derive(Deserialize)]
struct News {
    #[serde(rename = "type")]
    kind: String,
    n: Option<u32>,
    turn: Option<Turn>,
    legal: Option<Arc<[String]>>,
    error: Option<String>,
}

/// Plays a single game as fast as can be, and leaves.
pub(super) async fn play_one(plan: &Plan) -> anyhow::Result<()> {
    let mut table = Table::open(plan, &reqwest::Client::new()).await?;
    let (mut luck, mut at_once) = (Seeded::new(0), Instant::now());
    while table.step(plan, &mut luck, &mut at_once).await?.is_some() {}
    Ok(())
}

/// Plays one game after the other.
pub(super) async fn play(
    plan: Arc<Plan>,
    mut table: Table,
    number: u64,
    tell: mpsc::UnboundedSender<LoadEvent>,
) -> anyhow::Result<()> {
    let http = reqwest::Client::new();
    let mut luck = Seeded::new(number);
    // Tables with a pace do not all move at the same moment.
    let offset = plan
        .pace
        .map_or(Duration::ZERO, |pace| pace * luck.draw(1000) / 1000);
    let mut next_move = Instant::now() + offset;
    while plan.goes_on() {
        while let Some(told) = table.step(&plan, &mut luck, &mut next_move).await? {
            if tell.send(told).is_err() {
                return Ok(());
            }
        }
        // Nobody listens any more if the time is up.
        let _ = tell.send(LoadEvent::GameOver);
        table = Table::open(&plan, &http).await?;
    }
    Ok(())
}

impl Table {
    pub(super) async fn open(plan: &Plan, http: &reqwest::Client) -> anyhow::Result<Table> {
        let seats = vec!["person"; plan.n_seats];
        let wanted = json!({ "game": plan.game.info().id, "seats": seats });
        let tables = format!("{}/api/tables", plan.server());
        let opened = http.post(&tables).json(&wanted).send().await?;
        let table: TableInfo = granted(opened).await?;
        let (code, mut clients) = (table.code, Vec::new());
        let socket = || {
            let server = plan.server().replacen("http", "ws", 1);
            format!("{server}/api/tables/{code}/ws")
        };
        for number in 0..plan.n_seats {
            let join = Join {
                name: format!("Player {number}"),
                salt: format!("salt {number}"),
                commitment: table.commitment.clone(),
                face: None,
                seat: None,
                terms: None,
            };
            let path = format!("{tables}/{code}/join");
            let joined = http.post(path).json(&join).send().await?;
            let Seated { token, .. } = granted(joined).await?;
            let sit = ClientMessage::Sit {
                token,
                has_rules: plan.has_rules,
                unpacks: false,
            };
            clients.push(Client::connect(&socket(), &sit).await?);
        }
        for _ in 0..plan.n_watchers {
            clients
                .push(Client::connect(&socket(), &ClientMessage::Watch { unpacks: false }).await?);
        }
        let mut table = Table { clients };
        table.hear(plan, 0).await?;
        Ok(table)
    }

    /// Lets whoever is asked move; `None` once the game is over.
    async fn step(
        &mut self,
        plan: &Plan,
        luck: &mut Seeded,
        next_move: &mut Instant,
    ) -> anyhow::Result<Option<LoadEvent>> {
        let told = self.clients[0].told.as_ref();
        let Position { n, turn, .. } = told.context("the game has not begun")?;
        let (n, Some(seat)) = (*n, turn.must().first()) else {
            return Ok(None);
        };
        if let Some(pace) = plan.pace {
            sleep_until(*next_move).await;
            *next_move = Instant::now() + pace;
        }
        let action = self.clients[seat.index()].pick(plan.game, luck)?;
        let play = ClientMessage::Play { n, action };
        let (sent, before) = (Instant::now(), self.n_bytes());
        self.clients[seat.index()].say(&play).await?;
        self.hear(plan, n + 1).await?;
        Ok(Some(LoadEvent::Move {
            took: sent.elapsed(),
            bytes: self.n_bytes() - before,
        }))
    }

    /// Waits until everybody has heard of move `n`.
    async fn hear(&mut self, plan: &Plan, n: u32) -> anyhow::Result<()> {
        for client in &mut self.clients {
            client.hear(plan, n).await?;
        }
        Ok(())
    }

    fn n_bytes(&self) -> usize {
        self.clients.iter().map(|client| client.n_bytes).sum()
    }
}

impl Client {
    async fn connect(url: &str, hello: &ClientMessage) -> anyhow::Result<Client> {
        let small = WebSocketConfig::default()
            .read_buffer_size(4 * 1024)
            .write_buffer_size(0);
        let (socket, _) = connect_async_with_config(url, Some(small), true).await?;
        let mut client = Client {
            socket,
            told: None,
            model: None,
            n_bytes: 0,
        };
        client.say(hello).await?;
        Ok(client)
    }

    async fn say(&mut self, message: &ClientMessage) -> anyhow::Result<()> {
        let text = serde_json::to_string(message).context("messages are plain data")?;
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Any legal move that needs no words.
    fn pick(&self, game: &dyn DynGame, luck: &mut Seeded) -> anyhow::Result<String> {
        let legal = self.told.as_ref().map_or(&[][..], |it| &it.legal);
        let Some(last) = u32::try_from(legal.len())?.checked_sub(1) else {
            bail!("somebody is asked who can do nothing");
        };
        loop {
            let action = &legal[luck.draw(last) as usize];
            if !game.takes_remark(action) {
                return Ok(action.clone());
            }
        }
    }

    /// Reads until move `n` is told.
    async fn hear(&mut self, plan: &Plan, n: u32) -> anyhow::Result<()> {
        while self.told.as_ref().is_none_or(|it| it.n != n) {
            let frame = self.socket.next().await.context("the server hung up")??;
            let Message::Text(text) = frame else { continue };
            self.n_bytes += text.len();
            if plan.has_rules {
                self.follow(plan.game, serde_json::from_str(&text)?)?;
            } else {
                self.note(serde_json::from_str(&text)?)?;
            }
        }
        Ok(())
    }

    fn note(&mut self, news: News) -> anyhow::Result<()> {
        match (news.kind.as_str(), news.n) {
            ("state" | "moved", Some(n)) => {
                let before = self.told.take();
                let (turn, legal) = before.map(|it| (it.turn, it.legal)).unzip();
                self.told = Some(Position {
                    n,
                    turn: news.turn.or(turn).context("a move came first")?,
                    legal: news.legal.or(legal).unwrap_or_default(),
                });
            }
            ("refused", _) => bail!("refused: {}", news.error.unwrap_or_default()),
            _ => {}
        }
        Ok(())
    }

    fn follow(&mut self, game: &dyn DynGame, message: ServerMessage) -> anyhow::Result<()> {
        let model = match message {
            ServerMessage::State(state) => Model::read(game, state)?,
            ServerMessage::Moved(moved) => {
                let before = self.model.as_ref().context("a move came first")?;
                before.follow(game, moved)?
            }
            ServerMessage::Refused(problem) => bail!("refused: {}", problem.error),
            ServerMessage::Table(_)
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
            | ServerMessage::Pong => return Ok(()),
        };
        self.told = Some(Position {
            n: model.n,
            turn: model.turn,
            legal: Arc::clone(&model.legal),
        });
        self.model = Some(model);
        Ok(())
    }
}

async fn granted<T: serde::de::DeserializeOwned>(response: reqwest::Response) -> anyhow::Result<T> {
    let is_granted = response.status().is_success();
    let text = response.text().await?;
    if !is_granted {
        bail!("the server refuses a table: {text}");
    }
    Ok(serde_json::from_str(&text)?)
}
