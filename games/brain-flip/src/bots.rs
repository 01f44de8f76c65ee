//! Who else plays. One bot is guesser and Brain Master in turn; its level says
//! how often its mind slips.

mod mind;
mod split;

use std::cmp::Reverse;

use tabletop::{Bot, BotInfo, Chance, Decision, Seat, Text, chance::Seeded};

use self::split::Splits;
use crate::{
    action::Action,
    grid::{Cell, Cells},
    question::Asked,
    state::BrainFlip,
    table::{Answers, Step, Verdict, Word},
    view::View,
};

pub(crate) const BOTS: &[BotInfo<BrainFlip>] = &[
    BotInfo {
        name: "dozy",
        about: Text {
            en: "forgets one answer in four, and to flip one in eight",
            fr: "oublie une réponse sur quatre, et d’en retourner une sur huit",
        },
        make: |seed| DOZY.player(seed),
    },
    BotInfo {
        name: "careful",
        about: Text {
            en: "forgets one answer in twenty, and to flip one in fifty",
            fr: "oublie une réponse sur vingt, et d’en retourner une sur cinquante",
        },
        make: |seed| CAREFUL.player(seed),
    },
    BotInfo {
        name: "sharp",
        about: Text {
            en: "forgets nothing, errs never, and hides what is hard to find",
            fr: "n’oublie rien, ne se trompe jamais et cache ce qui est dur à trouver",
        },
        make: |seed| SHARP.player(seed),
    },
];

/// Found by playing level against level.
pub(crate) const LEVELS: [tabletop::Level; 5] = [
    tabletop::Level::own("dozy", 680),
    tabletop::Level::own("dozy", 360),
    tabletop::Level::own("dozy", 110),
    tabletop::Level::own("careful", 170),
    tabletop::Level::own("sharp", 0),
];

/// How often a mind slips, in thousandths.
#[derive(Copy, Clone, Debug)]
struct Level {
    /// A guesser forgets an answer; the last one is still in the ear.
    forgets: u32,
    /// A guesser takes a flipped answer for the truth.
    misreads: u32,
    /// A Brain Master says the wrong word where answers are flipped. Telling
    /// the truth is easier: there it happens a quarter as often.
    errs: u32,
    /// A Brain Master notices the wrong word in time.
    notices: u32,
    /// How many pictures in a hundred are hard enough to be chosen.
    chooses: usize,
    /// How many questions a guesser compares to the end.
    ponders: usize,
}

const DOZY: Level = Level {
    forgets: 250,
    misreads: 125,
    errs: 100,
    notices: 500,
    chooses: 100,
    ponders: 1,
};

const CAREFUL: Level = Level {
    forgets: 50,
    misreads: 20,
    errs: 20,
    notices: 750,
    chooses: 50,
    ponders: 1,
};

const SHARP: Level = Level {
    forgets: 0,
    misreads: 0,
    errs: 0,
    notices: 1000,
    chooses: 25,
    ponders: 6,
};

impl Level {
    fn player(self, seed: u64) -> Box<dyn Bot<BrainFlip>> {
        let luck = Seeded::new(seed);
        Box::new(Player { level: self, luck })
    }
}

#[derive(Debug)]
struct Player {
    level: Level,
    luck: Seeded,
}

impl Bot<BrainFlip> for Player {
    fn choose(&mut self, decision: &Decision<'_, BrainFlip>) -> Action {
        let view = decision.view;
        match view.table.step {
            Step::Choose => Action::Choose(self.hide(view)),
            Step::Ask { .. } => self.ask_or_point(view, decision.seat),
            Step::Answer { asked, .. } => match asked {
                Asked::Known(_) => Action::Say(self.answer(view, asked)),
                // Only people can judge it.
                Asked::Free(_) => Action::Decline,
            },
            Step::Review(_) => Action::Pass,
            Step::Vote { .. } => Action::Vote(Verdict::Reject),
            Step::Over => unreachable!("nobody decides after the end"),
        }
    }

