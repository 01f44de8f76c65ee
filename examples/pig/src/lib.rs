//! Pig: roll for as long as you dare.
//!
//! The smallest complete game, and the worked example of
//! `docs/add-a-game.md`. Reading order: [`rulebook`], the types, the rules,
//! what people see, notation.

pub mod lang;
pub mod rulebook;
mod show;

use std::{fmt, str::FromStr};

use rulebook as r;
use serde::{Deserialize, Serialize};
use tabletop::{
    Beat, BySeat, Chance, Cx, EventInfo, Extras, Game, Info, Numbers, Refusal, Seat, SeatSet,
    Standings, Strategy, Turn, Viewer, rule,
};

/// The whole truth. Pig has no secrets, so it is also what everybody sees.
#[derive(Copy, Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct Pig {
    pub goal: i32,
    pub banked: BySeat<i32>,
    pub turn_total: i32,
    pub current: Seat,
    /// What the die shows; nothing after somebody has held.
    pub rolled: Option<u8>,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Roll,
    Hold,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Rolled { seat: Seat, pips: u8 },
    Held { seat: Seat, points: i32 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Points that win; at least 1.
    pub goal: i32,
}

impl Default for Options {
    fn default() -> Options {
        Options { goal: 100 }
    }
}

impl Game for Pig {
    const INFO: Info = Info {
        id: "pig",
        title: "Pig",
        seats: 2..=8,
        rules_version: 1,
        credits: "Folk game, described by John Scarne in 1945",
        has_secrets: false,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = Pig;

    fn setup(options: &Options, n_seats: usize, _: &mut Cx<'_, Event>) -> Result<Pig, Refusal> {
        rule!(r::PIG_1_PLAYERS);
        if options.goal < 1 {
            return Err(Refusal::Forbidden(r::PIG_4_GOAL));
        }
        Ok(Pig {
            goal: options.goal,
            banked: BySeat::new(n_seats, |_| 0),
            turn_total: 0,
            current: Seat::new(0),
            rolled: None,
        })
    }

    fn turn(&self) -> Turn {
        if self.is_won() {
            return Turn::Over(Standings::by_points(&self.banked));
        }
        Turn::waiting(SeatSet::one(self.current))
    }

    fn legal(&self, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Roll);
        if 0 < self.turn_total {
            out.push(Action::Hold);
        }
    }

    fn check(&self, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Hold if self.turn_total == 0 => Err(Refusal::Forbidden(r::PIG_3_NOT_EMPTY)),
            Action::Roll | Action::Hold => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        let event = match action {
            Action::Roll => {
                let pips = cx.die(6);
                Event::Rolled { seat, pips }
            }
            Action::Hold => Event::Held {
                seat,
                points: self.turn_total,
            },
        };
        Pig::follow(self, &event);
        cx.emit(event);
    }

    fn view(&self, _: Viewer) -> Pig {
        *self
    }

    fn determinize(view: &Pig, _: &mut dyn Chance) -> Pig {
        *view
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn follow(view: &mut Pig, event: &Event) {
        match *event {
            Event::Rolled { pips: 1, .. } => {
                rule!(r::PIG_2_ONE);
                view.rolled = Some(1);
                view.pass_the_die();
            }
            Event::Rolled { pips, .. } => {
                rule!(r::PIG_2_ROLL);
                view.rolled = Some(pips);
                view.turn_total += i32::from(pips);
            }
            Event::Held { seat, points } => {
                rule!(r::PIG_3_HOLD);
                view.rolled = None;
                view.banked[seat] += points;
                view.pass_the_die();
            }
        }
    }

    fn event_info(event: &Event) -> EventInfo {
        EventInfo::new(match event {
            Event::Rolled { .. } => Beat::Roll,
            Event::Held { .. } => Beat::Move,
        })
    }

    fn assert_sound(&self) {
        assert!(0 <= self.turn_total, "a turn total below nothing");
    }
}

impl Pig {
    pub(crate) fn is_won(&self) -> bool {
        let won = self.banked.as_slice().iter().any(|it| self.goal <= *it);
        if won {
            rule!(r::PIG_4_GOAL);
        }
        won
    }

    fn pass_the_die(&mut self) {
        self.turn_total = 0;
        self.current = self.current.left(self.banked.len());
    }
}

impl Strategy for Pig {
    type Memory = ();
}

impl Extras for Pig {
    fn every_action(_: Seat, _: usize) -> Vec<Action> {
        vec![Action::Roll, Action::Hold]
    }

    fn numbers(view: &Pig, to: &mut Numbers<'_>) {
        // More than is needed to win is as good.
        let goal = u16::try_from(view.goal).unwrap_or(u16::MAX);
        to.by_seat("points of the goal", goal, |seat| view.banked[seat]);
        to.number("turn total of the goal", view.turn_total, goal);
        to.seat("whose turn", Some(view.current));
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Roll => "roll",
            Action::Hold => "hold",
        })
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        match text {
            "roll" => Ok(Action::Roll),
            "hold" => Ok(Action::Hold),
            _ => Err(format!("{text:?} is not a move, write roll or hold")),
        }
    }
}

/// Tables for tests: `goal 20; A 15, B 0; A has 6`.
impl FromStr for Pig {
    type Err = String;

    fn from_str(text: &str) -> Result<Pig, String> {
        let wrong = || format!("{text:?} does not read like `goal 20; A 15, B 0; A has 6`");
        let [goal, banked, now]: [&str; 3] = text
            .split("; ")
            .collect::<Vec<_>>()
            .try_into()
            .map_err(|_| wrong())?;
        let number = |text: &str| text.parse::<i32>().map_err(|_| wrong());
        let after = |text: &str| {
            let (_, number) = text.split_once(' ').ok_or_else(wrong)?;
            Ok::<_, String>(number.to_owned())
        };
        let banked = banked
            .split(", ")
            .map(|it| number(&after(it)?))
            .collect::<Result<Vec<i32>, _>>()?;
        let (seat, total) = now.split_once(" has ").ok_or_else(wrong)?;
        Ok(Pig {
            goal: number(&after(goal)?)?,
            banked: BySeat::try_from(banked)?,
            turn_total: number(total)?,
            current: seat.parse()?,
            rolled: None,
        })
    }
}
