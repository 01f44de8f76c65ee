//! Files of the repository, and complaints about them.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

/// The folder of the workspace, wherever the command was started.
pub fn root() -> PathBuf {
    let own = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    let is_root = |folder: &&Path| folder.join("Cargo.lock").is_file();
    let root = own.ancestors().find(is_root);
    root.expect("this crate belongs to the workspace")
        .to_owned()
}

/// What lies directly in a folder, sorted.
pub fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)
        .with_context(|| format!("cannot list {}", folder.display()))?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// Every file below a folder, sorted; none if there is no such folder.
pub fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
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

pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Writes a file, and the folders it needs.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
    }
    fs::write(path, content).with_context(|| format!("cannot write {}", path.display()))
}

/// A path as people write it: relative to the root, with forward slashes.
pub fn shown(root: &Path, path: &Path) -> String {
    let relative = path.strip_prefix(root).unwrap_or(path);
    relative.to_string_lossy().replace('\\', "/")
}

/// Says everything that is wrong at once, and fails if anything is.
pub fn report(complaints: &[String]) -> Result<()> {
    for complaint in complaints {
        eprintln!("{complaint}");
    }
    match complaints.len() {
        0 => Ok(()),
        1 => bail!("1 complaint"),
        n => bail!("{n} complaints"),
    }
}
