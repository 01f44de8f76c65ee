//! The program as a child process: lines in, lines out, never waited for
//! longer than agreed.

use std::{process::Stdio, time::Duration};

use anyhow::Context;
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    process::{Child, ChildStdin, ChildStdout, Command},
    sync::mpsc,
    time::timeout,
};

use super::lines::Line;

/// The longest line a program may write, in bytes.
const LONGEST_LINE: u64 = 64 * 1024;

/// How long a program may take to end by itself once the game is over.
const GOODBYE: Duration = Duration::from_secs(2);

/// What came from the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    Line(String),
    /// A line that is no text, or too long.
    Unreadable(String),
    /// Nothing more will come.
    Ended,
}

/// Why a line did not reach the program.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deaf {
    /// It has closed its standard input.
    Closed,
    /// It does not read.
    Stuck,
}

#[derive(Debug)]
pub(crate) struct Program {
    child: Child,
    /// The process group of the program and all it has started.
    #[cfg(unix)]
    group: Option<i32>,
    stdin: Option<ChildStdin>,
    said: mpsc::Receiver<Said>,
    patience: Duration,
}

impl Program {
    pub(crate) fn start(words: &[String], patience: Duration) -> anyhow::Result<Program> {
        let (name, args) = words.split_first().expect("there is at least one word");
        let mut command = Command::new(name);
        command
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true);
        // In a group of its own, so that what it starts ends with it.
        #[cfg(unix)]
        command.process_group(0);
        let mut child = command
            .spawn()
            .with_context(|| format!("cannot start the program {name:?}"))?;
        let stdin = child.stdin.take();
        let stdout = child.stdout.take().expect("it was piped");
        let (sender, said) = mpsc::channel(16);
        tokio::spawn(listen(stdout, sender));
        Ok(Program {
            #[cfg(unix)]
            group: child.id().and_then(|id| i32::try_from(id).ok()),
            child,
            stdin,
            said,
            patience,
        })
    }

    /// The next thing it says.
    pub(crate) async fn next(&mut self) -> Said {
        self.said.recv().await.unwrap_or(Said::Ended)
    }

    /// A line that it has said although nothing was asked.
    pub(crate) async fn said_already(&mut self) -> Option<String> {
        tokio::task::yield_now().await;
        match self.said.try_recv() {
            Ok(Said::Line(line)) => Some(super::lines::shortened(&line)),
            // How it ended is found out when it is asked.
            Ok(Said::Unreadable(what)) => Some(what),
            Ok(Said::Ended) | Err(_) => None,
        }
    }

    pub(crate) async fn tell(&mut self, line: &Line) -> Result<(), Deaf> {
        let stdin = self.stdin.as_mut().ok_or(Deaf::Closed)?;
        let mut text = serde_json::to_string(line).expect("lines are plain data");
        text.push('\n');
        let written = async {
            stdin.write_all(text.as_bytes()).await?;
            stdin.flush().await
        };
        match timeout(self.patience, written).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Deaf::Closed),
            Err(_) => Err(Deaf::Stuck),
        }
    }

    /// Says goodbye by closing its standard input, and waits a little for the
    /// program to end by itself.
    pub(crate) async fn dismiss(&mut self) {
        self.stdin = None;
        drop(timeout(GOODBYE, self.child.wait()).await);
    }

    /// How it ended, if it has.
    pub(crate) async fn ending(&mut self) -> String {
        match timeout(GOODBYE, self.child.wait()).await {
            Ok(Ok(status)) => format!("it ended with {status}"),
            Ok(Err(_)) | Err(_) => "it closed its standard output".to_owned(),
        }
    }

    /// Ends it, and whatever it has started.
    pub(crate) async fn kill(&mut self) {
        #[cfg(unix)]
        if let Some(id) = self.group {
            use nix::{
                sys::signal::{Signal, killpg},
                unistd::Pid,
            };
            // All of them may have ended before.
            let _ = killpg(Pid::from_raw(id), Signal::SIGKILL);
        }
        drop(self.child.kill().await);
    }
}

/// Passes on every line, until there are no more or nobody listens.
async fn listen(stdout: ChildStdout, sender: mpsc::Sender<Said>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = (&mut reader)
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)
            .await;
        let is_whole = line.ends_with(b"\n");
        let said = match read {
            Ok(0) | Err(_) => Said::Ended,
            Ok(n) if !is_whole && LONGEST_LINE <= n as u64 => {
                Said::Unreadable(format!("a line of more than {LONGEST_LINE} bytes"))
            }
            Ok(_) => match String::from_utf8(line) {
                Ok(text) => Said::Line(text.trim_end_matches(['\r', '\n']).to_owned()),
                Err(_) => Said::Unreadable("a line that is not UTF-8".to_owned()),
            },
        };
        let is_last = !matches!(said, Said::Line(_));
        if sender.send(said).await.is_err() || is_last {
            return;
        }
    }
}
