//! The bundler: builds the program of a page, cuts it into pieces, puts style
//! sheets and pictures beside it, and writes it all into a folder, compressed and
//! weighed.
//!
//! Ours is bundled by `cargo xtask wasm`, and that of somebody else, which has
//! games of their own, by the program `brainery-bundle`.

#![allow(
    clippy::print_stdout,
    reason = "whoever bundles sits at a terminal and waits"
)]
#![allow(
    clippy::format_push_string,
    reason = "texts are short here, and `out += &format!(…)` reads like the text it makes"
)]

pub mod cargo;
mod program;
mod sources;
mod weight;

use std::{collections::BTreeMap, fs, io::Write, path::Path};

use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};
use generate::{entries, files_below, shown, write};
use sha2::{Digest, Sha256};

use crate::{
    sources::Sources,
    weight::{Visit, first_visits, table, weigh},
};

/// What every address starts with, beside the shell of the program: with fonts,
/// and with the drawings of the shelf.
const PAGE: [&str; 11] = [
    "avatar-parts.svg",
    "baloo-2-latin-wght-normal.woff2",
    "boot.js",
    "box.svg",
    "first.css",
    "first.js",
    "icons.svg",
    "index.html",
    "lilita-one-latin-400-normal.woff2",
    "mascot.svg",
    "style.css",
];
/// What the page has on the device before it says that it works offline, beside
/// those; everything else follows in the background.
const KEPT: [&str; 3] = ["icon.svg", "manifest.webmanifest", "worker.js"];

/// These shrink; pictures and fonts are compressed already.
const COMPRESSIBLE: [&str; 7] = ["html", "js", "css", "wasm", "svg", "json", "webmanifest"];

/// What a game keeps for whoever learns it, and the folder of the page it goes to.
const SCRIPTS: [(&str, &str); 3] = [
    ("lessons/first.toml", "lessons"),
    ("rulebook/tour.toml", "tours"),
    ("puzzles/puzzles.toml", "puzzles"),
];

/// Stands for the hash of the bundle: the program lies in a folder of that
/// name, so that pieces of different builds never meet.
const PLACEHOLDER: &str = "__BUILD__";
/// Files in which placeholders are replaced.
const STAMPED: [&str; 2] = ["index.html", "sw.js"];
/// Style sheets name pictures, so they are stamped, too.
const SHEET: &str = ".css";

/// By this a folder is known to hold a page.
const MARK: &str = "sw.js";

/// Names of files, with contents.
type Bundle = BTreeMap<String, Vec<u8>>;

/// Bundles the page whose crate lies in `page`, unless `out` holds the same
/// already.
pub fn run(page: &Path, out: &Path) -> Result<()> {
    let (bundle, hash) = bundle(page, program::RELEASE)?;
    if fs::read_to_string(out.join(".hash")).ok().as_ref() != Some(&hash) {
        println!("compressing {} files into {}", bundle.len(), out.display());
        write_out(out, &bundle, Some(&hash))?;
    }
    let weights = weigh(out, &bundle)?;
    print!("{}", table(&weights));
    println!("build {hash}");
    for Visit { to, brotli, budget } in first_visits(&weights) {
        println!("first visit, {to}: {brotli} of {budget} bytes");
        if budget < brotli {
            eprintln!(
                "warning: that is too heavy by {} bytes; the table above shows what weighs",
                brotli - budget
            );
        }
    }
    Ok(())
}

/// The same for looking at a change: large and slow, but there at once.
pub fn quick(page: &Path, out: &Path) -> Result<()> {
    let (bundle, hash) = bundle(page, program::QUICK)?;
    write_out(out, &bundle, None)?;
    println!("build {hash}, not compressed");
    Ok(())
}

