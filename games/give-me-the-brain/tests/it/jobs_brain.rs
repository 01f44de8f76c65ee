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
              A plays fix-the-shake-machine
              fix-the-shake-machine 1: A chooses
            A discard 6
              A discards 6
            A discard 1
              A discards 1
            A discard 2
              A discards 2
              A draws 20
              fix-the-shake-machine is done
              A rolls 4 for fix-the-shake-machine: made
              B's turn
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
              A plays balance-the-register
              balance-the-register 1: A chooses
            A discard 5
              A discards 5
            A discard 1
              A discards 1
              A draws 20
              balance-the-register is done
              A rolls 3 for balance-the-register: made
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
              A plays break-a-fifty
              A draws 20
              A draws 21
              break-a-fifty 2: A chooses
            A discard 1
              A discards 1
            A discard 21
              A discards 21
              break-a-fifty is done
              A rolls 2 for break-a-fifty: made
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
              A plays inventory-day
              A discards 1 2
              A draws 20
              A draws 21
              A draws 22
              A draws 23
              inventory-day is done
              A rolls 4 for inventory-day: made
              B's turn
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
              A plays secret-menu
              secret-menu 1: A chooses
            A follow not-my-station
              A follows not-my-station
              not-my-station 1: A chooses
            A give 1
              A gives 1 to B
              not-my-station is done
              secret-menu is done
              A rolls 4 for secret-menu: made
              B's turn
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
              A plays improvise
              A draws 20
              A plays take-out-the-trash
              take-out-the-trash 1: A chooses
            A discard 5
              A discards 5
              take-out-the-trash is done
              improvise is done
              A rolls 4 for improvise: made
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
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4 for overtime: made
            A stop
              A stops
              A's turn
            A loaf
              A loafs
              A draws 20
              B's turn
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
              A plays read-the-manual
              A's rolls are 2 better
              read-the-manual is done
              A rolls 2+2 for read-the-manual: made
            A play overtime
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 2+2 for overtime: made
              A's turn
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
              A plays grease-fire
              grease-fire 1: A chooses
            A discard 5
              A discards 5
            A discard 1
              A discards 1
            A enough
              A discards no more
              A draws 20
              A draws 21
              grease-fire is done
              A rolls 6 for grease-fire: made
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
              A plays grease-fire
              grease-fire 1: A chooses
            A enough
              A discards no more
              grease-fire 2: skipped
              grease-fire is done
              A rolls 6 for grease-fire: made
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
              A plays grease-fire
              grease-fire 1: A chooses
            A discard 5
              A discards 5
            A discard 1
              A discards 1
            A discard 2
              A discards 2
              A draws 20
              A draws 21
              A draws 22
              grease-fire is done
              A rolls 5 for grease-fire: failed
              A drops the Brain
              bidding begins with A, A dropped the Brain
        "#]],
    );
}
