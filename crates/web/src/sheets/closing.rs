//! Whatever lies over a page closes alike: the cross, Esc, a tap on the wash around
//! it, a swipe down.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlDialogElement, HtmlElement, MouseEvent, TouchEvent};

use crate::{art, lang, settings::settings};

/// How far a finger pulls something down to close it, in pixels.
const PULL: i32 = 90;

/// The cross in the corner of a dialog.
#[component]
pub fn Cross() -> impl IntoView {
    let lang = settings().lang;
    view! {
        <button
            type="button"
            class="x"
            aria-label=move || lang::close(lang.get())
            on:click=|click| {
                let dialog = target(&click).and_then(|it| it.closest("dialog").ok().flatten());
                close(dialog);
            }
        >
            {art::icon(art::CROSS)}
        </button>
    }
}

/// Listens to the wash around dialogs, and to fingers that pull something down.
pub fn listen() {
    window_event_listener(ev::click, |click| close(washed(&click)));
    let held = StoredValue::new_local(None::<(Element, i32)>);
    window_event_listener(ev::touchstart, move |touch| held.set_value(grasped(&touch)));
    window_event_listener(ev::touchend, move |touch| {
        if let (Some((held, from)), Some(to)) = (held.get_value(), y(&touch))
            && from + PULL < to
        {
            close(Some(held));
        }
    });
}

/// A dialog closes; a drawer has a button that closes it.
fn close(open: Option<Element>) {
    let Some(open) = open else { return };
    if let Some(dialog) = open.dyn_ref::<HtmlDialogElement>() {
        dialog.close();
    } else if let Ok(Some(shut)) = open.query_selector(".shut")
        && let Some(shut) = shut.dyn_ref::<HtmlElement>()
    {
        shut.click();
    }
}

/// The dialog beside which somebody clicked.
fn washed(click: &MouseEvent) -> Option<Element> {
    let dialog = target(click).filter(JsCast::is_instance_of::<HtmlDialogElement>)?;
    let box_ = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(click.client_x()), f64::from(click.client_y()));
    let is_beside = x < box_.left() || box_.right() < x || y < box_.top() || box_.bottom() < y;
    is_beside.then_some(dialog)
}

/// What a finger begins to pull, unless that scrolls something back.
fn grasped(touch: &TouchEvent) -> Option<(Element, i32)> {
    let mut at = target(touch)?;
    let open = at.closest("dialog, .side.open").ok().flatten()?;
    while at.scroll_top() <= 0 {
        if at == open {
            return Some((open, y(touch)?));
        }
        at = at.parent_element()?;
    }
    None
}

fn y(touch: &TouchEvent) -> Option<i32> {
    Some(touch.changed_touches().get(0)?.client_y())
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}