/// Everything the page is made of, with the name of the build in it.
fn bundle(page: &Path, build: program::Build) -> Result<(Bundle, String)> {
    cargo::ensure_wasm_target(page)?;
    let sources = Sources::of(page)?;
    let mut bundle = Bundle::new();
    collect(&program::make(&sources, build)?, PLACEHOLDER, &mut bundle)?;
    collect(&sources.web.join("static"), "", &mut bundle)?;
    bundle.remove("art/CREDITS.toml");
    let mut style = sheet(&sources.web.join("style"))?;
    for (game, folder) in &sources.tables {
        if folder.join("style").is_dir() {
            bundle.insert(format!("style/{game}.css"), sheet(&folder.join("style"))?);
        }
        // What the shelf needs of it.
        let shelf = folder.join("shelf.css");
        if shelf.is_file() {
            style.extend(fs::read(shelf)?);
        }
        pictures(&folder.join("art"), &format!("art/{game}"), &mut bundle)?;
    }
    for (game, folder) in &sources.games {
        if sources.galleries.contains(game) {
            bundle.insert(format!("art/{game}.json"), gallery(&folder.join("art"))?);
        } else {
            pictures(&folder.join("art"), &format!("art/{game}"), &mut bundle)?;
        }
    }
    for (game, folder) in &sources.games {
        for (file, to) in SCRIPTS {
            let script = folder.join(file);
            if script.is_file() {
                bundle.insert(format!("{to}/{game}.json"), as_json(&script)?);
            }
        }
    }
    for piece in ["me", "lessons", "rules", "puzzles", "coach"] {
        let folder = sources.web.join(format!("style-{piece}"));
        bundle.insert(format!("style/{piece}.css"), sheet(&folder)?);
    }
    // What the program has of its own comes last, so that it has the last word.
    style.extend(sheet(&page.join("style"))?);
    bundle.insert("style.css".to_owned(), style);
    collect(&page.join("static"), "", &mut bundle)?;
    let hash = hash(&bundle);
    Ok((stamp(bundle, &hash), hash))
}

/// The style sheets of a folder as one, in the order of their names; nothing if
/// there is no such folder.
fn sheet(folder: &Path) -> Result<Vec<u8>> {
    let mut sheet = Vec::new();
    for path in files_below(folder)? {
        sheet.extend(fs::read(&path)?);
    }
    Ok(sheet)
}

/// Takes all files of a folder over, into a folder of the bundle.
fn collect(folder: &Path, to: &str, bundle: &mut Bundle) -> Result<()> {
    for path in files_below(folder)? {
        let content = fs::read(&path)?;
        let file = Path::new(to).join(shown(folder, &path));
        bundle.insert(shown(Path::new(""), &file), content);
    }
    Ok(())
}

/// Takes the pictures of a folder over, without what is written about them.
fn pictures(folder: &Path, to: &str, bundle: &mut Bundle) -> Result<()> {
    collect(folder, to, bundle)?;
    let is_written = |file: &str| {
        file.rsplit_once('.')
            .is_some_and(|(_, kind)| kind == "toml")
    };
    bundle.retain(|file, _| !(file.starts_with(to) && is_written(file)));
    Ok(())
}

/// The pictures of a folder by name, as JSON.
fn gallery(folder: &Path) -> Result<Vec<u8>> {
    let mut pictures = BTreeMap::new();
    for path in entries(folder)? {
        let name = shown(folder, &path);
        if let Some(name) = name.strip_suffix(".svg") {
            pictures.insert(name.to_owned(), fs::read_to_string(&path)?);
        }
    }
    Ok(serde_json::to_vec(&pictures)?)
}

/// A script of a game as the page reads it.
fn as_json(script: &Path) -> Result<Vec<u8>> {
    let wrong = || format!("{} cannot be read", script.display());
    let script: toml::Value = toml::from_str(&fs::read_to_string(script)?).with_context(wrong)?;
    Ok(serde_json::to_vec(&script)?)
}

