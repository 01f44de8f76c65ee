//! The table and the moves in numbers, for programs that learn.

use tabletop::{Numbers, Seat};

use crate::{
    action::Action,
    dispute::Vote,
    grid::{Cell, Cells, MAX_SIDE, N_CELLS},
    log::{Counted, MAX_LIMIT},
    picture::{Picture, Pictures},
    question::{Asked, Question},
    table::{Answers, GOAL, LastAnswer, Step, Word},
    view::View,
};

/// More answers than decide a tie.
const MANY: u16 = 100;

pub(crate) fn every_action(_: Seat, _: usize) -> Vec<Action> {
    let all = every_cell().map(Action::Choose);
    let all = all.chain(Question::all().map(Action::Ask));
    let all = all.chain(every_cell().map(Action::Point));
    let all = all.chain(Word::BOTH.map(Action::Say));
    let plain = [Action::Decline, Action::Correct, Action::Pass];
    let votes = [Vote::Reject, Vote::Abstain].map(Action::Vote);
    all.chain(plain).chain(votes).collect()
}

fn every_cell() -> impl Iterator<Item = Cell> {
    let rows = 0..MAX_SIDE;
    rows.flat_map(|row| (0..MAX_SIDE).map(move |column| Cell::new(row, column)))
}

pub(crate) fn write(view: &View, to: &mut Numbers<'_>) {
    let table = &view.table;
    let goal = u16::from(GOAL);
    to.by_seat("points", goal, |seat| table.points[seat]);
    to.by_seat("answers", MANY, |seat| table.answers[seat]);
    to.seat("Brain Master", Some(table.master));
    to.seat("first Brain Master", Some(table.first));
    to.seat_set("still in", table.still_in);
    let most = u16::from(MAX_LIMIT);
    to.number("left to ask", table.n_left(), most);
    to.number("limit", table.agreed.limit, most);
    let agreed = table.agreed;
    let straight = agreed.answers == Answers::Straight;
    to.flags(
        "straight, new grid, full circle",
        [straight, agreed.new_grid, agreed.full_circle],
    );
    write_step(view, to);
    write_grid(view, to);
    write_questions(view, to);
}

fn write_step(view: &View, to: &mut Numbers<'_>) {
    let table = &view.table;
    let (nth, asker) = match table.step {
        Step::Choose => (0, None),
        Step::Ask { seat } => (1, Some(seat)),
        Step::Answer { seat, .. } => (2, Some(seat)),
        Step::Review(_) => (3, None),
        Step::Vote { .. } => (4, None),
        Step::Over => (5, None),
    };
    to.one_of("step", 6, Some(nth));
    to.seat("asker", asker);
    let last = match table.last_answer {
        LastAnswer::Fresh => 0,
        LastAnswer::Corrected => 1,
        LastAnswer::Settled => 2,
    };
    to.one_of("last answer", 3, Some(last));
    let said = table.log.last_answer().map(|(_, _, said)| said);
    to.flags("last word", Word::BOTH.map(|word| Some(word) == said));
}

fn write_grid(view: &View, to: &mut Numbers<'_>) {
    let grid = &view.table.grid;
    let number = |cell| grid.at(cell).map_or(0, Picture::number);
    to.many("pictures", Picture::N.into(), every_cell().map(number));
    let possible = view.possible();
    to.flags("possible", every_cell().map(|cell| possible.contains(cell)));
    let secret = view.secret.map(Cell::index);
    to.one_of("secret", N_CELLS, secret);
    let calls = view.table.log.iter().filter_map(|(_, it)| match it {
        Counted::Call { cell, .. } => Some(cell),
        Counted::Question { .. } => None,
    });
    let called: Cells = calls.collect();
    to.flags("pointed at", every_cell().map(|cell| called.contains(cell)));
}

fn write_questions(view: &View, to: &mut Numbers<'_>) {
    let table = &view.table;
    let possible = view.possible();
    let pictures = possible.iter().filter_map(|cell| table.grid.at(cell));
    let pictures = pictures.fold(0, |all, it| all | 1 << (it.number() - 1));
    let n_true = |question: Question| {
        let Pictures(true_of) = question.meaning().true_of;
        (pictures & true_of).count_ones() as u8
    };
    to.many(
        "possible pictures it is true of",
        N_CELLS as u16,
        Question::all().map(n_true),
    );
    let mut found = [None; Question::N];
    for (_, counted) in table.log.iter() {
        if let Counted::Question {
            asked: Asked::Known(question),
            said,
            ..
        } = counted
        {
            found[question as usize] = Some(table.agreed.answers.means_true(said));
        }
    }
    to.flags("asked and true", found.map(|it| it == Some(true)));
    to.flags("asked and not true", found.map(|it| it == Some(false)));
    let asked = if let Step::Answer {
        asked: Asked::Known(question),
        ..
    } = table.step
    {
        Some(question)
    } else {
        None
    };
    to.one_of("asked now", Question::N, asked.map(|it| it as usize));
    let secret = view.secret.and_then(|cell| table.grid.at(cell));
    let truth = asked.zip(secret).map(|(asked, secret)| secret.is(asked));
    to.flags("the truth", [truth == Some(true), truth == Some(false)]);
}
