//! House rules of a table: what its options say of the variants of its game.

use erased::{Json, Listing};
use scene::{Choice, Variant};
use tabletop::Lang;

/// Which choice of a variant holds; the usual one is the first.
pub fn chosen(variant: &Variant, options: &Json) -> usize {
    let Some(value) = options.get(variant.key) else {
        return 0;
    };
    let is_it = |choice: &Choice| choice.value.parse::<Json>().is_ok_and(|it| it == *value);
    variant.choices.iter().position(is_it).unwrap_or(0)
}

/// The options with another choice; what is usual is not said.
pub fn with_choice(variant: &Variant, index: usize, options: &Json) -> Json {
    let mut fields = options.as_object().cloned().unwrap_or_default();
    fields.remove(variant.key);
    let value = variant.choices.get(index).filter(|_| 0 < index);
    if let Some(value) = value.and_then(|it| it.value.parse().ok()) {
        fields.insert(variant.key.to_owned(), value);
    }
    if fields.is_empty() {
        return Json::Null;
    }
    Json::Object(fields)
}

/// What is not as usual, in words.
pub fn said(game: &dyn Listing, options: &Json, lang: Lang) -> Vec<String> {
    let variants = game.variants(lang).into_iter();
    variants
        .filter_map(|variant| {
            let index = chosen(&variant, options);
            let choice = variant.choices.get(index).filter(|_| 0 < index)?;
            Some(choice.label.clone())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn grid() -> Variant {
        let choice = |value, label: &str| Choice {
            value,
            label: label.to_owned(),
        };
        Variant {
            key: "grid",
            label: "How many pictures?".to_owned(),
            choices: vec![choice("null", "25"), choice("4", "16"), choice("3", "9")],
        }
    }

    #[test]
    fn a_choice_is_read_back_and_the_usual_one_says_nothing() {
        let nothing = Json::Null;
        assert_eq!(chosen(&grid(), &nothing), 0);
        let options = with_choice(&grid(), 2, &nothing);
        assert_eq!(options, json!({ "grid": 3 }));
        assert_eq!(chosen(&grid(), &options), 2);
        assert_eq!(with_choice(&grid(), 0, &options), nothing);
        let both = with_choice(&grid(), 1, &json!({ "goal": 20 }));
        assert_eq!(both, json!({ "goal": 20, "grid": 4 }));
    }
}
