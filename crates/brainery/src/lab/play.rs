//! `brainery lab play`: who wins, how often, and how sure is that?

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    num::NonZeroUsize,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Instant,
};

use anyhow::Context;
use erased::DynGame;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{LabError, Report, Tournament, csv, report::Elapsed};
use serde_json::Value as Json;

use crate::console::{self, Failure};

/// Exit code of a command that was interrupted.
const INTERRUPTED: u8 = 130;

/// Raised by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// Let bots play many games and count who wins.
///
/// Seats are fixed as given; the game itself draws who begins. The result
/// follows from the version, the game, its options, the seats, the number of
/// games and the seed, whatever the number of threads.
///
/// `wins` are games won alone, `shared` games won together with others. The
/// win rate is (wins + shared wins, each divided by the number who share it)
/// / games; its 95 % interval is Wilson's. Decisions are those of all seats.
///
/// Ctrl-C stops early and reports the games played so far (exit code 130).
///
/// With --json the report is one object: game, games, seed, seats (bot, wins,
/// shared, `win_rate`, ci95), decisions (mean, p50, p95), options, and elapsed,
/// the only part that differs from run to run.
///
/// Examples:
///
///   brainery lab play mmm-brains --games 100k --seats exact,random,random
///   brainery lab play mmm-brains --games 1m --seats exact,exact,exact --json
///   brainery lab play pig --games 1000 --options '{"goal": 50}' --csv pig.csv
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The game, by its id.
    #[arg(value_parser = console::known_game)]
    game: &'static dyn DynGame,
    /// How many games; 100k and 1m are understood.
    #[arg(long, default_value = "1000", value_parser = count)]
    games: u64,
    /// One bot for each seat, such as exact,random,random; without it, the
    /// strongest bot at every seat of the smallest table.
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// The luck of the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at a time; without it, one for each processor.
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// The options of the game, in JSON.
    #[arg(long, value_name = "JSON", value_parser = console::json)]
    options: Option<Json>,
    /// Write one row for each game to a file, or to standard output for `-`;
    /// the report then goes to standard error.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Report in JSON.
    #[arg(long)]
    json: bool,
}

/// Reads a number of games.
pub(super) fn count(text: &str) -> Result<u64, String> {
    let text = text.to_ascii_lowercase().replace('_', "");
    let (digits, unit) = match text.as_bytes() {
        [.., b'k'] => (&text[..text.len() - 1], 1_000),
        [.., b'm'] => (&text[..text.len() - 1], 1_000_000),
        _ => (&text[..], 1),
    };
    let n = digits.parse::<u64>().ok().and_then(|n| n.checked_mul(unit));
    n.filter(|n| 0 < *n)
        .ok_or_else(|| "write a number of games from 1 on, such as 500, 100k or 1m".to_owned())
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let is_csv_on_stdout = args.csv.as_deref() == Some(Path::new("-"));
    if is_csv_on_stdout && args.json {
        let message = "--csv - and --json both want standard output, write the rows to a file";
        return Err(Failure::Usage(message.to_owned()));
    }
    let options = args.options.clone().unwrap_or_default();
    let tournament = tournament(args.game, &args.seats, options, args.games, args.seed);
    let n_threads = args
        .threads
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZeroUsize::get);
    listen_for_ctrl_c();
    let report = play(&tournament, n_threads, args.csv.as_deref())?;
    let text = if args.json {
        serde_json::to_string_pretty(&report)? + "\n"
    } else {
        report.text()
    };
    if is_csv_on_stdout {
        eprint!("{text}");
    } else {
        io::stdout().write_all(text.as_bytes())?;
    }
    if let Some(warning) = report.warning() {
        eprintln!("warning: {warning}");
    }
    if report.games < args.games {
        let (played, asked) = (report.games, args.games);
        eprintln!("interrupted: these are the first {played} of {asked} games");
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}

/// Without `seats`, the strongest bot sits everywhere at the smallest table.
pub(super) fn tournament(
    game: &'static dyn DynGame,
    seats: &[String],
    options: Json,
    n_games: u64,
    seed: u64,
) -> Tournament {
    let bots = if seats.is_empty() {
        let strongest = game.bots().last().expect("there is a bot").name;
        vec![strongest.to_owned(); *game.info().seats.start()]
    } else {
        seats.iter().map(|bot| bot.trim().to_owned()).collect()
    };
    Tournament {
        game,
        options,
        bots,
        n_games,
        seed,
    }
}

/// The first Ctrl-C asks for the report, the second insists.
fn listen_for_ctrl_c() {
    let listening = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
    });
    if let Err(error) = listening {
        tracing::warn!("Ctrl-C will stop without a report: {error}");
    }
}

fn play(tournament: &Tournament, n_threads: usize, csv: Option<&Path>) -> Result<Report, Failure> {
    // Before the file is opened: a mistake must not empty it.
    let bots: Vec<&str> = tournament.bots.iter().map(String::as_str).collect();
    let arena = tournament.game.arena(&tournament.options, &bots);
    arena.map_err(|refusal| console::refused(tournament.game, &refusal))?;
    let mut rows = csv.map(open).transpose()?;
    if let Some(rows) = &mut rows {
        csv::header(tournament.bots.len(), rows)?;
    }
    let bar = progress(tournament.n_games);
    let started = Instant::now();
    let tally = tournament.run(n_threads, &STOP, |game| {
        bar.inc(1);
        match &mut rows {
            Some(rows) => csv::row(game, rows),
            None => Ok(()),
        }
    });
    let took = started.elapsed();
    bar.finish_and_clear();
    let tally = tally.map_err(|error| match error {
        LabError::Refused(refusal) => console::refused(tournament.game, &refusal),
        LabError::Output(error) => error.into(),
    })?;
    if let Some(rows) = &mut rows {
        rows.flush()?;
    }
    let mut report = Report::new(tournament, &tally);
    report.elapsed = Some(Elapsed::new(took, tally.n_games, n_threads));
    Ok(report)
}

fn open(file: &Path) -> anyhow::Result<BufWriter<Box<dyn Write>>> {
    let file: Box<dyn Write> = if file == Path::new("-") {
        Box::new(io::stdout())
    } else {
        let opened = File::create(file);
        Box::new(opened.with_context(|| format!("cannot write {}", file.display()))?)
    };
    Ok(BufWriter::new(file))
}

/// On standard error, and only if that is a terminal.
pub(super) fn progress(n_games: u64) -> ProgressBar {
    let style = "{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    let style = ProgressStyle::with_template(style).expect("the template is sound");
    ProgressBar::new(n_games).with_style(style)
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn numbers_of_games_may_be_short() {
        assert_eq!(count("500"), Ok(500));
        assert_eq!(count("100k"), Ok(100_000));
        assert_eq!(count("2M"), Ok(2_000_000));
        assert_eq!(count("1_000"), Ok(1000));
        for wrong in ["", "k", "0", "-1", "1.5k", "ten", "99999999999999999999m"] {
            assert!(count(wrong).is_err(), "{wrong}");
        }
    }
}
