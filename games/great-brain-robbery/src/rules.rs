//! How the game is played: what is allowed when, and who carries it out.

mod check;
mod fight;
mod movement;
mod setup;
mod stopping;
mod turn;

use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Cx, EventInfo, Extras, Game, Info, Numbers, Refusal, Seat, SeatSet, Turn, Viewer,
    extras::ExactValue, rule,
};

use crate::{
    action::Action,
    brain::Brain,
    cards::Cards,
    event::Event,
    guess, numbers, odds, rulebook as r,
    state::{MAX_PLAYERS, Robbery},
    table::{DealOut, Move, Step},
    view::View,
};

/// What the players agree on beforehand: the variants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// A lost car goes back among the unused ones.
    pub recycle: bool,
    /// Cars in front of the Caboose at the start, 1 to 4.
    pub cars: u8,
    /// Full rounds until the Engine can be drawn after the Caboose is lost, 0 to 99.
    pub late_engine: u8,
    /// Everybody starts with a Government Cheese in the head.
    pub free_cheese: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            recycle: false,
            cars: 1,
            late_engine: 0,
            free_cheese: false,
        }
    }
}

/// What the table waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Discard, or roll so many dice.
    Begin {
        seat: Seat,
        n_dice: u8,
        run: u8,
    },
    /// Throw a card, open a car, or stop.
    Move {
        seat: Seat,
        left: u8,
        can_open: bool,
        is_behind: bool,
    },
    /// Have the die of the coupling check rolled again?
    Coupling {
        seat: Seat,
        die: u8,
        n_cars: u8,
    },
    /// Fight those on the space?
    MayFight {
        seat: Seat,
        others: SeatSet,
    },
    /// Pay a point to stay out of the fight?
    MayStayOut {
        seat: Seat,
        attacker: Seat,
    },
    /// Throw a card into the fight or pass.
    Fight {
        seat: Seat,
        total: u8,
        best_of_others: u8,
    },
    /// Which brain goes into this head?
    DealOut {
        seat: Seat,
        to: Seat,
    },
    /// Install a brain?
    Install {
        seat: Seat,
        points: u16,
    },
    /// Discard so many cards.
    OverLimit {
        seat: Seat,
        n: u8,
    },
    /// The game is over.
    Won {
        seat: Seat,
        brain: Brain,
    },
    EveryoneLost,
}

impl Game for Robbery {
    const INFO: Info = Info {
        id: "great-brain-robbery",
        title: "The Great Brain Robbery",
        seats: 3..=MAX_PLAYERS,
        rules_version: 2,
        credits: "Designed by James Ernest, published by Cheapass Games in 2000",
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
    ) -> Result<Robbery, Refusal> {
        rule!(r::GBR_1_PLAYERS);
        if !Robbery::INFO.seats.contains(&n_seats) {
            return Err(Refusal::Forbidden(r::GBR_1_PLAYERS));
        }
        setup::agree(options)?;
        Ok(setup::open_table(options, n_seats, cx))
    }

