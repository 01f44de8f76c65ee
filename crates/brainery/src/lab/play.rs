//! `brainery lab play`: who wins, how often, and how sure is that?

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use anyhow::Context;
use lab::{Report, Tournament, csv, outside::stand_in, report::Elapsed};

use super::{
    keeping::{Keeping, failed, was_interrupted},
    run::{INTERRUPTED, Run, listen_for_the_end},
};
use crate::console::{self, Failure};

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
/// shared, `win_rate`, ci95, `mean_place`), decisions (mean, p50, p95), options,
/// version, and elapsed, the only part that differs from run to run.
///
/// Examples:
///
///   brainery lab play mmm-brains --games 100k --seats exact,random,random
///   brainery lab play mmm-brains --games 1m --seats exact,exact,exact --json
///   brainery lab play pig --games 1000 --options '{"goal": 50}' --csv pig.csv
///   brainery lab play mmm-brains --seats exact,random,random --until 1%
///   brainery lab play oh-my-brain --games 10k --decisions --out rows
///   brainery lab play pig --seats "python3 bot.py",walker --time-limit 1s
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    #[command(flatten)]
    run: Run,
    /// Write one row for each game to a file, or to standard output for `-`;
    /// the report then goes to standard error.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    #[command(flatten)]
    keeping: Keeping,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let is_csv_on_stdout = args.csv.as_deref() == Some(Path::new("-"));
    if is_csv_on_stdout && args.keeping.json {
        let message = "--csv - and --json both want standard output, write the rows to a file";
        return Err(Failure::Usage(message.to_owned()));
    }
    let tournament = args.run.tournament();
    let report = play(args, &tournament)?;
    let text = if args.keeping.json {
        serde_json::to_string_pretty(&report)? + "\n"
    } else {
        report.text()
    };
    if is_csv_on_stdout {
        eprint!("{text}");
    } else {
        io::stdout().write_all(text.as_bytes())?;
    }
    args.keeping.keep(&report, &report.text())?;
    for warning in report.warnings() {
        eprintln!("warning: {warning}");
    }
    if was_interrupted(report.games, args.keeping.n_asked(&tournament), "games") {
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}

fn play(args: &Args, tournament: &Tournament) -> Result<Report, Failure> {
    // Before the file is opened: a mistake must not empty it.
    let bots: Vec<&str> = tournament.bots.iter().map(|it| stand_in(it)).collect();
    let arena = tournament.game.arena(&tournament.options, &bots);
    arena.map_err(|refusal| console::refused(tournament.game, &refusal))?;
    listen_for_the_end();
    let mut rows = args.csv.as_deref().map(open).transpose()?;
    if let Some(rows) = &mut rows {
        csv::header(tournament.bots.len(), rows)?;
    }
    let started = Instant::now();
    let counting = ("games", args.run.until);
    let tally = args.keeping.run(tournament, counting, |session| {
        tournament.run(session, |game| match &mut rows {
            Some(rows) => csv::row(game, rows),
            None => Ok(()),
        })
    });
    let took = started.elapsed();
    let tally = tally.map_err(failed(tournament.game))?;
    if let Some(rows) = &mut rows {
        rows.flush()?;
    }
    let mut report = Report::new(tournament, &tally);
    let n_threads = args.keeping.n_threads();
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
