//! Dependencies that no source file of their crate names.

use anyhow::{Context, Result};
use toml::{Table, Value};

use super::{File, manifests};

/// Where only tests and benches are built from.
const TESTS: [&str; 2] = ["tests/", "benches/"];

pub(super) fn check(files: &[File], file: &File) -> Result<Vec<String>> {
    let Some(text) = file.text.as_deref().filter(|_| file.name() == "Cargo.toml") else {
        return Ok(Vec::new());
    };
    let manifest: Table = text.parse().with_context(|| file.path.clone())?;
    let folder = file.path.strip_suffix("Cargo.toml").unwrap_or_default();
    Ok(match manifest.get("workspace") {
        Some(workspace) => of_nobody(files, &file.path, workspace)?,
        None => of_no_source(files, &file.path, folder, &manifest),
    })
}

/// What the workspace offers and no crate takes.
fn of_nobody(files: &[File], path: &str, workspace: &Value) -> Result<Vec<String>> {
    let offered = workspace.get("dependencies").and_then(Value::as_table);
    let mut taken = Vec::new();
    for file in files.iter().filter(|file| file.name() == "Cargo.toml") {
        let manifest: Table = file.text.as_deref().unwrap_or_default().parse()?;
        taken.extend(manifests::all_dependencies(&manifest).map(|(_, name)| name.clone()));
    }
    let names = offered.into_iter().flat_map(Table::keys);
    Ok(names
        .filter(|name| !taken.contains(name))
        .map(|name| format!("{path}: no crate depends on {name}; remove it"))
        .collect())
}

fn of_no_source(files: &[File], path: &str, folder: &str, manifest: &Table) -> Vec<String> {
    let sources = || {
        files.iter().filter_map(|file| {
            let inside = file.path.strip_prefix(folder)?;
            file.is_rust().then_some((inside, file))
        })
    };
    let is_test = |inside: &str| TESTS.iter().any(|it| inside.starts_with(it));
    let mut complaints = Vec::new();
    for (kind, name) in manifests::all_dependencies(manifest) {
        let named = |where_to_look: &dyn Fn(&str) -> bool| {
            sources().any(|(inside, file)| where_to_look(inside) && names(file, name))
        };
        if is_excused(manifest, name) || named(&|inside| !is_test(inside)) {
            continue;
        }
        match (kind, named(&is_test)) {
            ("dev-dependencies", true) => (),
            (_, true) => complaints.push(format!(
                "{path}: only tests name {name}; move it to dev-dependencies"
            )),
            (_, false) => complaints.push(format!("{path}: no source names {name}; remove it")),
        }
    }
    complaints
}

/// Some are there for their features alone; cargo-machete reads the same list.
fn is_excused(manifest: &Table, name: &str) -> bool {
    let path = ["metadata", "cargo-machete", "ignored"];
    let package = manifest.get("package");
    let ignored = package.and_then(|it| path.iter().try_fold(it, |table, key| table.get(key)));
    ignored
        .and_then(Value::as_array)
        .is_some_and(|ignored| ignored.iter().any(|it| it.as_str() == Some(name)))
}

/// Whether code, not a comment, has the crate's name in front of `::` or after
/// `use`.
fn names(file: &File, dependency: &str) -> bool {
    let name = dependency.replace('-', "_");
    let is_part_of_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    file.lines()
        .map(|(_, line)| line.trim_start())
        .filter(|line| !line.starts_with("//"))
        .any(|line| {
            line.match_indices(&name).any(|(at, _)| {
                let (before, after) = (&line[..at], &line[at + name.len()..]);
                let is_used = before.ends_with("use ")
                    && (after.starts_with(';') || after.starts_with(" as "));
                !before.ends_with(is_part_of_word) && (after.starts_with("::") || is_used)
            })
        })
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::super::file;
    use super::*;

    #[test]
    fn what_no_source_names_is_reported() {
        let files = [
            file(
                "crates/a/Cargo.toml",
                "[package.metadata.cargo-machete]\nignored = [\"log\"]\n\
                 [dependencies]\nlog = \"1\"\nserde = \"1\"\nserde-json = \"1\"\ntokio = \"1\"\n\
                 [dev-dependencies]\npig = \"1\"\ncow = \"1\"\n",
            ),
            file(
                "crates/a/src/lib.rs",
                "//! Of serde::de.\nlet it = other_serde::new();\n#[tokio::main]\nserde_jsonic::to();\n",
            ),
            file(
                "crates/a/tests/it.rs",
                "use pig as p;\nserde_json::to_string();\n",
            ),
            file(
                "crates/b/src/lib.rs",
                "use serde::Serialize;\ncow::moo();\n",
            ),
        ];
        let complaints = check(&files, &files[0]).unwrap();
        expect![[r"
            crates/a/Cargo.toml: no source names serde; remove it
            crates/a/Cargo.toml: only tests name serde-json; move it to dev-dependencies
            crates/a/Cargo.toml: no source names cow; remove it"]]
        .assert_eq(&complaints.join("\n"));
    }

    #[test]
    fn what_the_workspace_offers_in_vain_is_reported() {
        let files = [
            file(
                "Cargo.toml",
                "[workspace.dependencies]\nserde = \"1\"\ntokio = \"1\"\n",
            ),
            file(
                "crates/a/Cargo.toml",
                "[target.'cfg(unix)'.dependencies]\nserde.workspace = true\n",
            ),
        ];
        let complaints = check(&files, &files[0]).unwrap();
        expect!["Cargo.toml: no crate depends on tokio; remove it"]
            .assert_eq(&complaints.join("\n"));
    }
}
