//! Who else plays.

use tabletop::BotInfo;

use crate::state::Robbery;

pub(crate) const BOTS: &[BotInfo<Robbery>] = &[];
