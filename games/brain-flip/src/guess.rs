//! What the Brain Master might have chosen.

use tabletop::{BotInfo, Chance, Decision, Game, Level, Seat, Strategy, Viewer};

use crate::{
    action::Action,
    belief::Belief,
    bots,
    grid::{Cell, Cells},
    state::BrainFlip,
    table::Step,
    view::View,
};

impl Strategy for BrainFlip {
    const BOTS: &'static [BotInfo<BrainFlip>] = bots::BOTS;
    const LEVELS: [Level; 5] = bots::LEVELS;
    const RATINGS: [u16; 5] = bots::RATINGS;

    type Memory = ();

    /// Those that Brain Masters like are more likely.
    fn sample_belief(view: &View, (): &(), chance: &mut dyn Chance) -> BrainFlip {
        let belief = |possible: Cells| Belief::about(&view.table.grid).draw(possible, chance);
        guess(view, belief)
    }

    fn rollout_move(&self, seat: Seat, legal: &[Action], chance: &mut dyn Chance) -> Action {
        bots::quick(&self.view(Viewer::Seat(seat)), seat, legal, chance)
    }

    fn pointless(decision: &Decision<'_, BrainFlip>, action: Action) -> Option<&'static str> {
        bots::pointless(decision, action)
    }
}

/// Every picture that can still be the one is as likely as any other.
pub(crate) fn evenly(view: &View, chance: &mut dyn Chance) -> BrainFlip {
    let even = |possible: Cells| possible.iter().nth(chance.pick(possible.len()));
    guess(view, even)
}

fn guess(view: &View, pick: impl FnOnce(Cells) -> Option<Cell>) -> BrainFlip {
    let secret = match (view.secret, view.table.step) {
        (Some(cell), _) => Some(cell),
        (None, Step::Choose) => None,
        (
            None,
            Step::Ask { .. }
            | Step::Answer { .. }
            | Step::Review(_)
            | Step::Vote { .. }
            | Step::Over,
        ) => pick(view.possible()),
    };
    BrainFlip {
        table: view.table,
        secret,
    }
}
