//! Zones: places with pieces in them.

use leptos::prelude::*;
use scene::{Face, Piece, PieceId, Shape, Zone, ZoneId};
use tabletop::Seat;

use super::{Board, piece::piece_view};
use crate::{lang, motion};

pub fn zone_view(board: Board, id: ZoneId) -> impl IntoView {
    let element = motion::zone_element(&id);
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
        Shape::Pile => "stack",
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

/// What all know of a player, and how much they hold.
pub fn counts(board: Board, seat: Seat) -> AnyView {
    let zones = Memo::new(move |_| {
        board.props.scene.with(|scene| {
            let is_theirs = |zone: &&Zone| zone.owner == Some(seat) && super::is_private(zone);
            let is_me = board.session.seat() == Some(seat);
            let is_wanted =
                |zone: &&Zone| is_theirs(zone) && (zone.shape == Shape::Plate || !is_me);
            let zones = scene.zones.iter().filter(is_wanted);
            zones.map(|zone| zone.id.clone()).collect::<Vec<_>>()
        })
    });
    view! {
        <For each=move || zones.get() key=Clone::clone children=move |id| plate_zone(board, id) />
    }
    .into_any()
}

/// A zone on a plate: its words, then its pieces, small.
fn plate_zone(board: Board, id: ZoneId) -> impl IntoView {
    let element = motion::zone_element(&id);
    let zone = Memo::new(move |_| board.zone(&id));
    let read = move |read: fn(&Zone) -> String| {
        zone.with(|zone| zone.as_ref().map(read).unwrap_or_default())
    };
    let title = move || read(|zone| zone.title.clone());
    let pieces = Memo::new(move |_| zone.with(|zone| zone.as_ref().map_or_else(Vec::new, shown)));
    let unseen = Memo::new(move |_| zone.with(|zone| zone.as_ref().map_or(0, n_unseen)));
    view! {
        <span id=element class="on-plate">
            <small>{title}</small>
            <ul class="pieces">
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
        </span>
    }
}
