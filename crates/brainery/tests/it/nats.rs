//! A NATS of our own, from Debian's package, on a port of this machine; and lines
//! to other servers that can be cut.

use std::{
    fs,
    io::{self, Write},
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use tempfile::TempDir;
use tokio::{
    io::{AsyncRead, AsyncWrite, copy_bidirectional},
    net::{TcpListener, TcpStream, UnixStream},
    sync::watch,
    task::AbortHandle,
};

/// Runs the server until its standard input ends, which it does with the tests,
/// however they end.
const KEEPER: &str = r#"
"$@" >/dev/null 2>&1 &
server=$!
cat >/dev/null
kill -KILL $server
wait $server
"#;

pub(crate) struct Nats {
    program: PathBuf,
    port: u16,
    running: Option<Child>,
}

impl Nats {
    /// `None`, said aloud, where it is not installed.
    pub(crate) fn new() -> Option<Nats> {
        let folders = ["/usr/sbin", "/usr/local/bin", "/usr/bin"];
        let programs = folders.map(|it| Path::new(it).join("nats-server"));
        let Some(program) = programs.into_iter().find(|it| it.is_file()) else {
            // Past the capture of the test's output.
            drop(writeln!(
                io::stderr(),
                "SKIPPED with NATS: nats-server is not installed; `cargo xtask test` does that on \
                 Debian"
            ));
            return None;
        };
        let mut nats = Nats {
            program,
            port: 0,
            running: None,
        };
        let folder = TempDir::new().unwrap();
        nats.run(&["-p", "-1", "--ports_file_dir"], folder.path());
        nats.port = told_port(folder.path());
        Some(nats)
    }

    fn run(&mut self, args: &[&str], more: &Path) {
        let keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(&self.program)
            .args(["-a", "127.0.0.1"])
            .args(args)
            .arg(more)
            .stdin(Stdio::piped())
            // Whoever interrupts the tests interrupts this by their end.
            .process_group(0)
            .spawn();
        self.running = Some(keeper.unwrap());
    }

    /// At the port where it was.
    pub(crate) fn start(&mut self) {
        let port = self.port.to_string();
        self.run(&["-p"], Path::new(&port));
    }

    /// As a crash would, with all connections.
    pub(crate) fn stop(&mut self) {
        if let Some(mut keeper) = self.running.take() {
            drop(keeper.stdin.take());
            drop(keeper.wait());
        }
    }

    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Which port it has found free.
fn told_port(folder: &Path) -> u16 {
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < Duration::from_secs(30), "no NATS");
        std::thread::sleep(Duration::from_millis(20));
        let mut files = fs::read_dir(folder).unwrap();
        let Some(Ok(file)) = files.next() else {
            continue;
        };
        let told = fs::read_to_string(file.path()).unwrap_or_default();
        let told: serde_json::Value = serde_json::from_str(&told).unwrap_or_default();
        let port = told["nats"][0]
            .as_str()
            .and_then(|it| it.rsplit(':').next());
        if let Some(port) = port.and_then(|it| it.parse().ok()) {
            return port;
        }
    }
}

/// Where a line leads.
#[derive(Clone, Debug)]
pub(crate) enum Far {
    Port(String),
    Socket(PathBuf),
}

/// A line that can be cut: nothing more goes over it, and nobody hears that it is
/// so, as when a cable is pulled.
pub(crate) struct Line {
    pub(crate) port: u16,
    is_whole: watch::Sender<bool>,
    listening: AbortHandle,
}

impl Line {
    pub(crate) async fn to(far: Far) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (is_whole, whole) = watch::channel(true);
        let listening = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, far.clone(), whole.clone()));
            }
        });
        Line {
            port,
            is_whole,
            listening: listening.abort_handle(),
        }
    }

    pub(crate) fn cut(&self) {
        self.is_whole.send_replace(false);
    }

    /// What was open before is broken, new connections get through.
    pub(crate) fn mend(&self) {
        self.is_whole.send_replace(true);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn carry(near: TcpStream, far: Far, mut whole: watch::Receiver<bool>) {
    if whole.wait_for(|it| *it).await.is_err() {
        return;
    }
    let carried = match far {
        Far::Port(address) => match TcpStream::connect(address).await {
            Ok(far) => between(near, far, whole).await,
            Err(error) => Err(error),
        },
        Far::Socket(path) => match UnixStream::connect(path).await {
            Ok(far) => between(near, far, whole).await,
            Err(error) => Err(error),
        },
    };
    // Whoever is not there is found out by whoever asked.
    drop(carried);
}

/// Until the line is cut; then both ends stay open, and hear nothing.
async fn between<S>(
    mut near: TcpStream,
    mut far: S,
    mut whole: watch::Receiver<bool>,
) -> io::Result<()>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    near.set_nodelay(true)?;
    let is_cut = async { whole.wait_for(|it| !*it).await.is_ok() };
    tokio::select! {
        carried = copy_bidirectional(&mut near, &mut far) => return carried.map(drop),
        is_cut = is_cut => if !is_cut { return Ok(()) },
    }
    let mended = whole.wait_for(|it| *it).await;
    mended.map(drop).map_err(io::Error::other)
}
