//! `ci`: every check in order, timed, with the tests counted.

use std::{
    fs,
    path::Path,
    process::{Command, ExitCode},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};

use crate::{
    api, browser,
    cargo::{self, cargo},
    data, new_game, python, rulebook, tidy, wasm,
};

/// How many tests passed and failed so far.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    passed: u32,
    failed: u32,
}

/// A check with the chore that repeats it.
struct Step {
    chore: &'static str,
    check: fn(&Path, &mut Tally) -> Result<()>,
}

const STEPS: [Step; 13] = [
    Step {
        chore: "fmt",
        check: |root, _| fmt(root),
    },
    Step {
        chore: "rules",
        check: |root, _| rulebook::run(root, false),
    },
    Step {
        chore: "data",
        check: |root, _| data::run(root, false),
    },
    Step {
        chore: "tidy",
        check: |root, _| tidy::run(root),
    },
    Step {
        chore: "clippy",
        check: |root, _| clippy(root),
    },
    Step {
        chore: "wasm",
        check: |root, _| wasm::run(root),
    },
    Step {
        chore: "test",
        check: test,
    },
    Step {
        chore: "doc",
        check: |root, _| doc(root),
    },
    Step {
        chore: "new-game --check",
        check: |root, _| new_game::check(root),
    },
    Step {
        chore: "own-program --check",
        check: |root, _| own_program_compiles(root),
    },
    Step {
        chore: "python",
        check: python::run,
    },
    Step {
        chore: "api",
        check: |root, _| api::run(root),
    },
    Step {
        chore: "e2e",
        check: browser::e2e,
    },
];

/// What takes too long for every change: a machine does it at night.
const LONG: [Step; 2] = [
    Step {
        chore: "own-program",
        check: own_program,
    },
    Step {
        chore: "test --ignored",
        check: test_ignored,
    },
];

/// Runs the steps until one fails, then sums up; the last line is the count.
pub(crate) fn run(root: &Path, is_long: bool) -> ExitCode {
    let mut tally = Tally::default();
    let mut summary = String::new();
    let mut code = ExitCode::SUCCESS;
    for Step { chore, check } in STEPS.iter().chain(LONG.iter().filter(|_| is_long)) {
        println!("\n==> {chore}");
        let start = Instant::now();
        let result = check(root, &mut tally);
        let time = shown_time(start.elapsed());
        match result {
            Ok(()) => {
                println!("{chore}: ok, {time}");
                summary += &format!("{chore:<20}{time:>9}\n");
            }
            Err(error) => {
                eprintln!("error: {error:#}");
                summary += &format!(
                    "{chore:<20}{time:>9}  failed; repeat it with `cargo xtask {chore}`\n"
                );
                code = ExitCode::FAILURE;
                break;
            }
        }
    }
    print!("\n==> summary\n{summary}{}\n", tally.shown());
    code
}

/// Runs tests alone and ends with the count.
pub(crate) fn counted(check: impl FnOnce(&mut Tally) -> Result<()>) -> Result<()> {
    let mut tally = Tally::default();
    let result = check(&mut tally);
    println!("{}", tally.shown());
    result
}

pub(crate) fn fmt(root: &Path) -> Result<()> {
    cargo::run(&mut cargo(root, &["fmt", "--all", "--check"]))
}

/// Everything that runs here; the page runs in browsers only.
const ALL_BUT_WEB: [&str; 9] = [
    "--workspace",
    "--exclude",
    "web",
    "--exclude",
    "pieces",
    "--exclude",
    "page",
    "--exclude",
    TABLES,
];
/// The page, as a browser gets it.
const WEB: [&str; 10] = [
    "-p",
    "web",
    "-p",
    "pieces",
    "-p",
    "page",
    "-p",
    TABLES,
    "--target",
    cargo::WASM_TARGET,
];
/// The hand-made tables, each in the folder of its game.
const TABLES: &str = "*-page";

/// What the tables of the page make of a view needs no browser, so its tests
/// run here with all the others; one build for all of them is the quickest.
pub(crate) const ALL: [&str; 5] = ["--workspace", "--exclude", "pieces", "--exclude", "page"];

