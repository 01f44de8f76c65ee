//! Who else plays. One bot is guesser and Brain Master in turn; its level says
//! how often its mind slips and when it points.

mod gain;
mod level;
mod mind;
mod pointless;
mod quick;
mod race;
mod split;
mod tree;

use std::cmp::Reverse;

use tabletop::{Bot, Chance, Decision, Seat, chance::Seeded};

pub(crate) use self::{
    gain::exact_worth,
    level::{BOTS, LEVELS, RATINGS},
    pointless::pointless,
    quick::quick,
    tree::exact_values,
};
use self::{
    level::{GuessPolicy, Level, SHARP},
    race::{Moment, Race},
    split::{Splits, n_pictures},
};
use crate::{
    action::Action,
    belief::Belief,
    dispute::Vote,
    grid::{Cell, Cells},
    question::Asked,
    state::BrainFlip,
    table::{Answers, Step, Table, Word},
    view::View,
};

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
            // A Brain Master who cannot tell leaves it at that.
            Step::Vote { .. } if decision.seat == view.table.master => Action::Vote(Vote::Reject),
            Step::Vote { .. } => Action::Vote(Vote::Abstain),
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
        if cells.is_empty() {
            return None;
        }
        cells.iter().nth(self.luck.pick(cells.len()))
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
        match (self.level.policy, view.table.still_in.len()) {
            (GuessPolicy::Patient { alone, .. }, 1) => self.ask_down_to(alone, &view.table, cells),
            (GuessPolicy::Patient { racing, .. }, _) => {
                self.ask_down_to(racing, &view.table, cells)
            }
            (GuessPolicy::Racing, _) => self.race(&view.table, cells),
        }
    }

    /// Asks until so few pictures are left, or nothing to ask.
    fn ask_down_to(&mut self, n_few: usize, table: &Table, cells: Cells) -> Action {
        let splits = Splits::unasked(table).shuffled(&mut self.luck);
        let useful = splits.most_even(cells, n_pictures);
        let is_time = cells.len() <= n_few || table.n_left() == 1 || useful.is_empty();
        if is_time && let Some(cell) = self.pick(cells) {
            return Action::Point(cell);
        }
        let n_good = (self.level.asks * useful.len()).div_ceil(100);
        let question = (0 < n_good).then(|| useful[self.luck.pick(n_good)].question);
        Action::Ask(question.unwrap_or_else(|| splits.any(table.grid.cells())))
    }

    /// Points or asks, whichever finds the heavier pictures. Of equals it
    /// points, or asks for the most even split.
    fn race(&mut self, table: &Table, cells: Cells) -> Action {
        let belief = Belief::about(&table.grid);
        let splits = Splits::unasked(table).shuffled(&mut self.luck);
        let Some(likeliest) = self.pick(belief.likeliest(cells)) else {
            return Action::Ask(splits.any(table.grid.cells()));
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
    weights.truncate(told_apart(n_left));
    weights.into_iter().sum()
}

/// How many pictures the questions before the last call can tell apart.
const fn told_apart(n_left: u8) -> usize {
    (1 << n_left) / 2
}

/// The pictures that fit everything that was answered and called.
pub(crate) fn fitting(view: &View) -> Cells {
    mind::believed(view, view.table.master, SHARP)
}

/// What the Brain Master should say; `None` for whoever does not know the
/// picture, and for questions that only people can judge.
pub(crate) fn right_word(view: &View, asked: Asked) -> Option<Word> {
    let table = &view.table;
    let picture = table.grid.at(view.secret?)?;
    let is_true = match asked {
        Asked::Known(question) => picture.is(question),
        Asked::Free(_) => return None,
    };
    let means = |word: &Word| table.agreed.answers.means_true(*word) == is_true;
    Word::BOTH.into_iter().find(means)
}

#[cfg(test)]
mod tests {
    use tabletop::{Cx, Game, Viewer};

    use super::*;
    use crate::{question::Question, rules::Options};

    /// A guesser of each level and the quick player, after a few questions with true
    /// answers.
    #[test]
    fn nobody_asks_what_it_knows_or_points_at_what_it_has_ruled_out() {
        let (mut n_asked, mut n_pointed) = (0, 0);
        for (seed, level) in (0..40).flat_map(|seed| level::ALL.map(|level| (seed, level))) {
            let mut luck = Seeded::new(seed);
            let mut game = BrainFlip::setup(&Options::default(), 3, &mut Cx::silent(&mut luck))
                .expect("a table");
            let mut play = |game: &mut BrainFlip, action| {
                let seat = game.turn().must().first().expect("somebody decides");
                game.apply(seat, action, &mut Cx::silent(&mut luck));
            };
            let secret = game.table.grid.cells().iter().nth(seed as usize % 36);
            play(&mut game, Action::Choose(secret.expect("36 places")));
            for question in Question::base()
                .skip(seed as usize % 7)
                .take(seed as usize % 6)
            {
                play(&mut game, Action::Ask(question));
                let view = game.view(Viewer::Seat(game.table.master));
                let word = right_word(&view, Asked::Known(question));
                play(
                    &mut game,
                    Action::Say(word.expect("the Brain Master knows")),
                );
            }
            let seat = game.turn().must().first().expect("somebody asks");
            let view = game.view(Viewer::Seat(seat));
            let mut player = Player {
                level,
                luck: Seeded::new(seed),
            };
            let believed = player.believed(&view, seat);
            let by_level = player.ask_or_point(&view, seat);
            let quickly = quick(&view, seat, &[], &mut Seeded::new(seed));
            for (believed, action) in [(believed, by_level), (fitting(&view), quickly)] {
                match action {
                    Action::Ask(question) => {
                        n_asked += 1;
                        let n_yes = believed.and(game.table.grid.true_of(question)).len();
                        assert!(0 < n_yes && n_yes < believed.len(), "{level:?}: {game}");
                    }
                    Action::Point(cell) => {
                        n_pointed += 1;
                        assert!(believed.contains(cell), "{level:?}: {game}");
                    }
                    action => panic!("{level:?}: {action}"),
                }
            }
        }
        assert!(200 < n_asked && 20 < n_pointed, "{n_asked} {n_pointed}");
    }
}
