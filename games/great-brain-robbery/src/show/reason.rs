//! Why somebody may have made a move, from what the asker sees.

use scene::Words;
use tabletop::{Seat, SeatSet};

use crate::{
    action::Action,
    bots::{is_ahead, odds, use_of, worth},
    brain::Brain,
    dice::coupling_lost_on,
    event::Event,
    lang,
    reach::{steps_to, steps_to_new_car},
    table::{Fight, Move, Step},
    train::{Place, Spot},
    view::View,
};

/// In hundredths: from here on a fight is worth it by itself.
const EVEN: i32 = 50;

/// A roll of so many steps is a poor one.
const FEW_STEPS: u8 = 5;

pub(super) fn reason(view: &View, seat: Seat, action: Action, words: &Words<'_>) -> Option<String> {
    let why = Why { view, seat, words };
    let (table, lang) = (&view.table, words.lang);
    match (action, table.step) {
        (Action::Discard(_), Step::Begin) => {
            let says = || lang::reason_lighter(lang).to_owned();
            table.heads[seat].is_none().then(says)
        }
        (Action::Discard(card), Step::OverLimit { .. }) => why.least(card),
        (Action::Roll, Step::Begin) => why.carries(),
        (Action::Reroll, Step::Move(going)) => {
            (going.left <= FEW_STEPS).then(|| lang::reason_few_steps(lang, going.left.into()))
        }
        (Action::Throw(card), Step::Move(going)) => why.run(going, card),
        (Action::Throw(card), Step::Fight(fight)) => why.hit(&fight, card),
        (Action::Pass, Step::Fight(fight)) => {
            let says = || lang::reason_wins_already(lang).to_owned();
            let wins = (why.missing(&fight) <= 0).then(says);
            wins.or_else(|| why.saves(&fight))
        }
        (Action::Open, _) => Some(lang::reason_open(lang).to_owned()),
        (Action::Stop(spot), _) => why.stop(spot),
        (Action::Again, _) => {
            let says = || lang::reason_again(lang).to_owned();
            why.stands_last().then(says)
        }
        (Action::LetBe, _) => {
            let says = || lang::reason_let_be(lang).to_owned();
            (!why.stands_last()).then(says)
        }
        (Action::Fight, _) => why.fight(table.others_with(seat)),
        (Action::NoFight, _) => why.no_fight(table.others_with(seat)),
        (Action::StayOut, _) => why.no_fight(SeatSet::one(table.active)),
        (Action::StandUp, _) => why.fight(SeatSet::one(table.active)),
        (Action::Give(brain), Step::DealOut(deal)) => {
            let is_best = deal
                .brains
                .iter()
                .all(|it| worth(Some(it)) <= worth(Some(brain)));
            let says = || lang::reason_best_head(lang).to_owned();
            (deal.next(table.n_seats()) == Some(deal.winner) && is_best).then(says)
        }
        (Action::GiveNothing, Step::DealOut(deal)) => {
            let says = || lang::reason_empty_head(lang).to_owned();
            (deal.next(table.n_seats()) != Some(deal.winner)).then(says)
        }
        (Action::Install(brain), _) => why.install(brain),
        (Action::Done, _) => {
            let hand = why.whole_hand()?;
            let points = table.points[seat];
            let is_dear = |card: Brain| points < u16::from(table.cost(seat, card));
            let is_no_better = |card: Brain| worth(Some(card)) <= worth(table.heads[seat]);
            let says = if hand.is_empty() {
                return None;
            } else if hand.iter().all(|it| is_dear(*it)) {
                lang::reason_too_dear(lang)
            } else if hand.iter().all(|it| is_dear(*it) || is_no_better(*it)) {
                lang::reason_no_better(lang)
            } else {
                lang::reason_saves_points(lang)
            };
            Some(says.to_owned())
        }
        (
            Action::Discard(_)
            | Action::Roll
            | Action::Reroll
            | Action::Throw(_)
            | Action::Pass
            | Action::Give(_)
            | Action::GiveNothing,
            _,
        ) => None,
    }
}

