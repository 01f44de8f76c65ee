//! What a game knows about itself exactly.

use std::ops::ControlFlow;

use erased::DynGame;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};
use tabletop::extras::{ExactValue, Fraction};

use crate::{
    session::{Experiment, Session, Worker},
    tournament::LabError,
};

/// The numbers of a game.
#[derive(Copy, Clone, Debug)]
pub struct Values {
    pub game: &'static dyn DynGame,
}

/// A number that was computed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Known {
    pub key: String,
    pub about: String,
    pub numerator: u64,
    pub denominator: u64,
}

impl Values {
    /// Computes them.
    pub fn run(&self, session: &mut Session<'_>) -> Result<Vec<Known>, LabError> {
        let mut known = Vec::new();
        session.run(self, |_, value: &Known| {
            known.push(value.clone());
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(known)
    }
}

impl Experiment for Values {
    type Unit = Known;

    fn command(&self) -> &'static str {
        "value"
    }

    fn plan(&self) -> Json {
        let info = self.game.info();
        json!({ "game": info.id, "rules": info.rules_version })
    }

    fn n_units(&self) -> u64 {
        self.game.exact_values().len() as u64
    }

    fn worker(&self) -> Result<Worker<'_, Known>, LabError> {
        let values = self.game.exact_values();
        Ok(Box::new(move |unit| {
            let ExactValue {
                key,
                about,
                compute,
            } = &values[unit as usize];
            let Fraction {
                numerator,
                denominator,
            } = compute();
            Ok(Known {
                key: key.clone().into_owned(),
                about: about.clone().into_owned(),
                numerator,
                denominator,
            })
        }))
    }
}

/// One object: each number under its name.
pub fn json(known: &[Known]) -> Json {
    let values = known.iter();
    let values = values.map(|value| (value.key.clone(), Json::from(as_float(value))));
    Json::Object(values.collect::<Map<_, _>>())
}

/// Name, value, exact fraction, meaning; `None` if the game knows none.
pub fn text(known: &[Known]) -> Option<String> {
    let line = |value: &Known| {
        let Known {
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
    (!known.is_empty()).then(|| known.iter().map(line).collect())
}

#[expect(
    clippy::cast_precision_loss,
    reason = "the report asks for the nearest double"
)]
fn as_float(value: &Known) -> f64 {
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
    use std::sync::atomic::AtomicBool;

    use super::*;

    fn known(game: &'static dyn DynGame) -> Vec<Known> {
        let stop = AtomicBool::new(false);
        let known = Values { game }.run(&mut Session::new(2, &stop));
        known.expect("it computes")
    }

    #[test]
    fn values_are_written_as_json_at_full_precision() {
        for game in registry::all() {
            let known = known(game);
            let written = json(&known).to_string();
            for value in known {
                // Who reads it as doubles should be read gets this one back.
                let line = format!("\"{}\":{:?}", value.key, as_float(&value));
                assert!(written.contains(&line), "{line}: {written}");
            }
        }
    }

    #[test]
    fn a_turn_of_phase_one_is_worth_about_thirteen() {
        let known = known(registry::find("mmm-brains").expect("the game is known"));
        let value = json(&known)["phase1_turn"]
            .as_f64()
            .expect("it is a number");
        assert!(13.13 < value && value < 13.14, "{value}");
        let text = text(&known).expect("it has values");
        assert!(text.contains("phase1_turn = 1"), "{text}");
    }

    #[test]
    fn a_game_that_knows_nothing_says_so() {
        let pig = known(registry::find("pig").expect("the example is known"));
        assert_eq!(text(&pig), None);
        assert_eq!(json(&pig).to_string(), "{}");
    }

    #[test]
    fn fractions_are_in_lowest_terms() {
        assert_eq!(common_divisor(12, 18), 6);
        assert_eq!(common_divisor(0, 5), 5);
        assert_eq!(common_divisor(0, 0), 1);
    }
}
