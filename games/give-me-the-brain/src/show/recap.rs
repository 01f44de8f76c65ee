//! How it was won.

use scene::{Recap, Words};

use super::how_words;
use crate::{event::Event, lang};

pub(super) fn recap(events: &[Event], words: &Words<'_>) -> Recap {
    let lang = words.lang;
    let mut how = String::new();
    for event in events {
        if let Event::Won(win) = event {
            let player = words.who(win.seat);
            let by = how_words(win.how, lang);
            how = lang::AskOver { player, how: by }.say(lang);
        }
    }
    Recap {
        how,
        rounds: Vec::new(),
    }
}
