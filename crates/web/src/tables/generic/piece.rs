//! Pieces: cards, dice, heaps and the rest.

use leptos::prelude::*;
use scene::{Face, Mark, Piece, PieceId, Wall};

use super::Board;
use crate::{motion, shell::seats::face_of, tables::number::number};

/// A note of no more letters can be written large.
const BRIEF: usize = 4;

/// A piece in a list, with what lies on it. It has a plain type, because views
/// of pieces contain views of pieces.
pub fn piece_view(board: Board, id: PieceId) -> AnyView {
    let element = motion::piece_element(&id);
    let own = StoredValue::new(id);
    let piece = Memo::new(move |_| own.with_value(|id| board.selection.piece(id)));
    let is = move |read: fn(&Piece) -> bool| piece.with(|it| it.as_ref().is_some_and(read));
    let is_button = Memo::new(move |_| is(|it| !it.moves.is_empty() || it.locked.is_some()));
    let is_selected = Memo::new(move |_| own.with_value(|id| board.selection.is_selected(id)));
    let is_lit = Memo::new(move |_| {
        let is_next = own.with_value(|id| board.selection.is_next(id));
        is_next && !board.session.is_moving.get()
    });
    let is_rolling =
        Memo::new(move |_| own.with_value(|id| board.props.rolling.with(|it| it.contains(id))));
    let class = move || {
        let kind = piece.with(|it| it.as_ref().map(classes).unwrap_or_default());
        let with = |is: bool, word: &'static str| if is { word } else { "" };
        [
            "piece",
            &kind,
            with(is_selected.get(), "selected"),
            with(is_lit.get(), "lit"),
            with(is_rolling.get(), "rolling"),
        ]
        .join(" ")
    };
    let label = move || {
        piece.with(|it| {
            let Piece { label, offer, .. } = it.as_ref()?;
            let words = [label.as_str(), offer.as_str()];
            let words = words.into_iter().filter(|it| !it.is_empty());
            Some(words.collect::<Vec<_>>().join(", "))
        })
    };
    let picture = move || {
        let piece = piece.get()?;
        Some(picture(board, &piece, is_rolling.get()))
    };
    let touch = move |_| own.with_value(|id| board.touch(id));
    view! {
        <li class="place" id=element>
            {move || {
                if is_button.get() {
                    view! {
                        <button
                            type="button"
                            class=class
                            aria-label=label
                            title=label
                            aria-pressed=move || is_selected.get().to_string()
                            aria-disabled=move || is(|it| it.moves.is_empty()).to_string()
                            on:click=touch
                        >
                            {picture}
                        </button>
                    }
                        .into_any()
                } else {
                    view! {
                        <span class=class title=label role="img" aria-label=label>
                            {picture}
                        </span>
                    }
                        .into_any()
                }
            }}
            <Upon board own />
        </li>
    }
    .into_any()
}

/// What lies on a piece, in its order: spaces on a board, pawns on a space.
#[component]
fn Upon(board: Board, own: StoredValue<PieceId>) -> impl IntoView {
    let lying = Memo::new(move |_| {
        board.props.scene.with(|scene| {
            own.with_value(|id| {
                let pieces = scene.pieces().map(|(_, piece)| piece);
                let lying = pieces.filter(|piece| piece.on.as_ref() == Some(id));
                lying.map(|piece| piece.id.clone()).collect::<Vec<_>>()
            })
        })
    });
    let columns = move || {
        let piece = own.with_value(|id| board.selection.piece(id));
        match piece.map(|it| it.face) {
            Some(Face::Board { columns }) => format!("--columns: {columns}"),
            _ => String::new(),
        }
    };
    let child = move |id: PieceId| piece_view(board, id);
    view! {
        <Show when=move || !lying.with(Vec::is_empty)>
            <ul class="upon" style=columns>
                <For each=move || lying.get() key=Clone::clone children=child />
            </ul>
        </Show>
    }
}

fn classes(piece: &Piece) -> String {
    let face = match &piece.face {
        Face::Card(_) => "card-face",
        Face::Back => "back",
        Face::Die { .. } => "cube",
        Face::Tokens { .. } => "heap",
        Face::Pawn(_) => "pawn",
        Face::Player(_) => "person",
        Face::Picture(_) => "tile",
        Face::Board { .. } => "map",
        Face::Space { .. } => "space",
        Face::Note => "note",
    };
    let mut words = vec![face];
    if piece.label.chars().count() <= BRIEF {
        words.push("brief");
    }
    words.extend(piece.marks.iter().map(|mark| match mark {
        Mark::Known => "known",
        Mark::Chosen => "chosen",
        Mark::Spent => "spent",
    }));
    if let Face::Space { walls } = &piece.face {
        words.extend(walls.iter().map(|wall| match wall {
            Wall::Above => "wall-above",
            Wall::Right => "wall-right",
            Wall::Below => "wall-below",
            Wall::Left => "wall-left",
        }));
    }
    words.join(" ")
}

fn picture(board: Board, piece: &Piece, is_rolling: bool) -> AnyView {
    match &piece.face {
        Face::Die { side } => {
            let side = if is_rolling {
                Some(board.props.any_side())
            } else {
                *side
            };
            die(side, &piece.short)
        }
        Face::Pawn(seat) | Face::Player(seat) => face_of(board.session, *seat).into_any(),
        // A back says nothing, and of a board the spaces say more.
        Face::Back | Face::Board { .. } => ().into_any(),
        Face::Note => view! { <span aria-hidden="true">{piece.label.clone()}</span> }.into_any(),
        Face::Card(_) | Face::Tokens { .. } | Face::Picture(_) | Face::Space { .. } => {
            let heap = matches!(piece.face, Face::Tokens { .. });
            let said = match piece.short.parse::<u32>() {
                Ok(n) if heap => number(board.session, piece.id.to_string(), n.into()),
                _ => piece.short.clone().into_any(),
            };
            view! { <span aria-hidden="true">{said}</span> }.into_any()
        }
    }
}

/// Pips where the game has them, else what the side says.
pub fn die(side: Option<u8>, short: &str) -> AnyView {
    /// Where pips are, on a die of 3 by 3 places.
    const PIPS: [&[(u8, u8)]; 6] = [
        &[(1, 1)],
        &[(0, 0), (2, 2)],
        &[(0, 0), (1, 1), (2, 2)],
        &[(0, 0), (0, 2), (2, 0), (2, 2)],
        &[(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)],
        &[(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)],
    ];
    let has_words = short.chars().any(|it| it.is_alphanumeric() || it == '*');
    let pips = side.and_then(|side| PIPS.get(usize::from(side).checked_sub(1)?));
    match pips {
        Some(pips) if !has_words => {
            let pips = pips.iter().map(|(column, row)| {
                let at = |n: u8| (25 + 25 * u32::from(n)).to_string();
                view! { <circle cx=at(*column) cy=at(*row) r="9" /> }
            });
            view! {
                <svg viewBox="0 0 100 100" aria-hidden="true">
                    {pips.collect_view()}
                </svg>
            }
            .into_any()
        }
        Some(_) | None => view! { <span aria-hidden="true">{short.to_owned()}</span> }.into_any(),
    }
}
