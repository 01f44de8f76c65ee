//! `brainery lab choices`.

use expect_test::expect;
use tempfile::tempdir;

use crate::{answer, complaint, words};

const TINY: &str = "lab choices oh-my-brain --bots random,greedy --games 4 --playouts 10 --seed 5";

#[test]
fn two_bots_are_compared_the_same_on_any_number_of_threads() {
    let folder = tempdir().unwrap();
    let said = |n_threads| {
        let args = [&words(TINY)[..], &["--threads", n_threads]].concat();
        answer(folder.path(), &args, "")
    };
    let one = said("1");
    expect![[r#"
        oh-my-brain, 4 games of greedy,greedy, seed 5

        random and greedy were asked the same 447 times and parted 306 times.
        More of the others left behind by greedy, each choice played on 10 times:

        all choices         +1.857 % (95 %: +0.149 to +3.564)
        where they parted   +2.712 % (95 %: +0.206 to +5.219)

        Reproduce: brainery lab choices oh-my-brain --bots random,greedy --seats greedy,greedy --games 4 --playouts 10 --seed 5
    "#]].assert_eq(&one);
    assert_eq!(one, said("3"));
}

#[test]
fn programs_read_the_same_numbers() {
    let folder = tempdir().unwrap();
    let args = [&words(TINY)[..], &["--json"]].concat();
    let json: serde_json::Value = serde_json::from_str(&answer(folder.path(), &args, "")).unwrap();
    assert_eq!(json["bots"], serde_json::json!(["random", "greedy"]));
    assert_eq!(json["games"], 4);
    assert!(json["gain"]["mean"].is_f64());
    assert_eq!(json["gain"]["ci95"].as_array().unwrap().len(), 2);
}

#[test]
fn mistakes_are_answered_with_what_would_be_right() {
    let folder = tempdir().unwrap();
    for (command, said) in [
        ("lab choices oh-my-brain", "--bots <BOTS>"),
        (
            "lab choices oh-my-brain --bots greedy",
            "name two bots, such as --bots greedy,search-300",
        ),
        (
            "lab choices oh-my-brain --bots greedy,greedy",
            "greedy stands twice",
        ),
        (
            "lab choices oh-my-brain --bots greedy,x",
            "unknown bot \"x\", oh-my-brain has random, hasty, greedy",
        ),
        (
            "lab choices oh-my-brain --bots random,greedy --seats greedy,x",
            "unknown bot \"x\"",
        ),
        (
            "lab choices oh-my-brain --bots random,greedy --seats greedy",
            "Oh My Brain is for 2 to 5 players, not 1",
        ),
        (
            "lab choices oh-my-brain --bots random,greedy --playouts 0",
            "number would be zero",
        ),
    ] {
        let error = complaint(folder.path(), &words(command));
        assert!(error.contains(said), "{command}: {error}");
    }
}
