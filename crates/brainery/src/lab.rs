//! `brainery lab`: experiments by the million.

mod bench;
mod choices;
mod keeping;
mod ladder;
mod load;
mod merge;
mod outside;
mod play;
pub(crate) mod progress;
mod puzzles;
mod replay;
mod report;
mod rules;
mod run;
mod schema;
mod study;
mod value;

use std::process::ExitCode;

use clap::Subcommand;

use crate::console::{self, Failure};

/// Play games by the million, measure, and read records.
///
/// Examples:
///
///   brainery lab play mmm-brains --games 100k --seats exact,random,random
///   brainery lab ladder oh-my-brain --games 1000
///   brainery lab study oh-my-brain --games 10k
///   brainery lab report oh-my-brain
///   brainery lab choices oh-my-brain --bots greedy,search-300
///   brainery lab puzzles oh-my-brain --out games/oh-my-brain/puzzles/puzzles.toml
///   brainery lab value mmm-brains
///   brainery lab bench
///   brainery lab merge a b --out whole
///   brainery lab load oh-my-brain --tables 200
///   brainery lab replay game.txt --lang fr
///   brainery lab rules pig
///   brainery lab schema pig
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::Args),
    Ladder(ladder::Args),
    Study(study::Args),
    Choices(choices::Args),
    Puzzles(puzzles::Args),
    Value(value::Args),
    Bench(bench::Args),
    Load(load::Args),
    Merge(merge::Args),
    Replay(replay::Args),
    Report(report::Args),
    Rules(rules::Args),
    Schema(schema::Args),
}

pub(crate) fn run(args: &Args) -> ExitCode {
    console::exit(dispatch(&args.command))
}

fn dispatch(command: &Command) -> Result<ExitCode, Failure> {
    match command {
        Command::Play(args) => play::run(args),
        Command::Ladder(args) => ladder::run(args),
        Command::Study(args) => study::run(args),
        Command::Choices(args) => choices::run(args),
        Command::Puzzles(args) => puzzles::run(args),
        Command::Value(args) => value::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Load(args) => load::run(args),
        Command::Merge(args) => merge::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Report(args) => report::run(args),
        Command::Rules(args) => rules::run(args),
        Command::Schema(args) => schema::run(args),
    }
}
