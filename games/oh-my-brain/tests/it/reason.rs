//! Why somebody makes a move, from what the asker sees.

use expect_test::{Expect, expect};
use oh_my_brain::OhMyBrain;
use tabletop::{Seat, Viewer};
use testkit::laws;

/// What a player says of a move of their own, as for a hint.
#[track_caller]
fn a_says(table: &str, action: &str, expected: &Expect) {
    let me = Viewer::Seat(Seat::new(0));
    let told = testkit::why::<OhMyBrain>(me, table, &format!("A {action}"));
    expected.assert_eq(&told);
}

/// What another player is told of it.
#[track_caller]
fn b_hears(table: &str, action: &str, expected: &Expect) {
    let other = Viewer::Seat(Seat::new(1));
    let told = testkit::why::<OhMyBrain>(other, table, &format!("A {action}"));
    expected.assert_eq(&told);
}

#[test]
fn reasons() {
    laws::reasons::<OhMyBrain>(40);
}

#[test]
fn the_last_card_ends_the_round() {
    a_says(
        "A 9 hand 9; B 9 hand 3 4 5; horde 7; A plays",
        "play 9",
        &expect![[r#"
            it is the last card, and that ends the round
            c’est la dernière carte, et la manche est finie
        "#]],
    );
}

#[test]
fn a_group_goes_at_once() {
    a_says(
        "A 9 hand 6 6 12; B 9 hand 3; horde 4; A plays",
        "play 6 x2",
        &expect![[r#"
            two magpies go at once
            deux pies partent d’un coup
        "#]],
    );
}

#[test]
fn a_mosquito_is_for_need_and_stays_in_hand_otherwise() {
    a_says(
        "A 9 hand 0 5; B 9 hand 1 2 3; horde 17; A plays",
        "play 0",
        &expect![[r#"
            nothing else in the hand fits
            rien d’autre ne passe
        "#]],
    );
    a_says(
        "A 9 hand 0 12; B 9 hand 13 14 15; horde 4; A plays",
        "play 12",
        &expect![[r#"
            the 0 stays in hand for when nothing else fits
            le 0 reste en main pour les coups durs
        "#]],
    );
    a_says(
        "A 9 hand 0 12 14; B 9 hand 13 15; horde 4; A plays",
        "play 0",
        &expect!["\n\n\n"],
    );
}

#[test]
fn a_mouse_gives_another_turn() {
    let table = "A 9 hand 11 12 13; B 9 hand 1 2 3; horde 4; A plays";
    a_says(
        table,
        "play 11",
        &expect![[r#"
        it sweeps the horde away and gives another turn
        elle balaie la horde et donne un autre tour
    "#]],
    );
}

#[test]
fn hardly_anything_fits_on_a_high_card() {
    let table = "A 9 hand 5 16 17; B 9 hand 3 6; horde 4; A plays";
    a_says(
        table,
        "play 17",
        &expect![[r#"
        Bob probably has nothing that fits
        Bob n’a sans doute rien qui passe
    "#]],
    );
    b_hears(
        table,
        "play 17",
        &expect![[r#"
        you probably have nothing that fits
        vous n’avez sans doute rien qui passe
    "#]],
    );
}

#[test]
fn what_the_next_player_holds_is_not_told_even_to_them() {
    // B cannot play at all, but A does not know that.
    let table = "A 9 hand 4 9 12; B 9 hand 3 4; horde 2; A plays";
    a_says(
        table,
        "play 9",
        &expect![[r#"
        about 6 cards in ten fit on top of it
        environ 6 cartes sur dix passent par-dessus
    "#]],
    );
    b_hears(
        table,
        "play 9",
        &expect![[r#"
        about 6 cards in ten fit on top of it
        environ 6 cartes sur dix passent par-dessus
    "#]],
    );
}

#[test]
fn the_lowest_that_fits_goes_first() {
    let table = "A 9 hand 5 12 13; B 9 hand 9 10 6; horde 4; A plays";
    a_says(
        table,
        "play 5",
        &expect![[r#"
        it is the lowest that fits, and high cards nearly always do
        c’est la plus petite qui passe, et les grosses passent presque toujours
    "#]],
    );
    // Of a hand that is not seen only the card itself can be spoken of.
    b_hears(
        table,
        "play 5",
        &expect![[r#"
        a low card seldom fits
        une petite carte passe rarement
    "#]],
    );
}

#[test]
fn a_spider_turns_things_round() {
    let table = "A 9 hand 8 12 13; B 9 hand 9 10 6; horde 4; A plays";
    b_hears(
        table,
        "play 8",
        &expect![[r#"
        you must then go below it
        vous devrez jouer en dessous
    "#]],
    );
    let table = "A 9 hand 5 12 13; B 9 hand 9 10 2; horde 8; A plays";
    b_hears(
        table,
        "play 5",
        &expect![[r#"
        the spider lets low cards through
        l’araignée laisse passer les petites cartes
    "#]],
    );
}

#[test]
fn who_gives_up_has_nothing_that_fits_and_nobody_else_knows() {
    let table = "A 5 hand 3 4; B 9 hand 5; horde 7; reserve 10 12; discard rest; A plays";
    a_says(
        table,
        "give up",
        &expect![[r#"
        nothing in the hand fits
        rien en main ne passe
    "#]],
    );
    b_hears(table, "give up", &expect!["\n\n\n"]);
}

#[test]
fn what_is_buried_or_kept_is_nobody_elses_business() {
    let table = "A 9 drawn 0 3 4; B 9 drawn 7 9 9; deal 2, A starts";
    a_says(
        table,
        "bury 0",
        &expect![[r#"
        it is easy to play later, so it can wait for the end
        facile à jouer, elle peut attendre la fin
    "#]],
    );
    b_hears(table, "bury 0", &expect!["\n\n\n"]);
    let table = "A 9 hand 6, drawn 6 14; B 9 hand 5; A keeps";
    a_says(
        table,
        "keep 6",
        &expect![[r#"
        it makes a pair with another one
        elle fait la paire avec une autre
    "#]],
    );
    b_hears(table, "keep 6", &expect!["\n\n\n"]);
}

#[test]
fn the_leader_gets_what_nobody_wants() {
    let table = "A 9 hand 5; B 9 hand 1; C 4 hand 2; horde 6; A shares 6 x1";
    b_hears(
        table,
        "share B",
        &expect![[r#"
        you have the most brains
        vous avez le plus de cerveaux
    "#]],
    );
    let table = "A 9 hand 5; B 5 hand 1 7; C 5 hand 2; horde 18; A steals";
    a_says(
        table,
        "steal C",
        &expect![[r#"
        Cleo has the fewest cards left
        Cleo a le moins de cartes
    "#]],
    );
    let table = "A 8 hand 5; B 1 hand 1; C 9 hand 2; horde 18; A steals";
    a_says(
        table,
        "steal B",
        &expect![[r#"
        it is the last brain, and that wins the game
        c’est le dernier cerveau, et la partie est gagnée
    "#]],
    );
}

#[test]
fn a_smaller_hand_is_a_better_one() {
    let table = "A 9 hand 4 5; B 9 graveyard 1 2; horde 18; A swaps";
    a_says(
        table,
        "swap hands B",
        &expect![[r#"
        that leaves no card, and the round ends
        il ne reste plus une carte, et la manche est finie
    "#]],
    );
    let table = "A 9 hand 4 5 6, graveyard 7; B 9 hand 1; horde 18; A swaps";
    b_hears(
        table,
        "swap hands B",
        &expect![[r#"
        that is 2 cards fewer
        cela fait 2 cartes de moins
    "#]],
    );
}
