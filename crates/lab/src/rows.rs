//! Games as tables: one row a game, one row a game and seat, one row a
//! decision, as CSV and as Parquet, for data frames and spreadsheets.
//!
//! The columns are the same for every game and every number of seats;
//! `docs/lab.md` lists them.

mod csv_file;
#[cfg(feature = "parquet")]
mod parquet_file;

use std::{fs, io, path::Path};

use erased::{Decided, Played};
use serde::{Deserialize, Serialize};
use tabletop::Standings;

/// What came of a game, as a folder keeps it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameUnit {
    pub played: Played,
    /// Empty unless they were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decisions: Vec<Decided>,
}

/// Which game it was.
#[derive(Copy, Clone, Debug)]
pub struct GameId<'a> {
    pub unit: u64,
    pub game: &'static str,
    pub seed: u64,
    /// One bot's name for each seat.
    pub bots: &'a [String],
}

/// A value of a row.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Cell<'a> {
    Count(u64),
    Whole(i64),
    Share(f64),
    Text(&'a str),
}

/// What a column holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Kind {
    Count,
    Whole,
    Share,
    Text,
}

/// The columns of a table.
#[derive(Copy, Clone, Debug)]
struct Columns {
    name: &'static str,
    columns: &'static [(&'static str, Kind)],
}

const GAMES: Columns = Columns {
    name: "games",
    columns: &[
        ("unit", Kind::Count),
        ("game", Kind::Text),
        ("seed", Kind::Count),
        ("seats", Kind::Count),
        ("bots", Kind::Text),
        ("decisions", Kind::Count),
        ("winners", Kind::Text),
        ("places", Kind::Text),
        ("points", Kind::Text),
    ],
};

const SEATS: Columns = Columns {
    name: "seats",
    columns: &[
        ("unit", Kind::Count),
        ("seat", Kind::Text),
        ("bot", Kind::Text),
        ("place", Kind::Count),
        ("points", Kind::Whole),
        ("reward", Kind::Share),
    ],
};

const DECISIONS: Columns = Columns {
    name: "decisions",
    columns: &[
        ("unit", Kind::Count),
        ("n", Kind::Count),
        ("seat", Kind::Text),
        ("bot", Kind::Text),
        ("view", Kind::Text),
        ("legal", Kind::Text),
        ("move", Kind::Text),
        ("reward", Kind::Share),
    ],
};

/// All tables of a folder, written anew beside the old ones, which they then
/// replace.
#[derive(Debug)]
pub struct Tables {
    games: Table,
    seats: Table,
    /// Begun with the first decision: without any there is no such table.
    decisions: Option<Table>,
    folder: std::path::PathBuf,
}

impl Tables {
    pub fn create(folder: &Path) -> io::Result<Tables> {
        Ok(Tables {
            games: Table::create(folder, GAMES)?,
            seats: Table::create(folder, SEATS)?,
            decisions: None,
            folder: folder.to_owned(),
        })
    }

    /// The rows of a game.
    pub fn game(&mut self, id: GameId<'_>, unit: &GameUnit) -> io::Result<()> {
        let Played {
            standings,
            n_decisions,
            digest: _,
        } = &unit.played;
        let Standings(placings) = standings;
        let spaced = |cells: Vec<String>| cells.join(" ");
        let winners = standings.winners();
        self.games.row(&[
            Cell::Count(id.unit),
            Cell::Text(id.game),
            Cell::Count(id.seed),
            Cell::Count(id.bots.len() as u64),
            Cell::Text(&id.bots.join(" ")),
            Cell::Count((*n_decisions).into()),
            Cell::Text(&spaced(winners.iter().map(|it| it.to_string()).collect())),
            Cell::Text(&spaced(
                placings
                    .iter()
                    .map(|(_, it)| it.place.to_string())
                    .collect(),
            )),
            Cell::Text(&spaced(
                placings
                    .iter()
                    .map(|(_, it)| it.points.to_string())
                    .collect(),
            )),
        ])?;
        let rewards = standings.rewards();
        for (seat, placing) in placings.iter() {
            self.seats.row(&[
                Cell::Count(id.unit),
                Cell::Text(&seat.to_string()),
                Cell::Text(&id.bots[seat.index()]),
                Cell::Count(placing.place.into()),
                Cell::Whole(placing.points.into()),
                Cell::Share(rewards[seat].into()),
            ])?;
        }
        for (n, decided) in (0..).zip(&unit.decisions) {
            let Decided {
                seat,
                view,
                legal,
                action,
            } = decided;
            let table = match &mut self.decisions {
                Some(table) => table,
                None => self
                    .decisions
                    .insert(Table::create(&self.folder, DECISIONS)?),
            };
            table.row(&[
                Cell::Count(id.unit),
                Cell::Count(n),
                Cell::Text(&seat.to_string()),
                Cell::Text(&id.bots[seat.index()]),
                Cell::Text(&view.to_string()),
                Cell::Text(&serde_json::to_string(legal)?),
                Cell::Text(action),
                Cell::Share(rewards[*seat].into()),
            ])?;
        }
        Ok(())
    }

    pub fn finish(self) -> io::Result<()> {
        self.games.finish(&self.folder)?;
        self.seats.finish(&self.folder)?;
        match self.decisions {
            Some(table) => table.finish(&self.folder),
            None => Ok(()),
        }
    }
}

/// One table in both formats.
#[derive(Debug)]
struct Table {
    columns: Columns,
    csv: csv_file::CsvFile,
    #[cfg(feature = "parquet")]
    parquet: parquet_file::ParquetFile,
}

impl Table {
    fn create(folder: &Path, columns: Columns) -> io::Result<Table> {
        Ok(Table {
            columns,
            csv: csv_file::CsvFile::create(&folder.join(new(columns, "csv")), columns)?,
            #[cfg(feature = "parquet")]
            parquet: parquet_file::ParquetFile::create(
                &folder.join(new(columns, "parquet")),
                columns,
            )?,
        })
    }

    fn row(&mut self, cells: &[Cell<'_>]) -> io::Result<()> {
        #[cfg(feature = "parquet")]
        self.parquet.row(cells)?;
        self.csv.row(cells)
    }

    fn finish(self, folder: &Path) -> io::Result<()> {
        let take_its_place = |format: &str| {
            let name = format!("{}.{format}", self.columns.name);
            fs::rename(folder.join(new(self.columns, format)), folder.join(name))
        };
        self.csv.finish()?;
        take_its_place("csv")?;
        #[cfg(feature = "parquet")]
        {
            self.parquet.finish()?;
            take_its_place("parquet")?;
        }
        Ok(())
    }
}

/// What a file is called until it is whole.
fn new(columns: Columns, format: &str) -> String {
    format!("{}.{format}.new", columns.name)
}
