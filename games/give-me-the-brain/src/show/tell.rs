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

#[expect(clippy::too_many_lines, reason = "one sentence for each kind of event")]
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
            Some(cards) => lang::EventDealt {
                player: name(seat),
                cards: list(cards, lang),
            }
            .say(lang),
            None => lang::EventDealtHidden {
                player: name(seat),
                n: FIRST_CARDS.into(),
            }
            .say(lang),
        },
        Event::BiddingBegan { first, dropper } => match dropper {
            None => lang::event_bidding(lang, name(first)),
            Some(dropper) if dropper == first => lang::event_bidding_same(lang, name(first)),
            Some(dropper) => lang::EventBiddingDropped {
                dropper: name(dropper),
                player: name(first),
            }
            .say(lang),
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
            Some(cards) => lang::EventLoafedAfresh {
                player: name(seat),
                cards: list(cards, lang),
            }
            .say(lang),
        },
        Event::Listened { seat, card } => either(
            seat,
            card,
            |lang, player, card| lang::EventListened { player, card }.say(lang),
            lang::event_listened_hidden,
        ),
        Event::Tossed { seat, card: it } => lang::EventTossed {
            player: name(seat),
            card: card(it),
        }
        .say(lang),
        Event::LeftOnDeck { seat } => lang::event_left_on_deck(lang, name(seat)),
        Event::JobPlayed { seat, job, with } => tell_play(name(seat), job, with, lang),
        Event::JobFollowed { seat, job: it } => lang::EventJobFollowed {
            player: name(seat),
            job: job(it),
        }
        .say(lang),
        Event::Asked {
            seat,
            job: it,
            step,
        } => lang::EventAsked {
            job: job(it),
            n: step + 1,
            player: name(seat),
        }
        .say(lang),
        Event::StepSkipped { job: it, step } => lang::EventStepSkipped {
            job: job(it),
            n: step + 1,
        }
        .say(lang),
        Event::JobDone { job: it, .. } => lang::event_job_done(lang, job(it)),
        Event::LaidBefore { job: it, owner } => lang::EventLaidBefore {
            job: job(it),
            player: name(owner),
        }
        .say(lang),
        Event::Removed { owner, job, why } => tell_removal(name(owner), job, why, lang),
        Event::MopMoved { from, to } => lang::EventMopMoved {
            player: name(from),
            other: name(to),
        }
        .say(lang),
        Event::RollsImproved { seat, n } => lang::EventRollsImproved {
            player: name(seat),
            n,
        }
        .say(lang),
        Event::TurnEarned { seat } => lang::event_turn_earned(lang, name(seat)),
        Event::BrainTaken { seat, from } => lang::EventBrainTaken {
            player: name(seat),
            other: name(from),
        }
        .say(lang),
        Event::BrainPassed { from, to } => lang::EventBrainPassed {
            player: name(from),
            other: name(to),
        }
        .say(lang),
        Event::BrainDropped(fall) => lang::event_brain_dropped(lang, name(fall.dropper)),
        Event::Rolled {
            seat,
            job: it,
            die,
            bonus,
            kept,
        } => {
            let say = if kept {
                |lang, player, roll, job| lang::EventRolledKept { player, roll, job }.say(lang)
            } else {
                |lang, player, roll, job| lang::EventRolledFailed { player, roll, job }.say(lang)
            };
            say(lang, name(seat), roll_words(die, bonus), job(it))
        }
        Event::Won(win) => lang::EventWon {
            player: name(win.seat),
            how: how_words(win.how, lang),
        }
        .say(lang),
        Event::HandsShown { hands } => {
            let hands = hands.map(|_, hand| Some(*hand));
            let hands = by_seat(
                &hands,
                |lang, player, cards| lang::EventShown { player, cards }.say(lang),
                words,
            );
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
        Event::Drew { seat, card, .. } => either(
            seat,
            card,
            |lang, player, card| lang::EventDrew { player, card }.say(lang),
            lang::event_drew_hidden,
        ),
        Event::Reshuffled { n } => lang::event_reshuffled(lang, n.into()),
        Event::TurnedOver { card: it } => lang::event_turned_over(lang, card(it)),
        Event::Discarded { seat, card: it } => lang::EventDiscarded {
            player: name(seat),
            card: card(it),
        }
        .say(lang),
        Event::HandDiscarded { seat, cards } => lang::EventHandDiscarded {
            player: name(seat),
            cards: list(cards, lang),
        }
        .say(lang),
        Event::Enough { seat } => lang::event_enough(lang, name(seat)),
        Event::Chose {
            seat,
            chosen: other,
        }
        | Event::ChoseThird { seat, third: other } => lang::EventChose {
            player: name(seat),
            other: name(other),
        }
        .say(lang),
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
            |lang, player, card| lang::EventSetAside { player, card }.say(lang),
            lang::event_set_aside_hidden,
        ),
        Event::CardsPassed { cards, .. } => tell_cards(&cards, words),
        Event::Fetched { seat, card: it } => lang::EventFetched {
            player: name(seat),
            card: card(it),
        }
        .say(lang),
        Event::PutOnDeck { seat, card: it } => lang::EventPutOnDeck {
            player: name(seat),
            card: card(it),
        }
        .say(lang),
        Event::Arranging { seat, n, cards } => tell_arranging(name(seat), n, cards, lang),
        Event::PutBack { seat, card, .. } => either(
            seat,
            card,
            |lang, player, card| lang::EventPutBack { player, card }.say(lang),
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
        THIRTY_ONE => lang::EventBid31 {
            player,
            bid,
            excuse: excuse(bid, lang),
        }
        .say(lang),
        _ => lang::EventBid {
            player,
            bid,
            excuse: excuse(bid, lang),
        }
        .say(lang),
    }
}

