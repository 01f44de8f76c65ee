//! Bots think in a worker, so that the page never waits for them.
//!
//! The worker is this same program, started by `worker.js`: the page asks with
//! what a seat sees, and the worker answers with a move. It keeps the bots of
//! one table, so that they go on with earlier thoughts.

use std::{
    cell::{OnceCell, RefCell},
    collections::VecDeque,
    rc::Rc,
};

use driver::{BotJob, Bots};
use erased::DynGame;
use futures::channel::oneshot;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::{
    browser,
    pieces::{self, GameModule},
};

/// Answers are awaited in the order of questions. `None` once the worker has
/// failed: nobody need wait for it any more.
type Waiting = Rc<RefCell<Option<VecDeque<oneshot::Sender<Option<String>>>>>>;

struct Thinker {
    worker: Worker,
    waiting: Waiting,
}

thread_local! {
    /// Of the page. `None` if the browser has no workers.
    static THINKER: OnceCell<Option<Thinker>> = const { OnceCell::new() };
    /// Of the worker: the bots of the table it was asked about last.
    static BOTS: RefCell<Bots> = const { RefCell::new(Bots::new()) };
}

/// Starts the worker, if it does not run yet.
pub fn wake() {
    THINKER.with(|thinker| _ = thinker.get_or_init(|| start().ok()));
}

/// Asks the worker. `None` if there is none, or it failed.
pub async fn ask(job: &BotJob) -> Option<String> {
    let job = serde_json::to_string(job).expect("a job is plain data");
    let answer = THINKER.with(|thinker| {
        let thinker = thinker.get_or_init(|| start().ok()).as_ref()?;
        let mut waiting = thinker.waiting.borrow_mut();
        let (sender, answer) = oneshot::channel();
        waiting.as_mut()?.push_back(sender);
        thinker.worker.post_message(&job.into()).ok()?;
        Some(answer)
    });
    answer?.await.ok()?
}

fn start() -> Result<Thinker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let path = format!("/worker.js?v={}", browser::build());
    let worker = Worker::new_with_options(&path, &options)?;
    let waiting = Waiting::new(RefCell::new(Some(VecDeque::new())));
    let asked = Rc::clone(&waiting);
    let answered = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let sender = asked.borrow_mut().as_mut().and_then(VecDeque::pop_front);
        if let Some(sender) = sender {
            // Nobody waits any more if the page has gone on.
            let _ = sender.send(message.data().as_string());
        }
    });
    worker.set_onmessage(Some(answered.into_js_value().unchecked_ref()));
    let asked = Rc::clone(&waiting);
    // A worker that cannot start answers nothing: whoever waits is let go.
    let failed = Closure::<dyn Fn()>::new(move || _ = asked.borrow_mut().take());
    worker.set_onerror(Some(failed.into_js_value().unchecked_ref()));
    Ok(Thinker { worker, waiting })
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
