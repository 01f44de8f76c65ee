//! `serve`, `e2e` and `shots`: the client in a real browser, by hand, by test and
//! in pictures.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    cargo::{self, cargo},
    ci::Tally,
    repo, wasm,
};

const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Builds the client and becomes the server, so that Ctrl-C reaches it.
pub(crate) fn serve(root: &Path, args: &[OsString]) -> Result<()> {
    println!("==> 1 of 2: the page; the first time this takes some minutes");
    wasm::run(root)?;
    println!("==> 2 of 2: the server; the first time this takes some minutes more");
    let mut server = cargo(root, &["run", "--release", "-p", "brainery", "--", "serve"]);
    server.args(args);
    become_program(&mut server)
}

#[cfg(unix)]
fn become_program(program: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(program.exec()).context("cannot start the server")
}

#[cfg(not(unix))]
fn become_program(program: &mut Command) -> Result<()> {
    cargo::run(program)
}

/// Runs `e2e/tests/*.test.mjs` against a server built here.
pub(crate) fn e2e(root: &Path, tally: &mut Tally) -> Result<()> {
    let folder = root.join("e2e");
    ensure!(
        folder.join("package.json").is_file(),
        "there are no browser tests: e2e/package.json is missing"
    );
    let tests: Vec<PathBuf> = repo::files_below(&folder.join("tests"))?
        .into_iter()
        .filter(|path| path.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    ensure!(!tests.is_empty(), "e2e/tests holds no *.test.mjs");
    let mut node = node(root)?;
    run_tests(node.env("BRAINERY", our_server(root)?), &tests, tally)
}

/// Runs `e2e/own-program.test.mjs` against a server with a game more, and its
/// page.
pub(crate) fn e2e_own(root: &Path, server: &Path, page: &Path, tally: &mut Tally) -> Result<()> {
    let mut node = node(root)?;
    node.env("BRAINERY", server).env("BRAINERY_PAGE", page);
    run_tests(&mut node, &["own-program.test.mjs".into()], tally)
}

fn run_tests(node: &mut Command, tests: &[PathBuf], tally: &mut Tally) -> Result<()> {
    node.args(["--test", "--test-concurrency=1", "--test-reporter=spec"])
        .args(tests)
        // The counts are read from the output, so it stays plain.
        .env_remove("FORCE_COLOR")
        .env("NO_COLOR", "1");
    cargo::read_along(node, |line| tally.read_node(line))
}

/// Takes pictures of the screens of these names, or of all.
pub(crate) fn shots(root: &Path, screens: &[String]) -> Result<()> {
    let out = cargo::target_dir(root)?.join("shots");
    let mut node = node(root)?;
    node.env("BRAINERY", our_server(root)?);
    cargo::run(node.arg("shots.mjs").arg(&out).args(screens))?;
    println!("pictures are in {}", out.display());
    Ok(())
}

/// Node in `e2e/`, with a browser to use.
fn node(root: &Path) -> Result<Command> {
    let folder = root.join("e2e");
    ensure_node()?;
    let chromium = ensure_chromium()?;
    install_packages(&folder)?;
    let mut node = Command::new("node");
    node.current_dir(&folder).env("CHROMIUM", chromium);
    Ok(node)
}

/// Builds our server with our page, and says where it is.
fn our_server(root: &Path) -> Result<PathBuf> {
    // First the client: the server's build may look for dist/.
    wasm::run(root)?;
    cargo::run(&mut cargo(root, &["build", "-p", "brainery"]))?;
    built(root, "brainery")
}

/// A program that was built for tests.
pub(crate) fn built(root: &Path, name: &str) -> Result<PathBuf> {
    let folder = cargo::target_dir(root)?.join("debug");
    Ok(folder.join(name).with_extension(env::consts::EXE_EXTENSION))
}

fn ensure_node() -> Result<()> {
    let is_there = || cargo::on_path("node").is_some() && cargo::on_path("npm").is_some();
    if !is_there() {
        apt_install(&["nodejs", "npm"]).context("install Node.js and npm, then try again")?;
    }
    ensure!(is_there(), "node or npm is still not on the PATH");
    Ok(())
}

fn ensure_chromium() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM").filter(|it| !it.is_empty()) {
        let path = PathBuf::from(&named);
        if path.is_file() {
            return Ok(path);
        }
        return cargo::on_path(&named)
            .with_context(|| format!("CHROMIUM={} does not exist", path.display()));
    }
    let find = || BROWSERS.iter().find_map(cargo::on_path);
    if let Some(path) = find() {
        return Ok(path);
    }
    apt_install(&["chromium"])
        .context("install Chromium, or name one by the variable CHROMIUM, then try again")?;
    find().context("Chromium is still not on the PATH")
}

/// Installs Debian packages, if this is root on Debian.
pub(crate) fn apt_install(packages: &[&str]) -> Result<()> {
    let names = packages.join(" ");
    ensure!(
        cargo::on_path("apt-get").is_some() && is_root(),
        "{names} missing, and this is not root on Debian"
    );
    println!("installing {names}");
    let apt = |args: &[&str]| {
        let mut command = Command::new("apt-get");
        command
            .args(args)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .stdout(Stdio::null());
        cargo::run(&mut command)
    };
    apt(&["update"])?;
    apt(&[&["install", "-y"], packages].concat())
}

fn is_root() -> bool {
    cargo::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// `npm ci`, unless it was run since the lock file changed.
fn install_packages(folder: &Path) -> Result<()> {
    let changed = |file: &str| fs::metadata(folder.join(file)).and_then(|it| it.modified());
    let Ok(locked) = changed("package-lock.json") else {
        bail!("e2e/package-lock.json is missing; run `npm install` in e2e/ and commit it");
    };
    let is_fresh = changed("node_modules/.package-lock.json").is_ok_and(|it| locked <= it);
    if is_fresh {
        return Ok(());
    }
    let mut npm = Command::new("npm");
    npm.args(["ci", "--no-audit", "--no-fund"])
        .current_dir(folder);
    cargo::run(&mut npm)
}
