//! What the command line says about itself, and about mistakes.

use std::process::Command;

/// Exit code and everything said.
fn brainery(args: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(args)
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (
        output.status.code().unwrap(),
        String::from_utf8(said).unwrap(),
    )
}

#[test]
fn every_help_has_examples() {
    for args in [
        &["--help"][..],
        &["serve", "--help"],
        &["bot", "--help"],
        &["check", "--help"],
    ] {
        let (code, said) = brainery(args);
        assert_eq!(code, 0);
        assert!(said.contains("Examples:"), "{said}");
    }
}

#[test]
fn mistakes_are_answered_with_what_would_be_right() {
    for (args, hint) in [
        (&["--no-opne"][..], "--no-open"),
        (&["serve", "--lisen", "x"], "--listen"),
        (&["chekc"], "check"),
        (&["serve", "--listen", "here"], "here"),
        (&["serve", "--bot-delay", "soon"], "500-900"),
        (
            &["serve", "--bot-delay", "9-5"],
            "smaller number comes first",
        ),
        (
            &["serve", "--host", "http://games.example"],
            "without http://",
        ),
        (&["serve", "--forget-after", "0"], "1..=876000"),
        (&["bot", "--connect", "x", "--seat", "BCDF"], "PROGRAM"),
        (
            &["bot", "--connect", "https://x", "--", "y"],
            "https is not spoken here; write http://",
        ),
        (
            &["bot", "--connect", "x", "--seat", "B1", "--", "y"],
            "codes have four to six letters",
        ),
        (
            &["bot", "--connect", "x", "--", "y"],
            "Give its code with --seat",
        ),
        (
            &[
                "bot",
                "--connect",
                "x/table/BCDF",
                "--seat",
                "BCDG",
                "--",
                "y",
            ],
            "the link is of table BCDF, but --seat says BCDG",
        ),
        (
            &["bot", "--connect", "x", "--time-limit", "10", "--", "y"],
            "500ms, 10s or 2m",
        ),
    ] {
        let (code, said) = brainery(args);
        assert_eq!(code, 2, "{said}");
        assert!(said.contains(hint), "{said}");
    }
}

#[test]
fn an_unusable_database_is_named() {
    let (code, said) = brainery(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--no-open",
        "--db",
        "no/such/folder/x.sqlite",
    ]);
    assert_eq!(code, 1);
    assert!(
        said.contains("no/such/folder/x.sqlite") && said.contains("--db"),
        "{said}"
    );
}
