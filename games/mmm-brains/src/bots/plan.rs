//! The best way to throw, for any worth of the final result: dynamic
//! programming over every result and every choice of dice to keep.
//!
//! A *holding* is what five dice have come to when each is either kept on a
//! side or about to be thrown: 7 digits to the power of five dice. Worths of
//! holdings are whole numbers over the common denominator 6⁵, so nothing is
//! ever rounded.

use crate::dice::{Dice, DiceSet, N_DICE, Side};

/// Results of five dice.
pub(crate) const N_RESULTS: u32 = 6u32.pow(N_DICE as u32);

const N_HOLDINGS: usize = 7usize.pow(N_DICE as u32);
const SIDES: usize = 6;
/// The digit of a die that is about to be thrown.
const THROWN: usize = 6;

/// What every holding is worth before the third and before the second throw.
#[derive(Debug)]
pub(crate) struct Plan {
    before_third: Box<[u64]>,
    before_second: Box<[u64]>,
}

impl Plan {
    /// The plan when the final result is worth `worth`.
    pub(crate) fn new(worth: impl Fn(Dice) -> u32) -> Plan {
        let mut final_worth = vec![0; N_HOLDINGS].into_boxed_slice();
        for dice in every_result() {
            final_worth[holding(dice, DiceSet::ALL)] = worth(dice).into();
        }
        let mut before_third = final_worth;
        average(&mut before_third);
        let mut before_second = before_third.clone();
        choose_best(&mut before_second);
        average(&mut before_second);
        Plan {
            before_third,
            before_second,
        }
    }

    /// The dice to keep when `n_left` more throws are allowed. Of equals the
    /// one that keeps most.
    pub(crate) fn keep(&self, dice: Dice, n_left: u8) -> DiceSet {
        let holdings = match n_left {
            1 => &self.before_third,
            _ => &self.before_second,
        };
        DiceSet::keepable()
            .chain([DiceSet::ALL])
            .max_by_key(|kept| (holdings[holding(dice, *kept)], kept.len()))
            .expect("there are choices")
    }

    /// What a whole turn is worth before the first throw, over 6¹⁵.
    pub(crate) fn value(&self) -> u64 {
        let mut after_first = self.before_second.clone();
        choose_best(&mut after_first);
        every_result()
            .map(|dice| after_first[holding(dice, DiceSet::ALL)])
            .sum()
    }
}

fn every_result() -> impl Iterator<Item = Dice> {
    (0..N_RESULTS as usize).map(|result| {
        let side = |die| (result / SIDES.pow(die as u32) % SIDES) as u8 + 1;
        Dice(std::array::from_fn(|die| {
            Side::try_from(side(die)).expect("a die has six sides")
        }))
    })
}

/// Where a holding stands in a table of all of them.
fn holding(dice: Dice, kept: DiceSet) -> usize {
    dice.0
        .iter()
        .enumerate()
        .rev()
        .fold(0, |place, (die, side)| {
            let digit = if kept.contains(die) {
                usize::from(u8::from(*side)) - 1
            } else {
                THROWN
            };
            7 * place + digit
        })
}

/// Gives every holding the sum over all throws of its unkept dice, and brings
/// all to the same denominator.
fn average(worths: &mut [u64]) {
    each_die(worths, |holdings| {
        let thrown = holdings[..SIDES].iter().map(|it| **it).sum();
        for side in &mut holdings[..SIDES] {
            **side *= SIDES as u64;
        }
        *holdings[THROWN] = thrown;
    });
}

/// Gives every holding the best of keeping or throwing each of its dice.
fn choose_best(worths: &mut [u64]) {
    each_die(worths, |holdings| {
        let thrown = *holdings[THROWN];
        for side in &mut holdings[..SIDES] {
            **side = thrown.max(**side);
        }
    });
}

/// For each die in turn, visits all holdings that differ in this die alone:
/// its six sides, then the die thrown.
fn each_die(worths: &mut [u64], visit: impl Fn(&mut [&mut u64; SIDES + 1])) {
    for die in 0..N_DICE {
        let stride = 7usize.pow(die as u32);
        for block in worths.chunks_exact_mut(7 * stride) {
            let mut rows = block.chunks_exact_mut(stride);
            let mut rows: [_; SIDES + 1] =
                std::array::from_fn(|_| rows.next().expect("seven rows"));
            for column in 0..stride {
                visit(&mut rows.each_mut().map(|row| &mut row[column]));
            }
        }
    }
}
