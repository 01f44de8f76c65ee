//! How the game is played: what is allowed when, and who carries it out.

use serde::{Deserialize, Serialize};
use tabletop::{
    Beat, Chance, Cx, EventInfo, Extras, Game, Info, Numbers, Refusal, Seat, SeatSet, Standings,
    Strategy, Turn, Viewer, rule,
};

use crate::{
    numbers, rulebook as r,
    shelf::{Jar, Stock},
    state::{Action, Event, Jars, Step},
    view::{Seen, View},
};

/// What the players agree on: fewer jars and points make a game that is small
/// enough to be computed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Fresh jars that everybody begins with, 1 to 3.
    pub fresh: u8,
    /// Points that win, 1 or 2.
    pub goal: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            fresh: Stock::FULL.n_fresh,
            goal: 2,
        }
    }
}

impl Options {
    /// What everybody begins with.
    pub fn stock(self) -> Stock {
        Stock {
            n_fresh: self.fresh,
            ..Stock::FULL
        }
    }

    fn is_agreeable(self) -> bool {
        let usual = Options::default();
        (1..=usual.fresh).contains(&self.fresh) && (1..=usual.goal).contains(&self.goal)
    }
}

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

    fn setup(options: &Options, n_seats: usize, cx: &mut Cx<'_, Event>) -> Result<Jars, Refusal> {
        rule!(r::JAR_1_PLAYERS);
        if !options.is_agreeable() {
            return Err(Refusal::Forbidden(r::JAR_6_SMALLER));
        }
        if *options != Options::default() {
            rule!(r::JAR_6_SMALLER);
        }
        let mut jars = Jars(View::fresh(*options, n_seats));
        let starter = Seat::new(cx.pick(n_seats));
        jars.begin_round(starter, cx);
        Ok(jars)
    }

    fn turn(&self) -> Turn {
        let Jars(table) = self;
        match table.step {
            Step::First => Turn::waiting(table.without_a_jar()),
            Step::Shelve | Step::Raise { .. } => Turn::waiting(SeatSet::one(table.current)),
            Step::Open { caller, .. } => Turn::waiting(SeatSet::one(caller)),
            Step::Over { winner } => {
                let points = table.points.map(|seat, points| {
                    // The last one left may have fewer points than somebody who is out.
                    i32::from(if seat == winner {
                        table.agreed.goal
                    } else {
                        *points
                    })
                });
                Turn::Over(Standings::by_points(&points))
            }
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let Jars(table) = self;
        match table.step {
            Step::First => out.extend(self.shelvable(seat)),
            Step::Shelve => {
                out.extend(self.shelvable(seat));
                out.extend((1..=table.n_shelved()).map(Action::Call));
            }
            Step::Raise { call, .. } => {
                out.extend((call.n + 1..=table.n_shelved()).map(Action::Call));
                out.push(Action::Pass);
            }
            Step::Open { caller, .. } => {
                let others = table.shelves.iter().filter(|(owner, _)| *owner != caller);
                let closed = others.filter(|(_, shelf)| 0 < shelf.n_closed());
                out.extend(closed.map(|(owner, _)| Action::Open(owner)));
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
        self.0.seen_by(viewer)
    }

    fn determinize(view: &View, chance: &mut dyn Chance) -> Jars {
        Jars(view.guess(chance))
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

    fn event_info(event: &Event) -> EventInfo {
        let info = EventInfo::new(Beat::Move);
        match event {
            Event::Opened { .. } => info.revealing(),
            Event::Round { .. }
            | Event::Shelved { .. }
            | Event::Called { .. }
            | Event::Passed { .. }
            | Event::Scored { .. }
            | Event::Lost { .. }
            | Event::Out { .. }
            | Event::Won { .. } => info,
        }
    }

    fn assert_sound(&self) {
        for seat in self.0.n_held.seats() {
            let (all, held) = (self.jars(seat), self.hand(seat));
            let full = self.0.agreed.stock();
            assert!(all.n_rotten <= full.n_rotten && all.n_fresh <= full.n_fresh);
            assert_eq!(held.of_any(), self.0.n_held[seat], "jars were made or lost");
            assert!(self.0.shown[seat].is_none_or(|shown| shown == all));
        }
    }
}

impl Strategy for Jars {
    type Memory = ();
}

impl Extras for Jars {
    fn every_action(me: Seat, n_seats: usize) -> Vec<Action> {
        numbers::every_action(me, n_seats)
    }

    fn numbers(view: &View, to: &mut Numbers<'_>) {
        numbers::write(view, to);
    }
}

impl Jars {
    /// The one way in which anything changes: something happens, and it is told.
    fn happens(&mut self, event: Event, cx: &mut Cx<'_, Event>) {
        Jars::follow(&mut self.0, &event);
        cx.emit(event);
    }

    /// What a player has left, wherever it is.
    fn jars(&self, seat: Seat) -> Stock {
        self.0.own[seat].expect("the judge knows every jar")
    }

    fn hand(&self, seat: Seat) -> Stock {
        self.0.held(seat).expect("the judge knows every jar")
    }

    fn shelvable(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let hand = self.hand(seat);
        let held = [Jar::Fresh, Jar::Rotten].into_iter();
        held.filter(move |jar| 0 < hand.n(*jar)).map(Action::Shelve)
    }

    fn begin_round(&mut self, starter: Seat, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_5_NEXT);
        self.happens(Event::Round { starter }, cx);
    }

    fn shelve(&mut self, seat: Seat, jar: Jar, cx: &mut Cx<'_, Event>) {
        if self.0.step == Step::First {
            rule!(r::JAR_2_FIRST);
        } else {
            rule!(r::JAR_2_SHELVE);
        }
        let jar = Some(jar);
        self.happens(Event::Shelved { seat, jar }, cx);
        if self.0.step == Step::Shelve && self.0.n_held[self.0.current] == 0 {
            rule!(r::JAR_3_EMPTY_HANDED);
        }
    }

    fn call(&mut self, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_3_CALL);
        self.happens(Event::Called { seat, n }, cx);
        if n == self.0.n_shelved() {
            rule!(r::JAR_3_ALL);
        }
        self.open_own(cx);
    }

    fn pass(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_3_RAISE);
        self.happens(Event::Passed { seat }, cx);
        self.open_own(cx);
    }

    /// Once it is settled who opens, nobody need be asked about their own jars.
    fn open_own(&mut self, cx: &mut Cx<'_, Event>) {
        let Step::Open { caller, left } = self.0.step else {
            return;
        };
        rule!(r::JAR_4_OWN);
        for _ in 0..self.0.shelves[caller].len().min(left) {
            self.open(caller, caller, cx);
            if !matches!(self.0.step, Step::Open { .. }) {
                return;
            }
        }
    }

    fn open(&mut self, seat: Seat, owner: Seat, cx: &mut Cx<'_, Event>) {
        let Some(Seen::Known(jar)) = self.0.shelves[owner].top_closed().copied() else {
            unreachable!("a jar is closed, and the judge knows it")
        };
        self.happens(Event::Opened { seat, owner, jar }, cx);
        let Step::Open { caller, left } = self.0.step else {
            unreachable!("legal actions fit the step")
        };
        match jar {
            Jar::Rotten => self.lose_a_jar(caller, cx),
            Jar::Fresh if left == 0 => self.score(caller, cx),
            Jar::Fresh => (),
        }
    }

    fn score(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_4_FRESH);
        self.happens(Event::Scored { seat }, cx);
        if self.0.points[seat] == self.0.agreed.goal {
            self.win(seat, cx);
        } else {
            self.begin_round(seat, cx);
        }
    }

    fn lose_a_jar(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_4_ROTTEN);
        let jar = cx.draw(&mut self.jars(seat));
        self.happens(Event::Lost { seat, jar }, cx);
        if 0 < self.0.n_jars(seat) {
            self.begin_round(seat, cx);
            return;
        }
        rule!(r::JAR_5_OUT);
        self.happens(Event::Out { seat }, cx);
        let next = self.0.next(seat, SeatSet::EMPTY);
        if self.0.next(next, SeatSet::EMPTY) == next {
            self.win(next, cx);
        } else {
            self.begin_round(next, cx);
        }
    }

    fn win(&mut self, winner: Seat, cx: &mut Cx<'_, Event>) {
        rule!(r::JAR_5_WIN);
        self.happens(Event::Won { seat: winner }, cx);
    }
}
