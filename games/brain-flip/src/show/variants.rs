//! What the players may agree on before the game.

use scene::{Choice, Variant};
use tabletop::Lang;

use crate::lang;

pub(super) fn variants(lang: Lang) -> Vec<Variant> {
    vec![
        grid(lang),
        answers(lang),
        limit(lang),
        pictures(lang),
        end(lang),
    ]
}

fn grid(lang: Lang) -> Variant {
    let sides = [("6", 36), ("5", 25), ("4", 16), ("3", 9), ("2", 4)];
    Variant {
        key: "grid",
        label: lang::variant_grid(lang).to_owned(),
        choices: sides
            .map(|(side, n)| choice(side, lang::VariantGridOf { side, n }.say(lang)))
            .into(),
    }
}

fn answers(lang: Lang) -> Variant {
    Variant {
        key: "straight",
        label: lang::variant_answers(lang).to_owned(),
        choices: vec![
            choice("false", lang::variant_flipped(lang)),
            choice("true", lang::variant_straight(lang)),
        ],
    }
}

fn limit(lang: Lang) -> Variant {
    let usual = choice("null", lang::variant_limit_usual(lang));
    let others = ["4", "5", "6", "7", "8", "9", "10", "12", "15", "20"];
    let others = others.map(|n| choice(n, lang::variant_limit_of(lang, n)));
    Variant {
        key: "limit",
        label: lang::variant_limit(lang).to_owned(),
        choices: std::iter::once(usual).chain(others).collect(),
    }
}

fn pictures(lang: Lang) -> Variant {
    Variant {
        key: "new_grid",
        label: lang::variant_new_grid(lang).to_owned(),
        choices: vec![
            choice("false", lang::variant_same_pictures(lang)),
            choice("true", lang::variant_new_pictures(lang)),
        ],
    }
}

fn end(lang: Lang) -> Variant {
    Variant {
        key: "full_circle",
        label: lang::variant_end(lang).to_owned(),
        choices: vec![
            choice("null", lang::variant_end_usual(lang)),
            choice("false", lang::variant_at_three(lang)),
            choice("true", lang::variant_full_circle(lang)),
        ],
    }
}

fn choice(value: &'static str, label: impl Into<String>) -> Choice {
    Choice {
        value,
        label: label.into(),
    }
}
