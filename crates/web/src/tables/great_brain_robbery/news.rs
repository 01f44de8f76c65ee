//! The dice rolled last, and a line about what happened.

use erased::Json;
use great_brain_robbery::Event;
use leptos::prelude::*;
use serde::Deserialize;

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
        let mut pips: Vec<u8> = rolls.with(|rolls| rolls.iter().flat_map(pips).collect());
        if is_flying.get() {
            let sides = (0..pips.len()).map(|die| looks::any_side(tick, die));
            pips = sides.collect();
        }
        pips.into_iter().map(looks::die).collect_view()
    };
    let line = move || {
        if is_flying.get() {
            lang::gbr_rolling(session.lang()).to_owned()
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

fn pips(roll: &Roll) -> Vec<u8> {
    match *roll {
        Roll::Move { dice, .. } => dice.iter().collect(),
        Roll::Coupling { die, .. } => vec![die],
    }
}

/// The sentences worth a line among what was told last.
fn last(board: Board) -> Vec<String> {
    let session = board.session;
    let tell = |event: &Json| {
        let read = Event::deserialize(event).ok()?;
        is_news(&read).then(|| session.tell(event))
    };
    let lines: Vec<String> = session
        .news
        .with(|news| news.iter().filter_map(tell).collect());
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
