//! A puzzle in plain lines: a real table, one question, and what there is to say
//! about the answer.

mod answers;
mod kept;

use std::io::{self, Write};

use driver::{
    Fault, Model, Posed, Puzzles,
    puzzle::{Mark, Puzzle},
};
use erased::{DynGame, DynPerspective};
use scene::{Suggestion, Words};
use tabletop::{Lang, Refusal, Viewer};

pub use self::kept::Kept;
use crate::{
    lang, replay,
    session::Choice,
    shown,
    text::{Command, Input},
    words::{self, Asked},
};

/// The puzzles of a game, in order; none if it has none.
pub fn puzzles(game: &dyn DynGame) -> Result<Vec<Puzzle>, toml::de::Error> {
    let Puzzles { puzzles } = toml::from_str(game.puzzles())?;
    Ok(puzzles)
}

/// Which puzzle somebody is asked.
#[derive(Debug)]
pub struct Riddle<'a> {
    pub posed: &'a Posed,
    /// Which of its game, counted from 1.
    pub n: u32,
    pub is_of_the_day: bool,
    pub lang: Lang,
}

/// Who types and who reads.
#[expect(missing_debug_implementations, reason = "streams cannot be shown")]
pub struct Lines<'a> {
    pub input: Input<'a>,
    pub output: &'a mut dyn Write,
    /// Keeps how it goes, and says what is remembered of the puzzle.
    pub keep: &'a mut dyn FnMut(Mark) -> Mark,
}

/// Asks until the best move is found or the person leaves; says whether it was
/// found.
pub fn ask(riddle: &Riddle<'_>, lines: &mut Lines<'_>) -> io::Result<bool> {
    let asked = riddle.posed.asked();
    let table = Table {
        riddle,
        choices: riddle.choices(&asked),
        asked,
    };
    lines.all(table.opening())?;
    lines.all(table.lately())?;
    lines.all(table.scene())?;
    lines.all([table.says(DynPerspective::prompt)])?;
    lines.all(words::offer(&table.choices, riddle.lang))?;
    let mut offered = table.choices.clone();
    let mut is_shown = false;
    loop {
        lines.all([lang::puzzle_ask(riddle.lang)])?;
        lines.output.flush()?;
        let Some(line) = lines.input.line()? else {
            return Ok(false);
        };
        let said: Vec<&str> = line.split_whitespace().collect();
        let said = said.join(" ");
        match table.read(&said, &mut offered) {
            Said::Nothing => (),
            Said::Quit => return Ok(false),
            Said::Lines(says) => lines.all(says)?,
            Said::Show => {
                (lines.keep)(Mark::Shown);
                is_shown = true;
                lines.all(table.shown())?;
            }
            Said::Move(action) if riddle.posed.is_best(&action) => {
                let mark = if is_shown { Mark::Shown } else { Mark::AtOnce };
                let mark = (lines.keep)(mark);
                lines.all(table.right(&action, mark))?;
                return Ok(true);
            }
            Said::Move(action) => {
                (lines.keep)(Mark::Tried);
                lines.all(table.wrong(&action))?;
            }
        }
    }
}

/// What somebody means who types a line.
enum Said {
    Nothing,
    /// A legal move, in notation.
    Move(String),
    /// The answer is asked for.
    Show,
    Lines(Vec<String>),
    Quit,
}

/// The table of a puzzle as the asked seat sees it.
struct Table<'a> {
    riddle: &'a Riddle<'a>,
    asked: Model,
    choices: Vec<Choice>,
}

impl Riddle<'_> {
    fn words<'a>(&'a self, asked: &'a Model) -> Words<'a> {
        Words {
            lang: self.lang,
            me: Some(self.posed.seat()),
            names: &self.posed.playback().record().players,
            remarks: &asked.remarks,
        }
    }

    fn choices(&self, asked: &Model) -> Vec<Choice> {
        let choice = |notation: &String| {
            let label = asked.seen.label(notation, &self.words(asked));
            Choice {
                label: label.expect("legal moves can be read"),
                notation: notation.clone(),
            }
        };
        asked.legal.iter().map(choice).collect()
    }
}

