//! A view in numbers, for programs that learn.

use crate::{Seat, SeatSet};

/// Where a game writes what a seat sees, as numbers from 0 to 1: always the same
/// ones in the same order, so that their places have meanings.
///
/// Players are always told in turn order from whoever looks: the first number of
/// each such row is one's own. It holds a view and no state in its hands, so
/// that numbers tell no more than the view does.
///
/// ```
/// use tabletop::{Numbers, Seat};
///
/// let mut row = [0.0; 6];
/// let mut to = Numbers::write(Seat::new(1), 2, &mut row);
/// to.number("goal", 20, 100);
/// to.by_seat("points", 20, |seat| [5, 10][seat.index()]);
/// to.one_of("die", 3, Some(2));
/// assert_eq!(row, [0.2, 0.5, 0.25, 0.0, 0.0, 1.0]);
/// ```
#[derive(Debug)]
pub struct Numbers<'a> {
    me: Seat,
    n_seats: usize,
    sink: Sink<'a>,
}

#[derive(Debug)]
enum Sink<'a> {
    /// What is left of a row.
    Row(&'a mut [f32]),
    /// What the numbers are called.
    Features(&'a mut Vec<Feature>),
}

/// Numbers that belong together.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Feature {
    /// What they say.
    pub name: &'static str,
    /// How many they are.
    pub n: usize,
    /// What 1 stands for; 1 itself for what is so or not.
    pub most: u16,
}

impl<'a> Numbers<'a> {
    /// Writes what `me` sees into a row, which should be as long as all numbers
    /// together: what has no room is left out.
    pub fn write(me: Seat, n_seats: usize, row: &'a mut [f32]) -> Numbers<'a> {
        let sink = Sink::Row(row);
        Numbers { me, n_seats, sink }
    }

    /// Lists what would be written.
    pub fn describe(me: Seat, n_seats: usize, features: &'a mut Vec<Feature>) -> Numbers<'a> {
        let sink = Sink::Features(features);
        Numbers { me, n_seats, sink }
    }

    /// Who looks.
    pub fn me(&self) -> Seat {
        self.me
    }

    /// Everybody in turn order, beginning with whoever looks.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        from(self.me, self.n_seats)
    }

    /// One number, as a part of the most that it can be; what is beyond counts
    /// as the most.
    pub fn number(&mut self, name: &'static str, value: impl Into<i32>, most: u16) {
        self.many(name, most, [value]);
    }

    /// So many numbers, each as a part of the most that it can be.
    pub fn many<T: Into<i32>>(
        &mut self,
        name: &'static str,
        most: u16,
        values: impl IntoIterator<Item = T>,
    ) {
        let share = |value: T| {
            let within = value.into().clamp(0, most.into());
            let within = u16::try_from(within).unwrap_or(most);
            f32::from(within) / f32::from(most.max(1))
        };
        self.put(name, most, values.into_iter().map(share));
    }

    /// One number for each player.
    pub fn by_seat<T: Into<i32>>(
        &mut self,
        name: &'static str,
        most: u16,
        value: impl FnMut(Seat) -> T,
    ) {
        self.many(name, most, self.seats().map(value));
    }

    /// What is so, and what is not.
    pub fn flags(&mut self, name: &'static str, flags: impl IntoIterator<Item = bool>) {
        let one = |flag| if flag { 1.0 } else { 0.0 };
        self.put(name, 1, flags.into_iter().map(one));
    }

    /// One of `n` things, or none: a number for each, of which that one is 1.
    pub fn one_of(&mut self, name: &'static str, n: usize, which: Option<usize>) {
        self.flags(name, (0..n).map(|it| Some(it) == which));
    }

    /// One of the players, or nobody.
    pub fn seat(&mut self, name: &'static str, who: Option<Seat>) {
        self.flags(name, self.seats().map(|seat| Some(seat) == who));
    }

    /// Some of the players.
    pub fn seat_set(&mut self, name: &'static str, who: SeatSet) {
        self.flags(name, self.seats().map(|seat| who.contains(seat)));
    }

    fn put(&mut self, name: &'static str, most: u16, values: impl Iterator<Item = f32>) {
        match &mut self.sink {
            Sink::Row(row) => {
                let left = std::mem::take(row);
                let mut n = 0;
                for (place, value) in left.iter_mut().zip(values) {
                    *place = value;
                    n += 1;
                }
                *row = &mut left[n..];
            }
            Sink::Features(features) => {
                let n = values.count();
                features.push(Feature { name, n, most });
            }
        }
    }
}

/// Everybody in turn order, beginning with `first`: the order in which a seat
/// lists the others, in numbers and in moves.
///
/// ```
/// use tabletop::{Seat, numbers::from};
///
/// let order: String = from(Seat::new(1), 3).map(|seat| seat.to_string()).collect();
/// assert_eq!(order, "BCA");
/// ```
pub fn from(first: Seat, n_seats: usize) -> impl Iterator<Item = Seat> + use<> {
    (0..n_seats).map(move |steps| Seat::new((first.index() + steps) % n_seats))
}
