//! What the chosen way would come to.

use leptos::prelude::*;

use super::{
    board::{Board, Chosen},
    sight::{Look, steps_of},
    train,
};
use crate::lang;

#[component]
pub fn Walk(board: Board) -> impl IntoView {
    let line = move || {
        let lang = board.session.lang();
        let going = board.going()?;
        match board.chosen.get() {
            Chosen::Nothing => Some(lang::walk_hint(lang).to_owned()),
            Chosen::Card(brain) => Some(
                lang::WalkCard {
                    left: going.left,
                    more: going.left + brain.run(),
                }
                .say(lang),
            ),
            Chosen::Space(spot) => {
                let look = board.looks.with(|looks| {
                    let car = looks.get(usize::from(spot.car));
                    car.map(|it| it[spot.space.index()])
                })?;
                let steps = steps_of(look.distance)?;
                let left = going.left.saturating_sub(steps);
                let mut said = lang::Walk { spot, steps, left }.say(lang);
                if let Some(waits) = waits(board, look) {
                    said = format!("{said} {waits}");
                }
                Some(said)
            }
            Chosen::NewCar => {
                let (n_cars, beyond) =
                    board.table(|table| (table.train.n_cars() + 1, table.reach(going).beyond))?;
                let risk = train::risk(lang, n_cars);
                Some(
                    lang::WalkNewCar {
                        n: beyond?.into(),
                        risk,
                    }
                    .say(lang),
                )
            }
        }
    };
    view! {
        <p class="gbr-walk" role="status">
            {line}
        </p>
    }
}

/// What happens to whoever stops there.
fn waits(board: Board, look: Look) -> Option<String> {
    let lang = board.session.lang();
    let n_cars = board.table(|table| table.train.n_cars())?;
    let others = board.me().map_or(look.pawns, |me| look.pawns.without(me));
    if look.has_brake && n_cars == 1 {
        Some(lang::waits_end(lang).to_owned())
    } else if look.has_brake {
        Some(lang::waits_brake(lang).to_owned())
    } else if look.has_counter {
        Some(lang::waits_counter(lang).to_owned())
    } else if !others.is_empty() {
        let names: Vec<String> = others.iter().map(|it| board.session.name(it)).collect();
        Some(lang::waits_fight(lang, names.join(", ")))
    } else {
        None
    }
}
