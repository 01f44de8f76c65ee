//! The clock of a table: written with every line of the log, so that it is the
//! same after a restart.
//!
//! Time counts for people who must move. It stands still during a break, while
//! the store refuses moves, and, unless every move has days, while nobody is at
//! the table. Everything it depends on is public.

use std::time::Duration;

use driver::Timekeeper;
use record::{Move, Note};
use store::{Beside, Ending, StoreError, StoredTable, TimeLeft, TimeNote};
use tabletop::{Seat, SeatSet, Turn};
use wire::{Clock, Pace, ServerMessage, TimeNews};

use super::{Connection, Table, lobby::Begin};
use crate::{alarms::ClockGuard, error::ApiError, lobby::AppState, uptime};

/// How long a table waits that cannot write down that somebody's time is up.
const RETRY_MS: u64 = 1000;

/// What is left to everybody, and who is losing it.
pub(super) struct Timer {
    keeper: Timekeeper,
    running: SeatSet,
    /// When it was so, by the ticks of the wall.
    since: u64,
    /// Whether moves could be written then.
    is_troubled: bool,
    _counted: ClockGuard,
}

/// The pace of a table. What another release has written is no clock of ours.
pub(crate) fn pace(stored: &StoredTable) -> Pace {
    Pace::named(&stored.clock).unwrap_or_default()
}

/// What is left to everybody at a table that is put away.
pub(crate) async fn at_rest(state: &AppState, stored: &StoredTable) -> Option<Clock> {
    let (keeper, running) = read(state, stored).await?;
    Some(keeper.tell(running))
}

/// What was written down, less the time since then that the server was there.
/// Where nobody takes days for a move, time stood still when the last of them
/// had gone, which they had when the server did.
async fn read(state: &AppState, stored: &StoredTable) -> Option<(Timekeeper, SeatSet)> {
    let known = state.store.time_left(&stored.code).await;
    let TimeLeft { left, since } = known.ok()??;
    let pace = pace(stored);
    let mut keeper = Timekeeper::read(pace, stored.assignments.len(), &left)?;
    let Some(since) = since else {
        return Some((keeper, SeatSet::EMPTY));
    };
    state.heartbeat.beat(&state.store, &state.config.wall).await;
    let uptime = state.store.uptime(since).await.ok()?;
    let passed = match pace {
        Pace::Off => 0,
        Pace::Relaxed | Pace::Quick => uptime::stayed(since, &uptime),
        Pace::Days => uptime::passed(since, &uptime),
    };
    let running = keeper.asked();
    keeper.charge(passed, running);
    Some((keeper, running))
}

impl Table {
    /// The host says how long people may take: new terms, so that nobody plays
    /// by a clock they were not shown.
    pub(super) async fn set_pace(&mut self, pace: Pace) -> Result<(), ApiError> {
        let mut after = self.stored.clone();
        if after.clock == pace.name() {
            return Ok(());
        }
        pace.name().clone_into(&mut after.clock);
        after.terms += 1;
        self.arrange(after, Begin::Later).await
    }

    /// The game has just started: everybody has all their time.
    pub(super) async fn start_clock(&mut self) {
        let pace = pace(&self.stored);
        if pace.is_off() || self.driver.is_none() {
            return;
        }
        let n_seats = self.stored.assignments.len();
        let keeper = Timekeeper::new(pace, n_seats, self.people());
        self.run_clock(keeper).await;
        if let Err(error) = self.note_time(None).await {
            // Whoever reads the table back finds no clock, and begins anew.
            let code = &self.stored.code;
            tracing::error!("the clock of table {code} was not written down: {error}");
        }
    }

    /// The table was read back: everybody has what they had.
    pub(super) async fn resume_clock(&mut self) {
        let pace = pace(&self.stored);
        if pace.is_off() || self.driver.is_none() {
            return;
        }
        let known = read(&self.state, &self.stored)
            .await
            .map(|(keeper, _)| keeper);
        let n_seats = self.stored.assignments.len();
        let keeper = known.unwrap_or_else(|| Timekeeper::new(pace, n_seats, self.people()));
        self.run_clock(keeper).await;
        let due_at = (pace == Pace::Days && !self.is_over()).then_some(0);
        state_due(&self.state, &self.stored.code, due_at).await;
    }

    async fn run_clock(&mut self, keeper: Timekeeper) {
        let state = &self.state;
        state.heartbeat.beat(&state.store, &state.config.wall).await;
        // It looks after itself as long as it is open.
        state.set_alarm(&self.stored.code, None);
        self.timer = Some(Timer {
            keeper,
            running: SeatSet::EMPTY,
            since: state.config.wall.ticks(),
            is_troubled: false,
            _counted: ClockGuard::of(state),
        });
        self.ask_clock();
    }

