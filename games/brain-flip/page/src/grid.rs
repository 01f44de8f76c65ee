//! The grid: every picture is a button.

use brain_flip::{Cell, Grid, Picture, lang as game};
use leptos::{ev::KeyboardEvent, prelude::*};
use scene::{PieceId, ZoneId};
use web::{
    browser,
    motion::{piece_element, zone_element},
    shell::long_press::tap_or_rest,
};

use super::{board::Board, recent::Line};
use crate::lang;

#[component]
pub fn PictureGrid(board: Board) -> impl IntoView {
    let session = board.session;
    let grid: Memo<Option<Grid>> = Memo::new(move |_| board.read(|view| view.table.grid));
    // One stop for the Tab key; arrows walk from there.
    let cursor = RwSignal::new(Cell::new(0, 0));
    let side = Memo::new(move |_| grid.with(|grid| grid.as_ref().map_or(1, Grid::side)));
    // Places are written as in the log: a letter for the row, a number for the column.
    let down =
        move || (0..side.get()).map(|row| view! { <li>{char::from(b'a' + row).to_string()}</li> });
    let across = move || (1..=side.get()).map(|column| view! { <li>{column}</li> });
    view! {
        <div class="rug" style=move || format!("--side:{}", side.get())>
            <ol class="across" aria-hidden="true">
                {move || across().collect_view()}
            </ol>
            <ol class="down" aria-hidden="true">
                {move || down().collect_view()}
            </ol>
            <ul
                class="bfl-grid"
                class:choosing=move || board.can_choose() || board.is_calling.get()
                id=zone_element(&ZoneId::new("grid"))
                aria-label=move || lang::grid(session.lang())
            >
                {move || {
                    let pictures: Vec<_> = grid.get().iter().flat_map(Grid::iter).collect();
                    pictures
                        .into_iter()
                        .map(|(cell, picture)| view! { <Place board cell picture cursor /> })
                        .collect_view()
                }}
            </ul>
        </div>
    }
}

/// What there is to know about a place apart from its picture.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Mark {
    None,
    /// The Brain Master's own, or shown to all.
    Secret,
    /// Somebody pointed here and was wrong.
    Wrong,
}

fn mark(board: Board, cell: Cell) -> Mark {
    if board.read(|view| view.secret).flatten() == Some(cell) {
        return Mark::Secret;
    }
    let was_called = board.recent.with(|recent| {
        let is_here = |line: &Line| match line {
            Line::Call { spot, .. } => spot.cell == cell,
            Line::Question { .. } => false,
        };
        recent.now.lines.iter().any(is_here)
    });
    if was_called { Mark::Wrong } else { Mark::None }
}

#[component]
fn Place(board: Board, cell: Cell, picture: Picture, cursor: RwSignal<Cell>) -> impl IntoView {
    let session = board.session;
    let mark = Memo::new(move |_| mark(board, cell));
    let is_dimmed = Memo::new(move |_| board.notes.is_dimmed(cell));
    let is_chosen = Memo::new(move |_| board.chosen.get() == Some(cell));
    let label = move || {
        let lang = session.lang();
        let words = picture.alt(lang);
        let label = match mark.get() {
            Mark::None => game::PiecePicture { cell, name: words }.say(lang),
            Mark::Secret => game::PieceSecret { cell, name: words }.say(lang),
            Mark::Wrong => game::PiecePointed { cell, name: words }.say(lang),
        };
        if is_dimmed.get() {
            lang::dimmed(lang, label)
        } else {
            label
        }
    };
    view! {
        <li id=piece_element(&PieceId::of("picture", picture.key()))>
            <button
                type="button"
                {..tap_or_rest(
                    move || board.tap(cell),
                    move || board.looked_at.set(Some(cell)),
                )}
                id=format!("bfl-{cell}")
                class="bfl-place"
                class:chosen=is_chosen
                class:dimmed=is_dimmed
                class:secret=move || mark.get() == Mark::Secret
                class:wrong=move || mark.get() == Mark::Wrong
                aria-pressed=move || is_chosen.get().to_string()
                aria-label=label
                tabindex=move || if cursor.get() == cell { "0" } else { "-1" }
                on:focus=move |_| cursor.set(cell)
                on:keydown=move |press| walk(board, cell, &press)
            >
                {board.gallery.picture(picture.file())}
            </button>
        </li>
    }
}

/// Arrow keys go to the neighbour.
fn walk(board: Board, cell: Cell, press: &KeyboardEvent) {
    let side = untrack(|| board.read(|view| view.table.grid.side())).unwrap_or(1);
    let (row, column) = (cell.row(), cell.column());
    let to = match press.key().as_str() {
        "ArrowUp" => row.checked_sub(1).map(|row| (row, column)),
        "ArrowDown" => Some((row + 1, column)),
        "ArrowLeft" => column.checked_sub(1).map(|column| (row, column)),
        "ArrowRight" => Some((row, column + 1)),
        _ => return,
    };
    press.prevent_default();
    if let Some((row, column)) = to.filter(|(row, column)| *row < side && *column < side) {
        browser::focus(&format!("bfl-{}", Cell::new(row, column)));
    }
}
