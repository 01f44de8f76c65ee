//! What the players may agree on before the game.

use scene::{Choice, Variant};
use tabletop::Lang;

use crate::lang;

pub(super) fn variants(lang: Lang) -> Vec<Variant> {
    let [no, yes] = [lang::word_no(lang), lang::word_yes(lang)].map(str::to_owned);
    let cars = |n| lang::word_cars(lang, n);
    let rounds = |n| lang::word_rounds(lang, n);
    let recycle = [("false", no.clone()), ("true", yes.clone())];
    let long_train = [
        ("1", cars(1)),
        ("2", cars(2)),
        ("3", cars(3)),
        ("4", cars(4)),
    ];
    let late_engine = [
        ("0", no.clone()),
        ("1", rounds(1)),
        ("2", rounds(2)),
        ("4", rounds(4)),
    ];
    let free_cheese = [("false", no), ("true", yes)];
    vec![
        variant("recycle", lang::variant_name_recycle(lang), &recycle),
        variant("cars", lang::variant_name_long_train(lang), &long_train),
        variant(
            "late_engine",
            lang::variant_name_late_engine(lang),
            &late_engine,
        ),
        variant(
            "free_cheese",
            lang::variant_name_free_cheese(lang),
            &free_cheese,
        ),
    ]
}

/// One thing to agree on: its name, and its choices with what each says.
fn variant(key: &'static str, label: &str, choices: &[(&'static str, String)]) -> Variant {
    let choice = |(value, label): &(&'static str, String)| Choice {
        value,
        label: label.clone(),
    };
    Variant {
        key,
        label: label.to_owned(),
        choices: choices.iter().map(choice).collect(),
    }
}
