//! Three servers as one, and everything that can break: no move that a player has
//! seen is lost, none is made twice, and everybody goes on.
//!
//! The faults follow from a seed. `BRAINERY_FAULTS` says how many there are,
//! `BRAINERY_SEED` which.

mod history;
mod players;

use std::{
    env,
    io::{self, Write},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use nix::sys::signal::Signal;
use tabletop::{Chance, chance::Seeded};
use tokio::{task::JoinSet, time::sleep};

use self::{
    history::Game,
    players::{look_at, play_games},
};
use super::{
    nodes::{Nodes, SETTINGS, Sites, eventually},
    serve::Brainery,
};

const USUAL_FAULTS: u32 = 10;
const USUAL_SEED: u64 = 19;

/// Longer than a server that cannot say that it is there has anything.
const PAST_THE_LEASE: Duration = Duration::from_millis(4500);

/// How long a table may stand still, on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(40);

/// What the test and its players know.
pub(crate) struct Shared {
    sites: Sites,
    is_over: AtomicBool,
    /// Of every game that was played.
    games: Mutex<Vec<Arc<Game>>>,
    /// How often something happened at the table of each title.
    progress: Vec<AtomicU64>,
}

#[derive(Copy, Clone, Debug)]
enum Fault {
    Kill,
    Pause,
    CutOff,
    Drain,
    Nats,
    Postgres,
}

const FAULTS: [Fault; 6] = [
    Fault::Kill,
    Fault::Pause,
    Fault::CutOff,
    Fault::Drain,
    Fault::Nats,
    Fault::Postgres,
];

/// Past the capture of the test's output.
fn say(what: &str) {
    drop(writeln!(io::stderr(), "{what}"));
}

fn setting<T: std::str::FromStr>(name: &str, usual: T) -> T {
    let given = env::var(name).ok();
    given.and_then(|it| it.parse().ok()).unwrap_or(usual)
}

impl Shared {
    fn counts(&self) -> Vec<u64> {
        let counts = self.progress.iter();
        counts.map(|it| it.load(Ordering::Relaxed)).collect()
    }

    /// Waits until something has happened at every table since then. A move that
    /// was on its way does not count.
    async fn all_go_on(&self, what: &str) -> Duration {
        let (begun, before) = (Instant::now(), self.counts());
        loop {
            let now = self.counts();
            let mut each = now.iter().zip(&before);
            if each.all(|(now, before)| before + 2 <= *now) {
                return begun.elapsed();
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "after {what} a table stands still: {before:?} {now:?}"
            );
            sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Breaks something, mends it, and says how long players waited meanwhile and
/// after that.
async fn inject(
    fault: Fault,
    nodes: &mut Nodes,
    shared: &Shared,
    luck: &mut Seeded,
) -> (Duration, Duration) {
    let nth = luck.draw(nodes.each.len() as u32 - 1) as usize;
    let short = Duration::from_millis(u64::from(200 + luck.draw(1000)));
    let what = format!("{fault:?} at server {nth}");
    let during = match fault {
        Fault::Kill => {
            nodes.take(nth).kill();
            let waited = shared.all_go_on(&what).await;
            nodes.start(nth);
            waited
        }
        Fault::Drain => {
            let running = nodes.take(nth);
            let stopped = tokio::task::spawn_blocking(|| Brainery::stop(running));
            let waited = shared.all_go_on(&what).await;
            stopped.await.unwrap();
            nodes.start(nth);
            waited
        }
        Fault::Pause => {
            nodes.signal(nth, Signal::SIGSTOP);
            let waited = shared.all_go_on(&what).await;
            sleep(PAST_THE_LEASE.saturating_sub(waited)).await;
            nodes.signal(nth, Signal::SIGCONT);
            waited
        }
        Fault::CutOff => {
            nodes.each[nth].to_postgres.cut();
            nodes.each[nth].to_nats.cut();
            let waited = shared.all_go_on(&what).await;
            sleep(PAST_THE_LEASE.saturating_sub(waited)).await;
            nodes.each[nth].to_postgres.mend();
            nodes.each[nth].to_nats.mend();
            waited
        }
        Fault::Nats => {
            nodes.nats.stop();
            sleep(short).await;
            nodes.nats.start();
            Duration::ZERO
        }
        Fault::Postgres => {
            nodes.postgres.stop();
            sleep(short).await;
            nodes.postgres.start(SETTINGS);
            Duration::ZERO
        }
    };
    (during, shared.all_go_on(&what).await)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn whatever_breaks_no_move_that_was_seen_is_lost_or_made_twice() {
    let Some(mut nodes) = Nodes::new(3).await else {
        return;
    };
    let n_faults = setting("BRAINERY_FAULTS", USUAL_FAULTS);
    let seed = setting("BRAINERY_SEED", USUAL_SEED);
    let titles: Vec<_> = registry::games().collect();
    let shared = Arc::new(Shared {
        sites: Arc::clone(&nodes.sites),
        is_over: AtomicBool::new(false),
        games: Mutex::default(),
        progress: titles.iter().map(|_| AtomicU64::new(0)).collect(),
    });
    let mut players = JoinSet::new();
    for (nth, game) in titles.iter().enumerate() {
        players.spawn(play_games(Arc::clone(&shared), nth, *game));
    }
    shared.all_go_on("the start").await;
    let mut luck = Seeded::new(seed);
    let mut longest = Duration::ZERO;
    for n in 1..=n_faults {
        let fault = FAULTS[luck.draw(FAULTS.len() as u32 - 1) as usize];
        let (during, after) = inject(fault, &mut nodes, &shared, &mut luck).await;
        say(&format!(
            "fault {n} of {n_faults} (seed {seed}): {fault:?}; every table went on within {} ms, \
             and {} ms after it was mended",
            during.as_millis(),
            after.as_millis()
        ));
        longest = longest.max(during).max(after);
    }
    shared.is_over.store(true, Ordering::Relaxed);
    while let Some(done) = players.join_next().await {
        done.unwrap();
    }
    look_again(nodes, &shared).await;
    let games = shared.games.lock().unwrap();
    let n_moves: usize = games.iter().map(|it| it.n_seen()).sum();
    say(&format!(
        "{n_faults} faults, {} games, {n_moves} moves seen: none lost, none twice; the longest \
         wait was {} ms",
        games.len(),
        longest.as_millis()
    ));
}

/// What every server shows is what the log says, and what one shows that has just
/// read it.
async fn look_again(mut nodes: Nodes, shared: &Shared) {
    let games: Vec<_> = shared.games.lock().unwrap().clone();
    let mut shown = Vec::new();
    for game in &games {
        // A bot may have a move left.
        let agreed = async || {
            let mut views = Vec::new();
            for nth in 0..nodes.each.len() {
                views.push(look_at(&nodes.site(nth), game).await);
            }
            views
                .iter()
                .all(|it| *it == views[0])
                .then(|| views.swap_remove(0))
        };
        shown.push(eventually("all servers show the same", agreed).await);
    }
    for nth in 0..nodes.each.len() {
        tokio::task::block_in_place(|| nodes.take(nth).stop());
    }
    let store = nodes.store().await;
    for game in &games {
        let table = store.table(&game.code).await.unwrap().unwrap();
        let log = store.log(&game.code).await.unwrap();
        server::examine(&table, &log).unwrap();
        game.check(&log);
    }
    store.close().await;
    let alone = Brainery::serve(&nodes.address());
    for (game, shown) in games.iter().zip(shown) {
        assert!(look_at(&alone.site, game).await == shown, "{}", game.code);
    }
}
