//! Another game of the same people: a table of its own, with a seal of its own.
//!
//! Everybody sits where they sat. Their devices are shown the new seal before
//! each gives a salt for it, over the connection that proves who they are, so
//! that nobody has to find the table and nobody else can take their seat.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use store::{SeatAssignment, TokenHash, Webhook};
use tabletop::{Seat, SeatSet};
use wire::{NewTable, NextSeat, SeatKind, ServerMessage, TableInfo};

use super::{Command, Connection, Table, clock::pace};
use crate::{
    error::ApiError,
    lobby::Lobby,
    names::{bot_name, read_salt},
    random,
};

/// How long somebody who agreed may take to come along; then a bot plays.
const COME_WITHIN: Duration = Duration::from_secs(10);

/// The table at which people play on.
#[derive(Debug)]
pub(super) struct NextTable {
    info: TableInfo,
    /// Whose seats are kept for them.
    awaited: SeatSet,
    seated: BTreeMap<Seat, NextSeat>,
    /// When what is still free goes to bots, by the clock on the wall.
    until: Option<Duration>,
}

/// Somebody who comes from the last table.
#[derive(Clone, Debug)]
pub(crate) struct ReturningPlayer {
    seat: Seat,
    person: SeatAssignment,
    /// Whoever was the host stays it, …
    is_host: bool,
    /// … and whom they have told is told on.
    webhook: Option<Webhook>,
}

impl NextTable {
    pub(super) fn code(&self) -> &str {
        &self.info.code
    }
}

impl Table {
    /// Opens the next table with a seat for everybody who agreed, and shows
    /// them its seal. Bots and everybody else's seats are bots'.
    pub(super) async fn open_next(&mut self, yes: SeatSet) -> Result<(), ApiError> {
        let kind = |(seat, assignment): (Seat, &SeatAssignment)| match assignment.bot() {
            Some(bot) => SeatKind::Bot(bot.to_owned()),
            None if yes.contains(seat) => SeatKind::Person,
            None => SeatKind::Bot(erased::USUAL.name.to_owned()),
        };
        let wanted = NewTable {
            game: self.stored.game.clone(),
            options: self.stored.options.clone(),
            seats: self.seats().map(kind).collect(),
            clock: pace(&self.stored),
        };
        let mut info = self.lobby().open_table(wanted).await?;
        // Its code is no secret, and its seats are kept.
        self.state.store.lock(&info.code, true).await?;
        info.is_locked = true;
        if self.lease.is_some() {
            // Opened here before anybody can come to it elsewhere.
            self.lobby().ask(&info.code, Command::Info).await?;
        }
        self.next = Some(NextTable {
            info,
            awaited: yes,
            seated: BTreeMap::new(),
            until: Some(self.now() + COME_WITHIN),
        });
        self.offer_next(|_| true);
        Ok(())
    }

    /// Shows the next table to those who agreed and have no seat at it yet.
    pub(super) fn offer_next(&mut self, to: impl Fn(&Connection) -> bool) {
        let Some(next) = &self.next else { return };
        let (info, seated) = (next.info.clone(), next.seated.clone());
        let awaited = next.awaited;
        let is_awaited = |connection: &Connection| {
            let seat = connection.reader.seat;
            seat.is_some_and(|seat| awaited.contains(seat)) && to(connection)
        };
        self.tell(is_awaited, |_, reader| {
            let taken = reader.seat.and_then(|seat| seated.get(&seat));
            Some(match taken {
                Some(taken) => ServerMessage::Seated(taken.clone()),
                None => ServerMessage::Rematch(info.clone()),
            })
        });
    }

    /// Takes the seat that was kept. A player with several pages comes once: all
    /// of them hear of the seat, and of the salt that was taken.
    pub(super) async fn come_along(
        &mut self,
        seat: Seat,
        commitment: &str,
        salt: String,
    ) -> Result<(), ApiError> {
        let next = self.next.as_ref().filter(|it| it.awaited.contains(seat));
        let Some(next) = next else {
            return Err(ApiError::not_now(
                "no seat is kept for you at another table; ask for a rematch when the game is over",
            ));
        };
        let NextTable { info, seated, .. } = next;
        if commitment != info.commitment {
            return Err(ApiError::not_now(format!(
                "that is not the seal of table {}; `rematch` has shown it",
                info.code
            )));
        }
        if seated.contains_key(&seat) {
            self.offer_next(|it| it.reader.seat == Some(seat));
            return Ok(());
        }
        let token = random::token();
        let taken = NextSeat {
            code: info.code.clone(),
            seat,
            token: token.clone(),
            salt: read_salt(salt)?,
        };
        let assignment = &self.stored.assignments[seat.index()];
        let person = SeatAssignment::Person {
            name: assignment.name().unwrap_or_default().to_owned(),
            salt: taken.salt.clone(),
            token: TokenHash::of(&token),
            face: assignment.face().map(<[u8]>::to_vec),
            terms: info.terms,
            player: assignment.player().cloned(),
        };
        let is_host = self.stored.host == Some(seat);
        let returning = ReturningPlayer {
            seat,
            person,
            is_host,
            webhook: self.stored.webhook.clone().filter(|_| is_host),
        };
        let sit = |answer| Command::SeatAgain(Box::new(returning.clone()), answer);
        self.lobby().ask(&taken.code, sit).await?;
        if let Some(next) = &mut self.next {
            next.seated.insert(seat, taken);
            if next.awaited.len() == next.seated.len() {
                next.until = None;
            }
        }
        self.offer_next(|it| it.reader.seat == Some(seat));
        Ok(())
    }

    /// Somebody who agreed has not come: a bot takes the seat, and the game
    /// begins.
    pub(super) async fn begin_next(&mut self) {
        let Some(next) = &mut self.next else { return };
        next.until = None;
        let code = next.info.code.clone();
        // Whoever has come can still give the seat to a bot, or to somebody.
        if let Err(refused) = self.lobby().ask(&code, Command::SeatBots).await {
            tracing::error!("table {code} has not begun: {}", refused.problem.error);
        }
    }

    pub(super) fn next_begins_at(&self) -> Option<Duration> {
        self.next.as_ref()?.until
    }

    /// Gives a seat that was kept to whom it was kept for.
    pub(super) async fn seat_again(&mut self, returning: ReturningPlayer) -> Result<(), ApiError> {
        let ReturningPlayer {
            seat,
            person,
            is_host,
            webhook,
        } = returning;
        let assignment = self.stored.assignments.get(seat.index());
        if assignment != Some(&SeatAssignment::Free) {
            return Err(ApiError::not_now(
                "you came too late, a bot has taken your seat; you can watch",
            ));
        }
        if is_host {
            let store = &self.state.store;
            let code = &self.stored.code;
            store.go_on_hosting(code, seat, webhook.as_ref()).await?;
            self.stored.host = Some(seat);
            self.stored.webhook = webhook;
        }
        self.seat(vec![(seat, person)]).await
    }

    /// Gives every seat that is still free to a bot, if somebody waits.
    pub(super) async fn seat_bots(&mut self) -> Result<(), ApiError> {
        if self.driver.is_some() || self.people().is_empty() {
            return Ok(());
        }
        let free = self.seats().filter(|(_, it)| **it == SeatAssignment::Free);
        let bot = |(seat, _)| {
            let bot = SeatAssignment::Bot {
                bot: erased::USUAL.name.to_owned(),
                name: bot_name(seat),
            };
            (seat, bot)
        };
        let bots = free.map(bot).collect();
        self.seat(bots).await
    }

    fn lobby(&self) -> Lobby {
        Lobby::of(Arc::clone(&self.state))
    }
}
