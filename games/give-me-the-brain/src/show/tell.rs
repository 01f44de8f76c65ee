//! What happened, as a sentence.

use scene::{Who, Words};
use tabletop::{BySeat, Lang, Seat};

use super::{excuse, face_name, how_words, job_name, substitute_words};
use crate::{
    card::{Bid, Face, THIRTY_ONE},
    event::{Event, MOST_LOOKED_AT, Removal, Swapped},
    faces::Faces,
    job::{Job, With},
    lang,
    rules::FIRST_CARDS,
};

/// A sentence with a player and a card, and one for those who did not see it.
type Seen<'a> = fn(Lang, Who<'a>, String) -> String;
type Unseen<'a> = fn(Lang, Who<'a>) -> String;

pub(super) fn tell<'a>(event: &Event, words: &Words<'a>) -> String {
    let lang = words.lang;
    let name = |seat| words.who(seat);
    let job = |job| job_name(job, lang);
    let card = |face| face_name(face, lang);
    let either = |seat, it: Option<Face>, seen: Seen<'a>, unseen: Unseen<'a>| match it {
        Some(face) => seen(lang, name(seat), card(face)),
        None => unseen(lang, name(seat)),
    };
    match *event {
        Event::Dealt { seat, cards } => match cards {
            Some(cards) => lang::event_dealt(lang, name(seat), list(cards, lang)),
            None => lang::event_dealt_hidden(lang, name(seat), FIRST_CARDS.into()),
        },
        Event::BiddingBegan { first, dropper } => match dropper {
            None => lang::event_bidding(lang, name(first)),
            Some(dropper) if dropper == first => lang::event_bidding_same(lang, name(first)),
            Some(dropper) => lang::event_bidding_dropped(lang, name(dropper), name(first)),
        },
        Event::Bid { seat, bid, counts } => tell_bid(name(seat), bid, counts, lang),
        Event::Passed { seat } => lang::event_passed(lang, name(seat)),
        Event::NobodyBid => lang::event_nobody_bid(lang).to_owned(),
        Event::PickedUp { seat } => lang::event_picked_up(lang, name(seat)),
        Event::TurnBegan { seat, .. } => lang::event_turn(lang, name(seat)),
        Event::TurnSkipped { seat } => lang::event_turn_skipped(lang, name(seat)),
        Event::Stopped { seat } => lang::event_stopped(lang, name(seat)),
        Event::Loafed { seat, cards } => match cards {
            None => lang::event_loafed(lang, name(seat)),
            Some(cards) => lang::event_loafed_afresh(lang, name(seat), list(cards, lang)),
        },
        Event::Listened { seat, card } => either(
            seat,
            card,
            lang::event_listened,
            lang::event_listened_hidden,
        ),
        Event::Tossed { seat, card: it } => lang::event_tossed(lang, name(seat), card(it)),
        Event::LeftOnDeck { seat } => lang::event_left_on_deck(lang, name(seat)),
        Event::JobPlayed { seat, job, with } => tell_play(name(seat), job, with, lang),
        Event::JobFollowed { seat, job: it } => lang::event_job_followed(lang, name(seat), job(it)),
        Event::Asked {
            seat,
            job: it,
            step,
        } => lang::event_asked(lang, job(it), step + 1, name(seat)),
        Event::StepSkipped { job: it, step } => lang::event_step_skipped(lang, job(it), step + 1),
        Event::JobDone { job: it, .. } => lang::event_job_done(lang, job(it)),
        Event::LaidBefore { job: it, owner } => lang::event_laid_before(lang, job(it), name(owner)),
        Event::Removed { owner, job, why } => tell_removal(name(owner), job, why, lang),
        Event::MopMoved { from, to } => lang::event_mop_moved(lang, name(from), name(to)),
        Event::RollsImproved { seat, n } => lang::event_rolls_improved(lang, name(seat), n),
        Event::TurnEarned { seat } => lang::event_turn_earned(lang, name(seat)),
        Event::BrainTaken { seat, from } => lang::event_brain_taken(lang, name(seat), name(from)),
        Event::BrainPassed { from, to } => lang::event_brain_passed(lang, name(from), name(to)),
        Event::BrainDropped(fall) => lang::event_brain_dropped(lang, name(fall.dropper)),
        Event::Rolled {
            seat,
            job: it,
            die,
            bonus,
            kept,
        } => {
            let say = if kept {
                lang::event_rolled_kept
            } else {
                lang::event_rolled_failed
            };
            say(lang, name(seat), roll_words(die, bonus), job(it))
        }
        Event::Won(win) => lang::event_won(lang, name(win.seat), how_words(win.how, lang)),
        Event::HandsShown { hands } => {
            let hands = hands.map(|_, hand| Some(*hand));
            let hands = by_seat(&hands, lang::event_shown, words);
            lang::event_hands_shown(lang, hands.unwrap_or_default())
        }
        Event::Drew { .. }
        | Event::Reshuffled { .. }
        | Event::TurnedOver { .. }
        | Event::Discarded { .. }
        | Event::HandDiscarded { .. }
        | Event::Enough { .. }
        | Event::Chose { .. }
        | Event::ChoseThird { .. }
        | Event::Given { .. }
        | Event::LookedAtHand { .. }
        | Event::HandsPassed { .. }
        | Event::HandsSwapped { .. }
        | Event::SetAside { .. }
        | Event::CardsPassed { .. }
        | Event::Fetched { .. }
        | Event::PutOnDeck { .. }
        | Event::Arranging { .. }
        | Event::PutBack { .. } => tell_cards_moving(event, words),
    }
}

