//! Running other programs: cargo, git, rustup, node.

use std::{
    env,
    ffi::OsStr,
    io::{self, BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The cargo that started us, so that its toolchain is kept.
pub fn cargo(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root);
    command
}

/// Runs a program to its end and fails if it does.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot start {}", shown(command)))?;
    if !status.success() {
        bail!("{} failed", shown(command));
    }
    Ok(())
}

/// Runs a program and returns what it wrote to standard output.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {}", shown(command)))?;
    if !output.status.success() {
        bail!("{} failed", shown(command));
    }
    String::from_utf8(output.stdout).with_context(|| format!("{} wrote no UTF-8", shown(command)))
}

/// Runs a program, passing its output through line by line while reading along.
pub fn read_along(command: &mut Command, mut each: impl FnMut(&str)) -> Result<()> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", shown(command)))?;
    let mut lines = BufReader::new(child.stdout.take().expect("the output is piped"));
    let mut line = Vec::new();
    while 0 < lines.read_until(b'\n', &mut line)? {
        io::stdout().write_all(&line)?;
        each(String::from_utf8_lossy(&line).trim_end());
        line.clear();
    }
    io::stdout().flush()?;
    if !child.wait()?.success() {
        bail!("{} failed", shown(command));
    }
    Ok(())
}

/// What cargo knows of the workspace that a folder belongs to.
pub fn metadata(folder: &Path, args: &[&str]) -> Result<Value> {
    let mut command = cargo(folder, &["metadata", "--format-version", "1"]);
    Ok(serde_json::from_str(&output(command.args(args))?)?)
}

/// The target folder of the workspace, as cargo is configured here.
pub fn target_dir(root: &Path) -> Result<PathBuf> {
    let metadata = metadata(root, &["--no-deps"])?;
    let target = metadata["target_directory"].as_str();
    Ok(target
        .context("cargo metadata names no target directory")?
        .into())
}

/// Installs the standard library for WebAssembly if it is missing.
pub fn ensure_wasm_target(root: &Path) -> Result<()> {
    let advice = format!("run `rustup target add {WASM_TARGET}`, then try again");
    let rustup = || {
        let mut command = Command::new("rustup");
        command.current_dir(root).arg("target");
        command
    };
    let installed = output(rustup().args(["list", "--installed"])).context(advice.clone())?;
    if installed.lines().any(|target| target == WASM_TARGET) {
        return Ok(());
    }
    run(rustup().args(["add", WASM_TARGET])).context(advice)
}

/// Where a program lies, if it is on the PATH.
pub fn on_path(program: impl AsRef<OsStr>) -> Option<PathBuf> {
    let program = program.as_ref();
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(program))
        .find(|path| path.is_file())
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut text = program
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    for arg in command.get_args() {
        text += " ";
        text += &arg.to_string_lossy();
    }
    format!("`{text}`")
}
