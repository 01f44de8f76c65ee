//! What is on the table and what this page's player has chosen so far.

use std::num::NonZeroU8;

use leptos::prelude::*;
use oh_my_brain::{Action, Animal, Cards, OhMyBrain, Step, View, rulebook as r, show::card_words};
use tabletop::{Game, Refusal, Seat, chance::Seeded};
use web::{
    session::Session,
    tables::toss::{Toss, shown},
};
use wire::Problem;

use super::tale::{Tale, is_roll, tale};
use crate::lang;

/// The table as this page sees it. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Board {
    pub session: Session,
    pub view: Memo<Option<View>>,
    pub tale: Memo<Tale>,
    pub toss: Toss,
    /// What this page's player may do.
    pub legal: Memo<Vec<Action>>,
    pub chosen: RwSignal<Chosen>,
    /// The card touched last, playable or not.
    pub touched: RwSignal<Option<(Place, Animal)>>,
    /// The card that is shown in full.
    pub looked_at: RwSignal<Option<Animal>>,
    /// Whether the sheet that asks about giving up is open.
    pub is_asking: RwSignal<bool>,
}

/// Where a card of this page's player lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    Hand,
    Graveyard,
    /// Dealt or drawn, and not shared out yet.
    Lot,
}

/// What the main button would do something with.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Chosen {
    #[default]
    Nothing,
    Cards {
        animal: Animal,
        n: NonZeroU8,
    },
    Gift {
        animal: Animal,
        to: Seat,
    },
    Opponent(Seat),
    Exchange(Action),
}

impl Board {
    pub fn new(session: Session) -> Board {
        let toss = Toss::new::<OhMyBrain>(session, is_roll);
        let legal = Memo::new(move |_| session.actions::<OhMyBrain>());
        let board = Board {
            session,
            view: shown::<OhMyBrain>(session, toss, is_roll),
            tale: tale(session),
            toss,
            legal,
            chosen: RwSignal::new(Chosen::Nothing),
            touched: RwSignal::new(None),
            looked_at: RwSignal::new(None),
            is_asking: RwSignal::new(false),
        };
        board.forget_old_choices();
        board
    }

    /// What is chosen stays chosen while others choose at the same time.
    fn forget_old_choices(self) {
        let asked = Memo::new(move |_| {
            let places = [Place::Hand, Place::Graveyard, Place::Lot];
            (self.legal.get(), places.map(|place| self.cards(place)))
        });
        Effect::new(move |_| {
            // Read, not only tracked: a memo nobody reads is never computed.
            let _ = asked.get();
            self.choose_nothing();
        });
    }

    pub fn choose_nothing(self) {
        self.chosen.set(Chosen::Nothing);
        self.touched.set(None);
        self.is_asking.set(false);
    }

    /// Whether this page's player is the one to act, and can see why.
    pub fn is_mine(self) -> bool {
        self.session.may_act() && !self.toss.is_in_the_air()
    }

    pub fn me(self) -> Option<Seat> {
        self.session.seat()
    }

    pub fn step(self) -> Option<Step> {
        self.view
            .with(|view| view.as_ref().map(|view| view.table.step))
    }

    /// The others, in the order of play.
    pub fn opponents(self) -> Vec<Seat> {
        let n_seats = self
            .view
            .with(|view| view.as_ref().map_or(0, |view| view.table.n_seats()));
        match self.me() {
            None => (0..n_seats).map(Seat::new).collect(),
            Some(me) => {
                let others = std::iter::successors(Some(me), |seat| Some(seat.left(n_seats)));
                others.skip(1).take(n_seats.saturating_sub(1)).collect()
            }
        }
    }

    /// This page's player's cards.
    pub fn cards(self, place: Place) -> Cards {
        let Some(me) = self.me() else {
            return Cards::NONE;
        };
        self.view.with(|view| {
            view.as_ref().map_or(Cards::NONE, |view| match place {
                Place::Hand => view.known.hands[me],
                Place::Graveyard => view.known.graveyards[me],
                Place::Lot => view.drawn[me],
            })
        })
    }

    pub fn card_words(self, animal: Animal) -> String {
        card_words(animal, self.session.lang())
    }

