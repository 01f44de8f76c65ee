//! Pictures, all drawn here. Colours come from the style sheet.

use leptos::prelude::*;
use tabletop::Lang;

/// A brain from the side, in a box of 100 by 84.
pub const BRAIN: &str = "M50 8C43 2 31 3 27 11 17 10 10 18 13 27 4 31 3 43 10 49 6 58 12 67 22 67 \
    26 75 38 77 45 71 52 78 64 76 68 69 79 70 88 62 85 52 94 47 95 34 86 29 89 19 80 10 70 13 \
    66 4 56 2 50 8Z";

/// Its folds.
pub const FOLDS: &str = "M50 10C47 18 52 24 48 31M29 13C34 17 35 23 31 28M13 28C20 26 27 30 27 37M\
    11 48C19 46 24 52 32 49 38 47 38 40 45 41M22 66C24 59 31 57 37 61M45 70C44 62 50 57 48 50M68 \
    69C66 62 59 61 57 55M84 52C77 50 71 54 65 50 60 46 61 39 54 38M86 30C79 28 72 31 72 38M69 14\
    C64 18 65 25 69 29";

/// Icons of `static/art/icons.svg`, drawn with lines.
pub const AGAIN: &str = "again";
pub const BACK: &str = "back";
pub const BOOK: &str = "rules";
pub const BULB: &str = "bulb";
pub const CHECK: &str = "check";
pub const CROSS: &str = "cross";
pub const DOOR: &str = "door";
pub const EYE: &str = "eye";
pub const FAN: &str = "cards";
pub const FORWARD: &str = "fwd";
pub const GEAR: &str = "gear";
pub const INFO: &str = "info";
pub const LINK: &str = "link";
pub const LOCK: &str = "lock";
pub const LOG: &str = "log";
pub const MENU: &str = "menu";
pub const PLAY: &str = "play";
pub const ROBOT: &str = "bot";
pub const SOUND: &str = "sound";
pub const SPEED: &str = "speed";
pub const UNDO: &str = "undo";

/// Where a file of an `art/` folder lies: `brain.svg`, `oh-my-brain/box.svg`.
pub fn file(name: impl std::fmt::Display) -> String {
    format!("/art/{name}?v={}", crate::browser::build())
}

/// The name of a picture that every game with a box has, `box.svg` or `scene.svg`.
/// The others have a plain one.
pub fn of_game(id: &str, file: &str) -> String {
    let listed = registry::listed(id);
    let has_box = listed.is_some_and(|it| it.blurb(Lang::En).is_some());
    let folder = if has_box { id } else { "plain" };
    format!("{folder}/{file}")
}

/// A picture beside words that say the same.
pub fn picture(name: impl std::fmt::Display) -> impl IntoView {
    view! { <img src=file(name) alt="" draggable="false" /> }
}

/// An icon by its name in `static/art/icons.svg`.
pub fn icon(name: &str) -> impl IntoView + use<> {
    let href = format!("{}#{name}", file("icons.svg"));
    view! {
        <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
            <use href=href />
        </svg>
    }
}

/// Beside the name of a bot.
pub fn robot() -> impl IntoView {
    view! { <span class="bot">{icon(ROBOT)}</span> }
}

/// A brain; `kind` is its class in the style sheet.
pub fn brain(kind: &'static str) -> impl IntoView {
    view! {
        <svg class=format!("brain {kind}") viewBox="0 0 100 84" aria-hidden="true">
            <path class="flesh" d=BRAIN />
            <path class="folds" d=FOLDS />
        </svg>
    }
}

/// A brain among others in a larger picture.
pub fn small_brain(kind: &'static str, x: f64, y: f64, width: f64) -> impl IntoView {
    let place = format!("translate({x:.1} {y:.1}) scale({:.3})", width / 100.0);
    view! {
        <g class=format!("brain {kind}") transform=place>
            <path class="flesh" d=BRAIN />
            <path class="folds" d=FOLDS />
        </g>
    }
}

/// The outline of a seat's shape in a box of 24 by 24.
pub fn seat_shape(index: usize) -> &'static str {
    const SHAPES: [&str; 8] = [
        "M12 3 22 20H2z",
        "M4 4h16v16H4z",
        "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
        "M12 2l3 7 7 .5-5.500 4.700 1.800 7L12 17.300 5.700 21.200 7.500 14.200 2 9.500 9 9z",
        "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
        "M12 2 22 12 12 22 2 12z",
        "M7 3h10l5 9-5 9H7l-5-9z",
        "M12 21C5 15 2 12 2 8.500 2 4 8 3 12 7.500 16 3 22 4 22 8.500 22 12 19 15 12 21z",
    ];
    SHAPES[index % SHAPES.len()]
}

/// A shape for a seat, told apart without colour.
pub fn avatar(index: usize) -> impl IntoView {
    view! {
        <svg class="avatar" viewBox="0 0 24 24" aria-hidden="true">
            <path d=seat_shape(index) />
        </svg>
    }
}
