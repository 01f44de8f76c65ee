//! What the commands of the terminal share: games by name, options, mistakes,
//! closed pipes.

use std::{fs, io, path::Path, process::ExitCode};

use anyhow::Context;
use erased::DynGame;
use serde_json::Value as Json;
use tabletop::{Lang, Refusal, rule};

/// Exit code when somebody else's program breaks the protocol.
pub(crate) const PROTOCOL_BROKEN: u8 = 3;

/// Why a command ended without its answer.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command was given something it cannot take.
    Usage(String),
    /// Somebody else's program broke the protocol.
    Program(String),
    Other(anyhow::Error),
}

impl<E: Into<anyhow::Error>> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure::Other(error.into())
    }
}

/// Says what went wrong and turns it into an exit code. A reader that has seen
/// enough (`| head`) is no failure.
pub(crate) fn exit(result: Result<ExitCode, Failure>) -> ExitCode {
    match result {
        Ok(code) => code,
        Err(Failure::Usage(message)) => {
            eprintln!("error: {message}\n\nFor more information, try '--help'.");
            ExitCode::from(2)
        }
        Err(Failure::Program(message)) => {
            eprintln!("brainery: {message}");
            ExitCode::from(PROTOCOL_BROKEN)
        }
        Err(Failure::Other(error)) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(Failure::Other(error)) => {
            eprintln!("brainery: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Reads the id of a game.
pub(crate) fn known_game(id: &str) -> Result<&'static dyn DynGame, String> {
    registry::find(id).ok_or_else(|| {
        let ids: Vec<_> = registry::all().map(|game| game.info().id).collect();
        format!("there is no such game, known are {}", ids.join(", "))
    })
}

/// Reads the options of a game.
pub(crate) fn json(text: &str) -> Result<Json, String> {
    serde_json::from_str(text).map_err(|error| format!("this is not JSON: {error}"))
}

/// What a game refuses to open a table for.
pub(crate) fn refused(game: &dyn DynGame, refusal: &Refusal) -> Failure {
    let clause = match refusal {
        Refusal::Forbidden(id) => rule::clause(game.rulebook(), id.as_str()),
        Refusal::NotNow | Refusal::Unreadable(_) | Refusal::NotYourTurn | Refusal::Over => None,
    };
    Failure::Usage(match clause {
        Some(clause) => format!("{refusal}: {}", clause.text.get(Lang::En)),
        None => refusal.to_string(),
    })
}

/// The language of the environment.
pub(crate) fn locale() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    Lang::from_locale(&set.unwrap_or_default())
}

/// The text of a file, or of standard input for `-`.
pub(crate) fn read(file: &Path) -> Result<String, anyhow::Error> {
    let text = if file == Path::new("-") {
        io::read_to_string(io::stdin())
    } else {
        fs::read_to_string(file)
    };
    text.with_context(|| format!("cannot read {}", file.display()))
}
