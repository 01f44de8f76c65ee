//! The train cars: drawings that become masks of spaces and walls.

use std::fmt::Write;

use crate::names::{is_id, variant};

const N_CARS: usize = 8;
const N_ROWS: usize = 3;
const N_COLUMNS: usize = 6;
const N_SPACES: usize = N_ROWS * N_COLUMNS;
/// The doors are in the middle row, so that any two faces line up.
const DOOR_ROW: usize = 1;
const N_STARTS: usize = 7;
const N_LINES: usize = 2 * N_ROWS + 1;
const WIDTH: usize = 3 * N_COLUMNS + 1;

/// A face as it is drawn.
struct Face {
    /// As in `0a Caboose`.
    place: String,
    id: String,
    lines: Vec<Vec<u8>>,
}

/// What a drawing says; bit `6 × row + column` is a space.
#[derive(Default)]
struct Spaces {
    /// From here one can step ahead, to the next column.
    ahead: u32,
    /// From here one can step aside, to the next row.
    aside: u32,
    brains: u32,
    brakes: u32,
    /// The space of each start number.
    starts: [Option<usize>; N_STARTS],
}

/// The table of faces, or everything that is wrong with the drawings.
pub(crate) fn generate(data: &str) -> Result<String, Vec<String>> {
    let mut complaints = Vec::new();
    let mut drawn = Vec::new();
    for face in faces(data, &mut complaints) {
        let mut found = Vec::new();
        let spaces = spaces(&face, &mut found);
        // What is drawn wrong would only be complained about twice.
        if found.is_empty() {
            found = wrong(&face, &spaces);
        }
        complaints.extend(found.iter().map(|it| format!("[{}]: {it}", face.place)));
        drawn.push((face, spaces));
    }
    let expected = (0..2 * N_CARS).map(|n| format!("{}{}", n / 2, ["a", "b"][n % 2]));
    let places = drawn.iter().map(|(face, _)| face.place.as_str());
    if !places
        .map(|place| place.split(' ').next().unwrap_or_default())
        .eq(expected)
    {
        complaints.push("the faces are 0a, 0b, 1a and so on to 7b, in this order".to_owned());
    }
    if complaints.is_empty() {
        Ok(code(&drawn))
    } else {
        Err(complaints)
    }
}

/// A heading in brackets and the lines below it, up to an empty one.
fn faces(data: &str, complaints: &mut Vec<String>) -> Vec<Face> {
    let mut faces: Vec<Face> = Vec::new();
    let lines = data.lines().filter(|line| !line.starts_with('#'));
    for line in lines.filter(|line| !line.is_empty()) {
        if let Some(place) = line.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
            let name = place.split_once(' ').map_or("", |(_, name)| name);
            let id = name.to_lowercase().replace(' ', "-");
            if !is_id(&id) {
                complaints.push(format!("[{place}]: write `[1a Day Coach]`"));
            }
            faces.push(Face {
                place: place.to_owned(),
                id,
                lines: Vec::new(),
            });
        } else if let Some(face) = faces.last_mut() {
            face.lines.push(line.as_bytes().to_vec());
        } else {
            complaints.push(format!("{line:?} stands above the first heading"));
        }
    }
    faces
}

