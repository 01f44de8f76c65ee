//! What the players may agree on, in words.

use scene::{Choice, Variant};
use tabletop::Lang;

use crate::lang;

pub(super) fn variants(lang: Lang) -> Vec<Variant> {
    let choice = |value, label: &str| Choice {
        value,
        label: label.to_owned(),
    };
    let cars = |value, n| choice(value, &lang::variant_choice_cars(lang, n));
    let rounds = |value, n| choice(value, &lang::variant_choice_rounds(lang, n));
    vec![
        Variant {
            key: "cars",
            label: lang::variant_name_long_train(lang).to_owned(),
            choices: vec![cars("1", 1), cars("2", 2), cars("3", 3), cars("4", 4)],
        },
        Variant {
            key: "recycle",
            label: lang::variant_name_recycle(lang).to_owned(),
            choices: vec![
                choice("false", lang::variant_choice_lost(lang)),
                choice("true", lang::variant_choice_recycled(lang)),
            ],
        },
        Variant {
            key: "late_engine",
            label: lang::variant_name_late_engine(lang).to_owned(),
            choices: vec![
                choice("0", lang::variant_choice_at_once(lang)),
                rounds("2", 2),
                rounds("4", 4),
                rounds("8", 8),
            ],
        },
        Variant {
            key: "free_cheese",
            label: lang::variant_name_free_cheese(lang).to_owned(),
            choices: vec![
                choice("false", lang::variant_choice_empty(lang)),
                choice("true", lang::variant_choice_cheese(lang)),
            ],
        },
    ]
}
