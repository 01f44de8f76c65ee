//! Where the parts of a page lie, as cargo knows: its crates may come from a
//! folder, or from a repository that cargo keeps somewhere.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::cargo;

/// Folders of crates, and what they are.
#[derive(Debug)]
pub(crate) struct Sources {
    /// The program.
    pub(crate) page: PathBuf,
    /// What its library is called.
    pub(crate) library: String,
    /// Where cargo builds.
    pub(crate) target: PathBuf,
    /// The client without games.
    pub(crate) web: PathBuf,
    /// By id: the rules of games, and the tables made by hand.
    pub(crate) games: BTreeMap<String, PathBuf>,
    pub(crate) tables: BTreeMap<String, PathBuf>,
    /// Games whose pictures are too many for the first visit: their tables
    /// fetch them, all in one file. The manifest of the table says so.
    pub(crate) galleries: BTreeSet<String>,
}

impl Sources {
    /// Asks cargo in the folder of a page.
    pub(crate) fn of(page: &Path) -> Result<Sources> {
        let page = page
            .canonicalize()
            .with_context(|| format!("there is no folder {}", page.display()))?;
        let platform = ["--filter-platform", cargo::WASM_TARGET];
        Sources::read(&page, &cargo::metadata(&page, &platform)?)
    }

    fn read(page: &Path, metadata: &Value) -> Result<Sources> {
        let mut library = None;
        let mut web = None;
        let mut tables = BTreeMap::new();
        let mut games = BTreeMap::new();
        let mut galleries = BTreeSet::new();
        for package in metadata["packages"].as_array().into_iter().flatten() {
            let folder = Path::new(text(&package["manifest_path"])).parent();
            let folder = folder.unwrap_or(Path::new("")).to_owned();
            let name = text(&package["name"]);
            if folder == page {
                library = Some(library_of(package)?);
            } else if let Some(game) = name.strip_suffix("-page").filter(|_| leans(package, "web"))
            {
                if package["metadata"]["gallery"] == true {
                    galleries.insert(game.to_owned());
                }
                tables.insert(game.to_owned(), folder);
            } else if name == "web" && leans(package, "registry") {
                web = Some(folder);
            } else if leans(package, "scene") {
                games.insert(name.to_owned(), folder);
            }
        }
        let target = text(&metadata["target_directory"]);
        Ok(Sources {
            page: page.to_owned(),
            library: library.with_context(|| format!("no crate lies in {}", page.display()))?,
            target: target.into(),
            web: web.context("the crate does not lean on `pieces`, which has the client")?,
            games,
            tables,
            galleries,
        })
    }
}

/// The library of a page, which browsers load.
fn library_of(package: &Value) -> Result<String> {
    let targets = package["targets"].as_array().into_iter().flatten();
    let is_library = |it: &&Value| it["kind"] == serde_json::json!(["cdylib"]);
    match targets.into_iter().find(is_library) {
        Some(library) => Ok(text(&library["name"]).replace('-', "_")),
        None => bail!(
            "{} is not the program of a page: its manifest needs `[lib]` with \
             `crate-type = [\"cdylib\"]`",
            text(&package["name"])
        ),
    }
}

fn leans(package: &Value, on: &str) -> bool {
    let all = package["dependencies"].as_array().into_iter().flatten();
    all.into_iter().any(|it| it["name"] == on)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn package(name: &str, folder: &str, on: &[&str]) -> Value {
        let on: Vec<Value> = on.iter().map(|name| json!({ "name": name })).collect();
        json!({
            "name": name,
            "manifest_path": format!("/far/{folder}/Cargo.toml"),
            "dependencies": on,
            "targets": [{ "kind": ["lib"], "name": name }],
            "metadata": { "gallery": name == "skat-page" },
        })
    }

    #[test]
    fn crates_are_known_by_what_they_lean_on() {
        let mut page = package("own-page", "own/page", &["pieces", "last-bite"]);
        let found = |page: Value| {
            let packages = [
                page,
                package("web", "ours/crates/web", &["registry", "scene"]),
                package("skat", "ours/games/skat", &["scene"]),
                package("skat-page", "ours/games/skat/page", &["skat", "web"]),
                package("last-bite", "own/last-bite", &["scene", "tabletop"]),
                package("front-page", "registry/front-page", &[]),
            ];
            let metadata = json!({ "packages": packages, "target_directory": "/far/target" });
            Sources::read(Path::new("/far/own/page"), &metadata)
        };
        let why = found(page.clone()).unwrap_err();
        assert!(why.to_string().contains("cdylib"), "{why}");
        page["targets"][0]["kind"] = json!(["cdylib"]);
        let sources = found(page).unwrap();
        assert_eq!(sources.library, "own_page");
        assert_eq!(sources.web, Path::new("/far/ours/crates/web"));
        let ids = |of: &BTreeMap<String, PathBuf>| of.keys().cloned().collect::<Vec<_>>();
        assert_eq!(ids(&sources.games), ["last-bite", "skat"]);
        assert_eq!(ids(&sources.tables), ["skat"]);
        assert_eq!(sources.galleries, BTreeSet::from(["skat".to_owned()]));
    }
}
