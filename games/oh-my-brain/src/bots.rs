//! Who else plays: `greedy` gives every move a mark and takes the best; `hasty`
//! plays like somebody who does not look ahead.

mod hasty;
mod pointless;

use tabletop::{
    Bot, BotInfo, BySeat, Decision, Level, Policy, Seat, Text,
    level::{lead, rewards_from_pairs},
};

use self::hasty::Hasty;
pub(crate) use self::pointless::pointless;
use crate::{
    action::Action,
    animal::{Animal, Demand, Power},
    cards::Cards,
    state::OhMyBrain,
    table::{Step, Table},
    view::{Shown, View},
};

pub(crate) const BOTS: &[BotInfo<OhMyBrain>] = &[
    BotInfo {
        name: "hasty",
        about: Text {
            en: "spends its mosquitoes early and its groups card by card, and troubles nobody",
            fr: "gaspille ses moustiques, joue ses groupes carte par carte et ne gêne personne",
        },
        make: |_| Box::new(Hasty),
    },
    BotInfo {
        name: "greedy",
        about: Text {
            en: "sheds what is hard to shed and makes life hard for the next player",
            fr: "se défait de ce qui est dur à placer et gêne le joueur suivant",
        },
        make: |_| Box::new(Greedy),
    },
];

/// One card less is worth this much; all other marks are fractions of it.
const CARD: i32 = 1000;
/// A brain is about what a card costs when the round ends.
const BRAIN: i32 = CARD;
/// Nothing beats the end of the round.
const ROUND: i32 = 20 * CARD;

/// The lower ones are hasty now and then. Found by playing level against level.
pub(crate) const LEVELS: [Level; 5] = [
    Level::own("hasty", 0),
    sometimes_hasty(640),
    sometimes_hasty(305),
    Level::own("greedy", 0),
    Level::search(20_000, 0),
];

/// Measured by `brainery lab ladder oh-my-brain --players 4 --games 4000 --seed 64
/// --bots shambler,walker,runner,ghoul`, and the strongest against `ghoul` by the
/// ladders of decision 64.
pub(crate) const RATINGS: [u16; 5] = [1278, 1395, 1500, 1619, 1881];

const fn sometimes_hasty(blunders: u32) -> Level {
    Level::own("greedy", blunders).with_blunder(Policy::Own("hasty"))
}

#[derive(Debug)]
struct Greedy;

impl Bot<OhMyBrain> for Greedy {
    fn choose(&mut self, decision: &Decision<'_, OhMyBrain>) -> Action {
        best(decision.view, decision.seat, decision.legal)
    }

    fn uses_memory(&self) -> bool {
        false
    }
}

pub(crate) fn best(view: &View, me: Seat, legal: &[Action]) -> Action {
    let moves = legal.iter().copied();
    // Of equals the first: the order of moves is fixed.
    let best = moves.rev().max_by_key(|action| mark(view, me, *action));
    best.expect("there is a legal move")
}

/// A new round is a good place to stop: nobody has seen much of it.
pub(crate) fn evaluate(table: &Table, n_moves: u32) -> Option<BySeat<u32>> {
    /// A lead of so many brains wins three games in four.
    const LEAD: i32 = 3;
    let has_drawn = |seat: Seat| 0 < table.drawn[seat];
    let is_fresh = table.step == Step::Deal { n_left: 2 } && table.seats().all(has_drawn);
    let brains = |seat: Seat| i32::from(table.brains[seat]);
    let ahead = |seat, other| lead(brains(seat) - brains(other), LEAD);
    (is_fresh && 0 < n_moves).then(|| rewards_from_pairs(table.n_seats(), ahead))
}

fn mark(view: &View, me: Seat, action: Action) -> i32 {
    let hand = view.hand(me).known;
    match action {
        // What is easy to shed can wait in the graveyard for the end.
        Action::Bury(animal) => use_of(animal, hand.plus(view.drawn(me).known)),
        Action::Play { animal, n } => mark_play(view, me, animal, n.get()),
        Action::GiveUp => mark_giving_up(view, me),
        Action::Share(to) => favour(view, me, to),
        Action::Keep(animal) | Action::Take(animal) => use_of(animal, hand.with(animal, 1)),
        Action::Give { animal, to } => favour(view, me, to) - 4 * use_of(animal, hand),
        Action::Steal(from) => mark_theft(view, me, from),
        Action::SwapHands(with) => {
            let n_mine = i32::from(view.hand(me).n);
            let n_theirs = i32::from(view.hand(with).n);
            let ends = n_theirs == 0 && view.graveyard(me).n == 0;
            (n_mine - n_theirs) * CARD - steps(view, me, with) + if ends { ROUND } else { 0 }
        }
        Action::SwapGraveyards(with) => {
            let n_mine = i32::from(view.graveyard(me).n);
            let n_theirs = i32::from(view.graveyard(with).n);
            (n_mine - n_theirs) * CARD - steps(view, me, with)
        }
    }
}

