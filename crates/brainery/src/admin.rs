//! `brainery admin`: what operators do about players and tables, and the book
//! that is kept of it.

use std::{
    io::{self, Write},
    process::ExitCode,
    time::Duration,
};

use clap::Subcommand;
use store::{AuditEntry, PlayerId, Store, Suspect};
use tabletop::Seat;

use crate::{console::Failure, serve::DbFile};

/// How many lines of the book are shown.
const MOST_ENTRIES: u32 = 100;

/// Block devices, close tables, and see what was done.
///
/// All of it may be done while a server uses the database: it looks every two
/// seconds. A device is blocked with everything that is linked to it. Whoever
/// clears their browser is somebody else, so lock a table or close it as well.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery admin block BCDFGH B       whoever sits at seat B of that table
  brainery admin list
  brainery admin unblock 5f0c9a31     by the mark that `list` shows
  brainery admin close BCDFGH
  brainery admin log")]
pub(crate) struct Args {
    #[command(flatten)]
    file: DbFile,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Let whoever sits somewhere do nothing: no seat, no move, no word.
    Block {
        /// The code of the table.
        code: String,
        /// The seat, from A.
        seat: Seat,
    },
    /// Let somebody play again.
    Unblock {
        /// What `brainery admin list` shows.
        mark: String,
    },
    /// Close a table for good, whatever goes on there.
    Close {
        /// The code of the table.
        code: String,
    },
    /// Show who is blocked.
    List,
    /// Show what operators did, the latest first.
    Log,
}

#[tokio::main]
pub(crate) async fn run(args: &Args) -> Result<ExitCode, Failure> {
    let store = Store::open_existing(args.file.place()?).await?;
    let done = match &args.command {
        Command::Block { code, seat } => block(&store, &code.to_ascii_uppercase(), *seat).await,
        Command::Unblock { mark } => unblock(&store, mark).await,
        Command::Close { code } => close(&store, &code.to_ascii_uppercase()).await,
        Command::List => list(&store).await,
        Command::Log => log(&store).await,
    };
    store.close().await;
    done
}

async fn block(store: &Store, code: &str, seat: Seat) -> Result<ExitCode, Failure> {
    let player = store.player_at(code, seat).await?;
    let player = player.ok_or_else(|| {
        Failure::Usage(format!(
            "nobody with a key sits at seat {seat} of table {code}: there is no such table, it is \
             a bot, or a program that has none; `brainery admin close {code}` closes the table"
        ))
    })?;
    let what = format!("blocked {} (seat {seat} of table {code})", player.mark());
    store.block(&player, true, &what).await?;
    say(&what)
}

async fn unblock(store: &Store, mark: &str) -> Result<ExitCode, Failure> {
    let player: Option<PlayerId> = store.marked(&mark.to_ascii_lowercase()).await?;
    let player = player.ok_or_else(|| {
        Failure::Usage(format!(
            "nobody has the mark {mark:?}; `brainery admin list` shows those who are blocked"
        ))
    })?;
    let what = format!("unblocked {}", player.mark());
    store.block(&player, false, &what).await?;
    say(&what)
}

async fn close(store: &Store, code: &str) -> Result<ExitCode, Failure> {
    let what = format!("closed table {code}");
    if store.close_table(code, &what).await? {
        return say(&what);
    }
    Err(Failure::Usage(format!("there is no table {code}")))
}

async fn list(store: &Store) -> Result<ExitCode, Failure> {
    let mut out = io::stdout();
    let blocked = store.blocked().await?;
    if blocked.is_empty() {
        writeln!(out, "Nobody is blocked.")?;
    }
    for Suspect {
        mark,
        blocked_at,
        name,
        code,
    } in blocked
    {
        let name = name.unwrap_or_else(|| "without a seat".to_owned());
        let code = code.map(|it| format!(", table {it}")).unwrap_or_default();
        writeln!(out, "{mark}  {}  {name}{code}", date(blocked_at))?;
    }
    Ok(ExitCode::SUCCESS)
}

async fn log(store: &Store) -> Result<ExitCode, Failure> {
    let mut out = io::stdout();
    for AuditEntry { at, what } in store.audit_log(MOST_ENTRIES).await? {
        writeln!(out, "{}  {what}", date(at))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn say(what: &str) -> Result<ExitCode, Failure> {
    writeln!(io::stdout(), "{what}")?;
    Ok(ExitCode::SUCCESS)
}

/// `2026-11-17 22:04` in universal time.
fn date(at: u64) -> String {
    let minutes = Duration::from_millis(at).as_secs() / 60;
    let (days, minute) = (minutes / (24 * 60), minutes % (24 * 60));
    // Howard Hinnant's way from days to the calendar: years begin in March.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    let year = year + era * 400 + later;
    format!(
        "{year}-{month:02}-{day:02} {:02}:{:02}",
        minute / 60,
        minute % 60
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(date(0), "1970-01-01 00:00");
        assert_eq!(date(951_827_640_000), "2000-02-29 12:34");
        assert_eq!(date(1_798_761_540_000), "2026-12-31 23:59");
    }
}
