//! All hands open: what everybody holds, small, where a player's own cards would
//! be.

use erased::DynPerspective;
use leptos::prelude::*;
use scene::{Face, Motion, Piece, Scene, Shape, Zone};
use tabletop::{Seat, Viewer};

use crate::{lang, session::replay::Replay, tables};

#[component]
pub fn OpenHands(replay: Replay) -> impl IntoView {
    let session = replay.session;
    let is_open = Memo::new(move |_| replay.eyes.get() == Viewer::Judge);
    let hands = move || {
        session
            .draw(DynPerspective::scene)
            .map(|scene| held(&scene))
            .unwrap_or_default()
    };
    let hands = Memo::new(move |_| hands());
    view! {
        <Show when=move || is_open.get() && hands.with(|it| !it.is_empty())>
            <section class="mine hands" tabindex="0" aria-label=move || lang::replay_eyes_all(session.lang())>
                {move || {
                    hands
                        .get()
                        .into_iter()
                        .map(|(seat, cards)| hand(replay, seat, cards))
                        .collect_view()
                }}
            </section>
        </Show>
    }
}

/// A card that somebody holds, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Held {
    piece: Piece,
    zone: Zone,
}

/// What is held and lies before players, by seat.
fn held(scene: &Scene) -> Vec<(Seat, Vec<Held>)> {
    let mut hands: Vec<(Seat, Vec<Held>)> = Vec::new();
    for zone in &scene.zones {
        let is_held = matches!(zone.shape, Shape::Fan | Shape::Rack);
        let Some(owner) = zone.owner.filter(|_| is_held) else {
            continue;
        };
        let cards = zone.pieces.iter().filter(|piece| is_card(piece));
        let cards = cards.map(|piece| Held {
            piece: piece.clone(),
            zone: Zone {
                pieces: Vec::new(),
                ..zone.clone()
            },
        });
        match hands.iter_mut().find(|(seat, _)| *seat == owner) {
            Some((_, hand)) => hand.extend(cards),
            None => hands.push((owner, cards.collect())),
        }
    }
    hands.retain(|(_, cards)| !cards.is_empty());
    hands
}

fn is_card(piece: &Piece) -> bool {
    matches!(piece.face, Face::Card(_) | Face::Picture(_))
}

fn hand(replay: Replay, seat: Seat, cards: Vec<Held>) -> impl IntoView {
    let session = replay.session;
    let lang = session.lang();
    let portrait = session.face(seat);
    let card = |Held { piece, zone }: Held| {
        let motion = Motion {
            piece: Some(piece.id.clone()),
            face: Some(piece.face.clone()),
            ..Motion::new(zone.id.clone(), zone.id)
        };
        let picture = tables::picture(session.game, &motion, lang);
        let label = piece.label;
        view! {
            <li title=label.clone()>
                <span class="pic" aria-hidden="true">
                    {picture}
                </span>
                <span class="unseen">{label.clone()}</span>
            </li>
        }
    };
    view! {
        <div class="holds">
            <span class="face" style=format!("--hue:{}", portrait.hue()) aria-hidden="true">
                {portrait.drawing()}
            </span>
            <ul aria-label=session.name(seat)>{cards.into_iter().map(card).collect_view()}</ul>
        </div>
    }
}
