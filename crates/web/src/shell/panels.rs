//! Log and rules: a sheet from below on a phone, a rail on a wide screen.

use leptos::prelude::*;

use super::Tab;
use crate::{lang, pages::rules::Rulebook, session::Session};

#[component]
pub fn Panels(session: Session, tab: RwSignal<Option<Tab>>) -> impl IntoView {
    let tab_button = move |which: Tab, label: fn(tabletop::Lang) -> &'static str| {
        let is_open = move || tab.get() == Some(which);
        // The rail is never empty: without a choice it shows the log.
        let is_shown = move || tab.get().unwrap_or(Tab::Log) == which;
        view! {
            <button
                type="button"
                class="tab"
                class:shown=is_shown
                aria-expanded=move || is_open().to_string()
                on:click=move |_| {
                    let next = if is_open() { None } else { Some(which) };
                    tab.set(next);
                }
            >
                {move || label(session.lang())}
            </button>
        }
    };
    view! {
        <aside
            class="panels"
            class:open=move || tab.get().is_some()
            aria-label=move || lang::shell_panels(session.lang())
        >
            <div class="tabs">
                {tab_button(Tab::Log, lang::shell_log)}
                {tab_button(Tab::Rules, lang::shell_rules)}
                <button
                    type="button"
                    class="icon sheet-close"
                    aria-label=move || lang::shell_close_panel(session.lang())
                    on:click=move |_| tab.set(None)
                >
                    "✕"
                </button>
            </div>
            <div class="panel" tabindex="0" role="region" aria-label=move || match tab.get() {
                None | Some(Tab::Log) => lang::shell_log(session.lang()),
                Some(Tab::Rules) => lang::shell_rules(session.lang()),
            }>
                {move || match tab.get().unwrap_or(Tab::Log) {
                    Tab::Log => view! { <Log session /> }.into_any(),
                    Tab::Rules => {
                        view! { <Rulebook game=session.game lang=session.lang() /> }.into_any()
                    }
                }}
            </div>
        </aside>
    }
}

/// What has happened, newest first.
#[component]
fn Log(session: Session) -> impl IntoView {
    let lines = move || {
        session.log.with(|log| {
            let lines = log.iter().flat_map(|told| session.sentences(&**told));
            let mut lines: Vec<_> = lines.enumerate().collect();
            lines.reverse();
            lines
        })
    };
    view! {
        <Show when=move || session.log.with(|log| log.iter().all(|told| told.is_empty()))>
            <p class="aside">{move || lang::shell_empty_log(session.lang())}</p>
        </Show>
        <ol class="log" reversed>
            <For each=lines key=Clone::clone children=|(_, line)| view! { <li>{line}</li> } />
        </ol>
    }
}
