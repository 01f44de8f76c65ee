//! `data`: what is edited as data and compiled as code.
//!
//! Sentences come from `data/lang/*.toml` of every crate. Whatever else a game
//! makes of its data is made by a program in its own folder, `games/*/generator`,
//! because each box holds other things.

mod lang;

use std::path::Path;

use anyhow::Result;

use generate::Generated;

use crate::{cargo, repo};

const SHELVES: [&str; 3] = ["games", "examples", "crates"];

/// Compares all generated code with its data; with `update`, writes it.
pub(crate) fn run(root: &Path, update: bool) -> Result<()> {
    let mut complaints = Vec::new();
    for folder in repo::folders(root, &SHELVES)? {
        sentences(root, &folder, update, &mut complaints)?;
        // A game's table in the page is a crate of its own.
        sentences(root, &folder.join("page"), update, &mut complaints)?;
    }
    for folder in repo::folders(root, &["games"])? {
        let generator = folder.join("generator");
        if generator.is_dir() {
            complaints.extend(generated(root, &generator, update)?);
        }
    }
    repo::report(&complaints)
}

/// Writes the sentences of one crate.
pub(crate) fn update(root: &Path, folder: &Path) -> Result<()> {
    let mut complaints = Vec::new();
    sentences(root, folder, true, &mut complaints)?;
    repo::report(&complaints)
}

fn sentences(root: &Path, folder: &Path, update: bool, complaints: &mut Vec<String>) -> Result<()> {
    let texts = folder.join("data/lang");
    if !texts.is_dir() {
        return Ok(());
    }
    let en = repo::read(&texts.join("en.toml"))?;
    let fr = texts.join("fr.toml");
    let fr = fr.is_file().then(|| repo::read(&fr)).transpose()?;
    match lang::generate(&en, fr.as_deref()) {
        Ok(code) => {
            let file = Generated {
                path: folder.join("src/lang.rs"),
                code,
            };
            complaints.extend(file.settle(root, update, "data")?);
        }
        Err(found) => {
            let shown = repo::shown(root, &texts);
            complaints.extend(found.iter().map(|it| format!("{shown}/{it}")));
        }
    }
    Ok(())
}

/// Runs the generator of a game; what it complains about, it has said itself.
fn generated(root: &Path, generator: &Path, update: bool) -> Result<Option<String>> {
    let manifest = generator.join("Cargo.toml");
    let mut command = cargo::cargo(root, &["run", "--quiet", "--manifest-path"]);
    command.arg(&manifest).arg("--");
    command.args(update.then_some("--update"));
    let complaint = || format!("{}: see above", repo::shown(root, generator));
    Ok((!command.status()?.success()).then(complaint))
}
