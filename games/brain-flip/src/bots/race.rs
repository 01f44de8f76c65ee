//! The race: whoever asks tells everybody, and whoever points first scores.
//!
//! Of the pictures left, how many will each guesser find? That is computed
//! backwards from the last question, as if one could ask for any split: with
//! 65 questions one nearly always can.

use std::sync::OnceLock;

use crate::{grid::N_CELLS, log::MAX_LIMIT};

/// At the largest table.
const MAX_GUESSERS: usize = 5;

/// Of three guessers two race. The third is patient: it asks for even halves
/// and points when it is sure. Somebody who expects nobody but racers does
/// worse against people, and somebody who expects none does worse against
/// racers.
const N_RACING: u64 = 2;
const N_PATIENT: u64 = 1;

/// Where a round stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Moment {
    /// How many fit all answers.
    pub(super) pictures: usize,
    /// How many are still in.
    pub(super) guessers: usize,
    /// Questions and calls.
    pub(super) n_left: u8,
}

/// How many pictures each guesser finds, beginning with the one who is on
/// turn. The Brain Master has the rest. In parts of a picture, so that nothing
/// is rounded: see [`Race::picture`].
pub(super) type Found = [u64; MAX_GUESSERS];

/// What a guesser can do, as far as the race goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Move {
    Point,
    /// One answer leaves so many pictures, the other the rest.
    Ask(usize),
}

/// What becomes of every moment.
#[derive(Debug)]
pub(super) struct Race {
    found: Vec<Found>,
}

impl Race {
    /// It never changes.
    pub(super) fn computed() -> &'static Race {
        static RACE: OnceLock<Race> = OnceLock::new();
        RACE.get_or_init(Race::compute)
    }

    /// The parts of a whole picture when so much is left. Whoever is on turn
    /// races or not, so each question and call divides them once more.
    pub(super) fn picture(n_left: u8) -> u64 {
        (N_RACING + N_PATIENT).pow(n_left.into())
    }

    pub(super) fn found(&self, moment: Moment) -> Found {
        self.found[place(moment)]
    }

    fn compute() -> Race {
        let last = Moment {
            pictures: N_CELLS,
            guessers: MAX_GUESSERS,
            n_left: MAX_LIMIT,
        };
        // Moments without pictures, guessers or questions stay as they are.
        let mut race = Race {
            found: vec![[0; MAX_GUESSERS]; place(last) + 1],
        };
        for n_left in 1..=MAX_LIMIT {
            for guessers in 1..=MAX_GUESSERS {
                for pictures in 1..=N_CELLS {
                    let moment = Moment {
                        pictures,
                        guessers,
                        n_left,
                    };
                    race.found[place(moment)] = race.average(moment);
                }
            }
        }
        race
    }

    fn average(&self, moment: Moment) -> Found {
        let racing = self.after(moment, self.best(moment));
        let patient = self.after(moment, patient(moment));
        std::array::from_fn(|n| N_RACING * racing[n] + N_PATIENT * patient[n])
    }

    /// Of equal moves to point, then to ask for the most even split.
    fn best(&self, moment: Moment) -> Move {
        let mine = |it| self.after(moment, it)[0];
        let mut best = Move::Point;
        for smaller in (1..=moment.pictures / 2).rev() {
            let ask = Move::Ask(smaller);
            if mine(best) < mine(ask) {
                best = ask;
            }
        }
        best
    }

    /// In parts for one question or call less.
    fn after(&self, moment: Moment, it: Move) -> Found {
        let n_left = moment.n_left - 1;
        let found = |pictures, guessers| {
            self.found(Moment {
                pictures,
                guessers,
                n_left,
            })
        };
        let Moment {
            pictures, guessers, ..
        } = moment;
        match it {
            Move::Point => {
                let mut all = found(pictures - 1, guessers - 1);
                all.rotate_right(1);
                all[0] = Race::picture(n_left);
                all
            }
            Move::Ask(smaller) => {
                let one = found(smaller, guessers);
                let other = found(pictures - smaller, guessers);
                let mut all: Found = std::array::from_fn(|n| one[n] + other[n]);
                all[..guessers].rotate_right(1);
                all
            }
        }
    }
}

