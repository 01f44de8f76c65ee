//! Two small files in, code or complaints out.

use expect_test::{Expect, expect};

use super::*;
use generate::rustfmt;

use crate::repo;

fn check(en: &str, fr: &str, expected: &Expect) {
    check_either(en, Some(fr), expected);
}

fn check_either(en: &str, fr: Option<&str>, expected: &Expect) {
    let text = match generate(en, fr) {
        Ok(code) => {
            let root = repo::root();
            let formatted = rustfmt(&root, &code).unwrap();
            assert_eq!(formatted, rustfmt(&root, &formatted).unwrap());
            formatted
        }
        Err(complaints) => complaints.join("\n"),
    };
    expected.assert_eq(&text);
}

#[test]
fn sentences_become_functions() {
    check(
        "menu = \"Menu\"\nbot = \"Bot\"\n[event]\nthrown = \"{player} throws {dice}, {player}!\"",
        "menu = \"Menü\"\nbot = \"Bot\"\n[event]\nthrown = \"{dice} pour {player}\\u202f!\"",
        &expect![[r#"
            //! Generated from `data/lang/` by `cargo xtask data --update`.

            #![allow(clippy::similar_names, reason = "fields are named for translators")]

            use std::fmt::Display;

            use tabletop::Lang;

            /// `Menu`
            pub fn menu(lang: Lang) -> &'static str {
                match lang {
                    Lang::En => "Menu",
                    Lang::Fr => "Menü",
                }
            }

            /// `Bot`
            pub fn bot(_lang: Lang) -> &'static str {
                "Bot"
            }

            /// `{player} throws {dice}, {player}!`
            #[derive(Debug)]
            pub struct EventThrown<A, B> {
                pub player: A,
                pub dice: B,
            }

            impl<A: Display, B: Display> EventThrown<A, B> {
                pub fn say(self, lang: Lang) -> String {
                    let EventThrown { player, dice } = self;
                    match lang {
                        Lang::En => format!("{player} throws {dice}, {player}!"),
                        Lang::Fr => format!("{dice} pour {player}\u{202f}!"),
                    }
                }
            }
        "#]],
    );
}

