//! What the chosen space or card will do, and why one cannot be used.

use great_brain_robbery::{
    Action, Brain, Move, Robbery, Spot, Step, reach, show::names::brain_name,
};
use leptos::prelude::*;
use scene::{PieceId, Present, Words};

use super::{
    board::{Board, Chosen, card_of},
    sight::{Look, steps_of},
    sign,
};
use crate::lang;

impl Board {
    /// The second line of the bubble.
    pub fn hint(self) -> String {
        if !self.is_mine() {
            return String::new();
        }
        let said = match self.step() {
            Some(Step::Begin) => self.begin_hint(),
            Some(Step::Move(going)) => self.walk_hint(going),
            Some(Step::Fight(_)) => self.fight_hint(),
            Some(Step::Install) => self.install_hint(),
            Some(
                Step::Coupling { .. }
                | Step::MayFight
                | Step::MayStayOut { .. }
                | Step::DealOut(_)
                | Step::OverLimit { .. }
                | Step::Over,
            )
            | None => None,
        };
        said.unwrap_or_default()
    }

    /// Why what was tapped last cannot be done: numbers, or what the scene says
    /// of a card.
    pub fn why(self) -> String {
        let said = self.out_of_reach.get().and_then(|attempt| {
            let card = || self.locked(card_of(attempt)?);
            self.too_much(attempt).or_else(card)
        });
        said.unwrap_or_default()
    }

    fn locked(self, brain: Brain) -> Option<String> {
        let scene = self.view.with(|view| {
            let legal = self.legal.get();
            let scene = |words: &Words<'_>| Some(Robbery::scene(view.as_ref()?, &legal, words));
            self.session.with_words(scene)
        })?;
        let card = scene.piece(&PieceId::of("brain", brain))?;
        Some(card.locked.clone()?.says)
    }

    fn card(self) -> Option<Brain> {
        match self.chosen.get() {
            Chosen::Card(brain) => Some(brain),
            Chosen::Nothing | Chosen::Space(_) | Chosen::NewCar => None,
        }
    }

    /// How far it is, and how many steps there are.
    fn too_much(self, attempt: Action) -> Option<String> {
        let lang = self.session.lang();
        self.table(|table| {
            let from = table.pawns[table.active];
            match (attempt, table.step) {
                (Action::Stop(spot), Step::Move(Move { left, .. })) => {
                    let n = reach::steps_to(&table.train, from, spot).into();
                    Some(lang::FarSpace { n, left }.say(lang))
                }
                (Action::Open, Step::Move(Move { left, .. })) if table.can_open() => {
                    let n = reach::steps_to_new_car(&table.train, from).into();
                    Some(lang::FarFront { n, left }.say(lang))
                }
                _ => None,
            }
        })
        .flatten()
    }

    fn begin_hint(self) -> Option<String> {
        let (lang, me) = (self.session.lang(), self.me()?);
        let (n_dice, has_head) =
            self.table(|table| (table.n_dice(me), table.heads[me].is_some()))?;
        match self.card() {
            Some(_) if has_head => None,
            Some(_) => Some(lang::begin_card(lang, u32::from(n_dice + 1).min(2))),
            None if n_dice < 2 => Some(lang::begin_hint(lang).to_owned()),
            None => None,
        }
    }

    fn walk_hint(self, going: Move) -> Option<String> {
        let lang = self.session.lang();
        match self.chosen.get() {
            Chosen::Nothing => Some(lang::walk_hint(lang).to_owned()),
            Chosen::Card(brain) => Some(
                lang::WalkCard {
                    left: going.left,
                    more: going.left + brain.run(),
                }
                .say(lang),
            ),
            Chosen::Space(spot) => self.stop_hint(going, spot),
            Chosen::NewCar => {
                let (n_cars, beyond) =
                    self.table(|table| (table.train.n_cars() + 1, table.reach(going).beyond))?;
                let (n, risk) = (beyond?.into(), sign::risk(lang, n_cars));
                Some(lang::WalkNewCar { n, risk }.say(lang))
            }
        }
    }

    fn stop_hint(self, going: Move, spot: Spot) -> Option<String> {
        let lang = self.session.lang();
        let look = self.look_at(spot)?;
        let steps = steps_of(look.distance)?;
        let left = going.left.saturating_sub(steps);
        let said = lang::Walk { spot, steps, left }.say(lang);
        Some(match waits(self, look) {
            Some(waits) => format!("{said} {waits}"),
            None => said,
        })
    }

    pub fn look_at(self, spot: Spot) -> Option<Look> {
        self.looks.with(|looks| {
            let car = looks.get(usize::from(spot.car));
            car.map(|it| it[spot.space.index()])
        })
    }

    fn fight_hint(self) -> Option<String> {
        let (lang, me, brain) = (self.session.lang(), self.me()?, self.card()?);
        self.recent.with(|recent| {
            let brawl = recent.as_ref()?.brawl.as_ref()?;
            Some(
                lang::FightCard {
                    name: brain_name(brain, lang),
                    total: brawl.total(me) + brain.hit(),
                    best: brawl.best_against(me),
                }
                .say(lang),
            )
        })
    }

    fn install_hint(self) -> Option<String> {
        let (lang, me, brain) = (self.session.lang(), self.me()?, self.card()?);
        self.table(|table| {
            let kept = table.points[me].saturating_sub(table.cost(me, brain).into());
            let kept = lang::install_card(lang, kept.into());
            match table.heads[me] {
                Some(old) => lang::InstallOver {
                    old: brain_name(old, lang),
                    kept,
                }
                .say(lang),
                None => kept,
            }
        })
    }
}

/// What happens to whoever stops there.
fn waits(board: Board, look: Look) -> Option<String> {
    let lang = board.session.lang();
    let n_cars = board.table(|table| table.train.n_cars())?;
    let others = board.me().map_or(look.pawns, |me| look.pawns.without(me));
    if look.has_brake && n_cars == 1 {
        Some(lang::waits_end(lang).to_owned())
    } else if look.has_brake {
        Some(lang::waits_brake(lang).to_owned())
    } else if look.has_counter {
        Some(lang::waits_counter(lang).to_owned())
    } else if !others.is_empty() {
        let names: Vec<String> = others.iter().map(|it| board.session.name(it)).collect();
        Some(lang::waits_fight(lang, names.join(", ")))
    } else {
        None
    }
}
