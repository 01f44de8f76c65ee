//! Where lines come from.

use std::{
    collections::VecDeque,
    io::{self, BufRead},
    sync::mpsc::{self, Receiver, RecvError, RecvTimeoutError, Sender},
    thread,
    time::Duration,
};

/// Somebody who writes lines, or did so before.
#[expect(missing_debug_implementations, reason = "streams cannot be shown")]
pub enum Input<'a> {
    /// A line is read when it is asked for, so that equal scripts make equal
    /// games.
    Script(&'a mut dyn BufRead),
    /// Somebody at the keyboard, who is heard while bots think.
    Person(Keyboard),
}

/// Lines as they are typed.
#[derive(Debug)]
pub struct Keyboard {
    typed: Receiver<Typed>,
    /// What was typed while nobody asked.
    ahead: VecDeque<String>,
}

/// What comes from somebody at the keyboard.
#[derive(Debug)]
enum Typed {
    Line(io::Result<String>),
    Leave,
}

/// A way to leave that is no line: the keys that interrupt a program.
#[derive(Clone, Debug)]
pub struct Leave(Sender<Typed>);

impl Leave {
    /// The person is not at the keyboard any more.
    pub fn now(&self) {
        // Whoever does not listen any more has left already.
        let _ = self.0.send(Typed::Leave);
    }
}

/// What was heard within some time.
pub(super) enum Heard {
    Line(String),
    /// Whoever typed has closed the input.
    End,
    Nothing,
}

impl Keyboard {
    /// Listens to the standard input from now on.
    pub fn listen() -> (Keyboard, Leave) {
        let (typing, typed) = mpsc::channel();
        let leave = Leave(typing.clone());
        thread::spawn(move || {
            for line in io::stdin().lines() {
                if typing.send(Typed::Line(line)).is_err() {
                    return;
                }
            }
            let _ = typing.send(Typed::Leave);
        });
        let keyboard = Keyboard {
            typed,
            ahead: VecDeque::new(),
        };
        (keyboard, leave)
    }

    pub(super) fn hear(&self, patience: Duration) -> io::Result<Heard> {
        match self.typed.recv_timeout(patience) {
            Ok(Typed::Line(line)) => Ok(Heard::Line(line?)),
            Err(RecvTimeoutError::Timeout) => Ok(Heard::Nothing),
            Ok(Typed::Leave) | Err(RecvTimeoutError::Disconnected) => Ok(Heard::End),
        }
    }

    /// Keeps a line until the person is asked.
    pub(super) fn keep(&mut self, line: String) {
        self.ahead.push_back(line);
    }
}

impl Input<'_> {
    /// The next line, `None` at the end.
    pub(crate) fn line(&mut self) -> io::Result<Option<String>> {
        match self {
            Input::Script(script) => {
                let mut line = String::new();
                let n_read = script.read_line(&mut line)?;
                Ok((0 < n_read).then_some(line))
            }
            Input::Person(keyboard) => match keyboard.ahead.pop_front() {
                Some(line) => Ok(Some(line)),
                None => match keyboard.typed.recv() {
                    Ok(Typed::Line(line)) => line.map(Some),
                    Ok(Typed::Leave) | Err(RecvError) => Ok(None),
                },
            },
        }
    }
}
