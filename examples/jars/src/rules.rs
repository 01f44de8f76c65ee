//! How the game is played: what is allowed when, and who carries it out.

use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Chance, Cx, Extras, Game, Info, Refusal, Seat, SeatSet, Standings, Strategy, Turn,
    Viewer, rule,
};

use crate::{
    rulebook as r,
    shelf::{Jar, Shelf, Stock},
    state::{Action, Call, Event, Jars, Step},
    view::View,
};

/// Points that win.
pub const GOAL: u8 = 2;

/// Nothing can be agreed on beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// There is no `check`: whatever is not offered is refused as something that
/// cannot be done now.
impl Game for Jars {
    const INFO: Info = Info {
        id: "jars",
        title: "Jars",
        seats: 2..=6,
        rules_version: 1,
        credits: "An example of our own",
        has_secrets: true,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(_: &Options, n_seats: usize, cx: &mut Cx<'_, Event>) -> Result<Jars, Refusal> {
        rule!(r::JAR_1_PLAYERS);
        let mut jars = Jars {
            hands: BySeat::new(n_seats, |_| Stock::FULL),
            shelves: BySeat::new(n_seats, |_| Shelf::default()),
            points: BySeat::new(n_seats, |_| 0),
            current: Seat::new(0),
            step: Step::First,
        };
        let starter = Seat::new(cx.pick(n_seats));
        jars.begin_round(starter, cx);
        Ok(jars)
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::First => Turn::waiting(self.without_a_jar()),
            Step::Shelve | Step::Raise { .. } => Turn::waiting(SeatSet::one(self.current)),
            Step::Open { caller, .. } => Turn::waiting(SeatSet::one(caller)),
            Step::Over { winner } => {
                let points = self.points.map(|seat, points| {
                    // The last one left may have fewer points than somebody who is out.
                    i32::from(if seat == winner { GOAL } else { *points })
                });
                Turn::Over(Standings::by_points(&points))
            }
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.step {
            Step::First => out.extend(self.shelvable(seat)),
            Step::Shelve => {
                out.extend(self.shelvable(seat));
                out.extend((1..=self.n_shelved()).map(Action::Call));
            }
            Step::Raise { call, .. } => {
                out.extend((call.n + 1..=self.n_shelved()).map(Action::Call));
                out.push(Action::Pass);
            }
            Step::Open { caller, .. } => {
                let others = self.hands.seats().filter(|owner| *owner != caller);
                let closed = others.filter(|owner| 0 < self.shelves[*owner].n_closed());
                out.extend(closed.map(Action::Open));
            }
            Step::Over { .. } => (),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        match action {
            Action::Shelve(jar) => self.shelve(seat, jar, cx),
            Action::Call(n) => self.call(seat, n, cx),
            Action::Pass => self.pass(seat, cx),
            Action::Open(owner) => {
                rule!(r::JAR_4_OTHERS);
                self.open(seat, owner, cx);
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut dyn Chance) -> Jars {
        view.guess(chance)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Shelved { seat, .. } if !viewer.may_see(seat) => {
                Event::Shelved { seat, jar: None }
            }
            Event::Lost { seat, .. } if !viewer.may_see(seat) => Event::Lost { seat, jar: None },
            _ => event.clone(),
        })
    }

    fn follow(view: &mut View, event: &Event) {
        view.follow(event);
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Opened { .. })
    }

    fn assert_sound(&self) {
        for (seat, hand) in self.hands.iter() {
            let n_rotten = self.shelves[seat].iter().filter(|it| *it == Jar::Rotten);
            assert!(n_rotten.count() as u8 + hand.n_rotten <= Stock::FULL.n_rotten);
            assert!(self.n_jars(seat) <= Stock::FULL.of_any(), "jars were made");
        }
    }
}

impl Strategy for Jars {
    type Memory = ();
}

impl Extras for Jars {}

impl Jars {
    /// Jars of a player, wherever they are.
    pub fn n_jars(&self, seat: Seat) -> u8 {
        self.hands[seat].of_any() + self.shelves[seat].len()
    }

    pub fn is_in(&self, seat: Seat) -> bool {
        0 < self.n_jars(seat)
    }

    fn n_shelved(&self) -> u8 {
        let shelves = self.shelves.as_slice().iter();
        shelves.map(Shelf::len).sum()
    }

    /// Who still has to shelve a first jar.
    fn without_a_jar(&self) -> SeatSet {
        let is_awaited = |seat: &Seat| self.is_in(*seat) && self.shelves[*seat].is_empty();
        self.hands.seats().filter(is_awaited).collect()
    }

    fn shelvable(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let hand = self.hands[seat];
        let held = [Jar::Fresh, Jar::Rotten].into_iter();
        held.filter(move |jar| 0 < hand.n(*jar)).map(Action::Shelve)
    }

