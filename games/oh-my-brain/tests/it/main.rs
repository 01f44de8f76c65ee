//! What the rulebook says, played through.

mod animals;
mod belief;
mod bots;
mod die;
mod end;
mod guess;
mod laws;
mod memory;
mod notation;
mod reason;
mod secrets;
mod setup;
mod show;
mod story;
mod turn;

use expect_test::Expect;
use oh_my_brain::OhMyBrain;
use tabletop::RuleId;

#[track_caller]
fn check(rules: &[RuleId], table: &str, script: &str, expected: &Expect) {
    testkit::scenario::<OhMyBrain>(rules, table, script, expected);
}
