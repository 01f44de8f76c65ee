//! Nobody walks to and fro, leaves a head empty or gives the game away.

use great_brain_robbery::{
    Action, Brain, Robbery, Spot,
    reach::{steps_to, steps_to_new_car},
    table::{Fight, Step},
    train::Place,
};
use tabletop::Seat;

use super::no_level_is_pointless;

fn pointless(robbery: &Robbery, seat: Seat, action: Action) -> Option<&'static str> {
    let table = &robbery.table;
    let head = table.heads[seat];
    match (table.step, action) {
        (Step::Begin, Action::Discard(_)) => {
            (head.is_some()).then_some("discards a card that costs no die")
        }
        (Step::Move(_), Action::Throw(card)) => {
            (card.run() == 0).then_some("throws a card that does not run")
        }
        (Step::Move(_), Action::Stop(spot)) => stops_for_nothing(robbery, seat, spot),
        (Step::MayFight, Action::Fight) => {
            let mut others = table.others_with(seat).iter();
            let has_prey = others.any(|other| table.heads[other].is_some());
            (head.is_some() && !has_prey).then_some("risks its brain for nothing")
        }
        (Step::Fight(fight), Action::Throw(card)) => throws_in_vain(robbery, &fight, seat, card),
        (Step::DealOut(deal), Action::Give(_)) => {
            (!deal.heads.contains(seat)).then_some("fills the head of another")
        }
        (Step::DealOut(deal), Action::GiveNothing) => {
            let is_waste = deal.heads.contains(seat) && !deal.brains.is_empty();
            is_waste.then_some("leaves its own head empty")
        }
        (Step::Install, Action::Done) => {
            let can_pay = |brain: Brain| u16::from(table.cost(seat, brain)) <= table.points[seat];
            let is_waste = head.is_none() && robbery.hands[seat].iter().any(can_pay);
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
fn stops_for_nothing(robbery: &Robbery, me: Seat, spot: Spot) -> Option<&'static str> {
    let table = &robbery.table;
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

fn throws_in_vain(robbery: &Robbery, fight: &Fight, me: Seat, card: Brain) -> Option<&'static str> {
    let table = &robbery.table;
    let others = fight.fighters.without(me);
    let best = others.iter().map(|seat| table.total(fight, seat)).max();
    let is_winning = best.unwrap_or(0) < table.total(fight, me);
    (card.hit() == 0 || is_winning).then_some("throws a card for nothing")
}

#[test]
fn no_level_of_the_great_brain_robbery_makes_a_pointless_move() {
    no_level_is_pointless::<Robbery>(&[3, 7], 20, |robbery, decision, action| {
        pointless(robbery, decision.seat, action)
    });
}
