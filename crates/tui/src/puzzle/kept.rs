//! What somebody has done of the puzzles, in a file of a few lines: `days 20411!`
//! for the puzzles of the day, `mmm-brains 3! 4-` for those of a game.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

use driver::puzzle::{Mark, Marks};

use crate::saved;

/// All of it.
#[derive(Clone, Debug)]
pub struct Kept {
    file: PathBuf,
    marks: BTreeMap<String, Marks>,
}

/// What the days are kept under; no game is called that.
const DAYS: &str = "days";

impl Kept {
    /// A file that is missing or cannot be read holds nothing.
    pub fn open(file: &Path) -> Kept {
        let text = fs::read_to_string(file).unwrap_or_default();
        let lines = text.lines().filter_map(|line| line.split_once(' '));
        Kept {
            file: file.to_owned(),
            marks: lines
                .map(|(name, marks)| (name.to_owned(), Marks::read(marks)))
                .collect(),
        }
    }

    pub fn of_game(&self, game: &str, n: u32) -> Option<Mark> {
        self.marks.get(game)?.get(n)
    }

    /// How many days it has gone on.
    pub fn streak(&self, today: u32) -> u32 {
        let days = self.marks.get(DAYS);
        days.map_or(0, |days| days.streak(today, Mark::is_solved))
    }

    /// Keeps what came of puzzle `n` of a game, and of the day if it was its puzzle;
    /// hands back what is remembered of the puzzle.
    pub fn keep(&mut self, (game, n): (&str, u32), day: Option<u32>, mark: Mark) -> Mark {
        self.add(game, n, mark);
        if let Some(day) = day {
            self.add(DAYS, day, mark);
        }
        self.of_game(game, n).unwrap_or(mark)
    }

    fn add(&mut self, name: &str, n: u32, mark: Mark) {
        let marks = self.marks.entry(name.to_owned()).or_default();
        *marks = std::mem::take(marks).with(n, mark);
    }

    /// Writes it down.
    pub fn save(&self) -> io::Result<()> {
        let line = |(name, marks): (&String, &Marks)| format!("{name} {}\n", marks.text());
        let lines: String = self.marks.iter().map(line).collect();
        saved::write(&lines, &self.file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_is_read_as_it_was_written() {
        let folder = std::env::temp_dir().join(format!("puzzles-{}", std::process::id()));
        let file = folder.join("puzzles.txt");
        let mut kept = Kept::open(&file);
        assert_eq!(kept.streak(10), 0);
        assert_eq!(kept.keep(("jars", 3), Some(9), Mark::AtOnce), Mark::AtOnce);
        assert_eq!(kept.keep(("jars", 4), Some(10), Mark::Tried), Mark::Tried);
        assert_eq!(kept.keep(("jars", 4), Some(10), Mark::AtOnce), Mark::Solved);
        kept.save().expect("a folder for all");
        let read = Kept::open(&file);
        assert_eq!(read.streak(10), 2);
        assert_eq!(read.of_game("jars", 4), Some(Mark::Solved));
        assert_eq!(read.of_game("pig", 4), None);
        fs::remove_dir_all(&folder).expect("it is there");
    }
}
