//! Wrong answers: taken back, brought to light, paid for. Rulebook 50.

use tabletop::{Cx, rule};

use super::round;
use crate::{
    event::Event,
    picture::Picture,
    question::{Asked, Question},
    rulebook as r,
    state::BrainFlip,
    table::Word,
};

/// An answer to a question of the vocabulary that is not true of the secret.
#[derive(Copy, Clone)]
pub(super) struct Wrong {
    number: u8,
    question: Question,
    said: Word,
}

pub(super) fn correct(game: &mut BrainFlip, cx: &mut Cx<'_, Event>) {
    rule!(r::BFL_11_CORRECT);
    let (number, _, said) = game
        .table
        .correctable()
        .expect("legal actions fit the step");
    let event = Event::Corrected {
        master: game.table.master,
        number,
        said: said.other(),
    };
    game.happen(event, cx);
}

/// The last answer, if it is wrong. Those that a question came after are right:
/// a wrong one would have ended the round.
pub(super) fn standing(game: &BrainFlip) -> Option<Wrong> {
    let (number, asked, said) = game.table.unsettled()?;
    match asked {
        Asked::Known(question) => {
            let claimed = game.table.agreed.answers.means_true(said);
            (claimed != game.is_true_of_secret(question)).then_some(Wrong {
                number,
                question,
                said,
            })
        }
        Asked::Free(_) => None,
    }
}

/// The wrong answer that can have led somebody to point at `picture`.
pub(super) fn misleading(game: &BrainFlip, picture: Picture) -> Option<Wrong> {
    standing(game).filter(|wrong| {
        let claimed = game.table.agreed.answers.means_true(wrong.said);
        picture.is(wrong.question) == claimed
    })
}

pub(super) fn uncover(game: &mut BrainFlip, wrong: Wrong, cx: &mut Cx<'_, Event>) {
    let Wrong {
        number,
        question,
        said,
    } = wrong;
    let event = Event::MistakeFound {
        master: game.table.master,
        number,
        asked: Asked::Known(question),
        said,
    };
    game.happen(event, cx);
    let spot = game.chosen();
    game.happen(Event::Shown { spot }, cx);
    pay(game, cx);
}

pub(super) fn pay(game: &mut BrainFlip, cx: &mut Cx<'_, Event>) {
    rule!(r::BFL_12_POINT);
    rule!(r::BFL_12_NEXT_MASTER);
    let seat = game.table.master;
    let n = game.table.points[seat].min(1);
    if n == 0 {
        rule!(r::BFL_12_ZERO);
    }
    game.happen(Event::Lost { seat, n }, cx);
    round::end_round(game, cx);
}