    /// "Oops." A guesser who is sure waits for the next turn, as people at a
    /// table do who do not want to shout the others down.
    fn interrupt(&mut self, decision: &Decision<'_, BrainFlip>) -> Option<Action> {
        let view = decision.view;
        let (_, asked, said) = view.table.correctable()?;
        let is_wrong = right_word(view, asked).is_some_and(|right| right != said);
        (is_wrong && self.slips(self.level.notices)).then_some(Action::Correct)
    }
}

impl Player {
    fn slips(&mut self, thousandths: u32) -> bool {
        self.luck.draw(999) < thousandths
    }

    fn pick(&mut self, cells: Cells) -> Option<Cell> {
        let last = cells.len().checked_sub(1)?;
        cells.iter().nth(self.luck.draw(last as u32) as usize)
    }

    /// Picks one of the pictures that take a good asker longest to find, as
    /// far as some imagined rounds can tell.
    fn hide(&mut self, view: &View) -> Cell {
        const N_ROUNDS: u32 = 8;
        let grid = &view.table.grid;
        let splits = Splits::of(grid);
        let mut depths = splits.depths(grid.cells());
        for _ in 1..N_ROUNDS {
            let other = splits.clone().shuffled(&mut self.luck);
            let other = other.depths(grid.cells());
            for ((_, depth), (_, more)) in depths.iter_mut().zip(other) {
                *depth += more;
            }
        }
        depths.sort_by_key(|(_, depth)| Reverse(*depth));
        depths.truncate((self.level.chooses * depths.len()).div_ceil(100));
        let hard = depths.into_iter().map(|(cell, _)| cell).collect();
        self.pick(hard).expect("a grid has pictures")
    }

    /// The word for the truth, or the wrong one.
    fn answer(&mut self, view: &View, asked: Asked) -> Word {
        let right = right_word(view, asked).expect("the Brain Master knows the picture");
        let errs = match view.table.agreed.answers {
            Answers::Flipped => self.level.errs,
            Answers::Straight => self.level.errs / 4,
        };
        if self.slips(errs) {
            right.other()
        } else {
            right
        }
    }

    fn ask_or_point(&mut self, view: &View, seat: Seat) -> Action {
        let table = &view.table;
        let cells = self.believed(view, seat);
        let is_alone = table.still_in.len() == 1;
        let is_sure = match cells.len() {
            0 => false,
            1 => true,
            // With two left, whoever asks gives the point away.
            2 => !is_alone || table.n_left() == 1,
            _ => table.n_left() == 1,
        };
        if is_sure && let Some(cell) = self.pick(cells) {
            return Action::Point(cell);
        }
        let splits = Splits::of(&table.grid).shuffled(&mut self.luck);
        let n_questions = table.n_left().saturating_sub(1);
        let question = splits.best(cells, n_questions, self.level.ponders);
        Action::Ask(question)
    }

    /// Where the picture is for all this player remembers. Where nothing fits,
    /// it thinks again without slips; where even then nothing fits, the last
    /// answer was wrong, and any question brings that to light.
    fn believed(&self, view: &View, seat: Seat) -> Cells {
        let believed = mind::believed(view, seat, self.level);
        if believed.is_empty() {
            mind::believed(view, seat, SHARP)
        } else {
            believed
        }
    }
}

/// What the Brain Master should say; `None` for whoever does not know the
/// picture, and for questions that only people can judge.
fn right_word(view: &View, asked: Asked) -> Option<Word> {
    let table = &view.table;
    let picture = table.grid.at(view.secret?)?;
    let is_true = match asked {
        Asked::Known(question) => picture.is(question),
        Asked::Free(_) => return None,
    };
    let means = |word: &Word| table.agreed.answers.means_true(*word) == is_true;
    Word::BOTH.into_iter().find(means)
}
