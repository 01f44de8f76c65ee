//! Who else plays.

use tabletop::BotInfo;

use crate::state::OhMyBrain;

pub(crate) const BOTS: &[BotInfo<OhMyBrain>] = &[];
