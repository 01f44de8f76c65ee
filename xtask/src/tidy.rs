//! `tidy`: tests about the repository itself.

mod arrows;
mod art;
mod code;
mod links;
mod manifests;
mod scripts;
mod style;
mod unused;

use std::path::Path;

use anyhow::Result;

use crate::{
    cargo::{self, cargo},
    repo,
};

/// What others may build on.
const PUBLISHED: [&str; 4] = ["tabletop", "scene", "bots", "testkit"];

/// A tracked file with its text; pictures have none.
struct File {
    path: String,
    text: Option<String>,
    length: u64,
}

/// Checks every tracked file and says all complaints at once.
pub(crate) fn run(root: &Path) -> Result<()> {
    let mut files = Vec::new();
    for path in repo::tracked(root)? {
        let content = std::fs::read(root.join(&path))?;
        files.push(File {
            path,
            length: content.len() as u64,
            text: String::from_utf8(content).ok(),
        });
    }
    let games = game_ids(&files);
    let mut complaints = Vec::new();
    for file in &files {
        complaints.extend(code::module_doc(file));
        complaints.extend(code::length(file));
        complaints.extend(code::machine_paths(file));
        complaints.extend(code::floats(file));
        complaints.extend(code::games_named(file, &games));
        complaints.extend(manifests::check(file, &games)?);
        complaints.extend(unused::check(&files, file)?);
        complaints.extend(links::check(root, file));
        complaints.extend(art::check(&files, file)?);
        complaints.extend(scripts::check(file)?);
        complaints.extend(style::check(file));
        complaints.extend(style::games_named(&files, file, &games));
    }
    complaints.extend(arrows::check(&files)?);
    repo::report(&complaints)?;
    pack(root)
}

/// Packs what is to be published, so that nothing is missing when it is.
fn pack(root: &Path) -> Result<()> {
    let mut pack = cargo(
        root,
        &["package", "--no-verify", "--allow-dirty", "--quiet"],
    );
    for name in PUBLISHED {
        pack.args(["-p", name]);
    }
    cargo::run(&mut pack)
}

impl File {
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.as_deref().unwrap_or_default().lines();
        lines.enumerate().map(|(i, line)| (i + 1, line))
    }

    fn is_rust(&self) -> bool {
        Path::new(&self.path)
            .extension()
            .is_some_and(|it| it == "rs")
    }

    fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }
}

/// The folders under `games/`.
fn game_ids(files: &[File]) -> Vec<String> {
    let mut ids: Vec<String> = files
        .iter()
        .filter_map(|file| file.path.strip_prefix("games/")?.split_once('/'))
        .map(|(id, _)| id.to_owned())
        .collect();
    ids.dedup();
    ids
}

#[cfg(test)]
fn file(path: &str, text: &str) -> File {
    File {
        path: path.to_owned(),
        length: text.len() as u64,
        text: Some(text.to_owned()),
    }
}
