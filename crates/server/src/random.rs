//! The host's own luck: keys, tokens, table codes. The players' luck comes
//! from the seal, never from here.

use std::ops::RangeInclusive;

use tabletop::{Chance, chance::Seeded, sealed::hex};

/// Consonants, so that no code spells a word, without the ones that look or
/// sound like another.
const LETTERS: &[u8] = b"BCDFGHJKLMNPRSTVWXZ";

/// Letters of a code that is given away. Earlier releases gave shorter ones.
const NEW_LENGTHS: RangeInclusive<usize> = 6..=8;
const KNOWN_LENGTHS: RangeInclusive<usize> = 4..=8;

/// Of so many guesses at most one finds a table that waits for players.
const GUESSES: u64 = 1_000_000;

pub(crate) fn secret() -> [u8; 32] {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).expect("the system has randomness to give");
    secret
}

pub(crate) fn id() -> [u8; 16] {
    let mut id = [0; 16];
    getrandom::fill(&mut id).expect("the system has randomness to give");
    id
}

pub(crate) fn token() -> String {
    hex(&secret())
}

pub(crate) fn code(length: usize) -> String {
    let mut chance = chance();
    (0..length)
        .map(|_| LETTERS[chance.draw(LETTERS.len() as u32 - 1) as usize] as char)
        .collect()
}

/// How many letters a code needs so that nobody guesses one of those that wait
/// for players, this table among them; `None` if too many wait.
pub(crate) fn code_length(n_waiting: u64) -> Option<usize> {
    let n_codes = |length: usize| (LETTERS.len() as u64).pow(length as u32);
    NEW_LENGTHS
        .into_iter()
        .find(|length| (n_waiting + 1) * GUESSES <= n_codes(*length))
}

/// The code as it is stored, if `text` can be one. People type lower case.
pub(crate) fn read_code(text: &str) -> Option<String> {
    let code = text.trim().to_ascii_uppercase();
    let is_code =
        KNOWN_LENGTHS.contains(&code.len()) && code.bytes().all(|it| LETTERS.contains(&it));
    is_code.then_some(code)
}

/// In any order.
pub(crate) fn shuffle<T>(all: &mut [T]) {
    let mut chance = chance();
    for last in (1..all.len()).rev() {
        all.swap(last, chance.draw(last as u32) as usize);
    }
}

/// Milliseconds from a range.
pub(crate) fn delay(range: &RangeInclusive<u64>) -> u64 {
    let spread = range.end().saturating_sub(*range.start());
    let spread = u32::try_from(spread).unwrap_or(u32::MAX);
    range.start() + u64::from(chance().draw(spread))
}

fn chance() -> Seeded {
    Seeded::new(getrandom::u64().expect("the system has randomness to give"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_in_either_case_and_nothing_else_is_one() {
        assert_eq!(read_code(" bcdf"), Some("BCDF".to_owned()));
        for wrong in ["", "BCD", "BCDFGHJKL", "BCDA", "BC F", "BCDÉ", "../x"] {
            assert_eq!(read_code(wrong), None, "{wrong:?}");
        }
        for length in KNOWN_LENGTHS {
            let code = code(length);
            assert_eq!(code.len(), length);
            assert_eq!(read_code(&code), Some(code));
        }
    }

    #[test]
    fn no_code_is_guessed_however_many_tables_wait() {
        for (n_waiting, length) in [
            (0, Some(6)),
            (46, Some(6)),
            (47, Some(7)),
            (893, Some(8)),
            (16_982, Some(8)),
            (16_983, None),
        ] {
            assert_eq!(code_length(n_waiting), length, "{n_waiting} tables wait");
        }
    }

    #[test]
    fn a_delay_stays_in_its_range() {
        assert_eq!(delay(&(0..=0)), 0);
        for _ in 0..100 {
            assert!((500..=900).contains(&delay(&(500..=900))));
        }
    }
}
