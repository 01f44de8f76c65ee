//! Where one, two or three figures stand on a picture.

use super::{
    part::{Frame, Place},
    table::Picture,
};

/// A part of the sheet: left, top, right and bottom, from 0 to 1.
type Cell = (f64, f64, f64, f64);

const ALONE: [[Cell; 1]; 1] = [[(0.0, 0.0, 1.0, 1.0)]];

/// Side by side, one above the other, or along the diagonal.
const TWO: [[Cell; 2]; 3] = [
    [(0.0, 0.0, 0.5, 1.0), (0.5, 0.0, 1.0, 1.0)],
    [(0.0, 0.0, 1.0, 0.5), (0.0, 0.5, 1.0, 1.0)],
    [(0.0, 0.0, 0.62, 0.62), (0.38, 0.38, 1.0, 1.0)],
];

/// In a row, in a stack, in a zigzag, or two before one.
/// Cells overlap where figures hardly ever reach.
const THREE: [[Cell; 3]; 4] = [
    [
        (0.0, 0.0, 0.37, 1.0),
        (0.315, 0.0, 0.685, 1.0),
        (0.63, 0.0, 1.0, 1.0),
    ],
    [
        (0.0, 0.0, 1.0, 0.34),
        (0.0, 0.33, 1.0, 0.67),
        (0.0, 0.66, 1.0, 1.0),
    ],
    [
        (0.0, 0.0, 0.72, 0.4),
        (0.28, 0.3, 1.0, 0.7),
        (0.0, 0.6, 0.72, 1.0),
    ],
    [
        (0.22, 0.0, 0.78, 0.56),
        (0.0, 0.44, 0.56, 1.0),
        (0.44, 0.44, 1.0, 1.0),
    ],
];

/// Where each figure goes, as large as fits.
pub(super) fn layout(picture: &Picture, figure: Frame) -> Vec<Place> {
    let margin = match picture.marks {
        Some(_) => 5.0,
        None => 4.0,
    };
    let sheet = Frame {
        left: margin,
        top: margin,
        right: 100.0 - margin,
        // Room for the shadow, and air above it.
        bottom: if picture.in_air { 85.0 } else { 100.0 - margin },
    };
    match picture.count {
        1 => largest(&ALONE, sheet, figure),
        2 => largest(&TWO, sheet, figure),
        _ => largest(&THREE, sheet, figure),
    }
}

/// All cells of an arrangement have the same size, so the first speaks for all.
fn largest<const N: usize>(arrangements: &[[Cell; N]], sheet: Frame, figure: Frame) -> Vec<Place> {
    let scale = |cells: &[Cell; N]| centred(cells[0], sheet, figure).scale;
    let best = arrangements
        .iter()
        .max_by(|a, b| scale(a).total_cmp(&scale(b)))
        .expect("there is an arrangement for every number");
    best.iter()
        .map(|cell| centred(*cell, sheet, figure))
        .collect()
}

fn centred((left, top, right, bottom): Cell, sheet: Frame, figure: Frame) -> Place {
    let (width, height) = (sheet.width(), sheet.height());
    let scale = f64::min(
        (right - left) * width / figure.width(),
        (bottom - top) * height / figure.height(),
    );
    let x = f64::midpoint(left, right) * width;
    let y = f64::midpoint(top, bottom) * height;
    Place {
        x: sheet.left + x - scale * f64::midpoint(figure.left, figure.right),
        y: sheet.top + y - scale * f64::midpoint(figure.top, figure.bottom),
        scale,
        turn: 0.0,
    }
}
