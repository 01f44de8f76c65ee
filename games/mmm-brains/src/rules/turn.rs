//! A turn from the first throw to the passing of the dice. Rulebook 20 to 40.

use tabletop::{Cx, Game, Seat, SeatSet, rule};

use crate::{
    dice::{Colour, Dice, DiceSet, Side},
    event::Event,
    rulebook as r,
    state::{MmmBrains, Phase, Throw},
};

impl MmmBrains {
    /// Throws every die that is not kept.
    pub(super) fn throw_dice(
        &mut self,
        seat: Seat,
        kept: DiceSet,
        mut dice: Dice,
        n_left: u8,
        cx: &mut Cx<'_, Event>,
    ) {
        for (die, side) in dice.0.iter_mut().enumerate() {
            if !kept.contains(die) {
                *side = Side::try_from(cx.die(6)).expect("a die has six sides");
            }
        }
        let thrown = Event::Thrown {
            seat,
            kept,
            dice,
            n_left,
        };
        self.happen(thrown, cx);
        self.look_at_result(seat, cx);
    }

    /// A result of five brains leaves nothing to announce.
    pub(super) fn look_at_result(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        let Throw::Standing { dice } = self.throw else {
            return;
        };
        if dice.factor() != 0 {
            return;
        }
        match self.phase {
            Phase::One => rule!(r::MMB_8_NOTHING),
            Phase::Two => rule!(r::MMB_13_NOBODY_PAYS),
        }
        self.happen(Event::Nothing { seat }, cx);
        self.pass_the_dice(cx);
    }

    pub(super) fn announce(
        &mut self,
        seat: Seat,
        colour: Colour,
        dice: Dice,
        cx: &mut Cx<'_, Event>,
    ) {
        let total = dice.total(colour);
        match self.phase {
            Phase::One => {
                if total < dice.best_total() {
                    rule!(r::MMB_8_SMALLER);
                }
                self.take(seat, colour, total, cx);
            }
            Phase::Two => self.pay(seat, colour, total, cx),
        }
        match self.winner() {
            Some(seat) => {
                rule!(r::MMB_15_LAST_WINS);
                self.happen(Event::Won { seat }, cx);
            }
            None => self.pass_the_dice(cx),
        }
    }

    fn take(&mut self, seat: Seat, colour: Colour, total: u8, cx: &mut Cx<'_, Event>) {
        rule!(r::MMB_8_ANNOUNCE);
        let points = self.worth(colour, total);
        if points < total {
            rule!(r::MMB_10_WHAT_IS_LEFT);
        }
        self.happen(
            Event::Taken {
                seat,
                colour,
                points,
            },
            cx,
        );
        if self.middle == 0 {
            if points == total {
                rule!(r::MMB_10_EXACTLY);
            }
            self.begin_phase_two(cx);
        }
    }

    fn begin_phase_two(&mut self, cx: &mut Cx<'_, Event>) {
        rule!(r::MMB_10_PHASE_TWO);
        self.happen(Event::PhaseTwo, cx);
        let empty_handed: SeatSet = self
            .brains
            .iter()
            .filter(|(_, brains)| **brains == 0)
            .map(|(seat, _)| seat)
            .collect();
        // Whoever leaves together shares a place.
        let place = (self.n_seats() - empty_handed.len() + 1) as u8;
        for seat in empty_handed.iter() {
            rule!(r::MMB_11_OUT_AT_ONCE);
            self.happen(Event::Out { seat, place }, cx);
        }
        if self.winner().is_some() {
            rule!(r::MMB_11_SOLE_OWNER);
        }
    }

    fn pay(&mut self, seat: Seat, colour: Colour, total: u8, cx: &mut Cx<'_, Event>) {
        rule!(r::MMB_12_POSITIVE);
        let payer = self.payer(colour);
        let points = self.worth(colour, total);
        if points < total {
            rule!(r::MMB_14_PAYS_ALL);
        }
        self.happen(
            Event::Paid {
                seat,
                colour,
                payer,
                points,
            },
            cx,
        );
        if self.brains[payer] == 0 {
            rule!(r::MMB_14_OUT);
            if payer == seat {
                rule!(r::MMB_14_SELF_OUT);
            }
            rule!(r::MMB_15_PLACES);
            let place = self.still_in().len() as u8;
            self.happen(Event::Out { seat: payer, place }, cx);
        }
    }

    fn pass_the_dice(&mut self, cx: &mut Cx<'_, Event>) {
        let seat = self.next_player();
        self.happen(Event::Turn { seat }, cx);
    }

    /// Clients follow events, and so does the truth: they cannot disagree.
    pub(super) fn happen(&mut self, event: Event, cx: &mut Cx<'_, Event>) {
        MmmBrains::follow(self, &event);
        cx.emit(event);
    }
}
