//! Guess: a guessed table is sound, looks the same to the guesser and to
//! onlookers, and offers the guesser the same moves; the truth is among the
//! guesses, none is favoured, and beliefs rule nothing out. What was shown to the
//! guesser is not guessed anew, whether or not a view keeps it.

mod anew;

use scene::Present;
use tabletop::{
    BySeat, Chance, Cx, Game, Seat, Strategy, Viewer,
    chance::{Exhaustive, Seeded},
};

use self::anew::Move;
use crate::tables::{actors, each, legal, pick};

/// In so many games guesses before one of the moves are played on: it takes long.
const N_PLAYED_ON: u64 = 100;

/// Holds the law against so many games.
///
/// ```
/// testkit::laws::guess::<jars::Jars>(2);
/// ```
pub fn guess<G: Strategy + Present>(n_games: u64) {
    hold(n_games, |_: &Move<G>, _| true);
}

/// The same for a game whose rules let players forget what they knew when
/// something happens unseen: only after moves that hide nothing from the guesser
/// must all stay known.
pub fn guess_forgetfully<G: Strategy + Present>(n_games: u64) {
    hold(n_games, |made: &Move<G>, guesser| {
        let told = |event: &G::Event| G::redact(event, Viewer::Seat(guesser));
        made.events.iter().all(|it| told(it).as_ref() == Some(it))
    });
}

fn hold<G: Strategy + Present>(n_games: u64, keeps: impl Fn(&Move<G>, Seat) -> bool) {
    let mut n_left = if G::INFO.has_secrets { N_PLAYED_ON } else { 0 };
    each::<G>(n_games, |trial| {
        let mut memories = BySeat::new(trial.n_seats, |_| G::Memory::default());
        let guesser = Seat::new(trial.chance.pick(trial.n_seats));
        let mut any_move = None;
        loop {
            G::remember_all(&mut memories, &trial.events);
            for (guesser, memory) in memories.iter() {
                let view = trial.game.view(Viewer::Seat(guesser));
                let evenly = G::determinize(&view, &mut trial.chance);
                let believed = G::sample_belief(&view, memory, &mut trial.chance);
                looks_the_same(&trial.game, &evenly, guesser);
                looks_the_same(&trial.game, &believed, guesser);
            }
            let before = trial.game;
            let Some((seat, action)) = trial.step() else {
                break;
            };
            // Each move of the game is as likely as any other.
            if trial.chance.pick(trial.moves.len()) == 0 {
                let mut memory = memories[guesser];
                let told = |event| G::redact(event, Viewer::Seat(guesser));
                for event in trial.events.iter().filter_map(told) {
                    G::remember(&mut memory, &event);
                }
                any_move = Some(Move {
                    nth: trial.moves.len(),
                    before,
                    seat,
                    action,
                    events: trial.events.clone(),
                    after: trial.game,
                    memory,
                });
            }
        }
        let is_due = |made: &Move<G>| 0 < n_left && keeps(made, guesser);
        if let Some(made) = any_move.filter(is_due) {
            n_left -= 1;
            anew::check(&made, guesser, &mut trial.chance);
        }
    });
}

fn looks_the_same<G: Game>(game: &G, guessed: &G, guesser: Seat) {
    guessed.assert_sound();
    let viewer = Viewer::Seat(guesser);
    assert_eq!(
        guessed.view(viewer),
        game.view(viewer),
        "{guesser} could tell the guess from the truth"
    );
    // Players are told what onlookers are told: it must not be guessed anew.
    assert_eq!(
        guessed.view(Viewer::Public),
        game.view(Viewer::Public),
        "{guesser} guesses what everybody saw"
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
///
/// ```
/// // Where nothing is hidden there is one guess.
/// testkit::laws::guess_evenly::<pig::Pig>(&pig::Options { goal: 10 }, 2, 3, 1);
/// ```
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
            let waiting: Vec<Seat> = actors(&game.turn()).iter().collect();
            let Some(seat) = pick(&waiting, &mut chance) else {
                break;
            };
            let action = pick(&legal(&game, seat), &mut chance).expect("there is a move");
            game.apply(seat, action, &mut Cx::silent(&mut chance));
        }
    }
}

fn guesses_are_even<G: Game>(game: &G, guesser: Seat, n_guesses_max: usize) {
    let guesses = every_guess(game, guesser, n_guesses_max);
    let even = 1.0 / f64::from(guesses.len() as u32);
    assert!(
        guesses.iter().all(|(_, it)| (it - even).abs() < 1e-9),
        "{guesser} favours some guesses"
    );
}

/// Every table that a seat may guess, and how likely. The truth is one of them,
/// and all of them look the same to the guesser.
///
/// ```
/// use tabletop::Seat;
///
/// let jars: jars::Jars = "A 0 holds FFR, shelf F; B 0 holds F, shelf RF; A shelves".parse()?;
/// let guesses = testkit::laws::every_guess(&jars, Seat::new(0), 20);
/// let sum: f64 = guesses.iter().map(|(_, likely)| likely).sum();
/// assert!((sum - 1.0).abs() < 1e-9);
/// # Ok::<(), String>(())
/// ```
pub fn every_guess<G: Game>(game: &G, guesser: Seat, n_guesses_max: usize) -> Vec<(G, f64)> {
    let view = game.view(Viewer::Seat(guesser));
    let mut every = Exhaustive::default();
    let mut guesses: Vec<(G, f64)> = Vec::new();
    while every.next_pass() {
        let guess = G::determinize(&view, &mut every);
        looks_the_same(game, &guess, guesser);
        let chance = every.chance();
        match guesses.iter_mut().find(|(it, _)| *it == guess) {
            Some((_, sum)) => *sum += chance,
            None => guesses.push((guess, chance)),
        }
        assert!(guesses.len() <= n_guesses_max, "too many guesses to count");
    }
    assert!(
        guesses.iter().any(|(guess, _)| guess == game),
        "{guesser} never guesses the truth"
    );
    guesses
}

/// Whatever a seat remembers, it believes everything possible that it sees no
/// reason to doubt away for good, and nothing else. Use a table with few guesses.
///
/// ```
/// use tabletop::Seat;
///
/// let jars = "A 0 holds FFR, shelf F; B 0 holds F, shelf RF; A shelves".parse()?;
/// testkit::laws::belief::<jars::Jars>(&jars, Seat::new(0), &(), 20);
/// # Ok::<(), String>(())
/// ```
pub fn belief<G: Strategy>(game: &G, guesser: Seat, memory: &G::Memory, n_guesses_max: usize) {
    /// A belief may be this much less likely than an even guess.
    const DOUBT: usize = 1000;
    let view = game.view(Viewer::Seat(guesser));
    let mut unbelieved = every_guess(game, guesser, n_guesses_max);
    let possible = unbelieved.clone();
    let mut chance = Seeded::new(1);
    for _ in 0..DOUBT * possible.len() {
        let believed = G::sample_belief(&view, memory, &mut chance);
        assert!(
            possible.iter().any(|(guess, _)| *guess == believed),
            "{guesser} believes what cannot be: {believed:?}"
        );
        unbelieved.retain(|(guess, _)| *guess != believed);
        if unbelieved.is_empty() {
            return;
        }
    }
    panic!(
        "{guesser} never believes what may well be: {:?}",
        unbelieved[0].0
    );
}
