//! What is heard of a change, whether or not anything is seen to move.

use leptos::prelude::*;
use scene::{Kind, Manner, Travel};
use tabletop::Cue;

use super::{MOST, Motions};
use crate::{
    session::Session,
    sound::{self, Sound},
};

/// Rings what the newest change sounds like: one sound for what moves, and
/// whatever its events add.
pub fn ring(session: Session) {
    let cues = session.model.with_untracked(|it| {
        let it = it.as_ref();
        it.map_or_else(Vec::new, |it| it.events.cues())
    });
    let settings = session.settings;
    let is = |cue: Cue| cues.contains(&cue);
    if is(Cue::Bell) {
        sound::play(Sound::Bell, settings);
    }
    if is(Cue::Whistle) {
        sound::play(Sound::Whistle, settings);
    }
    let play = |motions: &Motions| match moving(motions) {
        Some((Sound::Card | Sound::Deal | Sound::Gulp, _)) | None if is(Cue::Squelch) => {
            sound::play(Sound::Squelch, settings);
        }
        Some((sound, n)) => sound::play_times(sound, n, settings),
        None => (),
    };
    let _ = session.motions.try_with_value(play);
}

/// What things on their way sound like, and how often.
fn moving(motions: &Motions) -> Option<(Sound, usize)> {
    let travels = &motions.travels;
    let moves = |it: &&Travel| match (&it.from, &it.to) {
        (Some(from), Some(to)) => from.zone != to.zone,
        _ => false,
    };
    let is = |wanted: Manner| travels.iter().any(|it| it.manner == wanted);
    let n_moving = travels.iter().filter(moves).count();
    let is_unseen = |it: &&Travel| it.kind == Kind::Unseen;
    let n_unseen = travels.iter().filter(moves).filter(is_unseen).count();
    if travels.iter().any(|it| motions.takes(it)) {
        Some((Sound::Ow, 1))
    } else if is(Manner::Dropped) {
        Some((Sound::Drop, 1))
    } else if 0 < n_unseen {
        // One for each that flies.
        Some((Sound::Gulp, n_unseen.min(MOST)))
    } else if 2 < n_moving {
        Some((Sound::Deal, 1))
    } else {
        (0 < n_moving).then_some((Sound::Card, 1))
    }
}
