//! What happened last, and the Brain as a die if it was rolled.

use give_me_the_brain::{Event, GiveMeTheBrain};
use leptos::prelude::*;
use web::art;

use super::board::Board;
use crate::lang;

/// No more sentences than fit.
const N_LINES: usize = 3;
const SIDES: usize = 6;

#[component]
pub fn NewsLine(board: Board) -> impl IntoView {
    let session = board.session;
    let is_flying = Memo::new(move |_| board.toss.is_in_the_air());
    let roll = Memo::new(move |_| board.rolls.with(|it| it.last().cloned()));
    let die = move || match roll.get() {
        Some(Event::Rolled { .. }) if is_flying.get() => Some(board.toss.tick.get() % SIDES + 1),
        Some(Event::Rolled { die, .. }) => Some(usize::from(die)),
        _ => None,
    };
    let sum = move || {
        roll.get()
            .filter(|_| !is_flying.get())
            .and_then(|it| sum(&it))
    };
    let line = move || {
        if is_flying.get() {
            return lang::rolling(session.lang()).to_owned();
        }
        last(board).join(" ")
    };
    view! {
        <section class="gmb-news" class:rolled=move || roll.with(Option::is_some)>
            <span
                class="gmb-die"
                class:flying=is_flying
                role="img"
                aria-label=move || lang::die(session.lang())
                hidden=move || roll.with(Option::is_none)
            >
                {art::brain("pink")}
                <strong>{die}</strong>
            </span>
            // Screen readers hear this from the live lines.
            <p aria-hidden="true">
                <strong>{sum}</strong>
                " "
                {line}
            </p>
        </section>
    }
}

/// `4 + 1 ≥ 3` or `2 < 3`.
fn sum(roll: &Event) -> Option<String> {
    let Event::Rolled {
        job,
        die,
        bonus,
        kept,
        ..
    } = roll
    else {
        return None;
    };
    let skill = job.skill()?;
    let sign = if *kept { "≥" } else { "<" };
    Some(match bonus {
        0 => format!("{die} {sign} {skill}"),
        1.. => format!("{die} + {bonus} {sign} {skill}"),
        ..0 => format!("{die} − {} {sign} {skill}", bonus.abs()),
    })
}

/// The sentences worth a line among what was told last; of a roll and what
/// came of it the beginning, of anything else the end.
fn last(board: Board) -> Vec<String> {
    let session = board.session;
    let is_roll = |event: &Event| matches!(event, Event::Rolled { .. });
    let told: Vec<String> = session.with_new::<GiveMeTheBrain, _>(|events| {
        let mut is_wanted = !events.iter().any(is_roll);
        let tell = |event: &Event| {
            is_wanted |= is_roll(event);
            (is_wanted && is_news(event)).then(|| session.tell::<GiveMeTheBrain>(event))
        };
        events.iter().filter_map(tell).collect()
    });
    told[told.len().saturating_sub(N_LINES)..].to_vec()
}

/// What the table does not show by itself.
fn is_news(event: &Event) -> bool {
    !matches!(
        event,
        Event::Dealt { .. }
            | Event::Asked { .. }
            | Event::JobDone { .. }
            | Event::SetAside { .. }
            | Event::TurnBegan { .. }
            | Event::BiddingBegan { .. }
            | Event::HandsShown { .. }
    )
}