    /// The next player to the left who is not out.
    fn next(&self, seat: Seat) -> Seat {
        let n_seats = self.hands.len();
        let mut next = seat.left(n_seats);
        while !self.is_in(next) {
            next = next.left(n_seats);
        }
        next
    }

    fn begin_round(&mut self, starter: Seat, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_5_NEXT);
        for seat in self.hands.seats() {
            for jar in self.shelves[seat].iter() {
                *self.hands[seat].of_mut(jar) += 1;
            }
            self.shelves[seat] = Shelf::default();
        }
        self.current = starter;
        self.step = Step::First;
        cx.emit(Event::Round { starter });
    }

    fn shelve(&mut self, seat: Seat, jar: Jar, cx: &mut Cx<'_, Event>) {
        *self.hands[seat].of_mut(jar) -= 1;
        self.shelves[seat].put(jar);
        let jar = Some(jar);
        cx.emit(Event::Shelved { seat, jar });
        if self.step == Step::First {
            rule!(r::JAR_2_FIRST);
            if self.without_a_jar().is_empty() {
                self.step = Step::Shelve;
            }
        } else {
            rule!(r::JAR_2_SHELVE);
            self.current = self.next(seat);
        }
        if self.step == Step::Shelve && self.hands[self.current].of_any() == 0 {
            rule!(r::JAR_3_EMPTY_HANDED);
        }
    }

    fn call(&mut self, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_3_CALL);
        let passed = match self.step {
            Step::Raise { passed, .. } => passed,
            Step::First | Step::Shelve | Step::Open { .. } | Step::Over { .. } => SeatSet::EMPTY,
        };
        let call = Call { caller: seat, n };
        self.step = Step::Raise { call, passed };
        cx.emit(Event::Called { seat, n });
        if n == self.n_shelved() {
            rule!(r::JAR_3_ALL);
            self.open_own(call, cx);
        } else {
            self.current = self.next_bidder(seat, passed);
        }
    }

    fn pass(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_3_RAISE);
        let Step::Raise { call, passed } = self.step else {
            unreachable!("legal actions fit the step")
        };
        let passed = passed.with(seat);
        self.step = Step::Raise { call, passed };
        cx.emit(Event::Passed { seat });
        self.current = self.next_bidder(seat, passed);
        if self.current == call.caller {
            self.open_own(call, cx);
        }
    }

    /// The next who has not passed; in the end, the caller.
    fn next_bidder(&self, seat: Seat, passed: SeatSet) -> Seat {
        let mut next = self.next(seat);
        while passed.contains(next) {
            next = self.next(next);
        }
        next
    }

    /// Nobody need be asked about the caller's own jars.
    fn open_own(&mut self, call: Call, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_4_OWN);
        let Call { caller, n } = call;
        self.current = caller;
        self.step = Step::Open { caller, left: n };
        for _ in 0..self.shelves[caller].len().min(n) {
            self.open(caller, caller, cx);
            if !matches!(self.step, Step::Open { .. }) {
                return;
            }
        }
    }

    fn open(&mut self, seat: Seat, owner: Seat, cx: &mut Cx<'_, Event>) {
        let Step::Open { caller, left } = self.step else {
            unreachable!("legal actions fit the step")
        };
        let jar = *self.shelves[owner].top_closed().expect("a jar is closed");
        self.shelves[owner].n_open += 1;
        let left = left - 1;
        self.step = Step::Open { caller, left };
        cx.emit(Event::Opened { seat, owner, jar });
        match jar {
            Jar::Rotten => self.lose_a_jar(caller, cx),
            Jar::Fresh if left == 0 => self.score(caller, cx),
            Jar::Fresh => (),
        }
    }

    fn score(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_4_FRESH);
        self.points[seat] += 1;
        cx.emit(Event::Scored { seat });
        if self.points[seat] == GOAL {
            self.win(seat, cx);
        } else {
            self.begin_round(seat, cx);
        }
    }

    fn lose_a_jar(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_4_ROTTEN);
        let mut all = self.hands[seat];
        for jar in self.shelves[seat].iter() {
            *all.of_mut(jar) += 1;
        }
        let jar = cx.draw(&mut all);
        self.hands[seat] = all;
        self.shelves[seat] = Shelf::default();
        cx.emit(Event::Lost { seat, jar });
        if self.is_in(seat) {
            self.begin_round(seat, cx);
            return;
        }
        rule!(r::JAR_5_OUT);
        cx.emit(Event::Out { seat });
        let next = self.next(seat);
        if self.next(next) == next {
            self.win(next, cx);
        } else {
            self.begin_round(next, cx);
        }
    }

    fn win(&mut self, winner: Seat, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_5_WIN);
        self.step = Step::Over { winner };
        cx.emit(Event::Won { seat: winner });
    }
}
