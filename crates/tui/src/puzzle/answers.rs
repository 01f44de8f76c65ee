//! What is said about a move that was tried.

use driver::puzzle::{Mark, Puzzle, Worth, decimal, in_hundred, thousands};
use tabletop::Lang;

use super::Table;
use crate::lang;

impl Table<'_> {
    /// What is wrong with a move, and what it costs.
    pub(super) fn wrong(&self, action: &str) -> Vec<String> {
        let (puzzle, lang) = (self.puzzle(), self.riddle.lang);
        let idea = if puzzle.obvious == action {
            lang::puzzle_fooled(lang, level(&puzzle.fools, lang))
        } else {
            lang::puzzle_wrong(lang).to_owned()
        };
        let label = &self.label(action);
        let worth = puzzle.proof.worth(lang);
        let costs = match (self.riddle.posed.cost(action), worth) {
            (None, _) => lang::puzzle_costs_more(lang, label),
            (Some(cost), Worth::Chance { .. }) => {
                let n = in_hundred(cost);
                lang::PuzzleCosts { label, n }.say(lang)
            }
            (Some(cost), Worth::Exact { unit, .. }) => {
                let n = decimal(cost, lang);
                lang::PuzzleCostsExact { label, n, unit }.say(lang)
            }
        };
        vec![idea, costs, lang::puzzle_again(lang).to_owned()]
    }

    /// The answer, still to be played.
    pub(super) fn shown(&self) -> Vec<String> {
        let best = &self.puzzle().best[0];
        let says = lang::PuzzleBest {
            label: self.label(best),
            notation: best,
        };
        let says = says.say(self.riddle.lang);
        std::iter::once(says).chain(self.reason(best)).collect()
    }

    /// Why it is better, beside what it was compared with, and how sure that is.
    pub(super) fn right(&self, action: &str, mark: Mark) -> Vec<String> {
        let (puzzle, lang) = (self.puzzle(), self.riddle.lang);
        let idea = match mark {
            Mark::AtOnce => lang::puzzle_at_once(lang),
            Mark::Shown => lang::puzzle_learnt(lang),
            Mark::Solved | Mark::Tried => lang::puzzle_solved(lang),
        };
        let (values, sure) = match puzzle.proof.worth(lang) {
            Worth::Chance {
                best,
                obvious,
                games,
                sure: [from, to],
            } => {
                let sure = lang::PuzzleSure {
                    games: thousands(games, lang),
                    from,
                    to,
                };
                let values = [best, obvious].map(|n| lang::puzzle_wins(lang, n));
                (values, sure.say(lang))
            }
            Worth::Exact {
                best,
                obvious,
                unit,
            } => {
                let values = [best, obvious].map(|n| format!("{} {unit}", decimal(n, lang)));
                (values, lang::puzzle_exact(lang).to_owned())
            }
        };
        let rows = [action, &puzzle.obvious].into_iter().zip(values);
        let rows = rows.map(|(action, worth)| {
            let label = self.label(action);
            let row = lang::PuzzleRow { label, worth };
            format!("  {}", row.say(lang))
        });
        let mut lines = vec![idea.to_owned()];
        lines.extend(self.reason(action));
        lines.extend(rows);
        lines.push(sure);
        lines
    }

    /// Why a move is good, in a sentence; nothing if the game has nothing to say.
    fn reason(&self, action: &str) -> Option<String> {
        let seat = self.riddle.posed.seat();
        self.says(|seen, words| {
            let half = seen.reason(seat, action, words).ok().flatten();
            let explained = || seen.explain(action, words).ok().flatten();
            half.map(|it| scene::sentence(&it)).or_else(explained)
        })
    }

    fn label(&self, action: &str) -> String {
        let label = self.says(|seen, words| seen.label(action, words));
        label.expect("moves of a puzzle can be read")
    }

    fn puzzle(&self) -> &Puzzle {
        self.riddle.posed.puzzle()
    }
}

/// What a level is called.
fn level(name: &str, lang: Lang) -> &'static str {
    let found = erased::LEVELS.iter().find(|it| it.name == name);
    found.map_or("", |it| it.title.get(lang))
}
