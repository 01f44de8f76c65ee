//! Taking a seat, and giving the free ones to bots.

use record::Running;
use store::{Chair, StoreError, Stored, TokenHash};
use tabletop::Seat;
use wire::{Join, Seated, TableInfo};

use super::Table;
use crate::{
    luck,
    names::{bot_name, read_name, read_salt},
    opening::{info, seal, start_if_full},
    refused::Refused,
};

impl Table {
    pub(super) fn info(&self) -> TableInfo {
        let mut info = info(&self.stored);
        let here = self.here();
        for (index, it) in info.seats.iter_mut().enumerate() {
            let seat = Seat::new(index);
            it.is_here |= here.contains(seat);
            it.stand_in_ms = self.stand_in_ms(seat);
        }
        info
    }

    pub(super) async fn join(&mut self, join: Join) -> Result<Seated, Refused> {
        if join.commitment != seal(&self.stored).commitment() {
            return Err(Refused::not_now(format!(
                "that is not the seal of table {}; ask for the table, and give a salt for the \
                 commitment it shows",
                self.stored.code
            )));
        }
        let name = read_name(&join.name, &self.stored.chairs)?;
        let salt = read_salt(join.salt)?;
        let (seat, _) = self
            .seats()
            .find(|(_, chair)| **chair == Chair::Free)
            .ok_or_else(|| {
                Refused::not_now(format!(
                    "every seat of table {} is taken; you can look on, or open a table of your own",
                    self.stored.code
                ))
            })?;
        let token = luck::token();
        let person = Chair::Person {
            name,
            salt,
            token: TokenHash::of(&token),
        };
        self.seat(vec![(seat, person)]).await?;
        Ok(Seated {
            code: self.stored.code.clone(),
            seat,
            token,
        })
    }

    /// Gives every free seat to a bot of the usual level.
    pub(super) async fn fill(&mut self) -> Result<(), Refused> {
        if self.running.is_some() {
            return Err(Refused::not_now(
                "the game has started, there are no free seats to fill",
            ));
        }
        let free = self.seats().filter(|(_, chair)| **chair == Chair::Free);
        let sitters = free
            .map(|(seat, _)| {
                let bot = Chair::Bot {
                    bot: erased::USUAL.name.to_owned(),
                    name: bot_name(seat),
                };
                (seat, bot)
            })
            .collect();
        self.seat(sitters).await
    }

    /// Seats people or bots, and starts the game with the last of them.
    async fn seat(&mut self, sitters: Vec<(Seat, Chair)>) -> Result<(), Refused> {
        let mut seated = Stored::clone(&self.stored);
        for (seat, chair) in &sitters {
            seated.chairs[seat.index()] = chair.clone();
        }
        let running = start_if_full(&seated, self.game)?;
        seated.setup = running.as_ref().map(|it: &Running| it.record().setup);
        let written = self
            .house
            .store
            .seat(&seated.code, &sitters, seated.setup.as_deref())
            .await;
        self.is_overtaken |= matches!(written, Err(StoreError::SeatTaken { .. }));
        written?;
        self.stored = seated;
        self.running = running;
        self.tell_table();
        self.tell_state(0);
        self.wake_bot();
        Ok(())
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        let chairs = self.stored.chairs.iter().enumerate();
        chairs.map(|(index, chair)| (Seat::new(index), chair))
    }
}
