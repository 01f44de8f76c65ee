//! What people want done whenever they are asked, whether they are there or not.

use tabletop::{Refusal, Seat, Turn};

use super::Driver;

impl Driver {
    /// What a seat wants from now on, in place of what it wanted before. Refuses
    /// what its game does not know. Taking a move back ends it, too.
    pub fn set_orders(&mut self, seat: Seat, wanted: &[String]) -> Result<(), Refusal> {
        let known: Vec<_> = { self.game.game().orders() }
            .iter()
            .map(|it| it.name)
            .collect();
        if let Some(unknown) = wanted.iter().find(|it| !known.contains(&it.as_str())) {
            let game = self.game.game().info().id;
            return Err(Refusal::Unreadable(format!(
                "unknown order {unknown:?}, {game} has {}",
                known.join(", ")
            )));
        }
        let orders: Vec<_> = { known.into_iter() }
            .filter(|it| wanted.iter().any(|wanted| wanted == it))
            .collect();
        if orders.is_empty() {
            self.orders.remove(&seat);
        } else {
            self.orders.insert(seat, orders);
        }
        Ok(())
    }

    pub fn orders(&self, seat: Seat) -> &[&'static str] {
        self.orders.get(&seat).map_or(&[], Vec::as_slice)
    }

    /// The move that the orders of a seat make for it now, if they make one.
    pub fn ordered(&self, seat: Seat) -> Option<String> {
        let is_theirs = self.is_of_a_person(seat) && !self.is_paused;
        let mut orders = self.orders(seat).iter().filter(|_| is_theirs);
        orders.find_map(|order| self.game.ordered(order, seat))
    }

    /// The first of those that are waited for who has given an order for that.
    pub(super) fn next_ordered(&self) -> Option<(Seat, String)> {
        let must = match self.game.turn() {
            Turn::Waiting { must, .. } => must,
            Turn::Over(_) => return None,
        };
        must.iter().find_map(|it| Some((it, self.ordered(it)?)))
    }
}
