//! What only the lab, programs that learn and people's own words need to know
//! about a game.

use std::{borrow::Cow, fmt};

use crate::{Game, Numbers, RuleId, Seat, Text};

/// What a game may tell about itself besides its rules. A game that has
/// nothing to tell writes `impl Extras for G {}`.
///
/// ```
/// use pig::{Action, Options, Pig};
/// use tabletop::{Cx, Extras, Game, Viewer, chance::Scripted};
///
/// let pig = Pig::setup(&Options::default(), 2, &mut Cx::silent(&mut Scripted::new([])))?;
/// // Nothing in Pig takes words, so bots are offered everything.
/// assert_eq!(Pig::needs_words(Action::Roll), None);
/// assert!(!Pig::is_for_people(&pig.view(Viewer::Public), Action::Roll));
/// # Ok::<(), tabletop::Refusal>(())
/// ```
pub trait Extras: Game {
    /// Numbers about the game that its own computation knows exactly.
    fn exact_values() -> Vec<ExactValue> {
        Vec::new()
    }

    /// What a move is worth, where the game can compute it exactly and nothing
    /// else is to be hoped for from it; of all moves of a decision or of none.
    fn exact_worth(_view: &Self::View, _action: Self::Action) -> Option<Worth> {
        None
    }

    /// The rule by which players say this move in their own words, such as a
    /// question: without words it is no move. The rules never read them.
    fn needs_words(_action: Self::Action) -> Option<RuleId> {
        None
    }

    /// Whether only a person can make this move, for want of words or of eyes.
    /// Bots are not offered it; they always have another.
    fn is_for_people(_view: &Self::View, action: Self::Action) -> bool {
        Self::needs_words(action).is_some()
    }

    /// Whether a seat can ever act although nobody waits for it, bots included.
    const MAY_INTERRUPT: bool = false;

    /// Every move that a bot at `me` can ever make at a table of `n_seats`: as
    /// many for every seat and in the same order, so that the place of a move
    /// in the list says what it means. Players stand in it in turn order from
    /// `me` ([`numbers::from`](crate::numbers::from())). A game that lists none
    /// cannot be played by number.
    fn every_action(_me: Seat, _n_seats: usize) -> Vec<Self::Action> {
        Vec::new()
    }

    /// What a seat sees, in numbers: always as many, each with a meaning of its
    /// own. A game that writes none cannot be learned from numbers.
    fn numbers(_view: &Self::View, _to: &mut Numbers<'_>) {}
}

/// Something the lab counts over many games.
///
/// ```
/// use tabletop::{Seat, extras::Note};
///
/// let stolen = Note::to("stolen", Seat::new(2)).of("brain").amounting_to(3);
/// assert_eq!((stolen.key, stolen.of, stolen.amount), ("stolen", Some("brain"), Some(3)));
/// assert_eq!(Note::new("round").seat, None);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Its name in reports. `round` is what the others are measured by.
    pub key: &'static str,
    /// Which card, face or ability it was, if there are several.
    pub of: Option<&'static str>,
    /// To whom it happened, if to one seat alone.
    pub seat: Option<Seat>,
    /// How much of it, if that differs: the lab tells the mean.
    pub amount: Option<i32>,
}

impl Note {
    /// Something that happened to the table.
    pub const fn new(key: &'static str) -> Note {
        Note {
            key,
            of: None,
            seat: None,
            amount: None,
        }
    }

    /// Something that happened to one seat.
    pub const fn to(key: &'static str, seat: Seat) -> Note {
        Note {
            seat: Some(seat),
            ..Note::new(key)
        }
    }

    /// Says which of several it was.
    #[must_use]
    pub const fn of(self, what: &'static str) -> Note {
        Note {
            of: Some(what),
            ..self
        }
    }

    /// Says how much of it there was.
    #[must_use]
    pub const fn amounting_to(self, amount: i32) -> Note {
        Note {
            amount: Some(amount),
            ..self
        }
    }
}

/// A number about a game that can be computed exactly.
pub struct ExactValue {
    /// Its name in reports.
    pub key: Cow<'static, str>,
    /// What it says, in one line.
    pub about: Cow<'static, str>,
    /// Computes it, which may take a while.
    pub compute: Box<dyn Fn() -> Fraction + Send + Sync>,
}

impl fmt::Debug for ExactValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("ExactValue");
        debug.field("key", &self.key).finish_non_exhaustive()
    }
}

impl ExactValue {
    /// A number with its name and its meaning.
    pub fn new(
        key: impl Into<Cow<'static, str>>,
        about: impl Into<Cow<'static, str>>,
        compute: impl Fn() -> Fraction + Send + Sync + 'static,
    ) -> ExactValue {
        ExactValue {
            key: key.into(),
            about: about.into(),
            compute: Box::new(compute),
        }
    }
}

/// An exact fraction.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Fraction {
    /// Above the line.
    pub numerator: u64,
    /// Below the line.
    pub denominator: u64,
}

/// What a move is worth on average, exactly.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Worth {
    /// Above the line.
    pub numerator: u64,
    /// Below the line.
    pub denominator: u64,
    /// What is counted, as players say it after a number.
    pub unit: Text,
}

impl Worth {
    /// Rounded.
    pub fn thousandths(self) -> u32 {
        let (above, below) = (u128::from(self.numerator), u128::from(self.denominator));
        ((2000 * above + below) / (2 * below)) as u32
    }
}
