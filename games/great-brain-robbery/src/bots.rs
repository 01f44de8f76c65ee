//! Who else plays: `greedy` gives every move a mark and takes the best, `timid`
//! has a purpose but a poor one.

mod going;
mod pointless;
mod timid;

use tabletop::{
    Bot, BotInfo, BySeat, Decision, Level, Policy, Seat, SeatSet, Text,
    level::{lead, rewards_from_pairs},
};

pub(crate) use self::{going::is_ahead, pointless::pointless};
use crate::{
    action::Action,
    brain::Brain,
    car::Face,
    dice::coupling_lost_on,
    state::Robbery,
    table::{Fight, Step},
    train::Place,
    view::View,
};

pub(crate) const BOTS: &[BotInfo<Robbery>] = &[
    BotInfo {
        name: "timid",
        about: Text {
            en: "clears the train from the back, keeps out of fights, is content with the first brain it gets",
            fr: "vide le train par l’arrière, évite les combats, se contente de son premier cerveau",
        },
        make: |_| Box::new(Timid),
    },
    BotInfo {
        name: "greedy",
        about: Text {
            en: "runs for counters, installs what it can pay, fights when favoured, brakes when ahead",
            fr: "court après les jetons, installe ce qu’il peut payer, se bat en position de force, freine quand il mène",
        },
        make: |_| Box::new(Greedy),
    },
];

/// Marks are counted in points of IQ; this is the worth of an experience point.
const POINT: i32 = 10;
/// Having any brain in the head: full dice with full hands.
const FULL_DICE: i32 = 50;
/// Nothing beats the end of a game that is won.
const VICTORY: i32 = 10_000;

/// Imagined games are played on for so many moves.
const HORIZON: u32 = 30;

/// Found by playing level against level.
pub(crate) const LEVELS: [Level; 5] = [
    Level::own("timid", 0),
    mixed(785),
    mixed(435),
    Level::own("greedy", 0),
    Level::search(10_000, 0),
];

/// Measured by `brainery lab ladder great-brain-robbery --players 4 --games 4000 --seed 64
/// --bots shambler,walker,runner,ghoul`, and the strongest against `ghoul` by the
/// ladders of decision 64.
pub(crate) const RATINGS: [u16; 5] = [1324, 1400, 1500, 1615, 1817];

const fn mixed(blunders: u32) -> Level {
    Level::own("greedy", blunders).with_blunder(Policy::Own("timid"))
}

#[derive(Debug)]
struct Timid;

impl Bot<Robbery> for Timid {
    fn choose(&mut self, decision: &Decision<'_, Robbery>) -> Action {
        timid::best(decision.view, decision.seat, decision.legal)
    }
}

#[derive(Debug)]
struct Greedy;

impl Bot<Robbery> for Greedy {
    fn choose(&mut self, decision: &Decision<'_, Robbery>) -> Action {
        best(decision.view, decision.seat, decision.legal)
    }
}

pub(crate) fn best(view: &View, me: Seat, legal: &[Action]) -> Action {
    let moves = legal.iter().copied();
    // Of equals the first: the order of moves is fixed.
    let best = moves.rev().max_by_key(|action| mark(view, me, *action));
    best.expect("there is a legal move")
}

/// The best head is ahead; what may become a better one counts until the
/// Engine is there. The numbers fit how games of greedy players ended.
pub(crate) fn evaluate(robbery: &Robbery, n_moves: u32) -> Option<BySeat<u32>> {
    const BEHIND: i32 = 40;
    const CARD: i32 = 5;
    const ANY_HEAD: i32 = 20;
    if n_moves < HORIZON {
        return None;
    }
    let table = &robbery.table;
    let is_late = table.train.car(table.train.front()).face == Face::Engine;
    // A lead of so many points of IQ wins three games in four.
    let (point, head, scale) = if is_late {
        (0, 0, 60)
    } else {
        (5, ANY_HEAD, 100)
    };
    let strength = BySeat::new(table.n_seats(), |seat| {
        let iq = table.heads[seat].map_or(0, |brain| head + i32::from(brain.iq()));
        let cards = CARD * i32::from(table.held[seat]);
        let points = point * i32::from(table.points[seat]);
        let place = match table.pawns[seat] {
            Place::On(_) => 0,
            Place::Behind => -BEHIND,
        };
        iq + cards + points + place
    });
    let ahead = |seat, other| lead(strength[seat] - strength[other], scale);
    Some(rewards_from_pairs(table.n_seats(), ahead))
}

/// How good a move is; only moves of one decision are compared.
fn mark(view: &View, me: Seat, action: Action) -> i32 {
    match action {
        Action::Discard(card) => match view.table.step {
            Step::Begin => mark_lightening(view, me, card),
            Step::Move(_)
            | Step::Coupling { .. }
            | Step::MayFight
            | Step::MayStayOut { .. }
            | Step::Fight(_)
            | Step::DealOut(_)
            | Step::Install
            | Step::OverLimit { .. }
            | Step::Over => -use_of(view, me, card),
        },
        Action::Reroll => going::mark_reroll(),
        Action::Throw(card) => match view.table.step {
            Step::Fight(fight) => mark_hit(view, me, &fight, card),
            Step::Begin
            | Step::Move(_)
            | Step::Coupling { .. }
            | Step::MayFight
            | Step::MayStayOut { .. }
            | Step::DealOut(_)
            | Step::Install
            | Step::OverLimit { .. }
            | Step::Over => going::mark_run(view, me, card),
        },
        Action::Open => going::mark_open(view, me),
        Action::Stop(spot) => going::mark_stop(view, me, spot),
        Action::Again => mark_again(view, me),
        Action::Fight => mark_fight(view, me, view.table.others_with(me)),
        Action::StayOut => -mark_fight(view, me, SeatSet::one(view.table.active)) - POINT,
        Action::Give(brain) => mark_gift(view, me, brain),
        Action::Install(brain) => mark_install(view, me, brain),
        Action::Roll
        | Action::Pass
        | Action::LetBe
        | Action::NoFight
        | Action::StandUp
        | Action::GiveNothing
        | Action::Done => 0,
    }
}

