//! `brainery db move`: everything to a database of another kind.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use store::{Claim, Moved, Place, Store, StoreError};

use super::{check::survey, count};
use crate::console::Failure;

/// Move everything to another database: from a file to PostgreSQL, or back.
///
/// No server may use either meanwhile. The other one must be empty. All arrives
/// or nothing does: every row is read back and compared, and then every game is
/// played again on both sides. The first one stays as it was.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery db move --from games.sqlite --to postgres://brainery@localhost/brainery
  brainery db move --from postgres://brainery@localhost/brainery --to games.sqlite")]
pub(crate) struct Args {
    /// A file, or postgres://USER@HOST:PORT/DATABASE.
    #[arg(long, value_name = "DATABASE")]
    from: Place,
    /// The same, of a database that is empty; a file is made.
    #[arg(long, value_name = "DATABASE")]
    to: Place,
}

pub(super) async fn run(Args { from, to }: &Args) -> Result<ExitCode, Failure> {
    // Before its lock would be made.
    if let Place::File(path) = from
        && !path.exists()
    {
        let path = path.clone();
        return Err(StoreError::Missing { path }.into());
    }
    let _claims = [claim(from)?, claim(to)?];
    let (here, there) = (Store::open_existing(from).await?, Store::open(to).await?);
    let Moved(rows) = here.move_to(&there).await?;
    let n_rows = |wanted: &str| {
        let found = rows.iter().find(|(table, _)| *table == wanted);
        found.map_or(0, |(_, n)| *n)
    };
    let mut out = io::stdout();
    writeln!(
        out,
        "{} with {} and {} moved to {to}.",
        count(n_rows("tables"), "table"),
        count(n_rows("moves"), "move"),
        count(n_rows("players"), "player"),
    )?;
    let is_same = survey(&here).await? == survey(&there).await?;
    here.close().await;
    there.close().await;
    if !is_same {
        writeln!(
            out,
            "Played again, the games are not the same on both sides: go on with {from}, and please \
             report it."
        )?;
        return Ok(ExitCode::FAILURE);
    }
    writeln!(
        out,
        "Every game was played again on both sides, and is the same. {from} is as it was: keep it \
         until you are sure, and let no server go on with it."
    )?;
    Ok(ExitCode::SUCCESS)
}

/// A server over a file would go on with what has been moved.
fn claim(place: &Place) -> Result<Option<Claim>, StoreError> {
    match place {
        Place::File(path) => Claim::on(path).map(Some),
        Place::Postgres(_) => Ok(None),
    }
}
