//! Plain lines: for screen readers, pipes, and terminals of any kind.

mod input;

use std::{
    io::{self, Write},
    mem, thread,
    time::{Duration, Instant},
};

use scene::Suggestion;
use tabletop::{Lang, Refusal};

use self::input::Heard;
pub use self::input::{Input, Keyboard, Leave};
use crate::{
    Left, lang, search,
    session::{Choice, SOON, Session, Whose},
    shown,
    words::{self, Asked},
};

/// Longer than the strongest bot thinks for a hint.
const PATIENCE: Duration = Duration::from_secs(30);

/// Who types, who reads, and what happens around a game of plain lines.
#[expect(missing_debug_implementations, reason = "streams cannot be shown")]
pub struct Lines<'a> {
    pub input: Input<'a>,
    pub output: &'a mut dyn Write,
    /// How long a bot takes.
    pub pause: Duration,
    /// Called whenever the game should be written down.
    pub save: &'a mut dyn FnMut(&Session) -> io::Result<()>,
}

/// What a person does at a prompt.
enum Answer {
    /// The table has changed, or is to be shown again.
    GoOn,
    /// The person lets the others act.
    Wait,
    Quit,
}

/// Plays until the game is over or the person leaves.
pub fn play(session: &mut Session, lines: &mut Lines<'_>) -> io::Result<Left> {
    writeln!(lines.output, "{}", words::opening(session))?;
    let goal = session.game().goal(session.lang());
    if !goal.is_empty() {
        writeln!(lines.output, "{}", lang::table_goal(session.lang(), goal))?;
    }
    let mut n_heard = 0;
    if 0 < session.n_moves() {
        let resumed = lang::table_resumed(session.lang(), session.n_moves());
        writeln!(lines.output, "{resumed}")?;
        n_heard = session.log().len();
    }
    loop {
        for sentence in session.log().iter().skip(n_heard).flatten() {
            writeln!(lines.output, "{sentence}")?;
        }
        n_heard = session.log().len();
        let is_bots_turn = session.wake_bot(false);
        let mut answer = if is_bots_turn {
            Answer::Wait
        } else {
            (lines.save)(session)?;
            if matches!(session.whose(), Whose::Over(_)) {
                return Ok(Left::Over);
            }
            lines.ask(session)?
        };
        if let Answer::Wait = answer
            && session.wake_bot(true)
        {
            answer = lines.wait(session)?;
        }
        if let Answer::Quit = answer {
            return Ok(Left::Early);
        }
        // After an undo there is less to have heard.
        n_heard = n_heard.min(session.log().len());
    }
}

