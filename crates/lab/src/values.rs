//! What a game knows about itself exactly.

use erased::DynGame;
use serde_json::{Map, Value as Json};
use tabletop::extras::ExactValue;

/// One object: each number under its name.
pub fn json(game: &dyn DynGame) -> Json {
    let values = game.exact_values().into_iter();
    let values = values.map(|value| (value.key.to_owned(), Json::from(as_float(&value))));
    Json::Object(values.collect::<Map<_, _>>())
}

/// Name, value, exact fraction, meaning; `None` if the game knows none.
pub fn text(game: &dyn DynGame) -> Option<String> {
    let values = game.exact_values();
    let line = |value: &ExactValue| {
        let ExactValue {
            key,
            about,
            numerator,
            denominator,
        } = value;
        let shared = common_divisor(*numerator, *denominator);
        format!(
            "{key} = {:.12}\n  exactly {}/{}\n  {about}\n",
            as_float(value),
            numerator / shared,
            denominator / shared
        )
    };
    (!values.is_empty()).then(|| values.iter().map(line).collect())
}

#[expect(
    clippy::cast_precision_loss,
    reason = "the report asks for the nearest double"
)]
fn as_float(value: &ExactValue) -> f64 {
    value.numerator as f64 / value.denominator as f64
}

/// Euclid's; never 0.
fn common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_json_at_full_precision() {
        for game in registry::all() {
            let written = json(game).to_string();
            let read: Json = serde_json::from_str(&written).expect("it is JSON");
            for value in game.exact_values() {
                assert_eq!(read[value.key].as_f64(), Some(as_float(&value)));
            }
        }
    }

    #[test]
    fn a_turn_of_phase_one_is_worth_about_thirteen() {
        let game = registry::find("mmm-brains").expect("the game is known");
        let value = json(game)["phase1_turn"].as_f64().expect("it is a number");
        assert!(13.13 < value && value < 13.14, "{value}");
        let text = text(game).expect("it has values");
        assert!(text.contains("phase1_turn = 1"), "{text}");
    }

    #[test]
    fn a_game_that_knows_nothing_says_so() {
        let pig = registry::find("pig").expect("the example is known");
        assert_eq!(text(pig), None);
        assert_eq!(json(pig).to_string(), "{}");
    }

    #[test]
    fn fractions_are_in_lowest_terms() {
        assert_eq!(common_divisor(12, 18), 6);
        assert_eq!(common_divisor(0, 5), 5);
        assert_eq!(common_divisor(0, 0), 1);
    }
}
