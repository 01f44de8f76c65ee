//! The host's own luck: keys, tokens, table codes. The players' luck comes
//! from the seal, never from here.

use std::ops::RangeInclusive;

use tabletop::{Chance, chance::Seeded, sealed::hex};

/// Consonants, so that no code spells a word, without the ones that look or
/// sound like another.
const LETTERS: &[u8] = b"BCDFGHJKLMNPRSTVWXZ";

/// Letters of a code: few, until those run out.
pub(crate) const CODE_LENGTHS: RangeInclusive<usize> = 4..=6;

pub(crate) fn secret() -> [u8; 32] {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).expect("the system has randomness to give");
    secret
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

/// The code as it is stored, if `text` can be one. People type lower case.
pub(crate) fn read_code(text: &str) -> Option<String> {
    let code = text.trim().to_ascii_uppercase();
    let is_code =
        CODE_LENGTHS.contains(&code.len()) && code.bytes().all(|it| LETTERS.contains(&it));
    is_code.then_some(code)
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
        for wrong in ["", "BCD", "BCDFGHJ", "BCDA", "BC F", "BCDÉ", "../x"] {
            assert_eq!(read_code(wrong), None, "{wrong:?}");
        }
        for length in CODE_LENGTHS {
            let code = code(length);
            assert_eq!(code.len(), length);
            assert_eq!(read_code(&code), Some(code));
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
