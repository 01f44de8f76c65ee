//! Sheets over a page: a ticket in the middle, on phones from the bottom edge.
//! Esc, a swipe down, the cross and the wash around it close one.

pub mod me;
pub mod settings;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, TouchEvent};

use crate::{art, lang, settings::settings};

/// How far a finger pulls a sheet down to close it, in pixels.
const PULL: i32 = 90;

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
    let lang = settings().lang;
    Effect::new(move |_| {
        let is_wanted = is_open.get();
        let Some(dialog) = dialog.get() else { return };
        if is_wanted && !dialog.open() {
            let _ = dialog.show_modal();
        } else if !is_wanted && dialog.open() {
            dialog.close();
        }
    });
    let close = move || is_open.set(false);
    let on_wash = move |click: leptos::ev::MouseEvent| {
        let on = click.target().and_then(|it| it.dyn_into().ok());
        let is_wash = on.is_some_and(|on: HtmlDialogElement| {
            let box_ = on.get_bounding_client_rect();
            let (x, y) = (f64::from(click.client_x()), f64::from(click.client_y()));
            x < box_.left() || box_.right() < x || y < box_.top() || box_.bottom() < y
        });
        if is_wash {
            close();
        }
    };
    let from = StoredValue::new(None::<i32>);
    let y = |touch: &TouchEvent| touch.changed_touches().get(0).map(|it| it.client_y());
    let pulled_from = move |touch: TouchEvent| {
        let is_at_top = dialog
            .get_untracked()
            .is_some_and(|it| it.scroll_top() <= 0);
        from.set_value(y(&touch).filter(|_| is_at_top));
    };
    let pulled_to = move |touch: TouchEvent| {
        if let (Some(from), Some(to)) = (from.get_value(), y(&touch))
            && from + PULL < to
        {
            close();
        }
    };
    view! {
        <dialog
            node_ref=dialog
            class=format!("sheet2 {class}")
            aria-labelledby=label
            on:close=move |_| close()
            on:click=on_wash
            on:touchstart=pulled_from
            on:touchend=pulled_to
        >
            <Show when=move || is_open.get()>
                <button
                    type="button"
                    class="x"
                    aria-label=move || lang::close(lang.get())
                    on:click=move |_| close()
                >
                    {art::icon(art::CROSS)}
                </button>
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