/// Where cards go.
fn tell_cards_moving<'a>(event: &Event, words: &Words<'a>) -> String {
    let lang = words.lang;
    let name = |seat| words.who(seat);
    let card = |face| face_name(face, lang);
    let either = |seat, it: Option<Face>, seen: Seen<'a>, unseen: Unseen<'a>| match it {
        Some(face) => seen(lang, name(seat), card(face)),
        None => unseen(lang, name(seat)),
    };
    match *event {
        Event::Drew { seat, card, .. } => {
            either(seat, card, lang::event_drew, lang::event_drew_hidden)
        }
        Event::Reshuffled { n } => lang::event_reshuffled(lang, n.into()),
        Event::TurnedOver { card: it } => lang::event_turned_over(lang, card(it)),
        Event::Discarded { seat, card: it } => lang::event_discarded(lang, name(seat), card(it)),
        Event::HandDiscarded { seat, cards } => {
            lang::event_hand_discarded(lang, name(seat), list(cards, lang))
        }
        Event::Enough { seat } => lang::event_enough(lang, name(seat)),
        Event::Chose {
            seat,
            chosen: other,
        }
        | Event::ChoseThird { seat, third: other } => {
            lang::event_chose(lang, name(seat), name(other))
        }
        Event::Given {
            chooser,
            from,
            to,
            card,
        } => tell_gift([chooser, from, to], card, words),
        Event::LookedAtHand { seat, whose, cards } => tell_look(seat, whose, cards, words),
        Event::HandsPassed { hands, .. } => tell_hands(&hands, words),
        Event::HandsSwapped { seat, with, hands } => tell_swap(seat, with, hands, words),
        Event::SetAside { seat, card } => either(
            seat,
            card,
            lang::event_set_aside,
            lang::event_set_aside_hidden,
        ),
        Event::CardsPassed { cards, .. } => tell_cards(&cards, words),
        Event::Fetched { seat, card: it } => lang::event_fetched(lang, name(seat), card(it)),
        Event::PutOnDeck { seat, card: it } => lang::event_put_on_deck(lang, name(seat), card(it)),
        Event::Arranging { seat, n, cards } => tell_arranging(name(seat), n, cards, lang),
        Event::PutBack { seat, card, .. } => either(
            seat,
            card,
            lang::event_put_back,
            lang::event_put_back_hidden,
        ),
        Event::Dealt { .. }
        | Event::BiddingBegan { .. }
        | Event::Bid { .. }
        | Event::Passed { .. }
        | Event::NobodyBid
        | Event::PickedUp { .. }
        | Event::TurnBegan { .. }
        | Event::TurnSkipped { .. }
        | Event::Stopped { .. }
        | Event::Loafed { .. }
        | Event::Listened { .. }
        | Event::Tossed { .. }
        | Event::LeftOnDeck { .. }
        | Event::JobPlayed { .. }
        | Event::JobFollowed { .. }
        | Event::Asked { .. }
        | Event::StepSkipped { .. }
        | Event::JobDone { .. }
        | Event::LaidBefore { .. }
        | Event::Removed { .. }
        | Event::MopMoved { .. }
        | Event::RollsImproved { .. }
        | Event::TurnEarned { .. }
        | Event::BrainTaken { .. }
        | Event::BrainPassed { .. }
        | Event::BrainDropped(_)
        | Event::Rolled { .. }
        | Event::Won(_)
        | Event::HandsShown { .. } => unreachable!("this is told above"),
    }
}

/// `4`, or `4+1` with a bonus.
fn roll_words(die: u8, bonus: i16) -> String {
    match bonus {
        0 => die.to_string(),
        _ => format!("{die}{bonus:+}"),
    }
}

