//! Who else plays: `greedy` gives every move a mark and takes the best; `timid`
//! plays like somebody new at work.

mod outlook;
mod pointless;
mod timid;
mod worth;

use tabletop::{Bot, BotInfo, BySeat, Decision, Level, Policy, Seat, Text};

pub(crate) use self::{
    pointless::pointless,
    worth::{net, use_of},
};
use self::{
    timid::Timid,
    worth::{CARD, burden},
};
use crate::{
    action::Action,
    bidding::Outlook,
    card::{Bid, Face, THIRTY_ONE},
    faces::Faces,
    job::{Job, Step, Substitute},
    state::GiveMeTheBrain,
    table::{Brain, Phase},
    view::View,
    work::Underway,
};

pub(crate) const BOTS: &[BotInfo<GiveMeTheBrain>] = &[
    BotInfo {
        name: "timid",
        about: Text {
            en: "keeps its bids and its best jobs for later and spares whoever is ahead",
            fr: "garde ses enchères et ses meilleures tâches pour plus tard et ménage qui est en tête",
        },
        make: |_| Box::new(Timid),
    },
    BotInfo {
        name: "greedy",
        about: Text {
            en: "sheds cards, bids with what it can spare and troubles whoever has the fewest cards",
            fr: "se débarrasse de ses cartes, mise ce dont il peut se passer et gêne qui en a le moins",
        },
        make: |_| Box::new(Greedy),
    },
];

/// Nothing beats going home, and nothing is worse than sending somebody home.
const WIN: i32 = 100 * CARD;

/// Imagined games are played on for so many moves.
const HORIZON: u32 = 15;

/// The lower ones are timid now and then, and never idle. Found by playing
/// level against level.
pub(crate) const LEVELS: [Level; 5] = [
    Level::own("timid", 0),
    sometimes_timid(785),
    sometimes_timid(480),
    Level::own("greedy", 0),
    Level::search(20_000, 0),
];

/// Measured by `brainery lab ladder give-me-the-brain --players 4 --games 4000 --seed 64
/// --bots shambler,walker,runner,ghoul`, and the strongest against `ghoul` by the
/// ladders of decision 64.
pub(crate) const RATINGS: [u16; 5] = [1261, 1381, 1500, 1618, 1781];

const fn sometimes_timid(blunders: u32) -> Level {
    Level::own("greedy", blunders).with_blunder(Policy::Own("timid"))
}

#[derive(Debug)]
struct Greedy;

impl Bot<GiveMeTheBrain> for Greedy {
    fn choose(&mut self, decision: &Decision<'_, GiveMeTheBrain>) -> Action {
        best(decision.view, decision.seat, decision.legal)
    }

    fn uses_memory(&self) -> bool {
        false
    }
}

pub(crate) fn best(view: &View, me: Seat, legal: &[Action]) -> Action {
    let moves = legal.iter().copied();
    // Of equals the first: the order of moves is fixed.
    let best = moves.rev().max_by_key(|action| mark(view, me, *action));
    best.expect("there is a legal move")
}

/// How far everybody is from home, once a few moves were played on.
pub(crate) fn evaluate(table: &GiveMeTheBrain, n_moves: u32) -> Option<BySeat<u32>> {
    (HORIZON <= n_moves).then(|| outlook::rewards_from_pairs(table))
}

fn mark(view: &View, me: Seat, action: Action) -> i32 {
    let hand = view.hands[me];
    match action {
        Action::Bid(bid) => mark_bid(view, bid, bid.number()),
        Action::BidAs31(bid) => mark_bid(view, bid, THIRTY_ONE),
        Action::Play { job, substitute } => mark_play(view, me, job, substitute),
        Action::Follow(job) => mark_steps(view, me, job),
        // After a job, a turn may as well end; instead of one, it costs a card.
        Action::Pass | Action::Stop | Action::Leave => 0,
        Action::Loaf => -CARD,
        Action::LoafAfresh => -CARD + mark_fresh_start(hand),
        // What lies on top is not worth the trouble.
        Action::Listen | Action::Toss => -1,
        Action::Choose(seat) => mark_choice(view, me, seat),
        Action::Discard(face) | Action::Give(face) | Action::SetAside(face) => -use_of(face, hand),
        Action::Enough => -CARD / 4,
        Action::Move(face) | Action::Put(face) => -use_of(face, Faces::NONE.with(face)),
        Action::Take(face) | Action::Next(face) => use_of(face, with(hand, face)),
        Action::Inspect { job, owner } => mark_inspection(job, owner == me),
    }
}

