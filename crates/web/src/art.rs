//! Pictures, all drawn here. Colours come from the style sheet.

use leptos::prelude::*;

/// A brain from the side, in a box of 100 by 84.
pub const BRAIN: &str = "M50 8C43 2 31 3 27 11 17 10 10 18 13 27 4 31 3 43 10 49 6 58 12 67 22 67 \
    26 75 38 77 45 71 52 78 64 76 68 69 79 70 88 62 85 52 94 47 95 34 86 29 89 19 80 10 70 13 \
    66 4 56 2 50 8Z";

/// Its folds.
pub const FOLDS: &str = "M50 10C47 18 52 24 48 31M29 13C34 17 35 23 31 28M13 28C20 26 27 30 27 37M\
    11 48C19 46 24 52 32 49 38 47 38 40 45 41M22 66C24 59 31 57 37 61M45 70C44 62 50 57 48 50M68 \
    69C66 62 59 61 57 55M84 52C77 50 71 54 65 50 60 46 61 39 54 38M86 30C79 28 72 31 72 38M69 14\
    C64 18 65 25 69 29";

/// Icons in a box of 24 by 24, drawn with lines.
pub const MENU: &str = "M4 7h16M4 12h16M4 17h16";
pub const BOOK: &str = "M12 6C9 4 6 4 3 5v13c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v13";
pub const INFO: &str = "M12 11v6M12 7.5v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z";
pub const AGAIN: &str = "M20 12a8 8 0 1 1-2.500-5.800M20 3.500V9h-5.500";
pub const UNDO: &str = "M4 12a8 8 0 1 0 2.500-5.800M4 3.500V9h5.500";
pub const ROBOT: &str = "M6 9h12v10H6zM12 9V5M9.5 13v1.5M14.5 13v1.5M12 4.9v.1";
pub const LINK: &str = "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 \
    0 6 6l1-1";
pub const DOOR: &str = "M6 21V4h12v17M3 21h18M14.5 12v1.5";

/// Three cards, fanned.
pub const FAN: &str = "M9 7h8v13H9zM9 9.500 5 11l4 9.500M17 9.500l3.500 1.200L17 19";
pub const EYE: &str =
    "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z";

pub fn icon(lines: &'static str) -> impl IntoView {
    view! {
        <svg class="line" viewBox="0 0 24 24" aria-hidden="true">
            <path d=lines />
        </svg>
    }
}

/// Beside the name of a bot.
pub fn robot() -> impl IntoView {
    view! {
        <svg class="line robot" viewBox="0 0 24 24" aria-hidden="true">
            <path d=ROBOT />
        </svg>
    }
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

/// The house zombie: a friendly one.
pub fn zombie() -> impl IntoView {
    view! {
        <svg class="zombie" viewBox="0 0 200 190" aria-hidden="true">
            <path class="hand" d="M22 150c-8-10-6-24 4-28l10 10 6-14 8 12 8-10 4 16c6 12-2 26-16 28z" />
            <path
                class="hand"
                d="M178 150c8-10 6-24-4-28l-10 10-6-14-8 12-8-10-4 16c-6 12 2 26 16 28z"
            />
            <path class="coat" d="M34 190c4-30 30-42 66-42s62 12 66 42z" />
            <path class="seam" d="M100 150v40M86 166h28M90 178h20" />
            <g transform="translate(47 2) scale(1.06)" class="brain pink">
                <path class="flesh" d=BRAIN />
                <path class="folds" d=FOLDS />
            </g>
            <path
                class="skin"
                d="M44 68c14 8 26-4 38 2 12 6 22-6 36-1 12 4 22-8 38-1 2 30-2 54-14 68-10 12-24 18-42 \
                18s-32-6-42-18C46 122 42 98 44 68z"
            />
            <circle class="eye" cx="78" cy="98" r="15" />
            <circle class="eye" cx="124" cy="98" r="11" />
            <circle class="pupil" cx="81" cy="101" r="5" />
            <circle class="pupil" cx="122" cy="100" r="4" />
            <path class="mouth" d="M74 128c16 10 36 10 52-1l-3 9c-14 8-32 8-45 0z" />
            <path class="tooth" d="M86 132h8v7h-8zM106 133h8v7h-8z" />
            <path class="seam" d="M132 66l8 14M130 74l10-2M133 80l10-2" />
        </svg>
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
