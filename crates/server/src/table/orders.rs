//! Standing orders: what is done for a player whenever the game asks. Only they
//! know of them; what is done are moves like any others.

use tabletop::Seat;
use wire::ServerMessage;

use super::{Connection, Table};
use crate::error::ApiError;

impl Table {
    /// Noted first, carried out afterwards.
    pub(super) async fn order(&mut self, seat: Seat, wanted: &[String]) -> Result<(), ApiError> {
        self.started()?;
        let code = self.stored.code.clone();
        let Some(driver) = &mut self.driver else {
            return Ok(());
        };
        let before = driver.orders(seat).to_vec();
        driver.set_orders(seat, wanted)?;
        let now = driver.orders(seat).to_vec();
        if now != before
            && let Err(error) = self.state.store.set_orders(&code, seat, &now).await
        {
            let before: Vec<_> = before.into_iter().map(str::to_owned).collect();
            driver.set_orders(seat, &before)?;
            return Err(error.into());
        }
        let acts = driver.ordered(seat).is_some();
        self.tell_orders(seat, |_| true);
        // A bot that thinks for somebody else is left to it.
        if acts || self.thinker.is_none() || self.is_thinking_for(seat) {
            self.wake_bot();
        }
        Ok(())
    }

    /// Whoever takes a move back does not want it made again.
    pub(super) async fn end_orders(&mut self, seat: Seat) -> Result<(), ApiError> {
        let orders = self.driver.as_ref().map(|it| it.orders(seat));
        if orders.is_some_and(|it| !it.is_empty()) {
            self.order(seat, &[]).await?;
        }
        Ok(())
    }

    /// The table was read back.
    pub(super) async fn remember_orders(&mut self) -> Result<(), ApiError> {
        let Some(driver) = &mut self.driver else {
            return Ok(());
        };
        for (seat, orders) in self.state.store.orders(&self.stored.code).await? {
            // Of another release of the game: its player is asked again.
            if let Err(unknown) = driver.set_orders(seat, &orders) {
                tracing::warn!("table {}: {unknown}", self.stored.code);
            }
        }
        Ok(())
    }

    /// Whoever comes sees what they have ordered, if it is anything.
    pub(super) fn greet_with_orders(&mut self, seat: Seat, to: impl Fn(&Connection) -> bool) {
        let orders = self.driver.as_ref().map(|it| it.orders(seat));
        if orders.is_some_and(|it| !it.is_empty()) {
            self.tell_orders(seat, to);
        }
    }

    /// The player sees what they have ordered, on every page of theirs.
    pub(super) fn tell_orders(&mut self, seat: Seat, to: impl Fn(&Connection) -> bool) {
        let Some(driver) = &self.driver else { return };
        let orders = driver.orders(seat).iter();
        let orders: Vec<_> = orders.map(|it| (*it).to_owned()).collect();
        self.tell(
            |it| it.reader.seat == Some(seat) && to(it),
            |_, _| {
                let orders = orders.clone();
                Some(ServerMessage::Orders { orders })
            },
        );
    }
}
