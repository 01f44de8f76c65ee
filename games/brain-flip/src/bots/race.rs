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
    /// That fit all answers.
    pub(super) n_pictures: usize,
    /// Who are still in.
    pub(super) n_guessers: usize,
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
    /// It never changes, and takes a few milliseconds.
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
            n_pictures: N_CELLS,
            n_guessers: MAX_GUESSERS,
            n_left: MAX_LIMIT,
        };
        // Where nothing is left to find, to ask or to be asked stays nothing.
        let mut race = Race {
            found: vec![[0; MAX_GUESSERS]; place(last) + 1],
        };
        for n_left in 1..=MAX_LIMIT {
            for n_guessers in 1..=MAX_GUESSERS {
                for n_pictures in 1..=N_CELLS {
                    let moment = Moment {
                        n_pictures,
                        n_guessers,
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
        for smaller in (1..=moment.n_pictures / 2).rev() {
            let ask = Move::Ask(smaller);
            if mine(best) < mine(ask) {
                best = ask;
            }
        }
        best
    }

    /// In parts for one question or call less.
    fn after(&self, moment: Moment, it: Move) -> Found {
        let Moment {
            n_pictures,
            n_guessers,
            n_left,
        } = moment;
        let n_left = n_left - 1;
        let found = |n_pictures, n_guessers| {
            self.found(Moment {
                n_pictures,
                n_guessers,
                n_left,
            })
        };
        match it {
            Move::Point => {
                let mut all = found(n_pictures - 1, n_guessers - 1);
                all.rotate_right(1);
                all[0] = Race::picture(n_left);
                all
            }
            Move::Ask(smaller) => {
                let one = found(smaller, n_guessers);
                let other = found(n_pictures - smaller, n_guessers);
                let mut all: Found = std::array::from_fn(|n| one[n] + other[n]);
                all[..n_guessers].rotate_right(1);
                all
            }
        }
    }
}

fn patient(moment: Moment) -> Move {
    if moment.n_pictures == 1 || moment.n_left == 1 {
        Move::Point
    } else {
        Move::Ask(moment.n_pictures / 2)
    }
}

fn place(moment: Moment) -> usize {
    let Moment {
        n_pictures,
        n_guessers,
        n_left,
    } = moment;
    let row = usize::from(n_left) * (MAX_GUESSERS + 1) + n_guessers;
    row * (N_CELLS + 1) + n_pictures
}
