//! `brainery lab report`: a game from all sides, as a page to look at.

use std::{fs, path::PathBuf, process::ExitCode};

use anyhow::Context;
use lab::{
    Experiment, Ladder,
    ladder::duel::Company,
    survey::{Survey, page},
};
use tabletop::Lang;

use super::{
    keeping::{Keeping, failed, was_interrupted},
    run::{INTERRUPTED, Run, count},
};
use crate::console::{self, Failure};

/// Look at a game from all sides, and write a page about it.
///
/// It plays the games it needs and writes one file that opens in any browser,
/// without a network: how long a game is, whether it helps to begin, what
/// players hold, what wins, what cards and choices are worth, how much is luck,
/// and which bot is stronger. --games are watched, --looked are looked into by
/// the coach with --imagined games at every move, and every pair of --bots
/// plays --ladder-games.
///
/// Examples:
///
///   brainery lab report oh-my-brain
///   brainery lab report mmm-brains --lang fr --page mmm-brains.html
///   brainery lab report give-me-the-brain --games 20k --bots random,greedy,walker --out report
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    #[command(flatten)]
    run: Run,
    /// How many games the coach looks into.
    #[arg(long, value_name = "N", default_value = "8", value_parser = count)]
    looked: u64,
    /// How many games it imagines at every move.
    #[arg(long, value_name = "N", default_value = "20", value_parser = clap::value_parser!(u32).range(2..))]
    imagined: u32,
    /// The bots of the ladder, weakest first; without it, the game's own, or
    /// where it has one only, that and the first two levels.
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// How many games each pair of them plays.
    #[arg(long, value_name = "N", default_value = "200", value_parser = count)]
    ladder_games: u64,
    /// Where the page is written; without it, GAME.html, or report.html in the
    /// folder of --out.
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,
    /// en or fr; without it, the language of the environment.
    #[arg(long)]
    lang: Option<Lang>,
    #[command(flatten)]
    keeping: Keeping,
}

impl Args {
    fn survey(&self) -> Survey {
        let games = self.run.tournament();
        let bots = if self.bots.is_empty() {
            own_bots(games.game)
        } else {
            self.bots.iter().map(|it| it.trim().to_owned()).collect()
        };
        let ladder = Ladder {
            game: games.game,
            options: games.options.clone(),
            bots,
            n_seats: *games.game.info().seats.start(),
            company: Company::Mixed,
            n_games: self.ladder_games,
            seed: games.seed,
            decisions: false,
            outsiders: None,
        };
        Survey {
            games,
            n_looked: self.looked,
            n_imagined: self.imagined,
            ladder,
        }
    }
}

/// Bots that do not take their time, weakest first.
fn own_bots(game: &dyn erased::DynGame) -> Vec<String> {
    const LEVELS: usize = 2;
    let bots = game.bots();
    let n_own = bots.iter().filter(|it| it.level.is_none()).count();
    let n_levels = if n_own < 2 { LEVELS } else { 0 };
    // The levels come last.
    let all = bots.iter().take(n_own + n_levels);
    all.map(|it| it.name.to_owned()).collect()
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    if args.run.until.is_some() {
        let wrong = "a report plays as many games as it is told; say --games instead of --until";
        return Err(Failure::Usage(wrong.to_owned()));
    }
    let survey = args.survey();
    let game = survey.games.game;
    let checked = survey.ladder.check();
    checked.map_err(|refusal| console::refused(game, &refusal))?;
    let lang = args.lang.unwrap_or_else(console::locale);
    let file = match (&args.page, &args.keeping.out) {
        (Some(page), _) => page.clone(),
        (None, Some(out)) => out.join("report.html"),
        (None, None) => PathBuf::from(format!("{}.html", game.info().id)),
    };
    let counting = ("games", None);
    let portrait = args
        .keeping
        .run(&survey, counting, |session| survey.run(session));
    let portrait = portrait.map_err(failed(game))?;
    let written = fs::write(&file, page::html(&portrait, lang));
    written.with_context(|| format!("cannot write {}", file.display()))?;
    args.keeping.say(&portrait, &portrait.text())?;
    eprintln!("The page is {}.", file.display());
    let n_played = portrait.games + portrait.looked;
    if !portrait.is_whole() && was_interrupted(n_played, survey.n_units(), "games") {
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}
