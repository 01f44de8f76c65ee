//! The judge's story: one English sentence for each event.

use std::fmt;

use tabletop::{BySeat, Seat};

use super::{Event, Removal, Swapped};
use crate::{
    card::{Face, THIRTY_ONE},
    faces::Faces,
    job::With,
    state::{How, MAX_PLAYERS},
};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Dealt { seat, cards } => write!(f, "{seat} is dealt {}", some(*cards)),
            Event::BiddingBegan { first, dropper } => bidding(f, *first, *dropper),
            Event::Bid { seat, bid, counts } => match *counts {
                THIRTY_ONE => write!(f, "{seat} bids {bid} as 31"),
                _ => write!(f, "{seat} bids {bid}"),
            },
            Event::Passed { seat } => write!(f, "{seat} passes"),
            Event::NobodyBid => f.write_str("nobody bids"),
            Event::PickedUp { seat } => write!(f, "{seat} picks up the Brain"),
            Event::TurnBegan { seat, .. } => write!(f, "{seat}'s turn"),
            Event::TurnSkipped { seat } => write!(f, "{seat} is out to lunch"),
            Event::Stopped { seat } => write!(f, "{seat} stops"),
            Event::Loafed { seat, cards } => match cards {
                None => write!(f, "{seat} loafs"),
                Some(cards) => write!(f, "{seat} loafs and discards {cards}"),
            },
            Event::Listened { seat, card } => write!(f, "{seat} sees {} on top", one(*card)),
            Event::Tossed { seat, card } => write!(f, "{seat} puts {card} on the discards"),
            Event::LeftOnDeck { seat } => write!(f, "{seat} leaves it there"),
            Event::JobPlayed { seat, job, with } => match with {
                With::Hands | With::Brain => write!(f, "{seat} plays {job}"),
                With::Substitute(it) => write!(f, "{seat} plays {job} with {it}"),
            },
            Event::JobFollowed { seat, job } => write!(f, "{seat} follows {job}"),
            Event::Asked { seat, job, step } => write!(f, "{job} {}: {seat} chooses", step + 1),
            Event::StepSkipped { job, step } => write!(f, "{job} {}: skipped", step + 1),
            Event::JobDone { job, .. } => write!(f, "{job} is done"),
            Event::LaidBefore { job, owner } => write!(f, "{job} lies in front of {owner}"),
            Event::Removed { owner, job, why } => write!(f, "{owner}'s {job} {}", fate(*why)),
            Event::MopMoved { from, to } => write!(f, "the mop moves from {from} to {to}"),
            Event::Drew { seat, card, .. } => write!(f, "{seat} draws {}", one(*card)),
            Event::Reshuffled { n } => write!(f, "the {n} discards become the deck"),
            Event::TurnedOver { card } => write!(f, "{card} is turned over"),
            Event::Discarded { seat, card } => write!(f, "{seat} discards {card}"),
            Event::HandDiscarded { seat, cards } => write!(f, "{seat} discards {cards}"),
            Event::Enough { seat } => write!(f, "{seat} discards no more"),
            Event::Chose { seat, chosen } => write!(f, "{seat} chooses {chosen}"),
            Event::ChoseThird { seat, third } => write!(f, "{seat} chooses {third} as the third"),
            Event::Given { .. } => self.fmt_gift(f),
            Event::LookedAtHand { seat, whose, cards } => {
                write!(f, "{seat} looks at {whose}'s cards: {}", some(*cards))
            }
            Event::HandsPassed { hands, .. } => passed(f, "all cards go to the left", hands),
            Event::HandsSwapped { seat, with, hands } => swapped(f, *seat, *with, *hands),
            Event::SetAside { seat, card } => write!(f, "{seat} sets {} aside", one(*card)),
            Event::CardsPassed { cards, .. } => passed(f, "passed to the right", cards),
            Event::Fetched { seat, card } => write!(f, "{seat} takes {card} from the discards"),
            Event::PutOnDeck { seat, card } => write!(f, "{seat} puts {card} on the deck"),
            Event::Arranging { seat, n, cards } => {
                write!(f, "{seat} looks at the top {n} of the deck:")?;
                cards.iter().flatten().try_for_each(|it| write!(f, " {it}"))
            }
            Event::PutBack { seat, card, .. } => write!(f, "{seat} puts back {}", one(*card)),
            Event::RollsImproved { seat, n } => write!(f, "{seat}'s rolls are {n} better"),
            Event::TurnEarned { seat } => write!(f, "{seat} earns another turn"),
            Event::BrainTaken { seat, from } => write!(f, "{seat} takes the Brain from {from}"),
            Event::BrainPassed { from, to } => write!(f, "{from} passes the Brain to {to}"),
            Event::BrainDropped(fall) => write!(f, "{} drops the Brain", fall.dropper),
            Event::Rolled { .. } => self.fmt_roll(f),
            Event::Won(win) => write!(f, "{} wins {}", win.seat, win.how),
            Event::HandsShown { hands } => {
                passed(f, "left over", &hands.map(|_, hand| Some(*hand)))
            }
        }
    }
}

