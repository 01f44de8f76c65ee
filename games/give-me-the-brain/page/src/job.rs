//! A job that is being done: its instructions one by one, the current one lit.

use give_me_the_brain::{
    Origin, Step, Underway, With,
    show::{job_name, step_words},
};
use leptos::prelude::*;

use super::{
    board::Board,
    picker::{Picker, row},
    pictures,
    turn::HandsLeft,
};
use crate::lang;

#[component]
pub fn JobUnderway(board: Board) -> impl IntoView {
    let session = board.session;
    let jobs = Memo::new(move |_| {
        let jobs = board
            .work()
            .map(|work| work.jobs.iter().copied().collect::<Vec<_>>());
        jobs.unwrap_or_default()
    });
    let title = move || {
        let (lang, work) = (session.lang(), board.work()?);
        Some(if board.me() == Some(work.active) {
            lang::you_do(lang).to_owned()
        } else {
            lang::does(lang, session.name(work.active))
        })
    };
    let stack = move || {
        let jobs = jobs.get();
        let last = jobs.len().saturating_sub(1);
        let sheet = |(depth, job): (usize, &Underway)| {
            if depth == last {
                innermost(board, job).into_any()
            } else {
                outer(board, job).into_any()
            }
        };
        jobs.iter().enumerate().map(sheet).collect_view()
    };
    view! {
        <section class="gmb-job" aria-labelledby="gmb-job-title">
            <h2 id="gmb-job-title">{title}</h2>
            <HandsLeft board />
            {stack}
            {move || drill(board)}
            <Picker board />
        </section>
    }
}

/// A job that waits for the one inside it.
fn outer(board: Board, job: &Underway) -> impl IntoView {
    let lang = board.session.lang();
    view! {
        <p class="gmb-outer">
            <strong>{job_name(job.job, lang)}</strong>
            " "
            {lang::waits(lang)}
        </p>
    }
}

fn innermost(board: Board, job: &Underway) -> impl IntoView {
    let lang = board.session.lang();
    let steps = job.job.steps().iter().enumerate();
    let line = |(index, step): (usize, &Step)| {
        let place = u8::try_from(index).unwrap_or(u8::MAX);
        let (class, state) = if job.is_skipped(place) {
            ("skipped", Some(lang::skipped(lang)))
        } else if place < job.step {
            ("done", Some(lang::done(lang)))
        } else if place == job.step {
            ("now", Some(lang::now(lang)))
        } else {
            ("later", None)
        };
        view! {
            <li class=class aria-current=(class == "now").then_some("step")>
                <span class="what">{step_words(*step, lang)}</span>
                {state.map(|state| view! { <span class="state">{state}</span> })}
            </li>
        }
    };
    let followed = (job.origin == Origin::Discards).then(|| lang::followed(lang));
    view! {
        <div class="gmb-sheet">
            <h3>
                {job_name(job.job, lang)} " " {pictures::hands(job.job.hands(), 0)}
                {followed.map(|it| view! { <small>{it}</small> })}
            </h3>
            <ol>
                {steps.map(line).collect_view()}
                {roll_to_come(board, job).map(|roll| view! {
                    <li class="later roll"><span class="what">{roll}</span></li>
                })}
            </ol>
        </div>
    }
}

/// The skill roll that ends the job, with its odds.
fn roll_to_come(board: Board, job: &Underway) -> Option<String> {
    let lang = board.session.lang();
    let active = board.work()?.active;
    let odds = board
        .look(|view| view.table.odds(active, job.job))
        .flatten()?;
    let (needed, sixths) = (odds.needed.max(1), odds.sixths);
    match job.with {
        With::Hands => None,
        With::Brain => Some(lang::ThenRoll { needed, sixths }.say(lang)),
        With::Substitute(it) => {
            let name = job_name(it.job(), lang);
            Some(
                lang::ThenRollWith {
                    needed,
                    name,
                    sixths,
                }
                .say(lang),
            )
        }
    }
}

/// While everybody chooses cards to pass on: yours, and who is still at it.
fn drill(board: Board) -> Option<impl IntoView> {
    let Some(Step::EveryonePasses(_)) = board.underway()?.current_step() else {
        return None;
    };
    let lang = board.session.lang();
    let yours: Vec<_> = board.set_aside().iter().collect();
    let label = (!yours.is_empty()).then(|| lang::you_pass_on(lang));
    let waiting = lang::still_choosing(lang, board.names(board.session.must()));
    Some(view! {
        {label.map(|it| view! { <p class="gmb-label">{it}</p> })}
        {row(board, &yours)}
        <p class="aside">{waiting}</p>
    })
}
