//! The repository on disk: its root, its files, and complaints about them.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::Result;
pub(crate) use generate::{entries, files_below, read, report, root, shown, write};

use crate::cargo;

/// Every file git tracks or would track, relative to the root, sorted.
pub(crate) fn tracked(root: &Path) -> Result<Vec<String>> {
    let listing = cargo::output(
        Command::new("git")
            // A container often owns the checkout by another user.
            .args(["-c", "safe.directory=*", "ls-files", "-z"])
            .args(["--cached", "--others", "--exclude-standard"])
            .current_dir(root),
    )?;
    let mut files: Vec<String> = listing
        .split_terminator('\0')
        .filter(|file| root.join(file).is_file())
        .map(str::to_owned)
        .collect();
    files.sort();
    files.dedup();
    Ok(files)
}

/// The folders directly inside each of the shelves, sorted.
pub(crate) fn folders(root: &Path, shelves: &[&str]) -> Result<Vec<PathBuf>> {
    let mut folders = Vec::new();
    for shelf in shelves {
        let shelf = root.join(shelf);
        if shelf.is_dir() {
            folders.extend(entries(&shelf)?.into_iter().filter(|path| path.is_dir()));
        }
    }
    Ok(folders)
}
