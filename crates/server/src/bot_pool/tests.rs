//! When the answer of a bot is seen, by a clock that stands still while it thinks.

use std::time::Duration;

use driver::{Driver, Limits, Match, Next, Sitter};
use serde_json::json;
use tabletop::{Seat, sealed::Seal};
use tokio::time::timeout;

use super::*;

/// What a bot of Jars is asked that sits with a person.
fn job(game: &'static dyn DynGame) -> BotJob {
    let seal = Seal {
        key: [2; 32],
        salts: vec![String::new(); 2],
    };
    let names = ["Ada", "Gravel"].map(str::to_owned).to_vec();
    let table = Match::start(game, json!({}), names, seal).unwrap();
    let sitters = vec![Sitter::Person, Sitter::Bot("mastermind".to_owned())];
    let mut driver = Driver::new(table, sitters, Limits::default());
    let pending = driver.play(Seat::new(0), 0, "shelve fresh").unwrap();
    driver.commit(pending);
    match driver.next(Duration::ZERO) {
        Next::Think(job) => job,
        other => panic!("a bot should be asked, not {other:?}"),
    }
}

/// At tables that differ only in what the bot holds.
#[tokio::test(start_paused = true)]
async fn a_bot_with_one_move_is_no_quicker_than_one_that_has_to_think() {
    let game = registry::find("jars").unwrap();
    let thinking = Thinking::new();
    let mut job = job(game);
    let within = job.within.unwrap();
    assert!(Duration::from_millis(100) < within);
    for n_choices in [2, 1] {
        job.legal.truncate(n_choices);
        assert_eq!(job.legal.len(), n_choices);
        for kept in [thinking.keep(1), None] {
            let asked = Instant::now();
            let job = Arc::new(job.clone());
            let answer = thinking.clone().decide(job, game, kept).await;
            assert!(answer.is_some());
            let took = asked.elapsed();
            let late = took.saturating_sub(within);
            assert!(
                within <= took && late < Duration::from_millis(5),
                "{took:?}"
            );
        }
    }
}

/// A core is free for others while an answer waits to be seen.
#[tokio::test(start_paused = true)]
async fn nobody_waits_for_a_core_because_an_answer_is_held_back() {
    let game = registry::find("jars").unwrap();
    let thinking = Thinking {
        cores: Line::new(1),
        ..Thinking::new()
    };
    let mut job = job(game);
    job.legal.truncate(1);
    let within = job.within.unwrap();
    let asked = Instant::now();
    let [one, two] = ["one", "two"].map(|table| {
        let job = BotJob {
            table: table.to_owned(),
            ..job.clone()
        };
        tokio::spawn(thinking.clone().decide(Arc::new(job), game, None))
    });
    assert!(one.await.unwrap().is_some() && two.await.unwrap().is_some());
    assert!(asked.elapsed() < within * 3 / 2, "{:?}", asked.elapsed());
}

/// At tables where what a bot thought of before was forced, or was not.
#[tokio::test(start_paused = true)]
async fn where_there_are_secrets_nobody_waits_for_an_old_thought() {
    let game = registry::find("jars").unwrap();
    let thinking = Thinking::new();
    let job = job(game);
    let within = job.within.unwrap();
    let kept = thinking.keep(1).unwrap();
    let old_thought = Arc::clone(&kept).lock_owned().await;
    let asked = Instant::now();
    let answer = thinking.decide(Arc::new(job), game, Some(kept));
    let answer = timeout(2 * within, answer).await;
    assert!(answer.is_ok_and(|it| it.is_some()));
    let late = asked.elapsed().saturating_sub(within);
    assert!(late < Duration::from_millis(5), "{late:?}");
    drop(old_thought);
}
