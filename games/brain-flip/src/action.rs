//! What a player may do, and how it is written.

use std::{fmt, str::FromStr};

use crate::{dispute::Vote, grid::Cell, question::Question, table::Word};

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The Brain Master picks the secret picture: `choose b4`.
    Choose(Cell),
    /// A guesser asks from the vocabulary: `ask hat`.
    Ask(Question),
    /// A guesser asks in own words, which travel beside the move: `ask free`.
    AskFree,
    /// "Got it!", and a picture: `point b4`.
    Point(Cell),
    /// The word the table hears: `yes`, `no`.
    Say(Word),
    /// The Brain Master hands a free question back: `decline`.
    Decline,
    /// "Oops": the last answer becomes the other word: `correct`.
    Correct,
    /// A guesser doubts the answer with this number: `dispute 4`.
    Dispute(u8),
    /// `vote uphold`, `vote reject`, `vote abstain`.
    Vote(Vote),
    /// Disputes nothing, or nothing more: `pass`.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(cell) => write!(f, "choose {cell}"),
            Action::Ask(question) => write!(f, "ask {question}"),
            Action::AskFree => f.write_str("ask free"),
            Action::Point(cell) => write!(f, "point {cell}"),
            Action::Say(word) => word.fmt(f),
            Action::Decline => f.write_str("decline"),
            Action::Correct => f.write_str("correct"),
            Action::Dispute(number) => write!(f, "dispute {number}"),
            Action::Vote(Vote::Uphold) => f.write_str("vote uphold"),
            Action::Vote(Vote::Reject) => f.write_str("vote reject"),
            Action::Vote(Vote::Abstain) => f.write_str("vote abstain"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["choose", cell] => cell.parse().map(Action::Choose),
            ["ask", "free"] => Ok(Action::AskFree),
            ["ask", question] => question.parse().map(Action::Ask),
            ["point", cell] => cell.parse().map(Action::Point),
            [word @ ("yes" | "no")] => word.parse().map(Action::Say),
            ["decline"] => Ok(Action::Decline),
            ["correct"] => Ok(Action::Correct),
            ["dispute", number] => read_number(number).map(Action::Dispute),
            ["vote", "uphold"] => Ok(Action::Vote(Vote::Uphold)),
            ["vote", "reject"] => Ok(Action::Vote(Vote::Reject)),
            ["vote", "abstain"] => Ok(Action::Vote(Vote::Abstain)),
            ["pass"] => Ok(Action::Pass),
            _ => Err(format!(
                "{text:?} is not a move, write choose b4, ask hat, ask free, point b4, yes, no, \
                 decline, correct, dispute 4, vote uphold, vote reject, vote abstain or pass"
            )),
        }
    }
}

/// `1` to `20`, each in one spelling only.
fn read_number(text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|it: &u8| it.to_string() == text);
    number.ok_or_else(|| format!("{text:?} is not the number of an answer, write dispute 4"))
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Word::Yes => "yes",
            Word::No => "no",
        })
    }
}

impl FromStr for Word {
    type Err = String;

    fn from_str(text: &str) -> Result<Word, String> {
        match text {
            "yes" => Ok(Word::Yes),
            "no" => Ok(Word::No),
            _ => Err(format!("{text:?} is neither yes nor no")),
        }
    }
}
