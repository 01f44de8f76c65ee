//! What nobody does who wants to win: walk to and fro, leave a head empty or
//! give the game away.

use tabletop::{Decision, Seat};

use crate::{
    action::Action,
    brain::Brain,
    reach::{steps_to, steps_to_new_car},
    state::Robbery,
    table::{Fight, Step, Table},
    train::{Place, Spot},
};

pub(crate) fn pointless(decision: &Decision<'_, Robbery>, action: Action) -> Option<&'static str> {
    let Decision { seat, view, .. } = *decision;
    let table = &view.table;
    let head = table.heads[seat];
    match (table.step, action) {
        (Step::Begin, Action::Discard(_)) => {
            (head.is_some()).then_some("discards a card that costs no die")
        }
        (Step::Move(_), Action::Throw(card)) => {
            (card.run() == 0).then_some("throws a card that does not run")
        }
        (Step::Move(_), Action::Stop(spot)) => stops_for_nothing(table, seat, spot),
        (Step::MayFight, Action::Fight) => {
            let mut others = table.others_with(seat).iter();
            let has_prey = others.any(|other| table.heads[other].is_some());
            (head.is_some() && !has_prey).then_some("risks its brain for nothing")
        }
        (Step::Fight(fight), Action::Throw(card)) => throws_in_vain(table, &fight, seat, card),
        (Step::DealOut(deal), Action::Give(_)) => {
            (!deal.heads.contains(seat)).then_some("fills the head of another")
        }
        (Step::DealOut(deal), Action::GiveNothing) => {
            let is_waste = deal.heads.contains(seat) && !deal.brains.is_empty();
            is_waste.then_some("leaves its own head empty")
        }
        (Step::Install, Action::Done) => {
            let can_pay = |brain: Brain| u16::from(table.cost(seat, brain)) <= table.points[seat];
            let is_waste = head.is_none() && view.hands[seat].iter().any(can_pay);
            is_waste.then_some("leaves its own head empty")
        }
        (
            Step::Begin
            | Step::Move(_)
            | Step::Coupling { .. }
            | Step::MayFight
            | Step::MayStayOut { .. }
            | Step::Fight(_)
            | Step::DealOut(_)
            | Step::Install
            | Step::OverLimit { .. }
            | Step::Over,
            _,
        ) => None,
    }
}

/// A stop is for a counter, a brake or somebody else, or on the way to a
/// counter, a brake or a new car.
fn stops_for_nothing(table: &Table, me: Seat, spot: Spot) -> Option<&'static str> {
    let train = &table.train;
    if train.is_brake(spot) {
        let leader = table.leader().map(|(seat, _)| seat);
        let gives_away = train.n_cars() == 1 && leader.is_some() && leader != Some(me);
        return gives_away.then_some("gives the game away");
    }
    let from = table.pawns[me];
    let others = table.seats().filter(|seat| *seat != me);
    let mut others = others.map(|seat| table.pawns[seat]);
    if train.has_counter(spot) || from == Place::Behind || others.any(|it| it == Place::On(spot)) {
        return None;
    }
    let mut goals = (0..).zip(train.cars()).flat_map(|(car, it)| {
        let spaces = it.counters.iter().chain(it.face.brakes().iter());
        let spots: Vec<Spot> = spaces.map(|space| Spot { car, space }).collect();
        spots
    });
    let here = Place::On(spot);
    let is_nearer = |goal| steps_to(train, here, goal) < steps_to(train, from, goal);
    let nears_front =
        table.can_open() && steps_to_new_car(train, here) < steps_to_new_car(train, from);
    let stays = here == from;
    (!stays && !nears_front && !goals.any(is_nearer)).then_some("walks to and fro for nothing")
}

fn throws_in_vain(table: &Table, fight: &Fight, me: Seat, card: Brain) -> Option<&'static str> {
    let others = fight.fighters.without(me);
    let best = others.iter().map(|seat| table.total(fight, seat)).max();
    let is_winning = best.unwrap_or(0) < table.total(fight, me);
    (card.hit() == 0 || is_winning).then_some("throws a card for nothing")
}