/// The games that have one in this folder, as the page is told.
fn games_in(folder: &str, bundle: &Bundle) -> String {
    let game = |file: &String| {
        let file = file.strip_prefix(folder)?.strip_prefix('/')?;
        let game = file.strip_suffix(".json")?;
        Some(game.to_owned())
    };
    let games: Vec<String> = bundle.keys().filter_map(game).collect();
    games.join(" ")
}

/// Games with how many puzzles each of them has: `pig:20 jars:3`.
fn counted(games: &str, bundle: &Bundle) -> String {
    let count = |game: &str| {
        let script = bundle.get(&format!("puzzles/{game}.json"))?;
        let script: serde_json::Value = serde_json::from_slice(script).ok()?;
        Some(format!("{game}:{}", script["puzzle"].as_array()?.len()))
    };
    let games: Vec<String> = games.split(' ').filter_map(count).collect();
    games.join(" ")
}

fn hash(bundle: &Bundle) -> String {
    let mut hasher = Sha256::new();
    for (file, content) in bundle {
        hasher.update(format!("{file}\0{}\0", content.len()));
        hasher.update(content);
    }
    let mut hash = String::new();
    for byte in &hasher.finalize()[..6] {
        hash += &format!("{byte:02x}");
    }
    hash
}

/// Writes the hash where caches look for it, the length of the shell where its
/// download is shown, and the files that the service worker keeps.
fn stamp(bundle: Bundle, hash: &str) -> Bundle {
    let length = bundle.get(&format!("{PLACEHOLDER}/{}", program::WASM));
    let length = length.map_or(0, Vec::len).to_string();
    let (first, later) = kept(&bundle);
    let [taught, toured, puzzled] = SCRIPTS.map(|(_, to)| games_in(to, &bundle));
    let puzzled = counted(&puzzled, &bundle);
    let marks = [
        ("__LESSONS__", taught.as_str()),
        ("__TOURS__", toured.as_str()),
        ("__PUZZLES__", puzzled.as_str()),
        ("__BYTES__", length.as_str()),
        ("\"__FIRST__\"", &first),
        ("\"__LATER__\"", &later),
        (PLACEHOLDER, hash),
    ];
    let stamped = |(file, content): (String, Vec<u8>)| {
        let content = if STAMPED.contains(&file.as_str()) || file.ends_with(SHEET) {
            let text = String::from_utf8_lossy(&content).into_owned();
            let replaced = marks
                .iter()
                .fold(text, |text, (mark, by)| text.replace(mark, by));
            replaced.into_bytes()
        } else {
            content
        };
        (file.replace(PLACEHOLDER, hash), content)
    };
    bundle.into_iter().map(stamped).collect()
}

/// The addresses of what is kept on the device at once, and of what follows.
fn kept(bundle: &Bundle) -> (String, String) {
    let is_page = |file: &&String| !STAMPED.contains(&file.as_str());
    let is_first = |file: &String| {
        let file = name(file);
        PAGE.contains(&file) || KEPT.contains(&file) || program::SHELL.contains(&file)
    };
    let (first, later): (Vec<_>, Vec<_>) = bundle
        .keys()
        .filter(is_page)
        .partition(|file| is_first(file));
    let list = |files: Vec<&String>| {
        let addresses: Vec<String> = files.into_iter().map(|file| address(file)).collect();
        serde_json::to_string_pretty(&addresses).expect("a list of texts is JSON")
    };
    (list(first), list(later))
}

/// As the page asks for it: whatever does not lie in the folder of its build
/// says which it is. The manifest is known by its plain address.
fn address(file: &str) -> String {
    // Fonts never change.
    let is_plain = file.starts_with("fonts/") || file == "manifest.webmanifest";
    if file.starts_with(PLACEHOLDER) || is_plain {
        return format!("/{file}");
    }
    format!("/{file}?v={PLACEHOLDER}")
}

/// A file without its folder.
fn name(file: &str) -> &str {
    file.rsplit('/').next().unwrap_or_default()
}

