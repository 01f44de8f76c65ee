//! What is on the table and what this page's player has chosen so far.

use leptos::prelude::*;
use mmm_brains::{
    Action, Colour, Dice, DiceSet, Event, MmmBrains, Phase, Side, Throw, show::die_id,
};
use tabletop::Seat;
use web::{
    session::Session,
    shell::controls::{Act, Controls},
    tables::{
        recent::follow,
        selection::Selection,
        toss::{Toss, shown},
    },
};

use super::looks::{colour_title, colour_word};
use crate::lang;

/// The table as this page sees it. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Board {
    pub session: Session,
    pub toss: Toss,
    /// The table; while dice are in the air, as it was before.
    pub view: Memo<Option<MmmBrains>>,
    /// Why what lies there is of no use now.
    pub selection: Selection,
    /// The newest throw, even after its turn is over.
    last: Memo<Option<Thrown>>,
    /// The dice this page's player means to keep.
    kept: RwSignal<DiceSet>,
    /// The colour this page's player means to announce; none is the best.
    colour: RwSignal<Option<Colour>>,
    /// Whether to ask if the player really wants to pay.
    pub is_asking: RwSignal<bool>,
    /// Whether all sides of all dice are shown.
    pub is_unfolded: RwSignal<bool>,
}

/// One throw: what was kept, and what showed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Thrown {
    kept: DiceSet,
    dice: Dice,
}

/// What one die shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    NotThrown,
    /// In the air; some side flashes by.
    Flying(Side),
    Lying(Side),
    /// From the turn before.
    Old(Side),
}

/// What a colour does when it is announced.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    pub colour: Colour,
    pub total: u8,
    /// Points that change hands.
    pub worth: u8,
    pub payer: Payer,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Payer {
    Bowl,
    /// Whoever announces it.
    Announcer,
    Other(Seat),
}

fn thrown(event: &Event) -> Option<Thrown> {
    match *event {
        Event::Thrown { kept, dice, .. } => Some(Thrown { kept, dice }),
        Event::Turn { .. }
        | Event::Stopped { .. }
        | Event::Taken { .. }
        | Event::Paid { .. }
        | Event::Nothing { .. }
        | Event::PhaseTwo
        | Event::Out { .. }
        | Event::Won { .. } => None,
    }
}

impl Board {
    pub fn new(session: Session) -> Board {
        let toss = Toss::new(session);
        let keep_last = |last: &mut Option<Thrown>, event: &Event| *last = thrown(event).or(*last);
        let view = shown::<MmmBrains>(session, toss);
        let board = Board {
            session,
            toss,
            view,
            selection: Selection::of::<MmmBrains>(session, view, toss),
            last: follow::<MmmBrains, _>(session, keep_last),
            kept: RwSignal::new(DiceSet::NONE),
            colour: RwSignal::new(None),
            is_asking: RwSignal::new(false),
            is_unfolded: RwSignal::new(false),
        };
        board.forget_old_choices();
        board
    }

    /// What was kept stays kept until the turn is over; colours are chosen anew.
    fn forget_old_choices(self) {
        leptos::prelude::Effect::new(move |_| {
            self.view.track();
            self.colour.set(None);
            self.is_asking.set(false);
            if !self.is_keeping() {
                self.kept.set(DiceSet::NONE);
            }
        });
    }

    /// Whether this page's player is the one to act.
    fn is_mine(self) -> bool {
        self.session.may_act()
    }

    pub fn throw(self) -> Option<Throw> {
        self.view.get().map(|view| view.throw)
    }

    /// What the dice show, once they lie still.
    pub fn dice(self) -> Option<Dice> {
        if self.toss.is_in_the_air() {
            return None;
        }
        self.view.get()?.dice()
    }

    /// Whether dice can be chosen to be kept.
    pub fn is_keeping(self) -> bool {
        self.is_mine() && matches!(self.throw(), Some(Throw::Showing { .. }))
    }

    /// Whether a colour is to be chosen here.
    pub fn is_choosing(self) -> bool {
        self.is_mine() && matches!(self.throw(), Some(Throw::Standing { .. }))
    }

    pub fn shown(self, die: usize) -> Shown {
        let last = self.last.get();
        if let Some(last) = last
            && self.toss.is_in_the_air()
            && !last.kept.contains(die)
        {
            let side = (self.toss.tick.get() * 7 + die * 3) % 6 + 1;
            return Shown::Flying(Side::try_from(side as u8).expect("one of six"));
        }
        match (self.view.get().and_then(|view| view.dice()), last) {
            (Some(dice), _) => Shown::Lying(dice.0[die]),
            (None, Some(last)) => Shown::Old(last.dice.0[die]),
            (None, None) => Shown::NotThrown,
        }
    }

    /// The dice on the plate: chosen here, told by the last throw, or all.
    pub fn on_plate(self) -> DiceSet {
        match self.throw() {
            Some(Throw::Showing { .. }) if self.is_mine() => self.kept.get(),
            Some(Throw::Showing { .. }) => self.last.get().map_or(DiceSet::NONE, |it| it.kept),
            Some(Throw::Standing { .. }) => DiceSet::ALL,
            Some(Throw::Awaited) | None => DiceSet::NONE,
        }
    }

