//! Why somebody may have made a move, from what the asker sees.

use scene::Words;
use tabletop::{Seat, Viewer};

use super::{many_animals, number_words};
use crate::{
    action::Action,
    animal::{Animal, Demand, Power},
    bots::{stuck, use_of},
    cards::Cards,
    event::Event,
    lang,
    view::{Shown, View},
};

/// In thousandths: from here on the next player probably has nothing that fits.
const PROBABLY: u16 = 450;

/// From here on a card is high, and up to here it is low.
const HIGH: u8 = 14;
const LOW: u8 = 7;

pub(super) fn reason(view: &View, seat: Seat, action: Action, words: &Words<'_>) -> Option<String> {
    let why = Why { view, seat, words };
    let lang = words.lang;
    match action {
        // Which card it was, others are not told.
        Action::Bury(_) | Action::Keep(_) | Action::Take(_) if !view.eyes.may_see(seat) => None,
        Action::Bury(animal) => why.bury(animal),
        Action::Play { animal, n } => why.play(animal, n.get()),
        Action::GiveUp => why.give_up(),
        Action::Keep(animal) | Action::Take(animal) => why.hold(animal),
        Action::Share(to) | Action::Give { to, .. } => why.leader(to),
        Action::Steal(from) => {
            let wins = view.table.brains[from] == 1 && why.has_most_with_one_more();
            let ends = || lang::reason_steal_last(lang).to_owned();
            wins.then(ends).or_else(|| why.leader(from))
        }
        Action::SwapHands(with) => {
            let left = view.table.held[with] + view.table.buried[seat];
            let fewer = why.fewer(view.table.held[seat], view.table.held[with]);
            let ends = || lang::reason_swap_ends(lang).to_owned();
            (left == 0).then(ends).or(fewer)
        }
        Action::SwapGraveyards(with) => why.fewer(view.table.buried[seat], view.table.buried[with]),
    }
}

