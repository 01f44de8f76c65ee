//! Pictures and sounds: credited and light.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use toml::{Table, Value};

use super::File;

const MOST_BYTES: u64 = 200_000;

/// Checks one file of an `art/` folder against the credits of that folder.
pub(super) fn check(files: &[File], file: &File) -> Result<Vec<String>> {
    let Some((folder, name)) = in_art(&file.path).filter(|(_, name)| *name != "CREDITS.toml")
    else {
        return Ok(Vec::new());
    };
    let credits = format!("{folder}/CREDITS.toml");
    let listed = files
        .iter()
        .find(|file| file.path == credits)
        .and_then(|file| file.text.as_deref())
        .map(|text| listed(text).with_context(|| credits.clone()))
        .transpose()?
        .unwrap_or_default();
    let File { path, length, .. } = file;
    let mut complaints = Vec::new();
    if !listed.contains(name) {
        complaints.push(format!("{path}: uncredited, list `{name}` in {credits}"));
    }
    if MOST_BYTES < *length {
        complaints.push(format!(
            "{path}: {length} bytes, make it smaller ({MOST_BYTES} at most)"
        ));
    }
    Ok(complaints)
}

/// The `art/` folder a file lies in, and its path from there.
fn in_art(path: &str) -> Option<(&str, &str)> {
    let at = path.find("/art/")?;
    Some((&path[..at + 4], &path[at + 5..]))
}

/// Everything a credits file names: keys of tables, and texts in lists.
fn listed(text: &str) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    let mut open = vec![Value::Table(text.parse::<Table>()?)];
    while let Some(value) = open.pop() {
        match value {
            Value::Table(table) => {
                for (key, value) in table {
                    names.insert(key);
                    open.push(value);
                }
            }
            Value::Array(values) => open.extend(values),
            Value::String(text) => drop(names.insert(text)),
            Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => (),
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::super::file;
    use super::*;

    #[test]
    fn art_is_credited_and_light() {
        let files = [
            file(
                "games/x/art/CREDITS.toml",
                "[\"brain.svg\"]\nauthor = \"A\"\n[[file]]\nname = \"cards/one.svg\"\n",
            ),
            file("games/x/art/brain.svg", "<svg/>"),
            file("games/x/art/cards/one.svg", "<svg/>"),
            file("games/x/art/cards/two.svg", &"x".repeat(200_001)),
            file("games/x/src/art.rs", "//! Code."),
        ];
        let mut found = Vec::new();
        for file in &files {
            found.extend(check(&files, file).unwrap());
        }
        expect![[r"
            games/x/art/cards/two.svg: uncredited, list `cards/two.svg` in games/x/art/CREDITS.toml
            games/x/art/cards/two.svg: 200001 bytes, make it smaller (200000 at most)"]]
        .assert_eq(&found.join("\n"));
    }
}