/// Reads a drawing and complains about every character that means nothing.
fn spaces(face: &Face, complaints: &mut Vec<String>) -> Spaces {
    let mut spaces = Spaces::default();
    let lines = &face.lines;
    if lines.len() != N_LINES || lines.iter().any(|line| line.len() != WIDTH) {
        complaints.push(format!("should have {N_LINES} lines of {WIDTH} characters"));
        return spaces;
    }
    for row in 0..N_ROWS {
        let line = &lines[2 * row + 1];
        for column in 0..N_COLUMNS {
            let space = N_COLUMNS * row + column;
            let bit = 1 << space;
            match line[3 * column + 1] {
                b'.' => (),
                b'b' => spaces.brains |= bit,
                b'B' => spaces.brakes |= bit,
                digit @ b'1'..=b'7' => {
                    let start = &mut spaces.starts[usize::from(digit - b'1')];
                    if start.replace(space).is_some() {
                        complaints.push(format!("start {} twice", digit as char));
                    }
                }
                other => complaints.push(format!("{:?} is no space", other as char)),
            }
            let below = &lines[2 * row + 2][3 * column + 1..=3 * column + 2];
            let is_last_row = row + 1 == N_ROWS;
            match below {
                b"  " if !is_last_row => spaces.aside |= bit,
                b"--" => (),
                _ => complaints.push(format!("a hole below space {}", name(space))),
            }
            let right = line[3 * column + 3];
            let is_last_column = column + 1 == N_COLUMNS;
            match right {
                b' ' if !is_last_column => spaces.ahead |= bit,
                b'D' if is_last_column && row == DOOR_ROW => (),
                b'|' => (),
                _ => complaints.push(format!("a hole beside space {}", name(space))),
            }
        }
        let left = line[0];
        if left != b'|' && !(left == b'D' && row == DOOR_ROW) {
            complaints.push(format!("a hole behind row {}", name(N_COLUMNS * row)));
        }
    }
    if lines[0] != b"+--+--+--+--+--+--+" {
        complaints.push("a hole in the first line".to_owned());
    }
    spaces
}

/// What any two cars, the Caboose and the Engine owe the game.
fn wrong(face: &Face, spaces: &Spaces) -> Vec<String> {
    let mut complaints = Vec::new();
    let (is_caboose, is_engine) = (face.id == "caboose", face.id == "engine");
    let doors = &face.lines[2 * DOOR_ROW + 1];
    for (door, side, should_be_open) in [
        (doors[0], "back", !is_caboose),
        (doors[WIDTH - 1], "front", !is_engine),
    ] {
        if (door == b'D') != should_be_open {
            let what = if should_be_open { "a" } else { "no" };
            complaints.push(format!("should have {what} door at its {side}"));
        }
    }
    let n_reached = reached(spaces).count_ones() as usize;
    if n_reached != N_SPACES {
        complaints.push(format!("only {n_reached} spaces can be reached"));
    }
    let n_starts = spaces.starts.iter().flatten().count();
    let expected = if is_caboose { N_STARTS } else { 0 };
    if n_starts != expected {
        complaints.push(format!("should have {expected} start spaces"));
    }
    let n_brakes = spaces.brakes.count_ones();
    let expected = if is_engine { 2 } else { 0 };
    if n_brakes != expected {
        complaints.push(format!("should have {expected} brakes"));
    }
    if spaces.brains == 0 {
        complaints.push("should have a brain icon".to_owned());
    }
    complaints
}

/// Every space that can be reached from the one inside the back door.
fn reached(spaces: &Spaces) -> u32 {
    let Spaces { ahead, aside, .. } = spaces;
    let mut reached = 1 << (N_COLUMNS * DOOR_ROW);
    for _ in 0..N_SPACES {
        reached |= (reached & ahead) << 1 | reached >> 1 & ahead;
        reached |= (reached & aside) << N_COLUMNS | reached >> N_COLUMNS & aside;
    }
    reached
}

/// `b4` for the fourth space of the second row.
fn name(space: usize) -> String {
    let row = (b'a' + (space / N_COLUMNS) as u8) as char;
    format!("{row}{}", space % N_COLUMNS + 1)
}

fn code(faces: &[(Face, Spaces)]) -> String {
    let mut out = String::from(
        "//! Generated from `data/cars.txt` by `cargo xtask data --update`.\n\n\
         #![allow(\n    clippy::unreadable_literal,\n    clippy::unusual_byte_groupings,\n    \
         reason = \"a group is a row of six spaces\"\n)]\n\n\
         use serde::{Deserialize, Serialize};\n\n\
         use crate::car::{Drawing, Space};\n\n\
         /// A side of a car. Two that follow each other are the sides of one car.\n\
         #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]\n\
         #[serde(rename_all = \"kebab-case\")]\n\
         pub enum Face {#[default]",
    );
    for (face, _) in faces {
        out += &format!("{}, ", variant(&face.id));
    }
    out += &format!(
        "}}\n\n/// What is drawn on each face, in the order of [`Face`]. The last digit of a mask is\n\
         /// space a1.\npub const DRAWINGS: [Drawing; {}] = [",
        faces.len()
    );
    for (face, spaces) in faces {
        let Face { id, .. } = face;
        let Spaces {
            ahead,
            aside,
            brains,
            brakes,
            ..
        } = spaces;
        let (ahead, aside) = (mask(*ahead), mask(*aside));
        let (brains, brakes) = (mask(*brains), mask(*brakes));
        write!(
            out,
            "Drawing {{ face: Face::{}, id: {id:?}, ahead: {ahead}, aside: {aside}, \
             brains: {brains}, brakes: {brakes} }}, ",
            variant(id)
        )
        .expect("writing to a string works");
    }
    out += "];\n\n/// Where the pawns start on the Caboose, in turn order.\n\
            pub const STARTS: [Space; 7] = [";
    for start in faces.iter().flat_map(|(_, spaces)| spaces.starts).flatten() {
        out += &format!("Space::new({start}), ");
    }
    out + "];\n"
}

