//! How the game is played: what is allowed when, and who carries it out.

mod check;
mod mistake;
mod review;
mod round;

use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Cx, EventInfo, Extras, Game, Info, Numbers, Refusal, RuleId, Seat, SeatSet, Turn,
    Viewer,
    extras::{ExactValue, Worth},
    rule,
};

use crate::{
    action::Action,
    bots,
    dispute::Vote,
    event::{Event, Tiebreak},
    grid::{MAX_SIDE, MIN_SIDE},
    guess,
    log::{Counted, MAX_LIMIT},
    numbers,
    picture::Picture,
    question::{Asked, Question},
    rulebook as r,
    state::BrainFlip,
    table::{Agreed, Answers, GOAL, Step, Word},
    view::View,
};

/// What the players agree on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Rows and columns, 2 to 6.
    pub grid: u8,
    /// The Brain Master tells the truth.
    pub straight: bool,
    /// Questions and calls in a round, 1 to 20; `null` for the usual number.
    pub limit: Option<u8>,
    /// Every round gets a new grid.
    pub new_grid: bool,
    /// Everybody is Brain Master equally often; `null` for the usual: at a
    /// table of two.
    pub full_circle: Option<bool>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            grid: MAX_SIDE,
            straight: false,
            limit: None,
            new_grid: false,
            full_circle: None,
        }
    }
}

/// What the table waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// The Brain Master picks a picture.
    Choose { master: Seat },
    /// A guesser asks or points. The others in `callers` may point too, and
    /// the Brain Master may correct the answer with the number in `oops`.
    Ask {
        seat: Seat,
        master: Seat,
        n_left: u8,
        callers: SeatSet,
        oops: Option<u8>,
    },
    /// The Brain Master answers.
    Answer {
        master: Seat,
        seat: Seat,
        asked: Asked,
        answers: Answers,
        callers: SeatSet,
    },
    /// Guessers dispute an answer or pass.
    Review { awaited: SeatSet },
    /// Guessers vote on an answer, or the Brain Master says whether one who
    /// is alone with the doubt is right.
    Vote {
        number: u8,
        master: Seat,
        awaited: SeatSet,
    },
    Over {
        winners: SeatSet,
        tiebreak: Option<Tiebreak>,
    },
}

