//! Bots think on a thread of their own, so that nobody has to wait for them to
//! read or to leave.

use std::{
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender},
    thread,
    time::{Duration, Instant},
};

use driver::{BotJob, Bots};
use erased::DynGame;

/// The thread, and the way to it. It ends with whatever it thinks about when
/// this is dropped.
#[derive(Debug)]
pub(crate) struct Thinker(Sender<(BotJob, Sender<Answer>)>);

/// An answer to come. Whoever drops it does not want it any more.
#[derive(Debug)]
pub(crate) struct Awaited(Receiver<Answer>);

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) action: String,
    pub(crate) took: Duration,
}

impl Thinker {
    pub(crate) fn start(game: &'static dyn DynGame) -> Thinker {
        let (ask, asked) = mpsc::channel::<(BotJob, Sender<Answer>)>();
        thread::spawn(move || {
            let mut bots = Bots::default();
            while let Ok(first) = asked.recv() {
                // Nobody waits any more for an answer to the earlier ones.
                let (job, answer) = asked.try_iter().last().unwrap_or(first);
                let started = Instant::now();
                let chosen = bots.answer(&job, game);
                let decided = Answer {
                    action: chosen.expect("the bot is known and is waited for"),
                    took: started.elapsed(),
                };
                // The person may have taken the last move back meanwhile.
                let _ = answer.send(decided);
            }
        });
        Thinker(ask)
    }

    pub(crate) fn ask(&self, job: BotJob) -> Awaited {
        let (answer, awaited) = mpsc::channel();
        let asked = self.0.send((job, answer));
        asked.expect("the thread lives as long as this");
        Awaited(awaited)
    }
}

impl Awaited {
    /// What was decided, if that comes within `patience`.
    pub(crate) fn within(&self, patience: Duration) -> Option<Answer> {
        match self.0.recv_timeout(patience) {
            Ok(answer) => Some(answer),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => panic!("a bot fell over while it was thinking"),
        }
    }
}
