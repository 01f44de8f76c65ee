//! What a viewer may know: the table, and the secret if it is theirs or out.

use serde::{Deserialize, Serialize};
use tabletop::{SeatSet, Viewer, rule};

use crate::{
    action::Action,
    dispute::Vote,
    event::Event,
    grid::{Cell, Cells},
    log::Counted,
    question::Asked,
    rulebook as r,
    rules::Prompt,
    state::BrainFlip,
    table::{Step, Table},
};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub eyes: Viewer,
    pub table: Table,
    /// The chosen picture, as far as the viewer may know it.
    pub secret: Option<Cell>,
}

impl View {
    pub(crate) fn of(game: &BrainFlip, viewer: Viewer) -> View {
        let table = game.table;
        let is_known = table.is_shown() || viewer.may_see(table.master);
        rule!(r::BFL_3_CHOOSE);
        View {
            eyes: viewer,
            table,
            secret: game.secret.filter(|_| is_known),
        }
    }

    /// Brings the view up to date with what its viewer was told.
    pub(crate) fn follow(&mut self, event: &Event) {
        self.table.follow(event);
        match *event {
            Event::Chose { spot, .. } => self.secret = spot.map(|spot| spot.cell),
            Event::Shown { spot } => self.secret = Some(spot.cell),
            Event::RoundBegan { .. } => self.secret = None,
            Event::Dealt { .. }
            | Event::Turn { .. }
            | Event::Asked { .. }
            | Event::Answered { .. }
            | Event::Corrected { .. }
            | Event::Declined { .. }
            | Event::Called { .. }
            | Event::MistakeFound { .. }
            | Event::ReviewBegan
            | Event::Passed { .. }
            | Event::Disputed { .. }
            | Event::Voted { .. }
            | Event::Decided { .. }
            | Event::Scored { .. }
            | Event::Lost { .. }
            | Event::Ended { .. } => (),
        }
    }

    /// What the table waits for.
    pub fn prompt(&self) -> Prompt {
        let table = &self.table;
        let master = table.master;
        match table.step {
            Step::Choose => Prompt::Choose { master },
            Step::Ask { seat } => Prompt::Ask {
                seat,
                master,
                n_left: table.n_left(),
                callers: table.still_in.without(seat),
                oops: table.correctable().map(|(number, _, _)| number),
            },
            Step::Answer { seat, asked } => Prompt::Answer {
                master,
                seat,
                asked,
                answers: table.agreed.answers,
                callers: if table.n_left() == 0 {
                    SeatSet::EMPTY
                } else {
                    table.still_in
                },
            },
            Step::Review(review) => Prompt::Review {
                awaited: table.yet_to_pass(review),
            },
            Step::Vote { number, votes, .. } => Prompt::Vote {
                number,
                master,
                awaited: table.yet_to_vote(votes),
            },
            Step::Over => Prompt::Over {
                winners: table.standings().winners(),
                tiebreak: table.tiebreak(),
            },
        }
    }

    /// Whether only a person can make this move: bots can neither put a
    /// question into words nor judge one.
    pub(crate) fn is_for_people(&self, action: Action) -> bool {
        let is_free = match self.table.step {
            Step::Answer { asked, .. } => matches!(asked, Asked::Free(_)),
            Step::Choose | Step::Ask { .. } | Step::Review(_) | Step::Vote { .. } | Step::Over => {
                false
            }
        };
        match action {
            Action::Say(_) => is_free,
            // A Brain Master has to say something.
            Action::Vote(Vote::Reject) => self.eyes != Viewer::Seat(self.table.master),
            Action::AskFree | Action::Dispute(_) | Action::Vote(Vote::Uphold) => true,
            Action::Choose(_)
            | Action::Ask(_)
            | Action::Point(_)
            | Action::Decline
            | Action::Correct
            | Action::Vote(Vote::Abstain)
            | Action::Pass => false,
        }
    }

    /// Where the secret can lie for somebody who does not know it: at no place
    /// somebody pointed at, and nowhere that an answer rules out which a
    /// question has followed, since a wrong one would have come to light then.
    pub fn possible(&self) -> Cells {
        let table = &self.table;
        let last = table.unsettled().map(|(number, _, _)| number);
        let mut possible = table.grid.cells();
        for (number, counted) in table.log.iter() {
            match counted {
                Counted::Call { cell, .. } => possible = possible.without(cell),
                Counted::Question {
                    asked: Asked::Known(question),
                    said,
                    ..
                } if last != Some(number) => {
                    let true_of = table.grid.true_of(question);
                    possible = if table.agreed.answers.means_true(said) {
                        possible.and(true_of)
                    } else {
                        possible.minus(true_of)
                    };
                }
                Counted::Question { .. } => (),
            }
        }
        possible
    }
}
