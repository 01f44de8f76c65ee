//! Why somebody may have made a move: in phase 1 what it is worth exactly, in
//! phase 2 whom it is aimed at.

use scene::Words;
use tabletop::Seat;

use super::colour_word;
use crate::{
    action::Action,
    bots::{announced, of_keeping},
    dice::{Colour, Dice, DiceSet, Side},
    event::Event,
    lang,
    state::{MmmBrains, Phase, Throw},
};

pub(super) fn reason(table: &MmmBrains, action: Action, words: &Words<'_>) -> Option<String> {
    let why = Why { table, words };
    match (table.phase, action, table.throw) {
        (Phase::One, Action::Keep(kept), Throw::Showing { dice, n_left }) => {
            why.go_on(dice, kept, n_left)
        }
        (Phase::One, Action::Stop, Throw::Showing { dice, n_left }) => why.enough(dice, n_left),
        (Phase::Two, Action::Keep(kept), Throw::Showing { dice, .. }) => why.aim(dice, kept),
        (Phase::Two, Action::Stop, Throw::Showing { dice, .. }) if dice.best_total() != 0 => why
            .strike(announced(table, dice), dice, |why, payer, points| {
                let player = why.words.who(payer);
                let costs = lang::ReasonCosts { player, n: points };
                Some(costs.say(why.words.lang))
            }),
        (Phase::One, Action::Announce(colour), Throw::Standing { dice }) => why.take(colour, dice),
        (Phase::Two, Action::Announce(colour), Throw::Standing { dice }) => {
            why.strike(colour, dice, |why, payer, points| {
                why.most(payer)
                    .or_else(|| why.hardest(dice, points))
                    .or_else(|| Some(why.pays(payer, points)))
            })
        }
        (Phase::One | Phase::Two, _, _) => None,
    }
}

/// The move that an event tells of.
pub(super) fn made(event: &Event) -> Option<(Seat, Action)> {
    /// What is left after the first throw of a turn.
    const FIRST: u8 = 2;
    match *event {
        Event::Thrown {
            seat,
            n_left: FIRST,
            ..
        } => Some((seat, Action::Throw)),
        Event::Thrown { seat, kept, .. } => Some((seat, Action::Keep(kept))),
        Event::Stopped { seat } => Some((seat, Action::Stop)),
        Event::Taken { seat, colour, .. } | Event::Paid { seat, colour, .. } => {
            Some((seat, Action::Announce(colour)))
        }
        Event::Turn { .. }
        | Event::Nothing { .. }
        | Event::PhaseTwo
        | Event::Out { .. }
        | Event::Won { .. } => None,
    }
}

#[derive(Copy, Clone)]
struct Why<'a> {
    table: &'a MmmBrains,
    words: &'a Words<'a>,
}

