//! This same program in a worker, which answers one question after the other, so
//! that the page never waits for an answer.
//!
//! `worker.js` starts it; its name says which function of the program answers.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use futures::channel::oneshot;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, WorkerOptions, WorkerType};

use crate::browser;

/// Answers are awaited in the order of questions. `None` once the worker has
/// failed: nobody need wait for it any more.
type Waiting = Rc<RefCell<Option<VecDeque<oneshot::Sender<Option<String>>>>>>;

/// An answer on its way. Whoever waits is let go if the worker ends.
pub type Answer = oneshot::Receiver<Option<String>>;

/// A worker. It ends with this, in the middle of whatever it does.
#[derive(Debug)]
pub struct Worker {
    worker: web_sys::Worker,
    waiting: Waiting,
}

impl Worker {
    /// Starts one. Nothing if the browser has no workers.
    pub fn start(name: &str) -> Option<Worker> {
        start(name).ok()
    }

    /// Nothing if it has failed.
    pub fn ask(&self, question: &str) -> Option<Answer> {
        let mut waiting = self.waiting.borrow_mut();
        let (sender, answer) = oneshot::channel();
        waiting.as_mut()?.push_back(sender);
        self.worker.post_message(&question.into()).ok()?;
        Some(answer)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.terminate();
        self.waiting.borrow_mut().take();
    }
}

fn start(name: &str) -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(name);
    let path = format!("/worker.js?v={}", browser::build());
    let worker = web_sys::Worker::new_with_options(&path, &options)?;
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
    Ok(Worker { worker, waiting })
}