/// The move that an event is about.
pub(super) fn made(event: &Event) -> Option<(Seat, Action)> {
    let made = match *event {
        Event::Discarded { seat, card } => (seat, Action::Discard(card)),
        Event::Rolled { seat, .. } => (seat, Action::Roll),
        Event::Rerolled { seat, .. } => (seat, Action::Reroll),
        Event::ThrownToRun { seat, card } | Event::ThrownToHit { seat, card, .. } => {
            (seat, Action::Throw(card))
        }
        Event::Passed { seat } => (seat, Action::Pass),
        Event::Opened { seat, .. } => (seat, Action::Open),
        Event::Stopped { seat, spot } => (seat, Action::Stop(spot)),
        Event::LetBe { seat } => (seat, Action::LetBe),
        Event::Again { seat } => (seat, Action::Again),
        Event::Attacked { seat, .. } => (seat, Action::Fight),
        Event::LeftAlone { seat } => (seat, Action::NoFight),
        Event::StayedOut { seat } => (seat, Action::StayOut),
        Event::Installed { seat, brain, .. } => (seat, Action::Install(brain)),
        // Who gives a brain, this does not tell.
        Event::BrainGiven { .. }
        | Event::CarJoined { .. }
        | Event::CheeseGiven { .. }
        | Event::Dealt { .. }
        | Event::Round { .. }
        | Event::Turn { .. }
        | Event::Foresaw { .. }
        | Event::Braked { .. }
        | Event::CouplingRolled { .. }
        | Event::CarLost { .. }
        | Event::Fell { .. }
        | Event::Found { .. }
        | Event::Drew { .. }
        | Event::Reshuffled { .. }
        | Event::Met { .. }
        | Event::FightRolled { .. }
        | Event::FightWon { .. }
        | Event::Learned { .. }
        | Event::Spoils { .. }
        | Event::Pickpocketed { .. }
        | Event::BrainsTaken { .. }
        | Event::BrainsLeft { .. }
        | Event::MayInstall { .. }
        | Event::OverLimit { .. }
        | Event::OutOfTime
        | Event::Won { .. }
        | Event::EveryoneLost => return None,
    };
    Some(made)
}

/// Somebody asks why `seat` would do something.
#[derive(Copy, Clone)]
struct Why<'a> {
    view: &'a View,
    seat: Seat,
    words: &'a Words<'a>,
}

