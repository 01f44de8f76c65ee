//! `brainery check`: was every roll and shuffle of a game honest?

use std::{
    fs,
    io::{self, Read, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use record::{Fault, Record, Report};
use tabletop::{Placing, Standings};

/// Play a written-down game again and say whether every roll was honest.
///
/// Every move must be legal, and every draw must be the one the sealed key
/// gives. The exit code is 0 if all is well, 1 if something is wrong with the
/// game, 2 if the record cannot be read.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery check game.txt
  curl -s http://localhost:7700/api/tables/BCDF/record | brainery check -")]
pub(crate) struct Args {
    /// The record: a file, or `-` for standard input.
    record: PathBuf,
}

const WRONG: u8 = 1;
const CANNOT_READ: u8 = 2;

pub(crate) fn run(args: &Args) -> ExitCode {
    let text = match read(&args.record) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("brainery: cannot read {}: {error}", args.record.display());
            return CANNOT_READ.into();
        }
    };
    match record::check(&text, registry::find) {
        Ok(report) => {
            let record: Record = text.parse().expect("the record was read just now");
            // Whoever closes standard output does not want to know.
            drop(writeln!(io::stdout(), "{}", in_words(&record, &report)));
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("brainery: {fault}");
            exit_code(&fault).into()
        }
    }
}

fn read(path: &Path) -> io::Result<String> {
    if path == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    fs::read_to_string(path)
}

fn exit_code(fault: &Fault) -> u8 {
    match fault {
        Fault::Unreadable(_) | Fault::UnknownGame(_) | Fault::OtherVersion { .. } => CANNOT_READ,
        Fault::Setup(_)
        | Fault::Move { .. }
        | Fault::Draws { .. }
        | Fault::Standings
        | Fault::Commitment
        | Fault::Luck { .. } => WRONG,
    }
}

fn in_words(record: &Record, report: &Report) -> String {
    let game = &record.game;
    let (moves, draws) = (count(report.n_moves, "move"), count(report.n_draws, "draw"));
    let verdict = if report.is_sealed {
        format!(
            "Honest: {moves} of {game} re-executed, all legal, and {draws} compared with the seal, \
             all the same."
        )
    } else {
        format!(
            "Legal: {moves} of {game} re-executed. The {draws} cannot be compared with the seal: \
             the record holds no key, it is added when the game is over."
        )
    };
    let places = match report.standings {
        None => vec!["The game is not over.".to_owned()],
        Some(standings) => places(record, &standings),
    };
    [vec![verdict], places].concat().join("\n")
}

/// Who came where, best first.
fn places(record: &Record, Standings(standings): &Standings) -> Vec<String> {
    let mut placings: Vec<_> = standings.as_slice().iter().zip(&record.players).collect();
    placings.sort_by_key(|(placing, _)| placing.place);
    placings
        .into_iter()
        .map(|(Placing { place, points }, name)| format!("{place}. {name}: {points}"))
        .collect()
}

fn count(n: u32, what: &str) -> String {
    match n {
        1 => format!("1 {what}"),
        n => format!("{n} {what}s"),
    }
}
