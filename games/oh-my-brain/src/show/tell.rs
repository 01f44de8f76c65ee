//! What happened, as a sentence.

use scene::{Who, Words};
use tabletop::{BySeat, Lang, Seat};

use super::{face_title, group_words, names, one_words};
use crate::{animal::Animal, cards::Cards, event::Event, lang};

/// A sentence with a card in it, and one for those who did not see it.
type Seen<'a> = fn(Lang, Who<'a>, String) -> String;
type Unseen<'a> = fn(Lang, Who<'a>) -> String;

#[expect(clippy::too_many_lines, reason = "one sentence for each kind of event")]
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
            Some(cards) => lang::EventDealt {
                player: name(seat),
                cards: cards_words(cards, lang),
            }
            .say(lang),
            None => lang::event_dealt_hidden(lang, name(seat)),
        },
        Event::Buried { seat, card } => either(
            seat,
            card,
            |lang, player, card| lang::EventBuried { player, card }.say(lang),
            lang::event_buried_hidden,
        ),
        Event::Turn { seat } => lang::event_turn(lang, name(seat)),
        Event::Played { seat, animal, n: 1 } => lang::EventPlayed {
            player: name(seat),
            card: card(animal),
        }
        .say(lang),
        Event::Played { seat, animal, n } => lang::EventPlayedGroup {
            player: name(seat),
            cards: group_words(animal, n, lang),
        }
        .say(lang),
        Event::Shared { seat, animal, to } => lang::EventShared {
            player: name(seat),
            card: card(animal),
            other: name(to),
        }
        .say(lang),
        Event::GaveUp { seat } => lang::event_gave_up(lang, name(seat)),
        Event::Reshuffled { n } => lang::event_reshuffled(lang, n.into()),
        Event::Drew { seat, card } => either(
            seat,
            card,
            |lang, player, card| lang::EventDrew { player, card }.say(lang),
            lang::event_drew_hidden,
        ),
        Event::Kept { seat, card } => either(
            seat,
            card,
            |lang, player, card| lang::EventKept { player, card }.say(lang),
            lang::event_kept_hidden,
        ),
        Event::Swept { seat } => lang::event_swept(lang, name(seat)),
        Event::Rolled { seat, face } => lang::EventRolled {
            player: name(seat),
            face: face_title(face, lang),
        }
        .say(lang),
        Event::Given {
            seat,
            to,
            card: given,
        } => match given {
            Some(animal) => lang::EventGiven {
                player: name(seat),
                card: card(animal),
                other: name(to),
            }
            .say(lang),
            None => lang::EventGivenHidden {
                player: name(seat),
                other: name(to),
            }
            .say(lang),
        },
        Event::Swarmed { seat, card } => {
            let seen: Seen<'a> =
                |lang, player, card| capital(&lang::EventSwarmed { card, player }.say(lang));
            either(seat, card, seen, lang::event_swarmed_hidden)
        }
        Event::Stolen { seat, from } => lang::EventStolen {
            player: name(seat),
            other: name(from),
        }
        .say(lang),
        Event::Gained { seat, n: 0 } => lang::event_gained_nothing(lang, name(seat)),
        Event::Gained { seat, .. } => lang::event_gained(lang, name(seat)),
        Event::SwappedHands { seat, with, .. } => lang::EventSwappedHands {
            player: name(seat),
            other: name(with),
        }
        .say(lang),
        Event::SwappedGraveyards { seat, with, .. } => lang::EventSwappedGraveyards {
            player: name(seat),
            other: name(with),
        }
        .say(lang),
        Event::Refills { seat, n, .. } => lang::EventRefills {
            player: name(seat),
            n: n.into(),
        }
        .say(lang),
        Event::Took { seat, card } => either(
            seat,
            card,
            |lang, player, card| lang::EventTook { player, card }.say(lang),
            lang::event_took_hidden,
        ),
        Event::RoundEnded { seat, lost } => lang::EventRoundEnded {
            player: name(seat),
            losses: losses(seat, &lost, words),
        }
        .say(lang),
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
        .map(|(seat, n)| {
            lang::EventLoss {
                player: words.who(seat),
                n: (*n).into(),
            }
            .say(words.lang)
        })
        .collect();
    losses.join(", ")
}
