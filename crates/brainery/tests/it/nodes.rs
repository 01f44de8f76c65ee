//! Several servers over one PostgreSQL and one NATS, each behind lines of its own
//! that can be cut.

use std::{
    fs::{self, File},
    path::PathBuf,
    process::Command,
    sync::{Arc, Mutex},
    time::Duration,
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use store::Store;
use tempfile::TempDir;

use super::{
    nats::{Far, Line, Nats},
    serve::{Brainery, place},
};
use crate::{client::Site, pg::Postgres};

/// Where players may come at the moment.
pub(crate) type Sites = Arc<Mutex<Vec<Option<Site>>>>;

pub(crate) struct Nodes {
    pub(crate) postgres: Postgres,
    pub(crate) nats: Nats,
    pub(crate) each: Vec<Node>,
    pub(crate) sites: Sites,
    database: String,
    logs: TempDir,
}

pub(crate) struct Node {
    pub(crate) running: Option<Brainery>,
    pub(crate) to_postgres: Line,
    pub(crate) to_nats: Line,
}

/// What PostgreSQL is started with.
pub(crate) const SETTINGS: &str = "-c max_connections=100 -c fsync=off";

impl Nodes {
    /// `None`, said aloud, where what they need is not installed.
    pub(crate) async fn new(n: usize) -> Option<Nodes> {
        let (nats, postgres) = (Nats::new()?, Postgres::new(SETTINGS)?);
        let database = postgres.database();
        let socket = postgres.address(&database);
        let (_, folder) = socket.split_once("host=").unwrap();
        let socket = PathBuf::from(folder).join(".s.PGSQL.5432");
        let mut each = Vec::new();
        for _ in 0..n {
            each.push(Node {
                running: None,
                to_postgres: Line::to(Far::Socket(socket.clone())).await,
                to_nats: Line::to(Far::Port(nats.address())).await,
            });
        }
        let mut all = Nodes {
            postgres,
            nats,
            each,
            sites: Arc::new(Mutex::new(vec![None; n])),
            database,
            logs: TempDir::new().unwrap(),
        };
        (0..n).for_each(|nth| all.start(nth));
        Some(all)
    }

    pub(crate) fn start(&mut self, nth: usize) {
        let node = &mut self.each[nth];
        let port = node.to_postgres.port;
        let address = format!("postgres://postgres@127.0.0.1:{port}/{}", self.database);
        let nats = format!("nats://127.0.0.1:{}", node.to_nats.port);
        let log = self.logs.path().join(format!("{nth}.log"));
        let log = File::options().create(true).append(true).open(log);
        let mut command = Command::new(env!("CARGO_BIN_EXE_brainery"));
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--nats", &nats])
            .env("RUST_LOG", "warn,server=info")
            .stderr(log.unwrap());
        let running = Brainery::start(&mut command, &PathBuf::from(address));
        self.sites.lock().unwrap()[nth] = Some(running.site.clone());
        node.running = Some(running);
    }

    pub(crate) fn site(&self, nth: usize) -> Site {
        let sites = self.sites.lock().unwrap();
        sites[nth].clone().expect("it runs")
    }

    /// Takes a server out of the list, for whoever ends it.
    pub(crate) fn take(&mut self, nth: usize) -> Brainery {
        self.sites.lock().unwrap()[nth] = None;
        self.each[nth].running.take().expect("it runs")
    }

    pub(crate) fn signal(&self, nth: usize, signal: Signal) {
        let running = self.each[nth].running.as_ref().expect("it runs");
        let pid = i32::try_from(running.pid()).unwrap();
        kill(Pid::from_raw(pid), signal).unwrap();
    }

    /// Over the socket, whatever becomes of the lines.
    pub(crate) fn address(&self) -> PathBuf {
        self.postgres.address(&self.database).into()
    }

    pub(crate) async fn store(&self) -> Store {
        Store::open(place(&self.address())).await.unwrap()
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            return;
        }
        for nth in 0..self.each.len() {
            let log = self.logs.path().join(format!("{nth}.log"));
            let log = fs::read_to_string(log).unwrap_or_default();
            let lines: Vec<_> = log.lines().collect();
            let last = lines.len().saturating_sub(60);
            eprintln!("server {nth} said at last:\n{}", lines[last..].join("\n"));
        }
    }
}

/// Asks again and again, for a while.
pub(crate) async fn eventually<T>(what: &str, asked: impl AsyncFn() -> Option<T>) -> T {
    let begun = std::time::Instant::now();
    loop {
        if let Some(answer) = asked().await {
            return answer;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "never: {what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
