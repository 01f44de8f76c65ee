//! The list of open tables. A table whose host wants it there hangs a notice
//! out for as long as somebody is at it.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::mpsc;
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
    /// The highest number that was ever seen, whoever gave it.
    n_ever: u64,
    by_number: BTreeMap<Place, TableInfo>,
    /// Where other servers hear of changes, if there are any.
    changes: Option<mpsc::UnboundedSender<Change>>,
}

/// The number of a notice, and the server where it hangs: nothing for this one.
/// Two servers may give the same number at the same time.
type Place = (u64, String);

/// What has become of a notice of this server.
#[derive(Debug)]
pub(crate) enum Change {
    Hung(u64, Box<TableInfo>),
    TakenDown(u64),
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
        let n = notices.n_ever + 1;
        notices.hang(n, table);
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
        let found = notices.by_number.range((after, String::new())..);
        let mut found = found.filter(|(_, table)| is_wanted(table)).peekable();
        let mut listed = OpenTables::default();
        let mut last = None;
        // What has the same number is told together: the next question is for higher ones.
        while let Some(((n, _), table)) =
            found.next_if(|((n, _), _)| listed.tables.len() < limit || last == Some(*n))
        {
            last = Some(*n);
            listed.tables.push(table.clone());
        }
        listed.next = last.filter(|_| found.peek().is_some());
        Ok(listed)
    }

    /// Tells of every change from now on.
    pub(crate) fn share(&self) -> mpsc::UnboundedReceiver<Change> {
        let (tell, changes) = mpsc::unbounded_channel();
        self.notices().changes = Some(tell);
        changes
    }

    /// What hangs here.
    pub(crate) fn own(&self) -> Vec<(u64, TableInfo)> {
        let notices = self.notices();
        let own = notices
            .by_number
            .iter()
            .filter(|((_, at), _)| at.is_empty());
        own.map(|((n, _), table)| (*n, table.clone())).collect()
    }

    /// What hangs at another server.
    pub(crate) fn heard(&self, from: &str, n: u64, table: TableInfo) {
        let mut notices = self.notices();
        notices.n_ever = notices.n_ever.max(n);
        notices.by_number.insert((n, from.to_owned()), table);
    }

    pub(crate) fn heard_no_more(&self, from: &str, is_gone: impl Fn(u64) -> bool) {
        let mut notices = self.notices();
        notices
            .by_number
            .retain(|(n, at), _| at != from || !is_gone(*n));
    }

    fn notices(&self) -> MutexGuard<'_, Notices> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Notice {
    pub(crate) fn change(&self, table: TableInfo) {
        self.board.notices().hang(self.n, table);
    }
}

impl Drop for Notice {
    fn drop(&mut self) {
        let mut notices = self.board.notices();
        notices.by_number.remove(&(self.n, String::new()));
        notices.tell(|| Change::TakenDown(self.n));
    }
}

impl Notices {
    fn hang(&mut self, n: u64, table: TableInfo) {
        self.tell(|| Change::Hung(n, Box::new(table.clone())));
        self.n_ever = self.n_ever.max(n);
        self.by_number.insert((n, String::new()), table);
    }

    /// Who closes hears no more.
    fn tell(&self, change: impl FnOnce() -> Change) {
        if let Some(changes) = &self.changes {
            drop(changes.send(change()));
        }
    }
}

fn has_free_seat(table: &TableInfo) -> bool {
    !table.is_locked && table.seats.iter().any(|seat| !seat.is_taken)
}
