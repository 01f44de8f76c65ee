//! How the game is played: what is allowed when, and who carries it out.

mod turn;

use serde::{Deserialize, Serialize};
use tabletop::{
    BotInfo, BySeat, Chance, Cx, Decision, EventInfo, Extras, Game, Info, Level, Numbers, Placing,
    Refusal, Seat, SeatSet, Standings, Strategy, Turn, Viewer,
    extras::{ExactValue, Worth},
    rule,
};

use crate::{
    action::Action,
    bots,
    dice::{Colour, Dice, DiceSet, N_DICE, Side},
    event::Event,
    numbers, rulebook as r,
    state::{MmmBrains, Phase, Player, Throw, pot},
};

/// How often a player may throw again after the first throw.
const N_RETHROWS: u8 = 2;

/// What the players agree on beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Everybody's colour in seat order; none: red, yellow, green, blue, black.
    pub colours: Vec<Colour>,
}

/// What the table waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// The first throw of a turn.
    Throw {
        seat: Seat,
    },
    /// Keep some and throw the others, or stop.
    KeepOrStop {
        seat: Seat,
        n_left: u8,
    },
    /// Take a colour's total.
    Take {
        seat: Seat,
    },
    /// Choose the colour that pays.
    Choose {
        seat: Seat,
    },
    Over {
        winner: Seat,
    },
}

