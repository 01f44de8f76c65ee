//! How a report comes about: roughly at first, then as thoroughly as the device
//! can within a patient moment.
//!
//! A worker does it. Where there is none, or it fails, the page does it itself, a
//! table at a time and with so few imagined games that nobody notices.

use std::{sync::Arc, time::Duration};

use coach::Report;
use futures::channel::oneshot;
use leptos::{prelude::*, task::spawn_local};

use super::{
    insight::{Insight, Progress},
    kept,
    looking::{Looking, Question},
};
use crate::{browser, worker::Worker};

/// The function of the program that answers in the worker.
const NAME: &str = "look_back";

/// So many imagined games are tried first, to see how long they take.
const TRIED: u32 = 2;
/// Rounds of numbers that are easy to say and to repeat elsewhere.
const STEPS: [u32; 13] = [4, 6, 10, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200];
/// How long the first picture may take, and how long all of it, in milliseconds.
const FIRST_MS: f64 = 1500.0;
const WHOLE_MS: f64 = 11_000.0;
/// A report on fewer imagined games is not worth keeping: another time there may
/// be less to do for the device.
const WORTH_KEEPING: u32 = 10;
/// How long the page may be busy with one table.
const SLICE_MS: f64 = 30.0;
/// How long it rests then.
const REST: Duration = Duration::from_millis(5);

type MaybeWorker = StoredValue<Option<Worker>, LocalStorage>;

/// Begins to work; it ends in the middle when the owner of the signals does.
pub fn begin(insight: Insight) {
    let worker = StoredValue::new_local(Worker::start(NAME));
    // What is disposed of is dropped, and a worker that is dropped ends.
    spawn_local(async move {
        let record = insight.replay.playback().record().to_string();
        let report = match in_worker(insight, worker, record.clone()).await {
            Some(report) => Some(report),
            None if insight.report.is_disposed() => None,
            None => here(insight).await,
        };
        // What was asked has been answered: the worker ends.
        let _ = worker.try_update_value(Option::take);
        if let Some(report) = report {
            if WORTH_KEEPING <= report.imagined {
                kept::keep(&record, &report);
            }
            insight.is_done(report);
        }
    });
}

/// In a worker: a try, a first picture, and all of it.
async fn in_worker(insight: Insight, worker: MaybeWorker, record: String) -> Option<Report> {
    ask(worker, &Question::Open(record)).await?;
    // What a game works out once for all is not what an imagined game takes.
    ask(worker, &Question::Look { n: 0, n_games: 1 }).await?;
    let per_game = round(insight, worker, TRIED, [0, 5]).await?;
    let n_first = most(FIRST_MS / per_game);
    // Where games take long, something is better than nothing.
    if FIRST_MS < per_game * f64::from(n_first) {
        insight.learns(report(worker).await?);
    }
    let per_game = round(insight, worker, n_first, [5, 15]).await?;
    let first = report(worker).await?;
    let n_whole = most(WHOLE_MS / per_game);
    if n_whole <= n_first {
        return Some(first);
    }
    insight.learns(first);
    round(insight, worker, n_whole, [15, 100]).await?;
    report(worker).await
}

/// A look at every table, while progress goes from one percentage to the other;
/// says how many milliseconds an imagined game more would have taken.
async fn round(
    insight: Insight,
    worker: MaybeWorker,
    n_games: u32,
    [from, to]: [u32; 2],
) -> Option<f64> {
    let begun = browser::now();
    let n_looks = insight.replay.n_moves() + 1;
    for n in 0..n_looks {
        ask(worker, &Question::Look { n, n_games }).await?;
        show(insight, from + (to - from) * n / n_looks)?;
    }
    Some((browser::now() - begun) / f64::from(n_games))
}

/// Nothing once nobody looks.
fn show(insight: Insight, percent: u32) -> Option<()> {
    let progress = Progress::At(percent);
    if insight.progress.try_get_untracked()? != progress {
        insight.progress.set(progress);
    }
    Some(())
}

async fn report(worker: MaybeWorker) -> Option<Report> {
    let report = ask(worker, &Question::Report).await?;
    serde_json::from_str(&report).ok()
}

async fn ask(worker: MaybeWorker, question: &Question) -> Option<String> {
    let question = serde_json::to_string(question).expect("a question is plain data");
    let answer = worker.try_with_value(|it| it.as_ref()?.ask(&question))?;
    answer?.await.ok()?
}

/// In the page.
async fn here(insight: Insight) -> Option<Report> {
    let mut looking = Looking::new(Arc::clone(&insight.replay.playback()));
    let longest = slices(insight, &mut looking, TRIED, [0, 20]).await?;
    insight.learns(looking.report()?);
    let per_game = longest / f64::from(TRIED);
    slices(insight, &mut looking, most(SLICE_MS / per_game), [20, 100]).await?;
    looking.report()
}

/// A look at every table, with rests between them; says how long the longest took.
async fn slices(
    insight: Insight,
    looking: &mut Looking,
    n_games: u32,
    [from, to]: [u32; 2],
) -> Option<f64> {
    let n_looks = insight.replay.n_moves() + 1;
    let mut longest: f64 = 0.0;
    for n in 0..n_looks {
        rest().await;
        show(insight, from + (to - from) * n / n_looks)?;
        let begun = browser::now();
        looking.look(n, n_games);
        longest = longest.max(browser::now() - begun);
    }
    Some(longest)
}

async fn rest() {
    let (sender, rested) = oneshot::channel();
    set_timeout(
        move || {
            let _ = sender.send(());
        },
        REST,
    );
    // A timer that never rings has been thrown away with the page.
    let _ = rested.await;
}

/// The largest of the numbers that is not above `n`, or the smallest.
fn most(n: f64) -> u32 {
    let fits = STEPS.into_iter().rev().find(|it| f64::from(*it) <= n);
    fits.unwrap_or(STEPS[0])
}
