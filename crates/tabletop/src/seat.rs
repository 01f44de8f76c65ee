//! Who sits where.

use std::{fmt, ops, str::FromStr};

use serde::{Deserialize, Serialize};

/// No table has more.
pub const MAX_SEATS: usize = 8;

/// One place at the table, lettered `A`, `B`, … in turn order.
///
/// ```
/// # use tabletop::Seat;
/// let last: Seat = "C".parse()?;
/// assert_eq!(last.left(3), Seat::new(0));
/// assert_eq!(Seat::new(0).steps_to(last, 3), 2);
/// # Ok::<(), String>(())
/// ```
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with so many before it; panics beyond [`MAX_SEATS`].
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// How many seats come before it.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `n_seats`.
    #[must_use]
    pub const fn left(self, n_seats: usize) -> Seat {
        Seat::new((self.index() + 1) % n_seats)
    }

    /// How many steps to the left `other` sits; 0 for the seat itself.
    pub const fn steps_to(self, other: Seat, n_seats: usize) -> usize {
        (other.index() + n_seats - self.index()) % n_seats
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'A' + self.0) as char)
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        match text.as_bytes() {
            [letter @ b'A'..=b'H'] => Ok(Seat(letter - b'A')),
            _ => Err(format!("{text:?} is not a seat, seats are A to H")),
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Seat, String> {
        if usize::from(index) < MAX_SEATS {
            Ok(Seat(index))
        } else {
            Err(format!("seat {index} does not exist, seats are 0 to 7"))
        }
    }
}

/// A set of seats, iterated in turn order.
///
/// ```
/// # use tabletop::{Seat, SeatSet};
/// let others = SeatSet::all(3).without(Seat::new(1));
/// assert_eq!(others.len(), 2);
/// let letters: String = others.iter().map(|seat| seat.to_string()).collect();
/// assert_eq!(letters, "AC");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Everybody at a table of `n_seats`.
    pub const fn all(n_seats: usize) -> SeatSet {
        assert!(n_seats <= MAX_SEATS);
        SeatSet(((1u16 << n_seats) - 1) as u8)
    }

    /// One seat alone.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` is one of them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether it is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All but `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// All and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// In turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS)
            .map(Seat::new)
            .filter(move |seat| self.contains(*seat))
    }

    /// The first in turn order.
    pub const fn first(self) -> Option<Seat> {
        if self.is_empty() {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// One value for each seat at the table. A plain array: copying it is a memcpy.
///
/// ```
/// # use tabletop::{BySeat, Seat};
/// let mut points = BySeat::new(3, |_| 0);
/// points[Seat::new(2)] += 5;
/// assert_eq!(points.as_slice(), [0, 0, 5]);
/// let leader = points.iter().max_by_key(|(_, points)| **points);
/// assert_eq!(leader, Some((Seat::new(2), &5)));
/// ```
#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(
    into = "Vec<T>",
    try_from = "Vec<T>",
    bound(
        serialize = "T: Copy + Serialize",
        deserialize = "T: Copy + Default + Deserialize<'de>"
    )
)]
pub struct BySeat<T: Copy> {
    /// Past `n_seats`: defaults, never read.
    values: [T; MAX_SEATS],
    n_seats: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// One value for each seat, made by `init`.
    pub fn new(n_seats: usize, mut init: impl FnMut(Seat) -> T) -> BySeat<T> {
        assert!(n_seats <= MAX_SEATS);
        let values = std::array::from_fn(|seat| {
            if seat < n_seats {
                init(Seat::new(seat))
            } else {
                T::default()
            }
        });
        BySeat {
            values,
            n_seats: n_seats as u8,
        }
    }
}

impl<T: Copy> BySeat<T> {
    /// How many seats there are.
    pub fn len(&self) -> usize {
        usize::from(self.n_seats)
    }

    /// Whether there is no seat at all.
    pub fn is_empty(&self) -> bool {
        self.n_seats == 0
    }

    /// The values, in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.len()]
    }

    /// The seats, in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<T> {
        (0..self.len()).map(Seat::new)
    }

    /// Every seat with its value, in turn order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(self.as_slice())
    }

    /// The same seats with other values.
    pub fn map<U: Copy + Default>(&self, mut f: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat::new(self.len(), |seat| f(seat, &self[seat]))
    }
}

impl<T: Copy + PartialEq> PartialEq for BySeat<T> {
    fn eq(&self, other: &BySeat<T>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq> Eq for BySeat<T> {}

impl<T: Copy + std::hash::Hash> std::hash::Hash for BySeat<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: Copy> From<BySeat<T>> for Vec<T> {
    fn from(by_seat: BySeat<T>) -> Vec<T> {
        by_seat.as_slice().to_vec()
    }
}

impl<T: Copy + Default> TryFrom<Vec<T>> for BySeat<T> {
    type Error = &'static str;

    fn try_from(values: Vec<T>) -> Result<BySeat<T>, &'static str> {
        if MAX_SEATS < values.len() {
            return Err("more values than seats");
        }
        Ok(BySeat::new(values.len(), |seat| values[seat.index()]))
    }
}

impl<T: Copy> ops::Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[..usize::from(self.n_seats)][seat.index()]
    }
}

impl<T: Copy> ops::IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[..usize::from(self.n_seats)][seat.index()]
    }
}
