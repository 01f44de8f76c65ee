//! From one table to the next, and back from a move.

use leptos::prelude::*;
use wire::{ClientMessage, NextSeat, TableInfo};

use super::{super::seat, Online};

impl Online {
    /// Whoever agrees to go back is not surprised when it happens.
    pub(super) fn note_consent(self, message: &ClientMessage) {
        let asked = self.session.company.ballot.get_untracked();
        let to = asked.and_then(|it| it.to);
        if let (ClientMessage::Vote { yes: true, .. }, Some(to)) = (message, to) {
            self.note(|kept| kept.agree_to_go_back(to));
        }
    }

    /// Gives a salt for the next table, now that its seal was shown.
    pub(super) fn come_along(self, shown: TableInfo) {
        // What was played is what was agreed on, whatever the server says.
        let (game, options) = self
            .table
            .with_untracked(|it| (it.game.clone(), it.options.clone()));
        let next = TableInfo {
            game,
            options,
            ..shown
        };
        let salt = seat::new_salt();
        self.session.company.say(ClientMessage::Again {
            commitment: next.commitment.clone(),
            salt: salt.clone(),
        });
        self.coming.set_value(Some((next, salt)));
    }

    /// Keeps the seat at the next table, and goes there.
    pub(super) fn go_on(self, seated: &NextSeat) {
        if let Some((next, salt)) = self.coming.get_value() {
            let name = untrack(|| self.session.name(seated.seat));
            seat::keep_next(&next, seated, (name, salt));
            let path = format!("/table/{}", seated.code);
            self.session.company.goes_to.set(Some(path));
        }
    }
}
