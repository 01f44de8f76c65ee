//! `brainery lab study`: what happens in a game, and what it is worth.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use erased::DynGame;
use lab::{LabError, Study};
use serde_json::Value as Json;

use super::play::{count, progress, tournament};
use crate::console::{self, Failure};

/// Count what happens in many games, and who wins to whom it happens.
///
/// Each game says itself what is worth counting: rounds, turns, giving up,
/// faces of the die. The share of winners is among the seats to which a thing
/// happened at least once in a game; an even share is what every seat has.
///
/// Examples:
///
///   brainery lab study oh-my-brain --games 10k --seats greedy,greedy,greedy
///   brainery lab study mmm-brains --games 2000 --json
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The game, by its id.
    #[arg(value_parser = console::known_game)]
    game: &'static dyn DynGame,
    /// How many games; 100k and 1m are understood.
    #[arg(long, default_value = "1000", value_parser = count)]
    games: u64,
    /// One bot for each seat; without it, the strongest bot at every seat of
    /// the smallest table.
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// The luck of the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The options of the game, in JSON.
    #[arg(long, value_name = "JSON", value_parser = console::json)]
    options: Option<Json>,
    /// Report in JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let options = args.options.clone().unwrap_or_default();
    let tournament = tournament(args.game, &args.seats, options, args.games, args.seed);
    let bar = progress(args.games);
    let study = Study::of(&tournament, || bar.inc(1));
    bar.finish_and_clear();
    let study = study.map_err(|error| match error {
        LabError::Refused(refusal) => console::refused(args.game, &refusal),
        LabError::Output(error) => error.into(),
    })?;
    let text = if args.json {
        serde_json::to_string_pretty(&study)? + "\n"
    } else {
        study.text()
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
