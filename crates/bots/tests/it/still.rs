//! Once warm, thinking allocates nothing.

use bots::Search;
use tabletop::{Budget, BySeat, Cx, Decision, Strategy, Viewer, chance::Seeded};

/// Lets a search think about some decisions of a game twice over: the first
/// time only warms its memory.
fn still<G: Strategy>() {
    let mut search = Search::<G>::new(Budget::iterations(200), 1);
    for round in 0..2 {
        let mut chance = Seeded::new(5);
        let n_seats = *G::INFO.seats.start();
        let options = G::Options::default();
        let mut events = Vec::new();
        let mut cx = Cx::new(&mut chance, &mut events);
        let mut game = G::setup(&options, n_seats, &mut cx).expect("it opens");
        let mut memories = BySeat::new(n_seats, |_| G::Memory::default());
        for _ in 0..60 {
            G::remember_all(&mut memories, &events);
            events.clear();
            let Some(seat) = game.turn().must().first() else {
                break;
            };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let decision = Decision {
                seat,
                view: &view,
                memory: &memories[seat],
                legal: &legal,
            };
            search.reseed(9);
            search.forget();
            let counted = allocation_counter::measure(|| {
                search.think(&decision);
            });
            assert!(
                round == 0 || counted.count_total == 0,
                "{} allocated {} times",
                G::INFO.id,
                counted.count_total
            );
            let action = game.rollout_move(seat, &legal, &mut chance);
            game.apply(seat, action, &mut Cx::new(&mut chance, &mut events));
        }
    }
}

#[test]
fn thinking_allocates_nothing_once_warm() {
    still::<pig::Pig>();
    still::<mmm_brains::MmmBrains>();
    still::<oh_my_brain::OhMyBrain>();
    still::<give_me_the_brain::GiveMeTheBrain>();
    still::<great_brain_robbery::Robbery>();
    still::<brain_flip::BrainFlip>();
}
