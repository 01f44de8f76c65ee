//! Everything public about a player, as the scene says it: for tables that have no
//! sheet of their own.

use erased::DynPerspective;
use leptos::prelude::*;
use scene::{Face, Piece, Zone};
use tabletop::Seat;

use super::seats::face_of;
use crate::{lang, session::Session, tables::dialog::TableDialog};

#[component]
pub fn SeatSheet(session: Session) -> impl IntoView {
    let inside = move || {
        let seat = session.asked_about.get()?;
        let scene = session.draw(DynPerspective::scene)?;
        let zones = scene.zones.into_iter();
        let zones = zones.filter(|it| it.owner == Some(seat)).map(zone);
        Some(view! {
            <h2 id="seat-sheet-title">{face_of(session, seat)} {session.name(seat)}</h2>
            {zones.collect_view()}
            <LastMove session seat />
        })
    };
    view! {
        <TableDialog id="seat-sheet" class="seat-sheet" shown=session.asked_about>
            {inside}
        </TableDialog>
    }
}

/// What a bot did last, and why.
#[component]
pub fn LastMove(session: Session, seat: Seat) -> impl IntoView {
    let last = untrack(|| session.last_move(seat));
    last.map(|(words, why)| {
        view! {
            <h3>{lang::lamp_last_move(session.lang())}</h3>
            <p class="last-move">{words} " " <q>{why}</q></p>
        }
    })
}

fn zone(zone: Zone) -> impl IntoView {
    let things = zone.pieces.into_iter().filter(is_thing);
    let things = things.map(|it| view! { <li>{it.label}</li> });
    view! {
        <h3>{zone.title}</h3>
        <ul>{things.collect_view()}</ul>
    }
}

/// Neither the player nor what there is none of.
fn is_thing(piece: &Piece) -> bool {
    !matches!(piece.face, Face::Player(_) | Face::Tokens { n: 0, .. })
}
