//! What people see and read.

mod about;
mod animals;
mod awards;
mod explain;
mod motions;
mod own;
mod reason;
mod recap;
mod scene;
mod tell;
pub mod zones;

use ::scene::{About, Award, Blurb, Card, Effort, Motion, Present, Recap, Scene, Unit, Words};
use tabletop::{Chapter, Lang, Seat, SeatSet};

pub use self::animals::animal_word;
use self::animals::{many_animals, one_animal};
use crate::{
    action::Action,
    animal::{Animal, Demand, Power},
    event::{Event, Face},
    lang,
    rulebook::RULEBOOK,
    rules::{CanPlay, Prompt},
    state::OhMyBrain,
    table::Step,
    view::View,
};

impl Present for OhMyBrain {
    const RULEBOOK: &'static [Chapter] = RULEBOOK;
    const UNIT: Option<Unit> = Some(Unit::Brains);
    #[cfg(not(target_family = "wasm"))]
    const PUZZLES: &'static str = include_str!("../puzzles/puzzles.toml");

    fn goal(lang: Lang) -> &'static str {
        lang::goal(lang)
    }

    fn scene(view: &View, legal: &[Action], words: &Words<'_>) -> Scene {
        scene::scene(view, legal, words)
    }

    fn motions(event: &Event) -> Vec<Motion> {
        motions::motions(event)
    }

    fn tell(event: &Event, words: &Words<'_>) -> String {
        tell::tell(event, words)
    }

    fn about(event: &Event) -> About {
        about::about(event)
    }

    fn awards(events: &[Event], words: &Words<'_>) -> Vec<Award> {
        awards::awards(events, words)
    }

    fn recap(events: &[Event], words: &Words<'_>) -> Recap {
        recap::recap(events, words)
    }

    fn prompt(view: &View, words: &Words<'_>) -> String {
        let viewer = words.me;
        let lang = words.lang;
        match view.prompt() {
            Prompt::Bury { awaited } if viewer.is_some_and(|seat| awaited.contains(seat)) => {
                lang::ask_bury_you(lang).to_owned()
            }
            Prompt::Bury { awaited } => lang::ask_bury_other(lang, names(awaited, words)),
            Prompt::Play { seat, demand, can } if viewer == Some(seat) => {
                ask_player(demand, can, lang)
            }
            Prompt::Play {
                seat,
                demand: Demand::Any,
                ..
            } => lang::ask_start_other(lang, words.name(seat)),
            Prompt::Play { seat, demand, .. } => lang::AskPlayOther {
                player: words.name(seat),
                demand: wanted_words(demand, lang),
            }
            .say(lang),
            Prompt::Share { seat, n_left } if viewer == Some(seat) => {
                lang::ask_share_you(lang, n_left.into())
            }
            Prompt::Share { seat, .. } => lang::ask_share_other(lang, words.name(seat)),
            Prompt::Keep { seat } if viewer == Some(seat) => lang::ask_keep_you(lang).to_owned(),
            Prompt::Keep { seat } => lang::ask_keep_other(lang, words.name(seat)),
            Prompt::Give { seat } if viewer == Some(seat) => lang::ask_give_you(lang).to_owned(),
            Prompt::Give { seat } => lang::ask_give_other(lang, words.name(seat)),
            Prompt::Steal { seat } if viewer == Some(seat) => lang::ask_steal_you(lang).to_owned(),
            Prompt::Steal { seat } => lang::ask_steal_other(lang, words.name(seat)),
            Prompt::Swap { seat } if viewer == Some(seat) => lang::ask_swap_you(lang).to_owned(),
            Prompt::Swap { seat } => lang::ask_swap_other(lang, words.name(seat)),
            Prompt::Refill { seat, n } if viewer == Some(seat) => {
                lang::ask_refill_you(lang, n.into())
            }
            Prompt::Refill { seat, .. } => lang::ask_refill_other(lang, words.name(seat)),
            Prompt::Over { winners } if winners.len() == 1 => {
                let winner = winners.first().expect("there is one");
                lang::ask_won(lang, words.who(winner))
            }
            Prompt::Over { winners } => lang::ask_shared(lang, names(winners, words)),
        }
    }

    fn label(view: &View, action: Action, words: &Words<'_>) -> String {
        let lang = words.lang;
        let card = |animal| one_words(animal, lang);
        match action {
            Action::Bury(animal) => lang::action_bury(lang, card(animal)),
            Action::Play { animal, n } if n.get() == 1 => lang::action_play(lang, card(animal)),
            Action::Play { animal, n } => {
                lang::action_play_group(lang, group_words(animal, n.get(), lang))
            }
            Action::GiveUp => lang::action_give_up(lang).to_owned(),
            Action::Share(to) => {
                let Step::Share { animal, .. } = view.table.step else {
                    return words.name(to);
                };
                lang::ActionShare {
                    card: card(animal),
                    player: words.name(to),
                }
                .say(lang)
            }
            Action::Keep(animal) => lang::action_keep(lang, card(animal)),
            Action::Take(animal) => lang::action_take(lang, card(animal)),
            Action::Give { animal, to } => lang::ActionGive {
                card: card(animal),
                player: words.name(to),
            }
            .say(lang),
            Action::Steal(from) => lang::action_steal(lang, words.name(from)),
            Action::SwapHands(with) => lang::action_swap_hands(lang, words.name(with)),
            Action::SwapGraveyards(with) => lang::action_swap_graveyards(lang, words.name(with)),
        }
    }

    fn explain(view: &View, action: Action, words: &Words<'_>) -> Option<String> {
        explain::explain(view, action, words)
    }

    fn reason(view: &View, seat: Seat, action: Action, words: &Words<'_>) -> Option<String> {
        reason::reason(view, seat, action, words)
    }

    fn made(event: &Event) -> Option<(Seat, Action)> {
        reason::made(event)
    }

    fn blurb(lang: Lang) -> Option<Blurb> {
        Some(Blurb {
            pitch: lang::box_pitch(lang),
            minutes: 20,
            effort: Effort::Easy,
            n_players: 3,
        })
    }

    fn result(points: i32, lang: Lang) -> String {
        lang::result_brains(lang, points.unsigned_abs())
    }

    fn cards(lang: Lang) -> Vec<Card> {
        let card = |animal: Animal| Card {
            face: scene::card_face(animal),
            name: card_words(animal, lang),
            copies: animal.copies().into(),
            text: power_words(animal.power(), lang)
                .unwrap_or(lang::list_plain(lang))
                .to_owned(),
        };
        Animal::all().map(card).collect()
    }
}

