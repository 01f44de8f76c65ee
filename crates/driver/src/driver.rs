//! Whose move it is, and what is to be done about it.
//!
//! A carrier (a server's table, a page, a terminal) tells the driver what
//! happened: somebody wants to move, a bot has decided, somebody came or went.
//! [`Driver::next`] says what comes next. A change is made in two steps, so that
//! nobody is told of what is not written down: [`Pending`] holds the line for the
//! log, and [`Driver::commit`] makes it true.

mod error;
mod notes;
mod orders;

use std::{collections::BTreeMap, time::Duration};

use erased::USUAL;
use record::{Move, Note};
use tabletop::{Asked, Refusal, Seat, SeatSet, Standings, Turn, Viewer};

pub use self::{error::ActionError, notes::line};
use crate::{BotJob, Match, Patience, PendingMove};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    Person,
    /// A bot, by the name the game knows it by.
    Bot(String),
}

/// How far a table goes. By default there is no end to anything, and nobody
/// plays for those who are away.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    pub max_moves: u32,
    pub max_undos: u32,
    /// How long somebody may be away before a bot plays for them.
    pub stand_in_after: Option<Duration>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            max_moves: u32::MAX,
            max_undos: u32::MAX,
            stand_in_after: None,
        }
    }
}

/// What comes next.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    /// People are asked. At `again_at` a bot begins to play for one of them, if
    /// nothing else happens: ask again then.
    Wait { again_at: Option<Duration> },
    /// Somebody moves who need not think: a bot that acts out of turn, or a player
    /// who has given a standing order. Hand it to [`Driver::bot_move`].
    Move { seat: Seat, action: String },
    /// A bot is asked: hand its answer to [`Driver::answer`].
    Think(BotJob),
    /// The game is over, or has gone on for too long.
    Over,
}

/// A change that is allowed. Write its line down, then [`Driver::commit`] it;
/// dropping it changes nothing.
#[derive(Debug)]
pub struct Pending(Change);

#[derive(Debug)]
enum Change {
    Move(PendingMove),
    Undo(Move),
    /// By consent, until so many moves stand.
    GoBack(Move, u32),
}

impl Pending {
    /// What the log says of it.
    pub fn line(&self) -> &Move {
        match &self.0 {
            Change::Move(pending) => &pending.played,
            Change::Undo(line) | Change::GoBack(line, _) => line,
        }
    }

    /// How the game ends, if it ends with this.
    pub fn ending(&self) -> Option<Standings> {
        match &self.0 {
            Change::Move(pending) => match pending.turn() {
                Turn::Over(standings) => Some(standings),
                Turn::Waiting { .. } => None,
            },
            Change::Undo(_) | Change::GoBack(..) => None,
        }
    }
}

/// A match, and who plays it.
#[derive(Debug)]
pub struct Driver {
    game: Match,
    sitters: Vec<Sitter>,
    limits: Limits,
    /// Of the people with the bots.
    patience: Patience,
    /// People who are at the table now.
    here: SeatSet,
    /// Since when each of the others has been away.
    away: BTreeMap<Seat, Duration>,
    /// Lines of the log, moves that were taken back and undos included.
    n_logged: u32,
    n_undone: u32,
    /// People agreed that nobody moves.
    is_paused: bool,
    /// People who have left for good.
    left: SeatSet,
    /// People who have left for now and told so: nobody waits for them.
    out: SeatSet,
    /// People whose time has run out.
    out_of_time: SeatSet,
    /// What people want done whenever they are asked, by the names their game
    /// has for it.
    orders: BTreeMap<Seat, Vec<&'static str>>,
    /// Counts commits, so that a thought about an earlier position is known.
    n_changes: u32,
}

impl Driver {
    /// One sitter for each seat. Everybody is here until
    /// [`Driver::set_here`] says otherwise.
    pub fn new(game: Match, sitters: Vec<Sitter>, limits: Limits) -> Driver {
        assert_eq!(sitters.len(), game.players().len(), "one for each seat");
        Driver {
            here: SeatSet::all(sitters.len()),
            game,
            sitters,
            limits,
            patience: Patience::default(),
            away: BTreeMap::new(),
            n_logged: 0,
            n_undone: 0,
            is_paused: false,
            left: SeatSet::EMPTY,
            out: SeatSet::EMPTY,
            out_of_time: SeatSet::EMPTY,
            orders: BTreeMap::new(),
            n_changes: 0,
        }
    }

