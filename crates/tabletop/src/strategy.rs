//! What makes bots play a game well.

use std::fmt;

use serde::{Serialize, de::DeserializeOwned};

use crate::{BotInfo, BySeat, Chance, Decision, Game, Level, Seat, Viewer, level};

/// What a game tells those who play it by computation. A search needs none of
/// it: `impl Strategy for G { type Memory = (); }` gives a game all five
/// levels. With the rest a game makes them stronger; what a search asks for
/// runs by the million and must not allocate.
///
/// ```
/// use pig::{Action, Options, Pig};
/// use tabletop::{Cx, Game, Seat, Strategy, Viewer, chance::Seeded, level::UNTUNED};
///
/// let mut chance = Seeded::new(1);
/// let pig = Pig::setup(&Options::default(), 2, &mut Cx::silent(&mut chance))?;
/// // A game that says nothing of itself has levels, guesses and quick moves.
/// assert_eq!(Pig::LEVELS, UNTUNED);
/// let view = pig.view(Viewer::Seat(Seat::new(1)));
/// assert_eq!(Pig::sample_belief(&view, &(), &mut chance), pig);
/// let legal = [Action::Roll];
/// assert_eq!(pig.rollout_move(Seat::new(0), &legal, &mut chance), Action::Roll);
/// # Ok::<(), tabletop::Refusal>(())
/// ```
pub trait Strategy: Game {
    /// Players of the game's own making, weakest first.
    const BOTS: &'static [BotInfo<Self>] = &[];

    /// How strong the bots of each level are, weakest first.
    const LEVELS: [Level; 5] = level::UNTUNED;

    /// What each level is worth to those who play for a rating, weakest first:
    /// 1500 is the usual level, and 400 points more are about ten wins to one
    /// loss. A ladder of the levels measures it.
    const RATINGS: [u16; 5] = level::UNMEASURED;

    /// In thousandths: moves of an imagined game that follow
    /// [`rollout_move`](Strategy::rollout_move); the others are left to chance.
    const ROLLOUT_PERMILLE: u32 = 0;

    /// What a seat remembers of what it was told and can see no longer, such as
    /// who passed when. `()` if a view says it all.
    type Memory: Copy
        + Default
        + PartialEq
        + fmt::Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;

    /// Keeps in mind an event that the seat was told. All of them are passed
    /// on, from the set-up on.
    fn remember(_memory: &mut Self::Memory, _event: &Self::Event) {}

    /// Tells everybody at the table what they saw of `events`.
    fn remember_all(memories: &mut BySeat<Self::Memory>, events: &[Self::Event]) {
        for seat in memories.seats() {
            let told = |event| Self::redact(event, Viewer::Seat(seat));
            for event in events.iter().filter_map(told) {
                Self::remember(&mut memories[seat], &event);
            }
        }
    }

    /// Deals out what `view` leaves open as what players did suggests: whoever
    /// passed hardly held what would have won. Nothing that `view` allows may be
    /// ruled out, since players also bluff.
    fn sample_belief(view: &Self::View, _memory: &Self::Memory, chance: &mut dyn Chance) -> Self {
        Self::determinize(view, chance)
    }

    /// A sensible move found quickly, from what `seat` may know. Imagined games
    /// are played on with it, and a search tries it first.
    fn rollout_move(
        &self,
        _seat: Seat,
        legal: &[Self::Action],
        chance: &mut dyn Chance,
    ) -> Self::Action {
        legal[chance.pick(legal.len())]
    }

    /// What a person would shake their head at in this move, if anything: not a
    /// worse move, but one that nobody makes who wants to win. No level may make
    /// one, and only that law asks.
    fn pointless(_decision: &Decision<'_, Self>, _action: Self::Action) -> Option<&'static str> {
        None
    }

    /// What each seat can hope for, in thousandths of a win, if an imagined
    /// game need not be played any further. Asked after each of its moves with
    /// their number.
    fn evaluate(&self, _n_moves: u32) -> Option<BySeat<u32>> {
        None
    }
}
