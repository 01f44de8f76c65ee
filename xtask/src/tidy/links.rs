//! Documentation: every link and every path it names leads somewhere.

use std::path::Path;

use super::File;

pub(super) fn check(root: &Path, file: &File) -> Vec<String> {
    let is_checked = Path::new(&file.path)
        .extension()
        .is_some_and(|it| it == "md")
        && (!file.path.contains('/') || file.path.starts_with("docs/"));
    if !is_checked {
        return Vec::new();
    }
    let folder = Path::new(&file.path).parent().unwrap_or(Path::new(""));
    let mut complaints = Vec::new();
    for (n, line) in prose(file) {
        for target in targets(&without_code(line)) {
            if !root.join(folder).join(&target).exists() {
                let path = &file.path;
                complaints.push(format!("{path}:{n}: the link to {target} leads nowhere"));
            }
        }
        if file.path == "ARCHITECTURE.md" {
            for path in named_paths(line).filter(|path| !root.join(path).exists()) {
                complaints.push(format!("{}:{n}: `{path}` does not exist", file.path));
            }
        }
    }
    complaints
}

/// The lines outside of fenced code.
fn prose(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let mut is_code = false;
    file.lines().filter(move |(_, line)| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("``")
}

/// Relative targets of `[text](target)`, without anchors.
fn targets(line: &str) -> Vec<String> {
    line.split("](")
        .skip(1)
        .filter_map(|rest| rest.split([')', ' ']).next())
        .map(|target| target.trim_matches(['<', '>']))
        .filter(|target| !target.contains("://") && !target.starts_with("mailto:"))
        .filter_map(|target| target.split('#').next())
        .filter(|target| !target.is_empty())
        .map(str::to_owned)
        .collect()
}

/// What stands in backticks and looks like a path of ours, without wildcards.
fn named_paths(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2).filter(|path| {
        let is_ours = ["crates/", "games/", "xtask/"]
            .iter()
            .any(|shelf| path.starts_with(shelf));
        is_ours && !path.contains(['*', '<', '{', '…', ' ']) && !path.contains("...")
    })
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::super::file;
    use super::*;
    use crate::repo;

    #[test]
    fn dead_links_and_paths_are_named() {
        let text = "See [the manifest](Cargo.toml#x), [it](gone.md \"Gone\"), [web](https://x.y).\n\
            ```\n[code](nowhere)\n```\n`[code](nowhere)`, `xtask/src/main.rs`, `xtask/src/gone.rs`,\n\
            `crates/*/src`, `games/<id>`, `xtask ci`.\n";
        expect![[r"
            ARCHITECTURE.md:1: the link to gone.md leads nowhere
            ARCHITECTURE.md:5: `xtask/src/gone.rs` does not exist"]]
        .assert_eq(&check(&repo::root(), &file("ARCHITECTURE.md", text)).join("\n"));
        assert!(check(&repo::root(), &file("crates/x/README.md", text)).is_empty());
    }
}