    /// The table is put away. Where every move has days, time goes on.
    pub(super) async fn rest_clock(&mut self) {
        self.wind();
        let Some(timer) = self.timer.as_ref().filter(|_| !self.is_overtaken) else {
            return;
        };
        let goes_on = match timer.keeper.pace() {
            Pace::Days => timer.running,
            Pace::Off | Pace::Relaxed | Pace::Quick => SeatSet::EMPTY,
        };
        if let Err(error) = self.note_time(Some(goes_on)).await {
            let code = &self.stored.code;
            tracing::warn!("the clock of table {code} goes by its last move: {error}");
        }
        self.timer = None;
    }

    /// Writes down what is left to everybody now, and whose time goes on if the
    /// table is put away.
    async fn note_time(&self, rest: Option<SeatSet>) -> Result<(), StoreError> {
        let (Some(timer), Some(driver)) = (&self.timer, &self.driver) else {
            return Ok(());
        };
        let now = self.state.config.wall.now();
        let left = TimeLeft {
            left: timer.keeper.to_string(),
            since: rest.is_none_or(|it| !it.is_empty()).then_some(now),
        };
        let spent_in = |running| timer.keeper.ms_until_spent(running);
        let due_at = match (timer.keeper.pace(), rest) {
            (Pace::Days, None) => Some(0),
            (Pace::Days, Some(running)) => spent_in(running).map(|ms| now + i64::from(ms)),
            (Pace::Off | Pace::Relaxed | Pace::Quick, _) => None,
        };
        let (code, n) = (&self.stored.code, driver.next_line() - 1);
        let alarm = due_at.filter(|_| rest.is_some());
        self.state.set_alarm(code, alarm);
        let store = &self.state.store;
        store.note_time(code, n, &left, due_at, self.fence()).await
    }

    /// Counts the time that has passed, and sees whose passes from now on.
    pub(super) fn wind(&mut self) {
        let (now, running) = (self.state.config.wall.ticks(), self.who_runs());
        let is_troubled = self.state.store.is_troubled();
        let Some(timer) = &mut self.timer else { return };
        if !is_troubled {
            timer.keeper.charge(now - timer.since, timer.running);
        }
        timer.since = now;
        timer.running = running;
        timer.is_troubled = is_troubled;
        let out = timer.keeper.out();
        if let Some(driver) = &mut self.driver {
            driver.set_out_of_time(out);
        }
    }

    /// Whom the table waits for may have changed. What it took to write that
    /// down is nobody's time.
    pub(super) fn ask_clock(&mut self) {
        let now = self.state.config.wall.ticks();
        if let (Some(timer), Some(driver)) = (&mut self.timer, &self.driver) {
            for seat in driver.left().iter() {
                timer.keeper.leave(seat);
            }
            timer.keeper.ask(driver.game().turn().must());
            timer.since = now;
        }
        self.wind();
    }

    fn who_runs(&self) -> SeatSet {
        let (Some(timer), Some(driver)) = (&self.timer, &self.driver) else {
            return SeatSet::EMPTY;
        };
        let is_left_alone = match timer.keeper.pace() {
            Pace::Days => false,
            Pace::Off | Pace::Relaxed | Pace::Quick => self.here().is_empty(),
        };
        if driver.is_paused() || is_left_alone || self.state.store.is_troubled() {
            return SeatSet::EMPTY;
        }
        let now = self.now();
        let plays = |seat: &Seat| driver.stand_in_at(*seat).is_none_or(|at| now < at);
        timer.keeper.asked().iter().filter(plays).collect()
    }

    /// When somebody's time runs out, by the clock on the wall.
    pub(super) fn time_is_up_at(&self) -> Option<Duration> {
        let timer = self.timer.as_ref()?;
        let after_ms = if timer.is_troubled {
            RETRY_MS
        } else {
            timer.keeper.ms_until_spent(timer.running)?.into()
        };
        Some(Duration::from_millis(timer.since + after_ms))
    }

    /// A bot plays for whoever has no time left.
    pub(super) async fn run_out(&mut self) {
        self.wind();
        let Some(timer) = &self.timer else { return };
        let running = timer.running;
        let spent = timer.keeper.spent();
        for seat in spent.iter().filter(|seat| running.contains(*seat)) {
            let news = TimeNews::Out { seat };
            if let Err(refused) = self.note_news(seat, Note::Out, news).await {
                let (code, error) = (&self.stored.code, refused.problem.error);
                tracing::error!("the time of seat {seat} at table {code} is not up: {error}");
                tokio::time::sleep(Duration::from_millis(RETRY_MS)).await;
                return;
            }
        }
    }

