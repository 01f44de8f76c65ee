//! Rulebook 60: what some brains can do in a fight.

use expect_test::expect;
use great_brain_robbery::rulebook as r;

use crate::check;

#[test]
fn who_loses_three_hands_discards_at_the_end_of_the_turn() {
    check(
        &[r::GBR_30_EVERYBODY],
        "train caboose day-coach; A 1:b2; B 1:b2 head dale hand ada hank vanity; C 1:b3; A meets",
        "
        A fight : 5 5 0 0
        B pass
        A give dale
        B discard hank
        ",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 6 and 6 + Hit 0 = 12; B 1 and 1 + Hit 1 = 3.
            B pass
              B throws no card.
              A wins the fight with 12.
              B learns from it: 1 point.
              A takes out Dale.
            A give dale
              A gets Dale.
              B holds 1 card too many.
            B discard hank
              B discards Hank.
              B to move.
        "#]],
    );
}

#[test]
fn a_pickpocket_takes_a_card_from_the_winner() {
    check(
        &[r::GBR_27_PICKPOCKET],
        "train caboose day-coach; A 1:b2 head dusty hand ada hank; B 1:b2 head hopper; C 1:b3; \
         A meets",
        "
        A fight : 5 5 0 0
        A pass : 1
        A give hopper
        A give nothing
        ",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 6 and 6 + Hit 0 = 12; B 1 and 1 + Hit 1 = 3.
            A pass
              A throws no card.
              A wins the fight with 12.
              B learns from it: 1 point.
              B takes Ada from the hand of A.
              A takes out Dusty, Hopper.
            A give hopper
              A gets Hopper.
            A give nothing
              B gets no brain.
              Nobody gets Dusty.
              B to move.
        "#]],
    );
}

#[test]
fn a_pickpocket_finds_nothing_in_an_empty_hand() {
    check(
        &[r::GBR_18_HIGHEST],
        "train caboose day-coach; A 1:b2; B 1:b2 head hopper; C 1:b3; A meets",
        "
        A fight : 5 5 0 0
        A give hopper
        ",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 6 and 6 + Hit 0 = 12; B 1 and 1 + Hit 1 = 3.
              A wins the fight with 12.
              B learns from it: 1 point.
              A takes out Hopper.
            A give hopper
              A gets Hopper.
              B to move.
        "#]],
    );
}

#[test]
fn law_and_order_wins_a_tie_against_the_attacker() {
    check(
        &[r::GBR_27_LAW_AND_ORDER],
        "train caboose day-coach; A 1:b2 head jacob; B 1:b2 head deputy-finch; C 1:b3; A meets",
        "
        A fight : 0 0 1 1
        B give jacob
        B give nothing
        ",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 1 and 1 + Hit 5 = 7; B 2 and 2 + Hit 3 = 7.
              A tie at 7, and B wins the fight.
              A learns from it: 1 point.
              B takes out Jacob, Deputy Finch.
            B give jacob
              B gets Jacob.
            B give nothing
              A gets no brain.
              Nobody gets Deputy Finch.
              B to move.
        "#]],
    );
}

