//! All that the coach has to say, in the column beside a replay.

use leptos::prelude::*;

use super::{
    bands::Bands,
    insight::{Insight, Progress},
    moments::Moments,
    stairs::Stairs,
};
use crate::{art, lang};

pub fn show(insight: Insight) -> AnyView {
    let session = insight.replay.session;
    let lang = move || session.lang();
    let is_known = Memo::new(move |_| insight.report.with(Option::is_some));
    view! {
        <div class="ana" class:rough=move || insight.progress.get() != Progress::Done>
            <Doing insight />
            <Show when=move || is_known.get()>
                <section>
                    <h2 class="d">{move || lang::insight_chances(lang())}</h2>
                    <Bands insight />
                </section>
                <section>
                    <h2 class="d">{move || lang::insight_moments(lang())}</h2>
                    <Moments insight />
                </section>
                <section class="skill">
                    <h2 class="d">{move || lang::insight_skill(lang())}</h2>
                    <Stairs insight />
                </section>
                <Footnote insight />
            </Show>
        </div>
    }
    .into_any()
}

/// How far the coach is, until there is nothing more to come.
#[component]
fn Doing(insight: Insight) -> impl IntoView {
    let session = insight.replay.session;
    let says = Memo::new(move |_| {
        let lang = session.lang();
        match (insight.progress.get(), insight.report.with(Option::is_some)) {
            (Progress::Done, _) => None,
            (Progress::At(_), false) => Some(lang::insight_begun(lang)),
            (Progress::At(_), true) => Some(lang::insight_rough(lang)),
        }
    });
    let percent = move || match insight.progress.get() {
        Progress::At(percent) => percent,
        Progress::Done => 100,
    };
    view! {
        <div class="doing" role="status">
            {move || says.get().map(|says| view! { <p id="doing">{says}</p> })}
        </div>
        <Show when=move || says.get().is_some()>
            <div class="doing-bar">
                <span aria-hidden="true">{art::picture("mascot.svg")}</span>
                <progress max="100" value=percent aria-labelledby="doing"></progress>
            </div>
        </Show>
    }
}

/// What the numbers rest on.
#[component]
fn Footnote(insight: Insight) -> impl IntoView {
    let session = insight.replay.session;
    let n = move || {
        let n = insight.report.with(|it| it.as_ref().map(|it| it.imagined));
        n.map(|n| lang::insight_done(session.lang(), n))
    };
    view! {
        <p class="aside">{n} " " {move || lang::insight_done_about(session.lang())}</p>
    }
}
