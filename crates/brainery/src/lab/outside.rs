//! Programs of other people in seats of the lab, over the same lines as
//! `brainery bot`. One process plays game after game.

use std::time::Duration;

use erased::{DynGame, Json};
use lab::outside::{Asking, NewGame, Outsider, Outsiders};
use tabletop::{Seat, Standings};
use tokio::{
    runtime::{Builder, Runtime},
    time::timeout,
};

use crate::bot::{
    lines::{Breach, Line, PROTOCOL, Question},
    program::{Deaf, Program, Said},
};

/// Programs with so much time for each decision.
#[derive(Copy, Clone, Debug)]
pub(super) struct Programs {
    pub(super) time_limit: Duration,
}

impl Outsiders for Programs {
    fn start(
        &self,
        game: &'static dyn DynGame,
        command: &str,
    ) -> Result<Box<dyn Outsider>, String> {
        let cannot = |error: &dyn std::fmt::Display| format!("cannot start {command:?}: {error}");
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| cannot(&error))?;
        let words = words(command);
        if words.is_empty() {
            return Err(cannot(&"there is no program in it"));
        }
        let program = runtime.block_on(async { Program::start(&words, self.time_limit) });
        Ok(Box::new(Robot {
            program: program.map_err(|error| format!("{error:#}"))?,
            runtime,
            game,
            seat: Seat::new(0),
            time_limit: self.time_limit,
        }))
    }
}

/// The words of a command, as a shell reads simple ones: between quotes there
/// may be spaces.
fn words(command: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in command.chars() {
        match (letter, quote) {
            (_, Some(open)) if letter == open => quote = None,
            ('"' | '\'', None) => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (' ', None) => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

/// A program in its seat.
struct Robot {
    runtime: Runtime,
    program: Program,
    game: &'static dyn DynGame,
    seat: Seat,
    time_limit: Duration,
}

impl Robot {
    fn say(&mut self, line: &Line) -> Result<(), String> {
        let told = self.runtime.block_on(self.program.tell(line));
        told.map_err(|deaf| self.deaf(deaf))
    }

    fn deaf(&mut self, deaf: Deaf) -> String {
        match deaf {
            Deaf::Stuck => "the program does not read its standard input".to_owned(),
            Deaf::Closed => {
                let ending = self.runtime.block_on(self.program.ending());
                format!("{ending}, but the game goes on")
            }
        }
    }

    fn ms(&self) -> u64 {
        self.time_limit.as_millis().try_into().unwrap_or(u64::MAX)
    }
}

impl Outsider for Robot {
    fn begin(&mut self, game: &NewGame<'_>) -> Result<(), String> {
        self.seat = game.seat;
        let hello = Line::Hello {
            protocol: PROTOCOL,
            game: self.game.info().id.to_owned(),
            options: game.options.clone(),
            seat: game.seat,
            players: game.players.to_vec(),
            ms: self.ms(),
            seed: Some(game.seed),
        };
        self.say(&hello)
    }

    fn tell(&mut self, since: u32, n: u32, events: Vec<Json>) -> Result<(), String> {
        self.say(&Line::Events { since, n, events })
    }

    fn decide(&mut self, asking: Asking<'_>) -> Result<Option<String>, String> {
        let question = Question {
            n: asking.n,
            must: asking.must,
            legal: asking.legal.to_vec(),
            game: Some(self.game),
        };
        if let Some(line) = self.runtime.block_on(self.program.said_already()) {
            let breach = question.breach(&line, "it was said before anything was asked");
            return Err(breach.to_string());
        }
        let (legal, words) = question.offers();
        self.say(&Line::Decide {
            n: question.n,
            must: question.must,
            view: asking.view.clone(),
            legal,
            words,
            ms: self.ms(),
        })?;
        let said = self.runtime.block_on(async {
            let said = timeout(self.time_limit, self.program.next()).await;
            Ok(match said {
                Ok(Said::Line(line)) => return question.read(&line),
                Ok(Said::Unreadable(what)) => (what, "lines are short, in JSON and UTF-8".into()),
                Ok(Said::Ended) => {
                    let ending = self.program.ending().await;
                    (
                        "nothing more".into(),
                        format!("{ending}, but the game goes on"),
                    )
                }
                Err(_) => (
                    "nothing".to_owned(),
                    format!(
                        "no answer within {:?}; allow more with --time-limit",
                        self.time_limit
                    ),
                ),
            })
            .and_then(|(received, wrong): (String, String)| -> Result<_, Breach> {
                Err(question.breach(&received, &wrong))
            })
        });
        said.map_err(|breach| breach.to_string())
    }

    fn end(&mut self, standings: &Standings) -> Result<(), String> {
        self.say(&Line::Over {
            standings: standings.0.as_slice().to_vec(),
        })
    }
}

impl Drop for Robot {
    fn drop(&mut self) {
        self.runtime.block_on(async {
            self.program.dismiss().await;
            self.program.kill().await;
        });
    }
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn commands_are_read_as_a_shell_reads_simple_ones() {
        assert_eq!(words("python3 bot.py"), ["python3", "bot.py"]);
        assert_eq!(words(" a  'b c' d\"e f\" ''"), ["a", "b c", "de f", ""]);
    }
}
