//! The drawings of the box, as they are in `games/oh-my-brain/art`.

use leptos::prelude::*;
use oh_my_brain::{Animal, Face, Power};
use web::art;

macro_rules! drawing {
    ($name:literal) => {
        include_str!(concat!("../../art/", $name, ".svg"))
    };
}

pub const BRAIN: &str = drawing!("brain");
pub const GRAVEYARD: &str = drawing!("graveyard");
pub const HORDE: &str = drawing!("horde");

static ANIMALS: [&str; Animal::N] = [
    drawing!("00-mosquito"),
    drawing!("01-ladybird"),
    drawing!("02-ant"),
    drawing!("03-butterfly"),
    drawing!("04-snail"),
    drawing!("05-frog"),
    drawing!("06-magpie"),
    drawing!("07-hedgehog"),
    drawing!("08-spider"),
    drawing!("09-bat"),
    drawing!("10-duck"),
    drawing!("11-mouse"),
    drawing!("12-rabbit"),
    drawing!("13-squirrel"),
    drawing!("14-fox"),
    drawing!("15-raccoon"),
    drawing!("16-owl"),
    drawing!("17-boar"),
    drawing!("18-wolf"),
    drawing!("19-bear"),
];

pub fn animal(animal: Animal) -> &'static str {
    ANIMALS[usize::from(animal.value())]
}

pub fn face(face: Face) -> &'static str {
    match face {
        Face::Give => drawing!("die-give"),
        Face::Swarm => drawing!("die-swarm"),
        Face::Steal => drawing!("die-steal"),
        Face::Gain => drawing!("die-gain"),
        Face::Swap => drawing!("die-swap"),
        Face::Again => drawing!("die-again"),
    }
}

/// A drawing beside words that say the same.
pub fn picture(drawing: &'static str) -> impl IntoView {
    view! { <span class="omb-pic" aria-hidden="true" inner_html=drawing></span> }
}

/// A drawing that stands for itself.
pub fn picture_of(drawing: &'static str, what: String) -> impl IntoView {
    view! { <span class="omb-pic" role="img" aria-label=what inner_html=drawing></span> }
}

/// A small sign for what an animal can do.
pub fn mark(power: Power) -> Option<impl IntoView> {
    let lines = match power {
        Power::Plain => return None,
        Power::Always => "M4 13l5 5L20 6",
        Power::Lower => "M12 4v15M5.500 12.500 12 19l6.500-6.500",
        Power::Again => art::AGAIN,
        Power::Die => "M5 4h14v16H5zM9 8.500v.1M15 8.500v.1M12 12v.1M9 15.500v.1M15 15.500v.1",
    };
    Some(view! { <span class="omb-mark">{art::icon(lines)}</span> })
}

/// Up to this many brains are drawn one by one.
const MANY: u8 = 12;

/// A row of brains; the number stands beside it.
pub fn brains(n: u8) -> impl IntoView {
    let n_drawn = n.min(MANY);
    let width = 24 + 22 * u32::from(n_drawn.saturating_sub(1));
    view! {
        <svg class="omb-brains" viewBox=format!("0 0 {width} 24") aria-hidden="true">
            {(0..n_drawn)
                .map(|i| art::small_brain("pink", f64::from(i) * 22.0 + 1.0, 3.0, 22.0))
                .collect_view()}
        </svg>
    }
}
