//! One car: its spaces, its walls, and what is printed on it.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::drawings::DRAWINGS;
pub use crate::drawings::Face;

pub const N_ROWS: u8 = 3;
pub const N_COLUMNS: u8 = 6;
pub const N_SPACES: usize = (N_ROWS * N_COLUMNS) as usize;

/// What is drawn on a face; bit `6 × row + column` of a mask is a space.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    pub face: Face,
    /// As tables are written: `day-coach`.
    pub id: &'static str,
    /// Spaces with no wall towards the next column.
    pub ahead: u32,
    /// Spaces with no wall towards the next row.
    pub aside: u32,
    pub brains: u32,
    pub brakes: u32,
}

/// A space of a car: row `a` to `c`, column 1, at the back, to 6.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Space(u8);

impl Space {
    /// Inside the door at the back of a car.
    pub const BACK: Space = Space::new(6);
    /// Inside the door at the front of a car.
    pub const FRONT: Space = Space::new(11);

    pub const fn new(index: usize) -> Space {
        assert!(index < N_SPACES);
        Space(index as u8)
    }

    pub fn at(row: u8, column: u8) -> Space {
        Space::new(usize::from(N_COLUMNS * row + column))
    }

    pub fn all() -> impl Iterator<Item = Space> {
        (0..N_SPACES).map(Space::new)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn row(self) -> u8 {
        self.0 / N_COLUMNS
    }

    pub const fn column(self) -> u8 {
        self.0 % N_COLUMNS
    }
}

/// Some spaces of one car.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Space>", try_from = "Vec<Space>")]
pub struct Spaces(u32);

impl Spaces {
    pub const NONE: Spaces = Spaces(0);

    pub(crate) const fn from_mask(mask: u32) -> Spaces {
        Spaces(mask)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, space: Space) -> Spaces {
        Spaces(self.0 | 1 << space.0)
    }

    #[must_use]
    pub const fn without(self, space: Space) -> Spaces {
        Spaces(self.0 & !(1 << space.0))
    }

    /// Whether all of `some` are here.
    pub const fn covers(self, some: Spaces) -> bool {
        some.0 & !self.0 == 0
    }

    /// Row by row, from back to front.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let Spaces(mut left) = self;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (index < u32::BITS).then_some(Space(index as u8))
        })
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::NONE, Spaces::with)
    }
}

impl From<Spaces> for Vec<Space> {
    fn from(spaces: Spaces) -> Vec<Space> {
        spaces.iter().collect()
    }
}

impl From<Vec<Space>> for Spaces {
    fn from(spaces: Vec<Space>) -> Spaces {
        spaces.into_iter().collect()
    }
}

impl Face {
    pub const N: usize = DRAWINGS.len();

    /// In the order of the box: two by two, the sides of one car.
    pub fn all() -> impl Iterator<Item = Face> {
        DRAWINGS.iter().map(|drawing| drawing.face)
    }

    pub(crate) const fn drawing(self) -> &'static Drawing {
        &DRAWINGS[self as usize]
    }

    pub const fn id(self) -> &'static str {
        self.drawing().id
    }

    /// Spaces with a brain icon.
    pub const fn brains(self) -> Spaces {
        Spaces(self.drawing().brains)
    }

    pub const fn brakes(self) -> Spaces {
        Spaces(self.drawing().brakes)
    }

    /// Whether a wall stands between this space and the next column; a door
    /// is none.
    pub const fn has_wall_ahead(self, space: Space) -> bool {
        if space.column() + 1 == N_COLUMNS {
            return !(space.0 == Space::FRONT.0 && self.has_front_door());
        }
        self.drawing().ahead >> space.0 & 1 == 0
    }

    /// Whether a wall stands between this space and the next row.
    pub const fn has_wall_aside(self, space: Space) -> bool {
        self.drawing().aside >> space.0 & 1 == 0
    }

    /// Every face but the Engine.
    pub const fn has_front_door(self) -> bool {
        !matches!(self, Face::Engine)
    }

    /// Every face but the Caboose.
    pub const fn has_back_door(self) -> bool {
        !matches!(self, Face::Caboose)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Face {
    type Err = String;

    fn from_str(text: &str) -> Result<Face, String> {
        Face::all()
            .find(|face| face.id() == text)
            .ok_or_else(|| format!("{text:?} is not a car, cars are written like day-coach"))
    }
}

/// `b4`.
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.row()) as char, self.column() + 1)
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(text: &str) -> Result<Space, String> {
        match text.as_bytes() {
            [row @ b'a'..=b'c', column @ b'1'..=b'6'] => Ok(Space::at(row - b'a', column - b'1')),
            _ => Err(format!("{text:?} is not a space, spaces are a1 to c6")),
        }
    }
}

impl From<Space> for String {
    fn from(space: Space) -> String {
        space.to_string()
    }
}

impl TryFrom<String> for Space {
    type Error = String;

    fn try_from(text: String) -> Result<Space, String> {
        text.parse()
    }
}
