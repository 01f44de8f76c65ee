//! What can be arranged before the game: who sits where, and what is played.
//!
//! Whoever knows the key could try what the luck would be at other tables, so
//! whatever the host changes makes new terms, and the game starts only once
//! every person has given a salt for the last of them.

use erased::DynGame;
use store::{SeatAssignment, StoreError, StoredTable, TokenHash};
use tabletop::{Seat, Turn, chance::Seeded, seat::MAX_SEATS};
use wire::{ProblemKind, ServerMessage, TableInfo, Wish};

use super::{Connection, Table};
use crate::{
    error::ApiError,
    names::{bot_name, read_salt},
    open_table::{check_bot, start_if_full},
    outgoing::Outgoing,
    random,
};

/// How often a shuffle is tried that leaves everybody where they are.
const SHUFFLES: usize = 16;

/// Whether the game is to start as soon as it can.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Begin {
    Now,
    Later,
}

impl Table {
    pub(super) async fn wish(&mut self, seat: Seat, wish: Wish) -> Result<(), ApiError> {
        if self.driver.is_some() {
            // A salt that was said twice, for an answer may be lost, is in.
            let mine = self.stored.assignments[seat.index()].salt();
            if matches!(&wish, Wish::Salt { salt, .. } if salt == mine) {
                return Ok(());
            }
            return Err(ApiError::not_now(
                "the game has started, and everybody keeps their seat",
            ));
        }
        match wish {
            Wish::Take { seat: to } => self.take(seat, to).await,
            Wish::Stand => self.stand(seat).await,
            Wish::Bot { seat: target, bot } => {
                self.is_host(seat)?;
                self.give(target, bot).await
            }
            Wish::Shuffle => {
                self.is_host(seat)?;
                self.shuffle().await
            }
            Wish::Change { options, n_seats } => {
                self.is_host(seat)?;
                let after = changed(&self.stored, self.game, options, n_seats.into())?;
                self.arrange(after, Begin::Later).await
            }
            Wish::Public { on } => {
                self.is_host(seat)?;
                let after = StoredTable {
                    is_public: on,
                    ..self.stored.clone()
                };
                self.arrange(after, self.begin).await
            }
            Wish::Clock { pace } => {
                self.is_host(seat)?;
                self.set_pace(pace).await
            }
            Wish::Start => {
                if self.host_is_here() {
                    self.is_host(seat)?;
                }
                let after = without_free_seats(&self.stored, self.game)?;
                self.arrange(after, Begin::Now).await
            }
            Wish::Salt { terms, salt } => self.salt(seat, terms, salt).await,
        }
    }

    /// Keeps the list of open tables right: a table is on it as long as its host
    /// wants that and somebody is there.
    pub(super) fn hang_notice(&mut self) {
        let turn = self.driver.as_ref().map(|it| it.game().turn());
        let is_over = matches!(turn, Some(Turn::Over(_)));
        if !self.stored.is_public || self.here().is_empty() || is_over {
            self.notice = None;
            return;
        }
        let info = TableInfo {
            turn: None,
            ..self.info()
        };
        match &self.notice {
            Some(notice) => notice.change(info),
            None => self.notice = Some(self.state.board.hang(info)),
        }
    }

    /// The seat, if it is there and free.
    pub(super) fn free_seat(&self, seat: Seat) -> Result<Seat, ApiError> {
        match self.stored.assignments.get(seat.index()) {
            Some(SeatAssignment::Free) => Ok(seat),
            Some(SeatAssignment::Person { .. } | SeatAssignment::Bot { .. }) => {
                let error = format!("seat {seat} is taken; take another, or any");
                Err(ApiError::not_now(error).about(ProblemKind::SeatTaken))
            }
            None => Err(self.no_such_seat(seat)),
        }
    }

    fn no_such_seat(&self, seat: Seat) -> ApiError {
        let n_seats = self.stored.assignments.len();
        ApiError::wrong(format!(
            "there is no seat {seat} at this table, which has {n_seats}"
        ))
    }

    async fn take(&mut self, seat: Seat, to: Seat) -> Result<(), ApiError> {
        let to = self.free_seat(to)?;
        let mut after = self.stored.clone();
        after.assignments.swap(seat.index(), to.index());
        self.arrange(after, Begin::Later).await
    }

