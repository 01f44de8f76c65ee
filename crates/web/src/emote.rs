//! Faces that people make: their own zombie with other eyes, another mouth and
//! a sign beside its head.

use leptos::prelude::*;
use tabletop::Lang;
use wire::Mood;

use crate::{
    art,
    face::{EYES, Face, MOUTHS},
    lang,
};

/// The name of its sign in `static/art/emote-signs.svg`, its eyes and its mouth.
fn look(mood: Mood) -> (&'static str, &'static str, &'static str) {
    match mood {
        Mood::Brains => ("brains", "wide", "tongue"),
        Mood::Ha => ("ha", "wide", "grin"),
        Mood::Ouch => ("ouch", "cross", "oh"),
        Mood::Oops => ("oops", "wide", "crooked"),
        Mood::Hurry => ("hurry", "sleepy", "crooked"),
        Mood::Hmm => ("hmm", "mono", "crooked"),
        Mood::Thanks => ("thanks", "lash", "fang"),
        Mood::Bravo => ("bravo", "lash", "grin"),
        Mood::Sleep => ("sleep", "sleepy", "stitched"),
    }
}

/// What it says.
pub fn word(mood: Mood, lang: Lang) -> &'static str {
    match mood {
        Mood::Brains => lang::mood_brains(lang),
        Mood::Ha => lang::mood_ha(lang),
        Mood::Ouch => lang::mood_ouch(lang),
        Mood::Oops => lang::mood_oops(lang),
        Mood::Hurry => lang::mood_hurry(lang),
        Mood::Hmm => lang::mood_hmm(lang),
        Mood::Thanks => lang::mood_thanks(lang),
        Mood::Bravo => lang::mood_bravo(lang),
        Mood::Sleep => lang::mood_sleep(lang),
    }
}

/// Somebody's face in that mood.
pub fn drawing(face: Face, mood: Mood) -> impl IntoView {
    let (sign, eyes, mouth) = look(mood);
    let index = |parts: &[&str], name| {
        let found = parts.iter().position(|part| *part == name);
        found.map_or(0, |it| it as u8)
    };
    let face = Face {
        eyes: index(&EYES, eyes),
        mouth: index(&MOUTHS, mouth),
        ..face
    };
    let href = format!("{}#{sign}", art::file("emote-signs.svg"));
    let style = format!("--skin:{}", face.skin());
    view! {
        <svg class="emote" viewBox="0 0 100 100" style=style aria-hidden="true">
            <g transform="translate(8 14) scale(.86)">{face.drawing()}</g>
            <use href=href />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mood_has_eyes_and_a_mouth_that_there_are() {
        for mood in Mood::ALL {
            let (_, eyes, mouth) = look(mood);
            assert!(EYES.contains(&eyes) && MOUTHS.contains(&mouth), "{mood:?}");
        }
    }
}
