//! `brainery lab ladder`: which bot is stronger than which, and by how much?

use std::{
    fs::File,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use anyhow::Context;
use erased::DynGame;
use lab::{
    Experiment, Ladder,
    ladder::{duel::Company, page, usual_bots},
};
use serde_json::Value as Json;

use super::{
    keeping::{Keeping, failed, was_interrupted},
    outside::Programs,
    run::{INTERRUPTED, MOST_GAMES, count, listen_for_the_end, share},
};
use crate::{
    bot::read_time,
    console::{self, Failure},
};

/// Let every bot play every other, and rate them.
///
/// A pair is measured by how often a seat of the one ranks ahead of a seat of
/// the other, a tie counting half: at a table of two, that is the share of
/// wins. The two sit alternately, or with --alone one seat of the upper bot
/// meets seats of the lower one only, and every seating is played in turn.
/// The intervals are 95 % ones (Wilson's).
///
/// Bots are named weakest first. A step from one to the next is clear if the
/// upper bot is ahead in more than 65 %, and the interval says so as well.
///
/// Ratings are Glicko's, with their 95 % intervals: 1500 is the mean of the
/// bots, and 400 points more are about ten wins to one loss.
///
/// The result follows from the version, the game, its options, the bots, the
/// players, the number of games and the seed, whatever the number of threads.
/// Ctrl-C stops early and reports the games played so far (exit code 130).
///
/// Examples:
///
///   brainery lab ladder oh-my-brain
///   brainery lab ladder brain-flip --bots random,dozy,sharp --games 2000
///   brainery lab ladder give-me-the-brain --players 5 --json
///   brainery lab ladder oh-my-brain --bots ghoul,mastermind --players 4 --alone
///   brainery lab ladder oh-my-brain --games 2000 --report ladder.html
///   brainery lab ladder pig --until 4% --out ladder
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The game, by its id.
    #[arg(value_parser = console::known_game)]
    game: &'static dyn DynGame,
    /// The bots, weakest first, also commands such as "python3 bot.py"; without it, the five levels from shambler to
    /// mastermind if the game has them, or else all its bots.
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// How many games for each pair; 10k is understood. Without it 400, or with
    /// --until ten million at most.
    #[arg(long, value_parser = count)]
    games: Option<u64>,
    /// How many seats the table has; without it, as few as the game allows.
    #[arg(long, value_name = "SEATS")]
    players: Option<usize>,
    /// Seat the upper bot of a pair alone among seats of the lower one.
    #[arg(long)]
    alone: bool,
    /// How long a program may think about a move: 500ms, 10s, 2m.
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = read_time)]
    time_limit: Duration,
    /// The luck of the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The options of the game, in JSON.
    #[arg(long, value_name = "JSON", value_parser = console::json)]
    options: Option<Json>,
    /// Stop once the widest interval of a pair is so narrow, such as 5%.
    #[arg(long, value_name = "WIDTH", value_parser = share)]
    until: Option<f64>,
    /// Also keep what everybody was asked and did, a row for each decision.
    #[arg(long, requires = "out")]
    decisions: bool,
    /// Also write a page with charts and tables, to be opened in any browser.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    #[command(flatten)]
    keeping: Keeping,
}

impl Args {
    fn ladder(&self) -> Ladder {
        let bots = if self.bots.is_empty() {
            usual_bots(self.game)
        } else {
            self.bots.iter().map(|bot| bot.trim().to_owned()).collect()
        };
        let fewest = *self.game.info().seats.start();
        Ladder {
            game: self.game,
            options: self.options.clone().unwrap_or_default(),
            bots,
            n_seats: self.players.unwrap_or(fewest),
            company: if self.alone {
                Company::Alone
            } else {
                Company::Mixed
            },
            n_games: self.games.unwrap_or(match self.until {
                Some(_) => MOST_GAMES,
                None => 400,
            }),
            seed: self.seed,
            decisions: self.decisions,
            outsiders: Some(Arc::new(Programs {
                time_limit: self.time_limit,
            })),
        }
    }
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let ladder = args.ladder();
    let checked = ladder.check();
    checked.map_err(|refusal| console::refused(ladder.game, &refusal))?;
    listen_for_the_end();
    // Before the games: hours of them must not end at a wrong path.
    let report = args.report.as_deref().map(open).transpose()?;
    let counting = ("games", args.until);
    let standing = args
        .keeping
        .run(&ladder, counting, |session| ladder.run(session));
    let standing = standing.map_err(failed(ladder.game))?;
    if let Some(mut report) = report {
        report.write_all(page::html(&standing).as_bytes())?;
    }
    args.keeping.say(&standing, &standing.text())?;
    for warning in standing.warnings() {
        eprintln!("warning: {warning}");
    }
    let n_asked = args.keeping.n_asked(&ladder) / ladder.stride();
    if was_interrupted(standing.games, n_asked, "games of every pair") {
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}

fn open(file: &Path) -> anyhow::Result<File> {
    File::create(file).with_context(|| format!("cannot write {}", file.display()))
}
