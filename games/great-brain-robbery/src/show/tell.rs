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
        E::CheeseGiven { seat, brain } => of(seat, brain, lang::event_cheese),
        E::Dealt { seat, card } => maybe(seat, card, dealt()),
        E::Round { n } => lang::event_round(lang, n),
        E::Turn { seat } => lang::event_turn(lang, name(seat)),
        E::Foresaw { seat, card } => maybe(seat, card, foresaw()),
        E::Discarded { seat, card } => of(seat, card, lang::event_discarded),
        E::Rolled {
            seat,
            dice: it,
            steps: n,
        } => steps(seat, dice(it), n, lang::event_rolled),
        E::Rerolled {
            seat,
            dice: it,
            steps: n,
        } => steps(seat, dice(it), n, lang::event_rerolled),
        E::ThrownToRun { seat, card } => {
            steps(seat, brain(card), card.run(), lang::event_thrown_to_run)
        }
        E::Opened { seat, face, left } => steps(seat, car(face).into(), left, lang::event_opened),
        E::Stopped { seat, spot } => lang::event_stopped(lang, name(seat), spot),
        E::Braked { seat } => lang::event_braked(lang, name(seat)),
        E::CouplingRolled { die, n_cars, asked } => coupling(die, n_cars, asked, words),
        E::LetBe { seat } => lang::event_let_be(lang, name(seat)),
        E::Again { seat } => lang::event_again(lang, name(seat)),
        E::CarLost { face } => lang::event_car_lost(lang, car(face)),
        E::Fell { seat, cards: it } if it.is_empty() => lang::event_fell(lang, name(seat)),
        E::Fell { seat, cards: it } => cards(seat, it, lang::event_fell_with),
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
        E::ThrownToHit { seat, card, total } => {
            lang::event_thrown_to_hit(lang, name(seat), brain(card), card.hit(), total)
        }
        E::Passed { seat } => lang::event_passed(lang, name(seat)),
        E::FightWon {
            seat,
            by_tie,
            total,
            ..
        } if by_tie => lang::event_fight_won_tie(lang, total, name(seat)),
        E::FightWon { seat, total, .. } => lang::event_fight_won(lang, name(seat), total),
        E::Learned { seat, n } => lang::event_learned(lang, name(seat), n.into()),
        E::Spoils { seat } => lang::event_spoils(lang, name(seat)),
        E::Pickpocketed { seat, from, card } => pickpocketed(seat, from, card, words),
        E::BrainsTaken { seat, brains, .. } => cards(seat, brains, lang::event_brains_taken),
        E::BrainGiven { to, brain } => maybe(to, brain, given()),
        E::BrainsLeft { brains } => lang::event_brains_left(lang, card_names(brains, lang)),
        E::MayInstall { seat } => lang::event_may_install(lang, name(seat)),
        E::Installed {
            seat,
            brain: it,
            paid,
            old: None,
        } => steps(seat, brain(it), paid, lang::event_installed),
        E::Installed {
            seat,
            brain: it,
            paid,
            old: Some(old),
        } => lang::event_installed_over(lang, name(seat), brain(it), paid.into(), brain(old)),
        E::OverLimit { seat, n } => lang::event_over_limit(lang, name(seat), n.into()),
        E::OutOfTime => lang::event_out_of_time(lang).to_owned(),
        E::Won { seat, brain: best } => lang::event_won(lang, name(seat), brain(best), best.iq()),
        E::EveryoneLost => lang::event_everyone_lost(lang).to_owned(),
    }
}

fn dealt<'a>() -> Pair<'a> {
    (lang::event_dealt, lang::event_dealt_hidden)
}

fn foresaw<'a>() -> Pair<'a> {
    (lang::event_foresaw, lang::event_foresaw_hidden)
}

fn drew<'a>() -> Pair<'a> {
    (lang::event_drew, lang::event_drew_hidden)
}

fn given<'a>() -> Pair<'a> {
    (lang::event_brain_given, lang::event_brain_given_none)
}

fn met(seat: Seat, others: SeatSet, words: &Words<'_>) -> String {
    let (lang, player) = (words.lang, words.who(seat));
    match others_than_you(others, words) {
        None => lang::event_met(lang, player, names(others, words)),
        Some(SeatSet::EMPTY) => lang::event_met_you(lang, player),
        Some(others) => lang::event_met_you_and(lang, player, names(others, words)),
    }
}

fn attacked(seat: Seat, others: SeatSet, words: &Words<'_>) -> String {
    let (lang, player) = (words.lang, words.who(seat));
    match others_than_you(others, words) {
        None => lang::event_attacked(lang, player, names(others, words)),
        Some(SeatSet::EMPTY) => lang::event_attacked_you(lang, player),
        Some(others) => lang::event_attacked_you_and(lang, player, names(others, words)),
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
        Some(seat) => lang::event_coupling_asked(lang, die, n_cars, words.who(seat)),
        None if coupling_lost_on(n_cars.into()) < die => {
            lang::event_coupling_held(lang, die, n_cars)
        }
        None => lang::event_coupling_lost(lang, die, n_cars),
    }
}

fn rolls(fighters: SeatSet, dice: &BySeat<Dice>, hits: &BySeat<u8>, words: &Words<'_>) -> String {
    let lang = words.lang;
    let roll = |seat| {
        let (dice, hit) = (dice[seat], hits[seat]);
        let total = dice.sum() + hit;
        lang::event_fight_roll(lang, words.who(seat), dice_words(dice, lang), hit, total)
    };
    let rolls = fighters.iter().map(roll);
    let rolls = rolls.reduce(|first, rest| lang::word_list(lang, first, rest));
    lang::event_fight_rolled(lang, rolls.unwrap_or_default())
}

fn pickpocketed(seat: Seat, from: Seat, card: Option<Brain>, words: &Words<'_>) -> String {
    let lang = words.lang;
    let (name, other) = (words.who(seat), words.who(from));
    match card {
        Some(card) => lang::event_pickpocketed(lang, name, brain_name(card, lang), other),
        None => lang::event_pickpocketed_hidden(lang, name, other),
    }
}
