//! A game kept on the device is played in one tab at a time.
//!
//! The tabs of a device talk over a channel named after the game. Whoever is
//! about to go on with it asks first; whoever hears that another plays stops.

use std::time::Duration;

use erased::Listing;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{BroadcastChannel, MessageEvent};

use super::local;

/// How long another tab may take to answer.
const PATIENCE: Duration = Duration::from_millis(200);

const WHO_PLAYS: &str = "who plays?";
const I_PLAY: &str = "I play";
const NOW_I_PLAY: &str = "now I play";

/// Which tab plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The others have not answered yet.
    Asking,
    Ours,
    Elsewhere,
}

/// The place where a game of this device is played. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Desk {
    pub whose: RwSignal<Whose>,
    /// Nothing in browsers without channels: there every tab plays.
    channel: StoredValue<Option<BroadcastChannel>, LocalStorage>,
}

impl Desk {
    pub fn of(game: &dyn Listing) -> Desk {
        let channel = BroadcastChannel::new(&local::shelf(game)).ok();
        let desk = Desk {
            whose: RwSignal::new(Whose::Ours),
            channel: StoredValue::new_local(channel),
        };
        desk.listen();
        if local::is_saved(game) {
            desk.whose.set(Whose::Asking);
            desk.say(WHO_PLAYS);
            let nobody_else = move || {
                if desk.whose.try_get_untracked() == Some(Whose::Asking) {
                    desk.take();
                }
            };
            set_timeout(nobody_else, PATIENCE);
        }
        desk
    }

    /// From now on this tab plays.
    pub fn take(self) {
        self.say(NOW_I_PLAY);
        if self.whose.get_untracked() != Whose::Ours {
            self.whose.set(Whose::Ours);
        }
    }

    fn listen(self) {
        let hear = move |message: MessageEvent| {
            let Some(whose) = self.whose.try_get_untracked() else {
                return;
            };
            match (message.data().as_string().as_deref(), whose) {
                (Some(WHO_PLAYS), Whose::Ours) => self.say(I_PLAY),
                (Some(I_PLAY), Whose::Asking) | (Some(NOW_I_PLAY), _) => {
                    self.whose.set(Whose::Elsewhere);
                }
                (_, Whose::Asking | Whose::Ours | Whose::Elsewhere) => (),
            }
        };
        let hear = Closure::<dyn Fn(MessageEvent)>::new(hear).into_js_value();
        self.channel.with_value(|channel| {
            if let Some(channel) = channel {
                channel.set_onmessage(Some(hear.unchecked_ref()));
            }
        });
        on_cleanup(move || {
            if let Some(channel) = self.channel.try_update_value(Option::take).flatten() {
                channel.close();
            }
        });
    }

    fn say(self, words: &str) {
        self.channel.with_value(|channel| {
            if let Some(channel) = channel {
                // Fails only once the channel is closed, and nobody listens.
                let _ = channel.post_message(&words.into());
            }
        });
    }
}