    /// Plays what stands of a log again; every draw must come out as it was
    /// written.
    pub fn replay(&mut self, log: &[Move]) -> Result<(), String> {
        let standing = record::standing(log)
            .map_err(|n| format!("line {n} of its log takes back what cannot be"))?;
        for (n, line) in standing {
            let played = self.game.play_written(line);
            played.map_err(|what| format!("line {n} of its log: {what}"))?;
        }
        self.n_logged += log.len() as u32;
        for line in log {
            if let Some(note) = Note::of(&line.action) {
                self.remember(line.seat, note);
            }
        }
        Ok(())
    }

    pub fn game(&self) -> &Match {
        &self.game
    }

    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The number of the line that is written next, from 1.
    pub fn next_line(&self) -> u32 {
        self.n_logged + 1
    }

    /// A move by somebody who has seen `n` moves.
    pub fn play(&self, seat: Seat, n: u32, action: &str) -> Result<Pending, ActionError> {
        let now = self.game.n_moves();
        if !self.game.is_timely(seat, n) {
            return Err(ActionError::Late { n, now });
        }
        if self.is_paused {
            return Err(ActionError::Paused);
        }
        if self.limits.max_moves <= now {
            return Err(ActionError::TooManyMoves { n: now });
        }
        let pending = self.game.attempt(seat, action)?;
        // A lenient reader of notation must not let odd spellings into the log.
        let game = self.game.game();
        if !game.is_notation(action) {
            let game = game.info().id;
            let error = format!("{action:?} is not in the notation of {game}");
            return Err(Refusal::Unreadable(error).into());
        }
        Ok(Pending(Change::Move(pending)))
    }

    /// Takes back the last move, for somebody who has seen `n` moves.
    pub fn undo(&self, seat: Seat, n: u32) -> Result<Pending, ActionError> {
        let now = self.game.n_moves();
        if n != now {
            return Err(ActionError::Late { n, now });
        }
        if self.is_paused {
            return Err(ActionError::Paused);
        }
        self.game.may_undo(seat).map_err(ActionError::Undo)?;
        if !self.has_undos_left() {
            return Err(ActionError::TooManyUndos { n: self.n_undone });
        }
        Ok(Pending(Change::Undo(Move {
            seat,
            action: Note::Undo.to_string(),
            draws: Vec::new(),
        })))
    }

    /// Whether moves may still be taken back at this table.
    pub fn has_undos_left(&self) -> bool {
        self.n_undone < self.limits.max_undos
    }

    /// Makes a change true whose line is written down. Says after which move
    /// everybody is to be told what happened; `None` is the whole story once more.
    pub fn commit(&mut self, Pending(change): Pending) -> Option<u32> {
        self.n_logged += 1;
        self.n_changes += 1;
        match change {
            Change::Move(pending) => {
                let since = self.game.n_moves();
                if self.is_of_a_person(pending.played.seat) {
                    self.patience.renew();
                }
                self.game.commit(pending);
                Some(since)
            }
            Change::Undo(line) => {
                let undone = self.game.undo(line.seat);
                undone.expect("nothing happened since it was allowed");
                self.orders.remove(&line.seat);
                self.n_undone += 1;
                None
            }
            Change::GoBack(line, to) => {
                self.game.go_back(to);
                self.orders.remove(&line.seat);
                self.n_undone += 1;
                None
            }
        }
    }

    /// Says which people are at the table, by the carrier's clock. Who comes to
    /// an empty table gives all others the time to come as well.
    pub fn set_here(&mut self, here: SeatSet, now: Duration) {
        if self.here.is_empty() {
            self.away.clear();
        }
        self.here = here;
        for seat in here.iter() {
            self.out = self.out.without(seat);
        }
        let people = self.people();
        self.away
            .retain(|seat, _| people.contains(*seat) && !here.contains(*seat));
        for seat in people.iter().filter(|seat| !here.contains(*seat)) {
            self.away.entry(seat).or_insert(now);
        }
    }

    /// When a bot begins to play for this seat; never while nobody is there to
    /// play with.
    pub fn stand_in_at(&self, seat: Seat) -> Option<Duration> {
        let is_on = matches!(self.game.turn(), Turn::Waiting { .. }) && !self.is_paused;
        if is_on && (self.left.contains(seat) || self.out_of_time.contains(seat)) {
            return Some(Duration::ZERO);
        }
        let since = self.away.get(&seat)?;
        let at = if self.out.contains(seat) {
            Duration::ZERO
        } else {
            *since + self.limits.stand_in_after?
        };
        (is_on && !self.here.is_empty()).then_some(at)
    }

