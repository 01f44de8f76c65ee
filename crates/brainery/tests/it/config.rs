//! Settings from flags, the environment and a file.

use std::{fs, path::PathBuf, process::Command};

use tempfile::TempDir;

/// Exit code and everything said, with a file of settings if there is a text.
fn brainery(file: &str, env: &[(&str, &str)], args: &[&str]) -> (i32, String) {
    let folder = TempDir::new().unwrap();
    let path: PathBuf = folder.path().join("brainery.toml");
    fs::write(&path, file).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(args)
        .args(["--config"])
        .arg(&path)
        .envs(env.iter().copied())
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (
        output.status.code().unwrap(),
        String::from_utf8(said).unwrap(),
    )
}

const PRINT: [&str; 2] = ["serve", "--print-config"];

#[test]
fn flags_come_before_the_environment_and_that_before_the_file() {
    let file = "bot-delay = '1-2'\nstand-in-after = 5\nhost = ['a.example', 'b.example']\n\
                no-open = true\n";
    let (code, said) = brainery(file, &[], &PRINT);
    assert_eq!(code, 0, "{said}");
    for line in [
        "bot-delay = \"1-2\"",
        "stand-in-after = 5",
        "host = [\"a.example\", \"b.example\"]",
        "no-open = true",
        "listen = \"0.0.0.0:7700\"",
        "# metrics =",
    ] {
        assert!(said.lines().any(|it| it == line), "{line} is not in {said}");
    }
    let env = [
        ("BRAINERY_BOT_DELAY", "3-4"),
        ("BRAINERY_HOST", "c.example"),
    ];
    let (_, said) = brainery(file, &env, &PRINT);
    assert!(said.contains("bot-delay = \"3-4\""), "{said}");
    assert!(said.contains("host = [\"c.example\"]"), "{said}");
    assert!(said.contains("stand-in-after = 5"), "{said}");
    let flags = [&PRINT[..], &["--bot-delay", "6", "--host", "d.example"]].concat();
    let (_, said) = brainery(file, &env, &flags);
    assert!(said.contains("bot-delay = 6"), "{said}");
    assert!(said.contains("host = [\"d.example\"]"), "{said}");
    // Without the name of the command, too.
    let (_, said) = brainery(file, &env, &["--print-config"]);
    assert!(said.contains("bot-delay = \"3-4\""), "{said}");
}

#[test]
fn what_is_printed_can_be_read_and_says_what_each_is_for() {
    let (_, once) = brainery(
        "host = ['a.example']\nlisten = '127.0.0.1:1'\n",
        &[],
        &PRINT,
    );
    let (code, twice) = brainery(&once, &[], &PRINT);
    assert_eq!((code, twice), (0, once.clone()));
    assert!(once.contains("# How long bots take over a move"), "{once}");
    assert!(once.lines().all(|line| line.len() <= 100), "{once}");
}

#[test]
fn mistakes_in_a_file_are_named_with_what_would_be_right() {
    for (file, hints) in [
        ("bot_dealy = 5", &["bot_dealy", "bot-delay"][..]),
        ("lisen = 'x'", &["did you mean \"listen\""]),
        ("listen = 'here'", &["here", "--listen"]),
        ("listen = 1.5", &["whole number"]),
        ("listen = ", &["TOML parse error"]),
        ("print-config = true", &["no setting"]),
    ] {
        let (code, said) = brainery(file, &[], &PRINT);
        assert_ne!(code, 0, "{said}");
        assert!(said.contains("brainery.toml"), "{said}");
        for hint in hints {
            assert!(said.contains(hint), "{hint} is not in {said}");
        }
    }
}

#[test]
fn settings_of_the_server_do_not_disturb_other_commands() {
    let output = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args(["lab", "rules", "pig"])
        .envs([
            ("BRAINERY_LISTEN", "127.0.0.1:1"),
            ("BRAINERY_NO_OPEN", "true"),
        ])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
}
