//! Scrolling the train, and going over it with the arrow keys.

use great_brain_robbery::{
    Face,
    car::{N_COLUMNS, N_ROWS, Space},
};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web::browser;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::board::Board;

/// What is scrolled.
pub const RAILS: &str = "gbr-rails";
/// The place before the front of the train.
pub const NEW_CAR: &str = "gbr-new-car";
/// As the style sheet has it: from here on the train lies on its side.
const WIDE: &str = "(min-width: 700px)";

/// The name of a space in the page.
pub fn space_id(face: Face, space: Space) -> String {
    format!("gbr-{face}-{space}")
}

/// Scrolls the train, not the page, whenever somebody has moved or a car is
/// falling.
pub fn keep_in_sight(board: Board, is_falling: Memo<bool>) {
    let place = Memo::new(move |_| {
        board.table(|table| {
            let spot = table.pawns[table.active].spot();
            spot.map(|spot| (table.train.car(spot.car).face, spot.space))
        })
    });
    Effect::new(move |_| {
        let (place, is_falling) = (place.get(), is_falling.get());
        // Only when the page has been drawn there is something to scroll.
        request_animation_frame(move || match place {
            _ if is_falling => center(find(".gbr-car.falling")),
            Some(Some((face, space))) => scroll_to(face, space),
            Some(None) => center(find(".gbr-behind")),
            None => (),
        });
    });
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

pub fn scroll_to(face: Face, space: Space) {
    center(document().get_element_by_id(&space_id(face, space)));
}

pub fn scroll_to_front() {
    center(document().get_element_by_id(NEW_CAR));
}

/// Scrolls the rails until the element is in their middle.
fn center(element: Option<Element>) {
    let rails = document().get_element_by_id(RAILS);
    let Some((rails, element)) = rails.zip(element) else {
        return;
    };
    let (frame, it) = (
        rails.get_bounding_client_rect(),
        element.get_bounding_client_rect(),
    );
    let x = it.left() + it.width() / 2.0 - frame.left() - frame.width() / 2.0;
    let y = it.top() + it.height() / 2.0 - frame.top() - frame.height() / 2.0;
    rails.scroll_by_with_x_and_y(x, y);
}

/// Arrow keys go from space to space, as the train lies on the screen. They
/// do not heed walls: one may look at every space.
pub fn walk_by_key(press: &KeyboardEvent) {
    let is_wide = browser::matches(WIDE);
    let (columns, rows) = match (press.key().as_str(), is_wide) {
        ("ArrowRight", true) | ("ArrowUp", false) => (1, 0),
        ("ArrowLeft", true) | ("ArrowDown", false) => (-1, 0),
        ("ArrowDown", true) | ("ArrowRight", false) => (0, 1),
        ("ArrowUp", true) | ("ArrowLeft", false) => (0, -1),
        _ => return,
    };
    let from = press
        .target()
        .and_then(|it| it.dyn_into::<HtmlElement>().ok());
    if let Some(next) = from.and_then(|from| neighbour(&from, columns, rows)) {
        press.prevent_default();
        let _ = next.focus();
        center(Some(next.into()));
    }
}

/// The space beside this one, also in the next car.
fn neighbour(from: &HtmlElement, columns: i8, rows: i8) -> Option<HtmlElement> {
    let id = from.id();
    let space: Space = id.rsplit('-').next()?.parse().ok()?;
    let row = space.row().checked_add_signed(rows)?;
    if N_ROWS <= row {
        return None;
    }
    let car = from.closest(".gbr-car").ok()??;
    let column = space.column().checked_add_signed(columns);
    let (car, column) = match column {
        Some(column) if column < N_COLUMNS => (car, column),
        Some(_) => (car.next_element_sibling()?, 0),
        None => (car.previous_element_sibling()?, N_COLUMNS - 1),
    };
    let space = Space::at(row, column);
    let ending = format!("[id$='-{space}']");
    car.query_selector(&ending).ok()??.dyn_into().ok()
}
