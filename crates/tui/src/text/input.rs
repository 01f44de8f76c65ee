//! Where lines come from.

use std::{
    collections::VecDeque,
    io::{self, BufRead},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
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
    typed: Receiver<io::Result<String>>,
    /// What was typed while nobody asked.
    ahead: VecDeque<String>,
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
    pub fn listen() -> Keyboard {
        let (line, typed) = mpsc::channel();
        thread::spawn(move || {
            for typed in io::stdin().lines() {
                if line.send(typed).is_err() {
                    return;
                }
            }
        });
        Keyboard {
            typed,
            ahead: VecDeque::new(),
        }
    }

    pub(super) fn hear(&self, patience: Duration) -> io::Result<Heard> {
        match self.typed.recv_timeout(patience) {
            Ok(line) => Ok(Heard::Line(line?)),
            Err(RecvTimeoutError::Timeout) => Ok(Heard::Nothing),
            Err(RecvTimeoutError::Disconnected) => Ok(Heard::End),
        }
    }

    /// Keeps a line until the person is asked.
    pub(super) fn keep(&mut self, line: String) {
        self.ahead.push_back(line);
    }
}

impl Input<'_> {
    /// The next line, `None` at the end.
    pub(super) fn line(&mut self) -> io::Result<Option<String>> {
        match self {
            Input::Script(script) => {
                let mut line = String::new();
                let n_read = script.read_line(&mut line)?;
                Ok((0 < n_read).then_some(line))
            }
            Input::Person(keyboard) => match keyboard.ahead.pop_front() {
                Some(line) => Ok(Some(line)),
                None => keyboard.typed.recv().ok().transpose(),
            },
        }
    }
}
