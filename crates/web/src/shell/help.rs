//! The help dialog: which keys there are.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use crate::{lang, settings::settings, sheets::closing::Cross};

const ID: &str = "help";

/// A dialog of this page by its id.
pub fn dialog(id: &str) -> Option<HtmlDialogElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// Keeps the dialog open for as long as it is wanted.
pub fn keep_open(id: &'static str, is_wanted: impl Fn() -> bool + 'static) {
    Effect::new(move |_| {
        let Some(dialog) = dialog(id) else { return };
        if is_wanted() {
            // It may be open already.
            let _ = dialog.show_modal();
        } else if dialog.open() {
            dialog.close();
        }
    });
}

pub fn open() {
    if let Some(dialog) = dialog(ID) {
        // It may be open already.
        let _ = dialog.show_modal();
    }
}

#[component]
pub fn HelpDialog() -> impl IntoView {
    let settings = settings();
    let rows = move || {
        let lang = settings.lang.get();
        [
            ("1–9", lang::keys_choose(lang)),
            (lang::shell_act_key(lang), lang::keys_act(lang)),
            ("Esc", lang::keys_cancel(lang)),
            ("U", lang::keys_undo(lang)),
            ("H", lang::keys_lamp(lang)),
            ("P", lang::keys_prompt(lang)),
            ("L", lang::keys_last(lang)),
            ("R", lang::keys_rules(lang)),
            ("?", lang::keys_help(lang)),
        ]
        .map(|(key, what)| view! { <dt><kbd>{key}</kbd></dt> <dd>{what}</dd> })
        .collect_view()
    };
    view! {
        <dialog id=ID class="dialog" aria-labelledby="help-title">
            <Cross />
            <h2 id="help-title">{move || lang::keys_title(settings.lang.get())}</h2>
            <dl class="keys">{rows}</dl>
            <p>{move || lang::keys_rest(settings.lang.get())}</p>
        </dialog>
    }
}
