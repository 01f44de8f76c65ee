//! Keys that work anywhere on the table.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::{Tab, controls::Controls, help, live::Repeat};
use crate::session::Session;

pub fn listen(
    session: Session,
    controls: Signal<Controls>,
    tab: RwSignal<Option<Tab>>,
    repeat: Repeat,
) {
    let pressed = move |press: KeyboardEvent| {
        // A key held down is pressed once; held longer, the blank is in a hurry.
        let is_held = press.repeat() && press.key() == " ";
        if is_held && !is_typing(&press) && !is_on_a_control(&press) {
            press.prevent_default();
            session.hold();
        }
        if press.repeat()
            || press.ctrl_key()
            || press.alt_key()
            || press.meta_key()
            || is_typing(&press)
        {
            return;
        }
        // A replay has its own meaning for keys that do something.
        let acts = |key: &str| matches!(key, " " | "Enter") || key.parse::<u8>().is_ok();
        if untrack(|| session.is_replay()) && acts(&press.key()) {
            return;
        }
        let now = controls.get_untracked();
        match press.key().as_str() {
            digit @ ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9") => {
                let index = digit.parse::<usize>().expect("a digit") - 1;
                if let Some(choice) = now.choices.get(index) {
                    choice.run();
                }
            }
            "Enter" if !is_on_a_control(&press) => {
                // Or the same key would press a button of the dialog it opens.
                press.prevent_default();
                if let Some(act) = now.primary {
                    act.press(session);
                }
            }
            // One thing at a time: an open drawer is closed, no more.
            "Escape" if tab.get_untracked().is_some() => tab.set(None),
            "Escape" => {
                session.skip();
                session.refusal.set(None);
                session.lamp.put_out();
                if let Some(cancel) = now.cancel {
                    cancel.run(());
                }
            }
            "u" | "U" if untrack(|| session.may_undo()) && session.is_meant() => session.undo(),
            "h" | "H" => session.press_lamp(),
            "p" | "P" => repeat.prompt.update(|n| *n += 1),
            "l" | "L" => repeat.last.update(|n| *n += 1),
            "r" | "R" => tab.update(|tab| {
                *tab = (*tab != Some(Tab::Rules)).then_some(Tab::Rules);
            }),
            " " if session.is_busy() && !is_on_a_control(&press) => {
                press.prevent_default();
                session.skip();
            }
            "?" => help::open(),
            _ => (),
        }
    };
    let listeners = [
        window_event_listener(ev::keydown, pressed),
        window_event_listener(ev::keyup, move |_| session.let_go()),
        window_event_listener(ev::blur, move |_| session.let_go()),
    ];
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
}

fn target(press: &KeyboardEvent) -> Option<Element> {
    press.target()?.dyn_into().ok()
}

/// Letters typed into a field are letters, and a dialog has keys of its own.
pub(crate) fn is_typing(press: &KeyboardEvent) -> bool {
    let inside = "input, textarea, select, dialog[open]";
    target(press).is_some_and(|it| it.closest(inside).is_ok_and(|it| it.is_some()))
}

/// Enter on a button or link presses that one.
pub(crate) fn is_on_a_control(press: &KeyboardEvent) -> bool {
    let control = "button, a, summary";
    target(press).is_some_and(|it| it.closest(control).is_ok_and(|it| it.is_some()))
}
