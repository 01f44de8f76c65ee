//! Weak levels play badly, but never without a point.

use bots::{LEVELS, make};
use give_me_the_brain::{
    GiveMeTheBrain,
    bidding::Offer,
    job::{Amount, Drawers, Job, Step},
    state::Phase,
};
use oh_my_brain::{OhMyBrain, animal::Power};
use tabletop::{Bot, Cx, Decision, Determinize, Seat, Turn, Viewer, chance::Seeded};

/// A reason why nobody would do this, if there is one.
type Pointless<G> = fn(&Decision<'_, G>, <G as tabletop::Game>::Action) -> Option<&'static str>;

/// Tables of one level each; the strongest thinks for long and is left out.
fn no_level_is_pointless<G: Determinize>(sizes: &[usize], pointless: Pointless<G>) {
    for level in &LEVELS[..4] {
        for (n_seats, seed) in sizes
            .iter()
            .flat_map(|n| (0..60).map(move |seed| (*n, seed)))
        {
            let bots = (0..n_seats as u64).map(|seat| make::<G>(level.name, seed * 8 + seat));
            let mut bots: Vec<Box<dyn Bot<G>>> =
                bots.map(|bot| bot.expect("it is there")).collect();
            let mut chance = Seeded::new(seed);
            let options = G::Options::default();
            let mut cx = Cx::silent(&mut chance);
            let mut game = G::setup(&options, n_seats, &mut cx).expect("it opens");
            while let Turn::Waiting { must, .. } = game.turn() {
                let seat = must.first().expect("somebody is waited for");
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let view = game.view(Viewer::Seat(seat));
                let decision = Decision {
                    seat,
                    view: &view,
                    legal: &legal,
                };
                let action = bots[seat.index()].choose(&decision);
                if let Some(reason) = pointless(&decision, action) {
                    panic!("{} {action}: {reason}, seed {seed}\n{view:?}", level.name);
                }
                game.apply(seat, action, &mut Cx::silent(&mut chance));
            }
        }
    }
}

#[test]
fn in_oh_my_brain_nobody_wastes_a_brain_or_the_end_of_a_round() {
    no_level_is_pointless::<OhMyBrain>(&[2, 4, 5], |decision, action| {
        use oh_my_brain::action::Action;
        let Decision { seat, view, legal } = *decision;
        let ends_the_round = |action: &Action| match *action {
            Action::Play { animal, n } => {
                n.get() == view.n_cards(seat) && animal.power() != Power::Die
            }
            _ => false,
        };
        if legal.iter().any(ends_the_round) && !ends_the_round(&action) {
            return Some("the last cards could have been played");
        }
        match action {
            Action::GiveUp if 1 < legal.len() => Some("a card fits"),
            Action::Steal(from) if view.brains[from] == 1 => {
                let most = view.brains.as_slice().iter().max();
                let is_behind = most.is_some_and(|most| view.brains[seat] + 1 < *most);
                let others = view.brains.seats().filter(|other| *other != seat);
                let has_choice = others.map(|other| view.brains[other]).any(|n| 1 < n);
                (is_behind && has_choice).then_some("somebody else wins by that")
            }
            Action::Bury(_)
            | Action::Play { .. }
            | Action::GiveUp
            | Action::Share(_)
            | Action::Keep(_)
            | Action::Take(_)
            | Action::Give { .. }
            | Action::Steal(_)
            | Action::SwapHands(_)
            | Action::SwapGraveyards(_) => None,
        }
    });
}

#[test]
fn in_give_me_the_brain_nobody_idles_or_sends_others_home() {
    no_level_is_pointless::<GiveMeTheBrain>(&[3, 4, 8], |decision, action| {
        use give_me_the_brain::action::Action;
        let Decision { seat, view, legal } = *decision;
        let n_cards = view.hands[seat].n;
        let is_easy = |action: &Action| match action {
            Action::Play { job, .. } => is_easy(*job),
            _ => false,
        };
        let is_good = |action: &Action| match action {
            Action::Inspect { job, owner } => (*job == Job::Mop) == (*owner == seat),
            _ => false,
        };
        match action {
            Action::Loaf | Action::LoafAfresh | Action::Stop => {
                let has_easy = legal.iter().any(is_easy);
                has_easy.then_some("an easy job could have been done")
            }
            Action::Pass if 1 < legal.len() && n_cards == 1 => Some("the last card was a bid"),
            Action::Pass if 1 < legal.len() => {
                let Phase::Bidding(bidding) = view.phase else {
                    unreachable!("only bidders pass");
                };
                let has_passed = |other: Seat| bidding.offers[other] == Offer::Passed;
                let mut others = view.hands.seats().filter(|other| *other != seat);
                let all_passed = others.all(has_passed);
                all_passed.then_some("everybody draws for that")
            }
            Action::Play { job, .. } if n_cards == 1 => {
                let gives_away = [Step::PassHands, Step::SwapHands];
                let steps = job.steps().iter();
                let is_won_by_others = steps.clone().any(|step| gives_away.contains(step));
                is_won_by_others.then_some("somebody else goes home")
            }
            Action::Choose(from) => {
                let Phase::Work(work) = &view.phase else {
                    unreachable!("only workers choose");
                };
                let underway = work.jobs.current().expect("a job asks");
                let takes = underway.job == Job::MysteryShopper && underway.chosen.is_none();
                let n_of = |action: &Action| match action {
                    Action::Choose(other) => view.hands[*other].n,
                    _ => 0,
                };
                let has_choice = legal.iter().map(n_of).any(|n| 1 < n);
                let sends_home = takes && view.hands[from].n == 1 && has_choice;
                sends_home.then_some("somebody else goes home")
            }
            Action::Inspect { .. } => {
                let is_wasted = legal.iter().any(is_good) && !is_good(&action);
                is_wasted.then_some("it hurts nobody else")
            }
            Action::Bid(_)
            | Action::BidAs31(_)
            | Action::Pass
            | Action::Play { .. }
            | Action::Listen
            | Action::Toss
            | Action::Leave
            | Action::Discard(_)
            | Action::Enough
            | Action::Give(_)
            | Action::SetAside(_)
            | Action::Move(_)
            | Action::Take(_)
            | Action::Put(_)
            | Action::Next(_)
            | Action::Follow(_) => None,
        }
    });
}

/// A job that risks nothing and leaves a card less.
fn is_easy(job: Job) -> bool {
    let costs = |step: &Step| match step {
        Step::Draw { who, n } => {
            matches!(who, Drawers::You | Drawers::Everyone) && *n != Amount::UpToYours
        }
        Step::TakeAtRandom
        | Step::PassHands
        | Step::SwapHands
        | Step::Fetch
        | Step::TurnOverToABid => true,
        Step::Discard(_)
        | Step::DiscardUpTo(_)
        | Step::DiscardHand
        | Step::ChooseAnother
        | Step::ChooseThird
        | Step::Give(_)
        | Step::LookAtHand
        | Step::MoveToThird
        | Step::EveryonePasses(_)
        | Step::TakeTheBrain
        | Step::PassTheBrain
        | Step::DropTheBrain
        | Step::PutOnDeck
        | Step::Arrange(_)
        | Step::Inspect
        | Step::FollowAJob
        | Step::PlayAJob
        | Step::AnotherTurn
        | Step::RollsPlus(_)
        | Step::LayBeforeYou
        | Step::LayBeforeChosen => false,
    };
    job.skill().is_none() && !job.steps().iter().any(costs)
}