    /// A tap on a die: keep it, or not. Before and after that it says why not.
    pub fn toggle(self, die: usize) {
        if !untrack(|| self.is_keeping()) {
            self.selection.touch(&die_id(die));
            return;
        }
        self.session.refusal.set(None);
        self.session.skip();
        self.kept.update(|kept| *kept = kept.toggled(die));
    }

    pub fn choose(self, colour: Colour) {
        if untrack(|| self.is_choosing() && self.effect(colour).is_some()) {
            self.colour.set(Some(colour));
        }
    }

    /// What announcing this colour does; nothing if it does not show.
    pub fn effect(self, colour: Colour) -> Option<Effect> {
        let (view, total) = (self.view.get()?, self.dice()?.total(colour));
        let payer = match (view.phase, view.payer(colour)) {
            (Phase::One, _) => Payer::Bowl,
            (Phase::Two, payer) if payer == view.active => Payer::Announcer,
            (Phase::Two, payer) => Payer::Other(payer),
        };
        (0 < total).then(|| Effect {
            colour,
            total,
            worth: view.worth(colour, total),
            payer,
        })
    }

    /// The colour that would be announced now.
    pub fn chosen(self) -> Option<Effect> {
        match self.colour.get() {
            Some(colour) => self.effect(colour),
            None => self.best(),
        }
    }

    /// The most for oneself; in phase 2 the most from others, else the least
    /// from oneself.
    pub fn best(self) -> Option<Effect> {
        let gain = |effect: &Effect| match effect.payer {
            Payer::Bowl | Payer::Other(_) => i32::from(effect.worth),
            Payer::Announcer => -i32::from(effect.worth),
        };
        let effects = Colour::ALL.into_iter().filter_map(|it| self.effect(it));
        // Of equals the first row wins.
        effects.rev().max_by_key(gain)
    }

    /// The other player who pays if the button is pressed now.
    pub fn owes(self, seat: Seat) -> Option<u8> {
        let chosen = self.chosen().filter(|_| self.is_choosing())?;
        let pays = match chosen.payer {
            Payer::Other(payer) => payer == seat,
            Payer::Announcer => self.view.get()?.active == seat,
            Payer::Bowl => false,
        };
        pays.then_some(chosen.worth)
    }

    /// What buttons and keys do now.
    pub fn controls(self) -> Controls {
        let Some(throw) = self.throw().filter(|_| self.is_mine()) else {
            return Controls::default();
        };
        match throw {
            Throw::Awaited => Controls {
                primary: Some(self.act(lang::throw_first(self.session.lang()), Action::Throw)),
                ..Controls::default()
            },
            Throw::Showing { .. } => self.keep_controls(),
            Throw::Standing { .. } => self.colour_controls(),
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

    fn colour_controls(self) -> Controls {
        let Some(chosen) = self.chosen() else {
            return Controls::default();
        };
        let announce = Action::Announce(chosen.colour);
        let label = self.announces(chosen);
        let primary = match chosen.payer {
            Payer::Announcer if self.session.settings.asks.get() => {
                Act::new(label, move || self.is_asking.set(true))
            }
            Payer::Bowl | Payer::Other(_) | Payer::Announcer => self.act(label, announce),
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

    /// What the button says that announces a colour.
    pub fn announces(self, effect: Effect) -> String {
        let lang = self.session.lang();
        let (n, name) = (effect.worth, colour_title(lang, effect.colour));
        match effect.payer {
            Payer::Bowl => {
                let colour = colour_word(effect.colour, lang);
                lang::Take {
                    n: n.into(),
                    colour,
                }
                .say(lang)
            }
            Payer::Announcer => lang::PayYourself { colour: name, n }.say(lang),
            Payer::Other(payer) => lang::MakePay {
                colour: name,
                name: self.session.name(payer),
                n: n.into(),
            }
            .say(lang),
        }
    }

    /// What the chosen dice or the chosen colour will do.
    pub fn hint(self) -> String {
        let lang = self.session.lang();
        if self.is_keeping() {
            return lang::hint_keep(lang).to_owned() + &self.if_stopped();
        }
        match self.chosen().filter(|_| self.is_choosing()) {
            Some(chosen) if chosen.worth < chosen.total => self.short(chosen),
            Some(_) => lang::hint_choose(lang).to_owned(),
            None => String::new(),
        }
    }

    /// ` Stop now and you eat 18 for red.`
    fn if_stopped(self) -> String {
        let lang = self.session.lang();
        let Some(best) = self.best() else {
            return String::new();
        };
        let (n, colour) = (best.worth, colour_word(best.colour, lang));
        let says = match best.payer {
            Payer::Bowl => lang::StopEat { n, colour }.say(lang),
            Payer::Announcer => lang::StopPay { n, colour }.say(lang),
            Payer::Other(payer) => lang::StopPays {
                name: self.session.name(payer),
                n,
                colour,
            }
            .say(lang),
        };
        format!(" {says}")
    }

    /// Less changes hands than the dice say.
    fn short(
        self,
        Effect {
            total,
            worth,
            payer,
            ..
        }: Effect,
    ) -> String {
        let lang = self.session.lang();
        match payer {
            Payer::Bowl => lang::ShortBowl { n: worth, total }.say(lang),
            Payer::Announcer => lang::ShortYou { n: worth, total }.say(lang),
            Payer::Other(payer) => lang::Short {
                name: self.session.name(payer),
                n: worth,
                total,
            }
            .say(lang),
        }
    }
}
