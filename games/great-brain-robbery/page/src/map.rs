//! The whole train on a stamp: a button for each car, a dot for each pawn.

use great_brain_robbery::{Face, Space, Spot, show::map::description};
use leptos::prelude::*;
use scene::Words;
use tabletop::Seat;

use super::{board::Board, looks, rails, sight::pawns_on, train};
use crate::lang;

#[component]
pub fn MiniMap(board: Board) -> impl IntoView {
    let session = board.session;
    let faces = Memo::new(move |_| {
        let faces = board.table(|table| {
            let cars = table.train.cars().iter();
            cars.map(|car| car.face).collect::<Vec<_>>()
        });
        faces.unwrap_or_default()
    });
    view! {
        <nav class="gbr-map" aria-label=move || lang::map(session.lang())>
            <For
                each=move || faces.get()
                key=|face| face.id()
                children=move |face| view! { <Stamp board face /> }
            />
        </nav>
    }
}

#[component]
fn Stamp(board: Board, face: Face) -> impl IntoView {
    let session = board.session;
    let car = Memo::new(move |_| train::number(board, face));
    let pawns = Memo::new(move |_| {
        let pawns = board.table(|table| {
            let car = car.get()?;
            let spots = Space::all().map(|space| Spot { car, space });
            let seats = spots.flat_map(|spot| pawns_on(table, spot).iter().collect::<Vec<_>>());
            Some(seats.collect::<Vec<Seat>>())
        });
        pawns.flatten().unwrap_or_default()
    });
    let n_counters = Memo::new(move |_| {
        let n = board.table(|table| car.get().map(|car| table.train.car(car).counters.len()));
        n.flatten().unwrap_or(0)
    });
    let label = move || {
        let names = session.names();
        let words = Words {
            lang: session.lang(),
            me: session.seat(),
            names: &names,
            remarks: &[],
        };
        let said = board.table(|table| car.get().map(|car| description(table, car, &words)));
        said.flatten()
    };
    view! {
        <button
            type="button"
            class="gbr-stamp"
            class:mine=move || {
                board.me().is_some_and(|me| pawns.with(|pawns| pawns.contains(&me)))
            }
            aria-label=label
            on:click=move |_| rails::scroll_to(face, Space::new(9))
        >
            <b aria-hidden="true">{move || car.get().map(|car| car + 1)}</b>
            <span class="pawns">{move || pawns.get().into_iter().map(looks::pawn).collect_view()}</span>
            <span class="dots" aria-hidden="true">
                {move || "•".repeat(n_counters.get().into())}
            </span>
        </button>
    }
}