/// A mask in groups of six, the rows of a car from the last to the first.
fn mask(spaces: u32) -> String {
    let row = |row: usize| format!("{:06b}", spaces >> (N_COLUMNS * row) & 0b11_1111);
    format!("0b{}_{}_{}", row(2), row(1), row(0))
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn box_file() -> String {
        generate::read(&generate::root().join("games/great-brain-robbery/data/cars.txt")).unwrap()
    }

    /// Changes one drawing and compares the complaints.
    fn check(from: &str, to: &str, expected: &Expect) {
        let data = box_file();
        assert!(data.contains(from), "{from:?} is not in the file");
        let complaints = generate(&data.replacen(from, to, 1)).unwrap_err();
        expected.assert_eq(&complaints.join("\n"));
    }

    #[test]
    fn drawings_become_masks() {
        let code = generate(&box_file()).unwrap();
        assert!(code.contains("Caboose, Engine, DayCoach, TheatreCar, "));
        assert!(
            code.contains(
                "Drawing { face: Face::Engine, id: \"engine\", \
                 ahead: 0b001101_010111_001101, aside: 0b000000_111011_111011, \
                 brains: 0b000100_000000_000100, brakes: 0b100000_000000_100000 }"
            ),
            "{code}"
        );
    }

    #[test]
    fn a_closed_room_is_found() {
        check(
            "|. |.  . |b  .  b |\n+  +  +  +--+  +--+",
            "|. |.  . |b  .  b |\n+--+  +  +--+  +--+",
            &expect!["[1a Day Coach]: only 17 spaces can be reached"],
        );
    }

    #[test]
    fn doors_line_up() {
        check(
            "D.  .  .  .  .  . D\n+--+  +--+  +  +  +",
            "|.  .  .  .  .  . D\n+--+  +--+  +  +  +",
            &expect!["[1a Day Coach]: should have a door at its back"],
        );
        check(
            "|b  .  .  .  .  b |",
            "Db  .  .  .  .  b |",
            &expect!["[1b Theatre Car]: a hole behind row a1"],
        );
        check(
            "D.  .  .  . |.  . |\n",
            "D.  .  .  . |.  . D\n",
            &expect!["[0b Engine]: should have no door at its front"],
        );
    }

    #[test]
    fn starts_and_brakes_are_counted() {
        check(
            "|1  .",
            "|.  .",
            &expect!["[0a Caboose]: should have 7 start spaces"],
        );
        check("|1  .", "|2  .", &expect!["[0a Caboose]: start 2 twice"]);
        check(
            "|B |",
            "|. |",
            &expect!["[0b Engine]: should have 2 brakes"],
        );
    }

    #[test]
    fn a_face_that_is_missing_or_misdrawn_is_named() {
        check(
            "[7b Observation Car]",
            "[8a Observation Car]",
            &expect!["the faces are 0a, 0b, 1a and so on to 7b, in this order"],
        );
        check(
            "|b |.  .  .  . |. |",
            "|b |.  .  x  . |. |",
            &expect!["[4b Mail Car]: 'x' is no space"],
        );
        check(
            "|b |.  .  .  . |. |\n",
            "",
            &expect!["[4b Mail Car]: should have 7 lines of 19 characters"],
        );
    }
}