/// What a brain in the head is worth: its IQ above all.
pub(crate) fn worth(brain: Option<Brain>) -> i32 {
    brain.map_or(0, |brain| {
        let [iq, hit, run] = [brain.iq(), brain.hit(), brain.run()].map(i32::from);
        FULL_DICE + iq + 2 * hit + 3 * run
    })
}

/// What a card in hand is worth: the better head it may become, or a throw.
pub(crate) fn use_of(view: &View, me: Seat, card: Brain) -> i32 {
    let points = i32::from(view.table.points[me]);
    let missing = (i32::from(view.table.cost(me, card)) - points).max(0);
    let gain = worth(Some(card)) - worth(view.table.heads[me]);
    let as_head = gain - (1 + missing) * POINT;
    let as_throw = 2 * i32::from(card.hit().max(card.run()));
    as_head.max(as_throw)
}

/// Without a brain every card costs a die: one is kept, the likeliest head.
fn mark_lightening(view: &View, me: Seat, card: Brain) -> i32 {
    let hand = view.hands[me];
    if view.table.heads[me].is_some() {
        return -1;
    }
    let uses = |card: &Brain| soonest(view, me, *card);
    let kept = hand.iter().max_by_key(uses);
    let is_fast = 3 < card.run();
    if kept == Some(card) || is_fast { -1 } else { 1 }
}

/// The sooner a card can be paid the better, then by what it is worth.
fn soonest(view: &View, me: Seat, card: Brain) -> (i32, i32) {
    let points = i32::from(view.table.points[me]);
    let missing = (i32::from(card.cost()) - points).max(0);
    (-missing, worth(Some(card)))
}

fn mark_install(view: &View, me: Seat, brain: Brain) -> i32 {
    let gain = worth(Some(brain)) - worth(view.table.heads[me]);
    gain - POINT * i32::from(view.table.cost(me, brain)) / 2
}

/// The own head gets the best; the others get nothing.
fn mark_gift(view: &View, me: Seat, brain: Brain) -> i32 {
    let Step::DealOut(deal) = view.table.step else {
        return 0;
    };
    if deal.heads.contains(me) {
        worth(Some(brain))
    } else {
        -1
    }
}

/// Twice a player's expected sum in a fight, so that it is a whole number.
fn strength(view: &View, seat: Seat) -> i32 {
    let known: i32 = view.hands[seat].iter().map(|it| i32::from(it.hit())).sum();
    let hidden = 2 * i32::from(view.n_hidden(seat));
    7 * i32::from(view.table.n_dice(seat)) + 2 * i32::from(view.table.hit(seat)) + known + hidden
}

/// In hundredths, how likely `me` is to win against all of these.
pub(crate) fn odds(view: &View, me: Seat, others: SeatSet) -> i32 {
    let best = others.iter().map(|seat| strength(view, seat)).max();
    let lead = strength(view, me) - best.unwrap_or(0);
    let n_others = i32::from(others.len() as u8);
    (60 + 5 * lead - 8 * n_others).clamp(2, 98)
}

/// What a fight is expected to bring over not fighting.
fn mark_fight(view: &View, me: Seat, others: SeatSet) -> i32 {
    let heads = &view.table.heads;
    let mine = worth(heads[me]);
    let best = others.iter().map(|seat| worth(heads[seat])).max();
    let best = best.unwrap_or(0);
    // Whoever loses is left with nothing but a lesson.
    let harm: i32 = others.iter().map(|seat| worth(heads[seat]) / 6).sum();
    let won = best.max(mine) - mine + harm;
    let lost = POINT - mine;
    let odds = odds(view, me, others);
    // Rounded down: what brings nothing is not worth the smallest risk.
    (odds * won + (100 - odds) * lost).div_euclid(100)
}

/// Throws what turns the fight, if the fight is worth the card.
fn mark_hit(view: &View, me: Seat, fight: &Fight, card: Brain) -> i32 {
    let table = &view.table;
    let mine = i32::from(table.total(fight, me));
    let others = fight.fighters.without(me);
    let best = others.iter().map(|seat| table.total(fight, seat)).max();
    let handicap = i32::from(table.active != me);
    let needed = i32::from(best.unwrap_or(0)) + handicap - mine;
    let in_hand: i32 = view.hands[me].iter().map(|it| i32::from(it.hit())).sum();
    if needed <= 0 || in_hand < needed {
        return -1;
    }
    let stake = fight.fighters.iter().map(|seat| worth(table.heads[seat]));
    let cost = use_of(view, me, card);
    let is_enough = needed <= i32::from(card.hit());
    let turns = if is_enough { 20 } else { i32::from(card.hit()) };
    match stake.max() {
        Some(stake) if cost < stake && 0 < card.hit() => turns + stake - cost,
        Some(_) | None => -1,
    }
}

/// Rather not run behind the train.
fn mark_again(view: &View, me: Seat) -> i32 {
    let Step::Coupling { die, .. } = view.table.step else {
        return 0;
    };
    let is_lost = die <= coupling_lost_on(view.table.train.n_cars());
    let place = view.table.pawns[me].spot();
    let is_mine = place.is_some_and(|spot| spot.car == 0);
    if is_lost && is_mine { 1 } else { -1 }
}