/// The move that an event tells of, if its reader was told which.
pub(super) fn made(event: &Event) -> Option<(Seat, Action)> {
    let made = match *event {
        Event::Buried { seat, card } => (seat, Action::Bury(card?)),
        Event::Played { seat, animal, n } => {
            let n = n.try_into().ok()?;
            (seat, Action::Play { animal, n })
        }
        Event::Shared { seat, to, .. } => (seat, Action::Share(to)),
        Event::GaveUp { seat } => (seat, Action::GiveUp),
        Event::Kept { seat, card } => (seat, Action::Keep(card?)),
        Event::Given { seat, to, card } => (seat, Action::Give { animal: card?, to }),
        Event::Stolen { seat, from } => (seat, Action::Steal(from)),
        Event::SwappedHands { seat, with, .. } => (seat, Action::SwapHands(with)),
        Event::SwappedGraveyards { seat, with, .. } => (seat, Action::SwapGraveyards(with)),
        Event::Took { seat, card } => (seat, Action::Take(card?)),
        Event::RoundBegan { .. }
        | Event::Dealt { .. }
        | Event::Turn { .. }
        | Event::Reshuffled { .. }
        | Event::Drew { .. }
        | Event::Swept { .. }
        | Event::Rolled { .. }
        | Event::Swarmed { .. }
        | Event::Gained { .. }
        | Event::Refills { .. }
        | Event::RoundEnded { .. }
        | Event::Ended { .. } => return None,
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
    fn play(self, animal: Animal, n: u8) -> Option<String> {
        let lang = self.words.lang;
        let power = animal.power();
        if self.view.table.n_cards(self.seat) == n && power != Power::Die {
            return Some(lang::reason_last(lang).to_owned());
        }
        if 1 < n {
            let number = number_words(n, lang);
            let animals = many_animals(animal, lang);
            return Some(lang::ReasonGroup { number, animals }.say(lang));
        }
        let squeezes = || self.squeezes(animal);
        match power {
            Power::Again => self.only(animal).or_else(|| {
                let sweeps = self.view.table.horde.top.is_some();
                sweeps.then(|| lang::reason_again(lang).to_owned())
            }),
            Power::Always => self
                .only(animal)
                .or_else(squeezes)
                .or_else(|| self.on_top(animal)),
            Power::Lower | Power::Plain | Power::Die => squeezes()
                .or_else(|| self.only(animal))
                .or_else(|| self.rolls(power))
                .or_else(|| self.turns(power))
                .or_else(|| self.keeps(animal))
                .or_else(|| self.low_or_high(animal))
                .or_else(|| self.on_top(animal)),
        }
    }

    /// Nothing else in the hand fits, if the asker sees all of it.
    fn only(self, animal: Animal) -> Option<String> {
        let demand = self.view.table.horde.demand();
        let others = self.whole_hand()?.without_any(animal, u8::MAX);
        let fits = others.kinds().any(|(other, _)| demand.allows(other));
        let says = || lang::reason_only(self.words.lang).to_owned();
        (!fits && demand != Demand::Any).then(says)
    }

    /// The next player probably has nothing that fits.
    fn squeezes(self, animal: Animal) -> Option<String> {
        let table = &self.view.table;
        let next = self.seat.left(table.n_seats());
        let (mut hand, mut unseen) = (self.view.hand(next), self.view.unseen());
        // Whoever is to go next is told what the others could think of them.
        if self.view.eyes == Viewer::Seat(next) {
            unseen = unseen.plus(hand.known);
            hand = Shown {
                n: hand.n,
                known: Cards::NONE,
            };
        }
        let is_stuck = stuck(hand, unseen, Demand::of(Some(animal)));
        let player = self.words.who(next);
        (PROBABLY <= is_stuck).then(|| lang::reason_squeeze(self.words.lang, player))
    }

    fn rolls(self, power: Power) -> Option<String> {
        let says = || lang::reason_die(self.words.lang).to_owned();
        (power == Power::Die).then(says)
    }

    fn turns(self, power: Power) -> Option<String> {
        let next = self.seat.left(self.view.table.n_seats());
        let player = self.words.who(next);
        (power == Power::Lower).then(|| lang::reason_turns(self.words.lang, player))
    }

    /// A mosquito or a mouse stays in the hand for need.
    fn keeps(self, animal: Animal) -> Option<String> {
        let lang = self.words.lang;
        let demand = self.view.table.horde.demand();
        let hand = self.view.hand(self.seat).known;
        let mut others = hand.without_any(animal, u8::MAX).kinds();
        let has_choice = others.all(|(other, _)| {
            !demand.allows(other) || matches!(other.power(), Power::Always | Power::Again)
        });
        let kept = if hand.contains(Animal::Mosquito) {
            lang::reason_keeps_mosquito(lang)
        } else if hand.contains(Animal::Mouse) {
            lang::reason_keeps_mouse(lang)
        } else {
            return None;
        };
        has_choice.then(|| kept.to_owned())
    }

    /// High cards fit nearly always, low ones hardly ever.
    fn low_or_high(self, animal: Animal) -> Option<String> {
        let lang = self.words.lang;
        let demand = self.view.table.horde.demand();
        let value = animal.value();
        let hand = self.view.hand(self.seat).known;
        let plain = hand.kinds().map(|(other, _)| other);
        let mut plain = plain.filter(|it| it.power() != Power::Always && demand.allows(*it));
        let is_lowest = plain.next() == Some(animal) && plain.next().is_some();
        match demand {
            Demand::Below(_) => Some(lang::reason_below(lang).to_owned()),
            Demand::Any if is_lowest || value <= LOW => {
                Some(lang::reason_low_first(lang).to_owned())
            }
            Demand::Above(_) if is_lowest => Some(lang::reason_lowest(lang).to_owned()),
            Demand::Above(_) if value <= LOW => Some(lang::reason_low(lang).to_owned()),
            Demand::Any | Demand::Above(_) if HIGH <= value => {
                Some(lang::reason_high(lang).to_owned())
            }
            Demand::Any | Demand::Above(_) => None,
        }
    }

    /// How much of what is not seen fits on top of it.
    fn on_top(self, animal: Animal) -> Option<String> {
        let demand = Demand::of(Some(animal));
        let unseen = self.view.unseen();
        let fitting = unseen.kinds().filter(|(other, _)| demand.allows(*other));
        let n_fits: u32 = fitting.map(|(_, n)| u32::from(n)).sum();
        let n_unseen = u32::from(unseen.len());
        let tenths = (10 * n_fits + n_unseen / 2).checked_div(n_unseen)?;
        let lang = self.words.lang;
        match tenths {
            0 => Some(lang::reason_high(lang).to_owned()),
            1..=7 => Some(lang::reason_on_top(lang, tenths)),
            // What nearly everything fits on is no hindrance.
            _ => None,
        }
    }

    fn give_up(self) -> Option<String> {
        let demand = self.view.table.horde.demand();
        let hand = self.whole_hand()?;
        let fits = hand.kinds().any(|(animal, _)| demand.allows(animal));
        let says = || lang::reason_nothing(self.words.lang).to_owned();
        (!fits).then(says)
    }

    fn bury(self, animal: Animal) -> Option<String> {
        let cards = self.view.drawn(self.seat).known;
        let hand = self.view.hand(self.seat).known.plus(cards);
        let use_here = use_of(animal, hand);
        let is_most = cards.kinds().all(|(it, _)| use_of(it, hand) <= use_here);
        let says = || lang::reason_bury(self.words.lang).to_owned();
        is_most.then(says)
    }

    /// Why a card is good to have in the hand.
    fn hold(self, animal: Animal) -> Option<String> {
        let lang = self.words.lang;
        let is_held = self.view.hand(self.seat).known.contains(animal);
        let says = match animal.power() {
            Power::Always => lang::reason_hold_always(lang),
            Power::Again => lang::reason_hold_again(lang),
            _ if is_held => lang::reason_hold_equal(lang),
            _ if HIGH <= animal.value() => lang::reason_hold_high(lang),
            Power::Plain | Power::Lower | Power::Die => return None,
        };
        Some(says.to_owned())
    }

    /// Whoever is ahead: by brains, or else nearly rid of their cards.
    fn leader(self, other: Seat) -> Option<String> {
        let (table, lang) = (&self.view.table, self.words.lang);
        let others = || table.opponents(self.seat).filter(|it| *it != other);
        let n_cards = table.n_cards(other);
        let player = self.words.who(other);
        others().next()?;
        if others().all(|it| table.brains[it] < table.brains[other]) {
            return Some(lang::reason_most(lang, player));
        }
        if others().all(|it| n_cards < table.n_cards(it)) {
            return Some(lang::reason_fewest(lang, player));
        }
        let has_as_many = others().all(|it| table.brains[it] <= table.brains[other]);
        has_as_many.then(|| lang::reason_as_many(lang, player))
    }

    fn has_most_with_one_more(self) -> bool {
        let brains = &self.view.table.brains;
        let most = brains.as_slice().iter().max();
        most.is_some_and(|most| *most <= brains[self.seat] + 1)
    }

    fn fewer(self, mine: u8, theirs: u8) -> Option<String> {
        let n = mine.checked_sub(theirs).filter(|n| 0 < *n)?;
        Some(lang::reason_fewer(self.words.lang, n.into()))
    }

    /// All cards of the hand, if the asker sees them.
    fn whole_hand(self) -> Option<Cards> {
        let hand = self.view.hand(self.seat);
        (hand.n_hidden() == 0).then_some(hand.known)
    }
}
