//! Before a bot does something it says what: a short beat of its own, which is
//! the first to go where time is short.

use std::time::Duration;

use driver::Patience;
use leptos::prelude::*;
use scene::{About, Line, Words};
use tabletop::{Beat, Seat};

use super::{
    Session,
    stage::{Ready, Stage},
};

/// How long its words stand alone, and how long at least: less cannot be read.
const WORDS_MS: u32 = 600;
const LEAST_MS: u32 = 300;
/// What a bot has for its words and its move together: 2.6 seconds, without the
/// longest thought.
const WHOLE_MS: u32 = 1700;

impl Session {
    /// Who announces what is about to be shown, in which words and for how long.
    pub(super) fn announcement(&self, ready: &Ready) -> Option<(Duration, (Seat, String))> {
        let speed = self.settings.speed.get_untracked();
        let left = speed.words(WHOLE_MS).saturating_sub(ready.motion);
        let length = speed.words(WORDS_MS).min(left);
        if length < speed.words(LEAST_MS) || length.is_zero() || self.is_held.get_untracked() {
            return None;
        }
        // Thoughts are given up when the patience is at its end, words sooner.
        let is_late = Patience::WHOLE / 2 < self.others_took() + length && !ready.touches_me;
        let has_more = self.stage.with_value(|stage: &Stage| 0 < stage.n_waiting());
        // Nobody waits for words to make a move of their own.
        let is_asked = untrack(|| self.must_act() || self.is_replay());
        let is_news = ready.model.since.is_some() && !ready.is_joined;
        if is_late || has_more || is_asked || !is_news {
            return None;
        }
        let words = untrack(|| self.words_of(ready))?;
        Some((length, words))
    }

    /// The first thing that is told, if a bot did it. What dice show is not said
    /// before they lie still, and who throws them is told while they fly.
    fn words_of(&self, Ready { model, .. }: &Ready) -> Option<(Seat, String)> {
        let beats = model.events.beats();
        let first = beats.iter().position(|it| *it != Beat::None)?;
        if beats[first].has_dice() {
            return None;
        }
        let names = self.names();
        let words = Words {
            lang: self.lang(),
            me: model.seat,
            names: &names,
            remarks: &model.remarks,
        };
        let Line { about, words, .. } = model.events.lines(&words).into_iter().nth(first)?;
        let About::Player(seat) = about else {
            return None;
        };
        let is_theirs = Some(seat) != model.seat && self.is_bot(seat);
        is_theirs.then(|| (seat, without_name(&words, names.get(seat.index()))))
    }
}

/// `Bids 22.` for `Gravel bids 22.`: one sees who speaks.
fn without_name(words: &str, name: Option<&String>) -> String {
    let rest = name.and_then(|name| words.strip_prefix(name.as_str())?.strip_prefix(' '));
    let mut letters = rest.unwrap_or(words).chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_speaks_does_not_say_their_name() {
        let gravel = "Gravel".to_owned();
        let said = |words| without_name(words, Some(&gravel));
        assert_eq!(said("Gravel bids 22."), "Bids 22.");
        assert_eq!(said("Gravel écarte 2 cartes."), "Écarte 2 cartes.");
        assert_eq!(said("Gravel’s brain drops."), "Gravel’s brain drops.");
        assert_eq!(said("The Brain drops."), "The Brain drops.");
    }
}