/// The one whose turn it is may also be forced to give up.
fn ask_player(demand: Demand, can: CanPlay, lang: Lang) -> String {
    match (demand, can) {
        (Demand::Any, _) => lang::ask_start_you(lang).to_owned(),
        // All that lies above it, and the 0 itself.
        (Demand::Above(Animal::Mosquito), CanPlay::Yes | CanPlay::Unknown) => {
            lang::ask_play_any(lang).to_owned()
        }
        (Demand::Above(_) | Demand::Below(_), CanPlay::No) => {
            lang::ask_play_none(lang, wanted_words(demand, lang))
        }
        (Demand::Above(_) | Demand::Below(_), CanPlay::Yes | CanPlay::Unknown) => {
            lang::ask_play_you(lang, wanted_words(demand, lang))
        }
    }
}

/// `> 7`, `< 8 (spider)` or `any`.
pub fn demand_words(demand: Demand, lang: Lang) -> String {
    match demand {
        Demand::Any => lang::demand_any(lang).to_owned(),
        Demand::Above(top) => lang::demand_above(lang, top),
        Demand::Below(top) => lang::demand_below(lang, top),
    }
}

/// The same in a sentence: `more than 7`.
fn wanted_words(demand: Demand, lang: Lang) -> String {
    match demand {
        Demand::Any => lang::wanted_any(lang).to_owned(),
        Demand::Above(top) => lang::wanted_above(lang, top),
        Demand::Below(top) => lang::wanted_below(lang, top),
    }
}

/// `12 rabbit`.
pub fn card_words(animal: Animal, lang: Lang) -> String {
    lang::PieceCard {
        value: animal,
        animal: animal_word(animal, lang),
    }
    .say(lang)
}

/// `a rabbit (12)`.
pub fn one_words(animal: Animal, lang: Lang) -> String {
    lang::WordOne {
        animal: one_animal(animal, lang),
        value: animal,
    }
    .say(lang)
}

/// `three 6s (magpies)`.
pub fn group_words(animal: Animal, n: u8, lang: Lang) -> String {
    lang::WordMany {
        number: number_words(n, lang),
        value: animal,
        animals: many_animals(animal, lang),
    }
    .say(lang)
}

/// `three`.
fn number_words(n: u8, lang: Lang) -> String {
    match n {
        2 => lang::word_two(lang).to_owned(),
        3 => lang::word_three(lang).to_owned(),
        4 => lang::word_four(lang).to_owned(),
        5 => lang::word_five(lang).to_owned(),
        6 => lang::word_six(lang).to_owned(),
        7 => lang::word_seven(lang).to_owned(),
        n => n.to_string(),
    }
}

/// What an animal can do, in the reader's language; most can do nothing.
pub fn power_words(power: Power, lang: Lang) -> Option<&'static str> {
    match power {
        Power::Plain => None,
        Power::Always => Some(lang::power_always(lang)),
        Power::Lower => Some(lang::power_lower(lang)),
        Power::Again => Some(lang::power_again(lang)),
        Power::Die => Some(lang::power_die(lang)),
    }
}

/// What a side of the die says.
pub fn face_words(face: Face, lang: Lang) -> &'static str {
    match face {
        Face::Give => lang::face_give(lang),
        Face::Swarm => lang::face_swarm(lang),
        Face::Steal => lang::face_steal(lang),
        Face::Gain => lang::face_gain(lang),
        Face::Swap => lang::face_swap(lang),
        Face::Again => lang::face_again(lang),
    }
}

/// What a side of the die is called, without what it does: `STEAL`.
pub fn face_title(face: Face, lang: Lang) -> &'static str {
    let words = face_words(face, lang);
    words
        .split_once(':')
        .map_or(words, |(title, _)| title.trim_end())
}

fn names(seats: SeatSet, words: &Words<'_>) -> String {
    let names: Vec<_> = seats.iter().map(|seat| words.name(seat)).collect();
    names.join(", ")
}
