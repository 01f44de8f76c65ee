//! How much a question tells, exactly: how many pictures its answer rules out, on
//! average over all that fit the answers so far.

use tabletop::{Text, extras::Worth};

use super::{level::SHARP, mind};
use crate::{action::Action, table::Step, view::View};

/// Nothing where nobody is to ask. Whoever points at one of several gambles; what
/// counts here is the one picture that it rules out.
pub(crate) fn exact_worth(view: &View, action: Action) -> Option<Worth> {
    let Step::Ask { seat } = view.table.step else {
        return None;
    };
    let possible = mind::believed(view, seat, SHARP);
    let n = possible.len() as u64;
    if n == 0 || view.secret.is_some() {
        return None;
    }
    // What is left, added up over all pictures that it may be.
    let left = match action {
        Action::Ask(question) => {
            let yes = possible.and(view.table.grid.true_of(question)).len() as u64;
            let no = n - yes;
            yes * yes + no * no
        }
        Action::Point(cell) if possible.contains(cell) => n * (n - 1),
        Action::Point(_) => n * n,
        Action::Choose(_)
        | Action::AskFree
        | Action::Say(_)
        | Action::Decline
        | Action::Correct
        | Action::Dispute(_)
        | Action::Vote(_)
        | Action::Pass => return None,
    };
    Some(Worth {
        numerator: n * n - left,
        denominator: n,
        unit: Text {
            en: "pictures ruled out",
            fr: "images écartées",
        },
    })
}

#[cfg(test)]
mod tests {
    use tabletop::{Cx, Game, Viewer, chance::Seeded};

    use super::*;
    use crate::{grid::Cell, question::Question, rules::Options, state::BrainFlip};

    #[test]
    fn halves_rule_out_most_and_a_picture_that_is_ruled_out_nothing() {
        let mut luck = Seeded::new(1);
        let mut cx = Cx::silent(&mut luck);
        let mut game = BrainFlip::setup(&Options::default(), 2, &mut cx).expect("a table");
        let seat = game.turn().must().first().expect("somebody chooses");
        game.apply(seat, Action::Choose(Cell::new(0, 0)), &mut cx);
        let asker = game.turn().must().first().expect("somebody asks");
        let view = game.view(Viewer::Seat(asker));
        let thousandths = |action| exact_worth(&view, action).map(Worth::thousandths);
        let asked = Question::all().filter_map(|it| thousandths(Action::Ask(it)));
        // 36 pictures in two halves: 18 are left, whatever the answer.
        assert_eq!(asked.max(), Some(18_000));
        assert_eq!(thousandths(Action::Point(Cell::new(1, 1))), Some(1000));
        assert_eq!(thousandths(Action::AskFree), None);
        let master = game.view(Viewer::Seat(seat));
        let any = Question::all().next().expect("there are questions");
        assert_eq!(exact_worth(&master, Action::Ask(any)), None);
    }
}
