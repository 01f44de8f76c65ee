//! `api`: whatever Schemathesis makes of the server's own description is
//! answered as it says there.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use anyhow::{Context, Result};

use crate::{browser, cargo};

const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// The key of the device that asks, and a table with so many free seats that they
/// are never all taken.
const KEY: &str = "a5";
const TABLE: &str = r#"{"game":"pig","seats":["person","person","person","person","person","person","person","person"]}"#;

/// What is not checked: a description cannot say which games, codes and seals
/// there are, so that most of what it allows is refused.
const NOT_CHECKED: &str = "positive_data_acceptance";

pub(crate) fn run(root: &Path) -> Result<()> {
    let folder = cargo::target_dir(root)?.join("api");
    fs::create_dir_all(&folder)?;
    let schemathesis = ensure_schemathesis(&folder)?;
    let server = Server::start(&browser::server(root)?, &folder)?;
    fs::write(folder.join("schemathesis.toml"), server.known()?)?;
    cargo::run(
        Command::new(schemathesis)
            .current_dir(&folder)
            .args(["run", "--seed", "16", "--max-examples", "30"])
            .args(["--phases", "examples,coverage,fuzzing"])
            .args(["--exclude-checks", NOT_CHECKED])
            .arg(format!("{}/api/openapi.json", server.url)),
    )
}

/// Python keeps it in a folder of its own.
fn ensure_schemathesis(folder: &Path) -> Result<PathBuf> {
    let home = folder.join(SCHEMATHESIS);
    let program = home.join("bin/schemathesis");
    if program.is_file() {
        return Ok(program);
    }
    let venv = || cargo::run(Command::new("python3").args(["-m", "venv"]).arg(&home));
    if venv().is_err() {
        browser::apt_install(&["python3", "python3-venv"])
            .context("install Python 3 with venv, then try again")?;
        venv()?;
    }
    let mut pip = Command::new(home.join("bin/pip"));
    cargo::run(pip.args(["install", "--quiet", SCHEMATHESIS]))?;
    Ok(program)
}

/// A server over an empty file, ended when dropped.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(program: &Path, folder: &Path) -> Result<Server> {
        let db = folder.join("brainery.sqlite");
        for beside in ["", "-wal", "-shm"] {
            // Of an earlier run, if there was one.
            drop(fs::remove_file(format!("{}{beside}", db.display())));
        }
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open"])
            .args(["--examples", "--unlimited", "--db"])
            .arg(db)
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start brainery")?;
        let out = child.stdout.take().expect("the output is piped");
        let mut said = String::new();
        BufReader::new(out).read_line(&mut said)?;
        let (_, url) = said
            .trim()
            .split_once(" at ")
            .context("brainery did not start")?;
        Ok(Server {
            url: url.to_owned(),
            child,
        })
    }
}

impl Server {
    /// What nobody can guess and much is refused without: who asks, and a code.
    fn known(&self) -> Result<String> {
        let table = self.post("/api/tables", TABLE)?;
        let code = { table.split_once("\"code\":\"") }
            .and_then(|(_, rest)| rest.split_once('"'))
            .context("no table was opened")?
            .0;
        let key = KEY.repeat(40);
        Ok(format!(
            "headers = {{ Authorization = \"Bearer {key}\" }}\n\n\
             [parameters]\n\"path.code\" = \"{code}\"\n"
        ))
    }

    /// One request, as simple as they come.
    fn post(&self, path: &str, body: &str) -> Result<String> {
        let address = self.url.trim_start_matches("http://");
        let mut stream = TcpStream::connect(address)?;
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\nconnection: close\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
