//! Luck that anybody can check afterwards.
//!
//! The host draws a secret key and publishes its SHA-256 hash. Only then every
//! player's device adds a salt. The luck of move `n` is the stream
//! `HMAC-SHA256(key, agreed ‖ n ‖ block)`, read as big-endian 32-bit words,
//! where `agreed` is the hash of the game, its options, the names and the
//! salts. When the key is published, the whole game can be re-executed.

use std::fmt::Write;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::{Chance, chance::uniform};

/// A seal: the host's key and the players' salts.
///
/// ```
/// use tabletop::{Chance, sealed::{Agreed, Seal}};
///
/// let seal = Seal { key: [7; 32], salts: vec!["ada’s".into(), String::new()] };
/// // Published before the game; it binds the host and tells nothing.
/// assert!(seal.commitment().starts_with("4bb06f8e"));
/// // When the key is out, anybody can draw the luck of any move again.
/// let agreed = Agreed::on("game pig\nplayer A Ada\n");
/// let die = |n| seal.luck(agreed, n).draw(5);
/// assert_eq!(die(12), die(12));
/// assert_ne!(agreed, Agreed::on("game pig\nplayer A Eve\n"));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seal {
    /// The host's secret, which nobody is shown before the game is over.
    pub key: [u8; 32],
    /// One text for each seat, in seat order; a bot's is empty.
    pub salts: Vec<String>,
}

impl std::fmt::Debug for Seal {
    /// The key stays out of logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seal")
            .field("commitment", &self.commitment())
            .field("salts", &self.salts)
            .finish_non_exhaustive()
    }
}

impl Seal {
    /// The hash that is published before the game.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.key))
    }

    /// The luck of move `n`; the set-up is move 0.
    pub fn luck(&self, Agreed(agreed): Agreed, n: u32) -> Sealed {
        let mut mac = keyed(&self.key);
        mac.update(&agreed);
        mac.update(&n.to_be_bytes());
        Sealed {
            mac,
            n_blocks: 0,
            words: [0; 8],
            n_used: 8,
        }
    }
}

/// What the luck is bound to: everything that was settled before the first
/// draw, salts included. Whoever changes a letter of it changes all the luck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Agreed([u8; 32]);

impl Agreed {
    /// `lines` are those of the record.
    pub fn on(lines: &str) -> Agreed {
        Agreed(Sha256::digest(lines).into())
    }
}

/// The luck of one move of a sealed game.
#[derive(Clone, Debug)]
pub struct Sealed {
    /// Fed with everything but the block number.
    mac: Hmac<Sha256>,
    n_blocks: u32,
    words: [u32; 8],
    n_used: usize,
}

impl Sealed {
    fn next_word(&mut self) -> u32 {
        if self.n_used == self.words.len() {
            let mut mac = self.mac.clone();
            mac.update(&self.n_blocks.to_be_bytes());
            let block = mac.finalize().into_bytes();
            for (word, bytes) in self.words.iter_mut().zip(block.chunks_exact(4)) {
                *word = u32::from_be_bytes(bytes.try_into().expect("chunks of four bytes"));
            }
            self.n_blocks += 1;
            self.n_used = 0;
        }
        self.n_used += 1;
        self.words[self.n_used - 1]
    }
}

impl Chance for Sealed {
    fn draw(&mut self, last: u32) -> u32 {
        uniform(last, || self.next_word())
    }
}

fn keyed(key: &[u8; 32]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes keys of any length")
}

/// Lowercase hexadecimal, as keys and hashes are written in records.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut out, byte| {
        write!(out, "{byte:02x}").expect("writing to a string works");
        out
    })
}

/// Reads a key written by [`hex`].
///
/// ```
/// use tabletop::sealed::{hex, key_from_hex};
///
/// let key = [0xab; 32];
/// assert_eq!(key_from_hex(&hex(&key)), Some(key));
/// assert_eq!(key_from_hex("ab"), None);
/// ```
pub fn key_from_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut key = [0; 32];
    for (byte, digits) in key.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        let digits = std::str::from_utf8(digits).ok()?;
        *byte = u8::from_str_radix(digits, 16).ok()?;
    }
    Some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seal() -> Seal {
        Seal {
            key: [7; 32],
            salts: vec!["ada".into(), String::new()],
        }
    }

    #[test]
    fn the_stream_is_what_any_other_program_computes() {
        // python3: hmac.new(bytes([7]*32), hashlib.sha256(b"game pig\n").digest()
        //          + b"\0\0\0\1" + b"\0\0\0\0", "sha256").hexdigest()
        let agreed = Agreed::on("game pig\n");
        assert_eq!(seal().luck(agreed, 1).next_word(), 0xb951_502c);
        assert_eq!(
            seal().commitment(),
            "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0"
        );
    }

    #[test]
    fn every_move_has_luck_of_its_own_and_every_letter_counts() {
        let words = |agreed: &str, n| {
            let mut luck = seal().luck(Agreed::on(agreed), n);
            (luck.next_word(), luck.next_word())
        };
        assert_eq!(words("player A Ada\n", 3), words("player A Ada\n", 3));
        assert_ne!(words("player A Ada\n", 3), words("player A Ada\n", 4));
        assert_ne!(words("player A Ada\n", 3), words("player A Adà\n", 3));
    }

    #[test]
    fn keys_survive_being_written_down() {
        let key = std::array::from_fn(|i| i as u8 * 7);
        assert_eq!(key_from_hex(&hex(&key)), Some(key));
        assert_eq!(key_from_hex("zz"), None);
        assert_eq!(key_from_hex(&"é".repeat(32)), None);
    }
}
