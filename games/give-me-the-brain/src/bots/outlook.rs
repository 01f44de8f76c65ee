//! Who will go home first. The numbers were fitted to how 80,000 games of
//! nearly greedy players ended, at tables of three to six.

use tabletop::{BySeat, Seat, level};

use crate::{
    card::{Face, LAST_DOUBLE},
    cards::Cards,
    job::Job,
    state::GiveMeTheBrain,
    table::{Brain, Phase},
};

/// In hundredths, how much faster somebody gets home with this on the table.
const PACE: [(Job, i32); 6] = [
    (Job::DogBrain, 23),
    (Job::ExtraHand, 17),
    (Job::RatBrain, 16),
    (Job::PieceOfString, 5),
    (Job::OutToLunch, -14),
    (Job::Mop, -16),
];

/// In thousandths, what each seat can hope for.
pub(super) fn rewards_from_pairs(game: &GiveMeTheBrain) -> BySeat<u32> {
    let n_seats = game.table.n_seats();
    let distance = BySeat::new(n_seats, |seat| distance(game, seat));
    level::rewards_from_pairs(n_seats, |seat, other| {
        1000 * distance[other] / (distance[seat] + distance[other])
    })
}

/// How far a player is from home. Of two players the one twice as far away is
/// ahead in one game of three.
fn distance(game: &GiveMeTheBrain, seat: Seat) -> u32 {
    let table = &game.table;
    let turn = match &table.phase {
        Phase::Work(work) => match work.active.steps_to(seat, table.n_seats()) {
            0 => 9,
            1 => 8,
            2 => 3,
            3.. => 0,
        },
        Phase::Bidding(_) | Phase::Over(_) => 0,
    };
    let brain = if table.brain == Brain::HeldBy(seat) {
        13
    } else {
        0
    };
    let lies_there = |(job, _): &&(Job, i32)| table.lies_before(seat, *job);
    let objects = PACE.iter().filter(lies_there).map(|(_, pace)| pace);
    let pace = (100 + turn + brain + objects.sum::<i32>()).unsigned_abs();
    // A larger number has a finer root.
    (1000 * load(game.hands.held(seat))).isqrt() * 100 / pace + 1
}

/// In hundredths of a card, what keeps the owner of this hand at work.
fn load(hand: Cards) -> u32 {
    let mut load = 80;
    let mut n_bids = 0;
    for card in hand.iter() {
        load += weight(card.face());
        if let Face::Bid(_) = card.face() {
            // Only one bid is shed at a time.
            load += 20 * n_bids;
            n_bids += 1;
        }
    }
    load
}

/// In hundredths of a card. What takes other cards along weighs next to
/// nothing.
const fn weight(face: Face) -> u32 {
    match face {
        Face::Bid(bid) => match bid.number() {
            ..=LAST_DOUBLE => 57,
            5..=14 => 88,
            15..=19 => 76,
            20..=24 => 50,
            25..=27 => 30,
            28.. => 2,
        },
        Face::Job(job) => match job {
            Job::DogBrain | Job::RatBrain | Job::ExtraHand => 2,
            Job::TakeOutTheTrash => 9,
            Job::NotMyStation => 12,
            Job::HideInTheWashroom => 15,
            Job::PieceOfString => 44,
            Job::HealthInspector | Job::WriteTheSchedule | Job::AreYouStillServingBreakfast => 60,
            Job::WalkieTalkie
            | Job::RestockTheNapkins
            | Job::LookAMonkey
            | Job::CoffeeMug
            | Job::Mop => 76,
            Job::WetFloorSign => 84,
            Job::TrainTheNewHire | Job::ShiftSwap => 98,
            Job::SecretMenu => 117,
            Job::BreakAFifty | Job::SuggestionBox | Job::BalanceTheRegister => 127,
            Job::StickyFingers
            | Job::WipeTheTables
            | Job::GreaseFire
            | Job::SlipperyTiles
            | Job::ReadTheManual
            | Job::BreakfastRush => 137,
            Job::HotPotato
            | Job::DriveThruHeadset
            | Job::MysteryShopper
            | Job::Overtime
            | Job::InventoryDay
            | Job::ScramblingPractice => 149,
            Job::FixTheShakeMachine
            | Job::FireDrill
            | Job::SpilledMilkshake
            | Job::Improvise
            | Job::CountThePickles => 160,
            Job::TodaysSpecial | Job::OutToLunch => 168,
            Job::DinnerRush | Job::FranchiseMeeting => 173,
            Job::LunchRush | Job::OrderForForty => 186,
        },
    }
}