impl Why<'_> {
    /// What throwing again brings over stopping, on average.
    fn go_on(self, dice: Dice, kept: DiceSet, n_left: u8) -> Option<String> {
        let lang = self.words.lang;
        match self.gain(dice, kept, n_left)? {
            (true, 0) => Some(lang::reason_bit_more(lang).to_owned()),
            (true, n) => Some(lang::reason_more(lang, n)),
            (false, _) => self.grows(dice, kept),
        }
    }

    /// What may still come of what is kept, whether or not it is worth the risk.
    fn grows(self, dice: Dice, kept: DiceSet) -> Option<String> {
        let lang = self.words.lang;
        let mut numbers = kept.iter().filter(|die| dice.0[*die] != Side::BRAIN);
        let Some(first) = numbers.next() else {
            return Some(self.brains(kept));
        };
        let colour = dice.colour(first);
        let is_one = numbers.all(|die| dice.colour(die) == colour);
        is_one.then(|| lang::reason_grows(lang, colour_word(colour, lang)))
    }

    /// What brains alone are kept for.
    fn brains(self, kept: DiceSet) -> String {
        let lang = self.words.lang;
        match kept.len() as u32 {
            0 => lang::reason_afresh(lang).to_owned(),
            1 => lang::reason_one_brain(lang).to_owned(),
            n => lang::reason_multiply(lang, n),
        }
    }

    /// What the best way to throw again would cost, on average.
    fn enough(self, dice: Dice, n_left: u8) -> Option<String> {
        let lang = self.words.lang;
        let gains = DiceSet::keepable().filter_map(|kept| self.gain(dice, kept, n_left));
        let least = gains.min_by_key(|(is_gain, n)| (!is_gain, *n))?;
        match least {
            (true, _) => {
                let points = self.table.middle.min(dice.best_total());
                Some(lang::reason_certain(lang, points.into()))
            }
            (false, 0) => Some(lang::reason_no_more(lang).to_owned()),
            (false, n) => Some(lang::reason_less(lang, n)),
        }
    }

    /// Whether it is a gain, and how much it is in whole points.
    fn gain(self, dice: Dice, kept: DiceSet, n_left: u8) -> Option<(bool, u32)> {
        let (worth, over) = of_keeping(self.table, dice, kept, n_left);
        let stops = u64::from(self.table.middle.min(dice.best_total())) * over;
        let points = (worth.abs_diff(stops) + over / 2) / over;
        Some((stops < worth, points.try_into().ok()?))
    }

    fn take(self, colour: Colour, dice: Dice) -> Option<String> {
        let lang = self.words.lang;
        let total = dice.total(colour);
        if self.table.middle <= total {
            return Some(lang::reason_empties(lang).to_owned());
        }
        let totals = dice.totals();
        let has_choice = 1 < totals.iter().filter(|it| **it != 0).count();
        let is_largest = totals.iter().all(|it| *it <= total);
        (has_choice && is_largest).then(|| lang::reason_largest(lang).to_owned())
    }

    /// Whose colour is collected.
    fn aim(self, dice: Dice, kept: DiceSet) -> Option<String> {
        let lang = self.words.lang;
        let mut numbers = kept.iter().filter(|die| dice.0[*die] != Side::BRAIN);
        let Some(first) = numbers.next() else {
            return Some(self.brains(kept));
        };
        let colour = dice.colour(first);
        let payer = self.table.payer(colour);
        let is_one = numbers.all(|die| dice.colour(die) == colour);
        if !is_one {
            return Some(lang::reason_open(lang).to_owned());
        }
        if payer == self.table.active {
            return None;
        }
        let (colour, player) = (colour_word(colour, lang), self.words.who(payer));
        if self.has_most(payer) {
            return Some(lang::ReasonAimMost { player, colour }.say(lang));
        }
        Some(lang::ReasonAim { player, colour }.say(lang))
    }

    /// Who is out, or else what `other` says of whoever pays so much.
    fn strike(
        self,
        colour: Colour,
        dice: Dice,
        other: impl Fn(Self, Seat, u32) -> Option<String>,
    ) -> Option<String> {
        let (table, lang) = (self.table, self.words.lang);
        let payer = table.payer(colour);
        let points = table.worth(colour, dice.total(colour));
        if payer == table.active {
            let others = Colour::ALL.into_iter().filter(|it| 0 < dice.total(*it));
            let mut others = others.map(|it| table.payer(it));
            let is_forced = others.all(|it| it == table.active);
            return is_forced.then(|| lang::reason_nobody_else(lang).to_owned());
        }
        if points == table.brains[payer] {
            return Some(lang::reason_out(lang, self.words.who(payer)));
        }
        other(self, payer, points.into())
    }

    fn most(self, seat: Seat) -> Option<String> {
        let player = self.words.who(seat);
        let says = || lang::reason_most(self.words.lang, player);
        self.has_most(seat).then(says)
    }

    fn pays(self, player: Seat, n: u32) -> String {
        let player = self.words.who(player);
        lang::ReasonPays { player, n }.say(self.words.lang)
    }

    /// Whether no colour takes more from anybody else.
    fn hardest(self, dice: Dice, points: u32) -> Option<String> {
        let table = self.table;
        let mut others = Colour::ALL
            .into_iter()
            .filter(|it| table.payer(*it) != table.active);
        let is_most = others.all(|it| u32::from(table.worth(it, dice.total(it))) <= points);
        is_most.then(|| lang::reason_hardest(self.words.lang).to_owned())
    }

    /// Whether nobody else who could pay has as much.
    fn has_most(self, seat: Seat) -> bool {
        let table = self.table;
        let others = table.still_in().without(seat).without(table.active);
        let mut others = others.iter().peekable();
        others.peek().is_some() && others.all(|it| table.brains[it] < table.brains[seat])
    }
}
