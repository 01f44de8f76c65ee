//! The hundred pictures of Brain Flip: a table and parts in, drawings out.

mod compose;
mod paint;
mod part;
mod table;

use std::path::Path;

use anyhow::Result;

use self::part::{Part, Parts};
use crate::{generated::Generated, repo};

const FOLDER: &str = "games/brain-flip";

/// Compares drawings with table and parts; with `update`, writes them.
pub(super) fn settle(root: &Path, update: bool, complaints: &mut Vec<String>) -> Result<()> {
    let folder = root.join(FOLDER);
    let table = folder.join("data/pictures.csv");
    let pictures = match table::read(&repo::read(&table)?) {
        Ok(pictures) => pictures,
        Err(found) => {
            complaints.extend(found.iter().map(|it| format!("{FOLDER}/data/pictures.csv: {it}")));
            return Ok(());
        }
    };
    let parts = read_parts(&folder.join("art/parts"), complaints)?;
    for picture in &pictures {
        match compose::compose(picture, &parts) {
            Ok(code) => {
                let path = folder.join(format!("art/{}.svg", picture.stem()));
                complaints.extend(Generated { path, code }.settle_as_is(root, update, "data")?);
            }
            Err(found) => {
                let stem = picture.stem();
                complaints.extend(found.iter().map(|it| format!("{stem}: {it}")));
            }
        }
    }
    Ok(())
}

fn read_parts(folder: &Path, complaints: &mut Vec<String>) -> Result<Parts> {
    let mut parts = Parts::new();
    for path in repo::files_below(folder)? {
        let name = repo::shown(folder, &path.with_extension(""));
        match Part::read(&repo::read(&path)?) {
            Ok(part) => drop(parts.insert(name, part)),
            Err(complaint) => complaints.push(format!("{FOLDER}/art/parts/{name}.svg: {complaint}")),
        }
    }
    Ok(parts)
}
