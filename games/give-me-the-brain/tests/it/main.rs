//! What the rulebook says, played through.

mod belief;
mod bidding;
mod bots;
mod brain;
mod guess;
mod jobs_brain;
mod jobs_for_others;
mod jobs_plain;
mod jobs_table;
mod laws;
mod memory;
mod nested;
mod notation;
mod overtime;
mod pairs;
mod reason;
mod rulings;
mod secrets;
mod setup;
mod show;
mod steps;
mod story;
mod table;
mod turn;
mod washroom;
mod winning;

use expect_test::Expect;
use give_me_the_brain::GiveMeTheBrain;
use tabletop::RuleId;

#[track_caller]
fn check(rules: &[RuleId], table: &str, script: &str, expected: &Expect) {
    testkit::scenario::<GiveMeTheBrain>(rules, table, script, expected);
}
