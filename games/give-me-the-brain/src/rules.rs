//! How the game is played: what is allowed when, and who carries it out.

mod answers;
mod bidding;
mod brain;
mod check;
mod deck;
mod drill;
mod jobs;
mod players;
mod sound;
mod steps;
mod turns;

use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Chance, Cx, EventInfo, Extras, Game, Info, Numbers, Refusal, Seat, SeatSet, Turn,
    Viewer, rule,
};

use crate::{
    action::Action,
    card::Face,
    cards::Cards,
    event::Event,
    faces::Faces,
    guess,
    job::{Job, Step},
    numbers, rulebook as r,
    state::GiveMeTheBrain,
    table::{How, MAX_PLAYERS, MIN_PLAYERS, Phase, Table, Win},
    view::View,
};

/// Cards everybody is dealt.
pub const FIRST_CARDS: u8 = 7;

/// Nothing can be agreed on beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

/// What the table waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Bid or pass.
    Bid {
        seat: Seat,
        /// The highest bid so far.
        best: Option<(Seat, u8)>,
        dropper: Option<Seat>,
    },
    /// Work or loaf; after a job, work on or stop.
    Work {
        seat: Seat,
        hands_left: u8,
        has_worked: bool,
    },
    /// Put the top card on the discards, or leave it.
    Toss {
        seat: Seat,
        card: Option<Face>,
    },
    /// Choose something for an instruction of a job.
    Step {
        seat: Seat,
        job: Job,
        /// Which of its instructions, from 0.
        place: u8,
        step: Step,
        /// How many cards or players have been dealt with.
        count: u8,
        chosen: Option<Seat>,
        third: Option<Seat>,
    },
    /// These players choose cards to be passed on.
    SetAside {
        awaited: SeatSet,
    },
    Over(Win),
}

impl Game for GiveMeTheBrain {
    const INFO: Info = Info {
        id: "give-me-the-brain",
        title: "Give Me The Brain",
        seats: MIN_PLAYERS..=MAX_PLAYERS,
        rules_version: 1,
        credits: "Designed by James Ernest, published by Cheapass Games, \
                  112-card edition of 2002",
        has_secrets: true,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(
        _: &Options,
        n_seats: usize,
        cx: &mut Cx<'_, Event>,
    ) -> Result<GiveMeTheBrain, Refusal> {
        rule!(r::GMB_1_PLAYERS);
        if !GiveMeTheBrain::INFO.seats.contains(&n_seats) {
            return Err(Refusal::Forbidden(r::GMB_1_PLAYERS));
        }
        Ok(open_table(n_seats, cx))
    }

    fn turn(&self) -> Turn {
        match &self.table.phase {
            Phase::Bidding(_) | Phase::Work(_) => Turn::waiting(self.table.awaited()),
            Phase::Over(win) => Turn::Over(self.table.standings(win.seat)),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.answers(seat, |action| out.push(action));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        check::check(self, seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        match self.table.phase {
            Phase::Bidding(_) => bidding::answer(self, seat, action, cx),
            Phase::Work(work) if work.jobs.is_empty() => turns::answer(self, action, cx),
            Phase::Work(_) => jobs::answer(self, seat, action, cx),
            Phase::Over(_) => unreachable!("a finished game takes no moves"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut dyn Chance) -> GiveMeTheBrain {
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
        self.assert_cards();
        self.assert_numbers();
        self.assert_knowledge();
        self.assert_phase();
    }
}

impl Extras for GiveMeTheBrain {
    fn every_action(me: Seat, n_seats: usize) -> Vec<Action> {
        numbers::every_action(me, n_seats)
    }

    fn numbers(view: &View, to: &mut Numbers<'_>) {
        numbers::write(view, to);
    }
}

fn open_table(n_seats: usize, cx: &mut Cx<'_, Event>) -> GiveMeTheBrain {
    rule!(r::GMB_1_CARDS);
    rule!(r::GMB_3_FLOOR);
    let mut game = GiveMeTheBrain::fresh(&Table::fresh(n_seats), Cards::BOX);
    rule!(r::GMB_1_DEAL);
    for seat in game.table.seats() {
        let mut deck = game.deck;
        let dealt = (0..FIRST_CARDS).map(|_| deck.draw(cx).expect("there are enough cards"));
        let cards = Some(dealt.collect());
        game.happens(Event::Dealt { seat, cards }, cx);
    }
    rule!(r::GMB_3_FIRST_BIDDER);
    let first = Seat::new(cx.pick(n_seats));
    bidding::begin(&mut game, first, None, cx);
    game
}

impl GiveMeTheBrain {
    /// Somebody has won: everybody shows what is left.
    fn finish(&mut self, seat: Seat, how: How, cx: &mut Cx<'_, Event>) {
        self.happens(Event::Won(Win { seat, how }), cx);
        let n_seats = self.table.n_seats();
        let hands = BySeat::new(n_seats, |seat| Faces::from(self.hands.held(seat)));
        self.happens(Event::HandsShown { hands }, cx);
    }
}
