//! One card: small in a row, larger to choose from, and in full.

use leptos::prelude::*;
use oh_my_brain::{
    Animal, Face, OhMyBrain, Power, rulebook as r,
    show::{animal_word, face_words, power_words},
};
use scene::Present;
use tabletop::{Lang, RuleId, rule::clause};
use web::shell::help::keep_open;

use super::{board::Board, pictures};
use crate::lang;

const ID: &str = "omb-card";

/// How much there is to see.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Size {
    /// Value, animal, sign.
    Small,
    /// With name and power in words.
    Large,
}

/// A card's face; whoever shows it says in words what it is.
pub fn face(animal: Animal, lang: Lang, size: Size) -> impl IntoView {
    let class = match (size, animal.power()) {
        (Size::Small, Power::Plain) => "omb-card",
        (Size::Small, _) => "omb-card special",
        (Size::Large, Power::Plain) => "omb-card large",
        (Size::Large, _) => "omb-card large special",
    };
    view! {
        <span class=class aria-hidden="true">
            <span class="value">{animal.value()}</span>
            {pictures::picture(pictures::animal(animal))}
            {pictures::mark(animal.power())}
            {(size == Size::Large).then(|| view! {
                <span class="name">{animal_word(animal, lang)}</span>
                <span class="power">{short_power(animal.power(), lang)}</span>
            })}
        </span>
    }
}

fn short_power(power: Power, lang: Lang) -> Option<&'static str> {
    match power {
        Power::Plain => None,
        Power::Always => Some(lang::power_always(lang)),
        Power::Lower => Some(lang::power_lower(lang)),
        Power::Again => Some(lang::power_again(lang)),
        Power::Die => Some(lang::power_die(lang)),
    }
}

/// The back of a card.
pub fn back() -> impl IntoView {
    view! {
        <span class="omb-card back" aria-hidden="true">
            {pictures::picture(pictures::BRAIN)}
        </span>
    }
}

/// The card that was asked about, with everything there is to say about it.
#[component]
pub fn CardDialog(board: Board) -> impl IntoView {
    let session = board.session;
    keep_open(ID, move || board.looked_at.get().is_some());
    view! {
        <dialog
            id=ID
            class="dialog omb-look"
            aria-labelledby="omb-card-title"
            on:close=move |_| board.looked_at.set(None)
        >
            {move || board.looked_at.get().map(|animal| full(animal, session.lang()))}
            <form method="dialog">
                <button class="button primary">{move || web::lang::close(session.lang())}</button>
            </form>
        </dialog>
    }
}

fn full(animal: Animal, lang: Lang) -> impl IntoView {
    let power = animal.power();
    let text =
        move |id: RuleId| clause(OhMyBrain::RULEBOOK, id.as_str()).map(|it| it.text.get(lang));
    let clauses: Vec<_> = clauses(power).iter().copied().filter_map(text).collect();
    let sides = move || {
        Face::ALL
            .into_iter()
            .map(|face| {
                view! {
                    <li>{pictures::picture(pictures::face(face))} {face_words(face, lang)}</li>
                }
            })
            .collect_view()
    };
    view! {
        <div class="omb-full">
            <span class="value" aria-hidden="true">{animal.value()}</span>
            {pictures::picture_of(pictures::animal(animal), animal_word(animal, lang).to_owned())}
        </div>
        <h2 id="omb-card-title">
            {animal.value()} " " {animal_word(animal, lang)}
            <small>{lang::copies(lang, animal.copies().into())}</small>
        </h2>
        <p class="power">{pictures::mark(power)} {power_words(power, lang)}</p>
        {clauses.into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
        {(power == Power::Die).then(|| view! {
            <ul class="omb-sides" aria-label=lang::die_sides(lang)>{sides()}</ul>
        })}
    }
}

/// What the rulebook says about a power.
fn clauses(power: Power) -> &'static [RuleId] {
    match power {
        Power::Plain => &[],
        Power::Always => &[r::OMB_11_MOSQUITO],
        Power::Lower => &[r::OMB_12_SPIDER, r::OMB_12_ONCE],
        Power::Again => &[r::OMB_13_MOUSE, r::OMB_13_AGAIN],
        Power::Die => &[r::OMB_15_ROLL, r::OMB_15_ONE_ROLL],
    }
}
