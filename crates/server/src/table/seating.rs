//! Taking a seat, and giving the free ones to bots.

use driver::Driver;
use store::{SeatAssignment, StoreError, StoredTable, TokenHash};
use tabletop::Seat;
use wire::{Join, ProblemKind, Seated, TableInfo};

use super::{Table, lobby::Begin};
use crate::{
    error::ApiError,
    names::{bot_name, read_face, read_name, read_salt},
    open_table::{info, seal, start_if_full},
    random,
};

impl Table {
    pub(super) fn info(&self) -> TableInfo {
        let mut info = info(&self.stored);
        info.turn = self.driver.as_ref().map(|it| it.game().turn());
        info.ballot = self.ballot();
        info.is_paused = self.driver.as_ref().is_some_and(Driver::is_paused);
        if let Some(clock) = self.clock() {
            info.clock = Some(clock);
        }
        info.next = self.next.as_ref().map(|it| it.code().to_owned());
        let here = self.here();
        for (index, it) in info.seats.iter_mut().enumerate() {
            let seat = Seat::new(index);
            it.is_here |= here.contains(seat);
            it.stand_in_ms = self.stand_in_ms(seat);
        }
        info
    }

    pub(super) async fn join(
        &mut self,
        join: Join,
        key: Option<TokenHash>,
    ) -> Result<Seated, ApiError> {
        if join.commitment != seal(&self.stored).commitment() {
            return Err(ApiError::not_now(format!(
                "that is not the seal of table {}; ask for the table, and give a salt for the \
                 commitment it shows",
                self.stored.code
            )));
        }
        self.is_unlocked()?;
        let name = read_name(&join.name, &self.stored.assignments)?;
        let salt = read_salt(join.salt)?;
        let face = read_face(join.face)?;
        let free = |(_, it): &(Seat, &SeatAssignment)| **it == SeatAssignment::Free;
        let first = self.seats().find(free).map(|(seat, _)| seat);
        let first = first.ok_or_else(|| {
            ApiError::not_now(format!(
                "every seat of table {} is taken; you can look on, or open a table of your own",
                self.stored.code
            ))
            .about(ProblemKind::Full)
        })?;
        let seat = join.seat.map_or(Ok(first), |seat| self.free_seat(seat))?;
        let player = self.state.sitter(key).await?;
        let token = random::token();
        let person = SeatAssignment::Person {
            name,
            salt,
            token: TokenHash::of(&token),
            face,
            terms: join.terms.unwrap_or(self.stored.terms),
            player,
        };
        self.seat(vec![(seat, person)]).await?;
        Ok(Seated {
            code: self.stored.code.clone(),
            seat,
            token,
        })
    }

    /// Gives every free seat to a bot of the usual level. Nobody is kept
    /// waiting by a host who has left.
    pub(super) async fn fill(&mut self, seat: Seat) -> Result<(), ApiError> {
        if self.driver.is_some() {
            return Err(ApiError::not_now(
                "the game has started, there are no free seats to fill",
            ));
        }
        if self.host_is_here() {
            self.is_host(seat)?;
        }
        let free = self
            .seats()
            .filter(|(_, assignment)| **assignment == SeatAssignment::Free);
        let sitters = free
            .map(|(seat, _)| {
                let bot = SeatAssignment::Bot {
                    bot: erased::USUAL.name.to_owned(),
                    name: bot_name(seat),
                };
                (seat, bot)
            })
            .collect();
        self.seat(sitters).await
    }

    /// Seats people or bots, and starts the game with the last of them, or as
    /// soon as everybody has agreed to its terms.
    pub(super) async fn seat(
        &mut self,
        sitters: Vec<(Seat, SeatAssignment)>,
    ) -> Result<(), ApiError> {
        let mut seated = StoredTable::clone(&self.stored);
        for (seat, assignment) in &sitters {
            seated.assignments[seat.index()] = assignment.clone();
            if let SeatAssignment::Person { .. } = assignment {
                seated.host.get_or_insert(*seat);
            }
        }
        let driver = start_if_full(&seated, self.game, &self.state.config)?;
        seated.setup = driver
            .as_ref()
            .map(|it: &Driver| it.game().setup().to_vec());
        let written = self
            .state
            .store
            .seat(
                &seated.code,
                &sitters,
                seated.setup.as_deref(),
                self.fence(),
            )
            .await;
        self.is_overtaken |= matches!(written, Err(StoreError::SeatTaken { .. }));
        written?;
        let is_full = seated.assignments.iter().all(|it| it.name().is_some());
        self.begin = if is_full { Begin::Now } else { Begin::Later };
        self.stored = seated;
        self.driver = driver;
        self.start_clock().await;
        self.note_who_is_here();
        self.tell_table();
        self.tell_state();
        self.call_absent();
        self.wake_bot();
        Ok(())
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = (Seat, &SeatAssignment)> {
        let assignments = self.stored.assignments.iter().enumerate();
        assignments.map(|(index, assignment)| (Seat::new(index), assignment))
    }
}
