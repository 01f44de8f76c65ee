//! `brainery coach`: what a game was worth, move by move.

use std::{
    io::{self, BufWriter, Write},
    num::{NonZeroU32, NonZeroUsize},
    path::PathBuf,
    process::ExitCode,
    thread,
};

use ::coach::{Coach, story};
use anyhow::Context;
use driver::Playback;
use tabletop::Lang;

use crate::{
    console::{self, Failure},
    lab::progress::Progress,
};

/// Look back on a game that is over: chances, mistakes, luck and skill.
///
/// From every move on, the game is imagined again and again, played on by quick
/// players: from what the player saw, to judge the choice, and from the truth,
/// to tell luck from skill. It says
///
///   - what everybody could hope for, from what they knew then,
///   - the moments that mattered, with the better move,
///   - what choices cost, compared with the best move that was found,
///   - where each result came from: the parts add up exactly.
///
/// The report follows from the version, the record, --games and --seed, whatever
/// the number of threads. More games make narrower intervals: four times as many
/// halve them, and take four times as long.
///
/// Examples:
///
///   brainery coach game.txt
///   brainery coach game.txt --games 1000 --lang fr
///   brainery coach game.txt --json > report.json
///   curl -s localhost:7700/api/tables/BCDF/record | brainery coach -
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The record: a file, or `-` for standard input.
    record: PathBuf,
    /// How many imagined games each number rests on.
    #[arg(long, value_name = "N", default_value = "200")]
    games: NonZeroU32,
    /// Equal seeds imagine equal games.
    #[arg(long, default_value = "1")]
    seed: u64,
    /// en or fr; without it, the language of the environment.
    #[arg(long)]
    lang: Option<Lang>,
    /// How many moves are looked into at a time; without it, one for each
    /// processor.
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Report in JSON, in thousandths of a win.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let file = args.record.display();
    let text = console::read(&args.record)?;
    let playback = Playback::read(&text, registry::find);
    let playback = playback.with_context(|| format!("cannot look back on {file}"))?;
    let coach = Coach::new(&playback, args.games.get(), args.seed);
    let n_threads = args
        .threads
        .or_else(|| thread::available_parallelism().ok());
    let mut progress = Progress::counting("moves", coach.n_looks().into());
    let report = coach.run(n_threads.map_or(1, NonZeroUsize::get), || {
        progress.advance();
    });
    progress.finish();
    let mut out = BufWriter::new(io::stdout().lock());
    if args.json {
        serde_json::to_writer_pretty(&mut out, &report)?;
        writeln!(out)?;
    } else {
        let lang = args.lang.unwrap_or_else(console::locale);
        for line in story(&report, &playback, lang) {
            writeln!(out, "{line}")?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
