//! Log and rules: a drawer from below on a phone, a column on a wide screen.

use leptos::prelude::*;
use tabletop::RuleId;

use super::{Tab, finale::Finale, log::Log, rules::Rules};
use crate::{art, lang, session::Session};

#[component]
pub fn Side(
    session: Session,
    tab: RwSignal<Option<Tab>>,
    clause: RwSignal<Option<RuleId>>,
    finale: Memo<Option<Finale>>,
    coach: Option<Callback<Signal<bool>, AnyView>>,
) -> impl IntoView {
    let log_title = move || {
        let lang = session.lang();
        if finale.with(Option::is_some) {
            lang::end_result(lang)
        } else {
            lang::shell_log(lang)
        }
    };
    let chat_title = move || lang::company_chat(session.lang());
    let n_unread = session.company.n_unread;
    let has_company = untrack(|| session.has_company());
    let rules_title = move || lang::shell_rules(session.lang());
    let coach_title = move || lang::insight_tab(session.lang());
    // The rail is never empty: without a choice it shows the log, or the coach.
    let first = if coach.is_some() {
        Tab::Coach
    } else {
        Tab::Log
    };
    let shown = Memo::new(move |_| tab.get().unwrap_or(first));
    let is_coach_open = Signal::derive(move || tab.get() == Some(Tab::Coach));
    Effect::new(move |_| {
        if shown.get() != Tab::Rules {
            clause.set(None);
        }
    });
    Effect::new(move |_| {
        if shown.get() == Tab::Chat && n_unread.get() != 0 {
            n_unread.set(0);
        }
    });
    let tab_button = move |which: Tab, icon: &'static str, title: Signal<&'static str>| {
        let is_open = move || tab.get() == Some(which);
        let is_shown = move || shown.get() == which;
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
                {art::icon(icon)} {title} {move || (which == Tab::Chat).then(|| unread(session))}
            </button>
        }
    };
    view! {
        <div
            class="drawer-wash"
            class:open=move || tab.get().is_some()
            on:click=move |_| tab.set(None)
        ></div>
        <aside
            class="side"
            class:open=move || tab.get().is_some()
            aria-label=move || panels(session)
        >
            <div class="tabs">
                {coach
                    .map(|_| tab_button(Tab::Coach, "chart", Signal::derive(coach_title)))}
                {tab_button(Tab::Log, art::LOG, Signal::derive(log_title))}
                {tab_button(Tab::Rules, art::BOOK, Signal::derive(rules_title))}
                {has_company
                    .then(|| tab_button(Tab::Chat, "chat", Signal::derive(chat_title)))}
                <button
                    type="button"
                    class="tool shut"
                    aria-label=move || lang::shell_close_panel(session.lang())
                    on:click=move |_| tab.set(None)
                >
                    {art::icon(art::CROSS)}
                </button>
            </div>
            <div class="panel" tabindex="0" role="region" aria-label=move || match shown.get() {
                Tab::Log => log_title(),
                Tab::Rules => rules_title(),
                Tab::Chat => chat_title(),
                Tab::Coach => coach_title(),
            }>
                {move || match shown.get() {
                    Tab::Log => view! { <Log session finale tab /> }.into_any(),
                    Tab::Rules => view! { <Rules session clause /> }.into_any(),
                    Tab::Chat => session.with_others(|it| (it.talk)(session)).into_any(),
                    Tab::Coach => coach.map(|it| it.run(is_coach_open)).into_any(),
                }}
            </div>
            {session.with_others(|it| (it.overheard)(session))}
        </aside>
    }
}

/// How much has been said that nobody has read.
fn unread(session: Session) -> Option<impl IntoView> {
    let n = session.company.n_unread.get();
    (n != 0).then(|| {
        view! {
            <em class="dot">
                {n.min(99)}
                <span class="unseen">{lang::company_unread(session.lang())}</span>
            </em>
        }
    })
}

/// What the column has, in words.
pub fn panels(session: Session) -> &'static str {
    if session.is_replay() {
        lang::insight_panels(session.lang())
    } else {
        lang::shell_panels(session.lang())
    }
}