    /// `12 rabbit`, or `12 rabbit, 2 of them`.
    pub fn stack_words(self, animal: Animal, n: u8) -> String {
        let card = self.card_words(animal);
        match n {
            0 | 1 => card,
            n => lang::Stack { card, n }.say(self.session.lang()),
        }
    }

    /// Whether a card is among those asked for.
    pub fn can_choose(self, place: Place, animal: Animal) -> bool {
        self.is_mine()
            && self.legal.with(|legal| {
                legal
                    .iter()
                    .any(|action| card_of(*action) == Some((place, animal)))
            })
    }

    /// What is chosen of a card.
    pub fn n_chosen(self, place: Place, animal: Animal) -> u8 {
        match self.chosen.get() {
            Chosen::Cards { animal: it, n } if it == animal && self.can_choose(place, animal) => {
                n.get()
            }
            Chosen::Gift { animal: it, .. } if it == animal && place == Place::Hand => 1,
            Chosen::Cards { .. }
            | Chosen::Gift { .. }
            | Chosen::Nothing
            | Chosen::Opponent(_)
            | Chosen::Exchange(_) => 0,
        }
    }

    /// A tap on a card: choose it, one more of it, or none.
    pub fn tap(self, place: Place, animal: Animal) {
        self.session.skip();
        self.touched.set(Some((place, animal)));
        if !untrack(|| self.can_choose(place, animal)) {
            self.say_why_not(place, animal);
            return;
        }
        self.session.refusal.set(None);
        let n_chosen = untrack(|| self.n_chosen(place, animal));
        let most = match untrack(|| self.step()) {
            Some(Step::Play) => untrack(|| self.cards(place)).n(animal),
            _ => 1,
        };
        if let Some(n) = NonZeroU8::new(n_chosen + 1).filter(|n| n.get() <= most) {
            self.chosen.set(Chosen::Cards { animal, n });
        } else {
            self.chosen.set(Chosen::Nothing);
            self.touched.set(None);
        }
    }

    /// Chooses how many of a card.
    pub fn take(self, animal: Animal, n: NonZeroU8) {
        self.chosen.set(Chosen::Cards { animal, n });
    }

    /// The rules answer for a card that cannot be chosen.
    fn say_why_not(self, place: Place, animal: Animal) {
        let Some((view, me)) = untrack(|| self.view.get().zip(self.me())) else {
            return;
        };
        if !untrack(|| self.is_mine()) {
            return;
        }
        let refusal = why_not(&view, me, place, animal);
        self.session.refusal.set(Some(Problem::from(refusal)));
    }

    /// Whether a tap on this player means something now.
    pub fn is_target(self, seat: Seat) -> bool {
        self.is_mine() && self.target(seat).is_some()
    }

    /// What a tap on a player would do or choose.
    pub fn target(self, seat: Seat) -> Option<Action> {
        let chosen = self.chosen.get();
        self.legal.with(|legal| {
            let is_aimed_here = |action: &&Action| match (**action, chosen) {
                (Action::Share(to), _) => to == seat,
                (Action::Steal(from), _) => from == seat,
                (
                    Action::Give { animal, to },
                    Chosen::Cards { animal: it, .. } | Chosen::Gift { animal: it, .. },
                ) => to == seat && animal == it,
                (
                    Action::Give { .. }
                    | Action::Bury(_)
                    | Action::Play { .. }
                    | Action::GiveUp
                    | Action::Keep(_)
                    | Action::Take(_)
                    | Action::SwapHands(_)
                    | Action::SwapGraveyards(_),
                    _,
                ) => false,
            };
            legal.iter().find(is_aimed_here).copied()
        })
    }

    /// A tap on a player. Extras go there at once, as one deals cards out.
    pub fn aim(self, seat: Seat) {
        if !untrack(|| self.is_target(seat)) {
            return;
        }
        match untrack(|| self.target(seat)) {
            Some(share @ Action::Share(_)) if self.session.is_meant() => self.send(share),
            Some(Action::Steal(from)) => self.chosen.set(Chosen::Opponent(from)),
            Some(Action::Give { animal, to }) => self.chosen.set(Chosen::Gift { animal, to }),
            Some(_) | None => (),
        }
    }

    pub fn send(self, action: Action) {
        self.session.send(action.to_string());
    }

