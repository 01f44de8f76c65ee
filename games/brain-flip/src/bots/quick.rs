//! The quick player, with whom imagined games are played on: it plays by the same
//! race as the sharpest, but takes every picture to be as likely as any other, so
//! that a question is no more than how many it leaves.

use tabletop::{Bot, Chance, Decision, Seat, chance::Seeded};

use super::{
    Player, hope_of_pointing,
    level::SHARP,
    mind,
    race::{Moment, Race},
    told_apart,
};
use crate::{
    action::Action,
    belief::Belief,
    components::QUESTIONS,
    grid::{Cells, N_CELLS},
    picture::Pictures,
    question::Question,
    table::{Step, Table},
    view::View,
};

/// What somebody does who forgets nothing, and hides what Brain Masters like to
/// hide.
pub(crate) fn quick(view: &View, seat: Seat, legal: &[Action], chance: &mut dyn Chance) -> Action {
    let table = &view.table;
    match table.step {
        Step::Choose => {
            let belief = Belief::about(&table.grid);
            let cell = belief.draw(table.grid.cells(), chance);
            Action::Choose(cell.expect("a grid has pictures"))
        }
        Step::Ask { .. } => ask_or_point(table, mind::believed(view, seat, SHARP), chance),
        Step::Answer { .. } | Step::Review(_) | Step::Vote { .. } | Step::Over => {
            let luck = Seeded::new(chance.draw(u32::MAX).into());
            let mut player = Player { level: SHARP, luck };
            player.choose(&Decision {
                seat,
                view,
                memory: &(),
                legal,
            })
        }
    }
}

/// Points or asks, whichever finds more pictures. Of equals it points, or asks for
/// the most even split.
fn ask_or_point(table: &Table, cells: Cells, chance: &mut dyn Chance) -> Action {
    if cells.is_empty() {
        // The last answer was wrong, and any question brings that to light.
        let any = BySize::of(table, table.grid.cells(), chance)
            .evenest_first()
            .next();
        return Action::Ask(any.map_or(Question::Living, |it| it.1));
    }
    let mut best = None;
    let mut most = hope_of_pointing(table, 1);
    for (fewer, question) in BySize::of(table, cells, chance).evenest_first() {
        let sides = [fewer, cells.len() - fewer];
        let hope = sides
            .map(|side| hope_of_side(table, side))
            .into_iter()
            .sum();
        if most < hope {
            most = hope;
            best = Some(question);
        }
    }
    best.map_or_else(|| point(table, cells), Action::Ask)
}

fn point(table: &Table, cells: Cells) -> Action {
    let mut likeliest = match cells.len() {
        1 => cells,
        _ => Belief::about(&table.grid).likeliest(cells),
    }
    .iter();
    Action::Point(likeliest.next().expect("there is a picture left"))
}

/// What a guesser finds of so many pictures that an answer leaves.
fn hope_of_side(table: &Table, side: usize) -> u64 {
    let n_left = table.n_left() - 1;
    match table.still_in.len() {
        1 => Race::picture(n_left) * told_apart(n_left).min(side) as u64,
        guessers => {
            let found = Race::computed().found(Moment {
                pictures: side,
                guessers,
                n_left,
            });
            // Whoever has asked is on turn again after all others.
            found[guessers - 1]
        }
    }
}

/// A question for every number of pictures that the rarer answer can leave.
struct BySize([Option<Question>; N_CELLS / 2 + 1]);

impl BySize {
    /// Of equals any, since a Brain Master should not know which it will be.
    fn of(table: &Table, cells: Cells, chance: &mut dyn Chance) -> BySize {
        let places = table.grid.iter();
        let left: Pictures = places
            .filter(|(cell, _)| cells.contains(*cell))
            .map(|(_, picture)| picture)
            .collect();
        let n = left.len();
        let first = chance.pick(Question::N);
        let mut by_size = [None; N_CELLS / 2 + 1];
        let (before, from) = QUESTIONS.split_at(first);
        for meaning in from.iter().chain(before) {
            let yes = left.and(meaning.true_of).len();
            let fewer = yes.min(n - yes) as usize;
            by_size[fewer].get_or_insert(meaning.question);
        }
        BySize(by_size)
    }

    /// The most even split first; what splits nothing is left out.
    fn evenest_first(&self) -> impl Iterator<Item = (usize, Question)> {
        let by_size = self.0.iter().enumerate().skip(1).rev();
        by_size.filter_map(|(fewer, question)| Some((fewer, (*question)?)))
    }
}
