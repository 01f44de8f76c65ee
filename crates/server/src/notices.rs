//! Whose turn it is, told to those who do not look: to devices over the push
//! service of their browser, and to whom the host of a table has named.

mod encrypting;
mod signing;
mod subscribing;

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use serde_json::{Value as Json, json};
use store::{PlayerId, Subscription, Webhook};

pub(crate) use self::{
    signing::Vapid,
    subscribing::{read, routes},
};
use crate::{
    lobby::AppState,
    outside::{Delivery, Lost},
};

/// How long a push service keeps a message for a device that is off, in
/// seconds: as long as a move may take.
const KEPT_FOR: u32 = 3 * 24 * 60 * 60;

/// What devices of a player are told.
#[derive(Clone, Debug)]
pub(crate) struct TurnNotice {
    pub(crate) code: String,
    /// Its title.
    pub(crate) game: &'static str,
}

impl AppState {
    /// Tells all devices of a player that want it. Nobody waits for that.
    pub(crate) fn push(self: &Arc<Self>, player: PlayerId, notice: TurnNotice) {
        if !self.outside.is_on() {
            return;
        }
        let state = Arc::clone(self);
        tokio::spawn(async move {
            let told = match state.store.subscriptions(&player).await {
                Ok(told) => told,
                Err(error) => return tracing::warn!("nobody was told of a turn: {error}"),
            };
            if told.is_empty() {
                return;
            }
            match Vapid::of(&state).await {
                Ok(vapid) => {
                    for device in told {
                        push_to(&state, &vapid, device, &notice);
                    }
                }
                Err(error) => tracing::warn!("nobody was told of a turn: {error}"),
            }
        });
    }

    /// Tells whom the host has named.
    pub(crate) fn call_webhook(&self, webhook: &Webhook, body: &Json) {
        let Ok(to) = self.outside.read(&webhook.url) else {
            return;
        };
        let body = body.to_string().into_bytes();
        let mut headers = HeaderMap::new();
        headers.insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        );
        headers.insert("brainery-signature", signing::hmac(&webhook.secret, &body));
        let delivery = Delivery { to, headers, body };
        self.outside.send(delivery, |_| std::future::ready(()));
    }
}

/// Where a device is gone, nobody is told again.
fn push_to(state: &Arc<AppState>, vapid: &Vapid, device: Subscription, notice: &TurnNotice) {
    let Some(delivery) = delivery(state, vapid, &device, notice) else {
        tracing::info!("a device cannot be told of its turns");
        return;
    };
    let store = state.store.clone();
    state.outside.send(delivery, async move |came| {
        let is_gone = matches!(
            came,
            Err(Lost::Answered(StatusCode::NOT_FOUND | StatusCode::GONE))
        );
        if is_gone && let Err(error) = store.unsubscribe(&device.endpoint).await {
            tracing::warn!("a device that is gone is told again: {error}");
        }
    });
}

fn delivery(
    state: &AppState,
    vapid: &Vapid,
    device: &Subscription,
    notice: &TurnNotice,
) -> Option<Delivery> {
    let to = state.outside.read(&device.endpoint).ok()?;
    let text = json!({ "says": device.says, "game": notice.game, "code": notice.code });
    let body = encrypting::encrypt(&device.p256dh, &device.auth, text.to_string().as_bytes())?;
    let mut headers = HeaderMap::new();
    let authorization = vapid.authorization(&to.origin(), &state.config)?;
    headers.insert(header::AUTHORIZATION, authorization);
    headers.insert(
        header::CONTENT_ENCODING,
        HeaderValue::from_static("aes128gcm"),
    );
    headers.insert("ttl", HeaderValue::from(KEPT_FOR));
    headers.insert("urgency", HeaderValue::from_static("normal"));
    // What waits for a device that is off is replaced, not added to.
    headers.insert("topic", HeaderValue::from_str(&notice.code).ok()?);
    Some(Delivery { to, headers, body })
}
