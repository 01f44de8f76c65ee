//! The best way to throw, for any worth of the final result: dynamic
//! programming over every result and every choice of dice to keep.
//!
//! A *holding* is what five dice have come to when each is either kept on a
//! side or about to be thrown: 7 digits to the power of five dice. Worths of
//! holdings are whole numbers over the common denominator 6⁵, so nothing is
//! ever rounded.

use std::sync::OnceLock;

use crate::dice::{Colour, Dice, DiceSet, N_DICE, Side};

/// Results of five dice.
pub(crate) const N_RESULTS: u32 = 6u32.pow(N_DICE as u32);

/// What each colour is worth, in the order of [`Colour::ALL`].
pub(crate) type Totals = [u8; Colour::ALL.len()];

const N_HOLDINGS: usize = 7usize.pow(N_DICE as u32);
const SIDES: usize = 6;

/// What every result is worth when it stands, and when one throw is left.
#[derive(Debug)]
pub(crate) struct Plan {
    stands: Box<[u32]>,
    /// Over 6⁵.
    after_second: Box<[u32]>,
}

impl Plan {
    /// The plan when a final result with these totals is worth `worth`, which
    /// is at most 2¹⁶ so that nothing overflows.
    pub(crate) fn new(worth: impl Fn(Totals) -> u32) -> Plan {
        let mut stands = vec![0; N_HOLDINGS].into_boxed_slice();
        for result in results() {
            stands[result.holding] = worth(result.totals);
        }
        let mut after_second = stands.clone();
        average(&mut after_second);
        choose_best(&mut after_second);
        Plan {
            stands,
            after_second,
        }
    }

    /// The dice to keep when `n_left` more throws are allowed.
    pub(crate) fn keep(&self, dice: Dice, n_left: u8) -> DiceSet {
        let (later, _) = self.later(n_left);
        best_keep(later, &dice.0, DiceSet::NONE).kept
    }

    /// What keeping these is worth then, over a common denominator.
    pub(crate) fn of_keeping(&self, dice: Dice, kept: DiceSet, n_left: u8) -> (u64, u64) {
        let (later, over) = self.later(n_left);
        let later: Vec<u64> = later.iter().map(|it| (*it).into()).collect();
        (worth_of(&later, &dice.0, kept), over * u64::from(N_RESULTS))
    }

    /// What every holding is worth when `n_left` more throws are allowed, before
    /// the first of them is made, and over how much.
    fn later(&self, n_left: u8) -> (&[u32], u64) {
        match n_left {
            1 => (&self.stands[..], 1),
            _ => (&self.after_second[..], N_RESULTS.into()),
        }
    }

    /// What a whole turn is worth before the first throw, over 6¹⁵.
    pub(crate) fn value(&self) -> u64 {
        results()
            .iter()
            .map(|result| best_keep(&self.after_second, &result.dice.0, DiceSet::NONE).worth)
            .sum()
    }
}

/// One of the 7,776 ways five dice can fall.
#[derive(Debug)]
struct Fallen {
    dice: Dice,
    holding: usize,
    totals: Totals,
}

/// They never change, and adding their totals up anew for each plan would cost
/// more than the rest of it.
fn results() -> &'static [Fallen] {
    static RESULTS: OnceLock<Vec<Fallen>> = OnceLock::new();
    RESULTS.get_or_init(|| (0..N_RESULTS).map(fallen).collect())
}

fn fallen(result: u32) -> Fallen {
    let sides = SIDES as u32;
    let dice = Dice(std::array::from_fn(|die| {
        let side = (result / sides.pow(die as u32) % sides) as u8 + 1;
        Side::try_from(side).expect("a die has six sides")
    }));
    let holding = dice
        .0
        .iter()
        .rev()
        .fold(0, |place, side| (SIDES + 1) * place + digit(*side));
    Fallen {
        dice,
        holding,
        totals: dice.totals(),
    }
}

/// Where a kept side stands in a row of seven; the last is a die thrown.
fn digit(side: Side) -> usize {
    usize::from(u8::from(side)) - 1
}

/// A choice of dice to keep, and its worth.
#[derive(Copy, Clone)]
struct Keep {
    worth: u64,
    kept: DiceSet,
}

/// The best choice for the dice that show `sides`, when `later` says what
/// every holding of them is worth. `kept` are the dice decided before. Of
/// equals the one that keeps most.
fn best_keep<W: Copy + Into<u64>>(later: &[W], sides: &[Side], kept: DiceSet) -> Keep {
    let [sides @ .., last] = sides else {
        let worth = later[0].into();
        return Keep { worth, kept };
    };
    let row = later.len() / (SIDES + 1);
    let rows = || later.chunks_exact(row).take(SIDES);
    let mut thrown = vec![0; row];
    for side in rows() {
        for (sum, worth) in thrown.iter_mut().zip(side) {
            *sum += (*worth).into();
        }
    }
    // As if it were thrown and fell on this side every time.
    let held = rows().nth(digit(*last)).expect("a row for every side");
    let held: Vec<u64> = held.iter().map(|it| (*it).into() * SIDES as u64).collect();
    let throwing = best_keep(&thrown, sides, kept);
    let keeping = best_keep(&held, sides, kept.with(sides.len()));
    let rank = |keep: &Keep| (keep.worth, keep.kept.len());
    std::cmp::max_by_key(throwing, keeping, rank)
}

/// What keeping just these of the dice is worth.
fn worth_of(later: &[u64], sides: &[Side], kept: DiceSet) -> u64 {
    let [sides @ .., last] = sides else {
        return later[0];
    };
    let row = later.len() / (SIDES + 1);
    let mut rows = later.chunks_exact(row).take(SIDES);
    if kept.contains(sides.len()) {
        let held = rows.nth(digit(*last)).expect("a row for every side");
        return SIDES as u64 * worth_of(held, sides, kept);
    }
    rows.map(|row| worth_of(row, sides, kept)).sum()
}

/// Gives every holding the sum over all throws of its unkept dice, and brings
/// all to the same denominator.
fn average(worths: &mut [u32]) {
    each_die(worths, |sides, thrown| {
        thrown.fill(0);
        for side in sides.chunks_exact_mut(thrown.len()) {
            for (worth, sum) in side.iter_mut().zip(&mut *thrown) {
                *sum += *worth;
                *worth *= SIDES as u32;
            }
        }
    });
}

/// Gives every holding the best of keeping or throwing each of its dice.
fn choose_best(worths: &mut [u32]) {
    each_die(worths, |sides, thrown| {
        for side in sides.chunks_exact_mut(thrown.len()) {
            for (worth, thrown) in side.iter_mut().zip(&*thrown) {
                *worth = (*worth).max(*thrown);
            }
        }
    });
}

/// For each die in turn, visits all holdings that differ in this die alone:
/// six rows for its sides, and the row where it is thrown.
#[inline]
fn each_die(worths: &mut [u32], visit: impl Fn(&mut [u32], &mut [u32])) {
    for die in 0..N_DICE {
        let row = (SIDES + 1).pow(die as u32);
        for block in worths.chunks_exact_mut(row * (SIDES + 1)) {
            let (sides, thrown) = block.split_at_mut(row * SIDES);
            visit(sides, thrown);
        }
    }
}
