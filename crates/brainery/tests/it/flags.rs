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
        &["admin", "--help"],
        &["db", "--help"],
        &["db", "show", "--help"],
        &["db", "check", "--help"],
        &["db", "prune", "--help"],
        &["db", "backup", "--help"],
        &["db", "export", "--help"],
        &["db", "import", "--help"],
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
        (&["serve", "--abandon-after", "0"], "1..=36500"),
        (&["serve", "--new-tables", "60"], "60/10s"),
        (&["serve", "--log-format", "xml"], "text, json"),
        (
            &["serve", "--trusted-proxy", "10.0.0.0/99"],
            "127.0.0.1, or 10.0.0.0/8",
        ),
        (&["serve", "--tls-cert", "x"], "--tls-key"),
        (&["db", "prune"], "--older-than"),
        (&["db", "prune", "--older-than", "soon"], "36h, 90d or 26w"),
        (&["db", "prune", "--older-than", "0d"], "of this moment"),
        (&["db", "bakcup", "x"], "backup"),
        (&["bot", "--connect", "x", "--seat", "BCDF"], "PROGRAM"),
        (
            &["bot", "--connect", "https://x", "--", "y"],
            "https is not spoken here; write http://",
        ),
        (
            &["bot", "--connect", "x", "--seat", "B1", "--", "y"],
            "codes have four to eight letters",
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
fn a_database_that_is_not_there_is_not_made_to_look_at_it() {
    for command in ["show", "check"] {
        let (code, said) = brainery(&["db", "--db", "no-such.sqlite", command]);
        assert_eq!(code, 1);
        assert!(
            said.contains("there is no database no-such.sqlite"),
            "{said}"
        );
        assert!(!std::path::Path::new("no-such.sqlite").exists());
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
