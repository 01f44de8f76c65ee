//! Manifests: what a game may lean on, and who may lean on a game.

use anyhow::{Context, Result};
use toml::{Table, Value};

use super::File;

const OF_A_GAME: [&str; 3] = ["tabletop", "scene", "serde"];
const OF_ITS_TESTS: [&str; 4] = ["testkit", "expect-test", "tabletop", "serde_json"];

/// The manifests that list games, or their tables.
const MAY_NAME_GAMES: [&str; 2] = ["crates/registry/Cargo.toml", "crates/pieces/Cargo.toml"];

pub(super) fn check(file: &File, games: &[String]) -> Result<Vec<String>> {
    let (Some((folder, "Cargo.toml")), Some(text)) = (file.path.rsplit_once('/'), &file.text)
    else {
        return Ok(Vec::new());
    };
    let manifest: Table = text.parse().with_context(|| file.path.clone())?;
    // Beside its rules a game may have a table and a generator.
    let owner = folder
        .strip_prefix("games/")
        .and_then(|it| it.split_once('/'))
        .map(|(game, _)| game);
    if folder.starts_with("games/") && owner.is_none() {
        return Ok(game(&file.path, &manifest));
    }
    if folder.starts_with("examples/") || MAY_NAME_GAMES.contains(&file.path.as_str()) {
        return Ok(Vec::new());
    }
    let advice = match owner {
        Some(_) => "tables and generators know their own game only",
        None => "depend on registry instead",
    };
    let is_game = |name: &String| {
        let game = name.strip_suffix("-page").unwrap_or(name);
        games.iter().any(|it| it == game) && owner != Some(name)
    };
    let complaint = |name| format!("{}: depends on the game {name}; {advice}", file.path);
    Ok(all_dependencies(&manifest)
        .filter(|(kind, name)| *kind != "dev-dependencies" && is_game(name))
        .map(|(_, name)| complaint(name))
        .collect())
}

fn game(path: &str, manifest: &Table) -> Vec<String> {
    all_dependencies(manifest)
        .filter(|(kind, name)| {
            let name = name.as_str();
            let is_allowed = match *kind {
                "dependencies" => OF_A_GAME.contains(&name),
                "dev-dependencies" => OF_ITS_TESTS.contains(&name),
                _ => false,
            };
            !is_allowed
        })
        .map(|(kind, name)| {
            let allowed = match kind {
                "dependencies" => OF_A_GAME.join(", "),
                "dev-dependencies" => OF_ITS_TESTS.join(", "),
                _ => "nothing".to_owned(),
            };
            format!("{path}: remove {name} from {kind}; a game may list {allowed}")
        })
        .collect()
}

/// Every dependency with its kind, also those for one target only.
pub(super) fn all_dependencies(manifest: &Table) -> impl Iterator<Item = (&'static str, &String)> {
    const KINDS: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];
    let targets = manifest
        .get("target")
        .and_then(Value::as_table)
        .into_iter()
        .flat_map(Table::values)
        .filter_map(Value::as_table);
    std::iter::once(manifest).chain(targets).flat_map(|table| {
        KINDS.into_iter().flat_map(move |kind| {
            let listed = table.get(kind).and_then(Value::as_table);
            let names = listed.into_iter().flat_map(Table::keys);
            names.map(move |name| (kind, name))
        })
    })
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::super::file;
    use super::*;

    const MANIFEST: &str = "[dependencies]\nserde.workspace = true\nrand = \"1\"\n\
        oh-my-brain.workspace = true\n[dev-dependencies]\ntestkit.workspace = true\n\
        oh-my-brain.workspace = true\n\
        [target.'cfg(unix)'.dependencies]\nlibc = \"1\"\n";

    fn check_at(path: &str, expected: &Expect) {
        let games = ["oh-my-brain".to_owned()];
        expected.assert_eq(&check(&file(path, MANIFEST), &games).unwrap().join("\n"));
    }

    #[test]
    fn a_game_leans_on_little() {
        check_at(
            "games/skat/Cargo.toml",
            &expect![[r"
                games/skat/Cargo.toml: remove rand from dependencies; a game may list tabletop, scene, serde
                games/skat/Cargo.toml: remove oh-my-brain from dependencies; a game may list tabletop, scene, serde
                games/skat/Cargo.toml: remove oh-my-brain from dev-dependencies; a game may list testkit, expect-test, tabletop, serde_json
                games/skat/Cargo.toml: remove libc from dependencies; a game may list tabletop, scene, serde"]],
        );
    }

    #[test]
    fn a_table_leans_on_its_own_game_only() {
        check_at("games/oh-my-brain/page/Cargo.toml", &expect![""]);
        check_at(
            "games/skat/page/Cargo.toml",
            &expect![
                "games/skat/page/Cargo.toml: depends on the game oh-my-brain; tables and generators know their own game only"
            ],
        );
    }

    #[test]
    fn machinery_leans_on_no_game() {
        check_at("crates/registry/Cargo.toml", &expect![""]);
        check_at(
            "crates/lab/Cargo.toml",
            &expect![
                "crates/lab/Cargo.toml: depends on the game oh-my-brain; depend on registry instead"
            ],
        );
    }
}
