//! What happened, as sentences.

use scene::{Who, Words};
use tabletop::{BySeat, Lang, Seat, SeatSet};

use super::{
    card_names, dice_words, names,
    names::{brain_name, car_name},
};
use crate::{
    brain::Brain,
    dice::{Dice, coupling_lost_on},
    event::Event,
    lang,
};

/// A sentence about a player and something else.
type Two<'a> = fn(Lang, Who<'a>, String) -> String;
/// The same without the something, for those who did not see it.
type One<'a> = fn(Lang, Who<'a>) -> String;
type Pair<'a> = (Two<'a>, One<'a>);
/// A sentence about a player, something else, and a number.
type Counted<'a> = fn(Lang, Who<'a>, String, u32) -> String;

#[expect(clippy::too_many_lines, reason = "one sentence for each kind of event")]
pub(super) fn tell<'a>(event: &Event, words: &Words<'a>) -> String {
    use Event as E;
    let lang = words.lang;
    let name = |seat| words.who(seat);
    let brain = |it: Brain| brain_name(it, lang).to_owned();
    let of = |seat, card: Brain, say: Two<'a>| say(lang, name(seat), brain(card));
    let maybe = |seat, card: Option<Brain>, (seen, unseen): Pair<'a>| match card {
        Some(card) => of(seat, card, seen),
        None => unseen(lang, name(seat)),
    };
    let cards = |seat, cards, say: Two<'a>| say(lang, name(seat), card_names(cards, lang));
    let steps = |seat, what: String, n: u8, say: Counted<'a>| say(lang, name(seat), what, n.into());
    let dice = |it| dice_words(it, lang);
    let car = |face| car_name(face, lang);
    match *event {
        E::CarJoined { face } => lang::event_car_joined(lang, car(face)),
        E::CheeseGiven { seat, brain } => of(seat, brain, |lang, player, brain| {
            lang::EventCheese { player, brain }.say(lang)
        }),
        E::Dealt { seat, card } => maybe(seat, card, dealt()),
        E::Round { n } => lang::event_round(lang, n),
        E::Turn { seat } => lang::event_turn(lang, name(seat)),
        E::Foresaw { seat, card } => maybe(seat, card, foresaw()),
        E::Discarded { seat, card } => of(seat, card, |lang, player, brain| {
            lang::EventDiscarded { player, brain }.say(lang)
        }),
        E::Rolled {
            seat,
            dice: it,
            steps: n,
        } => steps(seat, dice(it), n, |lang, player, dice, n| {
            lang::EventRolled { player, dice, n }.say(lang)
        }),
        E::Rerolled {
            seat,
            dice: it,
            steps: n,
        } => steps(seat, dice(it), n, |lang, player, dice, n| {
            lang::EventRerolled { player, dice, n }.say(lang)
        }),
        E::ThrownToRun { seat, card } => {
            steps(seat, brain(card), card.run(), |lang, player, brain, n| {
                lang::EventThrownToRun { player, brain, n }.say(lang)
            })
        }
        E::Opened { seat, face, left } => {
            steps(seat, car(face).into(), left, |lang, player, car, n| {
                lang::EventOpened { player, car, n }.say(lang)
            })
        }
        E::Stopped { seat, spot } => lang::EventStopped {
            player: name(seat),
            spot,
        }
        .say(lang),
        E::Braked { seat } => lang::event_braked(lang, name(seat)),
        E::CouplingRolled { die, n_cars, asked } => coupling(die, n_cars, asked, words),
        E::LetBe { seat } => lang::event_let_be(lang, name(seat)),
        E::Again { seat } => lang::event_again(lang, name(seat)),
        E::CarLost { face } => lang::event_car_lost(lang, car(face)),
        E::Fell { seat, cards: it } if it.is_empty() => lang::event_fell(lang, name(seat)),
        E::Fell { seat, cards: it } => cards(seat, it, |lang, player, cards| {
            lang::EventFellWith { player, cards }.say(lang)
        }),
        E::Found { seat, .. } => lang::event_found(lang, name(seat)),
        E::Drew { seat, card, .. } => maybe(seat, card, drew()),
        E::Reshuffled { n } => lang::event_reshuffled(lang, n.into()),
        E::Met { seat, others } => met(seat, others, words),
        E::LeftAlone { seat } => lang::event_left_alone(lang, name(seat)),
        E::Attacked { seat, others, .. } => attacked(seat, others, words),
        E::StayedOut { seat } => lang::event_stayed_out(lang, name(seat)),
        E::FightRolled {
            fighters,
            dice,
            hits,
        } => rolls(fighters, &dice, &hits, words),
        E::ThrownToHit { seat, card, total } => lang::EventThrownToHit {
            player: name(seat),
            brain: brain(card),
            hit: card.hit(),
            total,
        }
        .say(lang),
        E::Passed { seat } => lang::event_passed(lang, name(seat)),
        E::FightWon {
            seat,
            by_tie,
            total,
            ..
        } if by_tie => lang::EventFightWonTie {
            total,
            player: name(seat),
        }
        .say(lang),
        E::FightWon { seat, total, .. } => lang::EventFightWon {
            player: name(seat),
            total,
        }
        .say(lang),
        E::Learned { seat, n } => lang::EventLearned {
            player: name(seat),
            n: n.into(),
        }
        .say(lang),
        E::Spoils { seat } => lang::event_spoils(lang, name(seat)),
        E::Pickpocketed { seat, from, card } => pickpocketed(seat, from, card, words),
        E::BrainsTaken { seat, brains, .. } => cards(seat, brains, |lang, player, brains| {
            lang::EventBrainsTaken { player, brains }.say(lang)
        }),
        E::BrainGiven { to, brain } => maybe(to, brain, given()),
        E::BrainsLeft { brains } => lang::event_brains_left(lang, card_names(brains, lang)),
        E::MayInstall { seat } => lang::event_may_install(lang, name(seat)),
        E::Installed {
            seat,
            brain: it,
            paid,
            old: None,
        } => steps(seat, brain(it), paid, |lang, player, brain, n| {
            lang::EventInstalled { player, brain, n }.say(lang)
        }),
        E::Installed {
            seat,
            brain: it,
            paid,
            old: Some(old),
        } => lang::EventInstalledOver {
            player: name(seat),
            brain: brain(it),
            n: paid.into(),
            old: brain(old),
        }
        .say(lang),
        E::OverLimit { seat, n } => lang::EventOverLimit {
            player: name(seat),
            n: n.into(),
        }
        .say(lang),
        E::OutOfTime => lang::event_out_of_time(lang).to_owned(),
        E::Won { seat, brain: best } => lang::EventWon {
            player: name(seat),
            brain: brain(best),
            iq: best.iq(),
        }
        .say(lang),
        E::EveryoneLost => lang::event_everyone_lost(lang).to_owned(),
    }
}

