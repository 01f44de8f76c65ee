//! Sheets over a page: a ticket in the middle, on phones from the bottom edge.

pub mod closing;
pub mod me;
pub mod settings;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use self::closing::Cross;

/// The sheets that every page has. Copies share them.
#[derive(Copy, Clone, Debug)]
pub struct Sheets {
    pub settings: RwSignal<bool>,
    pub me: RwSignal<bool>,
}

impl Sheets {
    pub fn provide() -> Sheets {
        let sheets = Sheets {
            settings: RwSignal::new(false),
            me: RwSignal::new(false),
        };
        provide_context(sheets);
        sheets
    }
}

pub fn sheets() -> Sheets {
    expect_context()
}

/// A sheet that is there while `is_open`. `label` is the id of its title.
#[component]
pub fn Sheet(
    is_open: RwSignal<bool>,
    class: &'static str,
    label: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<leptos::html::Dialog>::new();
    Effect::new(move |_| {
        let is_wanted = is_open.get();
        let Some(dialog) = dialog.get() else { return };
        if is_wanted && !dialog.open() {
            let _ = dialog.show_modal();
        } else if !is_wanted && dialog.open() {
            dialog.close();
        }
    });
    view! {
        <dialog
            node_ref=dialog
            class=format!("sheet2 {class}")
            aria-labelledby=label
            on:close=move |_| is_open.set(false)
        >
            <Show when=move || is_open.get()>
                <Cross />
                {children()}
            </Show>
        </dialog>
    }
}

/// A row of a sheet: a few words of which one holds. No list to unfold.
#[component]
pub fn Segments<T: Copy + PartialEq + Send + Sync + 'static>(
    /// What is chosen, for readers.
    label: Signal<String>,
    #[prop(into)] choices: Signal<Vec<(T, String)>>,
    chosen: Signal<T>,
    choose: Callback<T>,
) -> impl IntoView {
    let segment = move |(it, word): (T, String)| {
        let is_chosen = move || chosen.get() == it;
        view! {
            <button
                type="button"
                role="radio"
                aria-checked=move || is_chosen().to_string()
                tabindex=move || if is_chosen() { "0" } else { "-1" }
                on:click=move |_| choose.run(it)
            >
                {word}
            </button>
        }
    };
    view! {
        <span class="seg" role="radiogroup" aria-label=label on:keydown=|key| walk(&key)>
            {move || choices.get().into_iter().map(segment).collect_view()}
        </span>
    }
}

/// Arrows go from word to word, as in every group of radio buttons.
fn walk(key: &leptos::ev::KeyboardEvent) {
    let at = key
        .target()
        .and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    let next = at.and_then(|at| match key.key().as_str() {
        "ArrowRight" | "ArrowDown" => at.next_element_sibling(),
        "ArrowLeft" | "ArrowUp" => at.previous_element_sibling(),
        _ => None,
    });
    if let Some(next) = next.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        key.prevent_default();
        next.click();
        let _ = next.focus();
    }
}
