//! `wasm`: the browser client, bundled into `dist/`, compressed and weighed.

mod program;

use std::{collections::BTreeMap, fs, io::Write, path::Path};

use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};

use crate::{cargo, repo};

/// What a first visit should cost at most, compressed: the home page, and a
/// table with everything that comes before it.
const HOME_BUDGET: u64 = 420_000;
const TABLE_BUDGET: u64 = 650_000;

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

/// Stands for the hash of the bundle: the program lies in a folder of that
/// name, so that pieces of different builds never meet.
const PLACEHOLDER: &str = "__BUILD__";
/// Files in which placeholders are replaced.
const STAMPED: [&str; 2] = ["index.html", "sw.js"];
/// Style sheets name pictures, so they are stamped, too.
const SHEET: &str = ".css";

/// Names in `dist/`, with contents.
type Bundle = BTreeMap<String, Vec<u8>>;

/// A file and its three lengths.
struct Weight {
    file: String,
    plain: u64,
    gzip: u64,
    brotli: u64,
}

/// Builds the client, then writes `dist/` unless it holds the same already.
pub(crate) fn run(root: &Path) -> Result<()> {
    let (bundle, hash) = bundle(root, program::RELEASE)?;
    let dist = root.join("dist");
    if fs::read_to_string(dist.join(".hash")).ok().as_ref() != Some(&hash) {
        println!("compressing {} files into dist/", bundle.len());
        write_dist(&dist, &bundle, Some(&hash))?;
    }
    let weights = weigh(&dist, &bundle)?;
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
pub(crate) fn quick(root: &Path) -> Result<()> {
    let (bundle, hash) = bundle(root, program::QUICK)?;
    write_dist(&root.join("dist"), &bundle, None)?;
    println!("build {hash}, not compressed");
    Ok(())
}

/// Everything the page is made of, with the name of the build in it.
fn bundle(root: &Path, build: program::Build) -> Result<(Bundle, String)> {
    cargo::ensure_wasm_target(root)?;
    let mut bundle = Bundle::new();
    collect(&program::make(root, build)?, PLACEHOLDER, &mut bundle)?;
    let web = root.join("crates/web");
    collect(&web.join("static"), "", &mut bundle)?;
    bundle.remove("art/CREDITS.toml");
    bundle.insert("style.css".to_owned(), sheet(&web.join("style"))?);
    bundle.insert("style/me.css".to_owned(), sheet(&web.join("style-me"))?);
    for game in repo::folders(root, &["games"])? {
        let name = repo::shown(&root.join("games"), &game);
        let page = game.join("page");
        if page.join("style").is_dir() {
            let file = format!("style/{name}.css");
            bundle.insert(file, sheet(&page.join("style"))?);
        }
        if page.join("art").is_dir() {
            pictures(&page.join("art"), &format!("art/{name}"), &mut bundle)?;
        }
        if has_gallery(&game)? {
            bundle.insert(format!("art/{name}.json"), gallery(&game.join("art"))?);
        } else if game.join("art").is_dir() {
            pictures(&game.join("art"), &format!("art/{name}"), &mut bundle)?;
        }
    }
    let hash = hash(&bundle);
    Ok((stamp(bundle, &hash), hash))
}

/// The style sheets of a folder as one, in the order of their names.
fn sheet(folder: &Path) -> Result<Vec<u8>> {
    let mut sheet = Vec::new();
    for path in repo::entries(folder)? {
        sheet.extend(fs::read(&path)?);
    }
    Ok(sheet)
}

/// Takes all files of a folder over, into a folder of the bundle.
fn collect(folder: &Path, to: &str, bundle: &mut Bundle) -> Result<()> {
    for path in repo::files_below(folder)? {
        let content = fs::read(&path)?;
        let file = Path::new(to).join(repo::shown(folder, &path));
        bundle.insert(repo::shown(Path::new(""), &file), content);
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

/// Whether the pictures of a game are too many for the first visit: its table
/// fetches them, all in one file. The manifest of the table says so.
fn has_gallery(game: &Path) -> Result<bool> {
    let manifest = game.join("page/Cargo.toml");
    if !manifest.is_file() {
        return Ok(false);
    }
    let manifest: toml::Table = repo::read(&manifest)?.parse()?;
    let metadata = manifest["package"].get("metadata");
    Ok(metadata.and_then(|it| it.get("gallery")) == Some(&toml::Value::Boolean(true)))
}

/// The pictures of a folder by name, as JSON.
fn gallery(folder: &Path) -> Result<Vec<u8>> {
    let mut pictures = BTreeMap::new();
    for path in repo::entries(folder)? {
        let name = repo::shown(folder, &path);
        if let Some(name) = name.strip_suffix(".svg") {
            pictures.insert(name.to_owned(), fs::read_to_string(&path)?);
        }
    }
    Ok(serde_json::to_vec(&pictures)?)
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
    let marks = [
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

/// Replaces `dist/`, compressed if it has a hash. That comes last, so that half
/// a bundle is never taken for a whole one.
fn write_dist(dist: &Path, bundle: &Bundle, hash: Option<&str>) -> Result<()> {
    if dist.is_dir() {
        fs::remove_dir_all(dist)?;
    }
    for (file, content) in bundle {
        repo::write(&dist.join(file), content)?;
        if hash.is_some() && is_compressible(file) {
            repo::write(&dist.join(format!("{file}.br")), brotli(content)?)?;
            repo::write(&dist.join(format!("{file}.gz")), gzip(content)?)?;
        }
    }
    match hash {
        Some(hash) => repo::write(&dist.join(".hash"), hash),
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

fn weigh(dist: &Path, bundle: &Bundle) -> Result<Vec<Weight>> {
    let length = |file: &str| -> Result<u64> {
        let path = dist.join(file);
        let metadata = fs::metadata(&path);
        Ok(metadata
            .with_context(|| format!("{} is missing; delete dist/ and try again", path.display()))?
            .len())
    };
    bundle
        .keys()
        .map(|file| {
            let plain = length(file)?;
            let (gzip, brotli) = if is_compressible(file) {
                (
                    length(&format!("{file}.gz"))?,
                    length(&format!("{file}.br"))?,
                )
            } else {
                (plain, plain)
            };
            Ok(Weight {
                file: file.clone(),
                plain,
                gzip,
                brotli,
            })
        })
        .collect()
}

fn table(weights: &[Weight]) -> String {
    let mut out = format!(
        "{:<48}{:>11}{:>11}{:>11}\n",
        "dist/", "bytes", "gzip", "brotli"
    );
    let mut row = |file: &str, plain: u64, gzip: u64, brotli: u64| {
        out += &format!("{file:<48}{plain:>11}{gzip:>11}{brotli:>11}\n");
    };
    for weight in weights {
        row(&weight.file, weight.plain, weight.gzip, weight.brotli);
    }
    let sum = |part: fn(&Weight) -> u64| weights.iter().map(part).sum();
    row(
        "total",
        sum(|it| it.plain),
        sum(|it| it.gzip),
        sum(|it| it.brotli),
    );
    out
}

/// What a browser must load before something is seen, compressed.
struct Visit {
    to: String,
    brotli: u64,
    budget: u64,
}

/// To the home page, and to each game.
fn first_visits(weights: &[Weight]) -> Vec<Visit> {
    let sum = |is_part: &dyn Fn(&str) -> bool| -> u64 {
        let parts = weights.iter().filter(|it| is_part(name(&it.file)));
        parts.map(|it| it.brotli).sum()
    };
    let home = sum(&|file| PAGE.contains(&file) || program::SHELL.contains(&file));
    let games = weights.iter().filter_map(|weight| {
        let piece = program::piece(name(&weight.file)).filter(|it| program::is_game(it))?;
        let shared = sum(&|file| program::is_shared_by(file, piece));
        Some(Visit {
            to: piece.replace('_', "-"),
            brotli: home + shared + weight.brotli,
            budget: TABLE_BUDGET,
        })
    });
    let mut visits = vec![Visit {
        to: "home page".to_owned(),
        brotli: home,
        budget: HOME_BUDGET,
    }];
    visits.extend(games);
    visits
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;

    fn weight(file: &str, brotli: u64) -> Weight {
        Weight {
            file: file.to_owned(),
            plain: 10 * brotli,
            gzip: 2 * brotli,
            brotli,
        }
    }

    #[test]
    fn a_first_visit_is_the_shell_and_one_game() {
        let weights = [
            weight("8c/__wasm_split.js", 1),
            weight("8c/shared-pig.wasm", 5),
            weight("8c/shared.wasm", 20),
            weight("8c/split_oh_my_brain.wasm", 70),
            weight("8c/split_pig.wasm", 9),
            weight("8c/page.js", 10),
            weight("8c/page_bg.wasm", 100),
            weight("art/brain.json", 7),
            weight("boot.js", 1),
            weight("index.html", 3),
            weight("style.css", 4),
            weight("sw.js", 2),
        ];
        let visits: Vec<_> = first_visits(&weights)
            .into_iter()
            .map(|it| (it.to, it.brotli))
            .collect();
        let expected = [("home page", 119), ("oh-my-brain", 209), ("pig", 153)];
        assert_eq!(visits, expected.map(|(to, brotli)| (to.to_owned(), brotli)));
        expect![[r#"
            dist/                                                 bytes       gzip     brotli
            8c/__wasm_split.js                                       10          2          1
            8c/shared-pig.wasm                                       50         10          5
            8c/shared.wasm                                          200         40         20
            8c/split_oh_my_brain.wasm                               700        140         70
            8c/split_pig.wasm                                        90         18          9
            8c/page.js                                              100         20         10
            8c/page_bg.wasm                                        1000        200        100
            art/brain.json                                           70         14          7
            boot.js                                                  10          2          1
            index.html                                               30          6          3
            style.css                                                40          8          4
            sw.js                                                    20          4          2
            total                                                  2320        464        232
        "#]]
        .assert_eq(&table(&weights));
    }

    fn bundle(wasm: &[u8]) -> Bundle {
        let file = |name: &str, content: &str| (name.to_owned(), content.as_bytes().to_vec());
        Bundle::from([
            ("__BUILD__/page_bg.wasm".to_owned(), wasm.to_vec()),
            file("__BUILD__/split_pig.wasm", "oink"),
            file("art/pig.json", "{}"),
            file("index.html", "<!-- __BUILD__ __BYTES__ -->"),
            file("manifest.webmanifest", "{}"),
            file("style.css", "main {}"),
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
        assert_eq!(text("index.html"), "<!-- 8c 5 -->");
        assert_eq!(text("8c/split_pig.wasm"), "oink");
        expect![[r#"
            const FILES = [
              "/8c/page_bg.wasm",
              "/manifest.webmanifest",
              "/style.css?v=8c"
            ], LATER = [
              "/8c/split_pig.wasm",
              "/art/pig.json?v=8c"
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
}
