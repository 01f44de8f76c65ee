//! The program of the page: built once, cut into a shell and a piece for each
//! game, and bound to the browser.
//!
//! The cuts are the functions marked `wasm_split` in `crates/pieces/src/lib.rs`.
//! The splitter puts code that several pieces need into dozens of small chunks;
//! they are joined here, so that a game is three files and not twenty. A large
//! one that only some need stays a file of its own.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow, ensure};
use generate::{entries, read, shown, write};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, SplitWasm};

use crate::{
    cargo::{self, cargo},
    sources::Sources,
};

/// What the page starts with.
pub(super) const SHELL: [&str; 3] = ["page.js", WASM, LINKS];
/// What several pieces need.
pub(super) const SHARED: &str = "shared.wasm";
/// A chunk of so many bytes is worth a request of its own.
const LARGE: usize = 32 * 1024;
/// The module of the shell.
pub(super) const WASM: &str = "page_bg.wasm";
/// Loads pieces; the splitter writes it.
const LINKS: &str = "__wasm_split.js";

/// The name of a piece, as its file has it.
pub(super) fn piece(file: &str) -> Option<&str> {
    file.strip_prefix("split_")?.strip_suffix(".wasm")
}

/// Pieces that are no games: what a server's table needs beside its game, what
/// shows replays, what looks into them, one's own page, the coach of first games, the rules
/// in pictures, and puzzles.
const NO_GAMES: [&str; 7] = [
    "online",
    "replays",
    "hindsight",
    "me",
    "lessons",
    "rules",
    "puzzles",
];

/// Whether a piece is a game.
pub(super) fn is_game(piece: &str) -> bool {
    !NO_GAMES.contains(&piece)
}

/// Whether a file holds code that the piece shares with others.
pub(super) fn is_shared_by(file: &str, piece: &str) -> bool {
    let users = file.strip_prefix("shared-");
    let users = users.and_then(|it| it.strip_suffix(".wasm"));
    file == SHARED || users.is_some_and(|it| it.split('-').any(|user| user == piece))
}

/// How the program is built.
#[derive(Copy, Clone)]
pub(super) struct Build {
    profile: &'static str,
    /// Whether the small chunks become one file.
    is_joined: bool,
}

pub(super) const RELEASE: Build = Build {
    profile: "wasm-release",
    is_joined: true,
};
pub(super) const QUICK: Build = Build {
    profile: "wasm-quick",
    is_joined: false,
};

/// Builds the program and returns the folder that holds all of it.
pub(super) fn make(sources: &Sources, Build { profile, is_joined }: Build) -> Result<PathBuf> {
    let Sources { page, target, .. } = sources;
    let how = ["--profile", profile, "--target", cargo::WASM_TARGET];
    // The splitter follows calls and data by their relocations.
    let relocations = ["--", "-Clink-arg=--emit-relocs"];
    let mut build = cargo(page, &["rustc", "--lib"]);
    build.args(how).args(relocations);
    // Views without their types: a smaller program and shorter builds.
    build.env("CARGO_ENCODED_RUSTFLAGS", "--cfg\x1ferase_components");
    cargo::run(&mut build)?;
    let out = target.join("page");
    if out.is_dir() {
        fs::remove_dir_all(&out)?;
    }
    let built = target
        .join(cargo::WASM_TARGET)
        .join(profile)
        .join(format!("{}.wasm", sources.library));
    let main = target.join("page-main.wasm");
    let SplitWasm { split_modules, .. } = split(&built, &main, &out)?;
    for path in &split_modules {
        write(path, lean(&fs::read(path)?)?)?;
    }
    bind(&main, &out)?;
    if is_joined {
        join(&out)?;
    }
    Ok(out)
}

fn split(built: &Path, main: &Path, out: &Path) -> Result<SplitWasm> {
    let wasm = fs::read(built)?;
    let links = format!("./{LINKS}");
    let mut options = Options::new(&wasm);
    options.output_dir = out;
    options.main_out_path = main;
    options.main_module = "./page.js";
    options.link_name = &links;
    let split = wasm_split_cli_support::transform(options);
    split.map_err(|why| anyhow!("the program cannot be split: {why:#}"))
}

/// A piece without names and without the room that relocations take.
fn lean(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut config = walrus::ModuleConfig::new();
    config
        .generate_name_section(false)
        .generate_producers_section(false);
    let mut module = config.parse(wasm)?;
    let custom: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for id in custom {
        module.customs.delete(id);
    }
    Ok(module.emit_wasm())
}

fn bind(main: &Path, out: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(main)
        .web(true)?
        .typescript(false)
        .out_name("page")
        // Pieces find what they share with the shell by these.
        .keep_lld_exports(true)
        .demangle(false)
        // Names of functions weigh as much as a game.
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(out)
        .context("wasm-bindgen failed; its version must equal that of the crate wasm-bindgen")
}

