//! What was asked and said, round by round, as the events tell it.

use brain_flip::{Asked, Call, Event, Word, event::Spot};
use tabletop::Seat;

/// This round and the one before it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Recent {
    pub n_rounds: u32,
    pub now: Round,
    /// What the last round came to.
    pub last: Option<Round>,
}

/// A round as everybody heard it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Round {
    pub lines: Vec<Line>,
    /// The question that waits for its answer.
    pub pending: Option<(Seat, Asked)>,
    /// The picture, once it is shown.
    pub spot: Option<Spot>,
    /// What people are told at the end of it.
    pub headlines: Vec<Event>,
}

/// One thing that was said.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Line {
    Question {
        seat: Seat,
        asked: Asked,
        said: Word,
        was_corrected: bool,
    },
    Call {
        seat: Seat,
        spot: Spot,
        call: Call,
    },
}

impl Recent {
    pub fn follow(&mut self, event: &Event) {
        if let Event::RoundBegan { .. } = event {
            self.n_rounds += 1;
            let ended = std::mem::take(&mut self.now);
            self.last = ended.spot.is_some().then_some(ended);
        } else {
            self.now.follow(event);
        }
    }
}

impl Round {
    fn follow(&mut self, event: &Event) {
        match *event {
            Event::Asked { seat, asked, .. } => self.pending = Some((seat, asked)),
            Event::Declined { .. } => self.pending = None,
            Event::Answered { said, .. } => {
                if let Some((seat, asked)) = self.pending.take() {
                    self.lines.push(Line::Question {
                        seat,
                        asked,
                        said,
                        was_corrected: false,
                    });
                }
            }
            Event::Corrected { number, said, .. } => self.correct(number, said),
            Event::Called { seat, spot, call } => self.lines.push(Line::Call { seat, spot, call }),
            Event::Shown { spot } => {
                self.pending = None;
                self.spot = Some(spot);
                self.headlines.push(event.clone());
            }
            Event::MistakeFound { .. }
            | Event::Decided { .. }
            | Event::Scored { .. }
            | Event::Lost { .. }
            | Event::Ended { .. } => self.headlines.push(event.clone()),
            Event::Dealt { .. }
            | Event::RoundBegan { .. }
            | Event::Chose { .. }
            | Event::Turn { .. }
            | Event::ReviewBegan
            | Event::Passed { .. }
            | Event::Disputed { .. }
            | Event::Voted { .. } => (),
        }
    }

    fn correct(&mut self, number: u8, word: Word) {
        let line = usize::from(number).checked_sub(1);
        let line = line.and_then(|index| self.lines.get_mut(index));
        if let Some(Line::Question {
            said,
            was_corrected,
            ..
        }) = line
        {
            *said = word;
            *was_corrected = true;
        }
    }

    /// Whether anything was said in it.
    pub fn has_begun(&self) -> bool {
        !self.lines.is_empty() || self.pending.is_some()
    }
}

#[cfg(test)]
mod tests {
    use brain_flip::Question;

    use super::*;

    const ADA: Seat = Seat::new(0);
    const BERT: Seat = Seat::new(1);
    const HAT: Asked = Asked::Known(Question::Hat);

    fn recent_of(events: &[Event]) -> Recent {
        let mut recent = Recent::default();
        for event in events {
            recent.follow(event);
        }
        recent
    }

    fn spot() -> Spot {
        Spot {
            cell: "a1".parse().expect("a place"),
            picture: "cat".parse().expect("a picture"),
        }
    }

    #[test]
    fn a_call_before_the_answer_stands_before_the_question() {
        let called = Event::Called {
            seat: ADA,
            spot: spot(),
            call: Call::Wrong,
        };
        let answered = Event::Answered {
            master: BERT,
            asked: HAT,
            said: Word::No,
        };
        let asked = Event::Asked {
            seat: ADA,
            asked: HAT,
            proved: None,
        };
        let corrected = Event::Corrected {
            master: BERT,
            number: 2,
            said: Word::Yes,
        };
        let recent = recent_of(&[asked, called, answered, corrected]);
        let [
            Line::Call { .. },
            Line::Question {
                said: Word::Yes,
                was_corrected: true,
                ..
            },
        ] = recent.now.lines[..]
        else {
            panic!("{:?}", recent.now.lines)
        };
    }

    #[test]
    fn a_round_that_ended_is_kept_until_the_next_one_has_ended() {
        let began = Event::RoundBegan { master: ADA };
        let shown = Event::Shown { spot: spot() };
        let recent = recent_of(&[began.clone(), shown.clone(), began.clone()]);
        assert_eq!(recent.n_rounds, 2);
        assert_eq!(recent.last.and_then(|it| it.spot), Some(spot()));
        assert!(!recent.now.has_begun());
    }
}