/// A hand with one more card, as far as the box holds it.
fn with(hand: Faces, face: Face) -> Faces {
    if hand.n(face) < face.copies() {
        hand.with(face)
    } else {
        hand
    }
}

/// A bid is a card less; a bid that wins is the Brain and the next turn too.
fn mark_bid(view: &View, bid: Bid, counts: u8) -> i32 {
    let Phase::Bidding(bidding) = &view.table.phase else {
        return 0;
    };
    let spent = i32::from(bid.number());
    match bidding.outlook(counts) {
        Outlook::Wins => 3 * CARD - 10 * spent,
        Outlook::Leads => CARD + 40 * spent,
        Outlook::Loses => CARD - 5 * spent,
    }
}

/// The laid-out job leaves the hand, and its instructions change it.
fn mark_play(view: &View, me: Seat, job: Job, substitute: Option<Substitute>) -> i32 {
    let done = CARD + mark_steps(view, me, job);
    let Some(odds) = view.table.odds(me, job) else {
        return done;
    };
    // A dropped Brain is bid for, which is not the end of the world.
    let at_stake = match substitute {
        None if view.table.lies_before(me, Job::PieceOfString) => CARD / 4,
        None => CARD / 2,
        Some(_) => CARD / 3,
    };
    done - at_stake * i32::from(6 - odds.sixths) / 6
}

/// What the instructions of a job are worth to me.
fn mark_steps(view: &View, me: Seat, job: Job) -> i32 {
    let n_cards = i32::from(view.table.held[me]);
    let left = n_cards - 1 + net(view, me, job);
    let is_given_away = job
        .steps()
        .iter()
        .any(|step| matches!(step, Step::PassHands | Step::SwapHands));
    if left <= 0 && !is_given_away {
        return WIN;
    }
    if n_cards == 1 && is_given_away {
        return -WIN;
    }
    -CARD * net(view, me, job) + burden(view, me, job) - CARD / 4 * i32::from(job.hands() - 1)
}

/// Junk that is hard to get rid of is better exchanged.
fn mark_fresh_start(hand: Faces) -> i32 {
    let useful: i32 = hand.iter().map(|face| use_of(face, hand)).sum();
    let average = CARD * 2 / 5 * i32::from(hand.len());
    // However bad the cards are, an easy job is better.
    ((average - useful) / 4).min(CARD / 2)
}

/// Whom a job is about: trouble goes to whoever has the fewest cards.
fn mark_choice(view: &View, me: Seat, seat: Seat) -> i32 {
    let Phase::Work(work) = &view.table.phase else {
        return 0;
    };
    // Of equals the next to play, so that no chair at the table is picked on.
    let steps = me.steps_to(seat, view.table.n_seats());
    let steps = i32::try_from(steps).expect("tables are small");
    let lead = -10 * i32::from(view.table.held[seat]) - steps;
    let shelter = if view.table.is_hidden(seat) { -CARD } else { 0 };
    match work.jobs.current() {
        // A player without cards has won: take from whoever has many.
        Some(Underway {
            job: Job::MysteryShopper,
            third: None,
            chosen: None,
            ..
        }) => -lead - 2 * steps,
        Some(_) | None => lead + shelter,
    }
}

fn mark_inspection(job: Job, is_mine: bool) -> i32 {
    let is_a_burden = job == Job::Mop;
    if is_a_burden == is_mine { CARD } else { -CARD }
}

/// Whether a player can do jobs that take a Brain.
pub(crate) fn has_brain(view: &View, seat: Seat) -> bool {
    view.table.brain == Brain::HeldBy(seat)
}
