//! What somebody has done of the puzzles, and whose day it is.

/// How somebody has come to the answer, as a device remembers it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// Something else was tried, and nothing found yet.
    Tried,
    /// The answer was looked at.
    Shown,
    Solved,
    /// At the first try.
    AtOnce,
}

/// Marks under numbers: of puzzles, or of days.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks(Vec<(u32, Mark)>);

impl Mark {
    const ALL: [(Mark, char); 4] = [
        (Mark::Tried, '-'),
        (Mark::Shown, '?'),
        (Mark::Solved, '+'),
        (Mark::AtOnce, '!'),
    ];

    fn sign(self) -> char {
        let found = Mark::ALL.iter().find(|it| it.0 == self);
        found.map_or('-', |it| it.1)
    }

    pub fn is_solved(self) -> bool {
        Mark::Solved <= self
    }
}

impl Marks {
    /// What cannot be read is forgotten.
    pub fn read(text: &str) -> Marks {
        let mark = |word: &str| {
            let (_, sign) = Mark::ALL.iter().find(|it| word.ends_with(it.1))?;
            let n = word.strip_suffix(*sign)?.parse().ok()?;
            let mark = Mark::ALL.iter().find(|it| it.1 == *sign)?.0;
            Some((n, mark))
        };
        Marks(text.split(' ').filter_map(mark).collect())
    }

    /// As [`read`](Marks::read) reads it.
    pub fn text(&self) -> String {
        let words = self.0.iter();
        let words: Vec<_> = words
            .map(|(n, mark)| format!("{n}{}", mark.sign()))
            .collect();
        words.join(" ")
    }

    pub fn get(&self, n: u32) -> Option<Mark> {
        self.0.iter().find(|it| it.0 == n).map(|it| it.1)
    }

    /// Whoever has tried, or has seen the answer, cannot find it at once any more;
    /// and what was solved stays solved.
    #[must_use]
    pub fn with(mut self, n: u32, mark: Mark) -> Marks {
        match self.0.iter_mut().find(|it| it.0 == n) {
            None => self.0.push((n, mark)),
            Some(it) => {
                it.1 = match (it.1, mark) {
                    (Mark::Tried, Mark::AtOnce) => Mark::Solved,
                    (Mark::Tried, mark) => mark,
                    (before, _) => before,
                };
            }
        }
        self
    }

    /// How many days up to `today` it has gone on without a gap; today may still
    /// come.
    pub fn streak(&self, today: u32, is_good: impl Fn(Mark) -> bool) -> u32 {
        let is_good = |day: u32| self.get(day).is_some_and(&is_good);
        let last = if is_good(today) {
            today
        } else {
            today.saturating_sub(1)
        };
        (0..=last).rev().take_while(|day| is_good(*day)).count() as u32
    }
}

/// The puzzle of a day: one game after the other, and each goes through all of its
/// own.
pub fn of_day(day: u32, all: &[(&'static str, u32)]) -> Option<(&'static str, u32)> {
    let n_games = all.len() as u32;
    let (game, n) = *all.get(day.checked_rem(n_games)? as usize)?;
    Some((game, (day / n_games).checked_rem(n)? + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_as_they_are_written() {
        let marks = Marks::read("3! 4- what 12+ 5?");
        assert_eq!(marks.get(3), Some(Mark::AtOnce));
        assert_eq!(marks.get(12), Some(Mark::Solved));
        assert_eq!(marks.get(6), None);
        assert_eq!(marks.text(), "3! 4- 12+ 5?");
    }

    #[test]
    fn whoever_tried_before_does_not_find_it_at_once() {
        let marks = Marks::default().with(1, Mark::Tried).with(1, Mark::AtOnce);
        assert_eq!(marks.get(1), Some(Mark::Solved));
        let marks = Marks::default().with(1, Mark::Shown).with(1, Mark::AtOnce);
        assert_eq!(marks.get(1), Some(Mark::Shown));
        let marks = Marks::default().with(1, Mark::AtOnce).with(1, Mark::Tried);
        assert_eq!(marks.get(1), Some(Mark::AtOnce));
    }

    #[test]
    fn a_streak_ends_with_a_day_that_was_missed_but_not_before_today_is_over() {
        let marks = Marks::read("10! 12+ 13! 14!");
        assert_eq!(marks.streak(14, Mark::is_solved), 3);
        assert_eq!(marks.streak(15, Mark::is_solved), 3);
        assert_eq!(marks.streak(16, Mark::is_solved), 0);
        assert_eq!(marks.streak(14, |it| it == Mark::AtOnce), 2);
        assert_eq!(Marks::default().streak(0, Mark::is_solved), 0);
    }

    #[test]
    fn games_take_turns_and_every_puzzle_has_its_day() {
        let all = [("flip", 2), ("train", 3)];
        let days: Vec<_> = (0..8).filter_map(|day| of_day(day, &all)).collect();
        let flip = days.iter().step_by(2).map(|it| it.1).collect::<Vec<_>>();
        let train = days.iter().skip(1).step_by(2).map(|it| it.1);
        assert_eq!(flip, [1, 2, 1, 2]);
        assert_eq!(train.collect::<Vec<_>>(), [1, 2, 3, 1]);
        assert_eq!(of_day(7, &[]), None);
    }
}
