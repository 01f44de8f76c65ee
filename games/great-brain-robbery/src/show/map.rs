//! A car as a drawing of letters, and the same in words.

use scene::Words;
use tabletop::{Lang, Seat};

use super::names::car_name;
use crate::{
    car::{Face, N_COLUMNS, N_ROWS, Space, Spaces},
    lang,
    table::Table,
    train::{Place, Spot},
};

/// Seven lines of nineteen letters, back on the left and front on the right.
pub fn drawing(table: &Table, car: u8, lang: Lang) -> String {
    let face = table.train.car(car).face;
    let width = 3 * usize::from(N_COLUMNS) - 1;
    let name: String = car_name(face, lang).chars().take(width).collect();
    let mut lines = vec![format!("{} {name:-<width$}", car + 1)];
    for row in 0..N_ROWS {
        let is_door = row == Space::BACK.row() && face.has_back_door();
        let mut spaces = String::from(if is_door { " " } else { "|" });
        let mut walls = String::from("+");
        for column in 0..N_COLUMNS {
            let space = Space::at(row, column);
            spaces += &content(table, Spot { car, space });
            spaces += if face.has_wall_ahead(space) { "|" } else { " " };
            walls += if face.has_wall_aside(space) {
                "--+"
            } else {
                "  +"
            };
        }
        lines.extend([spaces, walls]);
    }
    lines.join("\n")
}

/// Two letters: pawns first, then what lies there.
fn content(table: &Table, spot: Spot) -> String {
    let pawns = pawns_on(table, spot);
    let mut all: String = pawns.iter().map(Seat::to_string).collect();
    if table.train.has_counter(spot) {
        all.push('*');
    } else if table.train.is_brake(spot) {
        all.push('!');
    }
    match all.len() {
        0 => " .".to_owned(),
        1 | 2 => format!("{all:>2}"),
        _ => format!("{}+", &all[..1]),
    }
}

fn pawns_on(table: &Table, spot: Spot) -> Vec<Seat> {
    let seats = table.seats();
    seats
        .filter(|seat| table.pawns[*seat] == Place::On(spot))
        .collect()
}

/// What is on a car, for those who do not see the drawing.
pub fn description(table: &Table, car: u8, words: &Words<'_>) -> String {
    let lang = words.lang;
    let it = table.train.car(car);
    let list = |spaces: Spaces| {
        let spaces: Vec<String> = spaces.iter().map(|space| space.to_string()).collect();
        spaces.join(", ")
    };
    let mut what = Vec::new();
    if !it.counters.is_empty() {
        what.push(lang::piece_counters(lang, list(it.counters)));
    }
    if !it.face.brakes().is_empty() {
        what.push(lang::piece_brakes(lang, list(it.face.brakes())));
    }
    what.push(lang::piece_walls(lang, walls(it.face)));
    for space in Space::all() {
        for seat in pawns_on(table, Spot { car, space }) {
            what.push(
                lang::PiecePawn {
                    player: words.who(seat),
                    space,
                }
                .say(lang),
            );
        }
    }
    let (number, name) = (car + 1, car_name(it.face, lang));
    let what = what
        .into_iter()
        .reduce(|first, rest| lang::WordList { first, rest }.say(lang));
    match what {
        None => lang::PieceCar { number, car: name }.say(lang),
        Some(what) => lang::PieceCarWith {
            number,
            car: name,
            what,
        }
        .say(lang),
    }
}

/// The walls inside a car by the spaces they part: `a1/a2, b3/c3`.
fn walls(face: Face) -> String {
    let mut walls = Vec::new();
    for space in Space::all() {
        let (row, column) = (space.row(), space.column());
        if column + 1 < N_COLUMNS && face.has_wall_ahead(space) {
            walls.push(format!("{space}/{}", Space::at(row, column + 1)));
        }
        if row + 1 < N_ROWS && face.has_wall_aside(space) {
            walls.push(format!("{space}/{}", Space::at(row + 1, column)));
        }
    }
    walls.join(", ")
}
