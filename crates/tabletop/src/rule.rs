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
///
/// ```
/// use pig::rulebook::{PIG_2_ONE, RULEBOOK};
///
/// let clause = tabletop::rule::clause(RULEBOOK, "PIG-2.one").expect("it is there");
/// assert_eq!(clause.id, PIG_2_ONE);
/// ```
pub fn clause(rulebook: &'static [Chapter], id: &str) -> Option<&'static Clause> {
    rulebook
        .iter()
        .flat_map(|chapter| chapter.clauses)
        .find(|clause| clause.id.as_str() == id)
}

/// Why an action may not be taken. The table is unchanged.
///
/// ```
/// use pig::{Action, Options, Pig, rulebook as r};
/// use tabletop::{Cx, Game, Refusal, Seat, chance::Scripted};
///
/// let mut luck = Scripted::new([]);
/// let mut cx = Cx::silent(&mut luck);
/// let mut pig = Pig::setup(&Options::default(), 2, &mut cx)?;
/// let before = pig;
/// let [ada, bea] = [0, 1].map(Seat::new);
/// let refusal = pig.play(ada, Action::Hold, &mut cx).unwrap_err();
/// assert_eq!(refusal, Refusal::Forbidden(r::PIG_3_NOT_EMPTY));
/// assert_eq!(pig.play(bea, Action::Roll, &mut cx), Err(Refusal::NotYourTurn));
/// assert_eq!(pig, before);
/// # Ok::<(), Refusal>(())
/// ```
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
///
/// ```
/// use tabletop::{RuleId, rule};
///
/// const DOUBLE: RuleId = RuleId::new("DICE-4.double");
///
/// fn worth(dice: [u8; 2]) -> u8 {
///     let sum = dice[0] + dice[1];
///     if dice[0] == dice[1] {
///         rule!(DOUBLE);
///         return 2 * sum;
///     }
///     sum
/// }
///
/// // A scenario that claims to verify `DOUBLE` fails unless it comes by here.
/// assert_eq!(worth([3, 3]), 12);
/// ```
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
