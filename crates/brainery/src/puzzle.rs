//! `brainery puzzle`: one move to be found.

use std::{
    io::{self, IsTerminal, Write},
    process::ExitCode,
};

use anyhow::Context;
use driver::{
    Posed,
    puzzle::{Mark, Puzzle, of_day},
};
use erased::DynGame;
use tabletop::{Chance, Lang, chance::Seeded};
use tui::{
    lang,
    puzzle::{self, Kept, Lines, Riddle},
    text::{Input, Keyboard},
};

use crate::console::{self, Failure};

/// Find the best move: a real table where one move is better than it looks.
///
/// Without anything, it is the puzzle of the day, the same as in the page. With a
/// game, it is the first of that game that you have not solved here, with --n any
/// you like.
///
/// Moves are typed as in `brainery play --text`; `help` says what else there is,
/// `hint` tells the answer. What you have solved is kept among your own data, with
/// the days in a row. The moves may come from a pipe.
///
/// Examples:
///
///   brainery puzzle
///   brainery puzzle oh-my-brain
///   brainery puzzle mmm-brains --n 3 --lang fr
///   brainery puzzle --random
///   echo hint | brainery puzzle brain-flip --n 1
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The game, by its id; without it, the puzzle of the day.
    #[arg(value_parser = console::known_game)]
    game: Option<&'static dyn DynGame>,
    /// Which of that game, from 1.
    #[arg(long, requires = "game", conflicts_with = "random")]
    n: Option<u32>,
    /// Any, of that game or of all.
    #[arg(long)]
    random: bool,
    /// en or fr; without it, the language of the environment.
    #[arg(long)]
    lang: Option<Lang>,
}

/// A puzzle among all.
struct Picked {
    game: &'static dyn DynGame,
    n: u32,
    puzzle: Puzzle,
    /// The day whose puzzle it is.
    day: Option<u32>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let lang = args.lang.unwrap_or_else(console::locale);
    let file = dirs::data_dir().map(|it| it.join("brainery/puzzles.txt"));
    let mut kept = Kept::open(&file.clone().unwrap_or_default());
    let today = today();
    let Picked {
        game,
        n,
        puzzle,
        day,
    } = pick(args, &kept, today)?;
    let id = game.info().id;
    let posed = Posed::new(puzzle, game).with_context(|| format!("puzzle {n} of {id}"))?;
    let riddle = Riddle {
        posed: &posed,
        n,
        is_of_the_day: day.is_some(),
        lang,
    };
    let mut keep = |mark: Mark| {
        let mark = kept.keep((id, n), day, mark);
        if file.is_some() {
            // Whoever cannot keep it can still puzzle.
            let _ = kept.save();
        }
        mark
    };
    let mut script;
    let input = if io::stdin().is_terminal() {
        Input::Person(Keyboard::listen().0)
    } else {
        script = io::stdin().lock();
        Input::Script(&mut script)
    };
    let output = &mut io::stdout().lock();
    let mut lines = Lines {
        input,
        output: &mut *output,
        keep: &mut keep,
    };
    let is_found = puzzle::ask(&riddle, &mut lines)?;
    if let (true, Some(day)) = (is_found, day) {
        writeln!(output, "{}", lang::puzzle_days(lang, kept.streak(day)))?;
    }
    if is_found {
        let command = format!("brainery puzzle {id}");
        writeln!(output, "{}", lang::puzzle_more(lang, command))?;
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The puzzle that is asked for.
fn pick(args: &Args, kept: &Kept, today: u32) -> Result<Picked, Failure> {
    let mut all = Vec::new();
    for game in registry::games() {
        let id = game.info().id;
        let puzzles = puzzle::puzzles(game).with_context(|| format!("the puzzles of {id}"))?;
        if !puzzles.is_empty() {
            all.push((game, puzzles));
        }
    }
    let counts: Vec<_> = all
        .iter()
        .map(|(game, puzzles)| (game.info().id, puzzles.len() as u32))
        .collect();
    let no_puzzles = |id: &str| {
        let ids: Vec<_> = counts.iter().map(|it| it.0).collect();
        Failure::Usage(format!("{id} has no puzzles, but {} have", ids.join(", ")))
    };
    let mut day = None;
    let (id, n) = match args.game {
        Some(game) => {
            let id = game.info().id;
            let of_game = counts.iter().find(|it| it.0 == id);
            let &(id, n_puzzles) = of_game.ok_or_else(|| no_puzzles(id))?;
            let is_open = |n: &u32| !kept.of_game(id, *n).is_some_and(Mark::is_solved);
            let next = (1..=n_puzzles).find(is_open).filter(|_| !args.random);
            (id, args.n.or(next).unwrap_or_else(|| any(n_puzzles)))
        }
        None if args.random => {
            let of = |n: u32| counts.get(n as usize - 1).copied();
            let (id, n_puzzles) = of(any(counts.len() as u32)).expect("one of them");
            (id, any(n_puzzles))
        }
        None => {
            day = Some(today);
            of_day(today, &counts).expect("games have puzzles")
        }
    };
    let place = all.iter().position(|it| it.0.info().id == id);
    let (game, puzzles) = all.swap_remove(place.expect("it was counted"));
    let n_puzzles = puzzles.len();
    let index = (n as usize).checked_sub(1);
    let puzzle = index.and_then(|it| puzzles.into_iter().nth(it));
    let puzzle = puzzle.ok_or_else(|| {
        Failure::Usage(format!(
            "{id} has puzzles 1 to {n_puzzles}, there is no {n}"
        ))
    })?;
    Ok(Picked {
        game,
        n,
        puzzle,
        day,
    })
}

/// A number from 1 to `last`.
fn any(last: u32) -> u32 {
    let seed = getrandom::u64().unwrap_or_default();
    Seeded::new(seed).draw(last - 1) + 1
}

/// How many days have begun here since 1970.
fn today() -> u32 {
    let here = chrono::Local::now().naive_local().and_utc();
    let days = here.timestamp().div_euclid(24 * 60 * 60);
    days.try_into().unwrap_or_default()
}
