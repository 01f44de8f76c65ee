//! Tries the whole walk in a copy of the repository.

use std::{collections::BTreeSet, fs, path::Path};

use anyhow::{Context, Result};

use super::{Names, create};
use crate::{
    cargo::{self, cargo},
    repo,
};

/// Copies the tree, adds a game, writes its records, and runs its tests and
/// the registry's. Then the page must compile with it.
pub(crate) fn check(root: &Path) -> Result<()> {
    let target = cargo::target_dir(root)?;
    let copy = target.join("new-game-tree");
    let names = Names::new("demo-game", "DMO", None);
    copy_tree(root, &copy)?;
    create(&copy, &names)?;
    try_out(&copy, &names, Some(&target.join("new-game")))?;
    cargo::ensure_wasm_target(&copy)?;
    // What the page leans on has been checked for it before, in this folder.
    let page = ["check", "-p", "page", "--target", cargo::WASM_TARGET];
    cargo::run(cargo(&copy, &page).env("CARGO_TARGET_DIR", &target))
        .context("the page does not compile with a game fresh from the example")
}

/// Writes down games to replay ever after, and runs the tests of a new game and
/// the registry's.
pub(super) fn try_out(root: &Path, names: &Names, target: Option<&Path>) -> Result<()> {
    let records = ["test", "--quiet", "-p", "registry", "--test", "records"];
    let mut records = cargo(root, &records);
    records.env("UPDATE_EXPECT", "1");
    let mut tests = cargo(root, &["test", "--quiet", "-p", &names.kebab]);
    // Of the registry's those that go through every game: the others know theirs
    // by name, and a new one changes nothing for them.
    tests.args([
        "-p", "registry", "--lib", "--test", "it", "--test", "records",
    ]);
    for command in [&mut records, &mut tests] {
        if let Some(target) = target {
            command.env("CARGO_TARGET_DIR", target);
        }
        cargo::run(command).context("a game fresh from the example does not pass its tests")?;
    }
    Ok(())
}

/// Makes the copy equal to the tracked files. What is equal already stays
/// untouched, so that cargo need not build it again.
fn copy_tree(root: &Path, copy: &Path) -> Result<()> {
    let files: BTreeSet<String> = repo::tracked(root)?.into_iter().collect();
    for path in repo::files_below(copy)? {
        if !files.contains(&repo::shown(copy, &path)) {
            fs::remove_file(&path)?;
            // An empty folder under games/ would be a member without a manifest.
            for folder in path.ancestors().skip(1) {
                if fs::remove_dir(folder).is_err() {
                    break;
                }
            }
        }
    }
    for file in &files {
        let content = fs::read(root.join(file))?;
        let to = copy.join(file);
        if fs::read(&to).ok().as_ref() != Some(&content) {
            repo::write(&to, content)?;
        }
    }
    Ok(())
}
