//! What the rulebook says, played through.

mod laws;
mod phrasings;

use brain_flip::BrainFlip;
use expect_test::Expect;
use tabletop::RuleId;

#[track_caller]
fn check(rules: &[RuleId], table: &str, script: &str, expected: &Expect) {
    testkit::scenario::<BrainFlip>(rules, table, script, expected);
}
