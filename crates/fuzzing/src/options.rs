//! What players agree on before the game, as JSON.

use erased::Json;

use crate::table;

/// Far enough for most of what an option changes.
const N_MOVES: usize = 12;

pub(crate) fn run(bytes: &[u8]) {
    let Some((game, n_seats, rest)) = table::pick(bytes) else {
        return;
    };
    let Ok(options) = serde_json::from_slice::<Json>(rest) else {
        return;
    };
    if let Ok(mut driver) = table::open(game, n_seats, options) {
        table::play_on(&mut driver, N_MOVES);
        table::check_record(&driver);
    }
}
