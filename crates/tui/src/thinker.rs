//! Bots think on a thread of their own, so that nobody has to wait for them to
//! read or to leave.

use std::{
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender},
    thread,
    time::{Duration, Instant},
};

use record::{Bots, Question};

/// The thread, and the way to it. It ends with whatever it thinks about when
/// this is dropped.
#[derive(Debug)]
pub(crate) struct Thinker(Sender<(Question, Sender<Decided>)>);

/// A decision to come. Whoever drops it does not want it any more.
#[derive(Debug)]
pub(crate) struct Thought(Receiver<Decided>);

#[derive(Debug)]
pub(crate) struct Decided {
    pub(crate) action: String,
    /// How long the bot searched, if it does.
    pub(crate) searched: Option<Duration>,
}

impl Thinker {
    pub(crate) fn start() -> Thinker {
        let (ask, asked) = mpsc::channel::<(Question, Sender<Decided>)>();
        thread::spawn(move || {
            let mut bots = Bots::default();
            while let Ok(first) = asked.recv() {
                // Nobody waits any more for an answer to the earlier ones.
                let (question, answer) = asked.try_iter().last().unwrap_or(first);
                let started = Instant::now();
                let chosen = bots.answer(&question);
                let decided = Decided {
                    action: chosen.expect("the bot is known and is waited for"),
                    searched: question.is_searched().then(|| started.elapsed()),
                };
                // The person may have taken the last move back meanwhile.
                let _ = answer.send(decided);
            }
        });
        Thinker(ask)
    }

    pub(crate) fn ask(&self, question: Question) -> Thought {
        let (answer, thought) = mpsc::channel();
        let asked = self.0.send((question, answer));
        asked.expect("the thread lives as long as this");
        Thought(thought)
    }
}

impl Thought {
    /// One that took no time.
    pub(crate) fn ready(action: String) -> Thought {
        let (answer, thought) = mpsc::channel();
        let decided = Decided {
            action,
            searched: None,
        };
        answer.send(decided).expect("the other end is here");
        Thought(thought)
    }

    /// What was decided, if that comes within `patience`.
    pub(crate) fn within(&self, patience: Duration) -> Option<Decided> {
        match self.0.recv_timeout(patience) {
            Ok(decided) => Some(decided),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => panic!("a bot fell over while it was thinking"),
        }
    }
}
