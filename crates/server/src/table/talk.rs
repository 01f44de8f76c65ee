//! What is said at a table. It is in nobody's log and on no disk: it is gone
//! with the last who leaves.

use std::collections::{BTreeMap, VecDeque};

use tabletop::Seat;
use wire::{LONGEST_WORDS, Mood, ProblemKind, Said, ServerMessage, Utterance};

use super::{Connection, ConnectionId, Table};
use crate::{error::ApiError, plain_text, rate_limit::Bucket};

/// Who comes late hears the last of it.
const REMEMBERED: usize = 100;

#[derive(Debug, Default)]
pub(super) struct Talk {
    said: VecDeque<Said>,
    n_said: u32,
    /// How often each player may still say something, and make a face.
    words: BTreeMap<Seat, Bucket>,
    moods: BTreeMap<Seat, Bucket>,
    /// How often onlookers may.
    gallery: Bucket,
}

impl Table {
    /// Says something to everybody.
    pub(super) fn chat(&mut self, seat: Seat, text: &str) -> Result<(), ApiError> {
        let words = plain_text::clean(text).ok_or_else(|| {
            ApiError::wrong("what you say has no line breaks or other signs that cannot be seen")
        })?;
        let length = words.chars().count();
        if length == 0 || LONGEST_WORDS < length {
            return Err(ApiError::wrong(format!(
                "what you say has 1 to {LONGEST_WORDS} characters, this has {length}"
            )));
        }
        let bucket = self.talk.words.entry(seat).or_default();
        let asked = bucket.take(self.state.config.limits.words);
        asked.map_err(|_| {
            ApiError::not_now("you say much at once; let the others have a word, too")
                .about(ProblemKind::TooFast)
        })?;
        self.utter(Some(seat), Utterance::Words(words));
        Ok(())
    }

    /// Makes a face, at the table or from the gallery.
    pub(super) fn emote(
        &mut self,
        id: ConnectionId,
        seat: Option<Seat>,
        mood: Mood,
    ) -> Result<(), ApiError> {
        let limits = &self.state.config.limits;
        let taken = if let Some(seat) = seat {
            let bucket = self.talk.moods.entry(seat).or_default();
            bucket.take(limits.moods)
        } else {
            let mut connections = self.connections.iter_mut();
            let own = connections.find(|it| it.id == id);
            let own = own.map_or(Ok(()), |it| it.moods.take(limits.moods));
            own.and_then(|()| self.talk.gallery.take(limits.gallery))
        };
        taken.map_err(|_| {
            ApiError::not_now("one face at a time; hold it for three seconds")
                .about(ProblemKind::TooFast)
        })?;
        self.utter(seat, Utterance::Mood(mood));
        Ok(())
    }

    fn utter(&mut self, by: Option<Seat>, what: Utterance) {
        self.talk.n_said += 1;
        let said = Said {
            n: self.talk.n_said,
            by,
            what,
        };
        if REMEMBERED <= self.talk.said.len() {
            self.talk.said.pop_front();
        }
        self.talk.said.push_back(said.clone());
        self.tell(|_| true, |_, _| Some(ServerMessage::Said(said.clone())));
    }

    /// Tells somebody who has just come what was said, and how many look on.
    pub(super) fn tell_talk(&mut self, id: ConnectionId) {
        let is_it = |it: &Connection| it.id == id;
        if !self.talk.said.is_empty() {
            let said: Vec<Said> = self.talk.said.iter().cloned().collect();
            self.tell(is_it, |_, _| {
                Some(ServerMessage::Chat { said: said.clone() })
            });
        }
        let n = self.told_watching;
        if n != 0 {
            self.tell(is_it, |_, _| Some(ServerMessage::Watching { n }));
        }
    }

    pub(super) fn n_watching(&self) -> u32 {
        let watching = self
            .connections
            .iter()
            .filter(|it| it.reader.seat.is_none());
        watching.count() as u32
    }

    /// Tells everybody how many look on, if that has changed.
    pub(super) fn tell_watching(&mut self) {
        self.told_watching_at = None;
        let n = self.n_watching();
        if n != self.told_watching {
            self.told_watching = n;
            self.tell(|_| true, |_, _| Some(ServerMessage::Watching { n }));
        }
    }
}
