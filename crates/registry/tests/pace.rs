//! Weak players lose; they do not make a game drag.

use erased::Json;

const LEVELS: [&str; 4] = ["shambler", "walker", "runner", "ghoul"];

/// How often a note of this key is taken in sixty games among equals.
fn n_noted(game: &str, bot: &str, n_seats: usize, key: &str) -> usize {
    let game = registry::find(game).expect("the game is known");
    let mut arena = game
        .arena(&Json::Null, &vec![bot; n_seats])
        .expect("the bot is known");
    let notes = (0..60).flat_map(|seed| arena.study(seed).1);
    notes.filter(|note| note.key == key).count()
}

#[track_caller]
fn keeps_pace(game: &str, strong: &str, key: &str, n_seats: usize) {
    let at_best = n_noted(game, strong, n_seats, key);
    for level in LEVELS {
        let n = n_noted(game, level, n_seats, key);
        assert!(
            2 * n <= 3 * at_best,
            "{game}, {n_seats} players: {n} {key}s among {level}s, {at_best} among {strong}"
        );
    }
}

#[test]
fn no_level_of_the_great_brain_robbery_takes_half_as_many_rounds_again_as_greedy() {
    for n_seats in [3, 4, 7] {
        keeps_pace("great-brain-robbery", "greedy", "round", n_seats);
        for level in LEVELS {
            let n = n_noted("great-brain-robbery", level, n_seats, "out of time");
            assert_eq!(n, 0, "{n_seats} {level}s ran out of time");
        }
    }
}

#[test]
fn no_level_of_mmm_brains_takes_half_as_many_turns_again_as_exact() {
    for n_seats in [3, 4, 5] {
        keeps_pace("mmm-brains", "exact", "turn", n_seats);
    }
}