fn dealt<'a>() -> Pair<'a> {
    (
        |lang, player, brain| lang::EventDealt { player, brain }.say(lang),
        lang::event_dealt_hidden,
    )
}

fn foresaw<'a>() -> Pair<'a> {
    (
        |lang, player, brain| lang::EventForesaw { player, brain }.say(lang),
        lang::event_foresaw_hidden,
    )
}

fn drew<'a>() -> Pair<'a> {
    (
        |lang, player, brain| lang::EventDrew { player, brain }.say(lang),
        lang::event_drew_hidden,
    )
}

fn given<'a>() -> Pair<'a> {
    (
        |lang, player, brain| lang::EventBrainGiven { player, brain }.say(lang),
        lang::event_brain_given_none,
    )
}

fn met(seat: Seat, others: SeatSet, words: &Words<'_>) -> String {
    let (lang, player) = (words.lang, words.who(seat));
    match others_than_you(others, words) {
        None => lang::EventMet {
            player,
            others: names(others, words),
        }
        .say(lang),
        Some(SeatSet::EMPTY) => lang::event_met_you(lang, player),
        Some(others) => lang::EventMetYouAnd {
            player,
            others: names(others, words),
        }
        .say(lang),
    }
}

fn attacked(seat: Seat, others: SeatSet, words: &Words<'_>) -> String {
    let (lang, player) = (words.lang, words.who(seat));
    match others_than_you(others, words) {
        None => lang::EventAttacked {
            player,
            others: names(others, words),
        }
        .say(lang),
        Some(SeatSet::EMPTY) => lang::event_attacked_you(lang, player),
        Some(others) => lang::EventAttackedYouAnd {
            player,
            others: names(others, words),
        }
        .say(lang),
    }
}

/// Those beside the reader; `None` if the reader is not among them.
fn others_than_you(seats: SeatSet, words: &Words<'_>) -> Option<SeatSet> {
    let me = words.me.filter(|me| seats.contains(*me))?;
    Some(seats.without(me))
}

fn coupling(die: u8, n_cars: u8, asked: Option<Seat>, words: &Words<'_>) -> String {
    let lang = words.lang;
    match asked {
        Some(seat) => lang::EventCouplingAsked {
            die,
            n_cars,
            player: words.who(seat),
        }
        .say(lang),
        None if coupling_lost_on(n_cars.into()) < die => {
            lang::EventCouplingHeld { die, n_cars }.say(lang)
        }
        None => lang::EventCouplingLost { die, n_cars }.say(lang),
    }
}

fn rolls(fighters: SeatSet, dice: &BySeat<Dice>, hits: &BySeat<u8>, words: &Words<'_>) -> String {
    let lang = words.lang;
    let roll = |seat| {
        let (dice, hit) = (dice[seat], hits[seat]);
        let total = dice.sum() + hit;
        lang::EventFightRoll {
            player: words.who(seat),
            dice: dice_words(dice, lang),
            hit,
            total,
        }
        .say(lang)
    };
    let rolls = fighters.iter().map(roll);
    let rolls = rolls.reduce(|first, rest| lang::WordList { first, rest }.say(lang));
    lang::event_fight_rolled(lang, rolls.unwrap_or_default())
}

fn pickpocketed(seat: Seat, from: Seat, card: Option<Brain>, words: &Words<'_>) -> String {
    let lang = words.lang;
    let (name, other) = (words.who(seat), words.who(from));
    match card {
        Some(card) => lang::EventPickpocketed {
            player: name,
            brain: brain_name(card, lang),
            other,
        }
        .say(lang),
        None => lang::EventPickpocketedHidden {
            player: name,
            other,
        }
        .say(lang),
    }
}