impl Game for BrainFlip {
    const INFO: Info = Info {
        id: "brain-flip",
        title: "Brain Flip",
        seats: 2..=6,
        rules_version: 2,
        credits: "Designed by Martin Nedergaard Andersen, published by FoxMind in 2016",
        has_secrets: true,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(
        options: &Options,
        n_seats: usize,
        cx: &mut Cx<'_, Event>,
    ) -> Result<BrainFlip, Refusal> {
        rule!(r::BFL_1_PLAYERS);
        if !BrainFlip::INFO.seats.contains(&n_seats) {
            return Err(Refusal::Forbidden(r::BFL_1_PLAYERS));
        }
        Ok(round::open_table(
            options.agree(n_seats)?,
            options.grid,
            n_seats,
            cx,
        ))
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let cells = || self.table.grid.iter().map(|(cell, _)| cell);
        let is_master = seat == self.table.master;
        match self.table.step {
            Step::Choose => out.extend(cells().map(Action::Choose)),
            Step::Ask { seat: asker } => {
                if is_master {
                    out.push(Action::Correct);
                    return;
                }
                if seat == asker {
                    out.extend(Question::all().map(Action::Ask));
                    out.push(Action::AskFree);
                }
                out.extend(cells().map(Action::Point));
            }
            Step::Answer { asked, .. } => {
                if !is_master {
                    out.extend(cells().map(Action::Point));
                    return;
                }
                out.extend(Word::BOTH.map(Action::Say));
                if let Asked::Free(_) = asked {
                    out.push(Action::Decline);
                }
            }
            Step::Review(review) => {
                let free = self.table.log.free();
                let open = free.filter(|number| !review.was_disputed(*number));
                out.extend(open.map(Action::Dispute));
                out.push(Action::Pass);
            }
            Step::Vote { .. } => {
                out.extend([Vote::Uphold, Vote::Reject].map(Action::Vote));
                if !is_master {
                    out.push(Action::Vote(Vote::Abstain));
                }
            }
            Step::Over => (),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        check::check(&self.table, seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        match action {
            Action::Choose(cell) => round::choose(self, cell, cx),
            Action::Ask(question) => round::ask(self, seat, Asked::Known(question), cx),
            Action::AskFree => {
                let asked = Asked::Free(self.table.next_remark);
                round::ask(self, seat, asked, cx);
            }
            Action::Point(cell) => round::point(self, seat, cell, cx),
            Action::Say(word) => round::say(self, word, cx),
            Action::Decline => round::decline(self, cx),
            Action::Correct => mistake::correct(self, cx),
            Action::Dispute(number) => review::dispute(self, seat, number, cx),
            Action::Vote(vote) => review::vote(self, seat, vote, cx),
            Action::Pass => review::pass(self, seat, cx),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut dyn Chance) -> BrainFlip {
        guess::evenly(view, chance)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn follow(view: &mut View, event: &Event) {
        view.follow(event);
    }

    fn event_info(event: &Event) -> EventInfo {
        event.info()
    }

    fn assert_sound(&self) {
        let table = &self.table;
        let (agreed, grid) = (table.agreed, &table.grid);
        let mut cards = 0u64;
        for (_, picture) in grid.iter() {
            assert_eq!(cards >> picture.card() & 1, 0, "a card lies twice");
            cards |= 1 << picture.card();
        }
        let is_chosen = table.step != Step::Choose;
        assert_eq!(self.secret.is_some(), is_chosen, "there is a secret or not");
        assert!(self.secret.is_none_or(|cell| grid.at(cell).is_some()));
        assert!(table.n_counted() <= agreed.limit, "too much was counted");
        let mut still_in = table.guessers();
        for (_, counted) in table.log.iter() {
            if let Counted::Call { seat, cell } = counted {
                if Some(cell) == self.secret {
                    assert_eq!(table.step, Step::Over, "a right call ends the round");
                } else {
                    still_in = still_in.without(seat);
                }
            }
        }
        assert_eq!(table.still_in, still_in, "who called wrongly is out");
        let has_won = table.points.as_slice().iter().any(|it| GOAL <= *it);
        assert!(
            has_won == (table.step == Step::Over) || has_won && agreed.full_circle,
            "three points end the game"
        );
    }
}

impl Extras for BrainFlip {
    fn exact_values() -> Vec<ExactValue> {
        bots::exact_values()
    }

    // Guessers point out of turn, and the Brain Master says "oops".
    const MAY_INTERRUPT: bool = true;

    fn every_action(me: Seat, n_seats: usize) -> Vec<Action> {
        numbers::every_action(me, n_seats)
    }

    fn numbers(view: &View, to: &mut Numbers<'_>) {
        numbers::write(view, to);
    }

    fn needs_words(action: Action) -> Option<RuleId> {
        (action == Action::AskFree).then(|| {
            rule!(r::BFL_13_WORDS);
            r::BFL_13_WORDS
        })
    }

    fn exact_worth(view: &View, action: Action) -> Option<Worth> {
        bots::exact_worth(view, action)
    }

    fn is_for_people(view: &View, action: Action) -> bool {
        view.is_for_people(action)
    }
}

impl Options {
    fn agree(&self, n_seats: usize) -> Result<Agreed, Refusal> {
        let Options {
            grid,
            straight,
            limit,
            new_grid,
            full_circle,
        } = *self;
        if !(MIN_SIDE..=MAX_SIDE).contains(&grid) {
            return Err(Refusal::Unreadable(format!(
                "grid is {grid}, but a grid has 2 to 6 rows"
            )));
        }
        let answers = if straight {
            Answers::Straight
        } else {
            Answers::Flipped
        };
        let limit = match limit {
            None => answers.usual_limit(grid),
            Some(limit) => {
                rule!(r::BFL_10_HOST);
                limit
            }
        };
        if !(1..=MAX_LIMIT).contains(&limit) {
            return Err(Refusal::Unreadable(format!(
                "limit is {limit}, but 1 to {MAX_LIMIT} questions and calls can be agreed on"
            )));
        }
        let full_circle = full_circle.unwrap_or_else(|| {
            rule!(r::BFL_8_TWO);
            n_seats == 2
        });
        Ok(Agreed {
            answers,
            limit,
            new_grid,
            full_circle,
        })
    }
}

impl BrainFlip {
    /// Makes an event happen and tells it.
    fn happen(&mut self, event: Event, cx: &mut Cx<'_, Event>) {
        self.table.follow(&event);
        cx.emit(event);
    }

    fn is_true_of_secret(&self, question: Question) -> bool {
        let picture: Picture = self.chosen().picture;
        picture.is(question)
    }
}
