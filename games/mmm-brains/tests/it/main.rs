//! What the rulebook says, played through.

mod bots;
mod dice;
mod famine;
mod feast;
mod laws;
mod reason;
mod setup;
mod show;
mod story;
mod throw;

use expect_test::Expect;
use mmm_brains::MmmBrains;
use tabletop::RuleId;

#[track_caller]
fn check(rules: &[RuleId], table: &str, script: &str, expected: &Expect) {
    testkit::scenario::<MmmBrains>(rules, table, script, expected);
}
