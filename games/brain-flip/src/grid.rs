//! The grid: rows `a` to `f`, columns 1 to 6.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{picture::Picture, question::Question};

/// Rows and columns of the largest grid.
pub const MAX_SIDE: u8 = 6;
/// Rows and columns of the smallest.
pub const MIN_SIDE: u8 = 2;

/// Places in the largest grid.
pub(crate) const N_CELLS: usize = MAX_SIDE as usize * MAX_SIDE as usize;

/// A place in the grid: `a1` is at the top left, `a2` to the right of it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cell(u8);

/// A set of places.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells(u64);

/// The pictures as they lie.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Picture>", try_from = "Vec<Picture>")]
pub struct Grid {
    side: u8,
    /// Row by row; smaller grids leave the places beyond their side empty.
    pictures: [Option<Picture>; N_CELLS],
}

impl Cell {
    /// Row and column from 0.
    pub const fn new(row: u8, column: u8) -> Cell {
        assert!(row < MAX_SIDE && column < MAX_SIDE);
        Cell(row * MAX_SIDE + column)
    }

    /// In reading order of the largest grid.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// From 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / MAX_SIDE
    }

    /// From 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % MAX_SIDE
    }
}

impl Cells {
    pub const NONE: Cells = Cells(0);

    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    #[must_use]
    pub const fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.0))
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// Those that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let Cells(mut bits) = self;
        std::iter::from_fn(move || {
            let cell = (bits != 0).then(|| Cell(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            cell
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}

impl Grid {
    /// Lays out `side` rows of `side` pictures in reading order.
    pub fn lay(side: u8, mut next: impl FnMut() -> Picture) -> Grid {
        let mut grid = Grid {
            side,
            pictures: [None; N_CELLS],
        };
        for row in 0..side {
            for column in 0..side {
                let Cell(place) = Cell::new(row, column);
                grid.pictures[usize::from(place)] = Some(next());
            }
        }
        grid
    }

    /// How many rows, and how many columns.
    pub const fn side(&self) -> u8 {
        self.side
    }

    /// The picture that lies there; `None` beyond the edge.
    pub const fn at(&self, cell: Cell) -> Option<Picture> {
        self.pictures[cell.0 as usize]
    }

    /// Every place with its picture, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Picture)> {
        let places = (0..).map(Cell).zip(&self.pictures);
        places.filter_map(|(cell, picture)| Some((cell, (*picture)?)))
    }

    pub fn cells(&self) -> Cells {
        self.iter().map(|(cell, _)| cell).collect()
    }

    /// Where the pictures lie of which a question is true.
    pub fn true_of(&self, question: Question) -> Cells {
        let pictures = self.iter().filter(|(_, picture)| picture.is(question));
        pictures.map(|(cell, _)| cell).collect()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.row()) as char, self.column() + 1)
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Cell, String> {
        match text.as_bytes() {
            [row @ b'a'..=b'f', column @ b'1'..=b'6'] => Ok(Cell::new(row - b'a', column - b'1')),
            _ => Err(format!(
                "{text:?} is not a place in the grid, places are a1 to f6"
            )),
        }
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}

impl TryFrom<String> for Cell {
    type Error = String;

    fn try_from(text: String) -> Result<Cell, String> {
        text.parse()
    }
}

impl From<Grid> for Vec<Picture> {
    fn from(grid: Grid) -> Vec<Picture> {
        grid.iter().map(|(_, picture)| picture).collect()
    }
}

impl TryFrom<Vec<Picture>> for Grid {
    type Error = String;

    fn try_from(pictures: Vec<Picture>) -> Result<Grid, String> {
        let n = pictures.len();
        let side = (MIN_SIDE..=MAX_SIDE).find(|side| usize::from(*side).pow(2) == n);
        let side =
            side.ok_or_else(|| format!("a grid has 4, 9, 16, 25 or 36 pictures, not {n}"))?;
        let mut next = pictures.into_iter();
        Ok(Grid::lay(side, || {
            next.next().expect("a picture for every place")
        }))
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (cell, picture)) in self.iter().enumerate() {
            match (n, cell.column()) {
                (0, _) => (),
                (_, 0) => f.write_str(" / ")?,
                (_, _) => f.write_str(" ")?,
            }
            picture.fmt(f)?;
        }
        Ok(())
    }
}

impl FromStr for Grid {
    type Err = String;

    /// Reads the pictures row by row; `/` between rows is for the eye.
    fn from_str(text: &str) -> Result<Grid, String> {
        let words = text.split_whitespace().filter(|word| *word != "/");
        let pictures: Vec<Picture> = words.map(str::parse).collect::<Result<_, _>>()?;
        pictures.try_into()
    }
}
