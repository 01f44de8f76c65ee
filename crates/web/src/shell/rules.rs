//! The rules beside the table: what one plays for, what matters right now, then
//! all of them, with the clause that was asked for.

use erased::DynPerspective;
use leptos::prelude::*;
use tabletop::{Clause, RuleId, rule};

use crate::{browser, lang, pages::rules::Rulebook, session::Session};

#[component]
pub fn Rules(session: Session, clause: RwSignal<Option<RuleId>>) -> impl IntoView {
    Effect::new(move |_| {
        if let Some(id) = clause.get() {
            // By then the page shows it.
            request_animation_frame(move || browser::go_to(id.as_str()));
        }
    });
    let goal = move || session.game.goal(session.lang());
    let now = Memo::new(move |_| right_now(session));
    let texts = move || {
        let text = |clause: &'static Clause| view! { <li>{clause.text.get(session.lang())}</li> };
        now.get().into_iter().map(text).collect_view()
    };
    view! {
        <div class="now">
            <Show when=move || !goal().is_empty()>
                <p class="aim">
                    <b class="d">{move || lang::shell_goal(session.lang())}</b>
                    " "
                    {goal}
                </p>
            </Show>
            <Show when=move || !now.with(Vec::is_empty)>
                <h2>{move || lang::rules_right_now(session.lang())}</h2>
                <ul>{texts}</ul>
            </Show>
        </div>
        {move || view! { <Rulebook game=session.game lang=session.lang() marked=clause /> }}
    }
}

/// The clauses in the way of what was refused, or of what lies locked.
fn right_now(session: Session) -> Vec<&'static Clause> {
    let refused = session.refusal.with(|it| it.as_ref()?.rule.clone());
    let scene = session.draw(DynPerspective::scene).unwrap_or_default();
    let locked = scene.pieces().filter_map(|(_, piece)| piece.locked.clone());
    let mut clauses = Vec::new();
    for id in refused.into_iter().chain(locked.map(|it| it.rule)) {
        let clause = rule::clause(session.game.rulebook(), &id);
        clauses.extend(clause.filter(|it| !clauses.contains(it)));
    }
    clauses
}
