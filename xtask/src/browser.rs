//! `serve`, `e2e` and `shots`: the client in a real browser, by hand, by test and
//! in pictures.

use std::{
    collections::BTreeSet,
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    cargo::{self, cargo},
    ci::{self, Tally},
    repo, wasm,
};

const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Every screen at every size.
const LONGEST: &str = "look.test.mjs";

/// How many browser tests may fail and be tried again. More than that is no
/// accident.
const MOST_UNSTEADY: u32 = 2;

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

/// Runs the browser tests.
pub(crate) fn e2e(root: &Path, tally: &mut Tally) -> Result<()> {
    Tests::prepare(root)?.run(tally)
}

/// The files `e2e/tests/*.test.mjs`, and all that they need.
struct Tests {
    stage: Stage,
    server: PathBuf,
    files: Vec<String>,
}

impl Tests {
    fn prepare(root: &Path) -> Result<Tests> {
        let folder = root.join("e2e");
        ensure!(
            folder.join("package.json").is_file(),
            "there are no browser tests: e2e/package.json is missing"
        );
        let mut files: Vec<String> = repo::files_below(&folder.join("tests"))?
            .into_iter()
            .map(|path| repo::shown(&folder, &path))
            .filter(|file| file.ends_with(".test.mjs"))
            .collect();
        // It would be alone at the end.
        files.sort_by_key(|file| !file.ends_with(LONGEST));
        ensure!(!files.is_empty(), "e2e/tests holds no *.test.mjs");
        Ok(Tests {
            stage: Stage::prepare(root)?,
            server: our_server(root)?,
            files,
        })
    }

    /// Two files at a time, since tests wait more than they work. A file in
    /// which one or two tests failed is run once more, alone: what fails again
    /// is broken, and what does not is named as unsteady (decision 41).
    fn run(&self, tally: &mut Tally) -> Result<()> {
        let (mut first, mut failed) = (Tally::default(), BTreeSet::new());
        let run = self.node("2", &self.files, &mut first, &mut failed);
        let (n_failed, n_passed) = first.counts();
        if run.is_ok() || failed.is_empty() || MOST_UNSTEADY < n_failed {
            tally.add(n_passed, n_failed);
            return run;
        }
        let files: Vec<String> = failed.into_iter().collect();
        println!(
            "\n==> {n_failed} failed; once more, alone: {}",
            files.join(" ")
        );
        let mut again = Tally::default();
        let run = self.node("1", &files, &mut again, &mut BTreeSet::new());
        let (n_broken, _) = again.counts();
        tally.add(n_passed + n_failed.saturating_sub(n_broken), n_broken);
        if run.is_ok() {
            println!(
                "warning: unsteady, failed once and passed alone: {}",
                files.join(" ")
            );
        }
        run
    }

    fn node(
        &self,
        at_once: &str,
        files: &[String],
        tally: &mut Tally,
        failed: &mut BTreeSet<String>,
    ) -> Result<()> {
        let mut node = self.stage.node(&self.server);
        test(&mut node, at_once).args(files);
        cargo::read_along(&mut node, |line| {
            tally.read_node(line);
            failed.extend(failed_file(line));
        })
    }
}

/// Reads `test at tests/taps.test.mjs:37:1`, as node lists what failed.
fn failed_file(line: &str) -> Option<String> {
    let place = line.strip_prefix("test at ")?;
    let (file, _) = place.split_once(".mjs:")?;
    Some(format!("{file}.mjs"))
}

/// Runs `e2e/own-program.test.mjs` against a server with a game more, and its
/// page.
pub(crate) fn e2e_own(root: &Path, server: &Path, page: &Path, tally: &mut Tally) -> Result<()> {
    let mut node = Stage::prepare(root)?.node(server);
    test(&mut node, "1").arg("own-program.test.mjs");
    node.env("BRAINERY_PAGE", page);
    cargo::read_along(&mut node, |line| tally.read_node(line))
}

fn test<'a>(node: &'a mut Command, at_once: &str) -> &'a mut Command {
    node.args(["--test", "--test-reporter=spec"])
        .arg(format!("--test-concurrency={at_once}"))
        // The output is read, so it stays plain.
        .env_remove("FORCE_COLOR")
        .env("NO_COLOR", "1")
}

/// Takes pictures of the screens of these names, or of all.
pub(crate) fn shots(root: &Path, screens: &[String]) -> Result<()> {
    let out = cargo::target_dir(root)?.join("shots");
    let mut node = Stage::prepare(root)?.node(&our_server(root)?);
    cargo::run(node.arg("shots.mjs").arg(&out).args(screens))?;
    println!("pictures are in {}", out.display());
    Ok(())
}

/// Node in `e2e/`, with a browser to use.
struct Stage {
    folder: PathBuf,
    chromium: PathBuf,
}

impl Stage {
    fn prepare(root: &Path) -> Result<Stage> {
        let folder = root.join("e2e");
        ensure_node()?;
        let chromium = ensure_chromium()?;
        install_packages(&folder)?;
        Ok(Stage { folder, chromium })
    }

    fn node(&self, server: &Path) -> Command {
        let mut node = Command::new("node");
        node.current_dir(&self.folder)
            .env("CHROMIUM", &self.chromium)
            .env("BRAINERY", server);
        node
    }
}

/// Builds our server with our page, and says where it is.
fn our_server(root: &Path) -> Result<PathBuf> {
    wasm::run(root)?;
    server(root)
}

/// Builds the server and says where it lies. Together with a test of the whole
/// workspace, or cargo would build half of it again with fewer features than
/// `cargo xtask test` has just built it with.
pub(crate) fn server(root: &Path) -> Result<PathBuf> {
    let mut build = cargo(root, &["build", "--bin", "brainery", "--test", "terminal"]);
    cargo::run(build.args(ci::ALL))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_names_the_file_that_failed() {
        let line = "test at tests/taps.test.mjs:37:1";
        assert_eq!(failed_file(line).as_deref(), Some("tests/taps.test.mjs"));
        assert_eq!(failed_file("✖ a double tap (12ms)"), None);
    }
}
