//! Names of zones and pieces, by which a page knows them again.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Names a place for a whole game: `hand.A`, `horde`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ZoneId(String);

/// Names a piece. What the viewer can tell apart from everything else has a
/// name of its own, `brain.ada`; anything else is named after its place, as the
/// third card of a hand is: `hand.B/2`.
///
/// ```
/// use scene::{PieceId, ZoneId};
///
/// assert!(!PieceId::of("brain", "ada").is_a_place());
/// assert!(ZoneId::of("hand", "B").place(2).is_a_place());
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PieceId(String);

impl ZoneId {
    /// `horde`.
    pub fn new(name: impl Into<String>) -> ZoneId {
        ZoneId(name.into())
    }

    /// `hand.A`.
    pub fn of(name: &str, which: impl fmt::Display) -> ZoneId {
        ZoneId(format!("{name}.{which}"))
    }

    /// Whatever lies at this place: `hand.A/2`.
    pub fn place(&self, place: impl fmt::Display) -> PieceId {
        PieceId(format!("{self}/{place}"))
    }
}

impl PieceId {
    /// `die`.
    pub fn new(name: impl Into<String>) -> PieceId {
        PieceId(name.into())
    }

    /// `brain.ada`.
    pub fn of(name: &str, which: impl fmt::Display) -> PieceId {
        PieceId(format!("{name}.{which}"))
    }

    /// Whether it names a place rather than the thing that lies there.
    pub fn is_a_place(&self) -> bool {
        self.0.contains('/')
    }
}

impl fmt::Display for ZoneId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
