//! What the moves of a puzzle are worth, in numbers that one reads.

use tabletop::Lang;

use super::{Exact, Imagined, Proof};

/// How two moves compare.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Worth {
    /// In wins of a hundred games.
    Chance {
        best: u32,
        obvious: u32,
        games: u32,
        /// How many more are won surely at least, and at most.
        sure: [u32; 2],
    },
    /// In thousandths of a unit.
    Exact {
        best: u32,
        obvious: u32,
        unit: String,
    },
}

/// Thousandths as points in a hundred, rounded, but never nothing.
pub fn in_hundred(thousandths: u32) -> u32 {
    thousandths.div_ceil(2).div_ceil(5).max(1)
}

impl Proof {
    /// What the obvious move and the best are worth, and of how many, in words that
    /// are the same for all puzzles.
    pub fn worth(&self, lang: Lang) -> Worth {
        match self {
            Proof::Imagined(Imagined {
                games,
                chance,
                cost,
                ci95,
                ..
            }) => Worth::Chance {
                best: in_hundred(*chance),
                obvious: in_hundred(chance.saturating_sub(*cost)),
                games: *games,
                sure: ci95.map(|it| in_hundred(it.unsigned_abs())),
            },
            Proof::Exact(it @ Exact { best, obvious, .. }) => Worth::Exact {
                best: *best,
                obvious: *obvious,
                unit: it.unit(lang).to_owned(),
            },
        }
    }
}

/// Thousandths with one digit behind the point.
pub fn decimal(thousandths: u32, lang: Lang) -> String {
    let tenths = (thousandths + 50) / 100;
    let point = match lang {
        Lang::En => '.',
        Lang::Fr => ',',
    };
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

/// A number as it is written: 3,000 games.
pub fn thousands(n: u32, lang: Lang) -> String {
    let between = match lang {
        Lang::En => ',',
        Lang::Fr => '\u{202f}',
    };
    match (n / 1000, n % 1000) {
        (0, n) => n.to_string(),
        (thousands, rest) => format!("{thousands}{between}{rest:03}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_one_reads_them() {
        assert_eq!(decimal(1349, Lang::En), "1.3");
        assert_eq!(decimal(950, Lang::Fr), "1,0");
        assert_eq!(thousands(12_040, Lang::En), "12,040");
        assert_eq!(thousands(3000, Lang::Fr), "3\u{202f}000");
        assert_eq!(thousands(400, Lang::Fr), "400");
    }

    #[test]
    fn a_cost_is_never_nothing() {
        assert_eq!([0, 4, 31, 60].map(in_hundred), [1, 1, 4, 6]);
    }
}
