//! `brainery replay`: a game that is over, move by move.

use std::{
    env,
    io::{self, BufWriter, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use anyhow::Context;
use driver::Playback;
use tabletop::{Lang, Seat, Viewer};
use tui::{replay, screen::Look};

use crate::console::{self, Failure};

/// A move is looked at for so long when the game plays by itself.
const USUAL_PAUSE: Duration = Duration::from_millis(900);

/// Look at a game that is over, move by move, with anybody's eyes.
///
/// The arrows step, Home and End go to the ends, space plays, r goes to the next
/// round and R to the one before, e changes the eyes, q leaves.
///
/// --text prints plain lines, for screen readers and pipes: the whole story, or
/// with --move the table after that move; it is chosen by itself if standard
/// output is no terminal. `brainery check` says whether the luck was honest.
///
/// Examples:
///
///   brainery replay game.txt
///   brainery replay game.txt --move 37 --eyes B
///   brainery replay game.txt --text
///   brainery replay game.txt --text --move 37 --eyes all
///   brainery replay - < game.txt
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The record: a file, or `-` for standard input.
    record: PathBuf,
    /// Where to begin: after so many moves.
    #[arg(long = "move", value_name = "N")]
    at: Option<u32>,
    /// Whose eyes: A, B, ..., `table` for an onlooker's, or `all`, which sees
    /// every card; without it, all.
    #[arg(long, default_value = "all", value_parser = eyes)]
    eyes: Viewer,
    /// en or fr; without it, the language of the environment.
    #[arg(long)]
    lang: Option<Lang>,
    /// Plain lines instead of the whole screen.
    #[arg(long)]
    text: bool,
    /// How long a move is shown while it plays, in milliseconds.
    #[arg(long, value_name = "MS")]
    speed: Option<u64>,
}

fn eyes(text: &str) -> Result<Viewer, String> {
    match text {
        "all" => Ok(Viewer::Judge),
        "table" => Ok(Viewer::Public),
        letter => {
            let seat = letter.to_uppercase().parse::<Seat>();
            seat.map(Viewer::Seat)
                .map_err(|why| format!("{why}; or `all`, or `table`"))
        }
    }
}

pub(crate) fn run(args: &Args) -> ExitCode {
    console::exit(look(args))
}

fn look(args: &Args) -> Result<ExitCode, Failure> {
    let file = args.record.display();
    let text = console::read(&args.record)?;
    let playback = Playback::read(&text, registry::find);
    let playback = playback.with_context(|| format!("cannot replay {file}"))?;
    args.must_fit(&playback)?;
    let lang = args.lang.unwrap_or_else(console::locale);
    // The keys come from standard input.
    let is_on_screen = io::stdout().is_terminal() && io::stdin().is_terminal() && !args.text;
    if is_on_screen {
        tui::screen::watch(
            &playback,
            Look {
                lang,
                has_colours: env::var_os("NO_COLOR").is_none_or(|it| it.is_empty()),
                at: args.at.unwrap_or(0),
                eyes: args.eyes,
                pause: args.speed.map_or(USUAL_PAUSE, Duration::from_millis),
            },
        )?;
        return Ok(ExitCode::SUCCESS);
    }
    let lines = match args.at {
        None => replay::story(&playback, args.eyes, lang),
        Some(n) => replay::position(&playback, n, args.eyes, lang),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    for line in lines {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

impl Args {
    /// Refuses a move or a seat that the game does not have.
    fn must_fit(&self, playback: &Playback) -> Result<(), Failure> {
        let n_moves = playback.n_moves();
        if let Some(n) = self.at.filter(|n| n_moves < *n) {
            let why = format!("there is no move {n}: this game has {n_moves}");
            return Err(Failure::Usage(why));
        }
        let n_seats = playback.record().players.len();
        match self.eyes {
            Viewer::Seat(seat) if n_seats <= seat.index() => {
                let last = Seat::new(n_seats - 1);
                let why = format!("nobody sits at {seat}: this game has A to {last}");
                Err(Failure::Usage(why))
            }
            Viewer::Seat(_) | Viewer::Public | Viewer::Judge => Ok(()),
        }
    }
}
