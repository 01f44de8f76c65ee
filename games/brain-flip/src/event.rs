//! What happened, and who may know it.

use serde::{Deserialize, Serialize};
use tabletop::{Beat, Cue, EventInfo, Seat, SeatSet, Viewer, extras::Note};

use crate::{
    dispute::{Verdict, Vote},
    grid::{Cell, Grid},
    picture::Picture,
    question::Asked,
    table::Word,
};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Cards were shuffled and laid out.
    Dealt { grid: Grid },
    /// Somebody is Brain Master.
    RoundBegan { master: Seat },
    /// The Brain Master has a picture in mind; `None` for all others.
    Chose { master: Seat, spot: Option<Spot> },
    /// It is a guesser's turn to ask.
    Turn { seat: Seat },
    /// A question was asked. As no mistake came to light, the answer `proved`
    /// before it was right.
    Asked {
        seat: Seat,
        asked: Asked,
        proved: Option<u8>,
    },
    /// The Brain Master said a word.
    Answered {
        master: Seat,
        asked: Asked,
        said: Word,
    },
    /// "Oops": the answer with this number is now the other word.
    Corrected {
        master: Seat,
        number: u8,
        said: Word,
    },
    /// The Brain Master handed a free question back.
    Declined { master: Seat, seat: Seat },
    /// "Got it!"
    Called { seat: Seat, spot: Spot, call: Call },
    /// The answer with this number was wrong.
    MistakeFound {
        master: Seat,
        number: u8,
        asked: Asked,
        said: Word,
    },
    /// The secret is out.
    Shown { spot: Spot },
    /// Nobody found the picture, and answers to free questions can be disputed.
    ReviewBegan,
    /// A guesser disputes nothing more.
    Passed { seat: Seat },
    /// A guesser doubts an answer.
    Disputed { seat: Seat, number: u8 },
    /// Somebody said what to think of it.
    Voted { seat: Seat, vote: Vote },
    /// All have voted.
    Decided { number: u8, verdict: Verdict },
    /// A point was won.
    Scored { seat: Seat, feat: Feat },
    /// A Brain Master paid for a mistake; nothing if there was no point.
    Lost { seat: Seat, n: u8 },
    /// Somebody has won.
    Ended {
        winners: SeatSet,
        tiebreak: Option<Tiebreak>,
    },
}

/// A place in the grid and what lies there.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Spot {
    pub cell: Cell,
    pub picture: Picture,
}

/// What came of a call.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Call {
    Right,
    Wrong,
    /// Wrong because of a wrong answer, and not punished.
    Misled,
}

/// What a point was won with.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Feat {
    /// A guesser found the picture.
    Found,
    /// The Brain Master's picture was not found.
    Hid,
}

/// What decided between equal points.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tiebreak {
    /// The winner used fewer answers.
    Answers,
}

impl Event {
    /// As `viewer` saw it. Only the choice is secret.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        match *self {
            Event::Chose { master, .. } if !viewer.may_see(master) => {
                Event::Chose { master, spot: None }
            }
            Event::Chose { .. }
            | Event::Dealt { .. }
            | Event::RoundBegan { .. }
            | Event::Turn { .. }
            | Event::Asked { .. }
            | Event::Answered { .. }
            | Event::Corrected { .. }
            | Event::Declined { .. }
            | Event::Called { .. }
            | Event::MistakeFound { .. }
            | Event::Shown { .. }
            | Event::ReviewBegan
            | Event::Passed { .. }
            | Event::Disputed { .. }
            | Event::Voted { .. }
            | Event::Decided { .. }
            | Event::Scored { .. }
            | Event::Lost { .. }
            | Event::Ended { .. } => self.clone(),
        }
    }

    /// What somebody learns from cannot be taken back. The lab counts rounds,
    /// questions, calls, who scores, and mistakes.
    pub(crate) fn info(&self) -> EventInfo {
        let silent = EventInfo::new(Beat::None);
        let answer = EventInfo::new(Beat::Count);
        let verdict = EventInfo::new(Beat::Verdict).revealing();
        match *self {
            Event::RoundBegan { .. } => silent.heard_as(Cue::Bell).counted(Note::new("round")),
            // A question taken back has told nobody anything but what its asker
            // is curious about, unless it proved the answer before it.
            Event::Asked { proved, .. } => {
                EventInfo::new(Beat::Move).revealing_if(proved.is_some())
            }
            Event::Answered { .. } => answer.revealing().counted(Note::new("question")),
            Event::Corrected { master, .. } => answer
                .revealing()
                .counted(Note::to("answer corrected", master)),
            Event::Declined { master, .. } => answer.counted(Note::to("question declined", master)),
            Event::Called { seat, call, .. } => match call {
                Call::Right => verdict,
                Call::Wrong => verdict.counted(Note::to("wrong call", seat)),
                Call::Misled => verdict.counted(Note::to("misled call", seat)),
            },
            Event::MistakeFound { master, .. } => silent
                .revealing()
                .counted(Note::to("mistake found", master)),
            Event::Shown { .. } => EventInfo::new(Beat::Finale).revealing().no_news(),
            Event::Voted { .. } => silent.revealing(),
            Event::Decided { verdict: it, .. } => verdict.counted(Note::new(match it {
                Verdict::Mistake => "dispute upheld",
                Verdict::Right => "dispute rejected",
                Verdict::Void => "dispute void",
            })),
            Event::Scored { seat, feat } => silent.counted(match feat {
                Feat::Found => Note::to("guesser scored", seat),
                Feat::Hid => Note::to("master scored", seat),
            }),
            Event::Lost { .. } => silent.counted(Note::new("nobody scored")),
            Event::Dealt { .. }
            | Event::Chose { .. }
            | Event::Turn { .. }
            | Event::ReviewBegan
            | Event::Passed { .. }
            | Event::Disputed { .. }
            | Event::Ended { .. } => silent,
        }
    }
}