impl Lines<'_> {
    /// Waits until the bot has acted. A person who tires of it can look at the
    /// table, take a move back or leave.
    fn wait(&mut self, session: &mut Session) -> io::Result<Answer> {
        const LOOK: Duration = Duration::from_millis(20);
        self.output.flush()?;
        if let Input::Script(_) = self.input {
            thread::sleep(self.pause);
            session.let_act(Duration::MAX);
            return Ok(Answer::GoOn);
        }
        let started = Instant::now();
        let mut is_said = false;
        loop {
            let waited = started.elapsed();
            if self.pause <= waited && session.let_act(LOOK) {
                return Ok(Answer::GoOn);
            }
            if SOON <= waited && !is_said {
                self.say_who_thinks(session)?;
                is_said = true;
            }
            if let Some(answer) = self.hear(session, LOOK)? {
                return Ok(answer);
            }
        }
    }

    fn say_who_thinks(&mut self, session: &Session) -> io::Result<()> {
        if let Whose::Bots { bot } | Whose::Open { bot } = session.whose() {
            let line = lang::table_thinking(session.lang(), session.name(bot));
            writeln!(self.output, "{line}")?;
        }
        self.output.flush()
    }

    /// Hears what a person types while a bot thinks; moves are kept until the
    /// person is asked.
    fn hear(&mut self, session: &mut Session, patience: Duration) -> io::Result<Option<Answer>> {
        let Input::Person(keyboard) = &mut self.input else {
            return Ok(None);
        };
        let line = match keyboard.hear(patience)? {
            Heard::Line(line) => line,
            Heard::End => return Ok(Some(Answer::Quit)),
            Heard::Nothing => return Ok(None),
        };
        let Some((command, rest)) = Command::read(line.trim()) else {
            keyboard.keep(line);
            return Ok(None);
        };
        let answer = self.obey(command, rest, &session.choices(), session)?;
        self.output.flush()?;
        Ok(answer)
    }

    /// Shows table, prompt and choices, and reads until something happens.
    fn ask(&mut self, session: &mut Session) -> io::Result<Answer> {
        let lang = session.lang();
        let choices = session.choices();
        let may_wait = matches!(session.whose(), Whose::Open { .. });
        self.table(session)?;
        writeln!(self.output, "{}", session.prompt())?;
        self.all(words::offer(&choices, lang))?;
        if may_wait {
            writeln!(self.output, "{}", lang::choose_wait(lang))?;
        }
        let mut numbered = choices.clone();
        loop {
            writeln!(self.output, "{}", lang::choose_ask(lang))?;
            self.output.flush()?;
            let Some(line) = self.input.line()? else {
                return Ok(Answer::Quit);
            };
            let said: Vec<&str> = line.split_whitespace().collect();
            let said = said.join(" ");
            if said.is_empty() {
                if may_wait {
                    return Ok(Answer::Wait);
                }
                continue;
            }
            if let Some(answer) = self.answer(&said, &choices, &mut numbered, session)? {
                return Ok(answer);
            }
        }
    }

    /// What `said` does; `None` if the person has to say more. A number means
    /// one of those `numbered` last: after a suggestion, what was suggested.
    fn answer(
        &mut self,
        said: &str,
        choices: &[Choice],
        numbered: &mut Vec<Choice>,
        session: &mut Session,
    ) -> io::Result<Option<Answer>> {
        let offered = mem::replace(numbered, choices.to_vec());
        let lang = session.lang();
        let is_move = choices.iter().any(|choice| choice.notation == said);
        if let (Some((command, rest)), false) = (Command::read(said), is_move) {
            return self.obey(command, rest, choices, session);
        }
        let number = said.parse::<usize>().ok().filter(|_| !is_move);
        let notation = if let Some(number) = number {
            let Some(choice) = number.checked_sub(1).and_then(|n| offered.get(n)) else {
                let last = offered.len();
                writeln!(
                    self.output,
                    "{}",
                    lang::ChooseNoNumber { number, last }.say(lang)
                )?;
                return Ok(None);
            };
            &choice.notation
        } else {
            said
        };
        match session.play(notation) {
            Ok(()) => Ok(Some(Answer::GoOn)),
            Err(refusal) => {
                let suggestion = match refusal {
                    Refusal::Unreadable(_) => session.suggestion(said),
                    Refusal::Forbidden(_)
                    | Refusal::NotNow
                    | Refusal::NotYourTurn
                    | Refusal::Over => None,
                };
                if let Some(Suggestion { says, actions }) = suggestion {
                    writeln!(self.output, "{says}")?;
                    self.all(words::list(&actions))?;
                    if !actions.is_empty() {
                        *numbered = actions;
                    }
                } else {
                    let asked = Asked {
                        game: session.game(),
                        choices,
                        lang,
                    };
                    writeln!(self.output, "{}", words::refusal(asked, said, &refusal))?;
                    if let Some(command) = Command::meant(said, lang) {
                        writeln!(self.output, "{}", lang::refused_meant(lang, command))?;
                    }
                }
                Ok(None)
            }
        }
    }

    fn obey(
        &mut self,
        command: Command,
        rest: &str,
        choices: &[Choice],
        session: &mut Session,
    ) -> io::Result<Option<Answer>> {
        let lang = session.lang();
        match command {
            Command::Undo => match session.undo() {
                Ok(()) => {
                    writeln!(self.output, "{}", lang::undo_done(lang))?;
                    return Ok(Some(Answer::GoOn));
                }
                Err(barrier) => writeln!(self.output, "{}", words::barrier(barrier, lang))?,
            },
            Command::Rules => {
                self.all(words::rules(session.game(), rest, lang))?;
            }
            Command::Orders => {
                let is_changed = session.switch_order(rest);
                self.all(words::orders(session))?;
                // It may answer what is asked now.
                return Ok(is_changed.then_some(Answer::GoOn));
            }
            Command::Hint => {
                let is_asked = session.ask_advice();
                let says = is_asked.then(|| session.advice(PATIENCE)).flatten();
                let says = says.unwrap_or_else(|| lang::advice_none(lang).to_owned());
                writeln!(self.output, "{says}")?;
            }
            Command::Why => self.all(words::whys(session))?,
            Command::Table => self.table(session)?,
            Command::Log => self.all(session.log().iter().flatten())?,
            Command::List => self.all(words::explained(choices, |it| session.explain(it)))?,
            Command::Help => self.help(choices, lang)?,
            Command::Quit => return Ok(Some(Answer::Quit)),
        }
        Ok(None)
    }

    fn all(&mut self, lines: impl IntoIterator<Item = impl AsRef<str>>) -> io::Result<()> {
        lines
            .into_iter()
            .try_for_each(|line| writeln!(self.output, "{}", line.as_ref()))
    }

    fn table(&mut self, session: &Session) -> io::Result<()> {
        writeln!(self.output)?;
        let zones = shown::titled(session.scene().zones);
        self.all(zones.iter().map(|zone| words::zone(zone, session.lang())))
    }

    fn help(&mut self, choices: &[Choice], lang: Lang) -> io::Result<()> {
        if let Some(Choice { notation, .. }) = choices.first() {
            writeln!(self.output, "{}", lang::help_heading(lang, notation))?;
        }
        for command in Command::ALL {
            writeln!(
                self.output,
                "  {:8}  {}",
                command.word(lang),
                command.about(lang)
            )?;
        }
        Ok(())
    }
}

