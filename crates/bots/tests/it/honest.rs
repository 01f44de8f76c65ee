//! Two truths that look the same from a seat lead to the same move.

use bots::make_level;
use tabletop::{
    Bot, Budget, BySeat, Cx, Decision, Level, Policy, Seat, Strategy, Viewer, chance::Seeded,
};

/// Every level, and a search in games whose levels do without. Time would cut
/// thoughts short at random, so iterations limit them here.
fn levels<G: Strategy>() -> impl Iterator<Item = Level> {
    let levels = G::LEVELS.map(|level| match level.policy {
        Policy::Search(Budget { n_iterations, .. }) => {
            let budget = Budget::iterations(n_iterations.min(300));
            Level::new(Policy::Search(budget), level.blunders)
        }
        Policy::Random | Policy::Own(_) => level,
    });
    let search = Level::new(Policy::Search(Budget::iterations(100)), 0);
    levels.into_iter().chain([search])
}

fn chosen<G: Strategy>(
    game: &G,
    seat: Seat,
    memory: &G::Memory,
    mut bot: Box<dyn Bot<G>>,
) -> G::Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    bot.choose(&Decision {
        seat,
        view: &game.view(Viewer::Seat(seat)),
        memory,
        legal: &legal,
    })
}

/// Says how many of the twins differed in truth.
fn honest<G: Strategy>() -> u32 {
    (0..2).map(honest_once::<G>).sum()
}

fn honest_once<G: Strategy>(seed: u64) -> u32 {
    let mut n_differ = 0;
    let mut chance = Seeded::new(seed);
    let n_seats = *G::INFO.seats.start();
    let options = G::Options::default();
    let mut events = Vec::new();
    let mut cx = Cx::new(&mut chance, &mut events);
    let mut game = G::setup(&options, n_seats, &mut cx).expect("it opens");
    let mut memories = BySeat::new(n_seats, |_| G::Memory::default());
    for n_moves in 0..150 {
        G::remember_all(&mut memories, &events);
        events.clear();
        let must = game.turn().must();
        let Some(first) = must.first() else { break };
        if n_moves % 15 == 0 {
            for seat in must.iter() {
                let view = game.view(Viewer::Seat(seat));
                let twin = G::determinize(&view, &mut chance);
                assert_eq!(twin.view(Viewer::Seat(seat)), view);
                n_differ += u32::from(twin != game);
                for level in levels::<G>() {
                    let [one, two] = [&game, &twin].map(|truth| {
                        let bot = make_level(level, n_moves);
                        chosen(truth, seat, &memories[seat], bot)
                    });
                    assert_eq!(one, two, "{level:?} peeks at {}", G::INFO.id);
                }
            }
        }
        let mut legal = Vec::new();
        game.legal(first, &mut legal);
        let action = game.rollout_move(first, &legal, &mut chance);
        game.apply(first, action, &mut Cx::new(&mut chance, &mut events));
    }
    n_differ
}

#[test]
fn bots_choose_alike_when_the_truth_looks_alike() {
    honest::<pig::Pig>();
    honest::<mmm_brains::MmmBrains>();
    assert!(3 < honest::<oh_my_brain::OhMyBrain>());
    assert!(3 < honest::<give_me_the_brain::GiveMeTheBrain>());
    assert!(3 < honest::<great_brain_robbery::Robbery>());
    assert!(0 < honest::<brain_flip::BrainFlip>());
}
