//! The whole train on a strip: a button for each car, a face for each pawn;
//! and the buttons that go where the camera does not look.

use great_brain_robbery::{Face, Space, Spot, show::map::description};
use leptos::prelude::*;
use scene::Words;
use tabletop::Seat;
use web::art;

use super::{board::Board, looks, rails, sight::pawns_on, train};
use crate::lang;

/// The space in the middle of a car.
const MIDDLE: Space = Space::new(9);

fn faces(board: Board) -> Memo<Vec<Face>> {
    Memo::new(move |_| {
        let faces = board.table(|table| {
            let cars = table.train.cars().iter();
            cars.map(|car| car.face).collect::<Vec<_>>()
        });
        faces.unwrap_or_default()
    })
}

#[component]
pub fn MiniMap(board: Board) -> impl IntoView {
    let session = board.session;
    let faces = faces(board);
    view! {
        <nav class="minimap" aria-label=move || lang::map(session.lang())>
            <span class="end d">{move || lang::back(session.lang())}</span>
            <ol>
                <For
                    each=move || faces.get()
                    key=|face| face.id()
                    children=move |face| view! { <Stamp board face /> }
                />
            </ol>
            <span class="end d">{move || lang::front(session.lang())}</span>
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
    let dot = move |seat| {
        let class = if board.me() == Some(seat) {
            "face me"
        } else {
            "face"
        };
        looks::face(session, seat, class)
    };
    view! {
        <li
            style=format!("--k:{}", looks::paint(face))
            data-in=move || board.in_view.with(|faces| faces.contains(&face)).then_some("")
        >
            <b class="d" aria-hidden="true">{move || car.get().map(|car| car + 1)}</b>
            <span class="dots">{move || pawns.get().into_iter().map(dot).collect_view()}</span>
            <button
                type="button"
                aria-label=label
                on:click=move |_| rails::scroll_to(face, MIDDLE)
            ></button>
        </li>
    }
}

/// Cars that are out of sight, towards the back and towards the front.
#[component]
pub fn Pan(board: Board) -> impl IntoView {
    let session = board.session;
    let faces = faces(board);
    let hidden = Memo::new(move |_| {
        let faces = faces.get();
        board.in_view.with(|seen| {
            let is_seen = |face: &Face| seen.contains(face);
            match faces.iter().position(is_seen) {
                Some(behind) => {
                    let ahead = faces.iter().rev().position(is_seen).unwrap_or(0);
                    (behind, ahead)
                }
                None => (0, 0),
            }
        })
    });
    let back = move || {
        let (behind, _) = hidden.get_untracked();
        let next = faces.with_untracked(|faces| faces.get(behind.wrapping_sub(1)).copied());
        if let Some(face) = next {
            rails::scroll_to(face, MIDDLE);
        }
    };
    let forth = move || {
        let (_, ahead) = hidden.get_untracked();
        let next = faces.with_untracked(|faces| faces.get(faces.len() - ahead).copied());
        if let Some(face) = next {
            rails::scroll_to(face, MIDDLE);
        }
    };
    view! {
        <Show when=move || 0 < hidden.get().0>
            <button type="button" class="pan rear" on:click=move |_| back()>
                {art::icon(art::BACK)}
                {move || lang::more_cars(session.lang(), hidden.get().0 as u32)}
            </button>
        </Show>
        <Show when=move || 0 < hidden.get().1>
            <button type="button" class="pan ahead" on:click=move |_| forth()>
                {move || lang::more_cars(session.lang(), hidden.get().1 as u32)}
                {art::icon(art::FORWARD)}
            </button>
        </Show>
    }
}
