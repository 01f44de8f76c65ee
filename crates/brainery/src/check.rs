//! `brainery check`: was every roll and shuffle of a game honest?

use std::{
    fs,
    io::{self, Read, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use driver::{Fault, Report};
use record::Record;
use tabletop::{Placing, Standings};

/// Play a written-down game again and say whether every roll was honest.
///
/// Every move must be legal, and every draw must be the one the sealed key
/// gives. Nobody but you knows whether seal and salt are yours: give them as
/// your page shows them, and they are compared too.
///
/// The exit code is 0 only for a sealed game that was honest from the first
/// draw to the end; 1 if something is wrong with the game, 2 if the record
/// cannot be read, 3 if nothing is wrong but nothing is proven either, because
/// the game is not sealed or not over.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery check game.txt
  brainery check game.txt --commitment 6f3e…b62d --salt 9f2c77aa
  curl -s http://localhost:7700/api/tables/BCDF/record | brainery check -")]
pub(crate) struct Args {
    /// The record: a file, or `-` for standard input.
    record: PathBuf,
    /// The seal as you were shown it before the game.
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    /// The salt your device brought.
    #[arg(long, value_parser = clap::builder::NonEmptyStringValueParser::new())]
    salt: Option<String>,
}

const WRONG: u8 = 1;
const CANNOT_READ: u8 = 2;
const NOT_PROVEN: u8 = 3;

pub(crate) fn run(args: &Args) -> ExitCode {
    let text = match read(&args.record) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("brainery: cannot read {}: {error}", args.record.display());
            return CANNOT_READ.into();
        }
    };
    let report = match driver::check(&text, registry::find) {
        Ok(report) => report,
        Err(fault) => {
            eprintln!("brainery: {fault}");
            return exit_code(&fault).into();
        }
    };
    let record: Record = text.parse().expect("the record was read just now");
    if let Some(wrong) = args.not_yours(&record) {
        eprintln!("brainery: {wrong}");
        return WRONG.into();
    }
    // Whoever closes standard output does not want to know.
    drop(writeln!(
        io::stdout(),
        "{}",
        args.in_words(&record, &report)
    ));
    if report.is_proof() {
        ExitCode::SUCCESS
    } else {
        NOT_PROVEN.into()
    }
}

impl Args {
    /// What is not as the person who checks was told.
    fn not_yours(&self, record: &Record) -> Option<&'static str> {
        let Args {
            record: _,
            commitment,
            salt,
        } = self;
        let salts = record.seal.as_ref().map_or(&[][..], |seal| &seal.salts);
        if commitment.is_some() && *commitment != record.commitment {
            return Some("the seal is not the one you were shown: another key was used");
        }
        let is_missing = |salt: &String| !salts.contains(salt);
        salt.as_ref()
            .is_some_and(is_missing)
            .then_some("your salt is not in the record: it was replaced")
    }

    fn in_words(&self, record: &Record, report: &Report) -> String {
        let game = &record.game;
        let (moves, draws) = (count(report.n_moves, "move"), count(report.n_draws, "draw"));
        let compared =
            format!("{moves} of {game} re-executed, all legal, and {draws} compared with the seal");
        let verdict = match (record.seal.is_some(), report.is_sealed, report.standings) {
            (true, true, Some(_)) => format!("Honest: {compared}, all the same."),
            (true, true, None) => format!(
                "Not proven: {compared}, all the same so far. The moves to the end are missing."
            ),
            (true, false, _) => format!(
                "Not proven: {compared}, all the same. But the record lacks the commitment, so the \
                 key may have been chosen afterwards."
            ),
            (false, ..) => format!(
                "Not proven: {moves} of {game} re-executed, all legal. The {draws} cannot be \
                 compared with the seal: the record holds no key, it is added when the game is over."
            ),
        };
        let places = match report.standings {
            None => vec!["The game is not over.".to_owned()],
            Some(standings) => places(record, &standings),
        };
        let hint = match (&self.commitment, &self.salt) {
            (Some(_), Some(_)) => "It is the seal you were shown, and your salt is in it.",
            (None, _) | (_, None) => {
                "Whether it is the seal you were shown, with your salt, only you know: add \
                 --commitment and --salt as your page shows them."
            }
        };
        let hint = report.is_proof().then(|| hint.to_owned());
        let lines = std::iter::once(verdict).chain(places).chain(hint);
        lines.collect::<Vec<_>>().join("\n")
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
        | Fault::NotOver
        | Fault::TooLong { .. }
        | Fault::Commitment
        | Fault::Luck { .. } => WRONG,
    }
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
