//! The smallest game of Jars, laid out whole.

use erased::Tree;
use exact::{Field, Learner};
use tabletop::Seat;

fn small() -> Field {
    let jars = registry::find("jars").expect("the example is known");
    let options = serde_json::json!({ "fresh": 1, "goal": 1 });
    Field::new(jars.tree(&options, 2, 1_000_000).expect("it is small"))
}

#[test]
fn values_add_up_to_nothing_and_the_best_answer_is_no_worse() {
    let field = small();
    let uniform = field.uniform();
    let values = field.values(&uniform);
    assert!(values.as_slice().iter().sum::<f64>().abs() < 1e-9);
    for seat in values.seats() {
        let best = field.best_response(&uniform, seat);
        assert!(values[seat] < best.value && best.value <= 1.0);
        let situations = field.tree().situations.iter().zip(&best.moves);
        for (situation, chosen) in situations {
            assert_eq!(chosen.is_some(), situation.seat == seat);
        }
    }
}

#[test]
fn the_best_answer_is_worth_what_it_says() {
    let field = small();
    let seat = Seat::new(0);
    let best = field.best_response(&field.uniform(), seat);
    let mut chances = Vec::new();
    for (situation, chosen) in field.tree().situations.iter().zip(&best.moves) {
        let n = situation.moves.len();
        chances.extend((0..n as u32).map(|nth| match chosen {
            Some(chosen) if *chosen == nth => 1.0,
            Some(_) => 0.0,
            None => 1.0 / f64::from(n as u32),
        }));
    }
    let policy = field.policy(chances).expect("it is a way to play");
    assert!((field.values(&policy)[seat] - best.value).abs() < 1e-9);
}

#[test]
fn learning_leads_to_an_equilibrium() {
    let field = small();
    let mut learner = Learner::new(&field);
    let before = field.exploitability(&field.uniform());
    learner.learn(&field, 300);
    let after = field.exploitability(&learner.average(&field));
    assert!((0.0..0.02).contains(&after), "{before} became {after}");
    assert!(after < before);
}

#[test]
fn what_is_too_large_or_no_policy_is_refused() {
    let pig = registry::find("pig").expect("the example is known");
    let tree = |limit| pig.tree(&serde_json::json!({ "goal": 2 }), 2, limit);
    let why = tree(1000).expect_err("one can roll for ever").to_string();
    assert!(
        why.starts_with("Pig has more than 1000 positions here"),
        "{why}"
    );
    let field = small();
    let short = field.policy(vec![1.0]).expect_err("it is too short");
    assert!(short.to_string().ends_with("chances, not 1"), "{short}");
}

#[test]
fn luck_adds_up_to_one_and_children_stand_behind_their_parents() {
    let field = small();
    let Tree { nodes, .. } = field.tree();
    for (id, node) in nodes.iter().enumerate() {
        if let erased::Node::Luck { first, chances } = node {
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            assert!(id < *first as usize);
        }
    }
}