/// How the splitter loads a file.
fn loader(file: &str) -> String {
    format!(
        "() => {{\n    \
         const src = fetch(new URL(\"./{file}\", import.meta.url));\n    \
         src.catch(() => {{}});\n    \
         return async (imports) => (WebAssembly.instantiateStreaming(src, imports));\n}}\n"
    )
}

/// Loads a part of the shared file instead.
const FROM_SHARED: &str = r#"
let shared = undefined;
function fromShared(start, end) {
    return () => {
        shared ??= fetch(new URL("./shared.wasm", import.meta.url)).then((response) => {
            if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
            return response.arrayBuffer();
        });
        const bytes = shared;
        // What failed is tried again with the next piece.
        bytes.catch(() => { shared = undefined; });
        return async (imports) => WebAssembly.instantiate((await bytes).slice(start, end), imports);
    };
}
"#;

/// Writes the chunks into one file, and says where in it each of them is. A
/// large one that some games do not need, or one that none of them needs, is
/// named after the pieces that do.
fn join(out: &Path) -> Result<()> {
    let mut links = read(&out.join(LINKS))?;
    let mut shared = Vec::new();
    let files = entries(out)?;
    let files: Vec<String> = files.iter().map(|path| shown(out, path)).collect();
    let pieces = files.iter().filter_map(|file| piece(file));
    let pieces: Vec<&str> = pieces.collect();
    let n_games = pieces.iter().filter(|piece| is_game(piece)).count();
    for file in files.iter().filter(|file| file.starts_with("chunk_")) {
        let path = out.join(file);
        let code = fs::read(&path)?;
        let users = users(&links, file, &pieces);
        let n_users = users.iter().filter(|piece| is_game(piece)).count();
        let is_worth_it = LARGE <= code.len() && n_users < n_games;
        if is_worth_it || n_users == 0 {
            let own = format!("shared-{}.wasm", users.join("-"));
            fs::rename(&path, out.join(&own))?;
            links = links.replace(&loader(file), &loader(&own));
            continue;
        }
        let start = shared.len();
        shared.extend(code);
        links = from_shared(&links, file, start, shared.len())?;
        fs::remove_file(&path)?;
    }
    write(&out.join(SHARED), shared)?;
    write(&out.join(LINKS), links + FROM_SHARED)
}

/// The pieces that load a chunk: it stands in the list behind their loader.
fn users<'a>(links: &str, chunk: &str, pieces: &[&'a str]) -> Vec<&'a str> {
    let chunk = format!("__{}", chunk.trim_end_matches(".wasm"));
    let needs = |piece: &&&str| {
        let file = format!("./split_{piece}.wasm");
        let rest = links.split_once(&file).map_or("", |(_, rest)| rest);
        let list = rest
            .split_once('[')
            .and_then(|(_, rest)| rest.split_once(']'));
        list.is_some_and(|(list, _)| list.split(", ").any(|it| it == chunk))
    };
    pieces.iter().filter(needs).copied().collect()
}

fn from_shared(links: &str, file: &str, start: usize, end: usize) -> Result<String> {
    let loader = loader(file);
    ensure!(
        links.contains(&loader),
        "the splitter loads {file} in another way than this version knows"
    );
    Ok(links.replace(&loader, &format!("fromShared({start}, {end})")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chunk_is_loaded_from_its_place_in_the_shared_file() {
        let links = format!(
            "const __chunk_3 = makeLoad({}, []);",
            loader("chunk_3.wasm")
        );
        let joined = from_shared(&links, "chunk_3.wasm", 10, 25).unwrap();
        assert_eq!(
            joined,
            "const __chunk_3 = makeLoad(fromShared(10, 25), []);"
        );
        let why = from_shared(&joined, "chunk_3.wasm", 10, 25).unwrap_err();
        assert!(why.to_string().contains("chunk_3.wasm"));
    }

    #[test]
    fn a_chunk_is_needed_by_the_pieces_that_list_it() {
        let load = |piece: &str, list: &str| {
            let file = format!("split_{piece}.wasm");
            format!("const a = makeLoad({}, [{list}]);\n", loader(&file))
        };
        let links = [
            load("pig", "__chunk_1, __chunk_2"),
            load("jars", "__chunk_2, __chunk_10"),
            load("skat", "__chunk_10"),
        ];
        let users = |chunk| users(&links.concat(), chunk, &["pig", "jars", "skat"]).join(" ");
        assert_eq!(users("chunk_1.wasm"), "pig");
        assert_eq!(users("chunk_2.wasm"), "pig jars");
        assert_eq!(users("chunk_10.wasm"), "jars skat");
        assert!(is_shared_by("shared-pig-jars.wasm", "jars"));
        assert!(!is_shared_by("shared-pig-jars.wasm", "skat"));
        assert!(is_shared_by(SHARED, "skat"));
    }

    #[test]
    fn pieces_are_told_by_their_files() {
        assert_eq!(piece("split_brain_flip.wasm"), Some("brain_flip"));
        assert_eq!(piece(SHARED), None);
    }
}
