//! Weak players lose; they do not make a game drag.

use erased::Json;

/// How often a note of this key is taken in a game among equals, on average.
fn mean(game: &str, bot: &str, n_seats: usize, key: &str) -> f64 {
    const N_GAMES: u32 = 60;
    let game = registry::find(game).expect("the game is known");
    let mut arena = game
        .arena(&Json::Null, &vec![bot; n_seats])
        .expect("the bot is known");
    let notes = (0..N_GAMES).flat_map(|seed| arena.study(seed.into()).1);
    let n = notes.filter(|note| note.key == key).count();
    n as f64 / f64::from(N_GAMES)
}

#[track_caller]
fn keeps_pace(game: &str, strong: &str, key: &str, n_seats: usize) {
    let at_best = mean(game, strong, n_seats, key);
    for level in ["shambler", "walker", "runner", "ghoul"] {
        let n = mean(game, level, n_seats, key);
        assert!(
            n <= 1.5 * at_best,
            "{game}, {n_seats} players: {n} {key}s among {level}s, {at_best} among {strong}"
        );
    }
}

#[test]
fn no_level_of_the_great_brain_robbery_takes_half_as_many_rounds_again_as_greedy() {
    for n_seats in [3, 4, 7] {
        keeps_pace("great-brain-robbery", "greedy", "round", n_seats);
        for level in ["shambler", "walker", "runner", "ghoul"] {
            let called_off = mean("great-brain-robbery", level, n_seats, "out of time");
            assert!(called_off == 0.0, "{called_off} among {level}s");
        }
    }
}

#[test]
fn no_level_of_mmm_brains_takes_half_as_many_turns_again_as_exact() {
    for n_seats in [3, 4, 5] {
        keeps_pace("mmm-brains", "exact", "turn", n_seats);
    }
}
