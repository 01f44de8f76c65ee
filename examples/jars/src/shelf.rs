//! Jars, in the hand and on the shelf.

use serde::{Deserialize, Serialize};
use tabletop::chance::Pile;

/// Jars of one player.
pub const N_JARS: usize = 4;

/// What is in a jar.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Jar {
    Fresh,
    Rotten,
}

/// Jars of one player in no order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Stock {
    pub n_fresh: u8,
    pub n_rotten: u8,
}

impl Stock {
    /// What everybody begins with.
    pub const FULL: Stock = Stock {
        n_fresh: 3,
        n_rotten: 1,
    };

    pub fn n(self, jar: Jar) -> u8 {
        match jar {
            Jar::Fresh => self.n_fresh,
            Jar::Rotten => self.n_rotten,
        }
    }

    pub fn of_any(self) -> u8 {
        self.n_fresh + self.n_rotten
    }

    pub(crate) fn of_mut(&mut self, jar: Jar) -> &mut u8 {
        match jar {
            Jar::Fresh => &mut self.n_fresh,
            Jar::Rotten => &mut self.n_rotten,
        }
    }
}

impl Pile for Stock {
    type Card = Jar;

    fn size(&self) -> usize {
        self.of_any().into()
    }

    fn take_nth(&mut self, nth: usize) -> Jar {
        let jar = if nth < usize::from(self.n_fresh) {
            Jar::Fresh
        } else {
            Jar::Rotten
        };
        *self.of_mut(jar) -= 1;
        jar
    }
}

/// Jars on a shelf, from the bottom up; `T` is what is known of each.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Shelf<T> {
    /// Filled from the front.
    jars: [Option<T>; N_JARS],
    /// How many have been opened, from the top.
    pub n_open: u8,
}

impl<T> Default for Shelf<T> {
    fn default() -> Shelf<T> {
        Shelf {
            jars: [const { None }; N_JARS],
            n_open: 0,
        }
    }
}

impl<T: Copy> Shelf<T> {
    /// From the bottom up.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> {
        self.jars.into_iter().flatten()
    }

    pub fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn n_closed(&self) -> u8 {
        self.len() - self.n_open
    }

    pub(crate) fn put(&mut self, jar: T) {
        let free = self.jars.iter_mut().find(|place| place.is_none());
        *free.expect("a shelf has room for all jars") = Some(jar);
    }

    /// The next jar to be opened.
    pub(crate) fn top_closed(&mut self) -> Option<&mut T> {
        let top = self.n_closed().checked_sub(1)?;
        self.jars[usize::from(top)].as_mut()
    }

    pub(crate) fn map<U>(&self, f: impl FnMut(T) -> U) -> Shelf<U> {
        let mut f = f;
        Shelf {
            jars: self.jars.map(|jar| jar.map(&mut f)),
            n_open: self.n_open,
        }
    }
}
