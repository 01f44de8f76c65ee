//! Makes what is generated in the folder of Mmm... Brains!: `cargo xtask data`.

#![allow(
    clippy::format_push_string,
    reason = "texts are short here, and `out += &format!(…)` reads like the text it makes"
)]

mod dice;

use std::process::ExitCode;

fn main() -> ExitCode {
    generate::run(|run| {
        run.component(
            "games/mmm-brains/data/dice.toml",
            "games/mmm-brains/src/components.rs",
            dice::generate,
        )
    })
}
