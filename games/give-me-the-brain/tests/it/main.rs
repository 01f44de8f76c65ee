//! What the rulebook says, played through.

mod bidding;
mod brain;
mod laws;
mod rulings;
mod setup;
mod speed_tmp;
mod table;
mod turn;
mod winning;

use expect_test::Expect;
use give_me_the_brain::GiveMeTheBrain;
use tabletop::RuleId;

#[track_caller]
fn check(rules: &[RuleId], table: &str, script: &str, expected: &Expect) {
    testkit::scenario::<GiveMeTheBrain>(rules, table, script, expected);
}