/// Replaces the folder, compressed if it has a hash. That comes last, so that half
/// a bundle is never taken for a whole one.
fn write_out(out: &Path, bundle: &Bundle, hash: Option<&str>) -> Result<()> {
    if out.is_dir() {
        let is_ours = out.join(MARK).is_file() || entries(out)?.is_empty();
        ensure!(
            is_ours,
            "{} is not empty and holds no page; delete it, or choose another folder",
            out.display()
        );
        fs::remove_dir_all(out)?;
    }
    // Backwards, so that also a page that was cut short is known for one.
    for (file, content) in bundle.iter().rev() {
        write(&out.join(file), content)?;
        if hash.is_some() && is_compressible(file) {
            write(&out.join(format!("{file}.br")), brotli(content)?)?;
            write(&out.join(format!("{file}.gz")), gzip(content)?)?;
        }
    }
    match hash {
        Some(hash) => write(&out.join(".hash"), hash),
        None => Ok(()),
    }
}

fn is_compressible(file: &str) -> bool {
    file.rsplit_once('.')
        .is_some_and(|(_, kind)| COMPRESSIBLE.contains(&kind))
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut out, 1 << 16, 11, 22);
    writer.write_all(content)?;
    drop(writer);
    Ok(out)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;

    fn bundle(wasm: &[u8]) -> Bundle {
        let file = |name: &str, content: &str| (name.to_owned(), content.as_bytes().to_vec());
        Bundle::from([
            ("__BUILD__/page_bg.wasm".to_owned(), wasm.to_vec()),
            file("__BUILD__/split_pig.wasm", "oink"),
            file("art/pig.json", "{}"),
            file(
                "index.html",
                "<!-- __BUILD__ __BYTES__ __LESSONS__; __TOURS__; __PUZZLES__ -->",
            ),
            file("lessons/pig.json", "{}"),
            file("manifest.webmanifest", "{}"),
            file("puzzles/pig.json", r#"{"puzzle":[{},{}]}"#),
            file("style.css", "main {}"),
            file("tours/jars.json", "{}"),
            file(
                "sw.js",
                "const FILES = \"__FIRST__\", LATER = \"__LATER__\";",
            ),
        ])
    }

    #[test]
    fn the_build_is_another_with_any_file() {
        assert_ne!(hash(&bundle(b"1")), hash(&bundle(b"2")));
    }

    #[test]
    fn a_build_says_its_name_its_length_and_its_files() {
        let stamped = stamp(bundle(b"12345"), "8c");
        let text = |file: &str| String::from_utf8_lossy(&stamped[file]).into_owned();
        assert_eq!(text("index.html"), "<!-- 8c 5 pig; jars; pig:2 -->");
        assert_eq!(text("8c/split_pig.wasm"), "oink");
        expect![[r#"
            const FILES = [
              "/8c/page_bg.wasm",
              "/manifest.webmanifest",
              "/style.css?v=8c"
            ], LATER = [
              "/8c/split_pig.wasm",
              "/art/pig.json?v=8c",
              "/lessons/pig.json?v=8c",
              "/puzzles/pig.json?v=8c",
              "/tours/jars.json?v=8c"
            ];"#]]
        .assert_eq(&text("sw.js"));
    }

    #[test]
    fn compression_can_be_undone() {
        let text = "brains ".repeat(1000);
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut &*brotli(text.as_bytes()).unwrap(), &mut back).unwrap();
        assert_eq!(back, text.as_bytes());
        assert!(gzip(text.as_bytes()).unwrap().len() < text.len());
    }

    #[test]
    fn a_folder_that_holds_no_page_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let bundle = bundle(b"1");
        write_out(folder.path(), &bundle, None).unwrap();
        write_out(folder.path(), &bundle, None).unwrap();
        fs::remove_file(folder.path().join(MARK)).unwrap();
        let why = write_out(folder.path(), &bundle, None).unwrap_err();
        assert!(why.to_string().contains("choose another folder"), "{why}");
        assert!(folder.path().join("index.html").is_file());
    }
}
