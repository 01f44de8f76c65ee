//! The moments that mattered: what was done, what would have been better, and
//! the way to try it.

use std::sync::Arc;

use coach::{Decision, DecisionText, Moment, What, describe};
use leptos::prelude::*;
use tabletop::Viewer;

use super::insight::{Insight, hundredths};
use crate::{art, lang, shell::log};

/// A moment shows no more pieces, two beside each other.
const MOST_PIECES: usize = 4;

#[component]
pub fn Moments(insight: Insight) -> impl IntoView {
    let session = insight.replay.session;
    let list = move || {
        let lang = session.lang();
        let moments = insight.moments.get();
        if moments.is_empty() {
            return view! { <p class="none">{lang::insight_none(lang)}</p> }.into_any();
        }
        let moments = moments.into_iter().enumerate();
        let moments = moments.map(|(index, it)| view! { <Line insight it index /> });
        view! { <ol class="moms">{moments.collect_view()}</ol> }.into_any()
    };
    list.into_any()
}

#[component]
fn Line(insight: Insight, it: Moment, index: usize) -> impl IntoView {
    let replay = insight.replay;
    let session = replay.session;
    let lang = untrack(|| session.lang());
    let is_here = move || replay.at.get() == it.n;
    let icon = icon(insight, it);
    let who = lang::InsightOf {
        n: it.n,
        name: untrack(|| session.name(it.seat)),
    };
    let InWords {
        words,
        better,
        because,
    } = untrack(|| in_words(insight, it));
    let points = signed(it);
    let spoken = lang::insight_points(lang, &points);
    let class = match it.what {
        What::Choice => "d",
        What::Luck => "d luck",
    };
    let is_choice = it.what == What::Choice;
    let go_on = move |_| {
        replay.look(Viewer::Seat(it.seat));
        replay.jump(it.n - 1);
        replay.wants_on.set(Some(it.seat));
    };
    let label = lang::insight_go_on(lang, it.n);
    view! {
        <li aria-current=move || is_here().then_some("true")>
            <button type="button" on:click=move |_| replay.jump(it.n)>
                <b class="no d">{index + 1}</b>
                {icon}
                <span class="t">
                    <small>{who.say(lang)}</small>
                    <span>{words}</span>
                    {better.map(|better| view! { <span class="better">{better}</span> })}
                    {because.map(|because| view! { <span class="because">{because}</span> })}
                </span>
                <em class=class>
                    <span aria-hidden="true">{points}</span>
                    <span class="unseen">{spoken}</span>
                </em>
            </button>
            {is_choice
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="on"
                            aria-label=label.clone()
                            title=label
                            on:click=go_on
                        >
                            {art::icon(art::ROBOT)}
                        </button>
                    }
                })}
        </li>
    }
}

/// What was moved, as whoever looks on sees it; whoever moved where it is unseen.
fn icon(insight: Insight, it: Moment) -> AnyView {
    let replay = insight.replay;
    let session = replay.session;
    let playback = replay.playback();
    let told = playback.events(it.n);
    let told = told.seen_by(replay.eyes.get_untracked());
    let pieces = untrack(|| log::glimpses(session, &*told, MOST_PIECES));
    if pieces.is_empty() {
        let portrait = untrack(|| session.face(it.seat));
        return view! {
            <span class="face" style=format!("--hue:{}", portrait.hue()) aria-hidden="true">
                {portrait.drawing()}
            </span>
        }
        .into_any();
    }
    let class = if pieces.len() == 1 {
        "pics"
    } else {
        "pics some"
    };
    view! { <span class=class>{pieces}</span> }.into_any()
}

/// A moment in words.
#[derive(Debug, Default)]
struct InWords {
    /// What was done, or what happened.
    words: String,
    better: Option<String>,
    /// Why that is better.
    because: Option<String>,
}

fn in_words(insight: Insight, it: Moment) -> InWords {
    let replay = insight.replay;
    let session = replay.session;
    let playback = replay.playback();
    let lang = session.lang();
    match it.what {
        What::Luck => {
            let told = playback.events(it.n).seen_by(replay.eyes.get_untracked());
            let told = session.sentences(&*told);
            InWords {
                words: told.into_iter().take(2).collect::<Vec<_>>().join(" "),
                ..InWords::default()
            }
        }
        What::Choice => {
            let report = insight.report.get_untracked();
            let Some(decision) = report.as_ref().and_then(|report| find(report, it.n)) else {
                return InWords::default();
            };
            let DecisionText {
                played,
                better,
                why,
            } = describe(decision, &playback, &session.names(), lang);
            InWords {
                words: lang::insight_played(lang, played),
                better: better.map(|it| lang::insight_better(lang, it)),
                because: why,
            }
        }
    }
}

fn find(report: &Arc<coach::Report>, n: u32) -> Option<&Decision> {
    report.decisions.iter().find(|it| it.n == n)
}

/// In whole points, at least one.
fn signed(it: Moment) -> String {
    let points = hundredths(it.change.mean);
    match it.change.mean {
        ..0 => format!("−{}", points.unsigned_abs().max(1)),
        0.. => format!("+{}", points.max(1)),
    }
}
