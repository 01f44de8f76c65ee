//! `brainery play`: a table in the terminal against bots.

use std::{
    env,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use anyhow::Context;
use erased::DynGame;
use serde_json::Value as Json;
use tabletop::{Lang, Seat};
use tui::{
    Left, Session, Table, lang, menu,
    saved::{self, CannotResume, Resume},
    screen::{self, Screen},
    session::{self, Whose},
    text::{self, Input, Keyboard, Lines},
    words,
};

use crate::console::{self, Failure};

/// Bots take this long on a screen, so that people can follow.
const USUAL_PAUSE: Duration = Duration::from_millis(600);

/// Play a game in the terminal against bots.
///
/// Without a game, shows the menu. The game is written down as it is played;
/// after leaving early, --resume goes on with it, and `brainery check` says
/// whether every roll was honest.
///
/// --text reads and writes plain lines, for screen readers and pipes; it is
/// chosen by itself if standard input or output is no terminal. Colours are
/// off if `NO_COLOR` is set, and are never the only sign.
///
/// Examples:
///
///   brainery play
///   brainery play mmm-brains
///   brainery play oh-my-brain --text --name Zoe
///   brainery play mmm-brains --seats 4 --seat C --lang fr
///   brainery play mmm-brains --bot mastermind
///   brainery play pig --text --seed 7 --record pig.txt
///   brainery play --resume pig.txt
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The game, by its id; without it, the menu.
    #[arg(value_parser = console::known_game)]
    game: Option<&'static dyn DynGame>,
    /// How many seats; without it, as few as the game allows.
    #[arg(long)]
    seats: Option<usize>,
    /// Who plays the other seats: shambler, walker, runner, ghoul or
    /// mastermind, weakest first; without it, runner.
    #[arg(long)]
    bot: Option<String>,
    /// Where you sit: A, B, ...; without it, at A.
    #[arg(long, value_parser = seat)]
    seat: Option<Seat>,
    /// What you are called; without it, as your seat is called here.
    #[arg(long)]
    name: Option<String>,
    /// en or fr; without it, the language of the environment.
    #[arg(long)]
    lang: Option<Lang>,
    /// Equal seeds give equal luck; without it, nobody can predict a roll.
    #[arg(long)]
    seed: Option<u64>,
    /// The options of the game, in JSON.
    #[arg(long, value_name = "JSON", value_parser = console::json)]
    options: Option<Json>,
    /// Where to write the game down; without it, among your own data.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with a game that was written down here. --bot has to be repeated.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "name", "seed", "options"])]
    resume: Option<PathBuf>,
    /// Plain lines instead of the whole screen.
    #[arg(long)]
    text: bool,
    /// How long a bot takes for a move, in milliseconds; 0 is at once.
    #[arg(long, value_name = "MS")]
    speed: Option<u64>,
}

fn seat(text: &str) -> Result<Seat, String> {
    text.to_uppercase().parse()
}

pub(crate) fn run(args: &Args) -> ExitCode {
    console::exit(play(args))
}

fn play(args: &Args) -> Result<ExitCode, Failure> {
    let lang = args.lang.unwrap_or_else(console::locale);
    let Some(mut session) = sit_down(args, lang)? else {
        return Ok(ExitCode::SUCCESS);
    };
    let mut book = Book::open(args, &session)?;
    let mut save = |session: &Session| book.write(session);
    let left = if is_text(args) {
        let mut script;
        let input = if io::stdin().is_terminal() {
            let (keyboard, leave) = Keyboard::listen();
            // Leaving like this is as good as `quit`: the game can go on.
            ctrlc::set_handler(move || leave.now())?;
            Input::Person(keyboard)
        } else {
            script = io::stdin().lock();
            Input::Script(&mut script)
        };
        let mut lines = Lines {
            input,
            output: &mut io::stdout().lock(),
            pause: args.speed.map(Duration::from_millis).unwrap_or_default(),
            save: &mut save,
        };
        text::play(&mut session, &mut lines)
    } else {
        let mut screen = Screen {
            pause: args.speed.map_or(USUAL_PAUSE, Duration::from_millis),
            has_colours: env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
            save: &mut save,
        };
        screen::play(&mut session, &mut screen)
    }?;
    save(&session)?;
    farewell(&session, left, &book)?;
    Ok(ExitCode::SUCCESS)
}

fn is_text(args: &Args) -> bool {
    let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    args.text || is_dumb || !io::stdin().is_terminal() || !io::stdout().is_terminal()
}

/// A new game or an old one; `None` if the person only looked at the menu.
fn sit_down(args: &Args, lang: Lang) -> Result<Option<Session>, Failure> {
    if let Some(file) = &args.resume {
        let resume = Resume {
            seat: args.seat,
            bot: args.bot.clone(),
            lang,
        };
        let session = resume.open(file).map_err(|error| match error {
            CannotResume::NoSeat(_) | CannotResume::Refused(_) => Failure::Usage(error.to_string()),
            CannotResume::File { .. } | CannotResume::Fault { .. } | CannotResume::NoKey(_) => {
                error.into()
            }
        })?;
        return Ok(Some(session));
    }
    let game = match args.game {
        Some(game) => game,
        None => match ask_for_game(lang)? {
            Some(game) => game,
            None => return Ok(None),
        },
    };
    new_game(args, game, lang).map(Some)
}

