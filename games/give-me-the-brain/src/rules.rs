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
    BySeat, Chance, Cx, Extras, Game, Info, Placing, Refusal, Seat, SeatSet, Standings, Turn,
    Viewer, extras::Note, rule,
};

use crate::{
    action::Action,
    card::Face,
    cards::Cards,
    deck::Deck,
    event::Event,
    faces::Faces,
    guess,
    hands::Hands,
    job::{Job, Step},
    rulebook as r,
    state::{Brain, GiveMeTheBrain, How, MAX_PLAYERS, MIN_PLAYERS, Phase, Win},
    view::View,
    work::{Underway, Work},
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
        match &self.phase {
            Phase::Bidding(bidding) => Turn::waiting(bidding.next().into_iter().collect()),
            Phase::Work(work) => Turn::waiting(self.awaited(work)),
            Phase::Over(win) => Turn::Over(self.standings(win.seat)),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.answers(seat, |action| out.push(action));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        check::check(self, seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        match self.phase {
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

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn assert_sound(&self) {
        self.assert_cards();
        self.assert_knowledge();
        self.assert_phase();
    }
}

impl Extras for GiveMeTheBrain {
    fn notes(event: &Event, out: &mut Vec<Note>) {
        event.notes(out);
    }
}

fn open_table(n_seats: usize, cx: &mut Cx<'_, Event>) -> GiveMeTheBrain {
    rule!(r::GMB_1_CARDS);
    rule!(r::GMB_3_FLOOR);
    let mut table = GiveMeTheBrain {
        hands: Hands::empty(n_seats),
        deck: Deck::of(Cards::BOX),
        discards: Cards::NONE,
        tables: BySeat::new(n_seats, |_| Cards::NONE),
        laid_out: Cards::NONE,
        set_aside: Cards::NONE,
        brain: Brain::OnTheFloor,
        phase: Phase::Work(Work::new(Seat::new(0), 0)),
        n_turns: 0,
    };
    rule!(r::GMB_1_DEAL);
    for seat in table.seats() {
        for _ in 0..FIRST_CARDS {
            let card = table.deck.draw(cx).expect("there are enough cards");
            table.hands.put(seat, card);
        }
        cx.emit(Event::Dealt {
            seat,
            cards: Some(table.hands.held(seat).into()),
        });
    }
    rule!(r::GMB_3_FIRST_BIDDER);
    let first = Seat::new(cx.pick(n_seats));
    bidding::begin(&mut table, first, None, cx);
    table
}

impl GiveMeTheBrain {
    /// The turn that is going on.
    fn work(&self) -> &Work {
        match &self.phase {
            Phase::Work(work) => work,
            Phase::Bidding(_) | Phase::Over(_) => panic!("it is nobody's turn"),
        }
    }

    fn work_mut(&mut self) -> &mut Work {
        match &mut self.phase {
            Phase::Work(work) => work,
            Phase::Bidding(_) | Phase::Over(_) => panic!("it is nobody's turn"),
        }
    }

    fn active(&self) -> Seat {
        self.work().active
    }

    /// The job that is being done.
    fn underway(&self) -> &Underway {
        let jobs = &self.work().jobs;
        jobs.current().expect("a job is being done")
    }

    fn underway_mut(&mut self) -> &mut Underway {
        let jobs = &mut self.work_mut().jobs;
        jobs.current_mut().expect("a job is being done")
    }

    /// Whether no job of the active player can make this one draw, give it
    /// cards or swap with it.
    fn is_hidden(&self, seat: Seat) -> bool {
        seat != self.active() && self.lies_before(seat, Job::HideInTheWashroom)
    }

    fn hidden(&self) -> SeatSet {
        self.seats().filter(|seat| self.is_hidden(*seat)).collect()
    }

    fn awaited(&self, work: &Work) -> SeatSet {
        match work.jobs.current().and_then(Underway::current_step) {
            Some(Step::EveryonePasses(n)) => drill::awaited(self, n),
            Some(_) | None => SeatSet::one(work.active),
        }
    }

    /// Somebody has won: everybody shows what is left.
    fn finish(&mut self, seat: Seat, how: How, cx: &mut Cx<'_, Event>) {
        let win = Win { seat, how };
        self.phase = Phase::Over(win);
        cx.emit(Event::Won(win));
        let all = self.seats().map(|seat| self.hands.held(seat));
        let all = all.fold(Cards::NONE, |all, hand| all | hand);
        self.hands.learn_all(all);
        let hands = BySeat::new(self.n_seats(), |seat| Faces::from(self.hands.held(seat)));
        cx.emit(Event::HandsShown { hands });
    }

    /// The winner, then the others by how few cards they have.
    fn standings(&self, winner: Seat) -> Standings {
        let n_cards = |seat: Seat| self.hands.held(seat).len();
        Standings(BySeat::new(self.n_seats(), |seat| {
            let is_better = |other: &Seat| {
                *other != seat && (*other == winner || n_cards(*other) < n_cards(seat))
            };
            let n_better = if seat == winner {
                0
            } else {
                self.seats().filter(is_better).count()
            };
            Placing {
                place: 1 + n_better as u8,
                points: -i32::from(n_cards(seat)),
            }
        }))
    }
}