#[test]
fn everybody_reads_english_as_long_as_there_is_no_french() {
    check_either(
        "menu = \"Menu\"\nresult = { one = \"{n} point\", other = \"{n} points\" }",
        None,
        &expect![[r#"
            //! Generated from `data/lang/` by `cargo xtask data --update`.

            #![allow(clippy::similar_names, reason = "fields are named for translators")]

            use tabletop::Lang;

            /// `Menu`
            pub fn menu(_lang: Lang) -> &'static str {
                "Menu"
            }

            /// `{n} point`, `{n} points`
            pub fn result(_lang: Lang, n: u32) -> String {
                if Lang::En.is_one(n) {
                    format!("{n} point")
                } else {
                    format!("{n} points")
                }
            }
        "#]],
    );
}

#[test]
fn a_plural_asks_the_language() {
    check(
        "left = { one = \"One die left\", other = \"{n} dice left\" }",
        "left = { one = \"Reste {n} dé\", other = \"Restent {n} dés\" }",
        &expect![[r#"
            //! Generated from `data/lang/` by `cargo xtask data --update`.

            #![allow(clippy::similar_names, reason = "fields are named for translators")]

            use tabletop::Lang;

            /// `One die left`, `{n} dice left`
            pub fn left(lang: Lang, n: u32) -> String {
                match lang {
                    Lang::En if lang.is_one(n) => "One die left".to_owned(),
                    Lang::Fr if lang.is_one(n) => format!("Reste {n} dé"),
                    Lang::En => format!("{n} dice left"),
                    Lang::Fr => format!("Restent {n} dés"),
                }
            }
        "#]],
    );
}

#[test]
fn plurals_that_agree_are_merged() {
    check(
        "a = { one = \"{n} point\", other = \"{n} points\" }\nb = { one = \"{n} card\", other = \"{n} x\" }",
        "a = { one = \"{n} point\", other = \"{n} points\" }\nb = { one = \"{n} carte\", other = \"{n} x\" }",
        &expect![[r#"
            //! Generated from `data/lang/` by `cargo xtask data --update`.

            #![allow(clippy::similar_names, reason = "fields are named for translators")]

            use tabletop::Lang;

            /// `{n} point`, `{n} points`
            pub fn a(lang: Lang, n: u32) -> String {
                if lang.is_one(n) {
                    format!("{n} point")
                } else {
                    format!("{n} points")
                }
            }

            /// `{n} card`, `{n} x`
            pub fn b(lang: Lang, n: u32) -> String {
                match lang {
                    Lang::En if lang.is_one(n) => format!("{n} card"),
                    Lang::Fr if lang.is_one(n) => format!("{n} carte"),
                    Lang::En | Lang::Fr => format!("{n} x"),
                }
            }
        "#]],
    );
}

#[test]
fn braces_and_quotes_are_escaped() {
    check(
        "a = 'Say \"{{x}}\"'\nb = 'Say \"{{{x}}}\"'",
        "a = 'Dis {{x}}'\nb = 'Dis {{{x}}}'",
        &expect![[r#"
            //! Generated from `data/lang/` by `cargo xtask data --update`.

            #![allow(clippy::similar_names, reason = "fields are named for translators")]

            use std::fmt::Display;

            use tabletop::Lang;

            /// `Say "{x}"`
            pub fn a(lang: Lang) -> &'static str {
                match lang {
                    Lang::En => "Say \"{x}\"",
                    Lang::Fr => "Dis {x}",
                }
            }

            /// `Say "{{x}}"`
            pub fn b(lang: Lang, x: impl Display) -> String {
                match lang {
                    Lang::En => format!("Say \"{{{x}}}\""),
                    Lang::Fr => format!("Dis {{{x}}}"),
                }
            }
        "#]],
    );
}

#[test]
fn languages_that_disagree_are_named_by_file_and_key() {
    check(
        "a = 'x'\n[event]\nthrown = '{player} throws'\nlost = 'Lost'\nn = { one = '1', other = '{n}' }",
        "b = 'x'\n[event]\nthrown = '{seat} lance'\nlost = '{player} perd'\nn = 'x'",
        &expect![[r"
            fr.toml: a: missing
            en.toml: b: missing
            fr.toml: event.thrown: says {seat} where English says {player}
            fr.toml: event.lost: says {player} where English says nothing
            fr.toml: event.n: plural in one language only
            fr.toml: event.n: says nothing where English says {n}"]],
    );
}

#[test]
fn what_cannot_become_a_function_is_named() {
    let text = "move = 'x'\na = 3\nb = '{'\nc = '{X}'\nd = { one = 'x', other = 'y' }\n\
                e = '{a}{b}{c}{d}{e}{f}{g}'\nf_g = 'x'\n[f]\ng = 'x'\n[h]\n";
    check(
        text,
        "",
        &expect![[r"
            en.toml: move: `move` cannot be the name of a function
            en.toml: a: should be a sentence or a table of sentences
            en.toml: b: a lonely `{`; write it twice to mean the sign
            en.toml: c: `{X}` cannot be the name of a field
            en.toml: d: `other` should say `{n}`
            en.toml: f.g: `f_g` is made by another key too
            fr.toml: e: missing
            fr.toml: f_g: missing
            fr.toml: f.g: missing
            en.toml: e: 8 parameters with the language, 7 at most"]],
    );
}

#[test]
fn french_elides_before_a_name() {
    check(
        "a = \"{other}’s graveyard, {n_left} left\"",
        "a = \"le cimetière de {other}, monde {n_left}\"",
        &expect![[r#"
            //! Generated from `data/lang/` by `cargo xtask data --update`.

            #![allow(clippy::similar_names, reason = "fields are named for translators")]

            use std::fmt::Display;

            use tabletop::Lang;

            /// `{other}’s graveyard, {n_left} left`
            #[derive(Debug)]
            pub struct A<A, B> {
                pub other: A,
                pub n_left: B,
            }

            impl<A: Display, B: Display> A<A, B> {
                pub fn say(self, lang: Lang) -> String {
                    let A { other, n_left } = self;
                    match lang {
                        Lang::En => format!("{other}’s graveyard, {n_left} left"),
                        Lang::Fr => format!("le cimetière {}, monde {n_left}", tabletop::de(&other)),
                    }
                }
            }
        "#]],
    );
}

#[test]
fn the_reader_is_told_in_the_second_person() {
    check(
        "[event]\ngave = \"{player} gives {other} {card}.\"\npassed = \"{player} passes.\"\n\
         [you.event]\ngave = \"You give {other} {card}.\"\npassed = \"You pass.\"\n\
         [to_you.event]\ngave = \"{player} gives you {card}.\"",
        "[event]\ngave = \"{player} donne {card} à {other}.\"\npassed = \"{player} passe.\"\n\
         [you.event]\ngave = \"Vous donnez {card} à {other}.\"\npassed = \"Vous passez.\"\n\
         [to_you.event]\ngave = \"{player} vous donne {card}.\"",
        &expect![[r#"
            //! Generated from `data/lang/` by `cargo xtask data --update`.

            #![allow(clippy::similar_names, reason = "fields are named for translators")]

            use std::fmt::Display;

            use scene::Who;
            use tabletop::Lang;

            /// `{player} gives {other} {card}.`
            #[derive(Debug)]
            pub struct EventGave<'a, A> {
                pub player: Who<'a>,
                pub other: Who<'a>,
                pub card: A,
            }

            impl<A: Display> EventGave<'_, A> {
                pub fn say(self, lang: Lang) -> String {
                    let EventGave {
                        player,
                        other,
                        card,
                    } = self;
                    if player.is_you {
                        return you_event_gave(lang, other, card);
                    }
                    if other.is_you {
                        return to_you_event_gave(lang, player, card);
                    }
                    match lang {
                        Lang::En => format!("{player} gives {other} {card}."),
                        Lang::Fr => format!("{player} donne {card} à {other}."),
                    }
                }
            }

            /// `{player} passes.`
            pub fn event_passed(lang: Lang, player: Who<'_>) -> String {
                if player.is_you {
                    return you_event_passed(lang).to_owned();
                }
                match lang {
                    Lang::En => format!("{player} passes."),
                    Lang::Fr => format!("{player} passe."),
                }
            }

            /// `You give {other} {card}.`
            fn you_event_gave(lang: Lang, other: impl Display, card: impl Display) -> String {
                match lang {
                    Lang::En => format!("You give {other} {card}."),
                    Lang::Fr => format!("Vous donnez {card} à {other}."),
                }
            }

            /// `You pass.`
            fn you_event_passed(lang: Lang) -> &'static str {
                match lang {
                    Lang::En => "You pass.",
                    Lang::Fr => "Vous passez.",
                }
            }

            /// `{player} gives you {card}.`
            fn to_you_event_gave(lang: Lang, player: impl Display, card: impl Display) -> String {
                match lang {
                    Lang::En => format!("{player} gives you {card}."),
                    Lang::Fr => format!("{player} vous donne {card}."),
                }
            }
        "#]],
    );
    check(
        "[event]\npassed = \"{player} passes.\"\n[you.event]\npassed = \"{player} pass.\"\nran = \"You run.\"",
        "[event]\npassed = \"{player} passe.\"\n[you.event]\npassed = \"{player} passez.\"\nran = \"Vous courez.\"",
        &expect![[r#"
            en.toml: you.event.passed: should lack one field of `event.passed`, the reader
            en.toml: you.event.ran: there is no `event.ran`"#]],
    );
}
