//! The exact bot against brute force.

use mmm_brains::{Action, Colour, Dice, MmmBrains, Side, Throw};
use tabletop::Extras;

/// Results of five dice.
const N: usize = 7776;

fn result(index: usize) -> Dice {
    let side = |die: u32| (index / 6usize.pow(die) % 6) as u8 + 1;
    Dice([0, 1, 2, 3, 4].map(|die| Side::try_from(side(die)).expect("a side")))
}

/// For each result the best sum over all ways to go on, over 6⁵ equally likely
/// throws, found by throwing the unkept dice in every way there is.
fn one_throw_earlier(later: &[u64]) -> Vec<u64> {
    let digit = |index: usize, die: usize| index / 6usize.pow(die as u32) % 6;
    (0..N)
        .map(|shown| {
            let keep = |kept: u32| {
                let thrown: Vec<usize> = (0..5).filter(|die| kept & 1 << die == 0).collect();
                let n_throws = 6usize.pow(thrown.len() as u32);
                let fixed: usize = (0..5)
                    .filter(|die| kept & 1 << die != 0)
                    .map(|die| digit(shown, die) * 6usize.pow(die as u32))
                    .sum();
                let sum: u64 = (0..n_throws)
                    .map(|throw| {
                        let place =
                            |(n, die): (usize, &usize)| digit(throw, n) * 6usize.pow(*die as u32);
                        later[fixed + thrown.iter().enumerate().map(place).sum::<usize>()]
                    })
                    .sum();
                sum * (N / n_throws) as u64
            };
            (0..32).map(keep).max().expect("there are choices")
        })
        .collect()
}

#[test]
fn the_value_of_a_turn_agrees_with_brute_force() {
    let stands: Vec<u64> = (0..N).map(|it| result(it).best_total().into()).collect();
    let before_third = one_throw_earlier(&stands);
    let before_second = one_throw_earlier(&before_third);
    let values = MmmBrains::exact_values();
    assert_eq!(values[0].key, "phase1_turn");
    let value = (values[0].compute)();
    assert_eq!(value.numerator, before_second.iter().sum::<u64>());
    assert_eq!(value.denominator, (N as u64).pow(3));
}

#[track_caller]
fn exact_plays(table: &str, expected: &str) {
    let table: MmmBrains = table.parse().expect("a table");
    assert_eq!(testkit::choice("exact", &table).to_string(), expected);
}

/// Of the bots behind the levels only the weakest has not understood the famine.
#[test]
fn nobody_but_fond_pays_for_its_own_colour_if_another_could_pay() {
    let table = "phase 2; A red 30, B yellow 20, C green 25; A stands 1 2 5 * *";
    let mut table: MmmBrains = table.parse().expect("a table");
    let mut n_paid = [0; 3];
    for dice in (0..N).map(result).filter(|it| 0 < it.best_total()) {
        table.throw = Throw::Standing { dice };
        let could_pay = |it: Colour| table.payer(it) != table.active && 0 < dice.total(it);
        if !Colour::ALL.into_iter().any(could_pay) {
            continue;
        }
        for (n_paid, name) in n_paid.iter_mut().zip(["fond", "forgetful", "exact"]) {
            let own = Action::Announce(table.colours[table.active]);
            *n_paid += u32::from(testkit::choice(name, &table) == own);
        }
    }
    assert!(0 < n_paid[0], "fond is fond of its colour");
    assert_eq!(n_paid[1..], [0, 0]);
}

#[test]
fn exact_stops_on_the_highest_total() {
    exact_plays(
        "phase 1; A red 0, B yellow 0, C green 0; A shows 5 * * 4 *, 2 left",
        "stop",
    );
}

#[test]
fn exact_stops_as_soon_as_it_can_empty_the_middle() {
    exact_plays(
        "phase 1; A red 60, B yellow 35, C green 0; A shows 5 1 1 1 1, 2 left",
        "stop",
    );
}

#[test]
fn exact_makes_the_leader_pay_rather_than_the_last() {
    exact_plays(
        "phase 2; A red 20, B yellow 60, C green 20; A stands 2 5 1 1 2",
        "announce yellow",
    );
}

#[test]
fn exact_pays_itself_only_when_it_must() {
    exact_plays(
        "phase 2; A red 20, B yellow 60, C green 20; A stands 5 2 5 4 3",
        "announce green",
    );
}

#[test]
fn exact_puts_the_last_opponent_out_when_it_can() {
    exact_plays(
        "phase 2; A red 20, B yellow 8, C green out 3; A shows 1 5 3 5 1, 2 left",
        "stop",
    );
}
