//! How it was won.

use scene::{Recap, Words};

use crate::{event::Event, lang};

pub(super) fn recap(events: &[Event], words: &Words<'_>) -> Recap {
    let mut how = String::new();
    for event in events {
        if let Event::Won { seat } = *event {
            how = lang::recap_won(words.lang, words.who(seat));
        }
    }
    Recap {
        how,
        rounds: Vec::new(),
    }
}
