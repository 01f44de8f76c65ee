//! Tables of servers that are gone, and those whose time has run out while they
//! were open nowhere: one of the others opens them, without waiting for a visitor.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use futures_util::{StreamExt, stream};
use store::StoreError;
use tokio::time::{Instant, sleep};

use crate::{
    lobby::{AppState, Lobby},
    random,
    table::Command,
};

/// How often they are looked for, and how soon again where there were many.
const EVERY: Duration = Duration::from_secs(1);
const SOON: Duration = Duration::from_millis(50);

/// How many are taken before it is looked again, and how many of those at once.
const SOME: u32 = 256;
const AT_ONCE: usize = 16;

/// When a table is tried again that could not be opened.
const AGAIN_AFTER: Duration = Duration::from_mins(1);

impl Lobby {
    pub(crate) async fn adopt_for_good(self) {
        let state = self.state();
        let (mut failed, mut wait) = (BTreeMap::new(), EVERY);
        loop {
            tokio::select! {
                () = state.closing.cancelled() => return,
                () = sleep(wait) => {}
            }
            failed.retain(|_, until| Instant::now() < *until);
            wait = EVERY;
            match wanted(state).await {
                Ok(codes) => {
                    if SOME as usize <= codes.len() {
                        wait = SOON;
                    }
                    self.adopt(codes, &mut failed).await;
                }
                Err(error) => tracing::warn!("nobody looks after tables that nobody has: {error}"),
            }
        }
    }

    async fn adopt(&self, codes: BTreeSet<String>, failed: &mut BTreeMap<String, Instant>) {
        let mut codes: Vec<_> = codes.into_iter().collect();
        codes.retain(|code| !failed.contains_key(code));
        // Others look at the same list.
        random::shuffle(&mut codes);
        let asked = stream::iter(codes).map(|code: String| async move {
            let opened = self.ask(&code, Command::Info).await;
            (code, opened.map(drop))
        });
        let mut asked = std::pin::pin!(asked.buffer_unordered(AT_ONCE));
        while let Some((code, opened)) = asked.next().await {
            match opened {
                Ok(()) => tracing::info!("table {code} goes on here"),
                // Mostly another was quicker.
                Err(refused) if refused.is_for_now() => {}
                Err(refused) => {
                    let error = refused.problem.error;
                    tracing::warn!("table {code} was not taken over: {error}");
                    if let Err(error) = self.state().store.abandon_orphan(&code).await {
                        tracing::warn!("table {code} is tried again: {error}");
                    }
                    failed.insert(code, Instant::now() + AGAIN_AFTER);
                }
            }
        }
    }
}

async fn wanted(state: &AppState) -> Result<BTreeSet<String>, StoreError> {
    let is_here = state.config.cluster.as_ref().and_then(|it| it.name());
    if is_here.is_none() || state.store.is_troubled() {
        return Ok(BTreeSet::new());
    }
    let orphans = state.store.orphans(SOME).await?;
    let due = state.store.due_now(state.config.wall.now(), SOME).await?;
    Ok(orphans.into_iter().chain(due).collect())
}