#[test]
fn law_and_order_says_nothing_where_it_is_not_tied() {
    check(
        &[r::GBR_18_TIE, r::GBR_18_OUTSIDER],
        "train caboose day-coach; A 1:b2; B 1:b2; C 1:b2; D 1:b2 head deputy-finch; A meets",
        "
        A fight : 0 0 5 5 5 5 0 0
        A give deputy-finch
        ",
        &expect![[r#"
            A fight
              A attacks B, C, D!
              The fight: A 1 and 1 + Hit 0 = 2; B 6 and 6 + Hit 0 = 12; C 6 and 6 + Hit 0 = 12; D 1 and 1 + Hit 3 = 5.
              A tie at 12, and A wins the fight.
              B learns from it: 1 point.
              C learns from it: 1 point.
              D learns from it: 1 point.
              A takes out Deputy Finch.
            A give deputy-finch
              A gets Deputy Finch.
              B to move.
        "#]],
    );
}

#[test]
fn hard_lessons_are_worth_two_points() {
    check(
        &[r::GBR_27_HARD_LESSONS],
        "train caboose day-coach; A 1:b2; B 1:b2 head widow-amsel; C 1:b3; A meets",
        "A fight : 5 5 0 0",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 6 and 6 + Hit 0 = 12; B 1 and 1 + Hit 1 = 3.
              A wins the fight with 12.
              B learns from it: 2 points.
              A takes out Widow Amsel.
        "#]],
    );
}

#[test]
fn rewards_come_before_the_brains_are_dealt_out() {
    check(
        &[r::GBR_27_IN_FIGHT],
        "train caboose day-coach; A 1:b2 head silas; B 1:b2 head widow-amsel; C 1:b3; A meets",
        "
        A fight : 5 5 0 0
        A give widow-amsel
        A give silas
        ",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 6 and 6 + Hit 3 = 15; B 1 and 1 + Hit 1 = 3.
              A wins the fight with 15.
              B learns from it: 2 points.
              A gets a point of spoils.
              A takes out Widow Amsel, Silas.
            A give widow-amsel
              A gets Widow Amsel.
            A give silas
              B gets Silas.
              B to move.
        "#]],
    );
}

#[test]
fn spoils_are_a_point_for_the_winner() {
    check(
        &[r::GBR_27_SPOILS],
        "train caboose day-coach; A 1:b2; B 1:b2 head silas; C 1:b3; A meets",
        "A fight : 0 0 5 5",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 1 and 1 + Hit 0 = 2; B 6 and 6 + Hit 3 = 15.
              B wins the fight with 15.
              A learns from it: 1 point.
              B gets a point of spoils.
              B takes out Silas.
        "#]],
    );
}

#[test]
fn turning_the_cheek_costs_a_point() {
    check(
        &[r::GBR_27_TURN_THE_CHEEK],
        "train caboose day-coach; A 1:b2; B 1:b2 head brother-tobias points 1; C 1:b2; A meets",
        "
        A fight
        B stay out : 0 0 5 5
        ",
        &expect![[r#"
            A fight
              A attacks B, C! [B may stay out]
            B stay out
              B pays a point and stays out of it.
              The fight: A 1 and 1 + Hit 0 = 2; C 6 and 6 + Hit 0 = 12.
              C wins the fight with 12.
              A learns from it: 1 point.
              B to move.
        "#]],
    );
}

#[test]
fn without_an_opponent_there_is_no_fight() {
    check(
        &[r::GBR_27_NOBODY_LEFT],
        "train caboose day-coach; A 1:b2; B 1:b2 head brother-tobias points 1; C 1:b3; A meets",
        "
        A fight
        A pass
        B stay out
        ",
        &expect![[r#"
            A fight
              A attacks B! [B may stay out]
            A pass
              ! it is not your turn
            B stay out
              B pays a point and stays out of it.
              B to move.
        "#]],
    );
}

#[test]
fn the_other_cheek_may_be_kept() {
    check(
        &[r::GBR_16_DICE],
        "train caboose day-coach; A 1:b2; B 1:b2 head brother-tobias points 1; C 1:b3; A meets",
        "
        A fight
        B stand up : 0 0 5 5
        ",
        &expect![[r#"
            A fight
              A attacks B! [B may stay out]
            B stand up
              The fight: A 1 and 1 + Hit 0 = 2; B 6 and 6 + Hit 1 = 13.
              B wins the fight with 13.
              A learns from it: 1 point.
              B takes out Brother Tobias.
        "#]],
    );
}

#[test]
fn without_a_point_nobody_turns_the_cheek() {
    check(
        &[r::GBR_16_DICE],
        "train caboose day-coach; A 1:b2; B 1:b2 head brother-tobias; C 1:b3; A meets",
        "A fight : 0 0 5 5",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 1 and 1 + Hit 0 = 2; B 6 and 6 + Hit 1 = 13.
              B wins the fight with 13.
              A learns from it: 1 point.
              B takes out Brother Tobias.
        "#]],
    );
}
