//! The brains of The Great Brain Robbery: 48 people and 16 cheeses, drawn from parts.
//!
//! A part is a fragment of SVG with colours in braces. `portraits.toml` says
//! which parts, from back to front, and which colours make whom.

mod fragment;

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use anyhow::{Context, Result};
use serde::Deserialize;

use generate::Generated;

const ART: &str = "games/great-brain-robbery/art";
const N_PEOPLE: usize = 48;
const N_CHEESES: usize = 16;
/// A page shows dozens of them at once.
const MOST_BYTES: usize = 2500;

/// The parts by `group/name`, such as `hats/bowler`.
type Parts = BTreeMap<String, String>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PortraitFile {
    /// Colours that every part may name.
    palette: BTreeMap<String, String>,
    portrait: BTreeMap<String, Portrait>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Portrait {
    /// The colour of the tile behind.
    tile: String,
    parts: Vec<String>,
    /// What is this one's own: its skin, its hat, as colours of the palette.
    #[serde(default)]
    colours: BTreeMap<String, String>,
}

/// Compares the pictures with their parts; with `update`, writes them.
pub(super) fn settle(root: &Path, update: bool, complaints: &mut Vec<String>) -> Result<()> {
    let folder = root.join(ART);
    let list = folder.join("portraits.toml");
    if !list.is_file() {
        return Ok(());
    }
    let pictures = match generate(&generate::read(&list)?, &parts(&folder)?) {
        Ok(pictures) => pictures,
        Err(found) => {
            let shown = generate::shown(root, &list);
            complaints.extend(found.iter().map(|it| format!("{shown}: {it}")));
            return Ok(());
        }
    };
    for path in generate::entries(&folder)? {
        let id = path.file_stem().unwrap_or_default().to_string_lossy();
        if path.extension().is_some_and(|it| it == "svg") && !pictures.contains_key(&*id) {
            let shown = generate::shown(root, &path);
            complaints.push(format!("{shown}: nobody in portraits.toml looks like this"));
        }
    }
    for (id, code) in pictures {
        let path = folder.join(id + ".svg");
        complaints.extend(Generated { path, code }.settle_as_is(root, update, "data")?);
    }
    Ok(())
}

fn parts(folder: &Path) -> Result<Parts> {
    let mut parts = Parts::new();
    for path in generate::entries(&folder.join("parts"))? {
        let group = path.file_stem().unwrap_or_default().to_string_lossy();
        let fragments: BTreeMap<String, String> = toml::from_str(&generate::read(&path)?)
            .with_context(|| format!("the parts called {group}"))?;
        for (name, fragment) in fragments {
            parts.insert(format!("{group}/{name}"), fragment::minified(&fragment));
        }
    }
    Ok(parts)
}

/// Every picture by its id, or everything that is wrong with the list or the parts.
fn generate(list: &str, parts: &Parts) -> Result<BTreeMap<String, String>, Vec<String>> {
    let PortraitFile { palette, portrait } =
        toml::from_str(list).map_err(|error| vec![error.to_string().trim_end().to_owned()])?;
    let mut complaints = counted(&portrait);
    for (part, fragment) in parts {
        complaints.extend(fragment::wrong(fragment).map(|it| format!("{part}: {it}")));
    }
    complaints.extend(idle(&palette, &portrait, parts));
    complaints.extend(alike(&portrait));
    let mut pictures = BTreeMap::new();
    for (id, portrait) in portrait {
        match picture(&portrait, &palette, parts) {
            Ok(picture) => drop(pictures.insert(id, picture)),
            Err(found) => complaints.extend(found.iter().map(|it| format!("{id}: {it}"))),
        }
    }
    if complaints.is_empty() {
        Ok(pictures)
    } else {
        Err(complaints)
    }
}

fn counted(portraits: &BTreeMap<String, Portrait>) -> Vec<String> {
    let is_cheese = |id: &&String| id.ends_with("-government-cheese");
    let n_cheeses = portraits.keys().filter(is_cheese).count();
    let n_people = portraits.len() - n_cheeses;
    let mut complaints = Vec::new();
    for (n, n_expected, who) in [
        (n_people, N_PEOPLE, "people"),
        (n_cheeses, N_CHEESES, "cheeses"),
    ] {
        if n != n_expected {
            complaints.push(format!("{n} {who} ride on the train, not {n_expected}"));
        }
    }
    complaints
}

/// Parts and colours that nobody has.
fn idle(
    palette: &BTreeMap<String, String>,
    portraits: &BTreeMap<String, Portrait>,
    parts: &Parts,
) -> Vec<String> {
    let worn: BTreeSet<&str> = portraits
        .values()
        .flat_map(|it| it.parts.iter().map(String::as_str))
        .collect();
    let mut named: BTreeSet<&str> = parts
        .values()
        .flat_map(|it| fragment::colours(it))
        .collect();
    for Portrait { tile, colours, .. } in portraits.values() {
        named.insert(tile);
        named.extend(colours.values().map(String::as_str));
    }
    let part = parts.keys().filter(|it| !worn.contains(it.as_str()));
    let colour = palette.keys().filter(|it| !named.contains(it.as_str()));
    part.map(|it| format!("nobody wears {it}"))
        .chain(colour.map(|it| format!("nothing is painted {it}")))
        .collect()
}

/// Colour is never alone: whoever has the same parts as another is named.
fn alike(portraits: &BTreeMap<String, Portrait>) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut seen: BTreeMap<&[String], &str> = BTreeMap::new();
    for (id, Portrait { parts, .. }) in portraits {
        if let Some(other) = seen.insert(parts, id) {
            complaints.push(format!("{id} differs from {other} in colour alone"));
        }
    }
    complaints
}

