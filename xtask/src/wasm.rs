//! `wasm`: the browser client, bundled into `dist/`, compressed and weighed.

use std::{
    collections::BTreeMap,
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

use crate::{
    cargo::{self, cargo},
    repo,
};

/// A program of the page, with the games of the feature of its name.
struct Program {
    name: &'static str,
    /// The style sheets of its tables, beside the one that all share.
    styles: [&'static str; 2],
}

/// `boot.js` picks one by address, and has the same list of sheets.
const PROGRAMS: [Program; 2] = [
    Program {
        name: "first",
        styles: ["give-me-the-brain.css", "oh-my-brain.css"],
    },
    Program {
        name: "second",
        styles: ["brain-flip.css", "great-brain-robbery.css"],
    },
];

/// What a first visit should cost with either of them at most, compressed.
const BUDGET: u64 = 600_000;

/// These shrink; pictures and fonts are compressed already.
const COMPRESSIBLE: [&str; 7] = ["html", "js", "css", "wasm", "svg", "json", "webmanifest"];

/// Games whose pictures are too many for the first visit: the table fetches
/// them, all in one file.
const GALLERIES: [&str; 2] = ["brain-flip", "great-brain-robbery"];

/// Stands for the hash of the bundle, so that caches are versioned.
const PLACEHOLDER: &str = "__BUILD__";
/// Files in which placeholders are replaced.
const STAMPED: [&str; 2] = ["index.html", "sw.js"];

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
    cargo::ensure_wasm_target(root)?;
    let mut bundle = Bundle::new();
    for Program { name, .. } in PROGRAMS {
        println!("building the {name} program of the page");
        let build = ["build", "-p", "web", "--features", name];
        let how = [
            "--profile",
            "wasm-release",
            "--target",
            "wasm32-unknown-unknown",
        ];
        cargo::run(cargo(root, &build).args(how))?;
        println!("packing it for browsers");
        collect(&bind(&cargo::target_dir(root)?, name)?, &mut bundle)?;
    }
    collect(&root.join("crates/web/static"), &mut bundle)?;
    for game in GALLERIES {
        let gallery = gallery(&root.join("games").join(game).join("art"))?;
        bundle.insert(format!("art/{game}.json"), gallery);
    }
    let hash = stamp(&mut bundle);
    let dist = root.join("dist");
    if fs::read_to_string(dist.join(".hash")).ok().as_ref() != Some(&hash) {
        println!("compressing {} files into dist/", bundle.len());
        write_dist(&dist, &bundle, &hash)?;
    }
    let weights = weigh(&dist, &bundle)?;
    print!("{}", table(&weights));
    println!("build {hash}");
    for program in PROGRAMS {
        let first_visit = first_visit(&weights, &program);
        let name = program.name;
        println!("first visit with the {name} program: {first_visit} of {BUDGET} bytes");
        if BUDGET < first_visit {
            eprintln!(
                "warning: that is too heavy by {} bytes; `dist/` shows which file grew",
                first_visit - BUDGET
            );
        }
    }
    Ok(())
}

/// Runs wasm-bindgen on the built module and returns the folder it filled.
fn bind(target: &Path, program: &str) -> Result<PathBuf> {
    let out = target.join("wasm-bindgen").join(program);
    if out.is_dir() {
        fs::remove_dir_all(&out)?;
    }
    Bindgen::new()
        .input_path(target.join("wasm32-unknown-unknown/wasm-release/web.wasm"))
        .web(true)?
        .typescript(false)
        .out_name(program)
        // Names of functions weigh as much as a game.
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&out)
        .context("wasm-bindgen failed; its version must equal that of the crate wasm-bindgen")?;
    Ok(out)
}

