//! Bots think in a worker, so that the page never waits for them.
//!
//! The page asks with what a seat sees, and the worker answers with a move. It
//! keeps the bots of one table, so that they go on with earlier thoughts.

use std::cell::{OnceCell, RefCell};

use driver::{BotJob, Bots};
use erased::DynGame;

use crate::{
    pieces::{self, GameModule},
    worker::Worker,
};

/// The function of the program that answers.
const NAME: &str = "think";

thread_local! {
    /// Of the page. `None` if the browser has no workers.
    static THINKER: OnceCell<Option<Worker>> = const { OnceCell::new() };
    /// Of the worker: the bots of the table it was asked about last.
    static BOTS: RefCell<Bots> = const { RefCell::new(Bots::new()) };
}

/// Starts the worker, if it does not run yet.
pub fn wake() {
    THINKER.with(|thinker| _ = thinker.get_or_init(|| Worker::start(NAME)));
}

/// Asks the worker. `None` if there is none, or it failed.
pub async fn ask(job: &BotJob) -> Option<String> {
    let job = serde_json::to_string(job).expect("a job is plain data");
    let answer = THINKER.with(|thinker| {
        let thinker = thinker.get_or_init(|| Worker::start(NAME));
        thinker.as_ref()?.ask(&job)
    });
    answer?.await.ok()?
}

/// What the worker does: a [`BotJob`] in, a move out, nothing if the job makes
/// no sense or the game does not come.
pub async fn answer(job: &str) -> Option<String> {
    let job: BotJob = serde_json::from_str(job).ok()?;
    pieces::load(&job.game).await;
    let GameModule { game, playing, .. } = pieces::find(&job.game)?;
    (playing.think)(&job, game)
}

/// The same once the game is here.
pub fn think(job: &BotJob, game: &'static dyn DynGame) -> Option<String> {
    BOTS.with_borrow_mut(|bots| bots.answer(job, game)).ok()
}
