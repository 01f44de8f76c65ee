//! Generated from `rulebook/` by `cargo xtask rules --update`.

use tabletop::{Chapter, RuleId};

pub const PIG_1_PLAYERS: RuleId = RuleId::new("PIG-1.players");
pub const PIG_2_ROLL: RuleId = RuleId::new("PIG-2.roll");
pub const PIG_2_ONE: RuleId = RuleId::new("PIG-2.one");
pub const PIG_3_HOLD: RuleId = RuleId::new("PIG-3.hold");
pub const PIG_3_NOT_EMPTY: RuleId = RuleId::new("PIG-3.not-empty");
pub const PIG_4_GOAL: RuleId = RuleId::new("PIG-4.goal");
pub const RULEBOOK: &[Chapter] = &[];
