//! Jobs that meet: every job against every obstacle.

use give_me_the_brain::{Event, Face, Faces, GiveMeTheBrain, Job, Phase, job::Kind};
use tabletop::{Chance, Cx, Game, Seat, Viewer, chance::Seeded};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// Plays a job and everything it asks for at random, until A's turn waits
/// again or is over; what happened is handed to `look`.
fn do_job(table: &str, job: Job, seed: u64, mut look: impl FnMut(&GiveMeTheBrain, &Event)) {
    let mut table: GiveMeTheBrain = table.parse().expect("a table");
    table.assert_sound();
    let mut luck = Seeded::new(seed);
    let mut views: Vec<_> = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public]
        .map(|viewer| (viewer, table.view(viewer)))
        .to_vec();
    let mut next = Some((A, format!("play {job}").parse().expect("a move")));
    while let Some((seat, action)) = next {
        let mut events = Vec::new();
        let mut cx = Cx::new(&mut luck, &mut events);
        table.play(seat, action, &mut cx).expect("it is legal");
        table.assert_sound();
        for event in &events {
            look(&table, event);
        }
        for (viewer, view) in &mut views {
            let seen = events
                .iter()
                .filter_map(|it| GiveMeTheBrain::redact(it, *viewer));
            seen.for_each(|event| GiveMeTheBrain::follow(view, &event));
            assert_eq!(*view, table.view(*viewer), "{job}: {viewer:?} lost track");
        }
        next = match table.table.phase {
            Phase::Work(work) if !work.jobs.is_empty() => {
                let seat = table.turn().must().first().expect("somebody is asked");
                let mut legal = Vec::new();
                table.legal(seat, &mut legal);
                Some((seat, legal[luck.draw(legal.len() as u32 - 1) as usize]))
            }
            Phase::Work(_) | Phase::Bidding(_) | Phase::Over(_) => None,
        };
    }
}

#[test]
fn a_secret_menu_follows_everything_that_can_be_followed() {
    let followable = |job: &Job| job.kind() == Kind::Ordinary && *job != Job::SecretMenu;
    for job in Job::all().filter(followable) {
        for seed in 0..40 {
            let table = format!(
                "A 1 2 5 hot-potato secret-menu; B 3 6 7; C 4 8 9; D 10; \
                 discards {job}; brain A; A works"
            );
            let mut is_followed = false;
            do_job(&table, Job::SecretMenu, seed, |table, event| {
                is_followed |= *event == Event::JobFollowed { seat: A, job };
                if let Event::Rolled { job: rolled, .. } = event {
                    assert!(*rolled != job, "a followed {job} is rolled for");
                }
                if let Phase::Work(work) = table.table.phase {
                    assert_eq!(work.hands_used, 1, "a followed {job} uses hands");
                }
            });
            assert!(is_followed, "{job} was not followed");
        }
    }
}

#[test]
fn nothing_reaches_a_player_in_the_washroom() {
    for job in Job::all() {
        for seed in 0..40 {
            let copies = Faces::from_iter([Face::Job(job)]);
            let table = format!(
                "A 1 2 5 {copies}, table extra-hand; B 3 6 7, table {}; C 4 8 9; D 10 11; \
                 discards 20 21 22; brain A; A works",
                Job::HideInTheWashroom
            );
            if [Job::HideInTheWashroom, Job::ExtraHand].contains(&job) {
                continue;
            }
            let before: Faces = [3, 6, 7].map(bid).into_iter().collect();
            do_job(&table, job, seed, |table, event| {
                let hand = Faces::from(table.hands.held(B));
                assert!(before.covers(hand), "{job}: B has {hand}");
                let moves_hands = matches!(event, Event::HandsSwapped { with: B, .. });
                assert!(!moves_hands, "{job} swaps with a hiding player");
            });
        }
    }
}

fn bid(number: u8) -> Face {
    Face::Bid(number.try_into().expect("a bid"))
}

#[test]
fn every_job_can_be_done_without_deck_and_discards() {
    for job in Job::all() {
        for seed in 0..10 {
            let table = format!("A 1 2 {job}; B rest; C 4; brain A; A works");
            let mut n_drawn = 0;
            do_job(&table, job, seed, |_, event| {
                n_drawn += u8::from(matches!(event, Event::Drew { .. }));
                assert!(!matches!(event, Event::Fetched { .. }), "{job} fetches");
            });
            // What the job itself discards can be drawn again.
            let discards_first = [
                Job::FixTheShakeMachine,
                Job::BalanceTheRegister,
                Job::InventoryDay,
                Job::GreaseFire,
                Job::HealthInspector,
            ];
            assert!(n_drawn == 0 || discards_first.contains(&job), "{job} draws");
        }
    }
}

#[test]
fn every_job_can_be_done_by_everyone_as_the_last_card() {
    for job in Job::all() {
        for seed in 0..10 {
            let table = format!("A {job}; B 3 6; C 4 8; D 9; discards 20; brain A; A works");
            do_job(&table, job, seed, |table, event| {
                if let Event::Won(win) = event {
                    assert!(table.hands.held(win.seat).is_empty());
                }
            });
        }
    }
}
