//! What a game that is over was worth, beside its replay: who was going to win,
//! the moments that mattered, and what was luck.
//!
//! It is a piece of the program by itself, and begins when somebody looks.
//!
//! Reading order: [`insight`] (what is known so far), [`work`] (how it is found
//! out, a little at first and then more), [`looking`] (what the worker does),
//! [`kept`] (what the device keeps), [`panel`] (all of it on the page) with
//! [`bands`], [`moments`] and [`stairs`].

pub mod bands;
pub mod insight;
pub mod kept;
pub mod looking;
pub mod moments;
pub mod panel;
pub mod stairs;
pub mod work;

use std::pin::Pin;

use leptos::prelude::*;

use self::insight::Insight;
use crate::{pieces, session::replay::Replay};

/// On its way.
type Answer = Pin<Box<dyn Future<Output = Option<String>>>>;

/// What is reached through the piece alone.
#[derive(Debug)]
pub struct Hindsight {
    /// Begins to look into a game; it ends with whoever owns the signals.
    pub begin: fn(Replay) -> Insight,
    pub show: fn(Insight) -> AnyView,
    answer: fn(String) -> Answer,
}

pub static HINDSIGHT: Hindsight = Hindsight {
    begin: Insight::begin,
    show: panel::show,
    answer: |question| Box::pin(looking::answer(question)),
};

/// What the worker does: a question in, what was found out, nothing if the
/// question makes no sense or the game does not come.
pub async fn answer(question: String) -> Option<String> {
    let hindsight = pieces::load_hindsight().await?;
    (hindsight.answer)(question).await
}
