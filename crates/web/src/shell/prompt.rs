//! The prompt bar: what the engine asks, and what it refused.

use leptos::prelude::*;
use tabletop::{Lang, rule::clause};
use wire::Problem;

use crate::{lang, session::Session};

#[component]
pub fn Prompt(session: Session) -> impl IntoView {
    let is_mine = move || session.must_act();
    view! {
        <div class="prompt" class:mine=is_mine>
            <p class="sentence">
                {move || {
                    if session.is_moving.get() { "…".to_owned() } else { session.prompt() }
                }}
            </p>
            <Show when=move || {
                session.snapshot.with(|it| it.as_ref().is_some_and(|it| it.seat.is_none()))
            }>
                <p class="aside">{move || lang::shell_onlooker(session.lang())}</p>
            </Show>
            {move || {
                let lang = session.lang();
                session.refusal.get().map(|problem| view! { <Refused session problem lang /> })
            }}
        </div>
    }
}

/// Why not, with the rule that forbids it.
#[component]
fn Refused(session: Session, problem: Problem, lang: Lang) -> impl IntoView {
    let Problem {
        error,
        rule,
        is_late,
    } = problem;
    let said = rule.map_or_else(
        || {
            if is_late {
                view! { <p>{lang::shell_late(lang)}</p> }.into_any()
            } else {
                view! { <p>{lang::shell_refused(lang)} " " {error}</p> }.into_any()
            }
        },
        |rule| {
            let text = clause(session.game.rulebook(), &rule).map(|it| it.text.get(lang));
            let href = format!("/rules/{}#{rule}", session.game.info().id);
            view! {
                <p>
                    {lang::shell_refused_rule(lang, &rule)} " " {text} " "
                    <a href=href>{lang::shell_read_rule(lang)}</a>
                </p>
            }
            .into_any()
        },
    );
    view! {
        <div class="refusal" role="alert">
            {said}
            <button
                type="button"
                class="icon"
                aria-label=lang::close(lang)
                on:click=move |_| session.refusal.set(None)
            >
                "✕"
            </button>
        </div>
    }
}
