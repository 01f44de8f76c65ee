//! `brainery bot`: a program of any language takes a seat at a table.
//!
//! Reading order: `address` (where the table is), `lines` (what program and
//! table say to each other), `program` (the child process), `server` (the
//! connection, mended when it breaks), `seat` (one game), `many` (tables of its
//! own, one after the other).

mod address;
pub(crate) mod lines;
mod many;
pub(crate) mod program;
mod seat;
mod server;

use std::{
    io::{self, Write},
    num::NonZeroU32,
    process::ExitCode,
    time::Duration,
};

pub(crate) use ::server::read_time;
use erased::DynGame;
use serde_json::Value as Json;
use tabletop::{Placing, Standings};
use wire::TableInfo;

use self::{
    address::Address,
    program::Program,
    seat::{End, Player},
    server::Server,
};
use crate::{
    console::{Failure, PROTOCOL_BROKEN, json, known_game},
    serve::told_to_stop,
};

/// Exit code of a command that was interrupted.
const INTERRUPTED: u8 = 130;

/// Let a program of your own take a seat at a table.
///
/// The program reads what its seat sees, as lines of JSON on standard input,
/// and writes its moves to standard output, one line each; docs/bots.md
/// explains every line. What it writes to standard error is shown.
///
/// The bot takes the first free seat like a person, plays until the game is
/// over, and comes back by itself after a lost connection.
///
/// The exit code is 0 after a game played to its end, 1 if there is no seat or
/// no server, 3 if the program breaks the protocol. The seat is kept then, and
/// the message says how to take it up again.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery bot --connect http://localhost:7700 --seat BCDF -- python3 bot.py
  brainery bot --connect http://localhost:7700/table/BCDF --name Robby -- ./my-program
  brainery bot --connect localhost:7700 --seat bcdf --time-limit 500ms -- ./my-program --deep
  brainery bot --connect localhost:7700 --open pig --seats me,me,walker --games 100 -- ./my-program")]
pub(crate) struct Args {
    /// The address of the server, or the link of the table.
    #[arg(long, value_name = "URL")]
    connect: Address,
    /// The letters of the table; not needed with the link of the table.
    #[arg(long, value_name = "CODE", value_parser = address::read_code)]
    seat: Option<String>,
    /// Open tables of a game instead, and play there.
    #[arg(long, value_name = "GAME", value_parser = known_game, requires = "seats",
          conflicts_with_all = ["seat", "token"])]
    open: Option<&'static dyn DynGame>,
    /// Who sits at a table that is opened: `me` is the program, which is started
    /// once for each of its seats, and everything else a bot of the server.
    #[arg(long, value_name = "SEATS", value_delimiter = ',', requires = "open")]
    seats: Vec<String>,
    /// How many games, one after the other; a program plays them all.
    #[arg(long, value_name = "N", default_value = "1", requires = "open")]
    games: NonZeroU32,
    /// The options of the game, in JSON.
    #[arg(long, value_name = "JSON", requires = "open", value_parser = json)]
    options: Option<Json>,
    /// What the bot is called at the table.
    #[arg(long, default_value = "Robot")]
    name: String,
    /// Take up a seat again, with the token printed when it was left.
    #[arg(long)]
    token: Option<String>,
    /// How long the program may think about a move: 500ms, 10s, 2m.
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = read_time)]
    time_limit: Duration,
    /// The program and its arguments.
    #[arg(last = true, required = true, value_name = "PROGRAM")]
    program: Vec<String>,
}

#[tokio::main]
pub(crate) async fn run(args: &Args) -> Result<ExitCode, Failure> {
    if let Some(game) = args.open {
        return many::run(args, game).await;
    }
    let code = args.connect.code_or(args.seat.as_deref())?;
    // Before a seat is taken: a program that cannot start needs none.
    let mut program = Program::start(&args.program, args.time_limit)?;
    let token = args.take_seat(&code).await?;
    let server = Server::connect(&args.connect, &code, &token);
    let ended = Player::new(server, &mut program, args.time_limit)
        .play(told_to_stop())
        .await;
    if ended.is_ok() {
        program.dismiss().await;
    }
    program.kill().await;
    let (complaint, exit_code) = match ended {
        Ok((table, standings)) => {
            say(&places(&table, &standings));
            return Ok(ExitCode::SUCCESS);
        }
        Err(End::Refused(wrong)) => {
            eprintln!("brainery: {wrong}");
            return Ok(ExitCode::FAILURE);
        }
        Err(end) => end.complaint(),
    };
    eprintln!("brainery: {complaint}");
    eprintln!("The seat is kept. Take it up again with:");
    eprintln!("  {}", args.again(&code, &token));
    Ok(ExitCode::from(exit_code))
}

impl End {
    /// What went wrong, and the exit code for it.
    fn complaint(self) -> (String, u8) {
        match self {
            End::Program(breach) => (breach.to_string(), PROTOCOL_BROKEN),
            End::Server(wrong) | End::Refused(wrong) => (wrong, 1),
            End::Stopped => ("stopped before the end of the game".to_owned(), INTERRUPTED),
        }
    }
}

impl Args {
    /// The token of the seat: a new one, or the one that is taken up again.
    async fn take_seat(&self, code: &str) -> anyhow::Result<String> {
        if let Some(token) = &self.token {
            return Ok(token.clone());
        }
        let seated = server::join(&self.connect, code, &self.name).await?;
        say(&format!(
            "Seat {} of table {}; the game starts when every seat is taken.\n",
            seated.seat, seated.code
        ));
        Ok(seated.token)
    }

    /// What to type to come back to the seat.
    fn again(&self, code: &str, token: &str) -> String {
        let program: Vec<String> = self.program.iter().map(|word| quoted(word)).collect();
        format!(
            "brainery bot --connect {} --seat {code} --token {token} --time-limit {}ms -- {}",
            self.connect,
            self.time_limit.as_millis(),
            program.join(" ")
        )
    }
}

fn say(text: &str) {
    // Whoever closes standard output does not want to know.
    drop(io::stdout().write_all(text.as_bytes()));
}

/// A word as a shell reads it.
pub(crate) fn quoted(word: &str) -> String {
    let is_plain = |it: char| it.is_ascii_alphanumeric() || "-_./=:,+@".contains(it);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// Who came where, best first.
fn places(table: &TableInfo, Standings(standings): &Standings) -> String {
    let mut placings: Vec<_> = standings.as_slice().iter().zip(&table.seats).collect();
    placings.sort_by_key(|(placing, _)| placing.place);
    let line = |(Placing { place, points }, seat): (&Placing, &wire::SeatInfo)| {
        format!("{place}. {}: {points}\n", seat.name)
    };
    let lines: String = placings.into_iter().map(line).collect();
    format!("The game is over.\n{lines}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_for_the_shell() {
        assert_eq!(quoted("./bot.py"), "./bot.py");
        assert_eq!(quoted("a b"), "'a b'");
        assert_eq!(quoted("it's"), "'it'\\''s'");
        assert_eq!(quoted(""), "''");
    }
}
