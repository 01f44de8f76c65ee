//! The lamp in the bar: it lights what the strongest bot would touch, and puts
//! itself out when the table changes.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::{
    art, lang,
    lessons::light::on_stage,
    session::{Session, lamp::Light},
};

/// What is lit carries it.
const MARK: &str = "data-lamp";

#[component]
pub fn LampButton(session: Session) -> impl IntoView {
    let says = move || lang::lamp_button(session.lang());
    let is_on = move || session.lamp.light.with(|it| *it != Light::Off);
    let can_press = move || session.may_act() && !session.is_cut_off();
    view! {
        <Show when=move || session.has_lamp()>
            <button
                type="button"
                class="tool lamp"
                aria-label=says
                title=says
                aria-pressed=move || is_on().to_string()
                aria-disabled=move || (!can_press()).to_string()
                on:click=move |_| session.press_lamp()
            >
                {art::icon(art::BULB)}
            </button>
        </Show>
    }
}

/// Keeps what is lit in step with the lamp, and the lamp with the table.
pub fn follow(session: Session) {
    Effect::new(move |_| {
        session.model.track();
        session.lamp.put_out();
    });
    Effect::new(move |_| {
        let light = session.lamp.light.get();
        put_out();
        if let Light::On(action) = light {
            untrack(|| light_up(session, &action));
        }
    });
}

fn light_up(session: Session, action: &str) {
    let way = session.draw(|seen, words| seen.scene(words).way_to(action));
    let pieces = way.unwrap_or_default();
    let mut lit: Vec<Element> = pieces
        .iter()
        .filter_map(|id| on_stage(&id.to_string()))
        .collect();
    if lit.is_empty() {
        lit.extend(button(&session.label(action)));
    }
    for element in lit {
        let _ = element.set_attribute(MARK, "");
    }
}

fn put_out() {
    for element in all(&format!("[{MARK}]")) {
        let _ = element.remove_attribute(MARK);
    }
}

/// A button of the action bar by what it says.
fn button(label: &str) -> Option<Element> {
    let says = |it: &Element| {
        it.text_content()
            .is_some_and(|it| it.trim() == label.trim())
    };
    all(".act .do .btn").into_iter().find(says)
}

fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else {
        return Vec::new();
    };
    let found = (0..found.length()).filter_map(|n| found.get(n));
    found.filter_map(|it| it.dyn_into().ok()).collect()
}