fn ask_for_game(lang: Lang) -> io::Result<Option<&'static dyn DynGame>> {
    let mut out = io::stdout().lock();
    if io::stdin().is_terminal() {
        return menu::choose(&mut io::stdin().lock(), &mut out, lang);
    }
    for line in menu::lines(lang) {
        writeln!(out, "{line}")?;
    }
    let first = registry::games().next().expect("there is a game").info().id;
    let command = format!("brainery play {first}");
    writeln!(out, "{}", lang::menu_hint(lang, command))?;
    Ok(None)
}

fn new_game(args: &Args, game: &'static dyn DynGame, lang: Lang) -> Result<Session, Failure> {
    let info = game.info();
    let (least, most) = (*info.seats.start(), *info.seats.end());
    let n_seats = args.seats.unwrap_or(least);
    if !info.seats.contains(&n_seats) {
        let title = info.title;
        let message = format!("{title} is for {least} to {most} players, not {n_seats}");
        return Err(Failure::Usage(message));
    }
    let me = args.seat.unwrap_or_default();
    if n_seats <= me.index() {
        let last = Seat::new(n_seats - 1);
        let message = format!("there is no seat {me} at this table, seats are A to {last}");
        return Err(Failure::Usage(message));
    }
    let table = Table {
        game,
        options: args.options.clone().unwrap_or_default(),
        n_seats,
        me,
        name: args.name.clone(),
        bot: args
            .bot
            .clone()
            .unwrap_or_else(|| erased::USUAL.name.to_owned()),
        lang,
    };
    let seal = session::seal(&table, args.seed);
    let seal = seal.map_err(|error| anyhow::anyhow!("the system gives no luck: {error}"))?;
    Session::start(table, seal).map_err(|refusal| console::refused(game, &refusal))
}

/// Where the game is written down.
struct Book {
    file: PathBuf,
    /// Whether the person asked for this file. If not, a game goes on without.
    is_wanted: bool,
    is_written: bool,
}

impl Book {
    fn open(args: &Args, session: &Session) -> Result<Book, Failure> {
        if let Some(file) = args.record.as_ref().or(args.resume.as_ref()) {
            if saved::is_precious(file) {
                let file = file.display();
                let message = format!("{file} holds something else, choose another file");
                return Err(Failure::Usage(message));
            }
            return Ok(Book {
                file: file.clone(),
                is_wanted: true,
                is_written: false,
            });
        }
        let folder = dirs::data_dir().unwrap_or_default().join("brainery/games");
        Ok(Book {
            file: saved::usual_file(session, &folder),
            is_wanted: false,
            is_written: false,
        })
    }

    fn write(&mut self, session: &Session) -> io::Result<()> {
        if session.n_moves() == 0 && !self.is_wanted {
            return Ok(());
        }
        match saved::save(session, &self.file) {
            Err(error) if self.is_wanted => {
                let message = format!("cannot write {}: {error}", self.file.display());
                Err(io::Error::other(message))
            }
            done => {
                self.is_written = done.is_ok();
                Ok(())
            }
        }
    }
}

fn farewell(session: &Session, left: Left, book: &Book) -> anyhow::Result<()> {
    let lang = session.lang();
    let file = book.file.display();
    let mut out = io::stdout().lock();
    if let Whose::Over(standings) = session.whose() {
        writeln!(out, "\n{}", lang::end_heading(lang))?;
        for line in words::standings(session.game(), &standings, &session.words()) {
            writeln!(out, "{line}")?;
        }
    }
    match left {
        Left::Over if book.is_written => {
            writeln!(out, "{}", lang::end_record(lang, file))?;
            let command = format!("brainery check {}", quoted(&book.file));
            writeln!(out, "{}", lang::end_check(lang, command))?;
        }
        Left::Early if book.is_written => {
            writeln!(out, "{}", lang::end_saved(lang, file))?;
            let command = resume_command(session, &book.file);
            writeln!(out, "{}", lang::end_resume(lang, command))?;
        }
        Left::Over | Left::Early => writeln!(out, "{}", lang::end_bye(lang))?,
    }
    out.flush().context("cannot say goodbye")
}

fn resume_command(session: &Session, file: &Path) -> String {
    let bot = if session.bot() == erased::USUAL.name {
        String::new()
    } else {
        format!(" --bot {}", session.bot())
    };
    format!("brainery play --resume {}{bot}", quoted(file))
}

/// As a shell reads it.
fn quoted(file: &Path) -> String {
    let text = file.display().to_string();
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+:\\".contains(letter);
    if text.chars().all(is_plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', "'\\''"))
    }
}
