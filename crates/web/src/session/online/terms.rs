//! Before the game: what the host changes, every device agrees to with a new
//! salt.

use leptos::prelude::*;
use wire::{ClientMessage, TableInfo, Wish};

use super::{Online, Outbox};
use crate::{browser, session::seat};

impl Online {
    /// Notes who sits at the table, and agrees to what its host has changed.
    pub(super) fn meet(self, table: &TableInfo) {
        let mut wish = None;
        self.note(|kept| {
            // Another page of this device may have asked for another seat.
            if let Some(stored) = seat::kept(&table.code).filter(|_| self.has_seat)
                && !kept.has_begun()
            {
                *kept = stored;
            }
            kept.meet(table);
            if self.has_seat && !kept.has_secret() {
                *kept = kept.clone().with_secret(browser::random_bytes());
            }
            wish = kept.agree(table);
        });
        if let Some(wish) = wish {
            // Fails only after the page has been left.
            let answer = |outbox: &Outbox| outbox.unbounded_send(ClientMessage::Lobby { wish });
            let _ = self.outbox.try_with_value(answer);
        }
    }

    /// Says what is wanted before the game.
    pub(super) fn wish(self, wish: Wish) -> ClientMessage {
        if let Wish::Take { seat } = wish {
            self.note(|kept| kept.wants(seat));
        }
        ClientMessage::Lobby { wish }
    }
}
