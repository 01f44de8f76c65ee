//! The table and the moves in numbers, for programs that learn.

use tabletop::{Numbers, Seat};

use crate::{
    action::Action,
    dice::{Colour, Dice, DiceSet, HIGHEST_TOTAL, N_DICE},
    state::{MmmBrains, Phase, Throw, pot},
};

/// Sides of a die.
const N_SIDES: usize = 6;

pub(crate) fn every_action(_: Seat, _: usize) -> Vec<Action> {
    let keep = DiceSet::keepable().map(Action::Keep);
    let announce = Colour::ALL.map(Action::Announce);
    let throw = [Action::Throw].into_iter();
    throw
        .chain(keep)
        .chain([Action::Stop])
        .chain(announce)
        .collect()
}

pub(crate) fn write(view: &MmmBrains, to: &mut Numbers<'_>) {
    let most = u16::from(pot(view.n_seats()));
    to.number("brains in the middle", view.middle, most);
    to.by_seat("brains", most, |seat| view.brains[seat]);
    to.flags("still in", to.seats().map(|seat| view.is_in(seat)));
    to.seat("whose turn", Some(view.active));
    to.flags("phase two", [view.phase == Phase::Two]);
    let (step, n_left) = match view.throw {
        Throw::Awaited => (0, 0),
        Throw::Showing { n_left, .. } => (1, n_left),
        Throw::Standing { .. } => (2, 0),
    };
    to.one_of("step", 3, Some(step));
    to.number("throws left", n_left, 2);
    let dice = view.dice();
    let shows = (0..N_DICE).flat_map(|die| {
        let side = dice.map(|dice| u8::from(dice.0[die]));
        (1..=N_SIDES as u8).map(move |it| side == Some(it))
    });
    to.flags("sides of the dice", shows);
    let n_brains = dice.map_or(0, Dice::n_brains);
    to.number("brains thrown", n_brains, N_DICE as u16);
    let totals = dice.map_or([0; Colour::ALL.len()], Dice::totals);
    to.many("totals of the colours", HIGHEST_TOTAL.into(), totals);
    let worth = Colour::ALL.into_iter().zip(totals);
    let worth = worth.map(|(colour, total)| view.worth(colour, total));
    to.many("worth of the colours", HIGHEST_TOTAL.into(), worth);
    let owned = Colour::ALL.map(|colour| view.owner(colour));
    let owned = owned.map(|owner| to.seats().map(move |seat| Some(seat) == owner));
    to.flags("owners of the colours", owned.into_iter().flatten());
}
