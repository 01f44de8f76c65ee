//! The dice rolled last, and a line about what happened.

use great_brain_robbery::{Event, Robbery, coupling_lost_on};
use leptos::prelude::*;

use super::{board::Board, looks, tale::Roll};
use crate::lang;

/// No more sentences than fit.
const N_LINES: usize = 3;

#[component]
pub fn NewsLine(board: Board) -> impl IntoView {
    let session = board.session;
    let is_flying = Memo::new(move |_| board.toss.is_in_the_air());
    let rolls = Memo::new(move |_| {
        board
            .tale
            .with(|tale| tale.as_ref().map_or_else(Vec::new, |it| it.rolls.clone()))
    });
    let dice = move || {
        let tick = board.toss.tick.get();
        let is_flying = is_flying.get();
        let shown = |(index, die): (usize, Die)| {
            let side = if is_flying {
                looks::any_side(tick, index)
            } else {
                die.side
            };
            // Nobody can read it before it lies still.
            let class = match (die.says, is_flying) {
                (Says::Steps, _) | (Says::Holds | Says::Breaks, true) => "says-steps",
                (Says::Holds, false) => "says-holds",
                (Says::Breaks, false) => "says-breaks",
            };
            view! { <span class=class>{looks::die(side)}</span> }
        };
        let dice = rolls.with(|rolls| {
            rolls
                .iter()
                .copied()
                .flat_map(dice_of)
                .collect::<Vec<Die>>()
        });
        dice.into_iter().enumerate().map(shown).collect_view()
    };
    let line = move || {
        if is_flying.get() {
            lang::rolling(session.lang()).to_owned()
        } else {
            last(board).join(" ")
        }
    };
    view! {
        // Screen readers hear this from the live lines.
        <section class="gbr-news" aria-hidden="true">
            <span class="gbr-dice" class:flying=is_flying>
                {dice}
            </span>
            <p>{line}</p>
        </section>
    }
}

/// A die and what it means.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Die {
    side: u8,
    says: Says,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Says {
    Steps,
    Holds,
    Breaks,
}

fn dice_of(roll: Roll) -> Vec<Die> {
    match roll {
        Roll::Move { dice, .. } => {
            let says = Says::Steps;
            dice.iter().map(|side| Die { side, says }).collect()
        }
        Roll::Coupling { die, n_cars } => {
            let says = if die <= coupling_lost_on(n_cars.into()) {
                Says::Breaks
            } else {
                Says::Holds
            };
            vec![Die { side: die, says }]
        }
    }
}

/// The sentences worth a line among what was told last.
fn last(board: Board) -> Vec<String> {
    let session = board.session;
    let tell = |event: &Event| is_news(event).then(|| session.tell::<Robbery>(event));
    let lines: Vec<String> =
        session.with_new::<Robbery, _>(|events| events.iter().filter_map(tell).collect());
    lines[lines.len().saturating_sub(N_LINES)..].to_vec()
}

/// What the table does not show by itself.
fn is_news(event: &Event) -> bool {
    match event {
        Event::Round { .. }
        | Event::Turn { .. }
        | Event::MayInstall { .. }
        | Event::Met { .. }
        | Event::OverLimit { .. } => false,
        Event::CarJoined { .. }
        | Event::CheeseGiven { .. }
        | Event::Dealt { .. }
        | Event::Foresaw { .. }
        | Event::Discarded { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::ThrownToRun { .. }
        | Event::Opened { .. }
        | Event::Stopped { .. }
        | Event::Braked { .. }
        | Event::CouplingRolled { .. }
        | Event::LetBe { .. }
        | Event::Again { .. }
        | Event::CarLost { .. }
        | Event::Fell { .. }
        | Event::Found { .. }
        | Event::Drew { .. }
        | Event::Reshuffled { .. }
        | Event::LeftAlone { .. }
        | Event::Attacked { .. }
        | Event::StayedOut { .. }
        | Event::FightRolled { .. }
        | Event::ThrownToHit { .. }
        | Event::Passed { .. }
        | Event::FightWon { .. }
        | Event::Learned { .. }
        | Event::Spoils { .. }
        | Event::Pickpocketed { .. }
        | Event::BrainsTaken { .. }
        | Event::BrainGiven { .. }
        | Event::BrainsLeft { .. }
        | Event::Installed { .. }
        | Event::OutOfTime
        | Event::Won { .. }
        | Event::EveryoneLost => true,
    }
}