fn collect(folder: &Path, bundle: &mut Bundle) -> Result<()> {
    for path in repo::files_below(folder)? {
        let content = fs::read(&path)?;
        bundle.insert(repo::shown(folder, &path), content);
    }
    Ok(())
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

/// Hashes all files, then writes the hash where caches look for it, and the
/// length of each program where its download is shown.
fn stamp(bundle: &mut Bundle) -> String {
    let mut hasher = Sha256::new();
    for (file, content) in &*bundle {
        hasher.update(format!("{file}\0{}\0", content.len()));
        hasher.update(content);
    }
    let digest = hasher.finalize();
    let mut hash = String::new();
    for byte in &digest[..6] {
        hash += &format!("{byte:02x}");
    }
    let mut marks = vec![(PLACEHOLDER.to_owned(), hash.clone())];
    for Program { name, .. } in PROGRAMS {
        if let Some(wasm) = bundle.get(&format!("{name}_bg.wasm")) {
            let mark = format!("__{}_BYTES__", name.to_uppercase());
            marks.push((mark, wasm.len().to_string()));
        }
    }
    for file in STAMPED {
        if let Some(content) = bundle.get_mut(file) {
            let mut text = String::from_utf8_lossy(content).into_owned();
            for (mark, value) in &marks {
                text = text.replace(mark, value);
            }
            *content = text.into_bytes();
        }
    }
    hash
}

/// Replaces `dist/`. The hash comes last, so that half a bundle is never taken for a whole one.
fn write_dist(dist: &Path, bundle: &Bundle, hash: &str) -> Result<()> {
    if dist.is_dir() {
        fs::remove_dir_all(dist)?;
    }
    for (file, content) in bundle {
        repo::write(&dist.join(file), content)?;
        if is_compressible(file) {
            repo::write(&dist.join(format!("{file}.br")), brotli(content)?)?;
            repo::write(&dist.join(format!("{file}.gz")), gzip(content)?)?;
        }
    }
    repo::write(&dist.join(".hash"), hash)
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
        "{:<36}{:>11}{:>11}{:>11}\n",
        "dist/", "bytes", "gzip", "brotli"
    );
    let mut row = |file: &str, plain: u64, gzip: u64, brotli: u64| {
        out += &format!("{file:<36}{plain:>11}{gzip:>11}{brotli:>11}\n");
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

/// What a browser must load before the first table of a program is drawn,
/// compressed.
fn first_visit(weights: &[Weight], program: &Program) -> u64 {
    let Program { name, styles } = program;
    let (glue, wasm) = (format!("{name}.js"), format!("{name}_bg.wasm"));
    let parts = ["index.html", "boot.js", "style.css", &glue, &wasm];
    weights
        .iter()
        .filter(|Weight { file, .. }| {
            parts.contains(&file.as_str()) || styles.contains(&file.as_str())
        })
        .map(|weight| weight.brotli)
        .sum()
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
    fn only_the_first_visit_counts_against_the_budget() {
        let weights = [
            weight("art/brain.svg", 7),
            weight("boot.js", 1),
            weight("first.js", 20),
            weight("first_bg.wasm", 100),
            weight("index.html", 3),
            weight("oh-my-brain.css", 5),
            weight("second_bg.wasm", 90),
            weight("style.css", 4),
            weight("sw.js", 2),
        ];
        let [first, second] = &PROGRAMS;
        assert_eq!(first_visit(&weights, first), 133);
        assert_eq!(first_visit(&weights, second), 98);
        expect![[r"
            dist/                                     bytes       gzip     brotli
            art/brain.svg                                70         14          7
            boot.js                                      10          2          1
            first.js                                    200         40         20
            first_bg.wasm                              1000        200        100
            index.html                                   30          6          3
            oh-my-brain.css                              50         10          5
            second_bg.wasm                              900        180         90
            style.css                                    40          8          4
            sw.js                                        20          4          2
            total                                      2320        464        232
        "]]
        .assert_eq(&table(&weights));
    }

    #[test]
    fn the_stamp_changes_with_any_file() {
        let bundle = |wasm: &[u8]| {
            Bundle::from([
                ("first_bg.wasm".to_owned(), wasm.to_vec()),
                (
                    "index.html".to_owned(),
                    b"<!-- __BUILD__ __FIRST_BYTES__ -->".to_vec(),
                ),
            ])
        };
        let (mut first, mut second) = (bundle(b"1"), bundle(b"2"));
        let hash = stamp(&mut first);
        assert_ne!(hash, stamp(&mut second));
        assert_eq!(
            first["index.html"],
            format!("<!-- {hash} 1 -->").into_bytes()
        );
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