impl Why<'_> {
    fn stop(self, spot: Spot) -> Option<String> {
        let (table, lang) = (&self.view.table, self.words.lang);
        let leads = is_ahead(self.view, self.seat);
        if table.train.is_brake(spot) && leads {
            let says = if table.train.n_cars() == 1 {
                lang::reason_ends(lang)
            } else {
                lang::reason_brakes(lang)
            };
            return Some(says.to_owned());
        }
        if table.train.has_counter(spot) {
            return Some(lang::reason_counter(lang).to_owned());
        }
        let others = table.seats().filter(|it| *it != self.seat);
        let others: SeatSet = others
            .filter(|it| table.pawns[*it] == Place::On(spot))
            .collect();
        if !others.is_empty() {
            return self.fight(others);
        }
        if let Some(n) = self.next_counter(spot) {
            return Some(lang::reason_near(lang, n.into()));
        }
        let n = steps_to_new_car(&table.train, Place::On(spot));
        let says = || lang::reason_new_car(lang, n.into());
        table.can_open().then(says)
    }

    /// Why nothing is thrown away before the dice are rolled.
    fn carries(self) -> Option<String> {
        let (table, lang) = (&self.view.table, self.words.lang);
        let says = if table.heads[self.seat].is_some() {
            lang::reason_carries(lang)
        } else if table.held[self.seat] == 1 {
            lang::reason_may_be_head(lang)
        } else {
            return None;
        };
        Some(says.to_owned())
    }

    /// Steps from there to the counter that is nearest.
    fn next_counter(self, spot: Spot) -> Option<u8> {
        let train = &self.view.table.train;
        let counters = (0..).zip(train.cars()).flat_map(|(car, it)| {
            let spots = it.counters.iter();
            spots.map(move |space| Spot { car, space })
        });
        let steps = counters.map(|there| steps_to(train, Place::On(spot), there));
        steps.min()
    }

    /// What a card brings within reach.
    fn run(self, going: Move, card: Brain) -> Option<String> {
        let (table, lang) = (&self.view.table, self.words.lang);
        let [near, far] = [table.reach(going), table.reach_with(going, card)];
        let mut new = far.iter().filter(|spot| !near.contains(*spot));
        if new.any(|spot| table.train.has_counter(spot)) {
            return Some(lang::reason_run_counter(lang).to_owned());
        }
        let opens = table.can_open() && near.beyond.is_none() && far.beyond.is_some();
        opens.then(|| lang::reason_run_car(lang).to_owned())
    }

    fn hit(self, fight: &Fight, card: Brain) -> Option<String> {
        let lang = self.words.lang;
        let missing = self.missing(fight);
        match i32::from(card.hit()) {
            _ if missing <= 0 => None,
            hit if missing <= hit => Some(lang::reason_turns(lang).to_owned()),
            _ => Some(lang::reason_closer(lang).to_owned()),
        }
    }

    /// Why no card is thrown in a fight that is not won yet.
    fn saves(self, fight: &Fight) -> Option<String> {
        let lang = self.words.lang;
        let mut heads = fight.fighters.iter().map(|it| self.view.table.heads[it]);
        if heads.all(|it| it.is_none()) {
            return Some(lang::reason_no_stake(lang).to_owned());
        }
        let hand = self.whole_hand()?;
        let in_hand: i32 = hand.iter().map(|it| i32::from(it.hit())).sum();
        let says = || lang::reason_cannot_turn(lang).to_owned();
        (in_hand < self.missing(fight)).then(says)
    }

    /// What a player needs to win as the totals are.
    fn missing(self, fight: &Fight) -> i32 {
        let table = &self.view.table;
        let others = fight.fighters.without(self.seat);
        let totals = others.iter().map(|it| table.total(fight, it));
        let handicap = i32::from(table.active != self.seat);
        i32::from(totals.max().unwrap_or(0)) + handicap - i32::from(table.total(fight, self.seat))
    }

    fn fight(self, others: SeatSet) -> Option<String> {
        let lang = self.words.lang;
        if let Some(says) = self.good_odds(others) {
            return Some(says);
        }
        let says = || lang::reason_nothing_to_lose(lang).to_owned();
        self.view.table.heads[self.seat].is_none().then(says)
    }

    fn good_odds(self, others: SeatSet) -> Option<String> {
        let odds = odds(self.view, self.seat, others);
        let tenths = (odds + 5).unsigned_abs() / 10;
        (EVEN <= odds).then(|| match tenths {
            10.. => lang::reason_sure(self.words.lang).to_owned(),
            n => lang::reason_odds(self.words.lang, n),
        })
    }

    fn no_fight(self, others: SeatSet) -> Option<String> {
        let heads = &self.view.table.heads;
        let mine = worth(heads[self.seat]);
        let is_no_better = |seat| worth(heads[seat]) <= mine;
        let says = || lang::reason_nothing_to_win(self.words.lang).to_owned();
        self.poor_odds(others)
            .or_else(|| others.iter().all(is_no_better).then(says))
    }

    fn poor_odds(self, others: SeatSet) -> Option<String> {
        let odds = odds(self.view, self.seat, others);
        let tenths = (odds + 5).unsigned_abs() / 10;
        (odds < EVEN).then(|| match tenths {
            0 => lang::reason_hopeless(self.words.lang).to_owned(),
            n => lang::reason_poor_odds(self.words.lang, n),
        })
    }

    /// Whether the die of the coupling check would leave the player behind.
    fn stands_last(self) -> bool {
        let Step::Coupling { die, .. } = self.view.table.step else {
            return false;
        };
        let table = &self.view.table;
        let is_lost = die <= coupling_lost_on(table.train.n_cars());
        let spot = table.pawns[self.seat].spot();
        is_lost && spot.is_some_and(|spot| spot.car == 0)
    }

    fn install(self, brain: Brain) -> Option<String> {
        let (table, lang) = (&self.view.table, self.words.lang);
        match table.heads[self.seat] {
            None => Some(lang::reason_first_brain(lang).to_owned()),
            Some(old) => {
                let more = brain.iq().checked_sub(old.iq()).filter(|it| 0 < *it);
                let better = |is_more: bool, says: &str| is_more.then(|| says.to_owned());
                more.map(|it| lang::reason_more_iq(lang, it))
                    .or_else(|| better(old.hit() < brain.hit(), lang::reason_more_hit(lang)))
                    .or_else(|| better(old.run() < brain.run(), lang::reason_more_run(lang)))
            }
        }
    }

    /// The card of the least use, if the asker sees all of them.
    fn least(self, card: Brain) -> Option<String> {
        let hand = self.whole_hand()?;
        let use_here = use_of(self.view, self.seat, card);
        let is_least = hand
            .iter()
            .all(|it| use_here <= use_of(self.view, self.seat, *it));
        is_least.then(|| lang::reason_least(self.words.lang).to_owned())
    }

    fn whole_hand(self) -> Option<Vec<Brain>> {
        let sees_all = self.view.n_hidden(self.seat) == 0;
        sees_all.then(|| self.view.hands[self.seat].iter().collect())
    }
}
