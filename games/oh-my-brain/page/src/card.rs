//! One card: an animal on a hill under the moon.

use leptos::prelude::*;
use oh_my_brain::{
    Animal, Cards, Face, OhMyBrain, Power, rulebook as r,
    show::{animal_word, card_words, face_words, power_words},
};
use scene::{Motion, Piece, PieceId, Present};
use tabletop::{Lang, RuleId, rule::clause};
use web::{art, tables::dialog::TableDialog};

use super::board::Board;
use crate::lang;

/// What a card of the scene shows; nothing if it lies face down.
pub fn animal_on(card: &Piece) -> Option<Animal> {
    match &card.face {
        scene::Face::Card(kind) => kind.parse().ok(),
        _ => None,
    }
}

pub fn class(animal: Animal) -> &'static str {
    match animal.power() {
        Power::Plain => "card beast",
        Power::Always | Power::Lower | Power::Again | Power::Die => "card beast pow",
    }
}

/// The sky behind an animal.
pub fn tint(animal: Animal) -> String {
    const TINTS: [&str; 4] = ["#dbeac4", "#cfe3ea", "#f3dcc0", "#e2d4ee"];
    format!("--k:{}", TINTS[usize::from(animal.value()) % TINTS.len()])
}

/// What is printed on a card.
pub fn print(animal: Animal, lang: Lang) -> impl IntoView {
    let power = power(animal, lang).map(|(icon, words)| {
        view! {
            <span class="power">
                {art::icon(icon)}
                <em>{words}</em>
            </span>
        }
    });
    view! {
        <span class="num d">{animal.value()}</span>
        <span class="art">{beast(animal)}</span>
        <span class="name d">{animal_word(animal, lang)}</span>
        {power}
    }
}

fn beast(animal: Animal) -> impl IntoView {
    let name = format!("{animal:?}").to_lowercase();
    art::picture(format!("oh-my-brain/{:02}-{name}.svg", animal.value()))
}

/// A card or the die in a line of the log.
pub fn small(motion: &Motion, _: Lang) -> Option<AnyView> {
    if let Some(scene::Face::Card(kind)) = &motion.face {
        return kind.parse().ok().map(|it| beast(it).into_any());
    }
    let Some(scene::Face::Die { side: Some(n) }) = motion.face else {
        return None;
    };
    let face = Face::ALL.get(usize::from(n).checked_sub(1)?)?;
    Some(side(*face).into_any())
}

/// A card, its back, or the die.
pub fn piece(face: &scene::Face, _: Option<&PieceId>, lang: Lang) -> Option<AnyView> {
    Some(match face {
        scene::Face::Card(kind) => card(kind.parse().ok()?, lang).into_any(),
        scene::Face::Back => back().into_any(),
        scene::Face::Die { side: Some(n) } => {
            let face = Face::ALL.get(usize::from(*n).checked_sub(1)?)?;
            view! { <span class="d6">{side(*face)}</span> }.into_any()
        }
        _ => return None,
    })
}

/// An icon and short words for what an animal can do.
fn power(animal: Animal, lang: Lang) -> Option<(&'static str, String)> {
    match animal.power() {
        Power::Plain => None,
        Power::Always => Some(("check", lang::power_always(lang).to_owned())),
        Power::Lower => Some(("down", lang::power_lower(lang, animal))),
        Power::Again => Some(("flip", lang::power_again(lang).to_owned())),
        Power::Die => Some(("die", lang::power_die(lang).to_owned())),
    }
}

/// A card to look at; whoever shows it says in words what it is.
pub fn card(animal: Animal, lang: Lang) -> impl IntoView {
    view! {
        <span class=class(animal) style=tint(animal) aria-hidden="true">
            {print(animal, lang)}
        </span>
    }
}

/// The back of a card.
pub fn back() -> impl IntoView {
    let picture = format!(
        "background-image:url({})",
        art::file("oh-my-brain/back.svg")
    );
    view! { <span class="card back" style=picture aria-hidden="true"></span> }
}

/// A side of the die.
pub fn side(face: Face) -> impl IntoView {
    let name = format!("{face:?}").to_lowercase();
    art::picture(format!("oh-my-brain/die-{name}.svg"))
}

/// `12 rabbit`, or `12 rabbit, 2 of them`.
fn stack_words(animal: Animal, n: u8, lang: Lang) -> String {
    let card = card_words(animal, lang);
    match n {
        0 | 1 => card,
        n => lang::Stack { card, n }.say(lang),
    }
}

/// Cards to look through, equal ones on top of each other.
pub fn spread(cards: Cards, n_hidden: u8, lang: Lang) -> impl IntoView {
    if cards.is_empty() && n_hidden == 0 {
        return view! { <p>{lang::pile_empty(lang)}</p> }.into_any();
    }
    let times = |n: u8| (1 < n).then(|| view! { <span class="n" aria-hidden="true">{n}</span> });
    let kinds = cards.kinds().map(|(animal, n)| {
        view! {
            <li>
                <span class="unseen">{stack_words(animal, n, lang)}</span>
                {card(animal, lang)}
                {times(n)}
            </li>
        }
    });
    let hidden = (0 < n_hidden).then(|| {
        view! {
            <li>
                <span class="unseen">{lang::hidden(lang, n_hidden.into())}</span>
                {back()}
                {times(n_hidden)}
            </li>
        }
    });
    view! { <ul class="spread">{kinds.collect_view()} {hidden}</ul> }.into_any()
}

/// The card that was asked about, with everything there is to say about it.
#[component]
pub fn CardDialog(board: Board) -> impl IntoView {
    let session = board.session;
    view! {
        <TableDialog id="omb-card" class="omb-look" shown=board.looked_at>
            {move || board.looked_at.get().map(|animal| full(animal, session.lang()))}
        </TableDialog>
    }
}

fn full(animal: Animal, lang: Lang) -> impl IntoView {
    let power = animal.power();
    let text =
        move |id: RuleId| clause(OhMyBrain::RULEBOOK, id.as_str()).map(|it| it.text.get(lang));
    let clauses = clauses(power).iter().copied().filter_map(text);
    let about = power_words(power, lang).map(|words| view! { <p class="about">{words}</p> });
    let sides = (power == Power::Die).then(|| {
        let sides = Face::ALL.map(|face| {
            view! {
                <li>
                    <span class="d6">{side(face)}</span>
                    {face_words(face, lang)}
                </li>
            }
        });
        view! { <ul class="sides" aria-label=lang::die_sides(lang)>{sides.collect_view()}</ul> }
    });
    view! {
        <div role="img" aria-label=animal_word(animal, lang)>
            {card(animal, lang)}
        </div>
        <div class="text">
            <h2 id="omb-card-title">
                {card_words(animal, lang)}
                <small>{lang::copies(lang, animal.copies().into())}</small>
            </h2>
            {about}
            {clauses.map(|text| view! { <p>{text}</p> }).collect_view()}
            {sides}
        </div>
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
