//! The sign beside the train: what may happen to its couplings.

use great_brain_robbery::{Step, Table, coupling_lost_on};
use leptos::prelude::*;
use tabletop::Lang;
use web::art;

use super::{
    board::Board,
    looks,
    recent::{Recent, Roll},
};
use crate::lang;

#[component]
pub fn Sign(board: Board) -> impl IntoView {
    view! {
        <p class="warn d">
            {move || match rolled(board) {
                Some((die, _)) => looks::die(die, "").into_any(),
                None => art::icon(art::LINK).into_any(),
            }}
            <span>{move || said(board)}</span>
        </p>
    }
}

fn said(board: Board) -> Option<String> {
    let lang = board.session.lang();
    if let Some((_, breaks)) = rolled(board) {
        let said = if breaks {
            lang::sign_breaks(lang)
        } else {
            lang::sign_holds(lang)
        };
        return Some(said.to_owned());
    }
    board.table(|table| {
        let n_cars = table.train.n_cars();
        match table.step {
            Step::Move(going) if 0 < going.n_opened => lang::sign_stop(lang, risk(lang, n_cars)),
            _ if Table::can_open(table) => lang::sign_open(lang, risk(lang, n_cars + 1)),
            _ => lang::sign_closed(lang).to_owned(),
        }
    })
}

/// The die of a coupling check that has just been made, and whether it broke
/// one.
fn rolled(board: Board) -> Option<(u8, bool)> {
    if !board.session.is_moving.get() || board.toss.is_in_the_air() {
        return None;
    }
    board.recent.with(|recent| {
        let Recent { rolls, lost, .. } = recent.as_ref()?;
        let check = |it: &Roll| match it {
            Roll::Coupling { die, n_cars } => {
                Some((*die, *die <= coupling_lost_on((*n_cars).into())))
            }
            Roll::Move { .. } => None,
        };
        let last = rolls.last().and_then(check);
        // Of several checks, while a car rolls off, the one that broke.
        let broke = rolls.iter().rev().filter_map(check).find(|it| it.1);
        broke.filter(|_| !lost.is_empty()).or(last)
    })
}

/// `1 to 3 breaks the train`, for a train that has grown to so many cars.
pub fn risk(lang: Lang, n_cars: usize) -> String {
    match coupling_lost_on(n_cars) {
        0 | 1 => lang::risk_one(lang).to_owned(),
        2 => lang::risk_two(lang).to_owned(),
        last @ 3..6 => lang::risk_some(lang, last),
        6.. => lang::risk_any(lang).to_owned(),
    }
}