pub(crate) fn clippy(root: &Path) -> Result<()> {
    let strict = ["--", "-D", "warnings"];
    cargo::ensure_wasm_target(root)?;
    let mut here = cargo(root, &["clippy", "--all-targets"]);
    cargo::run(here.args(ALL_BUT_WEB).args(strict))?;
    let mut page = cargo(root, &["clippy", "--all-targets"]);
    cargo::run(page.args(WEB).args(strict))
}

/// Doc tests are part of it. One failing crate does not hide the others.
pub(crate) fn test(root: &Path, tally: &mut Tally) -> Result<()> {
    ensure_python()?;
    ensure_postgres()?;
    ensure_nats()?;
    let mut tests = cargo(root, &["test", "--no-fail-fast"]);
    cargo::read_along(tests.args(ALL), |line| tally.read_rust(line))
}

/// The laws on ten thousand games and more, optimised: that many take minutes.
pub(crate) fn test_ignored(root: &Path, tally: &mut Tally) -> Result<()> {
    let mut tests = cargo(root, &["test", "--release", "--tests", "--no-fail-fast"]);
    tests.args(ALL_BUT_WEB).args(["--", "--ignored"]);
    cargo::read_along(&mut tests, |line| tally.read_rust(line))
}

/// Crates outside the workspace that bring a game along: the tests of their
/// program, then its page in a browser.
pub(crate) fn own_program(root: &Path, tally: &mut Tally) -> Result<()> {
    let mut tests = in_own_program(root, &["test", "--no-fail-fast"])?;
    cargo::read_along(&mut tests, |line| tally.read_rust(line))?;
    let target = cargo::target_dir(root)?;
    let page = target.join("own-page");
    let mut bundle = cargo(root, &["run", "-p", "bundle", "--", "--quick"]);
    bundle.arg(root.join(OWN_PROGRAM).join("page"));
    bundle.arg("--out").arg(&page);
    cargo::run(bundle.env("CARGO_TARGET_DIR", target))?;
    let server = browser::built(root, "own-program")?;
    browser::e2e_own(root, &server, &page, tally)
}

/// To build it takes minutes, since outside our workspace cargo builds all our
/// crates once more; whether it compiles is known much sooner.
pub(crate) fn own_program_compiles(root: &Path) -> Result<()> {
    cargo::run(&mut in_own_program(root, &["fmt", "--all", "--check"])?)?;
    cargo::run(&mut in_own_program(root, &["check", "--all-targets"])?)
}

const OWN_PROGRAM: &str = "examples/own-program";

/// With the versions that we lock, and everybody's crates that are built already.
fn in_own_program(root: &Path, args: &[&str]) -> Result<Command> {
    let folder = root.join(OWN_PROGRAM);
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    let mut command = cargo(&folder, args);
    command.env("CARGO_TARGET_DIR", cargo::target_dir(root)?);
    Ok(command)
}

/// The bot of docs/bots.md plays whole games in a test.
fn ensure_python() -> Result<()> {
    let is_there = || cargo::on_path("python3").is_some();
    if !is_there() {
        browser::apt_install(&["python3"]).context("install Python 3, then try again")?;
    }
    ensure!(is_there(), "python3 is still not on the PATH");
    Ok(())
}

/// Tests start one of their own, behind a socket in a folder that they remove.
/// What Debian starts by itself after installing it is left alone.
fn ensure_postgres() -> Result<()> {
    let is_there = || {
        let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
        let mut debian = debian.flatten().map(|it| it.path().join("bin/postgres"));
        cargo::on_path("postgres").is_some() || debian.any(|it| it.is_file())
    };
    if !is_there() {
        browser::apt_install(&["postgresql"])
            .context("install PostgreSQL, for tests that start one of their own, then try again")?;
    }
    ensure!(is_there(), "PostgreSQL is still not there");
    Ok(())
}

/// Tests start one of their own, on a port of this machine.
fn ensure_nats() -> Result<()> {
    let is_there = || {
        let debian = Path::new("/usr/sbin/nats-server");
        cargo::on_path("nats-server").is_some() || debian.is_file()
    };
    if !is_there() {
        browser::apt_install(&["nats-server"]).context(
            "install nats-server, for tests that start one of their own, then try again",
        )?;
    }
    ensure!(is_there(), "nats-server is still not there");
    Ok(())
}

