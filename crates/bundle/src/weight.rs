//! What the files of a page weigh, and what a first visit costs.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::{Bundle, PAGE, is_compressible, name, program};

/// What a first visit should cost at most, compressed: the home page, and a
/// table with everything that comes before it.
const HOME_BUDGET: u64 = 420_000;
const TABLE_BUDGET: u64 = 650_000;

/// A file and its three lengths.
pub(crate) struct Weight {
    file: String,
    plain: u64,
    gzip: u64,
    brotli: u64,
}

pub(crate) fn weigh(dist: &Path, bundle: &Bundle) -> Result<Vec<Weight>> {
    let length = |file: &str| -> Result<u64> {
        let path = dist.join(file);
        let metadata = fs::metadata(&path);
        Ok(metadata
            .with_context(|| {
                format!(
                    "{} is missing; delete that folder and try again",
                    path.display()
                )
            })?
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

pub(crate) fn table(weights: &[Weight]) -> String {
    let mut out = format!(
        "{:<48}{:>11}{:>11}{:>11}\n",
        "file", "bytes", "gzip", "brotli"
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
pub(crate) struct Visit {
    pub(crate) to: String,
    pub(crate) brotli: u64,
    pub(crate) budget: u64,
}

/// To the home page, and to each game.
pub(crate) fn first_visits(weights: &[Weight]) -> Vec<Visit> {
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
            file                                                  bytes       gzip     brotli
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
}
