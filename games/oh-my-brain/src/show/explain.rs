//! What a move would bring about.

use scene::Words;
use tabletop::{Lang, Seat};

use super::{animal_word, power_words};
use crate::{
    action::Action,
    animal::{Animal, Power},
    lang,
    view::View,
};

pub(super) fn explain(view: &View, action: Action, words: &Words<'_>) -> Option<String> {
    let lang = words.lang;
    match action {
        Action::Bury(_) => Some(lang::explain_bury(lang).to_owned()),
        Action::Play { animal, n } => {
            let then = next(animal, lang);
            Some(match n.get() {
                1 => then,
                n => format!("{} {then}", extras(view, (n - 1).into(), words)),
            })
        }
        Action::Keep(_) => Some(lang::explain_keep(lang).to_owned()),
        Action::Take(animal) | Action::Give { animal, .. } => {
            let power = power_words(animal.power(), lang)?;
            let animal = animal_word(animal, lang);
            Some(lang::ExplainPower { animal, power }.say(lang))
        }
        Action::SwapHands(with) => {
            let held = |seat: Seat| view.table.held[seat];
            let (mine, theirs) = (held(words.me?), held(with));
            Some(lang::ExplainHands { mine, theirs }.say(lang))
        }
        Action::SwapGraveyards(with) => {
            let buried = |seat: Seat| view.table.buried[seat];
            let (mine, theirs) = (buried(words.me?), buried(with));
            Some(lang::ExplainGraveyards { mine, theirs }.say(lang))
        }
        Action::GiveUp | Action::Share(_) | Action::Steal(_) => None,
    }
}

/// Where so many cards go that were played beside the first.
fn extras(view: &View, n: u32, words: &Words<'_>) -> String {
    let lang = words.lang;
    let mut others = view.table.seats().filter(|it| *it != view.table.active);
    match (others.next(), others.next()) {
        (Some(only), None) => {
            let name = words.name(only);
            lang::ExplainGroupOnly { name, n }.say(lang)
        }
        _ => lang::explain_group(lang, n),
    }
}

/// What is asked of the next card.
fn next(animal: Animal, lang: Lang) -> String {
    match animal.power() {
        Power::Plain | Power::Always => lang::explain_above(lang, animal),
        Power::Lower => lang::explain_below(lang, animal),
        Power::Again => lang::explain_sweep(lang).to_owned(),
        Power::Die => lang::explain_die(lang).to_owned(),
    }
}
