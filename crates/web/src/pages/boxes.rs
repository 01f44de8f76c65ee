//! The box of a game: on the shelf, on its page, in the hand of an offline player.

use erased::Listing;
use leptos::prelude::*;

use crate::{art, lang, settings::settings};

/// What a box looks like from the front: lid, spine, picture, title. The same
/// box on two pages is one thing, so it travels from one to the other.
pub fn sides(game: &'static dyn Listing) -> impl IntoView {
    let info = game.info();
    let (first, second) = two_lines(info.title);
    view! {
        <span class="lid"></span>
        <span class="spine"></span>
        <span class="front">
            {art::picture(art::of_game(info.id, "box.svg"))}
            <span class="title d">
                {first} {second.map(|it| view! { <br /> {it} })}
            </span>
        </span>
    }
}

/// How it stands, and under which name it travels.
pub fn stance(game: &dyn Listing, tilt: f64) -> String {
    format!(
        "--tilt:{tilt}deg;view-transition-name:box-{}",
        game.info().id
    )
}

/// Players and minutes, as price tags.
#[component]
pub fn Tags(game: &'static dyn Listing) -> impl IntoView {
    let lang = settings().lang;
    let seats = game.info().seats;
    let minutes = move || {
        let blurb = game.blurb(lang.get())?;
        let minutes = lang::shop_minutes(lang.get(), blurb.minutes);
        Some(view! { <i>{art::icon("clock")} {minutes}</i> })
    };
    let seats = move || {
        let (from, to) = (seats.start(), seats.end());
        lang::ShopSeats { from, to }.say(lang.get())
    };
    view! {
        <span class="tags">
            <i>
                {art::icon("people")} {seats}
                <span class="unseen">" " {move || lang::setup_players(lang.get())}</span>
            </i>
            {minutes}
        </span>
    }
}

/// A title broken at the space nearest to its middle.
fn two_lines(title: &'static str) -> (&'static str, Option<&'static str>) {
    let spaces = title.match_indices(' ').map(|(at, _)| at);
    let off = |at: &usize| (2 * at).abs_diff(title.len());
    match spaces.min_by_key(off) {
        Some(at) => (&title[..at], Some(&title[at + 1..])),
        None => (title, None),
    }
}

#[cfg(test)]
mod tests {
    use super::two_lines;

    #[test]
    fn titles_are_broken_in_the_middle() {
        assert_eq!(two_lines("Brain Flip"), ("Brain", Some("Flip")));
        let (first, second) = two_lines("The Great Brain Robbery");
        assert_eq!((first, second), ("The Great", Some("Brain Robbery")));
        assert_eq!(two_lines("Pig"), ("Pig", None));
    }
}
