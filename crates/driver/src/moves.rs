//! All moves of a game in few bytes: a server keeps those of every table.

use record::Move;
use tabletop::Seat;

/// Moves one after the other, each as its seat, its draws and its notation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Moves {
    bytes: Vec<u8>,
    /// Where each of them ends.
    ends: Vec<u32>,
}

impl Moves {
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(crate) fn push(
        &mut self,
        Move {
            seat,
            action,
            draws,
        }: &Move,
    ) {
        self.bytes.push(u8::from(*seat));
        write_number(draws.len() as u32, &mut self.bytes);
        for draw in draws {
            write_number(*draw, &mut self.bytes);
        }
        self.bytes.extend_from_slice(action.as_bytes());
        self.ends.push(self.bytes.len() as u32);
    }

    pub(crate) fn last(&self) -> Option<Move> {
        self.len().checked_sub(1).map(|index| self.get(index))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Move> {
        (0..self.len()).map(|index| self.get(index))
    }

    fn get(&self, index: usize) -> Move {
        let from = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        let mut bytes = &self.bytes[from as usize..self.ends[index] as usize];
        let seat = Seat::new(take(&mut bytes).into());
        let n_draws = read_number(&mut bytes);
        let draws = (0..n_draws).map(|_| read_number(&mut bytes)).collect();
        let action = String::from_utf8(bytes.to_vec()).expect("it was written from text");
        Move {
            seat,
            action,
            draws,
        }
    }
}

/// Seven bits a byte, the lowest first; the highest bit says that more follow.
fn write_number(mut number: u32, bytes: &mut Vec<u8>) {
    while 0x80 <= number {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(bytes: &mut &[u8]) -> u32 {
    let (mut number, mut shift) = (0, 0);
    loop {
        let byte = take(bytes);
        number |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return number;
        }
        shift += 7;
    }
}

fn take(bytes: &mut &[u8]) -> u8 {
    let (first, rest) = bytes.split_first().expect("numbers end before moves do");
    *bytes = rest;
    *first
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_come_back_as_they_were() {
        let of = |seat, action: &str, draws: &[u32]| Move {
            seat: Seat::new(seat),
            action: action.to_owned(),
            draws: draws.to_vec(),
        };
        let written = [
            of(0, "roll", &[3]),
            of(7, "", &[]),
            of(1, "ask free # où ça ?", &[0, 127, 128, u32::MAX]),
        ];
        let mut moves = Moves::default();
        assert_eq!(moves.last(), None);
        for it in &written {
            moves.push(it);
        }
        assert_eq!(moves.iter().collect::<Vec<_>>(), written);
        assert_eq!(moves.last().as_ref(), written.last());
        assert_eq!(moves.bytes.len(), 2 + 1 + 4 + 2 + 2 + 1 + 1 + 2 + 5 + 20);
    }
}
