//! A server of its own for each test.

use std::{ops::Deref, path::PathBuf, time::Duration};

use record::Move;
use server::{Allowance, Config, Limits, Lobby};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use store::Store;
use tabletop::{Seat, Turn};
use tempfile::TempDir;
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};
use wire::{ClientMessage, Snapshot};

use super::client::{Client, Site};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);

/// So many, and no more for an hour.
pub(crate) const fn only(at_once: u32) -> Allowance {
    Allowance {
        at_once,
        one_more_after: Duration::from_hours(1),
    }
}

pub(crate) struct TestServer {
    site: Site,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl TestServer {
    /// Bots move at once.
    pub(crate) async fn open() -> TestServer {
        TestServer::with(Config {
            bot_delay: 0..=0,
            ..Config::default()
        })
        .await
    }

    pub(crate) async fn with(config: Config) -> TestServer {
        TestServer::over(TempDir::new().unwrap(), config).await
    }

    /// With these limits, at which bots take their time.
    pub(crate) async fn limited(limits: Limits) -> TestServer {
        TestServer::with(Config {
            limits,
            ..Config::default()
        })
        .await
    }

    /// As a host opens it who asks for nothing: without Pig.
    pub(crate) async fn public() -> TestServer {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&db(&folder)).await.unwrap();
        TestServer::of(store, folder, Config::default()).await
    }

    /// A second server over the same file.
    pub(crate) async fn another_server(&self) -> TestServer {
        let store = Store::open(&self.db()).await.unwrap();
        TestServer::of(store, TempDir::new().unwrap(), Config::default()).await
    }

    async fn over(folder: TempDir, config: Config) -> TestServer {
        let store = Store::open(&db(&folder)).await.unwrap();
        let config = Config {
            has_examples: true,
            ..config
        };
        TestServer::of(store, folder, config).await
    }

    async fn of(store: Store, folder: TempDir, config: Config) -> TestServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let site = Site(format!("http://{}", listener.local_addr().unwrap()));
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            let lobby = Lobby::new(store, config);
            server::serve(listener, lobby, stopped).await.unwrap();
        });
        TestServer {
            site,
            folder,
            stop,
            running,
        }
    }

    /// Stops, as an operator would, and opens again over the same file.
    pub(crate) async fn restart(self, config: Config) -> TestServer {
        self.stop.send(()).unwrap();
        self.running.await.unwrap();
        TestServer::over(self.folder, config).await
    }

    /// What comes back if the power goes now: a server over the file as it is.
    pub(crate) async fn after_a_power_cut(&self, config: Config) -> TestServer {
        let folder = TempDir::new().unwrap();
        for end in ["", "-wal"] {
            let file = |folder: &TempDir| folder.path().join(format!("games.sqlite{end}"));
            std::fs::copy(file(&self.folder), file(&folder)).unwrap();
        }
        TestServer::over(folder, config).await
    }

    pub(crate) fn db(&self) -> PathBuf {
        db(&self.folder)
    }

    /// Meddles with the file behind the server's back.
    pub(crate) async fn meddle(&self, sql: &'static str) {
        let options = SqliteConnectOptions::new().filename(self.db());
        let mut file = SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::query(sql).execute(&mut file).await.unwrap();
    }

    /// Writes a log as if it had been played.
    pub(crate) async fn write_log(&self, code: &str, log: &[Move]) {
        let options = SqliteConnectOptions::new().filename(self.db());
        let mut file = SqliteConnection::connect_with(&options).await.unwrap();
        let mut all = file.begin().await.unwrap();
        for (n, line) in (1u32..).zip(log) {
            let draws: Vec<_> = line.draws.iter().map(ToString::to_string).collect();
            sqlx::query("INSERT INTO moves VALUES ($1, $2, $3, $4, $5, 0, NULL)")
                .bind(code)
                .bind(n)
                .bind(u8::from(line.seat))
                .bind(&line.action)
                .bind(draws.join(" "))
                .execute(&mut *all)
                .await
                .unwrap();
        }
        all.commit().await.unwrap();
    }
}

fn db(folder: &TempDir) -> PathBuf {
    folder.path().join("games.sqlite")
}

impl Deref for TestServer {
    type Target = Site;

    fn deref(&self) -> &Site {
        &self.site
    }
}

/// Ada and Bert at a table that has just started, all greetings heard.
pub(crate) async fn ada_and_bert(site: &Site) -> (String, Client, Client) {
    let ada = site
        .open(serde_json::json!(["person", "person"]), "Ada")
        .await;
    let bert = site.join(&ada.code, "Bert").await;
    let mut ada_page = site.sit(&ada).await;
    ada_page.next_state().await;
    let mut bert_page = site.sit(&bert).await;
    bert_page.next_state().await;
    ada_page.table().await;
    (ada.code, ada_page, bert_page)
}

/// Plays sensibly for whoever's turn it is until the game is over, and hands
/// back the last state.
pub(crate) async fn play_out(clients: &mut [Client], mut state: Snapshot) -> Snapshot {
    while let Some(seat) = state.turn.must().first() {
        let action = sensible(&state);
        clients[seat.index()].play(state.n, action).await;
        for client in &mut *clients {
            state = client.next_state().await;
        }
    }
    assert!(matches!(state.turn, Turn::Over(_)));
    state
}

/// Holds at 8, or when it wins.
pub(crate) fn sensible(state: &Snapshot) -> &'static str {
    let turn_total = state.view["turn_total"].as_i64().unwrap();
    let seat = state.turn.must().first().unwrap();
    let banked = state.view["banked"][seat.index()].as_i64().unwrap();
    if 8 <= turn_total || 20 <= banked + turn_total {
        "hold"
    } else {
        "roll"
    }
}

pub(crate) fn undo(n: u32) -> ClientMessage {
    ClientMessage::Undo { n }
}
