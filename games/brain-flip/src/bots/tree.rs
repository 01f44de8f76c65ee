//! The best way to ask on small grids: of all trees of questions, one that finds
//! the picture with the fewest answers.

use tabletop::{
    Cx,
    chance::Seeded,
    extras::{ExactValue, Fraction},
    game::Game,
};

use crate::{grid::Grid, question::Question, rules::Options, state::BrainFlip};

/// Over how many grids, laid by chance from these seeds, the mean is taken.
const SEEDS: std::ops::RangeInclusive<u64> = 1..=100;

/// What `brainery lab value` prints.
pub(crate) fn exact_values() -> Vec<ExactValue> {
    let mut values = Vec::new();
    for side in [2, 3] {
        let n_pictures = u64::from(side) * u64::from(side);
        let n_grids = SEEDS.count() as u64;
        values.push(ExactValue::new(
            format!("tree_{side}x{side}"),
            format!(
                "expected answers until the picture is known, with the best tree of questions, over \
                 the grids of seeds 1 to {n_grids}"
            ),
            move || Fraction {
                numerator: SEEDS.map(|seed| best(&laid(side, seed)).sum).sum(),
                denominator: n_grids * n_pictures,
            },
        ));
        // As many as yes and no can tell apart at best.
        let fewest = n_pictures.next_power_of_two().trailing_zeros();
        values.push(ExactValue::new(
            format!("tree_{side}x{side}_in_{fewest}"),
            format!(
                "share of the grids of seeds 1 to {n_grids} where {fewest} answers always suffice \
                 with that tree"
            ),
            move || Fraction {
                numerator: SEEDS
                    .filter(|seed| best(&laid(side, *seed)).most <= fewest)
                    .count() as u64,
                denominator: n_grids,
            },
        ));
    }
    values
}

/// A small grid as chance lays it.
fn laid(side: u8, seed: u64) -> Grid {
    let options = Options {
        grid: side,
        ..Options::default()
    };
    let opened = BrainFlip::setup(&options, 2, &mut Cx::silent(&mut Seeded::new(seed)));
    opened.expect("two may play on any grid").table.grid
}

/// What a tree needs.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Tree {
    /// Answers for all pictures together.
    sum: u64,
    /// Answers for the picture that needs most; of equal trees the one with the
    /// least.
    most: u32,
}

/// The best tree for a grid of up to sixteen pictures.
fn best(grid: &Grid) -> Tree {
    let mut splits = splits(grid);
    splits.sort_unstable();
    splits.dedup();
    let n_pictures = grid.cells().len();
    let mut known = vec![Tree::default(); 1 << n_pictures];
    // Less of the pictures is a smaller number: what is left by an answer is
    // known before it is asked for.
    for set in 1..known.len() {
        known[set] = best_of(set, &splits, &known);
    }
    known[known.len() - 1]
}

fn best_of(set: usize, splits: &[usize], known: &[Tree]) -> Tree {
    let n = u64::from(set.count_ones());
    let asked = splits.iter().filter_map(|split| {
        let (yes, no) = (set & split, set & !split);
        (yes != 0 && no != 0).then(|| Tree {
            sum: n + known[yes].sum + known[no].sum,
            most: 1 + known[yes].most.max(known[no].most),
        })
    });
    // Pictures that no question tells apart are left to a guess.
    asked.min().unwrap_or_default()
}

/// Of which pictures each question is true, as bits in reading order.
fn splits(grid: &Grid) -> Vec<usize> {
    let bits = |question| {
        let true_of = grid.true_of(question);
        let cells = grid.cells();
        let places = cells.iter().enumerate();
        places
            .filter(|(_, cell)| true_of.contains(*cell))
            .map(|(nth, _)| 1 << nth)
            .sum()
    };
    Question::all().map(bits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tries every question everywhere and remembers nothing.
    fn tried(set: usize, splits: &[usize]) -> Tree {
        let mut best = None::<Tree>;
        for split in splits {
            let (yes, no) = (set & split, set & !split);
            if yes != 0 && no != 0 {
                let [yes, no] = [yes, no].map(|side| tried(side, splits));
                let tree = Tree {
                    sum: u64::from(set.count_ones()) + yes.sum + no.sum,
                    most: 1 + yes.most.max(no.most),
                };
                best = Some(best.map_or(tree, |it| it.min(tree)));
            }
        }
        best.unwrap_or_default()
    }

    #[test]
    fn the_best_trees_agree_with_brute_force() {
        for seed in 1..=20 {
            let grid = laid(2, seed);
            assert_eq!(best(&grid), tried(15, &splits(&grid)), "{grid}");
        }
        for seed in 1..=2 {
            // All questions of nine pictures would take a night: eight must do,
            // for both.
            let grid = laid(3, seed);
            let few: Vec<usize> = splits(&grid).into_iter().step_by(7).take(8).collect();
            let n_sets = 1 << 9;
            let mut known = vec![Tree::default(); n_sets];
            for set in 1..n_sets {
                known[set] = best_of(set, &few, &known);
            }
            assert_eq!(known[n_sets - 1], tried(n_sets - 1, &few), "{grid}");
        }
    }

    #[test]
    fn no_tree_is_better_than_yes_and_no_allow() {
        for seed in SEEDS {
            assert!(8 <= best(&laid(2, seed)).sum);
            // Seven pictures after three answers, two after four.
            assert!(29 <= best(&laid(3, seed)).sum);
        }
    }
}
