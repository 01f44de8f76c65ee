//! The server that is measured, and what it uses.

use std::{process::Stdio, time::Duration};

use anyhow::{Context, bail};
use serde::Serialize;
use tempfile::TempDir;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// A server of our own, or one that runs already.
pub(super) struct Server {
    /// Of each, if there are several that are one.
    urls: Vec<String>,
    pids: Vec<u32>,
    /// Stopped and removed when it is dropped.
    _own: Option<(Child, TempDir)>,
}

/// What a process has used so far.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub(super) struct Used {
    pub(super) cpu: Duration,
    pub(super) memory_kb: u64,
}

impl Server {
    pub(super) fn running(urls: &[String], pids: &[u32]) -> Server {
        let urls = urls.iter().map(|it| it.trim_end_matches('/').to_owned());
        Server {
            urls: urls.collect(),
            pids: pids.to_vec(),
            _own: None,
        }
    }

    /// Another process of this program, over a new file or a database that is
    /// there.
    pub(super) async fn start(database: Option<&str>) -> anyhow::Result<Server> {
        let folder = TempDir::new()?;
        let mut server = Command::new(std::env::current_exe()?);
        server.arg("serve");
        match database {
            Some(address) => server.args(["--db", address]),
            None => server.arg("--db").arg(folder.path().join("load.sqlite")),
        };
        let mut child = server
            .args(["--no-open", "--unlimited", "--examples"])
            // What is left at the end is seen at once.
            .args(["--idle-after", "1"])
            .args(["--listen", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("cannot start a server")?;
        let said = child.stdout.take().context("the server has no output")?;
        let mut lines = BufReader::new(said).lines();
        let url = loop {
            let Some(line) = lines.next_line().await? else {
                bail!("the server stopped before it was open");
            };
            if let Some((_, url)) = line.split_once("open at ") {
                break url.to_owned();
            }
        };
        Ok(Server {
            urls: vec![url],
            pids: child.id().into_iter().collect(),
            _own: Some((child, folder)),
        })
    }

    pub(super) fn urls(&self) -> &[String] {
        &self.urls
    }

    /// Nothing where the system does not tell, or nobody said which process.
    pub(super) fn usage(&self) -> Option<Used> {
        let used: Option<Vec<_>> = self.pids.iter().map(|pid| usage(*pid)).collect();
        used?.into_iter().reduce(|all, one| Used {
            cpu: all.cpu + one.cpu,
            memory_kb: all.memory_kb + one.memory_kb,
        })
    }
}

#[cfg(target_os = "linux")]
fn usage(pid: u32) -> Option<Used> {
    use nix::unistd::{SysconfVar, sysconf};
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name of the program, in brackets, may hold spaces.
    let (_, fields) = stat.rsplit_once(')')?;
    let field = |n: usize| fields.split_whitespace().nth(n)?.parse::<u64>().ok();
    let ticks = field(11)? + field(12)?;
    let a_second = u64::try_from(sysconf(SysconfVar::CLK_TCK).ok()??).ok()?;
    let page = u64::try_from(sysconf(SysconfVar::PAGE_SIZE).ok()??).ok()?;
    Some(Used {
        cpu: Duration::from_millis(ticks * 1000 / a_second),
        memory_kb: field(21)? * page / 1024,
    })
}

#[cfg(not(target_os = "linux"))]
fn usage(_pid: u32) -> Option<Used> {
    None
}

/// Every client needs a file of its own, and so does every connection of the
/// server that inherits this.
pub(super) fn allow_many_files() {
    #[cfg(unix)]
    {
        use nix::sys::resource::{Resource, getrlimit, setrlimit};
        let raised = getrlimit(Resource::RLIMIT_NOFILE)
            .and_then(|(_, most)| setrlimit(Resource::RLIMIT_NOFILE, most, most));
        if let Err(error) = raised {
            tracing::warn!("there may be too few files for all clients: {error}");
        }
    }
}
