//! What is known of the top of the deck, in a list that needs no memory of its
//! own: searches copy it by the million.

use std::{
    fmt,
    hash::{Hash, Hasher},
    ops::{Deref, DerefMut},
};

use serde::{Deserialize, Serialize};

use crate::card::N_CARDS;

/// One value for each of the uppermost cards, from the top down.
#[derive(Copy, Clone, Serialize, Deserialize)]
#[serde(
    into = "Vec<T>",
    try_from = "Vec<T>",
    bound(
        serialize = "T: Copy + Serialize",
        deserialize = "T: Copy + Default + Deserialize<'de>"
    )
)]
pub struct Top<T: Copy> {
    /// Past `n`: anything, never read.
    values: [T; N_CARDS],
    n: u8,
}

impl<T: Copy + Default> Default for Top<T> {
    fn default() -> Top<T> {
        Top {
            values: [T::default(); N_CARDS],
            n: 0,
        }
    }
}

impl<T: Copy + Default> Top<T> {
    /// Below all others.
    pub(crate) fn push(&mut self, value: T) {
        self.n += 1;
        *self.last_mut().expect("one was added") = value;
    }

    pub(crate) fn put_on(&mut self, value: T) {
        self.push(value);
        self.rotate_right(1);
    }

    pub(crate) fn take_off(&mut self) -> Option<T> {
        let first = self.first().copied()?;
        self.rotate_left(1);
        self.n -= 1;
        Some(first)
    }

    /// The uppermost `n`, whether anything was known of them or not.
    pub(crate) fn first_n(&mut self, n: usize) -> &mut [T] {
        while self.len() < n {
            self.push(T::default());
        }
        &mut self[..n]
    }
}

impl<T: Copy> Deref for Top<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.values[..self.n.into()]
    }
}

impl<T: Copy> DerefMut for Top<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.values[..self.n.into()]
    }
}

impl<T: Copy + Default> FromIterator<T> for Top<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Top<T> {
        let mut top = Top::default();
        values.into_iter().for_each(|value| top.push(value));
        top
    }
}

impl<T: Copy> From<Top<T>> for Vec<T> {
    fn from(top: Top<T>) -> Vec<T> {
        top.to_vec()
    }
}

impl<T: Copy + Default> TryFrom<Vec<T>> for Top<T> {
    type Error = String;

    fn try_from(values: Vec<T>) -> Result<Top<T>, String> {
        if values.len() <= N_CARDS {
            Ok(values.into_iter().collect())
        } else {
            Err(format!("the box holds only {N_CARDS} cards"))
        }
    }
}

impl<T: Copy + PartialEq> PartialEq for Top<T> {
    fn eq(&self, other: &Top<T>) -> bool {
        self[..] == other[..]
    }
}

impl<T: Copy + Hash> Hash for Top<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl<T: Copy + fmt::Debug> fmt::Debug for Top<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}
