//! Files written by a chore and committed: formatted, then compared or written.

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

use crate::files;

/// A file and what it should hold.
#[derive(Clone, Debug)]
pub struct Generated {
    pub path: PathBuf,
    pub code: String,
}

impl Generated {
    /// Writes the code if `update`, otherwise complains if it is stale.
    pub fn settle(self, root: &Path, update: bool, chore: &str) -> Result<Option<String>> {
        let code = rustfmt(root, &self.code)?;
        Generated { code, ..self }.settle_as_is(root, update, chore)
    }

    /// The same for a file that is no Rust.
    pub fn settle_as_is(&self, root: &Path, update: bool, chore: &str) -> Result<Option<String>> {
        let current = std::fs::read_to_string(&self.path).unwrap_or_default();
        let shown = files::shown(root, &self.path);
        if current == self.code {
            return Ok(None);
        }
        if update {
            files::write(&self.path, &self.code)?;
            eprintln!("wrote {shown}");
            return Ok(None);
        }
        Ok(Some(format!(
            "{shown}: stale, run `cargo xtask {chore} --update`"
        )))
    }
}

/// The code as `cargo fmt` leaves it.
pub fn rustfmt(root: &Path, code: &str) -> Result<String> {
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--quiet"])
        .current_dir(root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start rustfmt; run `rustup component add rustfmt`")?;
    let mut stdin = child.stdin.take().expect("the input is piped");
    let written = stdin.write_all(code.as_bytes());
    drop(stdin);
    let output = child.wait_with_output()?;
    ensure!(
        output.status.success(),
        "rustfmt refuses generated code:\n{code}"
    );
    written?;
    Ok(String::from_utf8(output.stdout)?)
}

/// A line of documentation that rustdoc takes for plain words.
pub fn doc_line(text: &str) -> String {
    let mut line = String::from("/// ");
    for letter in text.chars() {
        match letter {
            '[' | ']' | '<' | '>' => line.extend(['\\', letter]),
            '\n' => line.push(' '),
            _ => line.push(letter),
        }
    }
    line + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documentation_hides_brackets_from_rustdoc() {
        assert_eq!(doc_line("a [b] <c>"), "/// a \\[b\\] \\<c\\>\n");
    }
}
