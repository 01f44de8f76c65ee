//! How long people may take, chosen before a game: four words of which one
//! holds.

use leptos::prelude::*;
use tabletop::Lang;
use wire::Pace;

use crate::{lang, sheets::Segments};

pub fn title(pace: Pace, lang: Lang) -> &'static str {
    match pace {
        Pace::Off => lang::clock_off(lang),
        Pace::Relaxed => lang::clock_relaxed(lang),
        Pace::Quick => lang::clock_quick(lang),
        Pace::Days => lang::clock_days(lang),
    }
}

/// What it means, in numbers.
pub fn about(pace: Pace, lang: Lang) -> &'static str {
    match pace {
        Pace::Off => lang::clock_off_about(lang),
        Pace::Relaxed => lang::clock_relaxed_about(lang),
        Pace::Quick => lang::clock_quick_about(lang),
        Pace::Days => lang::clock_days_about(lang),
    }
}

#[component]
pub fn Paces(lang: Signal<Lang>, chosen: Signal<Pace>, choose: Callback<Pace>) -> impl IntoView {
    let words = Signal::derive(move || {
        let word = |pace: Pace| (pace, title(pace, lang.get()).to_owned());
        Pace::ALL.map(word).to_vec()
    });
    view! {
        <Segments
            label=Signal::derive(move || lang::clock_pace(lang.get()).to_owned())
            choices=words
            chosen
            choose
        />
    }
}
