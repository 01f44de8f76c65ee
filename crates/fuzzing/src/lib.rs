//! Everything that reads text from outside, as functions of bytes that must
//! not panic. `fuzz/` feeds them with what libFuzzer finds; a test of this crate
//! feeds them with the seeds of `fuzz/seeds/` and changes made to those.
//!
//! Reading order: [`TARGETS`], `table` (where what was read is tried),
//! then one file for each target.

mod imports;
mod messages;
mod moves;
mod options;
mod outside;
mod passkeys;
mod records;
mod settings;
mod table;
mod words;

/// A way in from outside.
#[derive(Copy, Clone, Debug)]
pub struct Target {
    /// Also the name of its folder in `fuzz/seeds/`.
    pub name: &'static str,
    /// Panics if something is wrong with us, whatever is wrong with the bytes.
    pub run: fn(&[u8]),
}

pub const TARGETS: [Target; 9] = [
    Target {
        name: "imports",
        run: imports::run,
    },
    Target {
        name: "messages",
        run: messages::run,
    },
    Target {
        name: "moves",
        run: moves::run,
    },
    Target {
        name: "options",
        run: options::run,
    },
    Target {
        name: "outside",
        run: outside::run,
    },
    Target {
        name: "passkeys",
        run: passkeys::run,
    },
    Target {
        name: "records",
        run: records::run,
    },
    Target {
        name: "settings",
        run: settings::run,
    },
    Target {
        name: "words",
        run: words::run,
    },
];

/// Runs the target of that name, for programs that are one target each.
pub fn run(name: &str, bytes: &[u8]) {
    let target = TARGETS.iter().find(|target| target.name == name);
    (target.expect("a program is named after its target").run)(bytes);
}
