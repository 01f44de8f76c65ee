//! The keyboard never falls out of the game: when what it was on goes away, it
//! goes to the prompt.

use leptos::{ev::FocusEvent, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{Tab, controls::Controls};
use crate::{browser, session::Session};

/// The id of the prompt with its buttons.
pub const PROMPT: &str = "prompt";

/// What to do with everything the keyboard comes to.
pub fn keep(
    session: Session,
    tab: RwSignal<Option<Tab>>,
    controls: Signal<Controls>,
) -> impl Fn(FocusEvent) {
    let last = StoredValue::new_local(None::<HtmlElement>);
    let hold = move || {
        // First what costs nothing: for the rest the browser has to know where
        // everything is.
        let is_gone = || last.try_with_value(|last| last.as_ref().is_some_and(is_gone));
        if browser::is_focus_nowhere() && is_gone() == Some(true) {
            browser::focus(PROMPT);
        }
    };
    Effect::new(move |_| {
        session.model.track();
        session.is_moving.track();
        session.refusal.track();
        tab.track();
        // A button may have made way for others.
        controls.track();
        // By then the page shows it.
        request_animation_frame(hold);
    });
    move |focus| {
        let target = focus.target().and_then(|it| it.dyn_into().ok());
        last.set_value(target);
    }
}

/// Not in the page any more, or not shown, as in a dialog that was closed.
fn is_gone(element: &HtmlElement) -> bool {
    !element.is_connected() || element.offset_parent().is_none()
}