    /// What comes next. The answer stays the same until a change is committed
    /// or somebody's place is taken by a bot.
    pub fn next(&self, now: Duration) -> Next {
        let turn = self.game.turn();
        let is_over = matches!(turn, Turn::Over(_));
        if is_over || self.limits.max_moves <= self.game.n_moves() {
            return Next::Over;
        }
        if self.is_paused {
            return Next::Wait { again_at: None };
        }
        if let Some((seat, action)) = self.next_ordered() {
            return Next::Move { seat, action };
        }
        let bots = turn.asked().filter_map(|(seat, asked)| {
            let bot = self.bot_at(seat, now)?;
            Some((seat, asked, bot))
        });
        let next = { bots }.find_map(|(seat, asked, bot)| match asked {
            Asked::WhetherToInterrupt => {
                let action = self.game.interrupt(bot, seat).ok()??;
                Some(Next::Move { seat, action })
            }
            Asked::ToDecide => Some(Next::Think(self.job(bot, seat))),
        });
        next.unwrap_or_else(|| Next::Wait {
            again_at: self.next_stand_in(now),
        })
    }

    /// A move that a bot makes by itself.
    pub fn bot_move(&self, seat: Seat, action: &str) -> Result<Pending, ActionError> {
        self.play(seat, self.game.n_moves(), action)
    }

    /// What a bot decided, or that it failed to, and how long it took. Nothing
    /// comes of a decision about a position that is no more.
    pub fn answer(
        &mut self,
        job: &BotJob,
        answer: Option<&str>,
        took: Duration,
    ) -> Option<Pending> {
        // Where there are secrets, what a bot has left over tells what it could do:
        // its share is gone, whatever it needed.
        if self.game.game().info().has_secrets {
            if job.searches {
                self.patience
                    .spend(took.max(job.within.unwrap_or_default()));
            }
        } else if job.is_searched() {
            self.patience.spend(took);
        }
        if job.position != self.n_changes {
            return None;
        }
        let chosen = answer.map(|action| self.bot_move(job.seat, action));
        if let Some(Ok(pending)) = chosen {
            return Some(pending);
        }
        // A bot that fails or cheats moves anyhow: nobody waits for ever.
        let action = self.game.choose("random", job.seat).ok()?;
        self.bot_move(job.seat, &action).ok()
    }

    /// The bot that plays for a seat: its own, or one that stands in.
    fn bot_at(&self, seat: Seat, now: Duration) -> Option<&str> {
        match self.sitters.get(seat.index())? {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Person => {
                let is_stood_in_for = self.stand_in_at(seat).is_some_and(|at| at <= now);
                is_stood_in_for.then_some(USUAL.name)
            }
        }
    }

    /// What the bot is asked that is to decide for `seat` now.
    pub fn job(&self, bot: &str, seat: Seat) -> BotJob {
        let searches = self.game.game().searches(bot);
        // Where nobody waits, bots may take their time.
        let is_waited_for = searches && !self.people().is_empty();
        let share = is_waited_for.then(|| self.patience.share(self.n_searching()));
        BotJob {
            game: self.game.game().info().id.to_owned(),
            table: self.game.seal().commitment(),
            position: self.n_changes,
            bot: bot.to_owned(),
            seed: self.game.bots_seed(),
            seat,
            view: self.game.view(Viewer::Seat(seat)),
            memory: self.game.memory(seat),
            legal: self.game.legal(seat).to_vec(),
            within: share,
            searches,
        }
    }

    /// The next moment at which a bot begins to play for somebody.
    pub fn next_stand_in(&self, now: Duration) -> Option<Duration> {
        let moments = self.away.keys().filter_map(|seat| self.stand_in_at(*seat));
        moments.filter(|at| now < *at).min()
    }

    /// Bots of this table that search.
    pub fn n_searching(&self) -> usize {
        let game = self.game.game();
        let searches = |sitter: &&Sitter| match sitter {
            Sitter::Person => false,
            Sitter::Bot(bot) => game.searches(bot),
        };
        self.sitters.iter().filter(searches).count()
    }

    fn people(&self) -> SeatSet {
        let seats = (0..self.sitters.len()).map(Seat::new);
        seats.filter(|seat| self.is_of_a_person(*seat)).collect()
    }

    /// Also if a bot stands in.
    fn is_of_a_person(&self, seat: Seat) -> bool {
        let sitter = self.sitters.get(seat.index());
        matches!(sitter, Some(Sitter::Person)) && !self.left.contains(seat)
    }
}
