//! Guess: a guessed table is sound, looks the same to the guesser and offers
//! it the same moves; the truth is among the guesses, and none is favoured.

use tabletop::{
    BySeat, Cx, Game, Seat, Strategy, Viewer,
    chance::{Exhaustive, Seeded},
};

use crate::tables::{actors, any_move, legal, n_seats, open_told};

pub fn guess<G: Strategy>(n_games: u64) {
    for seed in 0..n_games {
        let n_seats = n_seats::<G>(seed);
        let mut chance = Seeded::new(seed);
        let mut events = Vec::new();
        let mut game: G = open_told(n_seats, &mut Cx::new(&mut chance, &mut events));
        let mut memories = BySeat::new(n_seats, |_| G::Memory::default());
        loop {
            G::remember_all(&mut memories, &events);
            events.clear();
            for (guesser, memory) in memories.iter() {
                let view = game.view(Viewer::Seat(guesser));
                let evenly = G::determinize(&view, &mut chance);
                let believed = G::sample_belief(&view, memory, &mut chance);
                looks_the_same(&game, &evenly, guesser);
                looks_the_same(&game, &believed, guesser);
            }
            let Some((seat, action)) = any_move(&game, &mut chance) else {
                break;
            };
            game.apply(seat, action, &mut Cx::new(&mut chance, &mut events));
        }
    }
}

fn looks_the_same<G: Game>(game: &G, guessed: &G, guesser: Seat) {
    guessed.assert_sound();
    let viewer = Viewer::Seat(guesser);
    assert_eq!(
        guessed.view(viewer),
        game.view(viewer),
        "{guesser} could tell the guess from the truth"
    );
    assert_eq!(
        guessed.turn(),
        game.turn(),
        "{guesser} guesses another turn"
    );
    if actors(&game.turn()).contains(guesser) {
        assert_eq!(
            legal(guessed, guesser),
            legal(game, guesser),
            "what {guesser} may do depends on what it cannot know"
        );
    }
}

/// Walks all guesses from every seat, so use options small enough to count.
pub fn guess_evenly<G: Game>(
    options: &G::Options,
    n_seats: usize,
    n_games: u64,
    n_guesses_max: usize,
) {
    for seed in 0..n_games {
        let mut chance = Seeded::new(seed);
        let mut game = G::setup(options, n_seats, &mut Cx::silent(&mut chance))
            .expect("the small table opens");
        loop {
            for guesser in (0..n_seats).map(Seat::new) {
                guesses_are_even(&game, guesser, n_guesses_max);
            }
            let Some((seat, action)) = any_move(&game, &mut chance) else {
                break;
            };
            game.apply(seat, action, &mut Cx::silent(&mut chance));
        }
    }
}

fn guesses_are_even<G: Game>(game: &G, guesser: Seat, n_guesses_max: usize) {
    let view = game.view(Viewer::Seat(guesser));
    let mut every = Exhaustive::default();
    let mut guesses: Vec<(G, f64)> = Vec::new();
    while every.next_pass() {
        let guess = G::determinize(&view, &mut every);
        let chance = every.chance();
        match guesses.iter_mut().find(|(it, _)| *it == guess) {
            Some((_, sum)) => *sum += chance,
            None => guesses.push((guess, chance)),
        }
        assert!(guesses.len() <= n_guesses_max, "too many guesses to count");
    }
    let even = 1.0 / f64::from(guesses.len() as u32);
    assert!(
        guesses.iter().all(|(_, it)| (it - even).abs() < 1e-9),
        "{guesser} favours some guesses"
    );
    assert!(
        guesses.iter().any(|(guess, _)| guess == game),
        "{guesser} never guesses the truth"
    );
}
