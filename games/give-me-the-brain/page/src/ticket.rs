//! The order slip: the steps of the job that is being done or chosen, the
//! current one lit; between jobs, what happened last.

use give_me_the_brain::{
    Action, Event, GiveMeTheBrain, Job, Odds, Origin, Step, Underway, WalkieTalkie, With,
    show::{ids, job_name, step_words},
};
use leptos::prelude::*;
use tabletop::{EventInfo, Game, Seat};
use web::{art, motion::zone_element, tables::toss::has_dice};

use super::board::Board;
use crate::lang;

/// No more sentences than fit.
const N_LINES: usize = 3;

/// How far a step is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Progress {
    Done,
    Skipped,
    Now,
    Later,
}

#[component]
pub fn Ticket(board: Board) -> impl IntoView {
    let slip = move || {
        let main = board.main().and_then(|it| it.parse().ok());
        if let Some(Action::Play { job, substitute }) = main {
            return plan(board, job, With::of(job, substitute)).into_any();
        }
        match board.underway() {
            Some(underway) => job_slip(board, &underway).into_any(),
            None => turn_slip(board).into_any(),
        }
    };
    view! {
        <div class="ticket" id=zone_element(&ids::laid_out())>
            {slip}
        </div>
    }
}

/// What the job will do that the main button would start.
fn plan(board: Board, job: Job, with: With) -> impl IntoView {
    let steps = job.steps().iter().map(|step| (*step, Progress::Later));
    view! {
        <h2 class="d">{job_name(job, board.session.lang())}</h2>
        <ol>
            {lines(board, steps.collect())}
            {roll(board, job, with, board.odds(job))}
        </ol>
    }
}

/// A job that is being done.
fn job_slip(board: Board, job: &Underway) -> impl IntoView {
    let lang = board.session.lang();
    let progress = |place: u8| {
        if job.is_skipped(place) {
            Progress::Skipped
        } else if place < job.step {
            Progress::Done
        } else if place == job.step {
            Progress::Now
        } else {
            Progress::Later
        }
    };
    let steps = (0u8..).zip(job.job.steps());
    let steps = steps.map(|(place, step)| (*step, progress(place)));
    let active = board.work().map(|work| work.active);
    let odds = active.and_then(|it| board.look(|view| view.table.odds(it, job.job)).flatten());
    let who = active.filter(|it| board.me() != Some(*it));
    let who = who.map(|it| lang::does(lang, board.session.name(it)));
    let followed = (job.origin == Origin::Discards).then(|| lang::followed(lang).to_owned());
    let outer = board.work().into_iter().flat_map(|work| {
        let jobs: Vec<Job> = work.jobs.iter().map(|it| it.job).collect();
        let n_outer = jobs.len().saturating_sub(1);
        let waits = move |job: Job| lang::waits(lang, job_name(job, lang));
        jobs.into_iter().take(n_outer).map(waits)
    });
    let asides: Vec<String> = who.into_iter().chain(followed).chain(outer).collect();
    view! {
        <h2 class="d">{job_name(job.job, lang)}</h2>
        {asides.into_iter().map(|it| view! { <p class="alt">{it}</p> }).collect_view()}
        <ol>
            {lines(board, steps.collect())} {roll(board, job.job, job.with, odds)}
        </ol>
    }
}

fn lines(board: Board, steps: Vec<(Step, Progress)>) -> impl IntoView {
    let lang = board.session.lang();
    let line = |(n, (step, progress)): (usize, (Step, Progress))| {
        let (class, state) = match progress {
            Progress::Skipped => ("skipped", Some(lang::skipped(lang))),
            Progress::Done => ("done", Some(lang::done(lang))),
            Progress::Now => ("lit", Some(lang::now(lang))),
            Progress::Later => ("", None),
        };
        let mark = match progress {
            Progress::Done => art::icon(art::CHECK).into_any(),
            Progress::Skipped | Progress::Now | Progress::Later => (n + 1).into_any(),
        };
        // Only that a step was skipped cannot be seen otherwise.
        let is_seen = progress == Progress::Skipped;
        view! {
            <li class=class aria-current=(progress == Progress::Now).then_some("step")>
                <b>{mark}</b>
                <span>
                    <span class="what">{step_words(step, lang)}</span>
                    " "
                    {state.map(|it| view! { <em class=if is_seen { "state" } else { "unseen" }>{it}</em> })}
                </span>
            </li>
        }
    };
    steps.into_iter().enumerate().map(line).collect_view()
}