/// How gladly a player holds this card among `hand`, which includes it.
/// A mosquito fits always, a mouse gives another turn, a high card fits nearly
/// always, and a group leaves the hand at once.
pub(crate) fn use_of(animal: Animal, hand: Cards) -> i32 {
    let alone = match animal.power() {
        Power::Always => 900,
        Power::Again => 700,
        Power::Plain | Power::Lower | Power::Die => 30 * i32::from(animal.value()),
    };
    alone + 400 * (i32::from(hand.n(animal)) - 1)
}

fn mark_play(view: &View, me: Seat, animal: Animal, n: u8) -> i32 {
    let hand = view.hand(me).known;
    let is_last = view.table.n_cards(me) == n;
    if is_last && animal.power() != Power::Die {
        return ROUND;
    }
    // Extras stay with somebody, and the power works once however many they are.
    let shed = i32::from(n) * (CARD + CARD / 4);
    let spent = match animal.power() {
        // Kept for need, unless there is another one.
        Power::Always if hand.n(animal) == n => 900,
        Power::Always => 600,
        Power::Again if hand.len() == n => 0,
        Power::Again => 300,
        Power::Plain | Power::Lower | Power::Die => 45 * i32::from(animal.value()),
    };
    let pressure = match animal.power() {
        Power::Again => 0,
        Power::Plain | Power::Always | Power::Lower | Power::Die => {
            i32::from(squeeze(view, me, Demand::of(Some(animal)))) * 3
        }
    };
    shed - spent + pressure
}

/// In thousandths, how likely the next player has nothing that fits.
fn squeeze(view: &View, me: Seat, demand: Demand) -> u16 {
    let next = me.left(view.table.n_seats());
    stuck(view.hand(next), view.unseen(), demand)
}

/// In thousandths, how likely nothing fits in the hand of the next player, if
/// what is hidden of it is among `unseen`.
pub(crate) fn stuck(next: Shown, unseen: Cards, demand: Demand) -> u16 {
    if next.known.kinds().any(|(animal, _)| demand.allows(animal)) {
        return 0;
    }
    let n_unseen = u32::from(unseen.len());
    let n_fits: u32 = unseen
        .kinds()
        .filter(|(animal, _)| demand.allows(*animal))
        .map(|(_, n)| u32::from(n))
        .sum();
    let misses = |left: u32, drawn: u32| {
        let n_left = n_unseen - drawn;
        left * (n_left.saturating_sub(n_fits)) / n_left.max(1)
    };
    (0..u32::from(next.n_hidden())).fold(1000, misses) as u16
}

/// A brain, two more cards, and the player starts a new horde.
fn mark_giving_up(view: &View, me: Seat) -> i32 {
    if view.table.brains[me] == 1 {
        return -ROUND;
    }
    -BRAIN - CARD
}

/// How much another player is in the lead: brains first, then few cards.
fn favour(view: &View, me: Seat, seat: Seat) -> i32 {
    let lead =
        BRAIN * i32::from(view.table.brains[seat]) - CARD / 4 * i32::from(view.table.n_cards(seat));
    lead - steps(view, me, seat)
}

/// How far to the left a player sits. Of equals the next to play is marked
/// higher, so that no chair at the table is picked on.
fn steps(view: &View, me: Seat, seat: Seat) -> i32 {
    let steps = me.steps_to(seat, view.table.n_seats());
    i32::try_from(steps).expect("tables are small")
}

/// The last brain ends the game, so it is taken only by a winner.
fn mark_theft(view: &View, me: Seat, from: Seat) -> i32 {
    let most = view.table.brains.as_slice().iter().max();
    let wins = most.is_some_and(|most| *most <= view.table.brains[me] + 1);
    match view.table.brains[from] {
        1 if wins => ROUND,
        1 => -ROUND,
        _ => favour(view, me, from),
    }
}