fn picture(
    portrait: &Portrait,
    palette: &BTreeMap<String, String>,
    parts: &Parts,
) -> Result<String, Vec<String>> {
    let mut complaints = Vec::new();
    let mut drawing = String::new();
    for part in &portrait.parts {
        match parts.get(part) {
            Some(fragment) => drawing += fragment,
            None => complaints.push(format!("there is no part {part}")),
        }
    }
    for own in portrait.colours.keys() {
        if palette.contains_key(own) {
            complaints.push(format!("{own} is a colour, so nothing can be called that"));
        }
        if !drawing.contains(&format!("{{{own}}}")) {
            complaints.push(format!("has no {own} to paint"));
        }
    }
    let paint = |name: &str| {
        let colour = portrait.colours.get(name).map_or(name, String::as_str);
        palette
            .get(colour)
            .ok_or_else(|| format!("{colour} is no colour of the palette"))
    };
    let painted = fragment::painted(&drawing, paint);
    match (painted, paint(&portrait.tile), paint("ink")) {
        (Ok(drawing), Ok(tile), Ok(ink)) if complaints.is_empty() => {
            let picture = framed(&drawing, tile, ink);
            match picture.len() {
                ..=MOST_BYTES => Ok(picture),
                n => Err(vec![format!("{n} bytes, {MOST_BYTES} at most")]),
            }
        }
        (painted, tile, ink) => {
            complaints.extend([painted.err(), tile.err(), ink.err()].into_iter().flatten());
            Err(complaints)
        }
    }
}

/// The tile, the one kind of outline, and what is drawn on it.
///
/// The round corners are cut by a shape and not by a `<clipPath>`, which would
/// need an id. Who cannot cut still has a round tile.
fn framed(drawing: &str, tile: &str, ink: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" \
         clip-path=\"inset(0 round 14%)\">\
         <rect width=\"100\" height=\"100\" rx=\"14\" fill=\"{tile}\"/>\
         <g fill=\"none\" stroke=\"{ink}\" stroke-width=\"3.5\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\">{drawing}</g></svg>\n"
    )
}

#[cfg(test)]
mod tests;