    /// What the main button does now.
    pub fn action(self) -> Option<Action> {
        let (chosen, legal) = (self.chosen.get(), self.legal.get());
        let is_it = |action: &&Action| match chosen {
            Chosen::Nothing => false,
            Chosen::Cards { animal, n } => match **action {
                Action::Play { animal: it, n: m } => it == animal && m == n,
                Action::Bury(it) | Action::Keep(it) | Action::Take(it) => it == animal,
                // With one opponent there is nobody to choose from.
                Action::Give { animal: it, .. } => it == animal && self.opponents().len() == 1,
                Action::GiveUp
                | Action::Share(_)
                | Action::Steal(_)
                | Action::SwapHands(_)
                | Action::SwapGraveyards(_) => false,
            },
            Chosen::Gift { animal, to } => **action == Action::Give { animal, to },
            Chosen::Opponent(seat) => **action == Action::Steal(seat),
            Chosen::Exchange(exchange) => **action == exchange,
        };
        legal.iter().find(is_it).copied()
    }

    /// Every card asked for, once, in the order of the table.
    pub fn choosable(self) -> Vec<(Place, Animal)> {
        let mut cards: Vec<_> = self
            .legal
            .with(|legal| legal.iter().filter_map(|it| card_of(*it)).collect());
        cards.dedup();
        cards
    }

    /// The exchanges the die allows.
    pub fn exchanges(self) -> Vec<Action> {
        let is_exchange =
            |it: &Action| matches!(it, Action::SwapHands(_) | Action::SwapGraveyards(_));
        let legal = self.legal.get();
        legal.into_iter().filter(is_exchange).collect()
    }
}

/// The card an action begins with.
fn card_of(action: Action) -> Option<(Place, Animal)> {
    match action {
        Action::Bury(animal) | Action::Keep(animal) => Some((Place::Lot, animal)),
        Action::Play { animal, .. } | Action::Give { animal, .. } => Some((Place::Hand, animal)),
        Action::Take(animal) => Some((Place::Graveyard, animal)),
        Action::GiveUp
        | Action::Share(_)
        | Action::Steal(_)
        | Action::SwapHands(_)
        | Action::SwapGraveyards(_) => None,
    }
}

/// Asks the rules, about a table like the one this player sees.
fn why_not(view: &View, me: Seat, place: Place, animal: Animal) -> Refusal {
    let attempt = match place {
        Place::Hand => Action::Play {
            animal,
            n: NonZeroU8::MIN,
        },
        Place::Graveyard => Action::Take(animal),
        Place::Lot => Action::Bury(animal),
    };
    let table = OhMyBrain::determinize(view, &mut Seeded::new(0));
    match table.check(me, attempt) {
        Err(refusal) => refusal,
        Ok(()) => Refusal::Forbidden(r::OMB_5_ONE_VALUE),
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Viewer;

    use super::*;

    fn why_not_of(table: &str, place: Place, animal: Animal) -> Refusal {
        let table: OhMyBrain = table.parse().expect("it is a table");
        let me = Seat::new(0);
        why_not(&table.view(Viewer::Seat(me)), me, place, animal)
    }

    const BELOW_THE_TOP: &str =
        "A 9 hand 3 12, graveyard 4; B 9 hand 0, graveyard 6; horde 2 7; A plays";
    const ON_A_SPIDER: &str =
        "A 9 hand 3 12, graveyard 4; B 9 hand 0, graveyard 6; horde 2 8; A plays";

    #[test]
    fn a_card_too_low_is_told_to_be_higher() {
        let refusal = why_not_of(BELOW_THE_TOP, Place::Hand, Animal::Butterfly);
        assert_eq!(refusal, Refusal::Forbidden(r::OMB_5_HIGHER));
    }

    #[test]
    fn a_card_too_high_for_the_spider_is_told_so() {
        let refusal = why_not_of(ON_A_SPIDER, Place::Hand, Animal::Rabbit);
        assert_eq!(refusal, Refusal::Forbidden(r::OMB_12_SPIDER));
    }

    #[test]
    fn a_buried_card_is_told_that_one_plays_from_the_hand() {
        let refusal = why_not_of(BELOW_THE_TOP, Place::Graveyard, Animal::Snail);
        assert_eq!(refusal, Refusal::Forbidden(r::OMB_5_ONE_VALUE));
    }
}