    /// Whoever comes back after their time had run out plays again.
    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), ApiError> {
        let is_out = |it: &Timer| it.keeper.out().contains(seat);
        if !self.timer.as_ref().is_some_and(is_out) {
            return Ok(());
        }
        self.note_news(seat, Note::Back, TimeNews::Back { seat })
            .await
    }

    /// One person gives another more time.
    pub(super) async fn give_time(&mut self, by: Seat, to: Seat) -> Result<(), ApiError> {
        let over = matches!(self.started()?.game().turn(), Turn::Over(_));
        let Some(timer) = self.timer.as_ref().filter(|_| !over) else {
            return Err(ApiError::not_now("no clock runs at this table"));
        };
        if by == to {
            return Err(ApiError::not_now(
                "time is given to others; ask one of them for some",
            ));
        }
        if timer.keeper.out().contains(to) {
            return Err(ApiError::not_now(
                "a bot plays for them; they have time again when they are back",
            ));
        }
        if !timer.keeper.clone().give(to) {
            return Err(ApiError::not_now(format!(
                "seat {to} has no clock, or as much time as there can be"
            )));
        }
        self.note_news(by, Note::Time(to), TimeNews::Gave { by, to })
            .await
    }

    async fn note_news(&mut self, seat: Seat, note: Note, news: TimeNews) -> Result<(), ApiError> {
        self.note(seat, note).await?;
        self.tell_clock(Some(news), |_| true);
        Ok(())
    }

    /// Appends a line to the log, with what is left to everybody after it and
    /// how the game ended, if it did.
    pub(super) async fn append(
        &mut self,
        line: &Move,
        ending: Option<Ending>,
    ) -> Result<(), ApiError> {
        self.wind();
        let n = self.started()?.next_line();
        let after = self.timer.as_ref().map(|it| after(&it.keeper, line));
        let time = after.as_ref().map(|keeper| TimeNote {
            left: keeper.to_string(),
            at: self.state.config.wall.now(),
        });
        if self.is_lost() {
            self.is_overtaken = true;
            return Err(ApiError::elsewhere());
        }
        let (store, code) = (&self.state.store, &self.stored.code);
        let beside = Beside {
            ending,
            time,
            fence: self.fence(),
        };
        let written = store.append_with(code, n, line, beside).await;
        let is_elsewhere =
            |it: &StoreError| matches!(it, StoreError::Fenced { .. } | StoreError::Gone(_));
        self.is_overtaken |= written.as_ref().is_err_and(is_elsewhere);
        written?;
        if let (Some(timer), Some(keeper)) = (&mut self.timer, after) {
            timer.keeper = keeper;
        }
        Ok(())
    }

    /// What everybody sees of it, as it was last counted.
    pub(super) fn clock(&self) -> Option<Clock> {
        let timer = self.timer.as_ref()?;
        Some(timer.keeper.tell(timer.running))
    }

    /// Tells some what is left to everybody, and why that has changed.
    pub(super) fn tell_clock(&mut self, news: Option<TimeNews>, to: impl Fn(&Connection) -> bool) {
        let Some(clock) = self.clock() else { return };
        let clock = Clock { news, ..clock };
        self.tell(to, |_, _| Some(ServerMessage::Clock(clock.clone())));
    }

    fn is_over(&self) -> bool {
        let turn = self.driver.as_ref().map(|it| it.game().turn());
        matches!(turn, Some(Turn::Over(_)))
    }
}

/// What is left after a line, before anybody is asked anew.
fn after(keeper: &Timekeeper, line: &Move) -> Timekeeper {
    let mut keeper = keeper.clone();
    match Note::of(&line.action) {
        None => keeper.moved(line.seat),
        Some(Note::Out) => keeper.run_out(line.seat),
        Some(Note::Back) => keeper.come_back(line.seat),
        Some(Note::Time(seat)) => {
            keeper.give(seat);
        }
        Some(Note::Leave) => keeper.leave(line.seat),
        Some(Note::Undo | Note::UndoTo(_) | Note::Pause | Note::Resume) => {}
    }
    keeper
}

async fn state_due(state: &AppState, code: &str, due_at: Option<i64>) {
    if let Err(error) = state.store.note_due(code, due_at).await {
        tracing::warn!("table {code} may be opened late after a restart: {error}");
    }
}
