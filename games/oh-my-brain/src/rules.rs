//! How the game is played: what is allowed when, and who carries it out.

mod check;
mod die;
mod horde;
mod refill;
mod round;

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Cx, EventInfo, Extras, Game, Info, Numbers, Refusal, Seat, SeatSet, Turn, Viewer, rule,
};

pub(crate) use self::check::asked;
use crate::{
    action::Action,
    animal::{Animal, Demand},
    cards::Cards,
    event::Event,
    guess, numbers, rulebook as r,
    state::OhMyBrain,
    table::{MAX_PLAYERS, Step},
    view::View,
};

/// Cards a player fills the hand up to.
pub const FULL_HAND: u8 = 3;

/// Nothing can be agreed on beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

/// What the table waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// These players choose which of three cards to bury.
    Bury {
        awaited: SeatSet,
    },
    /// Play, or give up.
    Play {
        seat: Seat,
        demand: Demand,
        can: CanPlay,
    },
    /// Hand out the extras.
    Share {
        seat: Seat,
        n_left: u8,
    },
    /// Keep one of two cards.
    Keep {
        seat: Seat,
    },
    /// Put a card into an opponent's graveyard.
    Give {
        seat: Seat,
    },
    /// Take an opponent's brain.
    Steal {
        seat: Seat,
    },
    /// Exchange hands or graveyards.
    Swap {
        seat: Seat,
    },
    /// Take cards from the graveyard.
    Refill {
        seat: Seat,
        n: u8,
    },
    Over {
        winners: SeatSet,
    },
}

/// Whether the player whose turn it is holds a card that fits.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CanPlay {
    Yes,
    No,
    /// Only the player knows.
    Unknown,
}

impl Game for OhMyBrain {
    const INFO: Info = Info {
        id: "oh-my-brain",
        title: "Oh My Brain",
        seats: 2..=MAX_PLAYERS,
        rules_version: 2,
        credits: "Designed by Bruno Cathala and Théo Rivière, published by Lumberjacks Studio in 2021",
        has_secrets: true,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(_: &Options, n_seats: usize, cx: &mut Cx<'_, Event>) -> Result<OhMyBrain, Refusal> {
        rule!(r::OMB_1_PLAYERS);
        if !OhMyBrain::INFO.seats.contains(&n_seats) {
            return Err(Refusal::Forbidden(r::OMB_1_PLAYERS));
        }
        Ok(round::open_table(n_seats, cx))
    }

    fn turn(&self) -> Turn {
        match self.table.step {
            Step::Over => Turn::Over(self.table.standings()),
            Step::Deal { .. }
            | Step::Play
            | Step::Share { .. }
            | Step::Keep
            | Step::Give
            | Step::Steal
            | Step::Swap
            | Step::Refill { .. } => Turn::waiting(self.table.awaited()),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let kinds = |cards: Cards| cards.kinds().map(|(animal, _)| animal);
        let table = &self.table;
        match table.step {
            Step::Deal { .. } => out.extend(kinds(self.drawn[seat]).map(Action::Bury)),
            Step::Play => self.legal_plays(seat, out),
            Step::Share { .. } => out.extend(table.opponents(seat).map(Action::Share)),
            Step::Keep => out.extend(kinds(self.drawn[seat]).map(Action::Keep)),
            Step::Give => out.extend(kinds(self.hand(seat)).flat_map(|animal| {
                let opponents = table.opponents(seat);
                opponents.map(move |to| Action::Give { animal, to })
            })),
            Step::Steal => out.extend(table.opponents(seat).map(Action::Steal)),
            Step::Swap => {
                out.extend(table.opponents(seat).map(Action::SwapHands));
                let has_graveyard = |with: &Seat| 0 < table.buried[*with];
                let opponents = table.opponents(seat).filter(has_graveyard);
                out.extend(opponents.map(Action::SwapGraveyards));
            }
            Step::Refill { .. } => out.extend(kinds(self.graveyard(seat)).map(Action::Take)),
            Step::Over => (),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        check::check(self, seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        match (action, self.table.step) {
            (Action::Bury(animal), Step::Deal { n_left }) => {
                round::bury(self, seat, animal, n_left, cx);
            }
            (Action::Play { animal, n }, Step::Play) => horde::play(self, animal, n.get(), cx),
            (Action::GiveUp, Step::Play) => horde::give_up(self, cx),
            (Action::Share(to), Step::Share { animal, n_left }) => {
                horde::share(self, animal, to, cx);
                horde::after_share(self, animal, n_left - 1, cx);
            }
            (Action::Keep(animal), Step::Keep) => horde::keep(self, animal, cx),
            (Action::Take(animal), Step::Refill { then }) => refill::take(self, animal, then, cx),
            (Action::Give { animal, to }, Step::Give) => die::give(self, animal, to, cx),
            (Action::Steal(from), Step::Steal) => die::steal(self, from, cx),
            (Action::SwapHands(with), Step::Swap) => die::swap_hands(self, with, cx),
            (Action::SwapGraveyards(with), Step::Swap) => die::swap_graveyards(self, with, cx),
            (
                Action::Bury(_)
                | Action::Play { .. }
                | Action::GiveUp
                | Action::Share(_)
                | Action::Keep(_)
                | Action::Take(_)
                | Action::Give { .. }
                | Action::Steal(_)
                | Action::SwapHands(_)
                | Action::SwapGraveyards(_),
                _,
            ) => unreachable!("legal actions fit the step"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut dyn Chance) -> OhMyBrain {
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

impl Extras for OhMyBrain {
    fn every_action(me: Seat, n_seats: usize) -> Vec<Action> {
        numbers::every_action(me, n_seats)
    }

    fn numbers(view: &View, to: &mut Numbers<'_>) {
        numbers::write(view, to);
    }
}

impl OhMyBrain {
    fn legal_plays(&self, seat: Seat, out: &mut Vec<Action>) {
        let demand = self.table.horde.demand();
        for (animal, n_held) in self.hand(seat).kinds() {
            if demand.allows(animal) {
                let sizes = (1..=n_held).filter_map(NonZeroU8::new);
                out.extend(sizes.map(|n| Action::Play { animal, n }));
            }
        }
        if demand != Demand::Any {
            out.push(Action::GiveUp);
        }
    }

    /// The next card of the reserve, if there is one to be had.
    fn next_card(&mut self, cx: &mut Cx<'_, Event>) -> Option<Animal> {
        let table = &self.table;
        if table.reserve == 0 && !table.discard.is_empty() {
            rule!(r::OMB_8_SHUFFLE);
            rule!(r::OMB_23_SHUFFLED);
            if table.horde.top.is_some() {
                rule!(r::OMB_8_HORDE_STAYS);
            }
            let n = table.discard.len();
            self.happens(Event::Reshuffled { n }, cx);
        }
        cx.draw(&mut self.reserve())
    }

    /// Somebody lost the last brain.
    fn finish(&mut self, cx: &mut Cx<'_, Event>) {
        rule!(r::OMB_22_MOST);
        let winners = self.table.standings().winners();
        if 1 < winners.len() {
            rule!(r::OMB_22_SHARED);
        }
        self.happens(Event::Ended { winners }, cx);
    }
}