fn patient(moment: Moment) -> Move {
    if moment.pictures == 1 || moment.n_left == 1 {
        Move::Point
    } else {
        Move::Ask(moment.pictures / 2)
    }
}

fn place(moment: Moment) -> usize {
    let Moment {
        pictures,
        guessers,
        n_left,
    } = moment;
    let row = usize::from(n_left) * (MAX_GUESSERS + 1) + guessers;
    row * (N_CELLS + 1) + pictures
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same by playing every line out, with named pictures (each is a bit)
    /// and named guessers.
    fn played_out(pictures: u32, guessers: &[usize], n_left: u8) -> Found {
        let [mover, others @ ..] = guessers else {
            return [0; MAX_GUESSERS];
        };
        if n_left == 0 || pictures == 0 {
            return [0; MAX_GUESSERS];
        }
        let first = pictures & pictures.wrapping_neg();
        let mut pointed = played_out(pictures ^ first, others, n_left - 1);
        pointed[*mover] = Race::picture(n_left - 1);
        let mut best = pointed;
        let mut even = None;
        let next: Vec<usize> = others.iter().chain([mover]).copied().collect();
        let mut splits: Vec<u32> = (1..pictures).filter(|it| it & !pictures == 0).collect();
        splits.sort_by_key(|yes| (2 * yes.count_ones()).abs_diff(pictures.count_ones()));
        for yes in splits {
            let one = played_out(yes, &next, n_left - 1);
            let two = played_out(pictures ^ yes, &next, n_left - 1);
            let asked = std::array::from_fn(|it| one[it] + two[it]);
            even = even.or(Some(asked));
            if best[*mover] < asked[*mover] {
                best = asked;
            }
        }
        let patient = even.filter(|_| n_left != 1).unwrap_or(pointed);
        std::array::from_fn(|it| 2 * best[it] + patient[it])
    }

    #[test]
    fn the_race_is_what_comes_of_playing_every_line_out() {
        for (guessers, pictures, n_left) in [1, 2, 3].into_iter().flat_map(|guessers| {
            (1..=5).flat_map(move |pictures| (1..=4).map(move |n| (guessers, pictures, n)))
        }) {
            let moment = Moment {
                pictures,
                guessers,
                n_left,
            };
            let names: Vec<usize> = (0..guessers).collect();
            let played = played_out((1 << pictures) - 1, &names, n_left);
            assert_eq!(Race::computed().found(moment), played, "{moment:?}");
        }
    }

    #[test]
    fn whoever_is_alone_finds_as_many_as_the_questions_tell_apart() {
        for (pictures, n_left, n_found) in [(36, 10, 36), (36, 6, 32), (5, 3, 4), (3, 1, 1)] {
            let moment = Moment {
                pictures,
                guessers: 1,
                n_left,
            };
            let [found, ..] = Race::computed().found(moment);
            assert_eq!(found, n_found * Race::picture(n_left), "{moment:?}");
        }
    }

    #[test]
    fn nobody_finds_more_than_there_is() {
        for pictures in 1..=N_CELLS {
            for guessers in 1..=MAX_GUESSERS {
                for n_left in 1..=MAX_LIMIT {
                    let moment = Moment {
                        pictures,
                        guessers,
                        n_left,
                    };
                    let found = Race::computed().found(moment);
                    let (in_race, out) = found.split_at(guessers);
                    let all = pictures as u64 * Race::picture(n_left);
                    assert!(in_race.iter().sum::<u64>() <= all, "{moment:?}");
                    assert!(out.iter().all(|it| *it == 0), "{moment:?}");
                }
            }
        }
    }
}