/// Whether somebody speaks of standing orders, and of which.
pub(crate) fn is_about_orders(said: &str) -> Option<&str> {
    let (command, which) = Command::read(said)?;
    matches!(command, Command::Orders).then_some(which)
}

/// Words that are no moves.
#[derive(Copy, Clone)]
pub(crate) enum Command {
    Undo,
    Hint,
    Why,
    Rules,
    Orders,
    Table,
    Log,
    List,
    Help,
    Quit,
}

impl Command {
    const ALL: [Command; 10] = [
        Command::Undo,
        Command::Hint,
        Command::Why,
        Command::Rules,
        Command::Orders,
        Command::Table,
        Command::Log,
        Command::List,
        Command::Help,
        Command::Quit,
    ];

    /// Reads a command, in either language, and what follows it.
    pub(crate) fn read(said: &str) -> Option<(Command, &str)> {
        let (first, rest) = said.split_once(' ').unwrap_or((said, ""));
        let first = first.to_lowercase();
        let is_said = |command: &Command| {
            Lang::ALL
                .into_iter()
                .any(|lang| first == command.word(lang))
        };
        let command = Command::ALL.into_iter().find(is_said)?;
        match (command, rest) {
            (Command::Rules | Command::Orders, _) | (_, "") => Some((command, rest)),
            _ => None,
        }
    }

    /// The command that `said` is a slip of the finger for.
    fn meant(said: &str, lang: Lang) -> Option<String> {
        let (first, _) = said.split_once(' ').unwrap_or((said, ""));
        let words = Command::ALL.map(|command| command.word(lang).to_owned());
        let near = search::nearest(first, &words).into_iter().next();
        near.map(|word| format!("`{word}`"))
    }

    pub(crate) fn word(self, lang: Lang) -> &'static str {
        match self {
            Command::Undo => lang::command_undo(lang),
            Command::Hint => lang::command_hint(lang),
            Command::Why => lang::command_why(lang),
            Command::Rules => lang::command_rules(lang),
            Command::Orders => lang::command_orders(lang),
            Command::Table => lang::command_table(lang),
            Command::Log => lang::command_log(lang),
            Command::List => lang::command_list(lang),
            Command::Help => lang::command_help(lang),
            Command::Quit => lang::command_quit(lang),
        }
    }

    pub(crate) fn about(self, lang: Lang) -> &'static str {
        match self {
            Command::Undo => lang::help_undo(lang),
            Command::Hint => lang::help_hint(lang),
            Command::Why => lang::help_why(lang),
            Command::Rules => lang::help_rules(lang),
            Command::Orders => lang::help_orders(lang),
            Command::Table => lang::help_table(lang),
            Command::Log => lang::help_log(lang),
            Command::List => lang::help_list(lang),
            Command::Help => lang::help_help(lang),
            Command::Quit => lang::help_quit(lang),
        }
    }
}

#[cfg(test)]
mod tests;
