//! `new-game`: a playable game from the example, ready to be rewritten.

mod check;
mod rename;

use std::{fs, path::Path};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use self::rename::Names;
use crate::{
    cargo::{self, cargo},
    data, repo, rulebook,
};

pub(crate) use self::check::check;

const TEMPLATE: &str = "examples/pig";
const MARKER: &str = "// xtask new-game adds its line above this one.";

#[derive(Args)]
#[command(after_help = "Example:\n  cargo xtask new-game tic-tac --prefix TIC --title \"Tic Tac\"")]
pub(crate) struct Order {
    /// The folder under games/ and the crate, in small letters with hyphens.
    #[arg(required_unless_present = "check")]
    name: Option<String>,
    /// Three capitals in front of every clause of its rulebook.
    #[arg(long, required_unless_present = "check")]
    prefix: Option<String>,
    /// The name on the box; made from NAME if left out.
    #[arg(long)]
    title: Option<String>,
    /// Try it in a copy of the repository and run the tests of the new game.
    #[arg(long, conflicts_with_all = ["name", "prefix", "title"])]
    check: bool,
}

pub(crate) fn run(root: &Path, order: &Order) -> Result<()> {
    let (Some(name), Some(prefix)) = (&order.name, &order.prefix) else {
        return check(root);
    };
    let names = Names::new(name, prefix, order.title.as_deref());
    create(root, &names)?;
    check::try_out(root, &names, None)?;
    println!(
        "games/{name} is ready, and its tests pass: `cargo run -p brainery -- play {name}`.\n\
         Next: rewrite games/{name}/rulebook, then src/, then run `cargo xtask rules --update`\n\
         and `cargo test -p {name}`. The walk is described in docs/add-a-game.md."
    );
    Ok(())
}

/// Copies the example under its new names and puts the game on the shelf.
fn create(root: &Path, names: &Names) -> Result<()> {
    refuse(root, names)?;
    let template = root.join(TEMPLATE);
    let game = root.join("games").join(&names.kebab);
    // All edits are made in memory first: a refusal leaves the tree untouched.
    let edits = [
        edit(root, "Cargo.toml", |text| rename::add_member(text, names))?,
        edit(root, "crates/registry/Cargo.toml", |text| {
            Ok(rename::add_dependency(text, names))
        })?,
        edit(root, "crates/registry/src/lib.rs", |text| {
            add_to_registry(text, names)
        })?,
    ];
    for path in repo::files_below(&template)? {
        let file = repo::shown(&template, &path);
        let to = game.join(rename::path(&file, names));
        match String::from_utf8(fs::read(&path)?) {
            Ok(text) => repo::write(&to, rename::file(&file, &text, names))?,
            Err(picture) => repo::write(&to, picture.as_bytes())?,
        }
    }
    for (file, text) in edits {
        repo::write(&root.join(file), text)?;
    }
    rulebook::update(root, &game)?;
    data::update(root, &game)?;
    let format = ["fmt", "-p", &names.kebab, "-p", "registry"];
    cargo::run(&mut cargo(root, &format))
}

fn refuse(root: &Path, names: &Names) -> Result<()> {
    let Names { kebab, prefix, .. } = names;
    ensure!(
        rename::is_kebab(kebab),
        "`{kebab}` cannot name a game; use small letters, digits and hyphens, as in `tin-brain`"
    );
    ensure!(
        prefix.len() == 3 && prefix.bytes().all(|it| it.is_ascii_uppercase()),
        "`{prefix}` cannot be a prefix; use three capitals, as in `OMB`"
    );
    ensure!(
        !names.title.contains(['"', '\\', '\n']),
        "the title stands in string literals; leave out quotes and backslashes"
    );
    ensure!(
        root.join(TEMPLATE).join("Cargo.toml").is_file(),
        "{TEMPLATE} is missing; it is what a new game is copied from"
    );
    for folder in repo::folders(root, &["games", "examples", "crates"])? {
        let shown = repo::shown(root, &folder);
        if folder.file_name().is_some_and(|it| it == kebab.as_str()) {
            bail!("{shown} exists; choose another name");
        }
        if rulebook::prefix(&folder)?.as_ref() == Some(prefix) {
            bail!("{shown} uses the prefix {prefix}; choose another one");
        }
    }
    Ok(())
}

fn edit<'a>(
    root: &Path,
    file: &'a str,
    change: impl FnOnce(&str) -> Result<String>,
) -> Result<(&'a str, String)> {
    let text = repo::read(&root.join(file))?;
    Ok((file, change(&text).with_context(|| file.to_owned())?))
}

fn add_to_registry(text: &str, names: &Names) -> Result<String> {
    let line = text
        .lines()
        .find(|line| line.trim() == MARKER)
        .with_context(|| format!("the line `{MARKER}` is missing"))?;
    let indent = &line[..line.len() - line.trim_start().len()];
    let Names { snake, camel, .. } = names;
    let entry = format!("{indent}{snake}::{camel} => generic,\n{line}");
    Ok(text.replacen(line, &entry, 1))
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;

    #[test]
    fn the_registry_gets_a_line_above_the_marker() {
        let names = Names::new("demo-game", "DMO", None);
        let text = format!("shelf! {{\n    {MARKER}\n}}\n");
        expect![[r#"
            shelf! {
                demo_game::DemoGame => generic,
                // xtask new-game adds its line above this one.
            }
        "#]]
        .assert_eq(&add_to_registry(&text, &names).unwrap());
        assert!(add_to_registry("shelf! {}", &names).is_err());
    }
}