/// The skill roll that ends a job, with its odds.
fn roll(board: Board, job: Job, with: With, odds: Option<Odds>) -> Option<impl IntoView> {
    let lang = board.session.lang();
    let odds = odds.filter(|_| job.skill().is_some())?;
    let needed = odds.needed.max(1);
    let words = match with {
        With::Hands => return None,
        With::Brain => lang::roll(lang, needed),
        With::Substitute(it) => {
            let name = job_name(it.job(), lang);
            lang::RollWith { needed, name }.say(lang)
        }
    };
    let number = format!("{needed}+");
    let words = match words.split_once(&number) {
        Some((before, after)) => view! {
            {before.to_owned()} <strong class="d">{number}</strong> {after.to_owned()}
        }
        .into_any(),
        None => words.into_any(),
    };
    let boxes = (0..6).map(|n| view! { <i class:y=n < odds.sixths></i> });
    Some(view! {
        <li class="roll">
            <b>{art::picture("brain.svg")}</b>
            <span>
                {words}
                <span class="odds">{boxes.collect_view()} <em>{lang::odds(lang, odds.sixths)}</em></span>
            </span>
        </li>
    })
}

/// A turn between jobs: whose it is, what counts in it, and what happened last.
fn turn_slip(board: Board) -> impl IntoView {
    let (session, lang) = (board.session, board.session.lang());
    let whose = |seat: Seat| {
        if board.me() == Some(seat) {
            lang::your_turn(lang).to_owned()
        } else {
            lang::turn_of(lang, session.name(seat))
        }
    };
    let title = board.work().map(|work| whose(work.active));
    let extras = extras(board).unwrap_or_default();
    let extra = |it: String| view! { <span class="chip">{it}</span> };
    // Screen readers hear the news from the live lines.
    let mut news = if board.toss.is_in_the_air() {
        Vec::new()
    } else {
        news(board)
    };
    if news.is_empty() {
        news.push(lang::goal(lang).to_owned());
    }
    let news = news
        .into_iter()
        .map(|it| view! { <p class="news" aria-hidden="true">{it}</p> });
    view! {
        <h2 class="d">{title}</h2>
        {news.collect_view()}
        <p class="extras">{extras.into_iter().map(extra).collect_view()}</p>
    }
}

/// What the rolls of this turn gain or lose, and what else counts in it.
fn extras(board: Board) -> Option<Vec<String>> {
    let (lang, work) = (board.session.lang(), board.work()?);
    let bonus = board.look(|view| view.table.roll_bonus(work.active))?;
    let bonus = (bonus != 0).then(|| lang::bonus(lang, format!("{bonus:+}").replace('-', "−")));
    let more = (0 < work.overtime).then(|| lang::more_turns(lang, work.overtime.into()));
    let heard =
        (work.walkie_talkie == WalkieTalkie::Used).then(|| lang::has_listened(lang).to_owned());
    Some([bonus, more, heard].into_iter().flatten().collect())
}

/// The sentences worth a line among what was told last; of a roll and what
/// came of it the beginning, of anything else the end.
fn news(board: Board) -> Vec<String> {
    let session = board.session;
    let told: Vec<String> = session.with_new::<GiveMeTheBrain, _>(|events| {
        let mut is_wanted = !events.iter().any(has_dice::<GiveMeTheBrain>);
        let tell = |event: &Event| {
            let EventInfo { beat, is_news, .. } = GiveMeTheBrain::event_info(event);
            is_wanted |= beat.has_dice();
            (is_wanted && is_news).then(|| session.tell::<GiveMeTheBrain>(event))
        };
        events.iter().filter_map(tell).collect()
    });
    told[told.len().saturating_sub(N_LINES)..].to_vec()
}
