//! `brainery lab load`: how many tables does a server carry?

mod player;
mod report;
mod server;

use std::{
    io,
    num::{NonZeroU32, NonZeroUsize},
    ops::ControlFlow,
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Context;
use erased::DynGame;
use indicatif::ProgressBar;
use lab::{Experiment, LabError, session::Worker};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use tokio::{sync::mpsc, task::JoinSet, time::sleep};

use self::{
    player::{LoadEvent, Plan, Table},
    report::{Report, Tally},
    server::Server,
};
use super::{
    keeping::Keeping,
    progress::Progress,
    run::{INTERRUPTED, STOP, count, failure},
};
use crate::console::{self, Failure};

/// How long everything runs before it is measured, and how long a server has to
/// notice that everybody has left.
const WARM_UP: Duration = Duration::from_secs(2);

/// How many tables are opened at the same time.
const OPENED_AT_ONCE: usize = 16;

/// Play at many tables of a real server at once, and measure it.
///
/// Every seat is a WebSocket client of its own; whoever is asked plays any legal
/// move. Without --pace the next move follows as soon as every seat has the last
/// one. Times are taken from when a move is sent until every seat at its table
/// has it. Memory is looked at four seconds after the server has started, when one
/// game was played and everybody has left (what a program needs to serve at all is
/// in memory then), in play, and four seconds after everybody has left. Without --connect the server is another process of this program over a
/// new file, without limits by address. --threads is how many play the clients; without it one.
///
/// Examples:
///
///   brainery lab load oh-my-brain --tables 200
///   brainery lab load give-me-the-brain --seats 8 --tables 50 --json
///   brainery lab load oh-my-brain --tables 200 --pace 500
///   brainery lab load oh-my-brain --tables 2000 --watchers 1 --pace 60000 --seconds 20
///   brainery lab load pig --games 10k
///   brainery lab load pig --rounds 5 --out load
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The game, by its id.
    #[arg(value_parser = console::known_game)]
    game: &'static dyn DynGame,
    /// How many tables are played at. Where a game ends, another begins.
    #[arg(long, default_value = "200")]
    tables: NonZeroUsize,
    /// How many sit at each; without it, as few as can play.
    #[arg(long)]
    seats: Option<NonZeroUsize>,
    /// How many look on at each.
    #[arg(long, default_value_t = 0)]
    watchers: usize,
    /// Let every client follow the game by its rules, as the page does: it is sent
    /// less, and has more to do itself.
    #[arg(long)]
    with_rules: bool,
    /// A move every so many milliseconds at each table.
    #[arg(long, value_name = "MS")]
    pace: Option<NonZeroU32>,
    /// How long to measure, after two seconds of warming up.
    #[arg(long, default_value = "10")]
    seconds: NonZeroU32,
    /// Play so many games instead, and measure until the last is over.
    #[arg(long, value_parser = count, conflicts_with = "seconds")]
    games: Option<u64>,
    /// Let the server keep its games in a database of PostgreSQL instead of a file:
    /// postgres://USER@HOST:PORT/DATABASE.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "connect")]
    database: Option<String>,
    /// A server that runs already, such as <http://localhost:7700>; may be given more
    /// than once for several that are one: clients come to each in turn.
    #[arg(long, value_name = "URL")]
    connect: Vec<String>,
    /// The process of that server, to see what it uses; one for each of several.
    #[arg(long, requires = "connect")]
    pid: Vec<u32>,
    /// Measure so many times, each time with tables of its own.
    #[arg(long, default_value = "1")]
    rounds: NonZeroU32,
    #[command(flatten)]
    keeping: Keeping,
}

/// Rounds of measuring.
struct Rounds<'a>(&'a Args);

/// What a round said, to programs and to people.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Round {
    report: Json,
    text: String,
}

impl Experiment for Rounds<'_> {
    type Unit = Round;

    fn command(&self) -> &'static str {
        "load"
    }

    fn plan(&self) -> Json {
        let args = self.0;
        json!({
            "game": args.game.info().id,
            "tables": args.tables,
            "seats": args.seats,
            "watchers": args.watchers,
            "with_rules": args.with_rules,
            "pace": args.pace,
            "seconds": args.seconds,
            "games": args.games,
            "connect": args.connect,
        })
    }

    fn n_units(&self) -> u64 {
        u64::from(self.0.rounds.get())
    }

    fn worker(&self) -> Result<Worker<'_, Round>, LabError> {
        Ok(Box::new(|_| {
            let mut runtime = match self.0.keeping.threads {
                Some(n) if 1 < n.get() => {
                    let mut runtime = tokio::runtime::Builder::new_multi_thread();
                    runtime.worker_threads(n.get());
                    runtime
                }
                Some(_) | None => tokio::runtime::Builder::new_current_thread(),
            };
            let runtime = runtime.enable_all().build()?;
            let report = runtime.block_on(measure(self.0));
            let report = report.map_err(|error| LabError::Output(io::Error::other(error)))?;
            Ok(Round {
                report: serde_json::to_value(&report).map_err(io::Error::from)?,
                text: report.text(),
            })
        }))
    }
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    if cfg!(debug_assertions) {
        eprintln!("warning: this is a debug build, measure with a release build");
    }
    // Every round needs the machine for itself.
    let one = Keeping {
        threads: Some(NonZeroUsize::MIN),
        ..args.keeping.clone()
    };
    let mut rounds = Vec::new();
    let ended = one.run(&Rounds(args), ("rounds", None), |session| {
        session.run(&Rounds(args), |_, round| {
            rounds.push(round.clone());
            Ok(ControlFlow::Continue(()))
        })
    });
    let was_stopped = STOP.load(Ordering::Relaxed);
    if let Err(error) = ended
        && !was_stopped
    {
        return Err(failure(args.game, error));
    }
    if !rounds.is_empty() {
        let texts: Vec<_> = rounds.iter().map(|it| it.text.as_str()).collect();
        let reports: Vec<_> = rounds.iter().map(|it| it.report.clone()).collect();
        let report = match &reports[..] {
            [report] => report.clone(),
            _ => Json::from(reports),
        };
        args.keeping.say(&report, &texts.join("\n"))?;
    }
    if was_stopped {
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}