fn tell_bid(player: Who<'_>, bid: Bid, counts: u8, lang: Lang) -> String {
    match counts {
        THIRTY_ONE => lang::event_bid_31(lang, player, bid, excuse(bid, lang)),
        _ => lang::event_bid(lang, player, bid, excuse(bid, lang)),
    }
}

fn tell_play(player: Who<'_>, job: Job, with: With, lang: Lang) -> String {
    let job = job_name(job, lang);
    match with {
        With::Hands | With::Brain => lang::event_job_played(lang, player, job),
        With::Substitute(it) => {
            lang::event_job_played_with(lang, player, job, substitute_words(it, lang))
        }
    }
}

fn tell_removal(player: Who<'_>, job: Job, why: Removal, lang: Lang) -> String {
    let job = job_name(job, lang);
    match why {
        Removal::Inspected | Removal::Expired => lang::event_removed(lang, job, player),
        Removal::Failed(_) => lang::event_removed_failed(lang, job, player),
        Removal::SavedTheBrain => lang::event_removed_saved(lang, player),
    }
}

/// Given by the owner, taken by the receiver, or moved by somebody else.
fn tell_gift(seats: [Seat; 3], card: Option<Face>, words: &Words<'_>) -> String {
    let lang = words.lang;
    let [chooser, from, to] = seats;
    let [by, giver, receiver] = seats.map(|seat| words.who(seat));
    let card = card.map(|face| face_name(face, lang));
    match card {
        Some(card) if chooser == from => lang::event_gave(lang, giver, card, receiver),
        None if chooser == from => lang::event_gave_hidden(lang, giver, receiver),
        Some(card) if chooser == to => lang::event_took(lang, receiver, card, giver),
        None if chooser == to => lang::event_took_hidden(lang, receiver, giver),
        Some(card) => lang::event_moved(lang, by, card, giver, receiver),
        None => lang::event_moved_hidden(lang, by, giver, receiver),
    }
}

fn tell_look(seat: Seat, whose: Seat, cards: Option<Faces>, words: &Words<'_>) -> String {
    let lang = words.lang;
    let (player, other) = (words.who(seat), words.who(whose));
    match cards {
        Some(cards) => lang::event_looked_at_hand(lang, player, other, list(cards, lang)),
        None => lang::event_looked_at_hand_hidden(lang, player, other),
    }
}

fn tell_hands(hands: &BySeat<Option<Faces>>, words: &Words<'_>) -> String {
    match by_seat(hands, lang::event_now_has, words) {
        Some(hands) => lang::event_hands_passed(words.lang, hands),
        None => lang::event_hands_passed_hidden(words.lang).to_owned(),
    }
}

fn tell_cards(cards: &BySeat<Option<Faces>>, words: &Words<'_>) -> String {
    match by_seat(cards, lang::event_passes_on, words) {
        Some(cards) => lang::event_cards_passed(words.lang, cards),
        None => lang::event_cards_passed_hidden(words.lang).to_owned(),
    }
}

fn tell_swap(seat: Seat, with: Seat, hands: Option<Swapped>, words: &Words<'_>) -> String {
    let lang = words.lang;
    let (player, other) = (words.who(seat), words.who(with));
    let Some(Swapped { got, gave }) = hands else {
        return lang::event_hands_swapped_hidden(lang, player, other);
    };
    let hands = [(player, got), (other, gave)]
        .map(|(name, hand)| lang::event_now_has(lang, name, list(hand, lang)));
    let [got, gave] = hands;
    lang::event_hands_swapped(lang, player, other, lang::word_list(lang, got, gave))
}

fn tell_arranging(
    player: Who<'_>,
    n: u8,
    cards: [Option<Face>; MOST_LOOKED_AT],
    lang: Lang,
) -> String {
    let seen: Vec<_> = cards
        .into_iter()
        .flatten()
        .map(|face| face_name(face, lang))
        .collect();
    if seen.is_empty() {
        lang::event_arranging_hidden(lang, player, n.into())
    } else {
        lang::event_arranging(lang, player, seen.join(", "), n.into())
    }
}

/// What is seen of everybody's cards; nothing if nothing is.
fn by_seat<'a>(cards: &BySeat<Option<Faces>>, say: Seen<'a>, words: &Words<'a>) -> Option<String> {
    let lang = words.lang;
    cards
        .iter()
        .filter_map(|(seat, it)| Some(say(lang, words.who(seat), list((*it)?, lang))))
        .reduce(|first, rest| lang::word_list(lang, first, rest))
}

fn list(cards: Faces, lang: Lang) -> String {
    if cards.is_empty() {
        return lang::event_nothing(lang).to_owned();
    }
    let cards: Vec<_> = cards.iter().map(|face| face_name(face, lang)).collect();
    cards.join(", ")
}
