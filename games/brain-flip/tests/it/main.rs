//! What the rulebook says, played through.

mod bots;
mod disputes;
mod laws;
mod mistakes;
mod notation;
mod phrasings;
mod pictures;
mod reason;
mod round;
mod secrets;
mod setup;
mod show;
mod story;
mod weak;

use brain_flip::BrainFlip;
use expect_test::Expect;
use tabletop::RuleId;

#[track_caller]
fn check(rules: &[RuleId], table: &str, script: &str, expected: &Expect) {
    testkit::scenario::<BrainFlip>(rules, table, script, expected);
}
