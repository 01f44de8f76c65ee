//! Every puzzle once more, with other luck than the one it was found with.

use std::{fs, path::PathBuf};

use driver::{Posed, Puzzles};
use lab::puzzles::cost_again;

/// As many as an answer rests on, and luck that no hunt had.
const N_IMAGINED: u32 = 3000;
const SEED: u64 = 0x0b5e_55ed;

#[test]
#[ignore = "some minutes of imagined games"]
fn the_obvious_move_of_every_puzzle_is_worse_in_other_games_too() {
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut doubts = Vec::new();
    let mut n_looked_into = 0;
    for game in registry::shelf() {
        let id = game.info().id;
        let file = games.join(id).join("puzzles/puzzles.toml");
        let Ok(text) = fs::read_to_string(file) else {
            continue;
        };
        let puzzles: Puzzles = toml::from_str(&text).expect("puzzles can be read");
        for (n, puzzle) in (1..).zip(puzzles.puzzles) {
            let game = registry::find(id).expect("a game of the shelf");
            let posed = Posed::new(puzzle, game).expect("it is sound");
            let [least, most] = cost_again(&posed, N_IMAGINED, SEED).expect("moves are legal");
            n_looked_into += 1;
            eprintln!("{id} {n}: {least} to {most} thousandths");
            if least <= 0 {
                doubts.push(format!("{id} {n}: {least} to {most} thousandths"));
            }
        }
    }
    assert!(100 <= n_looked_into, "{n_looked_into}");
    assert!(doubts.is_empty(), "{doubts:#?}");
}