impl Game for MmmBrains {
    const INFO: Info = Info {
        id: "mmm-brains",
        title: "Mmm... Brains!",
        seats: 3..=5,
        rules_version: 1,
        credits: "Designed by Reiner Knizia, published by Twilight Creations in 2007",
        has_secrets: false,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = MmmBrains;

    fn setup(
        options: &Options,
        n_seats: usize,
        cx: &mut Cx<'_, Event>,
    ) -> Result<MmmBrains, Refusal> {
        rule!(r::MMB_1_PLAYERS);
        if !MmmBrains::INFO.seats.contains(&n_seats) {
            return Err(Refusal::Forbidden(r::MMB_1_PLAYERS));
        }
        let colours = colours(options, n_seats)?;
        rule!(r::MMB_4_FIRST_PLAYER);
        let active = Seat::new(cx.pick(n_seats));
        cx.emit(Event::Turn { seat: active });
        Ok(MmmBrains {
            colours,
            brains: BySeat::new(n_seats, |_| 0),
            middle: pot(n_seats),
            phase: Phase::One,
            active,
            throw: Throw::Awaited,
            players: BySeat::new(n_seats, |_| Player::In),
        })
    }

    fn turn(&self) -> Turn {
        match self.winner() {
            Some(_) => Turn::Over(self.standings()),
            None => Turn::waiting(SeatSet::one(self.active)),
        }
    }

    fn legal(&self, _: Seat, out: &mut Vec<Action>) {
        match self.throw {
            Throw::Awaited => out.push(Action::Throw),
            Throw::Showing { .. } => {
                out.extend(DiceSet::keepable().map(Action::Keep));
                out.push(Action::Stop);
            }
            Throw::Standing { dice } => out.extend(
                Colour::ALL
                    .into_iter()
                    .zip(dice.totals())
                    .filter(|(_, total)| 0 < *total)
                    .map(|(colour, _)| Action::Announce(colour)),
            ),
        }
    }

    fn check(&self, _: Seat, action: Action) -> Result<(), Refusal> {
        match (action, self.throw) {
            (Action::Throw, Throw::Awaited)
            | (Action::Keep(_) | Action::Stop, Throw::Showing { .. }) => Ok(()),
            (Action::Announce(colour), Throw::Standing { dice }) => match self.phase {
                _ if 0 < dice.total(colour) => Ok(()),
                Phase::One => Err(Refusal::Forbidden(r::MMB_8_ANNOUNCE)),
                Phase::Two => Err(Refusal::Forbidden(r::MMB_12_POSITIVE)),
            },
            (Action::Throw, Throw::Showing { .. })
            | (Action::Announce(_), Throw::Showing { .. }) => {
                Err(Refusal::Forbidden(r::MMB_5_KEEP))
            }
            (_, Throw::Awaited) => Err(Refusal::Forbidden(r::MMB_5_ALL_FIVE)),
            (Action::Throw | Action::Keep(_) | Action::Stop, Throw::Standing { .. }) => {
                Err(Refusal::Forbidden(r::MMB_5_STANDS))
            }
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        match (action, self.throw) {
            (Action::Throw, _) => {
                rule!(r::MMB_5_ALL_FIVE);
                let unthrown = Dice([Side::BRAIN; N_DICE]);
                self.throw_dice(seat, DiceSet::NONE, unthrown, N_RETHROWS, cx);
            }
            (Action::Keep(kept), Throw::Showing { dice, n_left }) => {
                rule!(r::MMB_5_KEEP);
                if n_left == 1 {
                    // `kept` alone counts, whatever was kept last time.
                    rule!(r::MMB_5_KEPT_BEFORE);
                }
                self.throw_dice(seat, kept, dice, n_left - 1, cx);
            }
            (Action::Stop, Throw::Showing { .. }) => {
                rule!(r::MMB_5_STOP);
                self.happen(Event::Stopped { seat }, cx);
                self.look_at_result(seat, cx);
            }
            (Action::Announce(colour), Throw::Standing { dice }) => {
                self.announce(seat, colour, dice, cx);
            }
            (Action::Keep(_) | Action::Stop | Action::Announce(_), _) => {
                unreachable!("legal actions fit the throw")
            }
        }
    }

    fn view(&self, _: Viewer) -> MmmBrains {
        rule!(r::MMB_16_OPEN);
        *self
    }

    fn determinize(view: &MmmBrains, _: &mut dyn Chance) -> MmmBrains {
        *view
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn follow(view: &mut MmmBrains, event: &Event) {
        match *event {
            Event::Turn { seat } => {
                view.active = seat;
                view.throw = Throw::Awaited;
            }
            Event::Thrown {
                dice, n_left: 0, ..
            } => {
                rule!(r::MMB_5_STANDS);
                view.throw = Throw::Standing { dice };
            }
            Event::Thrown { dice, n_left, .. } => view.throw = Throw::Showing { dice, n_left },
            Event::Stopped { .. } => {
                if let Throw::Showing { dice, .. } = view.throw {
                    view.throw = Throw::Standing { dice };
                }
            }
            Event::Taken { seat, points, .. } => {
                view.middle -= points;
                view.brains[seat] += points;
            }
            Event::Paid { payer, points, .. } => {
                rule!(r::MMB_15_NEVER_BACK);
                view.brains[payer] -= points;
                view.middle += points;
            }
            Event::PhaseTwo => view.phase = Phase::Two,
            Event::Out { seat, place } => view.players[seat] = Player::Out { place },
            Event::Nothing { .. } | Event::Won { .. } => (),
        }
    }

    fn event_info(event: &Event) -> EventInfo {
        event.info()
    }

    fn assert_sound(&self) {
        rule!(r::MMB_9_CHANGE);
        let owned: u8 = self.brains.as_slice().iter().sum();
        assert_eq!(owned + self.middle, pot(self.n_seats()), "brains were lost");
        assert!(!self.still_in().is_empty(), "nobody is left");
        for (seat, player) in self.players.iter() {
            let has_brains = 0 < self.brains[seat];
            assert!(
                self.phase == Phase::One || has_brains == (*player == Player::In),
                "{seat} has {} brains and is {player:?}",
                self.brains[seat]
            );
        }
    }
}

impl MmmBrains {
    /// What the table waits for.
    pub fn asked(&self) -> Prompt {
        let seat = self.active;
        match (self.winner(), self.throw, self.phase) {
            (Some(winner), ..) => Prompt::Over { winner },
            (None, Throw::Awaited, _) => Prompt::Throw { seat },
            (None, Throw::Showing { n_left, .. }, _) => Prompt::KeepOrStop { seat, n_left },
            (None, Throw::Standing { .. }, Phase::One) => Prompt::Take { seat },
            (None, Throw::Standing { .. }, Phase::Two) => Prompt::Choose { seat },
        }
    }

    fn standings(&self) -> Standings {
        Standings(self.players.map(|seat, player| Placing {
            place: match *player {
                Player::In => 1,
                Player::Out { place } => place,
            },
            points: self.brains[seat].into(),
        }))
    }
}

fn colours(options: &Options, n_seats: usize) -> Result<BySeat<Colour>, Refusal> {
    rule!(r::MMB_4_COLOURS);
    if options.colours.is_empty() {
        return Ok(BySeat::new(n_seats, |seat| Colour::ALL[seat.index()]));
    }
    let is_own = |colour| options.colours.iter().filter(|it| **it == colour).count() == 1;
    if options.colours.len() != n_seats || !options.colours.iter().all(|it| is_own(*it)) {
        return Err(Refusal::Forbidden(r::MMB_4_COLOURS));
    }
    Ok(BySeat::new(n_seats, |seat| options.colours[seat.index()]))
}

impl Strategy for MmmBrains {
    const BOTS: &'static [BotInfo<MmmBrains>] = bots::BOTS;
    const LEVELS: [Level; 5] = bots::LEVELS;
    const RATINGS: [u16; 5] = bots::RATINGS;

    type Memory = ();

    fn rollout_move(&self, _: Seat, _: &[Action], _: &mut dyn Chance) -> Action {
        bots::quick(self)
    }

    fn pointless(decision: &Decision<'_, MmmBrains>, action: Action) -> Option<&'static str> {
        bots::pointless(decision, action)
    }
}

impl Extras for MmmBrains {
    fn every_action(me: Seat, n_seats: usize) -> Vec<Action> {
        numbers::every_action(me, n_seats)
    }

    fn numbers(view: &MmmBrains, to: &mut Numbers<'_>) {
        numbers::write(view, to);
    }

    fn exact_values() -> Vec<ExactValue> {
        bots::exact_values()
    }

    fn exact_worth(view: &MmmBrains, action: Action) -> Option<Worth> {
        bots::exact_worth(view, action)
    }
}
