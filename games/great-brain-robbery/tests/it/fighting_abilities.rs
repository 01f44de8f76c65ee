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
              A attacks B
              A rolls 6 and 6, B rolls 1 and 1
            B pass
              B passes
              A wins the fight
              B learns 1 from it
              A takes out dale
            A give dale
              A gets dale
              B must discard 1
            B discard hank
              B discards hank
              B is to move
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
              A attacks B
              A rolls 6 and 6, B rolls 1 and 1
            A pass
              A passes
              A wins the fight
              B learns 1 from it
              B takes ada from A
              A takes out dusty hopper
            A give hopper
              A gets hopper
            A give nothing
              B gets no brain
              nobody gets dusty
              B is to move
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
              A attacks B
              A rolls 6 and 6, B rolls 1 and 1
              A wins the fight
              B learns 1 from it
              A takes out hopper
            A give hopper
              A gets hopper
              B is to move
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
              A attacks B
              A rolls 1 and 1, B rolls 2 and 2
              B wins the fight on a tie
              A learns 1 from it
              B takes out jacob deputy-finch
            B give jacob
              B gets jacob
            B give nothing
              A gets no brain
              nobody gets deputy-finch
              B is to move
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
              A attacks B and C and D
              A rolls 1 and 1, B rolls 6 and 6, C rolls 6 and 6, D rolls 1 and 1
              A wins the fight on a tie
              B learns 1 from it
              C learns 1 from it
              D learns 1 from it
              A takes out deputy-finch
            A give deputy-finch
              A gets deputy-finch
              B is to move
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
              A attacks B
              A rolls 6 and 6, B rolls 1 and 1
              A wins the fight
              B learns 2 from it
              A takes out widow-amsel
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
              A attacks B
              A rolls 6 and 6, B rolls 1 and 1
              A wins the fight
              B learns 2 from it
              A gets a point of spoils
              A takes out widow-amsel silas
            A give widow-amsel
              A gets widow-amsel
            A give silas
              B gets silas
              B is to move
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
              A attacks B
              A rolls 1 and 1, B rolls 6 and 6
              B wins the fight
              A learns 1 from it
              B gets a point of spoils
              B takes out silas
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
              A attacks B and C, B may stay out
            B stay out
              B pays a point and stays out
              A rolls 1 and 1, C rolls 6 and 6
              C wins the fight
              A learns 1 from it
              B is to move
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
              A attacks B, B may stay out
            A pass
              ! it is not your turn
            B stay out
              B pays a point and stays out
              B is to move
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
              A attacks B, B may stay out
            B stand up
              A rolls 1 and 1, B rolls 6 and 6
              B wins the fight
              A learns 1 from it
              B takes out brother-tobias
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
              A attacks B
              A rolls 1 and 1, B rolls 6 and 6
              B wins the fight
              A learns 1 from it
              B takes out brother-tobias
        "#]],
    );
}
