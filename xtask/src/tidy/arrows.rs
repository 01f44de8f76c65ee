//! Arrows: crates lean on each other as ARCHITECTURE.md draws it.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use toml::Table;

use super::File;

const PICTURE: &str = "ARCHITECTURE.md";

/// What each crate may lean on, directly or not; `games/*` stands for all games.
type Arrows = BTreeMap<String, BTreeSet<String>>;

pub(super) fn check(files: &[File]) -> Result<Vec<String>> {
    let picture = files.iter().find(|file| file.path == PICTURE);
    let arrows = read(
        picture
            .and_then(|it| it.text.as_deref())
            .unwrap_or_default(),
    );
    let mut complaints = Vec::new();
    for file in files {
        let Some(krate) = file
            .path
            .strip_prefix("crates/")
            .and_then(|it| it.strip_suffix("/Cargo.toml"))
        else {
            continue;
        };
        let Some(allowed) = arrows.get(krate) else {
            complaints.push(format!("{PICTURE}: has no arrow for `{krate}`"));
            continue;
        };
        let text = file.text.as_deref().unwrap_or_default();
        let manifest: Table = text.parse().with_context(|| file.path.clone())?;
        let dependencies = manifest.get("dependencies").and_then(|it| it.as_table());
        let ours = dependencies.into_iter().flat_map(Table::keys);
        let ours = ours.filter(|name| arrows.contains_key(*name) && !allowed.contains(*name));
        complaints.extend(ours.map(|name| {
            let path = &file.path;
            format!("{path}: leans on `{name}`, but {PICTURE} has no such arrow")
        }));
    }
    Ok(complaints)
}

/// Reads lines such as `server → registry, wire   what it is`.
fn read(text: &str) -> Arrows {
    let mut arrows = Arrows::new();
    for line in text.lines().filter(|line| line.contains('→')) {
        let drawn: Vec<Vec<String>> = line.split('→').map(names).collect();
        for pair in drawn.windows(2) {
            for from in &pair[0] {
                let to = arrows.entry(from.clone()).or_default();
                to.extend(pair[1].iter().cloned());
            }
            for to in &pair[1] {
                arrows.entry(to.clone()).or_default();
            }
        }
    }
    // Whoever leans on somebody may lean on those it leans on.
    loop {
        let before = arrows.clone();
        for allowed in arrows.values_mut() {
            let further = allowed.iter().filter_map(|it| before.get(it)).flatten();
            let further: Vec<_> = further.cloned().collect();
            allowed.extend(further);
        }
        if arrows == before {
            return arrows;
        }
    }
}

/// The names at the start of a part of a line, before two spaces in a row.
fn names(part: &str) -> Vec<String> {
    let listed = part.trim_start().split("  ").next().unwrap_or_default();
    let names = listed.split(", ").map(|name| name.trim().to_owned());
    names.filter(|name| !name.contains(' ')).collect()
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::super::file;
    use super::*;

    const DRAWN: &str = "games/*  →  scene  →  tabletop      pure\n\
        server  →  wire, store     tables\nwire  →  tabletop  words\nstore →  wire  the log\n";

    #[test]
    fn an_arrow_that_is_not_drawn_is_named() {
        let manifest = |name: &str, on: &str| {
            let text = format!("[dependencies]\n{on}.workspace = true\nserde = \"1\"\n");
            file(&format!("crates/{name}/Cargo.toml"), &text)
        };
        let files = [
            file("ARCHITECTURE.md", DRAWN),
            manifest("server", "tabletop"),
            manifest("store", "scene"),
            manifest("lonely", "scene"),
        ];
        expect![[r"
            crates/store/Cargo.toml: leans on `scene`, but ARCHITECTURE.md has no such arrow
            ARCHITECTURE.md: has no arrow for `lonely`"]]
        .assert_eq(&check(&files).unwrap().join("\n"));
    }
}