async fn measure(args: &Args) -> anyhow::Result<Report> {
    server::allow_many_files();
    let server = match &args.connect[..] {
        [] => Server::start(args.database.as_deref()).await?,
        urls => Server::running(urls, &args.pid),
    };
    let n_seats = args
        .seats
        .map_or(*args.game.info().seats.start(), NonZeroUsize::get);
    let plan = |pace, games_left| Plan {
        servers: server.urls().to_vec(),
        n_came: AtomicUsize::new(0),
        game: args.game,
        n_seats,
        n_watchers: args.watchers,
        has_rules: args.with_rules,
        pace,
        games_left,
    };
    let spinner = ProgressBar::new_spinner();
    spinner.enable_steady_tick(Duration::from_millis(100));
    spinner.set_message("the server settles");
    sleep(2 * WARM_UP).await;
    let at_start = server.usage();
    spinner.set_message("one game first");
    player::play_one(&plan(None, None)).await?;
    sleep(2 * WARM_UP).await;
    let after_one = server.usage();
    let pace = args.pace.map(|ms| Duration::from_millis(ms.get().into()));
    let plan = Arc::new(plan(pace, args.games.map(AtomicU64::new)));
    spinner.set_message("opening tables");
    let tables = open(&plan, args.tables.get()).await?;

    let (tell, mut told) = mpsc::unbounded_channel();
    let mut playing = JoinSet::new();
    for (number, table) in (0..).zip(tables) {
        playing.spawn(player::play(Arc::clone(&plan), table, number, tell.clone()));
    }
    drop(tell);
    let mut tally = Tally::new()?;
    if args.games.is_none() {
        spinner.set_message("warming up");
        sleep(WARM_UP).await;
        while told.try_recv().is_ok() {}
    }
    let (began, before) = (Instant::now(), server.usage());
    spinner.finish_and_clear();
    count_moves(args, &mut playing, &mut told, &mut tally).await?;
    let (took, after) = (began.elapsed(), server.usage());
    playing.shutdown().await;
    sleep(2 * WARM_UP).await;
    let usage = report::Usage {
        at_start,
        after_one,
        before,
        after,
        at_end: server.usage(),
    };
    Ok(Report::new(&plan, args.tables.get(), took, &usage, &tally))
}

/// Counts what tables tell, until the time is up or all games are over.
async fn count_moves(
    args: &Args,
    playing: &mut JoinSet<anyhow::Result<()>>,
    told: &mut mpsc::UnboundedReceiver<LoadEvent>,
    tally: &mut Tally,
) -> anyhow::Result<()> {
    let length = Duration::from_secs(args.seconds.get().into());
    let end = async {
        match args.games {
            Some(_) => std::future::pending().await,
            None => sleep(length).await,
        }
    };
    tokio::pin!(end);
    let mut progress = match args.games {
        Some(n) => Progress::counting("games", n),
        None => Progress::counting("seconds", args.seconds.get().into()),
    };
    let mut every_second = tokio::time::interval(Duration::from_secs(1));
    every_second.tick().await;
    loop {
        tokio::select! {
            // What is over is over, however much has been told by then.
            biased;
            () = &mut end => break,
            Some(done) = playing.join_next() => {
                done.context("a table fell over")??;
            }
            _ = every_second.tick() => {
                anyhow::ensure!(!STOP.load(Ordering::Relaxed), "stopped");
                if args.games.is_none() {
                    progress.advance();
                }
            }
            heard = told.recv() => match heard {
                Some(told) => {
                    if args.games.is_some() && matches!(told, LoadEvent::GameOver) {
                        progress.advance();
                    }
                    tally.count(told);
                }
                None => break,
            },
        }
    }
    progress.finish();
    Ok(())
}

/// Opens all tables, some of them at a time.
async fn open(plan: &Arc<Plan>, n_tables: usize) -> anyhow::Result<Vec<Table>> {
    let http = reqwest::Client::new();
    let (mut opening, mut tables) = (JoinSet::new(), Vec::new());
    for number in 0..n_tables {
        if OPENED_AT_ONCE <= number
            && let Some(table) = opening.join_next().await
        {
            tables.push(table??);
        }
        let (plan, http) = (Arc::clone(plan), http.clone());
        opening.spawn(async move { Table::open(&plan, &http).await });
    }
    while let Some(table) = opening.join_next().await {
        tables.push(table??);
    }
    Ok(tables)
}

impl Plan {
    /// Where the next client comes.
    fn server(&self) -> &str {
        let nth = self.n_came.fetch_add(1, Ordering::Relaxed);
        &self.servers[nth % self.servers.len()]
    }

    /// Whether another game is to be played.
    fn goes_on(&self) -> bool {
        let one_less = |left: u64| left.checked_sub(1);
        self.games_left.as_ref().is_none_or(|left| {
            left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less)
                .is_ok()
        })
    }
}
