//! One name in all its spellings, and text moved from one to the other.

use std::path::Path;

use anyhow::{Context, Result};

/// A game's name as folder, module, type and title, and its rule prefix.
pub(super) struct Names {
    pub kebab: String,
    pub snake: String,
    pub camel: String,
    pub title: String,
    pub prefix: String,
}

impl Names {
    pub(super) fn new(name: &str, prefix: &str, title: Option<&str>) -> Names {
        let words: Vec<String> = name.split('-').map(capitalised).collect();
        Names {
            kebab: name.to_owned(),
            snake: name.replace('-', "_"),
            camel: words.concat(),
            title: title.map_or_else(|| words.join(" "), str::to_owned),
            prefix: prefix.to_owned(),
        }
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map(|first| first.to_ascii_uppercase())
        .into_iter()
        .chain(letters)
        .collect()
}

/// Whether this is `word`, or `several-words`.
pub(super) fn is_kebab(name: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty()
            && word
                .bytes()
                .all(|it| it.is_ascii_lowercase() || it.is_ascii_digit())
    };
    name.starts_with(|letter: char| letter.is_ascii_lowercase())
        && name.split('-').all(is_word)
        && !["test", "core", "std", "alloc", "self", "super", "crate"].contains(&name)
}

/// A file name of the example, for the new game.
pub(super) fn path(file: &str, names: &Names) -> String {
    replace_word(file, "pig", |_, _| &names.snake)
}

/// The text of a file of the example, for the new game.
pub(super) fn file(file: &str, text: &str, names: &Names) -> String {
    let is_rust = Path::new(file).extension().is_some_and(|it| it == "rs");
    let is_code = |before: &str, after: &str| is_rust && is_code(before, after);
    let text = replace_word(text, "PIG", |_, _| &names.prefix);
    let text = replace_word(&text, "Pig", |before, after| {
        if is_code(before, after) {
            &names.camel
        } else {
            &names.title
        }
    });
    replace_word(&text, "pig", |before, after| {
        if is_code(before, after) {
            &names.snake
        } else {
            &names.kebab
        }
    })
}

/// Whether a word in a Rust file is code, and not words of a text or a comment.
fn is_code(before: &str, after: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default();
    let is_path = after.starts_with("::") || after.starts_with('_') || line.ends_with(['_', '`']);
    let is_text = line.matches('"').count() % 2 == 1;
    let is_comment = line.trim_start().starts_with("//");
    is_path || !is_text && !is_comment
}

/// Replaces a word that is not part of a longer one, as `pig` is of `pigment`.
fn replace_word<'a>(text: &str, word: &str, by: impl Fn(&str, &str) -> &'a String) -> String {
    let mut out = String::new();
    let mut end = 0;
    for (at, _) in text.match_indices(word) {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        let is_capital = word.starts_with(|letter: char| letter.is_ascii_uppercase());
        // `PigView` and `MyPig` are ours, `Piglet` and `pigs` are not.
        let is_part = after.starts_with(|letter: char| letter.is_lowercase())
            || !is_capital && before.ends_with(char::is_alphanumeric);
        out += &text[end..at];
        out += if is_part { word } else { by(before, after) };
        end = at + word.len();
    }
    out + &text[end..]
}

/// Adds the crate to the workspace's dependencies, among our own.
pub(super) fn add_member(manifest: &str, names: &Names) -> Result<String> {
    let name = &names.kebab;
    let line = format!("{name} = {{ path = \"games/{name}\" }}");
    let is_own = |other: &&str| other.contains("= { path = \"");
    let last = manifest
        .lines()
        .rfind(is_own)
        .context("no line like `name = { path = \"…\" }` to put the game beside")?;
    let place = manifest
        .lines()
        .filter(is_own)
        .find(|other| line.as_str() < *other);
    Ok(match place {
        Some(other) => manifest.replacen(other, &format!("{line}\n{other}"), 1),
        None => manifest.replacen(last, &format!("{last}\n{line}"), 1),
    })
}

/// Adds the crate to a package's `[dependencies]`, in alphabetical order.
pub(super) fn add_dependency(manifest: &str, names: &Names) -> String {
    let line = format!("{}.workspace = true", names.kebab);
    let Some((head, tail)) = manifest.split_once("[dependencies]\n") else {
        return format!("{}\n\n[dependencies]\n{line}\n", manifest.trim_end());
    };
    let end = tail.find("\n[").map_or(tail.len(), |at| at + 1);
    let (section, rest) = tail.split_at(end);
    let mut lines: Vec<&str> = section.lines().collect();
    let place = lines
        .iter()
        .position(|other| other.is_empty() || line.as_str() < *other)
        .unwrap_or(lines.len());
    lines.insert(place, &line);
    format!("{head}[dependencies]\n{}\n{rest}", lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn demo() -> Names {
        Names::new("demo-game", "DMO", None)
    }

    fn check(name: &str, text: &str, expected: &Expect) {
        expected.assert_eq(&file(name, text, &demo()));
    }

    #[test]
    fn code_gets_identifiers_and_literals_get_names() {
        check(
            "src/lib.rs",
            "//! Pig, see [`Pig`].\nuse pig::{Pig, PigView};\nlet pig = Pig::new();\n\
             id: \"pig\", title: \"Pig!\", r::PIG_1_ROLL, \"PIG-1.roll\", pigment",
            &expect![[r#"
                //! Demo Game, see [`DemoGame`].
                use demo_game::{DemoGame, DemoGameView};
                let demo_game = DemoGame::new();
                id: "demo-game", title: "Demo Game!", r::DMO_1_ROLL, "DMO-1.roll", pigment"#]],
        );
    }

    #[test]
    fn prose_and_manifests_get_the_title_and_the_folder() {
        check(
            "README.md",
            "# Pig\n\nSee `games/pig`. Pigs may fly.\nr[PIG-1.roll]\n",
            &expect![[r"
                # Demo Game

                See `games/demo-game`. Pigs may fly.
                r[DMO-1.roll]
            "]],
        );
        check(
            "Cargo.toml",
            "name = \"pig\"\n",
            &expect![[r#"
            name = "demo-game"
        "#]],
        );
        assert_eq!(path("src/pig_bot.rs", &demo()), "src/demo_game_bot.rs");
    }

    #[test]
    fn names_are_small_words_with_hyphens() {
        assert!(is_kebab("oh-my-brain") && is_kebab("skat2"));
        for bad in [
            "", "Skat", "oh--my", "-x", "x-", "2x", "a_b", "test", "../x",
        ] {
            assert!(!is_kebab(bad), "{bad}");
        }
    }

    #[test]
    fn manifests_stay_sorted() {
        let root = "[workspace.dependencies]\na = { path = \"crates/a\" }\nz = { path = \"crates/z\" }\n\nx = \"1\"\n";
        expect![[r#"
            [workspace.dependencies]
            a = { path = "crates/a" }
            demo-game = { path = "games/demo-game" }
            z = { path = "crates/z" }

            x = "1"
        "#]]
        .assert_eq(&add_member(root, &demo()).unwrap());
        let registry =
            "[package]\n\n[dependencies]\na.workspace = true\n\n[lints]\nworkspace = true\n";
        expect![[r"
            [package]

            [dependencies]
            a.workspace = true
            demo-game.workspace = true

            [lints]
            workspace = true
        "]]
        .assert_eq(&add_dependency(registry, &demo()));
        expect![[r"
            [package]

            [dependencies]
            demo-game.workspace = true
        "]]
        .assert_eq(&add_dependency("[package]\n", &demo()));
    }
}