pub(crate) fn doc(root: &Path) -> Result<()> {
    cargo::ensure_wasm_target(root)?;
    for packages in [&ALL_BUT_WEB[..], &WEB[..]] {
        let mut doc = cargo(root, &["doc", "--no-deps"]);
        cargo::run(doc.args(packages).env("RUSTDOCFLAGS", "-D warnings"))?;
    }
    Ok(())
}

impl Tally {
    /// Reads `test result: ok. 3 passed; 0 failed; …`.
    fn read_rust(&mut self, line: &str) {
        let Some(counts) = line.strip_prefix("test result: ") else {
            return;
        };
        for count in counts.split([';', '.']) {
            match count.trim().split_once(' ') {
                Some((n, "passed")) => self.passed += n.parse().unwrap_or(0),
                Some((n, "failed")) => self.failed += n.parse().unwrap_or(0),
                _ => (),
            }
        }
    }

    /// Reads `ℹ pass 3` and `# pass 3`, as node sums up.
    pub(crate) fn read_node(&mut self, line: &str) {
        let Some(count) = line.strip_prefix("ℹ ").or(line.strip_prefix("# ")) else {
            return;
        };
        match count.split_once(' ') {
            Some(("pass", n)) => self.passed += n.parse().unwrap_or(0),
            Some(("fail" | "cancelled", n)) => self.failed += n.parse().unwrap_or(0),
            _ => (),
        }
    }

    /// Reads `3 passed, 1 failed, 2 skipped in 0.12s`, as pytest sums up.
    pub(crate) fn read_pytest(&mut self, line: &str) {
        let Some((counts, _)) = line.trim_matches(['=', ' ']).rsplit_once(" in ") else {
            return;
        };
        for count in counts.split(", ") {
            match count.split_once(' ') {
                Some((n, "passed")) => self.passed += n.parse().unwrap_or(0),
                Some((n, "failed" | "error" | "errors")) => self.failed += n.parse().unwrap_or(0),
                _ => (),
            }
        }
    }

    /// Failed and passed.
    pub(crate) fn counts(&self) -> (u32, u32) {
        (self.failed, self.passed)
    }

    pub(crate) fn add(&mut self, passed: u32, failed: u32) {
        self.passed += passed;
        self.failed += failed;
    }

    fn shown(&self) -> String {
        let Tally { passed, failed } = self;
        format!("{passed} passed, {failed} failed")
    }
}

fn shown_time(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        return format!("{:.1} s", time.as_secs_f64());
    }
    format!("{} m {:02} s", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pytest_results_are_summed() {
        let mut tally = Tally::default();
        let output = "....F [100%]\n=== short test summary info ===\n\
            1 failed, 4 passed, 2 skipped, 1 error in 0.12s\nplayed in 3 passed ways\n";
        for line in output.lines() {
            tally.read_pytest(line);
        }
        assert_eq!(tally.shown(), "4 passed, 2 failed");
    }

    #[test]
    fn rust_results_are_summed() {
        let mut tally = Tally::default();
        let output = "running 3 tests\ntest a ... ok\n\
            test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 0.12s\n\
            test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s\n";
        for line in output.lines() {
            tally.read_rust(line);
        }
        assert_eq!(tally.shown(), "4 passed, 2 failed");
    }

    #[test]
    fn node_results_are_summed_in_both_dialects() {
        let mut tally = Tally::default();
        let output = "✔ a table opens (5ms)\nℹ tests 6\nℹ suites 0\nℹ pass 4\nℹ fail 1\n\
            ℹ cancelled 1\nℹ skipped 0\nℹ duration_ms 61.5\n# pass 2\n# fail 0\n";
        for line in output.lines() {
            tally.read_node(line);
        }
        assert_eq!(tally.shown(), "6 passed, 2 failed");
    }

    #[test]
    fn long_steps_show_minutes() {
        assert_eq!(shown_time(Duration::from_millis(1_250)), "1.2 s");
        assert_eq!(shown_time(Duration::from_secs(61)), "1 m 01 s");
    }
}
