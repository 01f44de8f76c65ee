//! Why somebody may have made a move, from what the asker knows.

use scene::Words;
use tabletop::Seat;

use crate::{
    action::Action,
    belief::Belief,
    bots::{fitting, right_word},
    event::Event,
    grid::Cell,
    lang,
    question::{Asked, Question},
    table::{Answers, Step, Word},
    view::View,
};

pub(super) fn reason(view: &View, action: Action, words: &Words<'_>) -> Option<String> {
    let lang = words.lang;
    match action {
        Action::Choose(cell) => choose(view, cell, words),
        Action::Ask(question) => ask(view, question, words),
        Action::Point(cell) => point(view, cell, words),
        Action::Say(word) => say(view, word, words),
        Action::Decline => Some(lang::reason_decline(lang).to_owned()),
        Action::Correct => {
            let (_, asked, said) = view.table.correctable()?;
            let is_wrong = right_word(view, asked).is_some_and(|right| right != said);
            is_wrong.then(|| lang::reason_correct(lang).to_owned())
        }
        Action::AskFree | Action::Dispute(_) | Action::Vote(_) | Action::Pass => None,
    }
}

/// The move that an event is about, if its reader was told which.
pub(super) fn made(event: &Event) -> Option<(Seat, Action)> {
    let made = match *event {
        Event::Chose { master, spot } => (master, Action::Choose(spot?.cell)),
        Event::Asked { seat, asked, .. } => match asked {
            Asked::Known(question) => (seat, Action::Ask(question)),
            Asked::Free(_) => (seat, Action::AskFree),
        },
        Event::Answered { master, said, .. } => (master, Action::Say(said)),
        Event::Corrected { master, .. } => (master, Action::Correct),
        Event::Declined { master, .. } => (master, Action::Decline),
        Event::Called { seat, spot, .. } => (seat, Action::Point(spot.cell)),
        Event::Passed { seat } => (seat, Action::Pass),
        Event::Disputed { seat, number } => (seat, Action::Dispute(number)),
        Event::Voted { seat, vote } => (seat, Action::Vote(vote)),
        Event::Dealt { .. }
        | Event::RoundBegan { .. }
        | Event::Turn { .. }
        | Event::MistakeFound { .. }
        | Event::Shown { .. }
        | Event::ReviewBegan
        | Event::Decided { .. }
        | Event::Scored { .. }
        | Event::Lost { .. }
        | Event::Ended { .. } => return None,
    };
    Some(made)
}

/// What is like many others is left together with them. Nobody else is told
/// which picture it was.
fn choose(view: &View, cell: Cell, words: &Words<'_>) -> Option<String> {
    if !view.eyes.may_see(view.table.master) {
        return None;
    }
    let (belief, cells) = (Belief::about(&view.table.grid), view.table.grid.cells());
    let is_odder = |it: &Cell| belief.weight(*it) < belief.weight(cell);
    let n_odder = cells.iter().filter(is_odder).count();
    let lang = words.lang;
    let says = if 2 * cells.len() <= 3 * n_odder {
        lang::reason_like_others(lang)
    } else if 3 * n_odder <= cells.len() {
        lang::reason_unlike_others(lang)
    } else {
        lang::reason_neither(lang)
    };
    Some(says.to_owned())
}

/// How the pictures that fit all answers are split.
fn ask(view: &View, question: Question, words: &Words<'_>) -> Option<String> {
    let left = fitting(view);
    let yes = left.and(view.table.grid.true_of(question)).len();
    let no = left.len() - yes;
    let split = lang::ReasonSplit {
        n: left.len(),
        more: yes.max(no),
        fewer: yes.min(no),
    };
    (0 < yes && 0 < no).then(|| split.say(words.lang))
}

fn point(view: &View, cell: Cell, words: &Words<'_>) -> Option<String> {
    let lang = words.lang;
    let left = fitting(view);
    let is_last = view.table.n_left() == 1;
    match left.len() {
        _ if !left.contains(cell) => None,
        1 => Some(lang::reason_only_fit(lang).to_owned()),
        n if is_last => Some(lang::reason_last_try(lang, n)),
        n if 1 < view.table.still_in.len() => Some(lang::reason_race(lang, n)),
        n => Some(lang::reason_one_of(lang, n)),
    }
}

/// Only who knows the picture knows why.
fn say(view: &View, word: Word, words: &Words<'_>) -> Option<String> {
    let lang = words.lang;
    let Step::Answer { asked, .. } = view.table.step else {
        return None;
    };
    if right_word(view, asked) != Some(word) {
        return None;
    }
    let answers = view.table.agreed.answers;
    let says = match (answers, answers.means_true(word)) {
        (Answers::Flipped, true) => lang::reason_true_flipped(lang),
        (Answers::Flipped, false) => lang::reason_false_flipped(lang),
        (Answers::Straight, true) => lang::reason_true(lang),
        (Answers::Straight, false) => lang::reason_false(lang),
    };
    Some(says.to_owned())
}
