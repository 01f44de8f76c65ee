//! Every job that needs the Brain and is about the own cards, one scenario each.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn fix_the_shake_machine() {
    check(
        &[r::GMB_16_ROLL],
        "A 1 2 5 6 fix-the-shake-machine; B 3; C 4; deck 20 21 22 23; discards rest; \
         brain A; A works",
        "
        A play fix-the-shake-machine
        A discard 6
        A discard 1
        A discard 2 : 0 3
        ",
        &expect![[r#"
            A play fix-the-shake-machine
              A does Fix the Shake Machine.
              Fix the Shake Machine, step 1: A has to choose.
            A discard 6
              A discards 6.
            A discard 1
              A discards 1.
            A discard 2
              A discards 2.
              A draws 20.
              Fix the Shake Machine is done.
              A rolls 4 for Fix the Shake Machine: enough.
              B to work.
        "#]],
    );
}

#[test]
fn balance_the_register() {
    check(
        &[r::GMB_16_ROLL],
        "A 1 2 5 balance-the-register; B 3; C 4; deck 20 21 22 23; discards rest; \
         brain A; A works",
        "
        A play balance-the-register
        A discard 5
        A discard 1 : 0 2
        ",
        &expect![[r#"
            A play balance-the-register
              A does Balance the Register.
              Balance the Register, step 1: A has to choose.
            A discard 5
              A discards 5.
            A discard 1
              A discards 1.
              A draws 20.
              Balance the Register is done.
              A rolls 3 for Balance the Register: enough.
        "#]],
    );
}

#[test]
fn break_a_fifty() {
    check(
        &[r::GMB_16_ROLL],
        "A 1 break-a-fifty; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "
        A play break-a-fifty : 0 0
        A discard 1
        A discard 21 : 1
        ",
        &expect![[r#"
            A play break-a-fifty
              A does Break a Fifty.
              A draws 20.
              A draws 21.
              Break a Fifty, step 2: A has to choose.
            A discard 1
              A discards 1.
            A discard 21
              A discards 21.
              Break a Fifty is done.
              A rolls 2 for Break a Fifty: enough.
        "#]],
    );
}

#[test]
fn inventory_day() {
    check(
        &[r::GMB_22_FINISH_FIRST],
        "A 1 2 inventory-day; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "A play inventory-day : 0 0 0 0 3",
        &expect![[r#"
            A play inventory-day
              A does Inventory Day.
              A discards 1, 2.
              A draws 20.
              A draws 21.
              A draws 22.
              A draws 23.
              Inventory Day is done.
              A rolls 4 for Inventory Day: enough.
              B to work.
        "#]],
    );
}

#[test]
fn secret_menu() {
    check(
        &[r::GMB_27_MENU_MEANWHILE],
        "A 1 2 secret-menu; B 3; C 4; discards not-my-station take-out-the-trash; \
         brain A; A works, used 1",
        "
        A play secret-menu
        A follow not-my-station
        A give 1 : 3
        ",
        &expect![[r#"
            A play secret-menu
              A does Secret Menu.
              Secret Menu, step 1: A has to choose.
            A follow not-my-station
              A follows Not My Station from the discards.
              Not My Station, step 1: A has to choose.
            A give 1
              A gives 1 to B.
              Not My Station is done.
              Secret Menu is done.
              A rolls 4 for Secret Menu: enough.
              B to work.
        "#]],
    );
}

#[test]
fn improvise() {
    check(
        &[r::GMB_12_INNER],
        "A 1 2 5 improvise take-out-the-trash; B 3; C 4; deck 20 21 22 23; \
         discards rest; brain A; A works",
        "
        A play improvise : 0
        A discard 5 : 3
        ",
        &expect![[r#"
            A play improvise
              A does Improvise.
              A draws 20.
              A does Take Out the Trash.
              Take Out the Trash, step 1: A has to choose.
            A discard 5
              A discards 5.
              Take Out the Trash is done.
              Improvise is done.
              A rolls 4 for Improvise: enough.
        "#]],
    );
}

#[test]
fn overtime() {
    check(
        &[r::GMB_16_ROLL],
        "A 1 2 overtime; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "
        A play overtime : 3
        A stop
        A loaf : 0
        ",
        &expect![[r#"
            A play overtime
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 4 for Overtime: enough.
            A stop
              A calls it a turn.
              A to work.
            A loaf
              A loafs.
              A draws 20.
              B to work.
        "#]],
    );
}

#[test]
fn read_the_manual() {
    check(
        &[r::GMB_16_BONUS],
        "A 1 overtime read-the-manual; B 3; C 4; brain A; A works",
        "
        A play read-the-manual : 1
        A play overtime : 1
        ",
        &expect![[r#"
            A play read-the-manual
              A does Read the Manual.
              A reads the manual: 2 more for skill rolls of this turn.
              Read the Manual is done.
              A rolls 2+2 for Read the Manual: enough.
            A play overtime
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 2+2 for Overtime: enough.
              A to work.
        "#]],
    );
}

#[test]
fn grease_fire() {
    check(
        &[r::GMB_16_ROLL],
        "A 1 2 5 6 grease-fire; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "
        A play grease-fire
        A discard 5
        A discard 1
        A enough : 0 0 5
        ",
        &expect![[r#"
            A play grease-fire
              A does Grease Fire.
              Grease Fire, step 1: A has to choose.
            A discard 5
              A discards 5.
            A discard 1
              A discards 1.
            A enough
              A discards no more.
              A draws 20.
              A draws 21.
              Grease Fire is done.
              A rolls 6 for Grease Fire: enough.
        "#]],
    );
    check(
        &[r::GMB_13_SKIP],
        "A 1 2 5 6 grease-fire; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "
        A play grease-fire
        A enough : 5
        ",
        &expect![[r#"
            A play grease-fire
              A does Grease Fire.
              Grease Fire, step 1: A has to choose.
            A enough
              A discards no more.
              Grease Fire, step 2 cannot be done and is skipped.
              Grease Fire is done.
              A rolls 6 for Grease Fire: enough.
        "#]],
    );
    check(
        &[r::GMB_16_DROP],
        "A 1 2 5 6 grease-fire; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "
        A play grease-fire
        A discard 5
        A discard 1
        A discard 2 : 0 0 0 4
        ",
        &expect![[r#"
            A play grease-fire
              A does Grease Fire.
              Grease Fire, step 1: A has to choose.
            A discard 5
              A discards 5.
            A discard 1
              A discards 1.
            A discard 2
              A discards 2.
              A draws 20.
              A draws 21.
              A draws 22.
              Grease Fire is done.
              A rolls 5 for Grease Fire: not enough.
              A drops the Brain!
              A has dropped the Brain and bids first.
        "#]],
    );
}
