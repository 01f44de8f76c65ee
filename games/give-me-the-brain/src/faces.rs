//! Cards as players see them: copies cannot be told apart.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    card::{Card, Face},
    cards::Cards,
};

/// How many of each face. Of a face with several copies the lowest cards stand
/// for all, so equal handfuls are equal values.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Face>", try_from = "Vec<Face>")]
pub struct Faces(Cards);

impl Faces {
    pub const NONE: Faces = Faces(Cards::NONE);
    /// All 112.
    pub const BOX: Faces = Faces(Cards::BOX);

    /// One card for each, the lowest of its face.
    pub const fn cards(self) -> Cards {
        self.0
    }

    pub const fn len(self) -> u8 {
        self.0.len()
    }

    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    pub const fn n(self, face: Face) -> u8 {
        self.0.n(face)
    }

    pub const fn has(self, face: Face) -> bool {
        self.0.has(face)
    }

    #[must_use]
    pub fn with(self, face: Face) -> Faces {
        debug_assert!(self.n(face) < face.copies(), "too many of {face}");
        let next = Card::new(face.first().index() + usize::from(self.n(face)));
        Faces(self.0 | Cards::one(next))
    }

    /// Takes one out, if there is one.
    #[must_use]
    pub fn without_any(self, face: Face) -> Faces {
        match self.n(face).checked_sub(1) {
            Some(left) => {
                let last = Card::new(face.first().index() + usize::from(left));
                Faces(self.0 - Cards::one(last))
            }
            None => self,
        }
    }

    /// Takes one out that is there.
    #[must_use]
    pub fn without(self, face: Face) -> Faces {
        debug_assert!(self.has(face), "there is no {face}");
        self.without_any(face)
    }

    #[must_use]
    pub fn plus(self, more: Faces) -> Faces {
        more.iter().fold(self, Faces::with)
    }

    /// Takes out cards that are there.
    #[must_use]
    pub fn minus(self, fewer: Faces) -> Faces {
        fewer.iter().fold(self, Faces::without)
    }

    /// Takes out what is there of these.
    #[must_use]
    pub fn minus_any(self, fewer: Faces) -> Faces {
        fewer.iter().fold(self, Faces::without_any)
    }

    /// Whether all of `some` are here.
    pub fn covers(self, some: Faces) -> bool {
        (some.0 - self.0).is_empty()
    }

    /// Every card, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        self.0.iter().map(Card::face)
    }

    /// Every face once, in ascending order.
    pub fn kinds(self) -> impl Iterator<Item = Face> {
        self.0.faces()
    }
}

impl From<Cards> for Faces {
    fn from(cards: Cards) -> Faces {
        cards.iter().map(Card::face).collect()
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Faces {
        faces.into_iter().fold(Faces::NONE, Faces::with)
    }
}

impl Extend<Face> for Faces {
    fn extend<I: IntoIterator<Item = Face>>(&mut self, faces: I) {
        *self = faces.into_iter().fold(*self, Faces::with);
    }
}

impl From<Faces> for Vec<Face> {
    fn from(faces: Faces) -> Vec<Face> {
        faces.iter().collect()
    }
}

impl TryFrom<Vec<Face>> for Faces {
    type Error = String;

    /// Refuses more of a face than the box holds.
    fn try_from(faces: Vec<Face>) -> Result<Faces, String> {
        faces.into_iter().try_fold(Faces::NONE, |some, face| {
            if some.n(face) < face.copies() {
                Ok(some.with(face))
            } else {
                Err(format!("the box holds only {} of {face}", face.copies()))
            }
        })
    }
}

/// `3 12 hot-potato`.
impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, face) in self.iter().enumerate() {
            let space = if n == 0 { "" } else { " " };
            write!(f, "{space}{face}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
