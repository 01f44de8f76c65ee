//! What happened, as a sentence.

use scene::{Who, Words};
use tabletop::{BySeat, Lang, Seat};

use super::{face_words, group_words, names, one_words};
use crate::{animal::Animal, cards::Cards, event::Event, lang};

/// A sentence with a card in it, and one for those who did not see it.
type Seen<'a> = fn(Lang, Who<'a>, String) -> String;
type Unseen<'a> = fn(Lang, Who<'a>) -> String;

pub(super) fn tell<'a>(event: &Event, words: &Words<'a>) -> String {
    let lang = words.lang;
    let name = |seat| words.who(seat);
    let card = |animal| one_words(animal, lang);
    let either = |seat, it: Option<Animal>, seen: Seen<'a>, unseen: Unseen<'a>| match it {
        Some(animal) => seen(lang, name(seat), card(animal)),
        None => unseen(lang, name(seat)),
    };
    match *event {
        Event::RoundBegan { starter } => lang::event_round(lang, name(starter)),
        Event::Dealt { seat, cards, .. } => match cards {
            Some(cards) => lang::event_dealt(lang, name(seat), cards_words(cards, lang)),
            None => lang::event_dealt_hidden(lang, name(seat)),
        },
        Event::Buried { seat, card } => {
            either(seat, card, lang::event_buried, lang::event_buried_hidden)
        }
        Event::Turn { seat } => lang::event_turn(lang, name(seat)),
        Event::Played { seat, animal, n: 1 } => lang::event_played(lang, name(seat), card(animal)),
        Event::Played { seat, animal, n } => {
            lang::event_played_group(lang, name(seat), group_words(animal, n, lang))
        }
        Event::Shared { seat, animal, to } => {
            lang::event_shared(lang, name(seat), card(animal), name(to))
        }
        Event::GaveUp { seat } => lang::event_gave_up(lang, name(seat)),
        Event::Reshuffled { n } => lang::event_reshuffled(lang, n.into()),
        Event::Drew { seat, card } => either(seat, card, lang::event_drew, lang::event_drew_hidden),
        Event::Kept { seat, card } => either(seat, card, lang::event_kept, lang::event_kept_hidden),
        Event::Swept { seat } => lang::event_swept(lang, name(seat)),
        Event::Rolled { seat, face } => {
            lang::event_rolled(lang, name(seat), face_words(face, lang))
        }
        Event::Given {
            seat,
            to,
            card: given,
        } => match given {
            Some(animal) => lang::event_given(lang, name(seat), card(animal), name(to)),
            None => lang::event_given_hidden(lang, name(seat), name(to)),
        },
        Event::Swarmed { seat, card } => {
            let seen: Seen<'a> =
                |lang, player, card| capital(&lang::event_swarmed(lang, card, player));
            either(seat, card, seen, lang::event_swarmed_hidden)
        }
        Event::Stolen { seat, from } => lang::event_stolen(lang, name(seat), name(from)),
        Event::Gained { seat, n: 0 } => lang::event_gained_nothing(lang, name(seat)),
        Event::Gained { seat, .. } => lang::event_gained(lang, name(seat)),
        Event::SwappedHands { seat, with, .. } => {
            lang::event_swapped_hands(lang, name(seat), name(with))
        }
        Event::SwappedGraveyards { seat, with, .. } => {
            lang::event_swapped_graveyards(lang, name(seat), name(with))
        }
        Event::Refills { seat, n, .. } => lang::event_refills(lang, name(seat), n.into()),
        Event::Took { seat, card } => either(seat, card, lang::event_took, lang::event_took_hidden),
        Event::RoundEnded { seat, lost } => {
            lang::event_round_ended(lang, name(seat), losses(seat, &lost, words))
        }
        Event::Ended { winners } if winners.len() == 1 => {
            let winner = winners.first().expect("there is one");
            lang::event_won(lang, name(winner))
        }
        Event::Ended { winners } => lang::event_won_shared(lang, names(winners, words)),
    }
}

/// A sentence that begins with a card.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

fn cards_words(cards: Cards, lang: Lang) -> String {
    let cards: Vec<_> = cards.iter().map(|it| one_words(it, lang)).collect();
    cards.join(", ")
}

/// What everybody but the first to be rid of all cards loses.
fn losses(first: Seat, lost: &BySeat<u8>, words: &Words<'_>) -> String {
    let losses: Vec<_> = lost
        .iter()
        .filter(|(seat, _)| *seat != first)
        .map(|(seat, n)| lang::event_loss(words.lang, words.who(seat), (*n).into()))
        .collect();
    losses.join(", ")
}
