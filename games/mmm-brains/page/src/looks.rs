//! Colours, shapes, letters, dice and brains.

use leptos::prelude::*;
use mmm_brains::{
    Colour, Side, components::DICE, dice::N_DICE, lang as words, show::die_id, state::RED_WORTH,
};
use scene::{Face, Motion, PieceId};
use tabletop::Lang;
use web::art;

use crate::lang;

pub use mmm_brains::show::{colour_letter, colour_word};

/// The colour's name at the beginning of a line.
pub fn colour_title(lang: Lang, colour: Colour) -> String {
    let word = colour_word(colour, lang);
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

/// The class that paints things in the style sheet.
pub fn class(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "k-red",
        Colour::Yellow => "k-yellow",
        Colour::Green => "k-green",
        Colour::Blue => "k-blue",
        Colour::Black => "k-black",
    }
}

/// The colour's shape in a box of 24 by 24.
fn outline(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M12 4 21 20H3z",
        Colour::Blue => "M5 4h14q1 0 1 1v14q0 1-1 1H5q-1 0-1-1V5q0-1 1-1z",
        Colour::Green => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
        Colour::Yellow => {
            "M12 2l3 6.500 7 .8-5.200 4.800L18.300 21 12 17.400 5.700 21l1.500-6.900L2 9.300l7-.8z"
        }
        Colour::Black => "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
    }
}

pub fn shape(colour: Colour) -> impl IntoView {
    view! {
        <svg class="shape" viewBox="0 0 24 24" aria-hidden="true">
            <path d=outline(colour) />
        </svg>
    }
}

/// A player's colour: shape and letter on a flag.
pub fn flag(lang: Lang, colour: Colour) -> impl IntoView {
    view! {
        <span class=format!("flag {}", class(colour)) aria-hidden="true">
            {shape(colour)} <i>{colour_letter(colour, lang)}</i>
        </span>
    }
}

/// Points as brains: fives and ones.
pub fn hoard(points: u8) -> impl IntoView {
    let brains = |kind: &'static str, n: u8| (0..n).map(move |_| brain(kind)).collect_view();
    view! {
        <span class="hoard" aria-hidden="true">
            {brains("red", points / RED_WORTH)} {brains("white", points % RED_WORTH)}
        </span>
    }
}

fn brain(kind: &str) -> impl IntoView + use<> {
    art::picture(brain_file(kind))
}

pub fn brain_file(kind: &str) -> String {
    format!("mmm-brains/brain-{kind}.svg")
}

/// The colour of one side of a die.
pub fn colour_of(die: usize, side: Side) -> Colour {
    DICE[die][usize::from(u8::from(side)) - 1]
}

/// What one side of a die says in words.
pub fn side_words(lang: Lang, die: usize, side: Side) -> String {
    let colour = colour_word(colour_of(die, side), lang);
    match side.number() {
        Some(number) => words::PieceSide { number, colour }.say(lang),
        None => lang::brain_of(lang, colour),
    }
}

/// One side of a die, for a box that has the class of its colour.
pub fn face(lang: Lang, die: usize, side: Side) -> impl IntoView {
    let colour = colour_of(die, side);
    match side.number() {
        Some(number) => view! {
            <span class="facep">
                {shape(colour)} <b class="d">{number}</b> <em>{colour_letter(colour, lang)}</em>
            </span>
        }
        .into_any(),
        None => view! {
            <span class="facep brain">
                {shape(colour)} {brain(colour.word())} <em>{colour_letter(colour, lang)}</em>
            </span>
        }
        .into_any(),
    }
}

/// A die or a brain in a line of the log.
pub fn small(motion: &Motion, lang: Lang) -> Option<AnyView> {
    if let Some(scene::Face::Tokens { kind, .. }) = &motion.face {
        return Some(brain(kind.strip_suffix("-brain")?).into_any());
    }
    let Some(scene::Face::Die { side: Some(n) }) = motion.face else {
        return None;
    };
    let die = (0..N_DICE).find(|die| Some(die_id(*die)) == motion.piece)?;
    let side = Side::try_from(n).ok()?;
    let paint = class(colour_of(die, side));
    Some(view! { <span class=paint>{face(lang, die, side)}</span> }.into_any())
}

/// A die or a heap of brains.
pub fn piece(face: &Face, id: Option<&PieceId>, lang: Lang) -> Option<AnyView> {
    match face {
        Face::Tokens { kind, n } => {
            let brains = (0..*n).map(|_| brain(kind.strip_suffix("-brain").unwrap_or(kind)));
            Some(view! { <span class="hoard">{brains.collect_view()}</span> }.into_any())
        }
        Face::Die { side } => {
            let die = (0..N_DICE).find(|die| Some(&die_id(*die)) == id)?;
            let Some(side) = side.and_then(|it| Side::try_from(it).ok()) else {
                return Some(view! { <span class="die">{blank()}</span> }.into_any());
            };
            let paint = format!("die {}", class(colour_of(die, side)));
            Some(view! { <span class=paint>{self::face(lang, die, side)}</span> }.into_any())
        }
        _ => None,
    }
}

/// A die before it is thrown.
pub fn blank() -> impl IntoView {
    view! { <span class="facep blank">{brain("white")}</span> }
}
