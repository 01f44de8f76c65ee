//! Zones: places with pieces in them.

use leptos::prelude::*;
use scene::{Face, Piece, PieceId, Shape, Zone, ZoneId};
use tabletop::Seat;

use super::{Board, flip, piece::piece_view};
use crate::{art, lang, shell::players::Badges};

pub fn zone_view(board: Board, id: ZoneId) -> impl IntoView {
    let element = flip::zone_element(&id);
    let zone = Memo::new(move |_| board.zone(&id));
    let read = move |read: fn(&Zone) -> String| {
        zone.with(|zone| zone.as_ref().map(read).unwrap_or_default())
    };
    let title = move || read(|zone| zone.title.clone());
    let class = move || format!("zone {}", read(|zone| shape_class(zone.shape).to_owned()));
    let columns = move || {
        read(|zone| match zone.shape {
            Shape::Grid { columns } => format!("--columns: {columns}"),
            Shape::Pile
            | Shape::Row
            | Shape::Fan
            | Shape::Track
            | Shape::Rack
            | Shape::Plate
            | Shape::List => String::new(),
        })
    };
    let pieces = Memo::new(move |_| zone.with(|zone| zone.as_ref().map_or_else(Vec::new, shown)));
    let unseen = Memo::new(move |_| zone.with(|zone| zone.as_ref().map_or(0, n_unseen)));
    view! {
        <section id=element class=class style=columns aria-label=title>
            <Show when=move || !title().is_empty()>
                <h3 class="zone-title" aria-hidden="true">
                    {title}
                </h3>
            </Show>
            <ul class="pieces" class:empty=move || pieces.with(Vec::is_empty) && unseen.get() == 0>
                <For
                    each=move || pieces.get()
                    key=Clone::clone
                    children=move |id| piece_view(board, id)
                />
                <Show when=move || { 0 < unseen.get() }>
                    <li class="place">
                        <span class="piece back">
                            <span class="count">{move || unseen.get()}</span>
                        </span>
                    </li>
                </Show>
            </ul>
            <Rest board zone />
        </section>
    }
}

fn shape_class(shape: Shape) -> &'static str {
    match shape {
        Shape::Pile => "pile",
        Shape::Row => "row",
        Shape::Fan => "fan",
        Shape::Track => "track",
        Shape::Grid { .. } => "grid",
        Shape::Rack => "rack",
        Shape::Plate => "plate",
        Shape::List => "list",
    }
}

/// What lies on something else is drawn there. Of a pile one sees the top,
/// unless something in it can be used.
fn shown(zone: &Zone) -> Vec<PieceId> {
    let pieces = zone.pieces.iter();
    let lying = pieces.filter(|piece| piece.on.is_none() && !matches!(piece.face, Face::Player(_)));
    let ids = lying.map(|piece| piece.id.clone());
    if is_covered(zone) {
        ids.take(1).collect()
    } else {
        ids.collect()
    }
}

/// Whether most of a pile lies under its top.
fn is_covered(zone: &Zone) -> bool {
    let is_usable = |piece: &Piece| !piece.moves.is_empty();
    let is_card = |piece: &Piece| matches!(piece.face, Face::Card(_) | Face::Back);
    let Zone { shape, pieces, .. } = zone;
    *shape == Shape::Pile && pieces.iter().all(is_card) && !pieces.iter().any(is_usable)
}

/// Cards of a pile that nobody sees.
fn n_unseen(zone: &Zone) -> usize {
    let n = zone.count.map_or(0, usize::from);
    n.saturating_sub(zone.pieces.len())
}

/// The rest of an open pile, for those who look.
#[component]
fn Rest(board: Board, zone: Memo<Option<Zone>>) -> impl IntoView {
    let labels = Memo::new(move |_| {
        zone.with(|zone| {
            let Some(zone) = zone.as_ref().filter(|zone| is_covered(zone)) else {
                return Vec::new();
            };
            let labels = zone.pieces.iter().map(|piece| piece.label.clone());
            labels.collect()
        })
    });
    let n = move || labels.with(Vec::len);
    view! {
        <Show when=move || { 1 < n() }>
            <details class="rest">
                <summary>{move || lang::shell_all_pieces(board.session.lang(), n())}</summary>
                <ul>{move || labels.get().into_iter().map(|it| view! { <li>{it}</li> }).collect_view()}</ul>
            </details>
        </Show>
    }
}

/// A player: who they are, whether it is their turn, and what all know of them.
pub fn plate(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let zone = Memo::new(move |_| {
        board.props.scene.with(|scene| {
            let mut plates = scene.zones.iter();
            let is_theirs = |zone: &&Zone| zone.shape == Shape::Plate && zone.owner == Some(seat);
            plates.find(is_theirs).cloned()
        })
    });
    let element = move || {
        let id = zone.with(|zone| zone.as_ref().map(|zone| zone.id.clone()));
        id.map(|id| flip::zone_element(&id))
    };
    let title = move || {
        let title = zone.with(|zone| zone.as_ref().map(|it| it.title.clone()));
        let title = title.filter(|it| !it.is_empty());
        title.unwrap_or_else(|| session.name(seat))
    };
    let player = Memo::new(move |_| {
        zone.with(|zone| {
            let mut pieces = zone.iter().flat_map(|zone| &zone.pieces);
            pieces
                .find(|piece| matches!(piece.face, Face::Player(_)))
                .map(|piece| piece.id.clone())
        })
    });
    let pieces = Memo::new(move |_| zone.with(|zone| zone.as_ref().map_or_else(Vec::new, shown)));
    view! {
        <div class="seat-plate" id=element>
            {move || match player.get() {
                Some(id) => view! { <ul class="who">{piece_view(board, id)}</ul> }.into_any(),
                None => art::avatar(seat.index()).into_any(),
            }}
            <span class="says">{title}</span>
            <Badges session seat />
            <ul class="pieces">
                <For
                    each=move || pieces.get()
                    key=Clone::clone
                    children=move |id| piece_view(board, id)
                />
            </ul>
        </div>
    }
}
