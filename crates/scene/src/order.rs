//! What a player can say once instead of again and again.

use tabletop::{Game, Lang, Seat};

/// Something a player wants done whenever the table asks: `pass`.
///
/// It goes by what everybody sees, so that neither that it acts nor that it does
/// not can tell what its player holds.
/// ```
/// use pig::{Action, Pig};
/// use scene::StandingOrder;
/// use tabletop::Seat;
///
/// /// There is nothing to hold before the first roll of a turn.
/// const BEGIN: StandingOrder<Pig> = StandingOrder {
///     name: "begin",
///     says: |_| "Always begin my turn",
///     answer: |view, _| (view.turn_total == 0).then_some(Action::Roll),
/// };
/// let ada = Seat::new(0);
/// let [fresh, tempted] = ["A has 0", "A has 6"].map(|it| format!("goal 20; A 15, B 0; {it}"));
/// assert_eq!((BEGIN.answer)(&fresh.parse()?, ada), Some(Action::Roll));
/// assert_eq!((BEGIN.answer)(&tempted.parse()?, ada), None);
/// # Ok::<(), String>(())
/// ```
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
