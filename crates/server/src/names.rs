//! What players are called, and the salts they bring.

use driver::BOT_NAMES;
use store::SeatAssignment;
use tabletop::{Seat, seat::MAX_SEATS};
use wire::LONGEST_FACE;

use crate::{
    error::ApiError,
    plain_text::{self, look_alike},
};

const LONGEST_NAME: usize = 24;
const LONGEST_SALT: usize = 64;

/// A name fit to be shown, and unlike every other at the table. The names of
/// bots are theirs, whoever comes first: they must follow from the seat alone.
pub(crate) fn read_name(text: &str, assignments: &[SeatAssignment]) -> Result<String, ApiError> {
    let name = plain_text::clean(text).ok_or_else(|| {
        ApiError::wrong(
            "a name has no line breaks, control characters or other signs that cannot be seen",
        )
    })?;
    let length = name.chars().count();
    if length == 0 || LONGEST_NAME < length {
        return Err(ApiError::wrong(format!(
            "a name has 1 to {LONGEST_NAME} characters, this one has {length}"
        )));
    }
    Ok(unlike_others(&name, assignments))
}

pub(crate) fn bot_name(seat: Seat) -> String {
    BOT_NAMES[seat.index()].to_owned()
}

/// A salt is written in the record as it is, so it must fit on a line.
pub(crate) fn read_salt(text: String) -> Result<String, ApiError> {
    let length = text.chars().count();
    if LONGEST_SALT < length {
        return Err(ApiError::wrong(format!(
            "a salt has at most {LONGEST_SALT} characters, this one has {length}"
        )));
    }
    if !plain_text::is_plain(&text) {
        return Err(ApiError::wrong(
            "a salt has no line breaks or other control characters",
        ));
    }
    Ok(text)
}

/// Numbers are checked by whoever draws them; there must only be few.
pub(crate) fn read_face(face: Option<Vec<u8>>) -> Result<Option<Vec<u8>>, ApiError> {
    match face {
        Some(parts) if LONGEST_FACE < parts.len() => Err(ApiError::wrong(format!(
            "a face has at most {LONGEST_FACE} parts, this one has {}",
            parts.len()
        ))),
        face => Ok(face.filter(|parts| !parts.is_empty())),
    }
}

fn unlike_others(name: &str, assignments: &[SeatAssignment]) -> String {
    let is_used = |name: &str| {
        let mut others = assignments
            .iter()
            .filter_map(SeatAssignment::name)
            .chain(BOT_NAMES);
        others.any(|other| look_alike(other, name))
    };
    if !is_used(name) {
        return name.to_owned();
    }
    (2..=2 * MAX_SEATS + 1)
        .map(|number| format!("{name} {number}"))
        .find(|numbered| !is_used(numbered))
        .expect("there are more numbers than people and bots")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn called(name: &str) -> SeatAssignment {
        SeatAssignment::Bot {
            bot: "random".to_owned(),
            name: name.to_owned(),
        }
    }

    #[test]
    fn names_are_trimmed_and_the_second_of_a_name_gets_a_number() {
        let assignments = [called("Ada"), called("ada 2"), SeatAssignment::Free];
        assert_eq!(read_name(" Bert ", &assignments).unwrap(), "Bert");
        assert_eq!(read_name("Ada", &assignments).unwrap(), "Ada 3");
        assert_eq!(read_name("Аdа", &assignments).unwrap(), "Аdа 3");
        assert_eq!(bot_name(Seat::new(0)), "Gravel");
        assert_eq!(read_name("GraveI", &[]).unwrap(), "GraveI 2");
    }

    #[test]
    fn names_that_cannot_be_shown_are_refused() {
        let long = "x".repeat(25);
        for wrong in ["", "  ", "A\nB", "A\u{0}", "\u{202e}adA", long.as_str()] {
            assert!(read_name(wrong, &[]).is_err(), "{wrong:?}");
        }
        assert!(read_name(&"é".repeat(24), &[]).is_ok());
    }

    #[test]
    fn salts_fit_on_a_line() {
        assert!(read_salt("x".repeat(64)).is_ok());
        assert!(read_salt("x".repeat(65)).is_err());
        assert!(read_salt("a\nkey 00".to_owned()).is_err());
    }
}
