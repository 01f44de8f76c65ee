//! A dialog of a table: what was asked about, or a question.

use leptos::prelude::*;

use crate::{sheets::closing::Cross, shell::help::keep_open};

/// Open while `shown` is something else than its default; closing it sets that
/// back. Its title has the id of the dialog with `-title` behind it.
#[component]
pub fn TableDialog<T>(
    id: &'static str,
    class: &'static str,
    shown: RwSignal<T>,
    children: Children,
) -> impl IntoView
where
    T: Default + PartialEq + Send + Sync + 'static,
{
    keep_open(id, move || shown.with(|it| *it != T::default()));
    view! {
        <dialog
            id=id
            class=format!("dialog {class}")
            aria-labelledby=format!("{id}-title")
            on:close=move |_| shown.set(T::default())
        >
            <Cross />
            {children()}
        </dialog>
    }
}
