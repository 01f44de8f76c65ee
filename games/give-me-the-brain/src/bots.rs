//! Who else plays.

use tabletop::BotInfo;

use crate::state::GiveMeTheBrain;

pub(crate) const BOTS: &[BotInfo<GiveMeTheBrain>] = &[];
