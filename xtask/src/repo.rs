//! The repository on disk: its root, its files, and complaints about them.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::cargo;

/// The folder of the workspace, wherever the command was started.
pub(crate) fn root() -> PathBuf {
    let xtask = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    xtask
        .parent()
        .expect("xtask is a folder of the workspace")
        .to_owned()
}

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

/// Every file below a folder, sorted; none if there is no such folder.
pub(crate) fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    if folder.is_dir() {
        for path in entries(folder)? {
            if path.is_dir() {
                files.extend(files_below(&path)?);
            } else {
                files.push(path);
            }
        }
    }
    Ok(files)
}

/// What lies directly in a folder, sorted.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)
        .with_context(|| format!("cannot list {}", folder.display()))?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Writes a file, and the folders it needs.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
    }
    fs::write(path, content).with_context(|| format!("cannot write {}", path.display()))
}

/// A path as people write it: relative to the root, with forward slashes.
pub(crate) fn shown(root: &Path, path: &Path) -> String {
    let relative = path.strip_prefix(root).unwrap_or(path);
    relative.to_string_lossy().replace('\\', "/")
}

/// Says everything that is wrong at once, and fails if anything is.
pub(crate) fn report(complaints: &[String]) -> Result<()> {
    for complaint in complaints {
        eprintln!("{complaint}");
    }
    match complaints.len() {
        0 => Ok(()),
        1 => bail!("1 complaint"),
        n => bail!("{n} complaints"),
    }
}