    /// Frees the seat of somebody who goes; the next of those who stay is the
    /// host.
    pub(super) async fn stand(&mut self, seat: Seat) -> Result<(), ApiError> {
        let mut after = self.stored.clone();
        after.assignments[seat.index()] = SeatAssignment::Free;
        let theirs = |it: &mut Connection| it.reader.seat == Some(seat);
        self.arrange_without_telling(after, Begin::Later).await?;
        self.part_with(theirs);
        self.follow_seats();
        self.tell_table();
        Ok(())
    }

    /// Tells some that their seat is gone, and lets them go.
    pub(super) fn part_with(&mut self, theirs: impl FnMut(&mut Connection) -> bool) {
        let message = Outgoing::of(&ServerMessage::Removed);
        for connection in self.connections.extract_if(.., theirs) {
            // Who cannot be told finds out when they come back.
            drop(connection.outbox.try_send(message.clone()));
        }
    }

    async fn give(&mut self, target: Seat, bot: Option<String>) -> Result<(), ApiError> {
        match self.stored.assignments.get(target.index()) {
            Some(SeatAssignment::Free | SeatAssignment::Bot { .. }) => {}
            Some(SeatAssignment::Person { name, .. }) => {
                let error = format!("{name} sits at seat {target}; only free seats go to bots");
                return Err(ApiError::not_now(error));
            }
            None => return Err(self.no_such_seat(target)),
        }
        let mut after = self.stored.clone();
        after.assignments[target.index()] = match bot {
            None => SeatAssignment::Free,
            Some(bot) => {
                check_bot(self.game, &bot)?;
                let name = bot_name(target);
                SeatAssignment::Bot { bot, name }
            }
        };
        self.arrange(after, Begin::Later).await
    }

    async fn shuffle(&mut self) -> Result<(), ApiError> {
        let mut after = self.stored.clone();
        for _ in 0..SHUFFLES {
            random::shuffle(&mut after.assignments);
            if after.assignments != self.stored.assignments {
                break;
            }
        }
        name_bots(&mut after.assignments);
        after.terms += 1;
        self.arrange(after, Begin::Later).await
    }

    async fn salt(&mut self, seat: Seat, terms: u32, salt: String) -> Result<(), ApiError> {
        let mut after = self.stored.clone();
        let now = after.terms;
        if terms != now {
            return Err(ApiError::late(format!(
                "that salt was meant for terms {terms}, but the host has changed the table: \
                 they are {now} by now"
            )));
        }
        let new = read_salt(salt)?;
        match &mut after.assignments[seat.index()] {
            SeatAssignment::Person { salt, terms, .. } if *terms != now || *salt == new => {
                *salt = new;
                *terms = now;
            }
            SeatAssignment::Person { .. } | SeatAssignment::Bot { .. } | SeatAssignment::Free => {
                return Err(ApiError::not_now(
                    "your salt for these terms is in already, and stays",
                ));
            }
        }
        self.arrange(after, self.begin).await
    }

    /// Writes a table down as it is to be, and tells everybody. The game starts
    /// if it is to and everybody has agreed.
    pub(super) async fn arrange(
        &mut self,
        after: StoredTable,
        begin: Begin,
    ) -> Result<(), ApiError> {
        self.arrange_without_telling(after, begin).await?;
        self.follow_seats();
        self.tell_table();
        self.tell_state();
        self.call_absent();
        self.wake_bot();
        Ok(())
    }

    async fn arrange_without_telling(
        &mut self,
        mut after: StoredTable,
        begin: Begin,
    ) -> Result<(), ApiError> {
        after.host = self.host_at(&after.assignments);
        // Whoever is the host now has told nobody, and is not told of whom.
        if host_token(&self.stored) != host_token(&after) && self.stored.webhook.is_some() {
            self.state.store.set_webhook(&after.code, None).await?;
            self.stored.webhook = None;
            after.webhook = None;
        }
        let driver = match begin {
            Begin::Now => start_if_full(&after, self.game, &self.state.config)?,
            Begin::Later => None,
        };
        after.setup = driver.as_ref().map(|it| it.game().setup().to_vec());
        let written = self.state.store.rearrange(&self.stored, &after).await;
        self.is_overtaken |= matches!(written, Err(StoreError::Rearranged(_)));
        written?;
        self.stored = after;
        self.driver = driver;
        self.begin = begin;
        self.start_clock().await;
        Ok(())
    }

