//! A table read back from the store, its log replayed.

use std::{collections::BTreeMap, sync::Arc};

use axum::http::StatusCode;
use driver::Driver;
use erased::DynGame;
use record::Move;
use store::{SeatAssignment, StoredTable};
use tabletop::{SeatSet, Turn};
use tokio::{sync::Semaphore, task::spawn_blocking};
use wire::ProblemKind;

use super::{Table, calling::Calls, lobby::Begin, talk::Talk};
use crate::{
    error::ApiError,
    lobby::{AppState, Config},
    open_table::start_if_full,
};

/// A table as the store knows it, its game played up to where it stands.
#[derive(Debug)]
pub(crate) struct ReadBack {
    pub(crate) stored: StoredTable,
    game: &'static dyn DynGame,
    /// `None` until the game starts.
    pub(crate) driver: Option<Driver>,
}

impl ReadBack {
    /// Reads a table back in its `turn`. Playing a long game again takes its
    /// time, so it is done on a thread of its own.
    pub(crate) async fn of(
        code: &str,
        state: &AppState,
        turn: &Arc<Semaphore>,
    ) -> Result<ReadBack, ApiError> {
        let turn = Arc::clone(turn).acquire_owned().await;
        let stored = state.store.table(code).await?;
        let stored = stored.ok_or_else(|| ApiError::unknown_table(code))?;
        let game = same_rules(&stored)?;
        if stored.record.is_some() {
            return Err(ApiError::not_now(format!(
                "somebody who played at table {code} wanted to be forgotten; the game can still \
                 be looked at in its replay"
            ))
            .about(ProblemKind::Forgotten));
        }
        let has_free_seats = stored.assignments.contains(&SeatAssignment::Free);
        if has_free_seats && stored.setup.is_none() {
            // There is nothing to play again.
            return Ok(ReadBack {
                stored,
                game,
                driver: None,
            });
        }
        let log = state.store.log(code).await?;
        let config = state.config.clone();
        let played = spawn_blocking(move || {
            let _turn = turn.expect("turns are not taken away");
            let driver = replay(&stored, game, &config, &log)?;
            Ok(ReadBack {
                stored,
                game,
                driver,
            })
        });
        let played = played.await;
        let played = played.unwrap_or_else(|_| Err("its rules fell over".to_owned()));
        played.map_err(|what| {
            tracing::error!("table {code} cannot be replayed: {what}");
            ApiError::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                format!(
                    "table {code} cannot be continued: {what}; its moves are safe, ask the host to \
                     run the release that wrote them"
                ),
            )
        })
    }

    pub(crate) fn is_over(&self) -> bool {
        let turn = self.driver.as_ref().map(|it| it.game().turn());
        matches!(turn, Some(Turn::Over(_)))
    }
}

impl Table {
    pub(super) async fn load(code: &str, state: Arc<AppState>) -> Result<Box<Table>, ApiError> {
        let lease = state.take(code).await?;
        let read_back = match ReadBack::of(code, &state, &state.opening).await {
            Ok(read_back) => read_back,
            Err(refused) => {
                if let Some(lease) = lease {
                    state.give_back(&lease).await;
                }
                return Err(refused);
            }
        };
        let ReadBack {
            stored,
            game,
            driver,
        } = read_back;
        if driver.is_some()
            && let Err(error) = state.store.see(&[code.to_owned()]).await
        {
            // It can be looked at, whatever is the matter with the disk.
            tracing::warn!("table {code} may be pruned under its players: {error}");
        }
        let mut table = Box::new(Table {
            state,
            game,
            stored,
            driver,
            begin: Begin::Later,
            notice: None,
            connections: Vec::new(),
            n_connections_ever: 0,
            told_here: SeatSet::EMPTY,
            told_watching: 0,
            told_watching_at: None,
            talk: Talk::default(),
            calls: Calls::default(),
            poll: None,
            n_polls: 0,
            proposals: BTreeMap::new(),
            next: None,
            thinker: None,
            kept: None,
            timer: None,
            lease,
            is_overtaken: false,
        });
        table.remember_orders().await?;
        table.resume_clock().await;
        table.remember_calls();
        Ok(table)
    }
}

/// The table's game, if this build has the rules it was opened under.
pub(crate) fn same_rules(stored: &StoredTable) -> Result<&'static dyn DynGame, ApiError> {
    let StoredTable {
        code,
        game: id,
        rules_version: written,
        ..
    } = stored;
    let game = registry::find(id).ok_or_else(|| {
        ApiError::not_now(format!(
            "table {code} plays {id:?}, which this server does not have; ask its host to run the \
             release that opened it"
        ))
        .about(ProblemKind::OldRules)
    })?;
    let known = game.info().rules_version;
    if *written != known {
        return Err(ApiError::not_now(format!(
            "table {code} was opened under version {written} of the rules of {id}, this server \
             has version {known}; ask its host to run the release that opened it"
        ))
        .about(ProblemKind::OldRules));
    }
    Ok(game)
}

/// Plays what stands of a log again; every draw must come out as it was written.
fn replay(
    stored: &StoredTable,
    game: &'static dyn DynGame,
    config: &Config,
    log: &[Move],
) -> Result<Option<Driver>, String> {
    if stored.setup.is_none() {
        return Ok(None);
    }
    let started = start_if_full(stored, game, config);
    let Some(mut driver) = started.map_err(|it| it.to_string())? else {
        return Ok(None);
    };
    if stored.setup.as_deref() != Some(driver.game().setup()) {
        return Err("the set-up came out differently".to_owned());
    }
    driver.replay(log)?;
    Ok(Some(driver))
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabletop::Seat;

    use super::*;

    fn table() -> StoredTable {
        let bot = |name: &str| SeatAssignment::Bot {
            bot: "random".to_owned(),
            name: name.to_owned(),
        };
        StoredTable {
            code: "BCDF".to_owned(),
            game: "pig".to_owned(),
            rules_version: 1,
            options: json!(null),
            key: [7; 32],
            assignments: vec![bot("Gravel"), bot("Mothball")],
            setup: Some(Vec::new()),
            host: None,
            is_locked: false,
            terms: 0,
            is_public: false,
            record: None,
            clock: "off".to_owned(),
            webhook: None,
        }
    }

    #[test]
    fn a_table_of_other_rules_is_refused_with_both_versions() {
        let stored = StoredTable {
            rules_version: 99,
            ..table()
        };
        let error = same_rules(&stored).unwrap_err().problem.error;
        assert!(error.contains("version 99"), "{error}");
        assert!(error.contains("version 1;"), "{error}");
    }

    #[test]
    fn a_changed_draw_in_the_log_is_found_and_named() {
        let stored = table();
        let game = same_rules(&stored).unwrap();
        let config = Config::default();
        let driver = start_if_full(&stored, game, &config).unwrap().unwrap();
        let pending = driver.play(Seat::new(0), 0, "roll").unwrap();
        let mut log = vec![pending.line().clone()];
        assert!(replay(&stored, game, &config, &log).is_ok());
        log[0].draws[0] = (log[0].draws[0] + 1) % 6;
        let error = replay(&stored, game, &config, &log).unwrap_err();
        assert_eq!(error, "line 1 of its log: came out differently");
    }
}
