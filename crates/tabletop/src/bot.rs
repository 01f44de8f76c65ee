//! Who decides.

use std::{fmt, time::Duration};

use crate::{Seat, Strategy, Text};

/// A player. It is handed a view, never a state.
///
/// ```
/// use pig::{Action, Pig};
/// use tabletop::{Bot, Decision, Game, Seat, Viewer};
///
/// /// Holds as soon as there are so many points to lose.
/// struct Careful(i32);
///
/// impl Bot<Pig> for Careful {
///     fn choose(&mut self, decision: &Decision<'_, Pig>) -> Action {
///         if self.0 <= decision.view.turn_total { Action::Hold } else { Action::Roll }
///     }
/// }
///
/// let pig: Pig = "goal 100; A 0, B 0; A has 21".parse()?;
/// let seat = Seat::new(0);
/// let view = pig.view(Viewer::Seat(seat));
/// let legal = [Action::Roll, Action::Hold];
/// let decision = Decision { seat, view: &view, memory: &(), legal: &legal };
/// assert_eq!(Careful(20).choose(&decision), Action::Hold);
/// assert_eq!(Careful(25).choose(&decision), Action::Roll);
/// # Ok::<(), String>(())
/// ```
pub trait Bot<G: Strategy>: Send {
    /// Decides for a seat that the table waits for. `decision.legal` is never empty.
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action;

    /// Acts although nobody waits for it, such as saying "oops", or keeps quiet.
    /// Asked of seats that may interrupt; most bots never do.
    fn interrupt(&mut self, _decision: &Decision<'_, G>) -> Option<G::Action> {
        None
    }

    /// Whether it ever looks at [`Decision::memory`]. Whoever plays games by the
    /// million keeps none for those who say no.
    fn uses_memory(&self) -> bool {
        true
    }

    /// From now on a move must not take much longer than this. Most bots never
    /// do anyway.
    fn hurry(&mut self, _within: Duration) {}
}

/// One seat's choice, with everything it may base it on.
#[derive(Debug)]
pub struct Decision<'a, G: Strategy> {
    /// Who is to choose.
    pub seat: Seat,
    /// What it sees.
    pub view: &'a G::View,
    /// What the seat remembers and no longer sees.
    pub memory: &'a G::Memory,
    /// What it may do, in ascending order; never empty.
    pub legal: &'a [G::Action],
}

/// A bot by name.
pub struct BotInfo<G: Strategy> {
    /// Stable, lowercase, used in records and commands.
    pub name: &'static str,
    /// One line for menus and `--help`.
    pub about: Text,
    /// Equal seeds make equal players.
    pub make: fn(seed: u64) -> Box<dyn Bot<G>>,
}

impl<G: Strategy> fmt::Debug for BotInfo<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotInfo")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}