fn tell_play(player: Who<'_>, job: Job, with: With, lang: Lang) -> String {
    let job = job_name(job, lang);
    match with {
        With::Hands | With::Brain => lang::EventJobPlayed { player, job }.say(lang),
        With::Substitute(it) => lang::EventJobPlayedWith {
            player,
            job,
            substitute: substitute_words(it, lang),
        }
        .say(lang),
    }
}

fn tell_removal(player: Who<'_>, job: Job, why: Removal, lang: Lang) -> String {
    let job = job_name(job, lang);
    match why {
        Removal::Inspected | Removal::Expired => lang::EventRemoved { job, player }.say(lang),
        Removal::Failed(_) => lang::EventRemovedFailed { job, player }.say(lang),
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
        Some(card) if chooser == from => lang::EventGave {
            player: giver,
            card,
            other: receiver,
        }
        .say(lang),
        None if chooser == from => lang::EventGaveHidden {
            player: giver,
            other: receiver,
        }
        .say(lang),
        Some(card) if chooser == to => lang::EventTook {
            player: receiver,
            card,
            other: giver,
        }
        .say(lang),
        None if chooser == to => lang::EventTookHidden {
            player: receiver,
            other: giver,
        }
        .say(lang),
        Some(card) => lang::EventMoved {
            player: by,
            card,
            other: giver,
            third: receiver,
        }
        .say(lang),
        None => lang::EventMovedHidden {
            player: by,
            other: giver,
            third: receiver,
        }
        .say(lang),
    }
}

fn tell_look(seat: Seat, whose: Seat, cards: Option<Faces>, words: &Words<'_>) -> String {
    let lang = words.lang;
    let (player, other) = (words.who(seat), words.who(whose));
    match cards {
        Some(cards) => lang::EventLookedAtHand {
            player,
            other,
            cards: list(cards, lang),
        }
        .say(lang),
        None => lang::EventLookedAtHandHidden { player, other }.say(lang),
    }
}

fn tell_hands(hands: &BySeat<Option<Faces>>, words: &Words<'_>) -> String {
    match by_seat(
        hands,
        |lang, player, cards| lang::EventNowHas { player, cards }.say(lang),
        words,
    ) {
        Some(hands) => lang::event_hands_passed(words.lang, hands),
        None => lang::event_hands_passed_hidden(words.lang).to_owned(),
    }
}

fn tell_cards(cards: &BySeat<Option<Faces>>, words: &Words<'_>) -> String {
    match by_seat(
        cards,
        |lang, player, cards| lang::EventPassesOn { player, cards }.say(lang),
        words,
    ) {
        Some(cards) => lang::event_cards_passed(words.lang, cards),
        None => lang::event_cards_passed_hidden(words.lang).to_owned(),
    }
}

fn tell_swap(seat: Seat, with: Seat, hands: Option<Swapped>, words: &Words<'_>) -> String {
    let lang = words.lang;
    let (player, other) = (words.who(seat), words.who(with));
    let Some(Swapped { got, gave }) = hands else {
        return lang::EventHandsSwappedHidden { player, other }.say(lang);
    };
    let hands = [(player, got), (other, gave)].map(|(name, hand)| {
        lang::EventNowHas {
            player: name,
            cards: list(hand, lang),
        }
        .say(lang)
    });
    let [got, gave] = hands;
    lang::EventHandsSwapped {
        player,
        other,
        hands: lang::WordList {
            first: got,
            rest: gave,
        }
        .say(lang),
    }
    .say(lang)
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
        lang::EventArrangingHidden {
            player,
            n: n.into(),
        }
        .say(lang)
    } else {
        lang::EventArranging {
            player,
            cards: seen.join(", "),
            n: n.into(),
        }
        .say(lang)
    }
}

/// What is seen of everybody's cards; nothing if nothing is.
fn by_seat<'a>(cards: &BySeat<Option<Faces>>, say: Seen<'a>, words: &Words<'a>) -> Option<String> {
    let lang = words.lang;
    cards
        .iter()
        .filter_map(|(seat, it)| Some(say(lang, words.who(seat), list((*it)?, lang))))
        .reduce(|first, rest| lang::WordList { first, rest }.say(lang))
}

fn list(cards: Faces, lang: Lang) -> String {
    if cards.is_empty() {
        return lang::event_nothing(lang).to_owned();
    }
    let cards: Vec<_> = cards.iter().map(|face| face_name(face, lang)).collect();
    cards.join(", ")
}
