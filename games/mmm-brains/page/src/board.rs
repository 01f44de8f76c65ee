//! What is on the table and what this page's player has chosen so far.

use leptos::prelude::*;
use mmm_brains::{Action, Colour, Dice, DiceSet, Event, MmmBrains, Phase, Throw};
use tabletop::Seat;
use web::{
    session::Session,
    shell::controls::{Act, Controls},
};

use super::looks::colour_name;
use crate::lang;

/// The table as this page sees it. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Board {
    pub session: Session,
    pub view: Memo<Option<MmmBrains>>,
    /// The newest throw, even after its turn is over.
    pub last: Memo<Option<Thrown>>,
    /// The dice this page's player means to keep.
    pub kept: RwSignal<DiceSet>,
    /// The colour this page's player means to announce; none is the best.
    colour: RwSignal<Option<Colour>>,
    /// Whether to ask if the player really wants to pay.
    pub is_asking: RwSignal<bool>,
}

/// One throw: what was kept, and what showed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Thrown {
    pub kept: DiceSet,
    pub dice: Dice,
}

impl Board {
    pub fn new(session: Session) -> Board {
        let view = Memo::new(move |_| session.view::<MmmBrains>());
        let last = Memo::new(move |before: Option<&Option<Thrown>>| {
            let newest = session.model.with(|it| {
                let events = it.as_ref()?.events.of::<MmmBrains>();
                events.iter().rev().find_map(thrown)
            });
            newest.or(before.copied().flatten())
        });
        let board = Board {
            session,
            view,
            last,
            kept: RwSignal::new(DiceSet::NONE),
            colour: RwSignal::new(None),
            is_asking: RwSignal::new(false),
        };
        board.forget_old_choices();
        board
    }

    /// What was kept stays kept until the turn is over; colours are chosen anew.
    fn forget_old_choices(self) {
        Effect::new(move |_| {
            let is_keeping = matches!(
                self.view.get().map(|view| view.throw),
                Some(Throw::Showing { .. })
            );
            self.colour.set(None);
            self.is_asking.set(false);
            if !is_keeping || !self.is_mine() {
                self.kept.set(DiceSet::NONE);
            }
        });
    }

    /// Whether this page's player is the one to act.
    pub fn is_mine(self) -> bool {
        self.session.may_act()
    }

    /// What the dice show, once they lie still.
    pub fn dice(self) -> Option<Dice> {
        if self.session.is_moving.get() && self.is_thrown_now() {
            return None;
        }
        self.view.get()?.dice()
    }

    /// Whether what is moving is dice.
    pub fn is_thrown_now(self) -> bool {
        self.session.model.with(|it| {
            let mut events = it.iter().flat_map(|it| it.events.of::<MmmBrains>());
            events.any(|event| thrown(event).is_some())
        })
    }

    /// Whether dice can be chosen to be kept.
    pub fn is_keeping(self) -> bool {
        self.is_mine()
            && matches!(
                self.view.get().map(|view| view.throw),
                Some(Throw::Showing { .. })
            )
    }

    /// Whether a colour is to be chosen here.
    pub fn is_choosing(self) -> bool {
        self.is_mine()
            && matches!(
                self.view.get().map(|view| view.throw),
                Some(Throw::Standing { .. })
            )
    }

    pub fn toggle(self, die: usize) {
        if untrack(|| self.is_keeping()) {
            self.session.skip();
            self.kept.update(|kept| *kept = kept.toggled(die));
        }
    }

    pub fn choose(self, colour: Colour) {
        let can_be_chosen = untrack(|| {
            self.is_choosing() && self.dice().is_some_and(|dice| 0 < dice.total(colour))
        });
        if can_be_chosen {
            self.colour.set(Some(colour));
        }
    }

    /// The colour that would be announced now.
    pub fn chosen(self) -> Option<Colour> {
        self.colour.get().or_else(|| self.best())
    }

    /// The most for oneself; in phase 2 the most from others, else the least
    /// from oneself.
    pub fn best(self) -> Option<Colour> {
        let (view, dice) = (self.view.get()?, self.dice()?);
        let gain = |colour: Colour| {
            let worth = i32::from(view.worth(colour, dice.total(colour)));
            match view.phase {
                Phase::Two if view.payer(colour) == view.active => -worth,
                Phase::One | Phase::Two => worth,
            }
        };
        let mut colours: Vec<Colour> = Colour::ALL
            .into_iter()
            .filter(|colour| 0 < dice.total(*colour))
            .collect();
        // Stable, so that of equals the first row wins.
        colours.sort_by_key(|colour| -gain(*colour));
        colours.first().copied()
    }

    pub fn name(self, seat: Seat) -> String {
        self.session.name(seat)
    }

    /// What buttons and keys do now.
    pub fn controls(self) -> Controls {
        let Some(view) = self.view.get().filter(|_| self.is_mine()) else {
            return Controls::default();
        };
        match view.throw {
            Throw::Awaited => Controls {
                primary: Some(self.act(lang::throw_first(self.session.lang()), Action::Throw)),
                ..Controls::default()
            },
            Throw::Showing { .. } => self.keep_controls(),
            Throw::Standing { dice } => self.colour_controls(&view, dice),
        }
    }

    fn act(self, label: impl Into<String>, action: Action) -> Act {
        Act::new(label, move || self.session.send(action.to_string()))
    }

    fn keep_controls(self) -> Controls {
        let lang = self.session.lang();
        let kept = self.kept.get();
        let n_thrown = (DiceSet::ALL.len() - kept.len()) as u32;
        let (primary, secondary) = match kept {
            DiceSet::ALL => (self.act(lang::stop_all(lang), Action::Stop), Vec::new()),
            some => (
                self.act(lang::throw(lang, n_thrown), Action::Keep(some)),
                vec![self.act(lang::stop(lang), Action::Stop)],
            ),
        };
        Controls {
            primary: Some(primary),
            secondary,
            choices: DiceSet::ALL
                .iter()
                .map(|die| Act::new(String::new(), move || self.toggle(die)))
                .collect(),
            cancel: Some(Callback::new(move |()| self.kept.set(DiceSet::NONE))),
        }
    }

    fn colour_controls(self, view: &MmmBrains, dice: Dice) -> Controls {
        let Some(colour) = self.chosen() else {
            return Controls::default();
        };
        let lang = self.session.lang();
        let name = colour_name(lang, colour);
        let worth = view.worth(colour, dice.total(colour));
        let payer = view.payer(colour);
        let announce = Action::Announce(colour);
        let primary = match view.phase {
            Phase::One => self.act(
                lang::Take {
                    n: worth.into(),
                    colour: name,
                }
                .say(lang),
                announce,
            ),
            Phase::Two if payer == view.active => Act::new(
                lang::PayYourself {
                    colour: name,
                    n: worth,
                }
                .say(lang),
                move || {
                    self.is_asking.set(true);
                },
            ),
            Phase::Two => self.act(
                lang::MakePay {
                    colour: name,
                    name: self.name(payer),
                    n: worth.into(),
                }
                .say(lang),
                announce,
            ),
        };
        Controls {
            primary: Some(primary),
            secondary: Vec::new(),
            choices: Colour::ALL
                .into_iter()
                .map(|colour| Act::new(String::new(), move || self.choose(colour)))
                .collect(),
            cancel: Some(Callback::new(move |()| self.colour.set(None))),
        }
    }
}

fn thrown(event: &Event) -> Option<Thrown> {
    match *event {
        Event::Thrown { kept, dice, .. } => Some(Thrown { kept, dice }),
        _ => None,
    }
}
