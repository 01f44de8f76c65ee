//! What the rulebook says, played through.

mod abilities;
mod bots;
mod end;
mod fight;
mod fighting_abilities;
mod guess;
mod laws;
mod movement;
mod notation;
mod reach;
mod reason;
mod secrets;
mod setup;
mod show;
mod stopping;
mod story;
mod train;
mod turn;
mod variants;

use expect_test::Expect;
use great_brain_robbery::Robbery;
use tabletop::RuleId;

#[track_caller]
fn check(rules: &[RuleId], table: &str, script: &str, expected: &Expect) {
    testkit::scenario::<Robbery>(rules, table, script, expected);
}