impl Table<'_> {
    fn says<T>(&self, ask: impl FnOnce(&dyn DynPerspective, &Words<'_>) -> T) -> T {
        ask(&*self.asked.seen, &self.riddle.words(&self.asked))
    }

    /// Which puzzle it is, who plays, and what for.
    fn opening(&self) -> Vec<String> {
        let Riddle { posed, n, lang, .. } = *self.riddle;
        let (seat, playback) = (posed.seat(), posed.playback());
        let game = playback.game();
        let which = if self.riddle.is_of_the_day {
            lang::puzzle_day(lang).to_owned()
        } else {
            lang::puzzle_nth(lang, n)
        };
        let players = playback.record().players.iter().enumerate();
        let others = players.filter(|it| it.0 != seat.index());
        let others: Vec<&str> = others.map(|it| it.1.as_str()).collect();
        let seated = lang::PuzzleSeat {
            seat,
            players: others.join(", "),
        };
        let mut lines = vec![
            format!("{which} · {}", game.info().title),
            lang::puzzle_about(lang).to_owned(),
            seated.say(lang),
        ];
        let goal = game.goal(lang);
        if !goal.is_empty() {
            lines.push(lang::table_goal(lang, goal));
        }
        lines
    }

    /// What has happened since the person's last move, with that one.
    fn lately(&self) -> Vec<String> {
        let posed = self.riddle.posed;
        let playback = posed.playback();
        let is_own = |n: &u32| playback.mover(*n) == Some(posed.seat());
        let last = (1..=posed.n()).rev().find(is_own);
        self.story(last.unwrap_or(0))
    }

    fn story(&self, from: u32) -> Vec<String> {
        let Riddle { posed, lang, .. } = *self.riddle;
        let eyes = Viewer::Seat(posed.seat());
        let steps = from..=posed.n();
        let told = steps.flat_map(|n| replay::sentences(posed.playback(), n, eyes, lang));
        std::iter::once(String::new()).chain(told).collect()
    }

    fn scene(&self) -> Vec<String> {
        let zones = shown::titled(self.says(DynPerspective::scene).zones);
        let zones = zones.iter().map(|it| words::zone(it, self.riddle.lang));
        std::iter::once(String::new()).chain(zones).collect()
    }

    /// A number means one of those `offered` last: after a suggestion, what was
    /// suggested.
    fn read(&self, said: &str, offered: &mut Vec<Choice>) -> Said {
        if said.is_empty() {
            return Said::Nothing;
        }
        let numbered = std::mem::replace(offered, self.choices.clone());
        if self.choices.iter().any(|it| it.notation == said) {
            return Said::Move(said.to_owned());
        }
        if let Some((command, rest)) = Command::read(said) {
            return self.obey(command, rest);
        }
        if let Ok(number) = said.parse::<usize>() {
            let choice = number.checked_sub(1).and_then(|n| numbered.get(n));
            return if let Some(choice) = choice {
                Said::Move(choice.notation.clone())
            } else {
                let last = numbered.len();
                let no_number = lang::ChooseNoNumber { number, last };
                Said::Lines(vec![no_number.say(self.riddle.lang)])
            };
        }
        self.meant(said, offered)
    }

    /// A move in another spelling, or what it may have been.
    fn meant(&self, said: &str, offered: &mut Vec<Choice>) -> Said {
        let refusal = match self.riddle.posed.after(said) {
            Err(Fault::Move { refusal, .. }) => refusal,
            Err(_) => Refusal::NotNow,
            Ok(_) => {
                let label = self.says(|seen, words| seen.label(said, words).ok());
                let same = self
                    .choices
                    .iter()
                    .find(|it| Some(&it.label) == label.as_ref());
                match same {
                    Some(choice) => return Said::Move(choice.notation.clone()),
                    None => Refusal::NotNow,
                }
            }
        };
        let suggestion = match refusal {
            Refusal::Unreadable(_) => self.says(|seen, words| seen.suggest(said, words)),
            Refusal::Forbidden(_) | Refusal::NotNow | Refusal::NotYourTurn | Refusal::Over => None,
        };
        if let Some(Suggestion { says, actions }) = suggestion {
            let is_meant = |it: &&Choice| actions.contains(&it.notation);
            let meant: Vec<Choice> = self.choices.iter().filter(is_meant).cloned().collect();
            let lines = std::iter::once(says).chain(words::list(&meant)).collect();
            if !meant.is_empty() {
                *offered = meant;
            }
            return Said::Lines(lines);
        }
        let asked = Asked {
            game: self.riddle.posed.playback().game(),
            choices: &self.choices,
            lang: self.riddle.lang,
        };
        Said::Lines(vec![words::refusal(asked, said, &refusal)])
    }

    fn obey(&self, command: Command, rest: &str) -> Said {
        let Riddle { posed, lang, .. } = *self.riddle;
        Said::Lines(match command {
            Command::Quit => return Said::Quit,
            Command::Hint => return Said::Show,
            Command::Table => self.scene(),
            Command::Log => self.story(0),
            Command::List => words::explained(&self.choices, |it| {
                self.says(|seen, words| seen.explain(it, words).ok().flatten())
            }),
            Command::Rules => words::rules(posed.playback().game(), rest, lang),
            Command::Help => self.help(),
            Command::Undo | Command::Why | Command::Orders => {
                vec![lang::puzzle_no_command(lang, command.word(lang))]
            }
        })
    }

    fn help(&self) -> Vec<String> {
        let lang = self.riddle.lang;
        let example = self.choices.first().map_or("", |it| it.notation.as_str());
        let about = |command: Command| {
            let about = match command {
                Command::Hint => lang::puzzle_help_hint(lang),
                Command::Quit => lang::puzzle_help_quit(lang),
                _ => command.about(lang),
            };
            format!("  {:8}  {about}", command.word(lang))
        };
        let there_are = [
            Command::Hint,
            Command::Rules,
            Command::Table,
            Command::Log,
            Command::List,
            Command::Help,
            Command::Quit,
        ];
        let heading = lang::help_heading(lang, example);
        std::iter::once(heading)
            .chain(there_are.map(about))
            .collect()
    }
}

impl Lines<'_> {
    fn all(&mut self, lines: impl IntoIterator<Item = impl AsRef<str>>) -> io::Result<()> {
        let mut lines = lines.into_iter();
        lines.try_for_each(|line| writeln!(self.output, "{}", line.as_ref()))
    }
}

#[cfg(test)]
mod tests;
