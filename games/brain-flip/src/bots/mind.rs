//! What a guesser makes of the answers.

use tabletop::{Chance, Seat, chance::Seeded};

use super::Level;
use crate::{grid::Cells, log::Counted, question::Asked, table::Answers, view::View};

/// The places that fit everything a player of this level remembers.
pub(super) fn believed(view: &View, seat: Seat, level: Level) -> Cells {
    let table = &view.table;
    let last = table.log.last_answer().map(|(number, _, _)| number);
    let mut cells = table.grid.cells();
    for (number, counted) in table.log.iter() {
        match counted {
            Counted::Call { cell, .. } => cells = cells.without(cell),
            Counted::Question {
                asked: Asked::Known(question),
                said,
                ..
            } => {
                let mut is_misread = false;
                // Whoever never slips should not take the time to find out.
                if 0 < level.forgets + level.misreads {
                    let mut slips = slips(view, seat, number);
                    let is_forgotten = slips(level.forgets) && last != Some(number);
                    is_misread = slips(level.misreads) && table.agreed.answers == Answers::Flipped;
                    if is_forgotten {
                        continue;
                    }
                }
                let is_true = table.agreed.answers.means_true(said) != is_misread;
                let true_of = table.grid.true_of(question);
                cells = if is_true {
                    cells.and(true_of)
                } else {
                    cells.minus(true_of)
                };
            }
            Counted::Question {
                asked: Asked::Free(_),
                ..
            } => (),
        }
    }
    cells
}

/// Whether the mind slips over answer `number`. The same mind slips over the
/// same answer every time it is asked: a bot has no memory of its own between
/// its moves, and would otherwise remember now what it forgot before.
fn slips(view: &View, seat: Seat, number: u8) -> impl FnMut(u32) -> bool {
    let table = &view.table;
    let mut part: Vec<u64> = vec![number.into(), u8::from(seat).into()];
    part.push(u8::from(table.master).into());
    part.extend(table.points.as_slice().iter().map(|it| u64::from(*it)));
    part.extend(table.grid.iter().map(|(_, it)| u64::from(it.number())));
    let mut luck = Seeded::derived(0, &part);
    move |thousandths| luck.draw(999) < thousandths
}
