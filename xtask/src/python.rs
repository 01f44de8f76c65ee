//! `python`: the package is installed from this checkout into an environment of
//! its own, and its tests are run there.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{browser, cargo, ci::Tally};

/// What the build and the tests need, from the index of Python. Fixed, so that a new release
/// does not stop a change; maturin builds the module.
const NEEDED: [&str; 4] = [
    "maturin==1.16.0",
    "numpy==2.4.6",
    "pettingzoo==1.27.0",
    "pytest==9.2.0",
];

pub(crate) fn run(root: &Path, tally: &mut Tally) -> Result<()> {
    let home = ensure_environment(root)?;
    // As anybody installs it, but built fast, with what is compiled already.
    let mut install = Command::new(home.join("bin/pip"));
    install
        .current_dir(root)
        .args(["install", "--quiet", "--no-deps", "--no-build-isolation"])
        .args(["--force-reinstall", "--no-cache-dir"])
        .args(["--config-settings", "build-args=--profile dev"])
        .arg(".")
        .env("CARGO_TARGET_DIR", cargo::target_dir(root)?)
        .env("PATH", path_with(&home)?);
    cargo::run(&mut install)?;
    let mut tests = Command::new(home.join("bin/python"));
    // Not from the checkout, where there is no module.
    tests
        .current_dir(home.join(".."))
        .args(["-P", "-m", "pytest", "-p", "no:cacheprovider"]);
    tests
        .arg("--rootdir")
        .arg(root)
        .arg("-c")
        .arg(root.join("pyproject.toml"));
    tests.arg(root.join("python/tests"));
    cargo::read_along(&mut tests, |line| tally.read_pytest(line))
}

/// An environment with what is needed, made anew when that changes.
fn ensure_environment(root: &Path) -> Result<PathBuf> {
    let home = cargo::target_dir(root)?.join("python").join("venv");
    let list = home.join("needed.txt");
    let needed = NEEDED.join("\n");
    if fs::read_to_string(&list).is_ok_and(|it| it == needed) {
        return Ok(home);
    }
    println!("installing from PyPI: {}", NEEDED.join(" "));
    let venv = || {
        cargo::run(
            Command::new("python3")
                .args(["-m", "venv", "--clear"])
                .arg(&home),
        )
    };
    if venv().is_err() {
        browser::apt_install(&["python3", "python3-venv"])
            .context("install Python 3.11 or later with venv, then try again")?;
        venv()?;
    }
    let mut pip = Command::new(home.join("bin/pip"));
    cargo::run(pip.args(["install", "--quiet"]).args(NEEDED))?;
    fs::write(list, needed)?;
    Ok(home)
}

/// Where programs are looked for: maturin first, which pip calls.
fn path_with(home: &Path) -> Result<std::ffi::OsString> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(home.join("bin")).chain(std::env::split_paths(&path));
    std::env::join_paths(folders).context("the PATH cannot be read")
}
