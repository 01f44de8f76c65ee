//! Rust files: documented, short, free of machine paths and of games' names.

use super::File;

const MOST_LINES: usize = 500;
const GENERATED: [&str; 3] = ["rulebook.rs", "components.rs", "lang.rs"];

/// Where code may know a game by its name.
const MAY_NAME_GAMES: [&str; 3] = ["games/", "examples/", "crates/registry/"];

/// Split, so that this file does not complain about itself.
const MACHINE_PATHS: [&str; 2] = [concat!("/wo", "rk/"), concat!("/ro", "ot/")];

pub(super) fn module_doc(file: &File) -> Option<String> {
    let is_missing = file.is_rust() && !file.text.as_deref()?.starts_with("//!");
    is_missing.then(|| {
        format!(
            "{}:1: start with a line `//!` that says what this file is",
            file.path
        )
    })
}

pub(super) fn length(file: &File) -> Option<String> {
    let n = file.lines().count();
    let is_long = file.is_rust() && MOST_LINES < n && !GENERATED.contains(&file.name());
    is_long.then(|| format!("{}: {n} lines, split it ({MOST_LINES} at most)", file.path))
}

/// A path of somebody's machine is of no use to anybody else.
pub(super) fn machine_paths(file: &File) -> Vec<String> {
    let mut complaints = Vec::new();
    for (n, line) in file.lines() {
        for path in MACHINE_PATHS {
            // `src/work/` is a folder of ours.
            let is_absolute = |(at, _): (usize, &str)| {
                !line[..at].ends_with(|letter: char| {
                    letter.is_alphanumeric() || ['.', '-', '_', '*'].contains(&letter)
                })
            };
            if line.match_indices(path).any(is_absolute) {
                let file = &file.path;
                complaints.push(format!("{file}:{n}: names a path of one machine ({path})"));
            }
        }
    }
    complaints
}

/// Rules count in whole numbers, so that every machine gets the same.
pub(super) fn floats(file: &File) -> Vec<String> {
    let is_of_rules = file.is_rust()
        && file.path.starts_with("games/")
        && file.path.split('/').nth(2) == Some("src");
    let lines = file.lines().filter(|_| is_of_rules);
    lines
        .filter(|(_, line)| is_named(line, "f32") || is_named(line, "f64"))
        .map(|(n, _)| {
            format!(
                "{}:{n}: rules have no floats; count in whole numbers",
                file.path
            )
        })
        .collect()
}

/// Machinery does not know the games; the registry does.
pub(super) fn games_named(file: &File, games: &[String]) -> Vec<String> {
    let is_free = MAY_NAME_GAMES.iter().any(|it| file.path.starts_with(it));
    let is_test = file
        .path
        .split('/')
        .any(|it| it == "tests" || it == "tests.rs");
    if !file.is_rust() || is_free || is_test {
        return Vec::new();
    }
    let mut complaints = Vec::new();
    let code = file
        .lines()
        .take_while(|(_, line)| line.trim() != "#[cfg(test)]")
        .filter(|(_, line)| !line.trim_start().starts_with("//"));
    for (n, line) in code {
        for game in games {
            if is_named(line, game) || is_named(line, &game.replace('-', "_")) {
                let file = &file.path;
                complaints.push(format!(
                    "{file}:{n}: names the game {game}; ask the registry instead"
                ));
            }
        }
    }
    complaints
}

fn is_named(line: &str, game: &str) -> bool {
    line.match_indices(game).any(|(at, _)| {
        !line[..at].ends_with(char::is_alphanumeric)
            && !line[at + game.len()..].starts_with(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::super::file;
    use super::*;

    #[test]
    fn rules_have_no_floats() {
        let text = "//! Fine.\nlet half: f32 = 0.5;\n";
        expect!["games/skat/src/a.rs:2: rules have no floats; count in whole numbers"]
            .assert_eq(&floats(&file("games/skat/src/a.rs", text)).join("\n"));
        assert!(floats(&file("games/skat/page/src/a.rs", text)).is_empty());
        assert!(floats(&file("crates/lab/src/a.rs", text)).is_empty());
    }

    #[test]
    fn a_rust_file_starts_with_its_doc() {
        assert!(module_doc(&file("a.rs", "//! Fine.\n")).is_none());
        assert!(module_doc(&file("a.md", "Fine.\n")).is_none());
        expect!["a.rs:1: start with a line `//!` that says what this file is"]
            .assert_eq(&module_doc(&file("a.rs", "use std::fmt;\n")).unwrap());
    }

    #[test]
    fn long_files_are_named_unless_generated() {
        let text = "//! Long.\n".repeat(501);
        assert!(length(&file("src/rulebook.rs", &text)).is_none());
        expect!["src/a.rs: 501 lines, split it (500 at most)"]
            .assert_eq(&length(&file("src/a.rs", &text)).unwrap());
    }

    #[test]
    fn only_absolute_paths_are_machine_paths() {
        let [work, _] = MACHINE_PATHS;
        assert!(machine_paths(&file("a", &format!("see src{work}mod.rs"))).is_empty());
        assert_eq!(machine_paths(&file("a", &format!("cd {work}x"))).len(), 1);
    }

    #[test]
    fn machinery_names_no_game() {
        let games = ["oh-my-brain".to_owned()];
        let code = "//! oh-my-brain\nuse oh_my_brain::Brain;\nlet oh_my_brains = 1;\n\
                    #[cfg(test)]\nuse oh_my_brain::Card;\n";
        assert!(games_named(&file("crates/registry/src/lib.rs", code), &games).is_empty());
        assert!(games_named(&file("crates/lab/tests/it.rs", code), &games).is_empty());
        expect!["crates/lab/src/lib.rs:2: names the game oh-my-brain; ask the registry instead"]
            .assert_eq(&games_named(&file("crates/lab/src/lib.rs", code), &games).join("\n"));
    }
}