    /// Where the host sits now; where they have gone, the first person.
    fn host_at(&self, assignments: &[SeatAssignment]) -> Option<Seat> {
        let host = host_token(&self.stored);
        let seats = assignments.iter().enumerate();
        let people = seats.filter_map(|(index, it)| Some((Seat::new(index), it.token()?)));
        let people: Vec<_> = people.collect();
        let still = people.iter().find(|(_, token)| host == Some(*token));
        still.or(people.first()).map(|(seat, _)| *seat)
    }

    /// Whoever is connected sits where their token does.
    fn follow_seats(&mut self) {
        let assignments = &self.stored.assignments;
        for connection in &mut self.connections {
            let Some(token) = connection.token else {
                continue;
            };
            let seat = assignments.iter().position(|it| it.token() == Some(token));
            connection.reader.seat = seat.map(Seat::new);
        }
    }
}

/// The table with other options and so many seats. Who sat on one that goes
/// sits on a free one, or on a bot's.
fn changed(
    before: &StoredTable,
    game: &'static dyn DynGame,
    options: serde_json::Value,
    n_seats: usize,
) -> Result<StoredTable, ApiError> {
    let n_people = before.assignments.iter();
    let n_people = n_people.filter(|it| it.token().is_some()).count();
    if n_seats < n_people {
        return Err(ApiError::not_now(format!(
            "{n_people} people sit at this table, so it cannot have {n_seats} seats; remove \
             somebody first"
        )));
    }
    // Whether the rules accept these options for so many players.
    if MAX_SEATS < n_seats {
        let most = game.info().seats.end().to_owned();
        return Err(ApiError::wrong(format!(
            "a table has up to {most} seats, not {n_seats}"
        )));
    }
    game.start(&options, n_seats, &mut Seeded::new(0))?;
    let mut after = before.clone();
    if options == before.options && n_seats == before.assignments.len() {
        return Ok(after);
    }
    let rest = after.assignments.len().min(n_seats);
    let gone = after.assignments.split_off(rest);
    after.assignments.resize(n_seats, SeatAssignment::Free);
    for person in gone.into_iter().filter(|it| it.token().is_some()) {
        let mut seats = after.assignments.iter();
        let free = seats.position(|it| *it == SeatAssignment::Free);
        let bots = || after.assignments.iter().rposition(|it| it.bot().is_some());
        let seat = free
            .or_else(bots)
            .expect("there are as many seats as people");
        after.assignments[seat] = person;
    }
    after.options = options;
    after.terms += 1;
    Ok(after)
}

/// The table for those who sit there, however many seats were kept for others.
fn without_free_seats(
    before: &StoredTable,
    game: &'static dyn DynGame,
) -> Result<StoredTable, ApiError> {
    let mut after = before.clone();
    after.assignments.retain(|it| *it != SeatAssignment::Free);
    let n_seats = after.assignments.len();
    if n_seats == before.assignments.len() {
        return Ok(after);
    }
    let fewest = *game.info().seats.start();
    if n_seats < fewest {
        return Err(ApiError::not_now(format!(
            "{fewest} have to sit down for this game, and {n_seats} do; give seats to bots, or \
             wait for others"
        )));
    }
    // Whether the rules accept these options for so many players.
    game.start(&after.options, n_seats, &mut Seeded::new(0))?;
    name_bots(&mut after.assignments);
    after.terms += 1;
    Ok(after)
}

/// What proves the seat of the host.
fn host_token(table: &StoredTable) -> Option<TokenHash> {
    table.assignments.get(table.host?.index())?.token()
}

/// Bots are called by their seats, so that nobody can choose.
fn name_bots(assignments: &mut [SeatAssignment]) {
    for (index, assignment) in assignments.iter_mut().enumerate() {
        if let SeatAssignment::Bot { name, .. } = assignment {
            *name = bot_name(Seat::new(index));
        }
    }
}
