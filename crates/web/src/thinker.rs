//! Bots think in a worker, so that the page never waits for them.
//!
//! The worker is this same program, started by `worker.js`: the page asks with
//! what a seat sees, and the worker answers with a move. It keeps the bots of
//! one table, so that they go on with earlier thoughts.

use std::{
    cell::{OnceCell, RefCell},
    collections::{BTreeMap, VecDeque},
    rc::Rc,
    time::Duration,
};

use erased::{DynBot, Json};
use futures::channel::oneshot;
use serde::{Deserialize, Serialize};
use tabletop::{Refusal, Seat};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::{
    browser,
    pieces::{self, Piece},
};

/// What a bot is asked, with everything it may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    pub game: String,
    /// Tells tables apart: a bot remembers one.
    pub table: String,
    pub bot: String,
    pub seed: u64,
    pub seat: Seat,
    pub view: Json,
    pub legal: Vec<String>,
    /// How long the answer may take.
    pub within: Duration,
}

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
pub async fn ask(question: &Question) -> Option<String> {
    let question = serde_json::to_string(question).expect("a question is plain data");
    let answer = THINKER.with(|thinker| {
        let thinker = thinker.get_or_init(|| start().ok()).as_ref()?;
        let mut waiting = thinker.waiting.borrow_mut();
        let (sender, answer) = oneshot::channel();
        waiting.as_mut()?.push_back(sender);
        thinker.worker.post_message(&question.into()).ok()?;
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

struct Bots {
    table: String,
    bots: BTreeMap<(Seat, String), Box<dyn DynBot>>,
}

impl Bots {
    const fn new() -> Bots {
        Bots {
            table: String::new(),
            bots: BTreeMap::new(),
        }
    }

    fn answer(&mut self, question: Question) -> Result<String, Refusal> {
        let Question {
            game,
            table,
            bot,
            seed,
            seat,
            view,
            legal,
            within,
        } = question;
        let Piece { game, .. } = pieces::find(&game).ok_or(Refusal::NotYourTurn)?;
        if self.table != table {
            *self = Bots {
                table,
                bots: BTreeMap::new(),
            };
        }
        let key = (seat, bot);
        if !self.bots.contains_key(&key) {
            let made = game.bot(&key.1, seed)?;
            self.bots.insert(key.clone(), made);
        }
        let bot = self.bots.get_mut(&key).expect("it is there by now");
        bot.choose(seat, &view, &legal, Some(within))
    }
}

/// What the worker does: a [`Question`] in, a move out, nothing if the
/// question makes no sense or the game does not come.
pub async fn answer(question: &str) -> Option<String> {
    let question: Question = serde_json::from_str(question).ok()?;
    pieces::load(&question.game).await;
    BOTS.with_borrow_mut(|bots| bots.answer(question)).ok()
}
