//! What every game owes its players, checked over random play with every
//! number of players and every variant. A law that fails says how to get to the
//! table it failed at.

mod guess;
mod mirror;
mod numbers;
mod orders;
mod play;
mod purpose;
mod reasons;
mod scene;
mod secrecy;
mod still;
mod story;
mod text;
mod undo;

use ::scene::Present;
use tabletop::{Extras, Strategy};

pub use self::{
    guess::{belief, every_guess, guess, guess_evenly, guess_forgetfully},
    mirror::mirror,
    numbers::numbers,
    orders::orders,
    play::play,
    purpose::purpose,
    reasons::reasons,
    scene::scene,
    secrecy::secrecy,
    still::still,
    story::story,
    text::text,
    undo::undo,
};

/// All laws that need nothing but the game itself.
///
/// ```
/// testkit::laws::obey::<pig::Pig>(5);
/// ```
pub fn obey<G: Strategy + Extras + Present>(n_games: u64) {
    play::<G>(n_games);
    text::<G>(n_games);
    secrecy::<G>(n_games);
    guess::<G>(n_games);
    mirror::<G>(n_games);
    undo::<G>(n_games);
    still::<G>(n_games);
    scene::<G>(n_games);
    story::<G>(n_games);
    purpose::<G>(n_games);
    reasons::<G>(n_games);
    orders::<G>(n_games, &[]);
    numbers::<G>(n_games);
}
