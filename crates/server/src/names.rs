//! What players are called, and the salts they bring.

use store::Chair;
use tabletop::{Seat, seat::MAX_SEATS};
use wire::BOT_NAMES;

use crate::{
    refused::Refused,
    writing::{self, look_alike},
};

const LONGEST_NAME: usize = 24;
const LONGEST_SALT: usize = 64;

/// A name fit to be shown, and unlike every other at the table. The names of
/// bots are theirs, whoever comes first: they must follow from the seat alone.
pub(crate) fn read_name(text: &str, chairs: &[Chair]) -> Result<String, Refused> {
    let name = writing::clean(text).ok_or_else(|| {
        Refused::wrong(
            "a name has no line breaks, control characters or other signs that cannot be seen",
        )
    })?;
    let length = name.chars().count();
    if length == 0 || LONGEST_NAME < length {
        return Err(Refused::wrong(format!(
            "a name has 1 to {LONGEST_NAME} characters, this one has {length}"
        )));
    }
    Ok(unlike_others(&name, chairs))
}

pub(crate) fn bot_name(seat: Seat) -> String {
    BOT_NAMES[seat.index()].to_owned()
}

/// A salt is written in the record as it is, so it must fit on a line.
pub(crate) fn read_salt(text: String) -> Result<String, Refused> {
    let length = text.chars().count();
    if LONGEST_SALT < length {
        return Err(Refused::wrong(format!(
            "a salt has at most {LONGEST_SALT} characters, this one has {length}"
        )));
    }
    if !writing::is_plain(&text) {
        return Err(Refused::wrong(
            "a salt has no line breaks or other control characters",
        ));
    }
    Ok(text)
}

fn unlike_others(name: &str, chairs: &[Chair]) -> String {
    let is_used = |name: &str| {
        let mut others = chairs.iter().filter_map(Chair::name).chain(BOT_NAMES);
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

    fn called(name: &str) -> Chair {
        Chair::Bot {
            bot: "random".to_owned(),
            name: name.to_owned(),
        }
    }

    #[test]
    fn names_are_trimmed_and_the_second_of_a_name_gets_a_number() {
        let chairs = [called("Ada"), called("ada 2"), Chair::Free];
        assert_eq!(read_name(" Bert ", &chairs).unwrap(), "Bert");
        assert_eq!(read_name("Ada", &chairs).unwrap(), "Ada 3");
        assert_eq!(read_name("Аdа", &chairs).unwrap(), "Аdа 3");
        assert_eq!(bot_name(Seat::new(0)), "Igor");
        assert_eq!(read_name("lgor", &[]).unwrap(), "lgor 2");
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
