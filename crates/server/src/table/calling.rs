//! Those who do not look hear whose turn it is. Everything here depends on the
//! turn and on who is connected, which everybody sees.

use std::time::Duration;

use serde_json::json;
use store::Webhook;
use tabletop::{Seat, SeatSet, Turn, sealed::hex};
use wire::{HookInfo, ServerMessage};

use super::{Connection, Table};
use crate::{
    error::ApiError,
    notices::TurnNotice,
    origin::is_site,
    random,
    rate_limit::{Allowance, Bucket},
};

/// How often a table may call its webhook.
const CALLS: Allowance = Allowance {
    at_once: 20,
    one_more_after: Duration::from_secs(5),
};

/// Who has heard that it is their turn.
#[derive(Debug, Default)]
pub(super) struct Calls {
    /// Players who were away and were told, and have not come since.
    told: SeatSet,
    /// Whose turn it was when the webhook was last called.
    hooked: SeatSet,
    allowance: Bucket,
}

impl Table {
    /// The table was read back: whoever is asked was told when it was so.
    pub(super) fn remember_calls(&mut self) {
        let asked = self.asked();
        self.calls.told = asked;
        self.calls.hooked = asked;
    }

    /// Whoever comes can be told again later.
    pub(super) fn came(&mut self, seat: Seat) {
        self.calls.told = self.calls.told.without(seat);
    }

    /// Something has changed: whoever is asked now and does not look is told.
    pub(super) fn call_absent(&mut self) {
        let (asked, here) = (self.asked(), self.here());
        // Nor need anybody come for whom an order answers.
        let is_ordered = |seat: Seat| {
            let driver = self.driver.as_ref();
            driver.is_some_and(|it| it.ordered(seat).is_some())
        };
        let absent = asked
            .iter()
            .filter(|it| !here.contains(*it) && !is_ordered(*it));
        let new: Vec<_> = absent.filter(|it| !self.calls.told.contains(*it)).collect();
        for seat in new {
            self.calls.told = self.calls.told.with(seat);
            if let Some(player) = self.stored.assignments[seat.index()].player() {
                let notice = TurnNotice {
                    code: self.stored.code.clone(),
                    game: self.game.info().title,
                };
                self.state.push(player.id.clone(), notice);
            }
        }
        self.call_webhook(asked);
    }

    /// People whom the game waits for and nobody plays for.
    fn asked(&self) -> SeatSet {
        let Some(driver) = &self.driver else {
            return SeatSet::EMPTY;
        };
        let left = driver.left();
        let people = self.seats().filter(|(_, it)| it.token().is_some());
        let people = people
            .map(|(seat, _)| seat)
            .filter(|it| !left.contains(*it));
        let must = driver.game().turn().must();
        people.filter(|it| must.contains(*it)).collect()
    }

    fn call_webhook(&mut self, asked: SeatSet) {
        let (Some(webhook), Some(driver)) = (&self.stored.webhook, &self.driver) else {
            return;
        };
        let is_over = matches!(driver.game().turn(), Turn::Over(_));
        let is_news = !asked.is_empty() && asked != self.calls.hooked || is_over;
        self.calls.hooked = asked;
        if !is_news || self.calls.allowance.take(CALLS).is_err() {
            return;
        }
        let name = |seat: Seat| self.stored.assignments[seat.index()].name();
        let turn: Vec<_> = asked
            .iter()
            .map(|seat| json!({ "seat": seat.to_string(), "name": name(seat) }))
            .collect();
        let Webhook { site, .. } = webhook;
        let code = &self.stored.code;
        let body = json!({
            "type": if is_over { "over" } else { "turn" },
            "game": self.stored.game,
            "code": code,
            "turn": turn,
            "link": format!("{site}/table/{code}"),
        });
        self.state.call_webhook(webhook, &body);
    }

    /// The host says who else is told whose turn it is. Everybody sees that
    /// somebody is, and only the host whom.
    pub(super) async fn set_webhook(
        &mut self,
        seat: Seat,
        wanted: Option<(String, String)>,
    ) -> Result<(), ApiError> {
        self.is_host(seat)?;
        let webhook = match wanted {
            None => None,
            Some((url, site)) => {
                if !self.state.outside.is_on() {
                    return Err(ApiError::not_now(
                        "whoever runs this server lets it tell nothing to the outside",
                    ));
                }
                self.state.outside.read(&url).map_err(ApiError::wrong)?;
                if !is_site(&site, &self.state.config.hosts) {
                    let error = "`site` is how you reach this server: https://its.name";
                    return Err(ApiError::wrong(error));
                }
                let secret = hex(&random::secret());
                Some(Webhook { url, site, secret })
            }
        };
        let code = &self.stored.code;
        self.state.store.set_webhook(code, webhook.as_ref()).await?;
        self.stored.webhook = webhook;
        self.tell_table();
        self.tell_webhook(|_| true);
        // Whose turn it is already is told at once.
        self.calls.hooked = SeatSet::EMPTY;
        self.call_webhook(self.asked());
        Ok(())
    }

    /// The host sees what they have set.
    pub(super) fn tell_webhook(&mut self, to: impl Fn(&Connection) -> bool) {
        let Some(host) = self.stored.host else { return };
        let Some(Webhook { url, secret, .. }) = self.stored.webhook.clone() else {
            return;
        };
        let info = HookInfo { url, secret };
        self.tell(
            |it| it.reader.seat == Some(host) && to(it),
            |_, _| Some(ServerMessage::Webhook(info.clone())),
        );
    }
}
