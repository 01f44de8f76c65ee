//! Keys that move through a replay.

use leptos::{ev, prelude::*};
use web_sys::KeyboardEvent;

use super::eyes;
use crate::{
    session::replay::Replay,
    shell::keys::{is_on_a_control, is_typing},
};

pub fn listen(replay: Replay) {
    let pressed = move |press: KeyboardEvent| {
        if press.ctrl_key() || press.alt_key() || press.meta_key() || is_typing(&press) {
            return;
        }
        if go(replay, &press) {
            // The page must not scroll along.
            press.prevent_default();
        }
    };
    let listener = window_event_listener(ev::keydown, pressed);
    on_cleanup(move || listener.remove());
}

/// Says whether the key meant anything.
fn go(replay: Replay, press: &KeyboardEvent) -> bool {
    match press.key().as_str() {
        "ArrowRight" => {
            replay.pause();
            replay.forward();
        }
        "ArrowLeft" => replay.back(),
        "Home" => replay.jump(0),
        "End" => replay.jump(replay.n_moves()),
        "PageUp" => replay.jump_part(false),
        "PageDown" => replay.jump_part(true),
        // A button that has the keyboard is pressed by this key.
        " " if is_on_a_control(press) => return false,
        " " if press.repeat() => (),
        " " => replay.toggle(),
        "e" | "E" => replay.look(eyes::next(replay)),
        "m" | "M" => {
            let marks = replay.marks.get_untracked();
            let now = replay.at.get_untracked();
            let next = marks.iter().find(|n| now < **n).or(marks.first());
            let Some(n) = next else { return false };
            replay.jump(*n);
        }
        digit => {
            let part = digit.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
            let parts = replay.playback().parts();
            let Some(n) = part.and_then(|part| parts.get(part)) else {
                return false;
            };
            replay.jump(*n);
        }
    }
    true
}
