//! One line for each game, as spreadsheets and data frames read it.

use std::io::{self, Write};

use tabletop::Seat;

use crate::GameRow;

/// The names of the columns at a table of `n_seats`.
pub fn header(n_seats: usize, out: &mut dyn Write) -> io::Result<()> {
    write!(out, "index,seed,decisions")?;
    for seat in (0..n_seats).map(Seat::new) {
        write!(out, ",place_{seat},points_{seat}")?;
    }
    writeln!(out)
}

pub fn row(row: &GameRow, out: &mut dyn Write) -> io::Result<()> {
    let GameRow {
        index,
        seed,
        played,
    } = row;
    write!(out, "{index},{seed},{}", played.n_decisions)?;
    for (_, placing) in played.standings.0.iter() {
        write!(out, ",{},{}", placing.place, placing.points)?;
    }
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use erased::Json;

    use super::*;
    use crate::{Session, Tournament};

    #[test]
    fn every_game_is_a_row_under_the_header() {
        let tournament = Tournament {
            game: registry::find("pig").expect("the example is known"),
            options: Json::Null,
            bots: vec!["random".into(), "random".into()],
            n_games: 25,
            seed: 1,
            decisions: false,
            outsiders: None,
        };
        let mut file = Vec::new();
        header(2, &mut file).unwrap();
        tournament
            .run(&mut Session::new(2, &AtomicBool::new(false)), |game| {
                row(game, &mut file)
            })
            .unwrap();
        let text = String::from_utf8(file).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 26);
        assert_eq!(
            lines[0],
            "index,seed,decisions,place_A,points_A,place_B,points_B"
        );
        for (index, line) in lines[1..].iter().enumerate() {
            let cells: Vec<i128> = line.split(',').map(|it| it.parse().unwrap()).collect();
            let [i, seed, decisions, place_a, points_a, place_b, points_b] = cells[..] else {
                panic!("{line} has other columns than the header")
            };
            assert_eq!(i, index as i128);
            assert_eq!(seed, tournament.seed_of(index as u64).into());
            assert!(0 < decisions);
            assert_eq!((place_a < place_b), (points_b < points_a));
        }
    }
}
