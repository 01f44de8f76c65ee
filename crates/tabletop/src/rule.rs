//! Why: rule identifiers, the rulebook they point into, refusals, and marks.

use std::fmt;

use crate::Text;

/// Names one clause of a game's rulebook, such as `MMB-5.keep`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct RuleId(&'static str);

impl RuleId {
    /// The id as it stands in the rulebook.
    pub const fn new(id: &'static str) -> RuleId {
        RuleId(id)
    }

    /// The id as it stands in the rulebook.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// One page of a rulebook.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its heading.
    pub title: Text,
    /// In reading order.
    pub clauses: &'static [Clause],
}

/// One rule in our own words.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// What refusals and marks call it.
    pub id: RuleId,
    /// What it says.
    pub text: Text,
    /// The printed book is silent or unclear here, and this is our answer.
    pub is_ruling: bool,
}

/// Finds the clause that `id` names.
pub fn clause(rulebook: &'static [Chapter], id: &str) -> Option<&'static Clause> {
    rulebook
        .iter()
        .flat_map(|chapter| chapter.clauses)
        .find(|clause| clause.id.as_str() == id)
}

/// Why an action may not be taken. The table is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules forbid it; the clause says why.
    Forbidden(RuleId),
    /// It is a move of the game, but not one to be made now.
    NotNow,
    /// The text is not an action, or not an option, of this game.
    Unreadable(String),
    /// This seat is not being waited for.
    NotYourTurn,
    /// The game is over.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Forbidden(rule) => write!(f, "forbidden by rule {rule}"),
            Refusal::NotNow => f.write_str("that cannot be done now"),
            Refusal::Unreadable(why) => f.write_str(why),
            Refusal::NotYourTurn => f.write_str("it is not your turn"),
            Refusal::Over => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for Refusal {}

/// Marks the line that carries out a rule. Free unless `marks` is on.
#[macro_export]
macro_rules! rule {
    ($id:expr) => {
        $crate::rule::mark($id)
    };
}

/// Does nothing without the feature `marks`.
#[cfg(not(feature = "marks"))]
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "an empty body must vanish from the search loop"
)]
pub const fn mark(_: RuleId) {}

#[cfg(feature = "marks")]
pub use on::{mark, pause, take};

#[cfg(feature = "marks")]
mod on {
    use std::{
        cell::{Cell, RefCell},
        collections::BTreeSet,
    };

    use super::RuleId;

    thread_local! {
        static HIT: RefCell<BTreeSet<RuleId>> = const { RefCell::new(BTreeSet::new()) };
        static PAUSED: Cell<bool> = const { Cell::new(false) };
    }

    /// Notes that a rule was carried out on this thread.
    pub fn mark(rule: RuleId) {
        if !PAUSED.get() {
            HIT.with_borrow_mut(|hit| hit.insert(rule));
        }
    }

    /// Notes nothing during `work`, for tests that count what the rules cost.
    pub fn pause(work: impl FnOnce()) {
        PAUSED.set(true);
        work();
        PAUSED.set(false);
    }

    /// The rules carried out on this thread since the last call.
    pub fn take() -> BTreeSet<RuleId> {
        HIT.take()
    }
}
