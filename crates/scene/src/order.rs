//! What a player can say once instead of again and again.

use tabletop::{Game, Lang, Seat};

/// Something a player wants done whenever the table asks: `pass`.
///
/// It goes by what everybody sees, so that neither that it acts nor that it does
/// not can tell what its player holds.
#[derive(Debug)]
pub struct StandingOrder<G: Game> {
    /// Stable and lowercase, as it is kept and sent.
    pub name: &'static str,
    /// What is done, as its player reads it.
    pub says: fn(Lang) -> &'static str,
    /// The move that is made for a seat which the table waits for, on the table as
    /// an onlooker sees it; nothing if the player is to decide.
    pub answer: fn(&G::View, Seat) -> Option<G::Action>,
}
