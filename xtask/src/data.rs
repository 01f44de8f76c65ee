//! `data`: what is edited as data and compiled as code.
//!
//! Sentences come from `data/lang/*.toml` of every crate; components of a game
//! have one file below, because each box holds other things. Pictures made of
//! parts are composed here too.

mod brain_flip;
mod brain_flip_questions;
mod give_me_the_brain;
mod great_brain_robbery;
mod lang;
mod mmm_brains;
mod oh_my_brain;
mod portraits;

use std::path::Path;

use anyhow::Result;
use serde::Deserialize;

use crate::{generated::Generated, repo};

const SHELVES: [&str; 3] = ["games", "examples", "crates"];

/// One data file of one game, and how it becomes code.
struct Component {
    data: &'static str,
    code: &'static str,
    generate: fn(&str) -> Result<String, Vec<String>>,
}

const COMPONENTS: [Component; 5] = [
    Component {
        data: "games/give-me-the-brain/data/jobs.toml",
        code: "games/give-me-the-brain/src/components.rs",
        generate: give_me_the_brain::generate,
    },
    Component {
        data: "games/great-brain-robbery/data/brains.toml",
        code: "games/great-brain-robbery/src/components.rs",
        generate: great_brain_robbery::brains::generate,
    },
    Component {
        data: "games/great-brain-robbery/data/cars.txt",
        code: "games/great-brain-robbery/src/drawings.rs",
        generate: great_brain_robbery::cars::generate,
    },
    Component {
        data: "games/mmm-brains/data/dice.toml",
        code: "games/mmm-brains/src/components.rs",
        generate: mmm_brains::generate,
    },
    Component {
        data: "games/oh-my-brain/data/animals.toml",
        code: "games/oh-my-brain/src/components.rs",
        generate: oh_my_brain::generate,
    },
];

/// Where a row of data comes from.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    grade: Grade,
    text: String,
}

/// From `A`, the printed rulebook, to `D`, deduced; `own` is designed here.
#[derive(Deserialize)]
enum Grade {
    A,
    B,
    C,
    D,
    #[serde(rename = "own")]
    Own,
}

/// Compares all generated code with its data; with `update`, writes it.
pub(crate) fn run(root: &Path, update: bool) -> Result<()> {
    let mut complaints = Vec::new();
    for folder in repo::folders(root, &SHELVES)? {
        sentences(root, &folder, update, &mut complaints)?;
    }
    for component in &COMPONENTS {
        components(root, component, update, &mut complaints)?;
    }
    portraits::settle(root, update, &mut complaints)?;
    brain_flip::settle(root, update, &mut complaints)?;
    brain_flip_questions::settle(root, update, &mut complaints)?;
    repo::report(&complaints)
}

/// Writes the sentences of one crate.
pub(crate) fn update(root: &Path, folder: &Path) -> Result<()> {
    let mut complaints = Vec::new();
    sentences(root, folder, true, &mut complaints)?;
    repo::report(&complaints)
}

fn sentences(root: &Path, folder: &Path, update: bool, complaints: &mut Vec<String>) -> Result<()> {
    let texts = folder.join("data/lang");
    if !texts.is_dir() {
        return Ok(());
    }
    let en = repo::read(&texts.join("en.toml"))?;
    let fr = texts.join("fr.toml");
    let fr = fr.is_file().then(|| repo::read(&fr)).transpose()?;
    match lang::generate(&en, fr.as_deref()) {
        Ok(code) => {
            let file = Generated {
                path: folder.join("src/lang.rs"),
                code,
            };
            complaints.extend(file.settle(root, update, "data")?);
        }
        Err(found) => {
            let shown = repo::shown(root, &texts);
            complaints.extend(found.iter().map(|it| format!("{shown}/{it}")));
        }
    }
    Ok(())
}

fn components(
    root: &Path,
    component: &Component,
    update: bool,
    complaints: &mut Vec<String>,
) -> Result<()> {
    let data = root.join(component.data);
    if !data.is_file() {
        return Ok(());
    }
    match (component.generate)(&repo::read(&data)?) {
        Ok(code) => {
            let file = Generated {
                path: root.join(component.code),
                code,
            };
            complaints.extend(file.settle(root, update, "data")?);
        }
        Err(found) => complaints.extend(found.iter().map(|it| format!("{}: {it}", component.data))),
    }
    Ok(())
}
