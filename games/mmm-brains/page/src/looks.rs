//! Colours, shapes, letters and faces.

use leptos::prelude::*;
use mmm_brains::{Colour, Dice, Side, components::DICE, lang as words};
use tabletop::Lang;
use web::art;

use crate::lang;

pub fn colour_name(lang: Lang, colour: Colour) -> &'static str {
    match colour {
        Colour::Red => words::colour_red(lang),
        Colour::Yellow => words::colour_yellow(lang),
        Colour::Green => words::colour_green(lang),
        Colour::Blue => words::colour_blue(lang),
        Colour::Black => words::colour_black(lang),
    }
}

pub fn letter(lang: Lang, colour: Colour) -> &'static str {
    match colour {
        Colour::Red => words::letter_red(lang),
        Colour::Yellow => words::letter_yellow(lang),
        Colour::Green => words::letter_green(lang),
        Colour::Blue => words::letter_blue(lang),
        Colour::Black => words::letter_black(lang),
    }
}

/// The class that sets `--c` and `--on` in the style sheet.
pub fn class(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "c-red",
        Colour::Yellow => "c-yellow",
        Colour::Green => "c-green",
        Colour::Blue => "c-blue",
        Colour::Black => "c-black",
    }
}

/// The colour's shape in a box of 24 by 24.
fn outline(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M12 3 22 21H2z",
        Colour::Blue => "M4 4h16v16H4z",
        Colour::Green => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
        Colour::Yellow => {
            "M12 1.500l3.100 7.200 7.800.700-5.900 5.100 1.800 7.600-6.800-4.100-6.800 4.100 1.800-7.600-5.900-5.100 7.800-.700z"
        }
        Colour::Black => "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
    }
}

/// A shape on its own, in its colour.
pub fn shape(colour: Colour) -> impl IntoView {
    view! {
        <svg class=format!("shape {}", class(colour)) viewBox="0 0 24 24" aria-hidden="true">
            <path d=outline(colour) />
        </svg>
    }
}

/// `4 red`, or `brain (red die)`.
pub fn face_words(lang: Lang, dice: Dice, die: usize) -> String {
    let colour = colour_name(lang, dice.colour(die));
    match dice.0[die].number() {
        Some(number) => lang::Number { number, colour }.say(lang),
        None => lang::brain_of(lang, colour),
    }
}

/// One side of a die, as a picture.
pub fn face(lang: Lang, die: usize, side: Side) -> impl IntoView {
    let colour = DICE[die][usize::from(u8::from(side)) - 1];
    let middle = match side.number() {
        Some(number) => view! {
            <rect class="face" x="7" y="7" width="50" height="50" rx="10" />
            <text class="number" x="32" y="44" text-anchor="middle">
                {number}
            </text>
            <path class="mark" transform="translate(10 10) scale(.5)" d=outline(colour) />
            <text class="letter" x="51" y="53" text-anchor="middle">
                {letter(lang, colour)}
            </text>
        }
        .into_any(),
        None => view! {
            <rect class="face plain" x="7" y="7" width="50" height="50" rx="10" />
            {art::small_brain("pink", 11.0, 17.0, 42.0)}
            <path class="mark own" transform="translate(9 9) scale(.5)" d=outline(colour) />
            <text class="letter own" x="51" y="54" text-anchor="middle">
                {letter(lang, colour)}
            </text>
        }
        .into_any(),
    };
    view! {
        <svg class=format!("face-of {}", class(colour)) viewBox="0 0 64 64" aria-hidden="true">
            <rect class="body" x="1.5" y="1.5" width="61" height="61" rx="14" />
            {middle}
        </svg>
    }
}

/// A die before it is thrown.
pub fn blank() -> impl IntoView {
    view! {
        <svg class="face-of blank" viewBox="0 0 64 64" aria-hidden="true">
            <rect class="body" x="1.5" y="1.5" width="61" height="61" rx="14" />
            {art::small_brain("ghost", 14.0, 19.0, 36.0)}
        </svg>
    }
}