impl Event {
    fn fmt_gift(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Event::Given {
            chooser,
            from,
            to,
            card,
        } = self
        else {
            return Ok(());
        };
        let card = one(*card);
        if chooser == from {
            write!(f, "{from} gives {card} to {to}")
        } else if chooser == to {
            write!(f, "{to} takes {card} from {from}")
        } else {
            write!(f, "{chooser} moves {card} from {from} to {to}")
        }
    }

    fn fmt_roll(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Event::Rolled {
            seat,
            job,
            die,
            bonus,
            kept,
        } = self
        else {
            return Ok(());
        };
        let outcome = if *kept { "made" } else { "failed" };
        match bonus {
            0 => write!(f, "{seat} rolls {die} for {job}: {outcome}"),
            _ => write!(f, "{seat} rolls {die}{bonus:+} for {job}: {outcome}"),
        }
    }
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            How::Job(job) => write!(f, "by {job}"),
            How::OthersJob(job) => write!(f, "by somebody else's {job}"),
            How::Bid(bid) => write!(f, "by bidding {bid}"),
            How::FewestCards => write!(f, "with the fewest cards"),
        }
    }
}

fn bidding(f: &mut fmt::Formatter<'_>, first: Seat, dropper: Option<Seat>) -> fmt::Result {
    write!(f, "bidding begins with {first}")?;
    match dropper {
        Some(dropper) => write!(f, ", {dropper} dropped the Brain"),
        None => Ok(()),
    }
}

fn fate(why: Removal) -> &'static str {
    match why {
        Removal::Inspected | Removal::Expired => "is discarded",
        Removal::Failed(_) => "fails and is discarded",
        Removal::SavedTheBrain => "saves the Brain and is discarded",
    }
}

fn swapped(
    f: &mut fmt::Formatter<'_>,
    seat: Seat,
    with: Seat,
    hands: Option<Swapped>,
) -> fmt::Result {
    write!(f, "{seat} and {with} swap all cards")?;
    match hands {
        Some(now) => passed(
            f,
            "",
            &BySeat::new(MAX_PLAYERS, |it| {
                (it == seat)
                    .then_some(now.got)
                    .or((it == with).then_some(now.gave))
            }),
        ),
        None => Ok(()),
    }
}

fn one(card: Option<Face>) -> String {
    card.map_or("a card".to_owned(), |card| card.to_string())
}

fn some(cards: Option<Faces>) -> String {
    cards.map_or("cards".to_owned(), |cards| cards.to_string())
}

/// `what: A 3 7, B nothing`, without those whose cards are not seen.
fn passed(f: &mut fmt::Formatter<'_>, what: &str, cards: &BySeat<Option<Faces>>) -> fmt::Result {
    write!(f, "{what}:")?;
    let seen = cards.iter().filter_map(|(seat, it)| Some((seat, (*it)?)));
    for (n, (seat, cards)) in seen.enumerate() {
        let comma = if n == 0 { "" } else { "," };
        if cards.is_empty() {
            write!(f, "{comma} {seat} nothing")?;
        } else {
            write!(f, "{comma} {seat} {cards}")?;
        }
    }
    Ok(())
}
