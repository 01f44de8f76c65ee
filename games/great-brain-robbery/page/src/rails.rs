//! The camera over the train, and going over the train with the arrow keys.

use great_brain_robbery::{
    Face,
    car::{N_COLUMNS, N_ROWS, Space},
};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, TransitionEvent};

use super::board::Board;

/// What is scrolled.
pub const RAILS: &str = "gbr-rails";
/// The place before the front of the train.
pub const NEW_CAR: &str = "gbr-new-car";

/// The name of a car in the page.
pub fn car_id(face: Face) -> String {
    format!("gbr-car-{face}")
}

/// The name of a space in the page.
pub fn space_id(face: Face, space: Space) -> String {
    format!("gbr-{face}-{space}")
}

/// Scrolls the train whenever somebody has moved, a car is falling, or the
/// window has another size. What it hands back does so once cars have rolled.
pub fn keep_in_sight(board: Board, is_falling: Memo<bool>) -> impl Fn(TransitionEvent) + Copy {
    let place = Memo::new(move |_| {
        board.table(|table| {
            let spot = table.pawns[table.active].spot();
            spot.map(|spot| (table.train.car(spot.car).face, spot.space))
        })
    });
    let follow = move |place, is_falling| match place {
        _ if is_falling => center(find(".car.falling")),
        Some(Some((face, space))) => scroll_to(face, space),
        Some(None) => center(find(".behind")),
        None => (),
    };
    Effect::new(move |_| {
        let (place, is_falling) = (place.get(), is_falling.get());
        // Only when the page has been drawn there is something to scroll.
        request_animation_frame(move || follow(place, is_falling));
    });
    let resized = window_event_listener(ev::resize, move |_| {
        follow(place.get_untracked(), false);
        look(board);
    });
    on_cleanup(move || resized.remove());
    move |rolled| {
        let what = rolled.target().and_then(|it| it.dyn_into::<Element>().ok());
        if what.is_some_and(|it| it.class_list().contains("car")) {
            follow(place.get_untracked(), is_falling.get_untracked());
        }
    }
}

/// Looks again whenever there are other cars.
pub fn look_around(board: Board, faces: Memo<Vec<Face>>) {
    Effect::new(move |_| {
        let _ = faces.get();
        request_animation_frame(move || look(board));
    });
}

/// Finds out which cars the camera shows: those with their middle in the frame.
pub fn look(board: Board) {
    let Some(rails) = document().get_element_by_id(RAILS) else {
        return;
    };
    let frame = rails.get_bounding_client_rect();
    let is_shown = |face: &Face| {
        let car = document().get_element_by_id(&car_id(*face));
        car.is_some_and(|car| {
            let it = car.get_bounding_client_rect();
            let (x, y) = (it.left() + it.width() / 2.0, it.top() + it.height() / 2.0);
            frame.left() <= x && x <= frame.right() && frame.top() <= y && y <= frame.bottom()
        })
    };
    let shown: Vec<Face> = Face::all().filter(is_shown).collect();
    // The table may have been left meanwhile.
    if board.in_view.try_with_untracked(|seen| *seen != shown) == Some(true) {
        board.in_view.set(shown);
    }
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
    let from = press
        .target()
        .and_then(|it| it.dyn_into::<HtmlElement>().ok());
    let Some((from, car)) = from.and_then(|from| {
        let car = from.closest(".car").ok()??;
        Some((from, car))
    }) else {
        return;
    };
    let shape = car.get_bounding_client_rect();
    let is_upright = shape.width() < shape.height();
    let (columns, rows) = match (press.key().as_str(), is_upright) {
        ("ArrowRight", false) | ("ArrowUp", true) => (1, 0),
        ("ArrowLeft", false) | ("ArrowDown", true) => (-1, 0),
        ("ArrowDown", false) | ("ArrowRight", true) => (0, 1),
        ("ArrowUp", false) | ("ArrowLeft", true) => (0, -1),
        _ => return,
    };
    if let Some(next) = neighbour(&from, car, columns, rows) {
        press.prevent_default();
        let _ = next.focus();
        center(Some(next.into()));
    }
}

/// The space beside this one, also in the next car.
fn neighbour(from: &HtmlElement, car: Element, columns: i8, rows: i8) -> Option<HtmlElement> {
    let id = from.id();
    let space: Space = id.rsplit('-').next()?.parse().ok()?;
    let row = space.row().checked_add_signed(rows)?;
    if N_ROWS <= row {
        return None;
    }
    let column = space.column().checked_add_signed(columns);
    let (car, column) = match column {
        Some(column) if column < N_COLUMNS => (car, column),
        Some(_) => (car.next_element_sibling()?, 0),
        None => (car.previous_element_sibling()?, N_COLUMNS - 1),
    };
    let space = Space::at(row, column);
    let ending = format!(".space[id$='-{space}']");
    car.query_selector(&ending).ok()??.dyn_into().ok()
}