    fn turn(&self) -> Turn {
        match self.table.awaited() {
            Some(seat) => Turn::waiting(SeatSet::one(seat)),
            None => Turn::Over(self.table.standings()),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.table.awaited() != Some(seat) {
            return;
        }
        let hand = self.hands[seat];
        match self.table.step {
            Step::Begin => {
                out.extend(hand.iter().map(Action::Discard));
                out.push(Action::Roll);
            }
            Step::Move(going) => self.legal_moves(going, hand, out),
            Step::Coupling { .. } => out.extend([Action::Again, Action::LetBe]),
            Step::MayFight => out.extend([Action::Fight, Action::NoFight]),
            Step::MayStayOut { .. } => out.extend([Action::StayOut, Action::StandUp]),
            Step::Fight(_) => {
                out.extend(hand.iter().map(Action::Throw));
                out.push(Action::Pass);
            }
            Step::DealOut(DealOut { brains, .. }) => {
                out.extend(brains.iter().map(Action::Give));
                out.push(Action::GiveNothing);
            }
            Step::Install => {
                let affordable = hand.iter().filter(|brain| self.can_pay(seat, *brain));
                out.extend(affordable.map(Action::Install));
                out.push(Action::Done);
            }
            Step::OverLimit { .. } => out.extend(hand.iter().map(Action::Discard)),
            Step::Over => (),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        check::check(self, seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        match (action, self.table.step) {
            (Action::Discard(card), Step::Begin) => turn::discard_first(self, card, cx),
            (Action::Roll, Step::Begin) => turn::roll(self, cx),
            (Action::Reroll, Step::Move(_)) => turn::reroll(self, cx),
            (Action::Throw(card), Step::Move(going)) => movement::throw(self, card, going, cx),
            (Action::Open, Step::Move(going)) => movement::open(self, going, cx),
            (Action::Stop(spot), Step::Move(going)) => movement::stop(self, spot, going, cx),
            (Action::Again, Step::Coupling { .. }) => stopping::again(self, seat, cx),
            (Action::LetBe, Step::Coupling { die, .. }) => stopping::let_be(self, seat, die, cx),
            (Action::Fight, Step::MayFight) => fight::attack(self, cx),
            (Action::NoFight, Step::MayFight) => fight::leave_alone(self, cx),
            (Action::StayOut, Step::MayStayOut { .. }) => fight::stay_out(self, seat, cx),
            (Action::StandUp, Step::MayStayOut { .. }) => fight::stand_up(self, cx),
            (Action::Throw(card), Step::Fight(_)) => fight::throw(self, seat, card, cx),
            (Action::Pass, Step::Fight(_)) => fight::pass(self, seat, cx),
            (Action::Give(brain), Step::DealOut(deal)) => {
                fight::give(self, &deal, Some(brain), cx);
            }
            (Action::GiveNothing, Step::DealOut(deal)) => fight::give(self, &deal, None, cx),
            (Action::Install(brain), Step::Install) => turn::install(self, brain, cx),
            (Action::Done, Step::Install) => turn::mind_hand_limits(self, cx),
            (Action::Discard(card), Step::OverLimit { .. }) => {
                turn::discard_over_limit(self, seat, card, cx);
            }
            (
                Action::Discard(_)
                | Action::Roll
                | Action::Reroll
                | Action::Throw(_)
                | Action::Pass
                | Action::Open
                | Action::Stop(_)
                | Action::Again
                | Action::LetBe
                | Action::Fight
                | Action::NoFight
                | Action::StayOut
                | Action::StandUp
                | Action::Give(_)
                | Action::GiveNothing
                | Action::Install(_)
                | Action::Done,
                _,
            ) => unreachable!("legal actions fit the step"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut dyn Chance) -> Robbery {
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
        self.assert_sound();
    }
}

impl Extras for Robbery {
    fn exact_values() -> Vec<ExactValue> {
        odds::exact_values()
    }

    fn every_action(me: Seat, n_seats: usize) -> Vec<Action> {
        numbers::every_action(me, n_seats)
    }

    fn numbers(view: &View, to: &mut Numbers<'_>) {
        numbers::write(view, to);
    }
}

impl Robbery {
    fn legal_moves(&self, going: Move, hand: Cards, out: &mut Vec<Action>) {
        if going.may_reroll {
            out.push(Action::Reroll);
        }
        out.extend(hand.iter().map(Action::Throw));
        let reach = self.table.reach(going);
        if reach.beyond.is_some() && self.table.can_open() {
            out.push(Action::Open);
        }
        out.extend(reach.iter().map(Action::Stop));
    }

    fn can_pay(&self, seat: Seat, brain: Brain) -> bool {
        u16::from(self.table.cost(seat, brain)) <= self.table.points[seat]
    }

    /// The card on top of the deck: one that somebody has looked at, or any.
    fn top_card(&self, cx: &mut Cx<'_, Event>) -> Brain {
        let card = match self.top {
            Some(card) => Some(card),
            None => cx.draw(&mut { self.deck }),
        };
        card.expect("a deck is never empty")
    }

    fn draw(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        let card = Some(self.top_card(cx));
        let seen_by = self.table.seen_top;
        if !seen_by.is_empty() {
            rule!(r::GBR_30_FORESEEN);
        }
        self.happens(
            Event::Drew {
                seat,
                card,
                seen_by,
            },
            cx,
        );
        if self.deck.is_empty() {
            rule!(r::GBR_1_RESHUFFLE);
            let n = self.table.discards.len();
            self.happens(Event::Reshuffled { n }, cx);
        }
    }
}
