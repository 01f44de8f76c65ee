//! A PostgreSQL of our own, from Debian's packages: in a folder that is removed
//! at the end, behind a socket in it, so that no port is needed and nobody else
//! comes.

use std::{
    env, fs,
    io::{self, Write},
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use tempfile::TempDir;

/// Runs the server until its standard input ends, which it does with the tests,
/// however they end; then it stops the server and removes what is left.
const KEEPER: &str = r#"
folder=$1 settings=$2
shift 2
"$@" -D "$folder/data" -k "$folder" -c listen_addresses= $settings >"$folder/log" 2>&1 &
server=$!
cat >/dev/null
kill -QUIT "$(head -n 1 "$folder/data/postmaster.pid")" || kill $server
wait $server
[ -e "$folder/again" ] || rm -rf "$folder"
"#;

/// Nothing survives a test that fails, so that nothing has to wait for the disk.
const QUICK: &str = "-c fsync=off -c max_connections=300";

/// A server of PostgreSQL.
pub(crate) struct Postgres {
    bin: PathBuf,
    folder: PathBuf,
    running: Option<Child>,
}

impl Postgres {
    /// One for all tests of a program; `None`, said aloud, where it is not
    /// installed.
    pub(crate) fn shared() -> Option<&'static Postgres> {
        static SHARED: OnceLock<Option<Postgres>> = OnceLock::new();
        SHARED.get_or_init(|| Postgres::new(QUICK)).as_ref()
    }

    /// One of its own, for a test that stops it.
    pub(crate) fn new(settings: &str) -> Option<Postgres> {
        let Some(bin) = bin() else {
            // Past the capture of the test's output.
            drop(writeln!(
                io::stderr(),
                "SKIPPED on PostgreSQL: it is not installed; `cargo xtask test` does that on \
                 Debian, elsewhere put its programs on the PATH"
            ));
            return None;
        };
        let folder = TempDir::with_prefix("pg").unwrap().keep();
        if is_root() {
            let owned = Command::new("chown").arg("postgres").arg(&folder).status();
            assert!(owned.unwrap().success(), "there is no user postgres");
        }
        let mut server = Postgres {
            bin,
            folder,
            running: None,
        };
        let made = server
            .program("initdb")
            .args([
                "--auth=trust",
                "--username=postgres",
                "--no-sync",
                "--locale=C",
            ])
            .args(["--encoding=UTF8", "-D"])
            .arg(server.folder.join("data"))
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&made.stderr);
        assert!(made.status.success(), "initdb failed: {said}");
        server.start(settings);
        Some(server)
    }

    /// A program of PostgreSQL, by somebody who is not root.
    fn program(&self, name: &str) -> Command {
        let program = self.bin.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir("/");
        command
    }

    pub(crate) fn start(&mut self, settings: &str) {
        drop(fs::remove_file(self.folder.join("again")));
        let server = self.program("postgres");
        let keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(&self.folder)
            .arg(settings)
            .arg(server.get_program())
            .args(server.get_args())
            .stdin(Stdio::piped())
            .current_dir("/")
            // Whoever interrupts the tests interrupts this by their end.
            .process_group(0)
            .spawn()
            .unwrap();
        self.running = Some(keeper);
        let begun = Instant::now();
        while !self.ask("postgres", "SELECT 1").status.success() {
            let log = || fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(begun.elapsed() < Duration::from_mins(1), "{}", log());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// As a crash would, with all connections.
    pub(crate) fn stop(&mut self) {
        fs::write(self.folder.join("again"), "").unwrap();
        self.end();
    }

    fn end(&mut self) {
        if let Some(mut keeper) = self.running.take() {
            drop(keeper.stdin.take());
            drop(keeper.wait());
        }
    }

    /// Whether it is there; the answer to a statement, too.
    fn ask(&self, database: &str, sql: &str) -> std::process::Output {
        Command::new(self.bin.join("psql"))
            .args(["-X", "-q", "-A", "-t", "-U", "postgres", "-h"])
            .arg(&self.folder)
            .args(["-d", database, "-c", sql])
            .stdin(Stdio::null())
            .output()
            .unwrap()
    }

    /// What a meddler does behind the program's back, and what it is told.
    pub(crate) fn tell(&self, database: &str, sql: &str) -> String {
        let output = self.ask(database, sql);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{sql}: {said}");
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    }

    /// The name of a new database, empty.
    pub(crate) fn database(&self) -> String {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("games{}", MADE.fetch_add(1, Ordering::Relaxed));
        self.tell(
            "postgres",
            &format!("CREATE DATABASE {name} TEMPLATE template0"),
        );
        name
    }

    pub(crate) fn address(&self, database: &str) -> String {
        let folder = self.folder.display();
        format!("postgres://postgres@localhost/{database}?host={folder}")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.end();
        drop(fs::remove_dir_all(&self.folder));
    }
}

/// Where Debian has the programs of its newest version, or where the PATH leads.
fn bin() -> Option<PathBuf> {
    let has_it =
        |folder: &Path| folder.join("postgres").is_file() && folder.join("initdb").is_file();
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut debian: Vec<_> = debian.flatten().map(|it| it.path().join("bin")).collect();
    debian.sort();
    let path = env::var_os("PATH").unwrap_or_default();
    let path: Vec<_> = env::split_paths(&path).collect();
    let mut all = debian.into_iter().rev().chain(path);
    all.find(|folder| has_it(folder))
}

/// `initdb` and `postgres` refuse to be.
fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|it| it.stdout.starts_with(b"0"))
}
