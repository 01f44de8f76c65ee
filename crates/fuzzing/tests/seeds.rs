//! The fuzz targets on every seed and on a fixed number of changed ones, the
//! same in every run. `fuzz/README.md` says how to look further.

use std::{fs, panic, path::PathBuf};

use fuzzing::{TARGETS, Target};
use tabletop::{Chance, chance::Seeded};

/// For each target: some seconds of them all.
const N_CHANGED: u64 = 1500;

/// What our formats are made of, so that changes are not all noise.
const PIECES: [&str; 24] = [
    "\n",
    " ",
    " : ",
    " # ",
    ":",
    "\r",
    "\u{85}",
    "\u{2028}",
    "\u{a0}",
    "\0",
    "é",
    "’",
    "ﬁ",
    "0",
    "-1",
    "4294967296",
    "null",
    "{}",
    "[",
    "\"",
    "A",
    "I",
    "undo",
    "@3",
];

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders = vec![root.join("fuzz/seeds").join(target)];
    if target == "records" {
        let games = registry::GAMES.iter().map(|game| game.info().id);
        folders.extend(games.map(|id| root.join("games").join(id).join("records")));
    }
    let mut paths: Vec<_> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).expect("every target has its seeds"))
        .map(|entry| entry.expect("it can be listed").path())
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "{target} has no seeds");
    paths
        .into_iter()
        .map(|path| fs::read(&path).expect("it can be read"))
        .collect()
}

/// A few changes at random places.
fn changed(seed: &[u8], other: &[u8], luck: &mut Seeded) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=luck.draw(3) {
        let mut below = |n: usize| luck.draw(n as u32) as usize;
        let at = below(bytes.len());
        let to = (at + below(8)).min(bytes.len());
        match below(5) {
            0 => drop(bytes.drain(at..to)),
            1 => drop(bytes.splice(at..at, PIECES[below(PIECES.len() - 1)].bytes())),
            2 => drop(bytes.splice(at..to, PIECES[below(PIECES.len() - 1)].bytes())),
            3 => {
                let from = below(other.len());
                let until = (from + below(40)).min(other.len());
                drop(bytes.splice(at..to, other[from..until].iter().copied()));
            }
            _ => bytes[at..to].iter_mut().for_each(|it| *it ^= 1 << below(7)),
        }
    }
    bytes
}

/// Says which bytes it was, because a target does not.
fn run(target: Target, bytes: &[u8]) {
    let Target { name, run } = target;
    let done = panic::catch_unwind(|| run(bytes));
    let text = String::from_utf8_lossy(bytes);
    assert!(done.is_ok(), "{name} falls over {text:?}");
}

#[test]
fn no_target_falls_over_its_seeds_or_over_changed_ones() {
    for target in TARGETS {
        let seeds = seeds(target.name);
        for seed in &seeds {
            run(target, seed);
        }
        let mut luck = Seeded::new(1);
        for _ in 0..N_CHANGED {
            let mut pick = || &seeds[luck.draw(seeds.len() as u32 - 1) as usize];
            let (seed, other) = (pick(), pick());
            run(target, &changed(seed, other, &mut luck));
        }
    }
}
