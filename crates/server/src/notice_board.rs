//! The list of open tables. A table whose host wants it there hangs a notice
//! out for as long as somebody is at it.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use utoipa::IntoParams;
use wire::{OpenTables, TableInfo};

use crate::error::ApiError;

/// How many tables are listed at once, at most and if nobody says.
const MOST: usize = 50;
const USUAL: usize = 20;

/// What every language can read as a number; no table gets so far.
const LARGEST: u64 = 2_147_483_647;

/// Which tables somebody wants to see.
#[derive(Debug, Default, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Those of one game.
    pub(crate) game: Option<String>,
    /// Only those that have a seat to give.
    #[param(required = false)]
    free: bool,
    /// Those behind `next` of an earlier answer.
    #[param(maximum = 2_147_483_647)]
    after: Option<u64>,
    /// 1 to 50; 20 if it does not matter.
    #[param(minimum = 1, maximum = 50)]
    limit: Option<u32>,
}

impl Wanted {
    /// Reads what stands behind the `?` of an address.
    pub(crate) fn read(question: &str) -> Result<Wanted, ApiError> {
        let mut wanted = Wanted::default();
        for part in question.split('&').filter(|it| !it.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let is_read = match name {
                "game" => {
                    wanted.game = Some(value.to_owned());
                    true
                }
                "free" => value.parse().map(|it| wanted.free = it).is_ok(),
                "after" => {
                    let after = value.parse().ok().filter(|it| *it <= LARGEST);
                    wanted.after = after;
                    after.is_some()
                }
                "limit" => value.parse().map(|it| wanted.limit = Some(it)).is_ok(),
                _ => false,
            };
            if !is_read {
                return Err(ApiError::wrong(format!(
                    "{part:?} is not understood; ask for game=ID, free=true, after=NUMBER or \
                     limit=NUMBER"
                )));
            }
        }
        Ok(wanted)
    }
}

/// Every notice, the oldest first.
#[derive(Debug, Default)]
pub(crate) struct NoticeBoard(Mutex<Notices>);

#[derive(Debug, Default)]
struct Notices {
    n_ever: u64,
    by_number: BTreeMap<u64, TableInfo>,
}

/// What a table has hung out. It is taken down with the table.
#[derive(Debug)]
pub(crate) struct Notice {
    board: Arc<NoticeBoard>,
    n: u64,
}

impl NoticeBoard {
    pub(crate) fn hang(self: &Arc<NoticeBoard>, table: TableInfo) -> Notice {
        let mut notices = self.notices();
        notices.n_ever += 1;
        let n = notices.n_ever;
        notices.by_number.insert(n, table);
        Notice {
            board: Arc::clone(self),
            n,
        }
    }

    pub(crate) fn list(&self, wanted: &Wanted) -> Result<OpenTables, ApiError> {
        let limit = wanted.limit.map_or(USUAL, |it| it as usize);
        if limit == 0 || MOST < limit {
            return Err(ApiError::wrong(format!(
                "{limit} tables cannot be listed at once, ask for 1 to {MOST}"
            )));
        }
        let after = wanted.after.map_or(0, |it| it.saturating_add(1));
        let is_wanted = |table: &TableInfo| {
            let is_of_game = wanted.game.as_ref().is_none_or(|game| *game == table.game);
            is_of_game && (!wanted.free || has_free_seat(table))
        };
        let notices = self.notices();
        let found = notices.by_number.range(after..);
        let mut found = found.filter(|(_, table)| is_wanted(table)).peekable();
        let mut listed = OpenTables::default();
        let mut last = None;
        while let Some((n, table)) = found.next_if(|_| listed.tables.len() < limit) {
            last = Some(*n);
            listed.tables.push(table.clone());
        }
        listed.next = last.filter(|_| found.peek().is_some());
        Ok(listed)
    }

    fn notices(&self) -> MutexGuard<'_, Notices> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Notice {
    pub(crate) fn change(&self, table: TableInfo) {
        self.board.notices().by_number.insert(self.n, table);
    }
}

impl Drop for Notice {
    fn drop(&mut self) {
        self.board.notices().by_number.remove(&self.n);
    }
}

fn has_free_seat(table: &TableInfo) -> bool {
    !table.is_locked && table.seats.iter().any(|seat| !seat.is_taken)
}
