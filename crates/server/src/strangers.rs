//! What strangers write beside the game, read as this server reads it: for
//! `crates/fuzzing`, which feeds them with what nobody has thought of.

use wire::{NewPasskey, PushTo, UsePasskey};

use crate::{notices, outside::Outside, players};

/// A site whose passkeys are looked at.
const HOST: &str = "games.example";

/// Whether a text is a new passkey that would be believed; its public key then.
pub fn new_passkey(text: &str) -> Option<String> {
    let new: NewPasskey = serde_json::from_str(text).ok()?;
    let is_believed = players::believes_new(&new, &[HOST.to_owned()]);
    is_believed.then_some(new.public_key)
}

/// Whether a text is what the passkey with that key has signed.
pub fn used_passkey(text: &str, public_key: &str) -> bool {
    let used = serde_json::from_str::<UsePasskey>(text);
    used.is_ok_and(|it| players::believes_used(&it, public_key, &[HOST.to_owned()]))
}

/// Where a device would be told, if a text says so.
pub fn subscription(text: &str) -> Option<String> {
    let wanted: PushTo = serde_json::from_str(text).ok()?;
    let read = notices::read(&Outside::new(true, Vec::new()), wanted).ok()?;
    Some(read.endpoint)
}

/// Whether a message may go to that address, as far as it can be told without
/// looking its name up.
pub fn is_outside(url: &str) -> bool {
    Outside::new(true, Vec::new()).read(url).is_ok()
}
