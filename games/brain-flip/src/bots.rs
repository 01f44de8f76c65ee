//! Who else plays. One bot is guesser and Brain Master in turn; its level says
//! how often its mind slips and when it points.

mod mind;
mod race;
mod split;

use std::cmp::Reverse;

use tabletop::{Bot, BotInfo, Chance, Decision, Seat, Text, chance::Seeded};

use self::{
    race::{Moment, Race},
    split::{Splits, n_pictures},
};
use crate::{
    action::Action,
    belief::Belief,
    grid::{Cell, Cells},
    question::Asked,
    state::BrainFlip,
    table::{Answers, Step, Table, Verdict, Word},
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
        name: "greedy",
        about: Text {
            en: "forgets nothing, asks for even halves and points when it is sure",
            fr: "n’oublie rien, partage en deux moitiés et montre une image quand il est sûr",
        },
        make: |seed| GREEDY.player(seed),
    },
    BotInfo {
        name: "sharp",
        about: Text {
            en: "forgets nothing, guesses what you like to hide and points before you do",
            fr: "n’oublie rien, devine ce que l’on aime cacher et montre l’image avant les autres",
        },
        make: |seed| SHARP.player(seed),
    },
];

/// Found by playing level against level.
pub(crate) const LEVELS: [tabletop::Level; 5] = [
    tabletop::Level::own("dozy", 680),
    tabletop::Level::own("dozy", 370),
    tabletop::Level::own("dozy", 70),
    tabletop::Level::own("careful", 120),
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
    manner: Manner,
}

/// When a guesser points.
#[derive(Copy, Clone, Debug)]
enum Manner {
    /// When it is sure, or nothing is left to ask.
    Patient,
    /// Also between two pictures: whoever asks then gives the point away.
    Hasty,
    /// When that promises more than to ask.
    Racing,
}

const DOZY: Level = Level {
    forgets: 250,
    misreads: 125,
    errs: 100,
    notices: 500,
    chooses: 100,
    manner: Manner::Hasty,
};

const CAREFUL: Level = Level {
    forgets: 50,
    misreads: 20,
    errs: 20,
    notices: 750,
    chooses: 50,
    manner: Manner::Hasty,
};

const GREEDY: Level = Level {
    forgets: 0,
    misreads: 0,
    errs: 0,
    notices: 1000,
    chooses: 100,
    manner: Manner::Patient,
};

const SHARP: Level = Level {
    chooses: 25,
    manner: Manner::Racing,
    ..GREEDY
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
        let cells = self.believed(view, seat);
        let n_guessers = view.table.still_in.len();
        match (self.level.manner, n_guessers) {
            (Manner::Patient, _) | (Manner::Hasty, 1) => self.ask_down_to(1, &view.table, cells),
            (Manner::Hasty, _) => self.ask_down_to(2, &view.table, cells),
            (Manner::Racing, _) => self.race(&view.table, cells),
        }
    }

    /// Asks for even halves until so few pictures are left, or nothing to ask.
    fn ask_down_to(&mut self, n_few: usize, table: &Table, cells: Cells) -> Action {
        let is_time = cells.len() <= n_few || table.n_left() == 1;
        if is_time && let Some(cell) = self.pick(cells) {
            return Action::Point(cell);
        }
        let splits = Splits::of(&table.grid).shuffled(&mut self.luck);
        let even = splits.most_even(cells, n_pictures);
        let question = even.first().map(|split| split.question);
        Action::Ask(question.unwrap_or_else(|| splits.any()))
    }

    /// Points or asks, whichever finds the heavier pictures. Of equals it
    /// points, or asks for the most even split.
    fn race(&mut self, table: &Table, cells: Cells) -> Action {
        let belief = Belief::about(&table.grid);
        let splits = Splits::of(&table.grid).shuffled(&mut self.luck);
        let Some(likeliest) = self.pick(belief.likeliest(cells)) else {
            return Action::Ask(splits.any());
        };
        let mut best = Action::Point(likeliest);
        let mut most = hope_of_pointing(table, belief.weight(likeliest));
        for split in splits.most_even(cells, |side| belief.mass(side)) {
            let hopes = split.sides.map(|side| hope_of_asking(table, side, &belief));
            let hope = hopes.into_iter().sum();
            if most < hope {
                most = hope;
                best = Action::Ask(split.question);
            }
        }
        best
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

/// What a guesser finds who points at a picture of this weight.
fn hope_of_pointing(table: &Table, weight: u32) -> u64 {
    u64::from(weight) * Race::picture(table.n_left() - 1)
}

/// What a guesser finds of a `side` that the answer to its question leaves.
fn hope_of_asking(table: &Table, side: Cells, belief: &Belief) -> u64 {
    let n_left = table.n_left() - 1;
    match table.still_in.len() {
        1 => Race::picture(n_left) * u64::from(alone(n_left, side, belief)),
        guessers => {
            let found = Race::computed().found(Moment {
                pictures: side.len(),
                guessers,
                n_left,
            });
            // Whoever has asked is on turn again after all others.
            found[guessers - 1] * u64::from(belief.mass(side)) / side.len() as u64
        }
    }
}

/// What somebody finds without others to fear: as many pictures as the
/// questions before the last call can tell apart, the heaviest of them.
fn alone(n_left: u8, side: Cells, belief: &Belief) -> u32 {
    let mut weights: Vec<u32> = side.iter().map(|cell| belief.weight(cell)).collect();
    weights.sort_unstable_by_key(|weight| Reverse(*weight));
    weights.truncate((1 << n_left) / 2);
    weights.into_iter().sum()
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
