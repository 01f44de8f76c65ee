//! `wasm`: our page, bundled into `dist/`.

use std::path::Path;

use anyhow::Result;

pub(crate) fn run(root: &Path) -> Result<()> {
    bundle::run(&root.join("crates/page"), &root.join("dist"))
}

/// For looking at a change.
pub(crate) fn quick(root: &Path) -> Result<()> {
    bundle::quick(&root.join("crates/page"), &root.join("dist"))
}
