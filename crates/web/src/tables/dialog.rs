//! A dialog of a table: what was asked about, and a button that closes it.

use leptos::prelude::*;

use crate::{lang, session::Session, shell::help::keep_open};

/// Open while `shown` is something else than its default; closing it sets that
/// back. Its title has the id of the dialog with `-title` behind it.
#[component]
pub fn TableDialog<T>(
    session: Session,
    id: &'static str,
    class: &'static str,
    shown: RwSignal<T>,
    /// Whether it is a question, with buttons of its own.
    #[prop(optional)]
    asks: bool,
    children: Children,
) -> impl IntoView
where
    T: Default + PartialEq + Send + Sync + 'static,
{
    keep_open(id, move || shown.with(|it| *it != T::default()));
    let close = (!asks).then(|| {
        view! {
            <form method="dialog">
                <button class="btn go">{move || lang::close(session.lang())}</button>
            </form>
        }
    });
    view! {
        <dialog
            id=id
            class=format!("dialog {class}")
            aria-labelledby=format!("{id}-title")
            on:close=move |_| shown.set(T::default())
        >
            {children()}
            {close}
        </dialog>
    }
}
