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
            <Show when=move || session.is_cut_off()>
                <p class="cut-off" role="status">{move || lang::shell_link_down(session.lang())}</p>
            </Show>
            <p class="sentence">
                {move || {
                    if session.is_moving.get() { "…".to_owned() } else { session.prompt() }
                }}
            </p>
            <Show when=move || {
                session.model.with(|it| it.as_ref().is_some_and(|it| it.seat.is_none()))
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

/// That it cannot be done; why not is behind a question.
#[component]
fn Refused(session: Session, problem: Problem, lang: Lang) -> impl IntoView {
    let Problem {
        error,
        rule,
        is_late,
    } = problem;
    let said = if is_late {
        lang::shell_late(lang)
    } else {
        lang::shell_refused(lang)
    };
    let why = match rule {
        Some(rule) => {
            let text = clause(session.game.rulebook(), &rule).map(|it| it.text.get(lang));
            let href = format!("/rules/{}#{rule}", session.game.info().id);
            Some(view! { {text} " " <a href=href>{lang::shell_read_rule(lang)}</a> }.into_any())
        }
        None if is_late => None,
        None => Some(error.into_any()),
    };
    view! {
        <div class="refusal" role="alert">
            <div>
                <p>{said}</p>
                {why
                    .map(|why| {
                        view! {
                            <details>
                                <summary>{lang::shell_why(lang)}</summary>
                                <p>{why}</p>
                            </details>
                        }
                    })}
            </div>
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
