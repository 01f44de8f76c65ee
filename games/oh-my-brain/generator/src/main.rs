//! Makes what is generated in the folder of Oh My Brain: `cargo xtask data`.

#![allow(
    clippy::format_push_string,
    reason = "texts are short here, and `out += &format!(…)` reads like the text it makes"
)]

mod animals;

use std::process::ExitCode;

fn main() -> ExitCode {
    generate::run(|run| {
        run.component(
            "games/oh-my-brain/data/animals.toml",
            "games/oh-my-brain/src/components.rs",
            animals::generate,
        )
    })
}
