//! Rulebook 30: fighting.

use expect_test::expect;
use great_brain_robbery::rulebook as r;

use crate::check;

#[test]
fn a_fight_is_offered_where_somebody_is_and_may_be_declined() {
    check(
        &[r::GBR_12_MAY, r::GBR_15_ATTACKER],
        "train caboose day-coach; A 1:b1; B 1:b2; C 1:b3; A moves 1",
        "
        A stop 1:b2
        B fight
        A no fight
        ",
        &expect![[r#"
            A stop 1:b2
              A stops on 1:b2.
              A meets B.
            B fight
              ! it is not your turn
            A no fight
              A looks the other way.
              B to move.
        "#]],
    );
}

#[test]
fn the_highest_total_wins_and_the_loser_learns() {
    check(
        &[
            r::GBR_16_DICE,
            r::GBR_16_FEWER,
            r::GBR_16_HIT,
            r::GBR_17_OVER,
            r::GBR_18_HIGHEST,
            r::GBR_20_POINT,
        ],
        "train caboose day-coach; A 1:b2 head nail; B 1:b2 hand ada; C 1:b3; A meets",
        "
        A fight : 0 0 5
        B pass
        A give nail
        ",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 1 and 1 + Hit 6 = 8; B 6 + Hit 0 = 6.
            B pass
              B throws no card.
              A wins the fight with 8.
              B learns from it: 1 point.
              A takes out Nail.
            A give nail
              A gets Nail.
              B to move.
        "#]],
    );
}

#[test]
fn everybody_on_the_space_is_in_it() {
    check(
        &[r::GBR_15_EVERYBODY],
        "train caboose day-coach; A 1:b2; B 1:b2; C 1:b2; D 1:b2; E 1:b2; F 1:b2; G 1:b2; A meets",
        "A fight : 0 0 1 1 2 2 3 3 4 4 5 5 0 1",
        &expect![[r#"
            A fight
              A attacks B, C, D, E, F, G!
              The fight: A 1 and 1 + Hit 0 = 2; B 2 and 2 + Hit 0 = 4; C 3 and 3 + Hit 0 = 6; D 4 and 4 + Hit 0 = 8; E 5 and 5 + Hit 0 = 10; F 6 and 6 + Hit 0 = 12; G 1 and 2 + Hit 0 = 3.
              F wins the fight with 12.
              A learns from it: 1 point.
              B learns from it: 1 point.
              C learns from it: 1 point.
              D learns from it: 1 point.
              E learns from it: 1 point.
              G learns from it: 1 point.
              B to move.
        "#]],
    );
}

#[test]
fn cards_are_thrown_round_by_round_until_all_have_passed() {
    check(
        &[
            r::GBR_17_THROW,
            r::GBR_17_ROUND,
            r::GBR_17_OVER,
            r::GBR_30_ONE_AT_A_TIME,
        ],
        "train caboose day-coach; A 1:b2 head dusty hand nail; B 1:b2 head swift hand bruno jacob; \
         C 1:b2 head ada; A meets",
        "
        A fight : 0 0 1 1 0 0
        A pass
        B throw bruno
        A pass
        B pass
        ",
        &expect![[r#"
            A fight
              A attacks B, C!
              The fight: A 1 and 1 + Hit 0 = 2; B 2 and 2 + Hit 0 = 4; C 1 and 1 + Hit 0 = 2.
            A pass
              A throws no card.
            B throw bruno
              B throws Bruno (Hit 5) and has 9.
            A pass
              A throws no card.
            B pass
              B throws no card.
              B wins the fight with 9.
              A learns from it: 1 point.
              C learns from it: 1 point.
              B takes out Dusty, Swift, Ada.
        "#]],
    );
}

#[test]
fn a_throw_gives_everybody_another_chance() {
    check(
        &[r::GBR_17_ROUND, r::GBR_12_FOUND],
        "train caboose day-coach; A 1:b2 head dusty hand nail; B 1:b2 head swift hand bruno jacob; \
         C 1:b3; A meets",
        "
        A fight : 0 0 1 1
        B throw bruno
        A throw nail
        B throw bruno
        B throw jacob
        A give nothing
        B give swift
        B give dusty
        ",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 1 and 1 + Hit 0 = 2; B 2 and 2 + Hit 0 = 4.
            B throw bruno
              ! it is not your turn
            A throw nail
              A throws Nail (Hit 6) and has 8.
            B throw bruno
              B throws Bruno (Hit 5) and has 9.
            B throw jacob
              B throws Jacob (Hit 5) and has 14.
              B wins the fight with 14.
              A learns from it: 1 point.
              B takes out Dusty, Swift.
            A give nothing
              ! it is not your turn
            B give swift
              B gets Swift.
            B give dusty
              A gets Dusty.
              B to move.
        "#]],
    );
}

#[test]
fn who_threw_is_asked_again_once_the_others_have_passed() {
    check(
        &[r::GBR_17_OVER],
        "train caboose day-coach; A 1:b2 head dusty hand nail mad-marlow; \
         B 1:b2 head swift hand bruno; C 1:b3; A meets",
        "
        A fight : 0 0 1 1
        A throw nail
        B pass
        A throw mad-marlow
        B pass
        ",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 1 and 1 + Hit 0 = 2; B 2 and 2 + Hit 0 = 4.
            A throw nail
              A throws Nail (Hit 6) and has 8.
            B pass
              B throws no card.
            A throw mad-marlow
              A throws Mad Marlow (Hit 4) and has 12.
            B pass
              B throws no card.
              A wins the fight with 12.
              B learns from it: 1 point.
              A takes out Dusty, Swift.
        "#]],
    );
}

#[test]
fn a_tie_goes_to_the_attacker() {
    check(
        &[r::GBR_18_TIE],
        "train caboose day-coach; A 1:b2; B 1:b2; C 1:b3; A meets",
        "A fight : 3 3 2 4",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 4 and 4 + Hit 0 = 8; B 3 and 5 + Hit 0 = 8.
              A tie at 8, and A wins the fight.
              B learns from it: 1 point.
              B to move.
        "#]],
    );
}

#[test]
fn even_one_who_is_not_among_the_tied() {
    check(
        &[r::GBR_18_TIE, r::GBR_18_OUTSIDER],
        "train caboose day-coach; A 1:b2; B 1:b2; C 1:b2; A meets",
        "A fight : 0 0 5 5 5 5",
        &expect![[r#"
            A fight
              A attacks B, C!
              The fight: A 1 and 1 + Hit 0 = 2; B 6 and 6 + Hit 0 = 12; C 6 and 6 + Hit 0 = 12.
              A tie at 12, and A wins the fight.
              B learns from it: 1 point.
              C learns from it: 1 point.
              B to move.
        "#]],
    );
}

#[test]
fn the_winner_deals_the_brains_out_again_and_pays_nothing() {
    check(
        &[
            r::GBR_19_TAKES,
            r::GBR_19_ONE_EACH,
            r::GBR_19_FREE,
            r::GBR_30_OWN_FIRST,
        ],
        "train caboose day-coach; A 1:b2 head dusty; B 1:b2 head ada; C 1:b2 head hank; A meets",
        "
        A fight : 0 0 5 5 1 1
        B give vanity
        B give hank
        B give nothing
        B give dusty
        ",
        &expect![[r#"
            A fight
              A attacks B, C!
              The fight: A 1 and 1 + Hit 0 = 2; B 6 and 6 + Hit 0 = 12; C 2 and 2 + Hit 4 = 8.
              B wins the fight with 12.
              A learns from it: 1 point.
              C learns from it: 1 point.
              B takes out Dusty, Hank, Ada.
            B give vanity
              ! forbidden by rule GBR-19.takes
            B give hank
              B gets Hank.
            B give nothing
              C gets no brain.
            B give dusty
              A gets Dusty.
              Nobody gets Ada.
              B to move.
        "#]],
    );
}

#[test]
fn brains_that_nobody_gets_are_discarded() {
    check(
        &[r::GBR_19_ONE_EACH],
        "train caboose day-coach; A 1:b2 head dusty; B 1:b2 head ada; C 1:b3; A meets",
        "
        A fight : 5 5 0 0
        A give ada
        A give nothing
        ",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 6 and 6 + Hit 0 = 12; B 1 and 1 + Hit 0 = 2.
              A wins the fight with 12.
              B learns from it: 1 point.
              A takes out Dusty, Ada.
            A give ada
              A gets Ada.
            A give nothing
              B gets no brain.
              Nobody gets Dusty.
              B to move.
        "#]],
    );
}

#[test]
fn cards_in_hands_are_left_alone() {
    check(
        &[r::GBR_19_HANDS],
        "train caboose day-coach; A 1:b2 hand nail; B 1:b2 hand ada hank; C 1:b3; A meets",
        "
        A fight : 5
        A pass
        B pass
        A done
        B discard ada
        ",
        &expect![[r#"
            A fight
              A attacks B!
              The fight: A 6 + Hit 0 = 6; B no dice + Hit 0 = 0.
            A pass
              A throws no card.
            B pass
              B throws no card.
              A wins the fight with 6.
              B learns from it: 1 point.
              B to move.
            A done
              ! it is not your turn
            B discard ada
              B discards Ada.
        "#]],
    );
}

#[test]
fn a_card_found_in_this_turn_can_be_thrown() {
    check(
        &[r::GBR_12_FOUND],
        "train caboose day-coach; A 1:b5 head dusty; B 1:a5; C 1:b3; deck nail ada; A moves 1",
        "
        A stop 1:a5 : 0
        A fight : 0 0 5 0
        A throw nail
        A give dusty
        ",
        &expect![[r#"
            A stop 1:a5
              A stops on 1:a5.
              A finds a counter: +1 point and a card.
              A draws Nail.
              A meets B.
            A fight
              A attacks B!
              The fight: A 1 and 1 + Hit 0 = 2; B 6 and 1 + Hit 0 = 7.
            A throw nail
              A throws Nail (Hit 6) and has 8.
              A wins the fight with 8.
              B learns from it: 1 point.
              A takes out Dusty.
            A give dusty
              A gets Dusty.
              B to move.
        "#]],
    );
}
