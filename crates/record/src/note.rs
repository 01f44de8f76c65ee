//! Lines of a log that are no moves.

use std::fmt;

use tabletop::Seat;

use crate::UNDO;

/// What people have agreed on or done beside the game. No game uses these words.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// The last move was taken back: `undo`.
    Undo,
    /// Everybody agreed that only so many moves stand: `undo 12`.
    UndoTo(u32),
    /// Nobody moves: `table pause`, and everybody may again: `table resume`.
    Pause,
    Resume,
    /// Somebody left for good, and a bot plays on: `table leave`.
    Leave,
    /// Somebody's time ran out, and a bot plays: `table out`; until they are
    /// back: `table back`.
    Out,
    Back,
    /// Somebody gave another more time: `table time B`.
    Time(Seat),
}

impl Note {
    /// What a line says, if it is no move.
    pub fn of(action: &str) -> Option<Note> {
        match action {
            UNDO => Some(Note::Undo),
            "table pause" => Some(Note::Pause),
            "table resume" => Some(Note::Resume),
            "table leave" => Some(Note::Leave),
            "table out" => Some(Note::Out),
            "table back" => Some(Note::Back),
            other => {
                if let Some(seat) = other.strip_prefix("table time ") {
                    return seat.parse().ok().map(Note::Time);
                }
                let to = other.strip_prefix("undo ")?;
                to.parse().ok().map(Note::UndoTo)
            }
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Undo => f.write_str(UNDO),
            Note::UndoTo(to) => write!(f, "{UNDO} {to}"),
            Note::Pause => f.write_str("table pause"),
            Note::Resume => f.write_str("table resume"),
            Note::Leave => f.write_str("table leave"),
            Note::Out => f.write_str("table out"),
            Note::Back => f.write_str("table back"),
            Note::Time(seat) => write!(f, "table time {seat}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_as_it_is_written() {
        let notes = [
            Note::Undo,
            Note::UndoTo(12),
            Note::Pause,
            Note::Resume,
            Note::Leave,
            Note::Out,
            Note::Back,
            Note::Time(Seat::new(1)),
        ];
        for note in notes {
            assert_eq!(Note::of(&note.to_string()), Some(note));
        }
        assert_eq!(Note::of("leave"), None);
        assert_eq!(Note::of("undo it"), None);
        assert_eq!(Note::of("table time Z"), None);
    }
}
