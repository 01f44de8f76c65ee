//! Keys that work anywhere on the table.

use leptos::{ev, prelude::*};
use leptos_router::hooks::use_navigate;
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
    let navigate = use_navigate();
    let rules = format!("/rules/{}", session.game.info().id);
    let pressed = move |press: KeyboardEvent| {
        // A key held down is pressed once.
        if press.repeat()
            || press.ctrl_key()
            || press.alt_key()
            || press.meta_key()
            || is_typing(&press)
        {
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
            "Escape" => {
                session.skip();
                session.refusal.set(None);
                tab.set(None);
                if let Some(cancel) = now.cancel {
                    cancel.run(());
                }
            }
            "u" | "U" if untrack(|| session.may_undo()) && session.is_meant() => session.undo(),
            "p" | "P" => repeat.prompt.update(|n| *n += 1),
            "l" | "L" => repeat.last.update(|n| *n += 1),
            "r" | "R" => navigate(&rules, leptos_router::NavigateOptions::default()),
            "?" => help::open(),
            _ => (),
        }
    };
    let listener = window_event_listener(ev::keydown, pressed);
    on_cleanup(move || listener.remove());
}

fn target(press: &KeyboardEvent) -> Option<Element> {
    press.target()?.dyn_into().ok()
}

/// Letters typed into a field are letters, and a dialog has keys of its own.
fn is_typing(press: &KeyboardEvent) -> bool {
    let inside = "input, textarea, select, dialog[open]";
    target(press).is_some_and(|it| it.closest(inside).is_ok_and(|it| it.is_some()))
}

/// Enter on a button or link presses that one.
fn is_on_a_control(press: &KeyboardEvent) -> bool {
    let control = "button, a, summary";
    target(press).is_some_and(|it| it.closest(control).is_ok_and(|it| it.is_some()))
}
