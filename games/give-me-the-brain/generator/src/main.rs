//! Makes what is generated in the folder of Give Me The Brain: `cargo xtask data`.

#![allow(
    clippy::format_push_string,
    reason = "texts are short here, and `out += &format!(…)` reads like the text it makes"
)]

mod jobs;

use std::process::ExitCode;

fn main() -> ExitCode {
    generate::run(|run| {
        run.component(
            "games/give-me-the-brain/data/jobs.toml",
            "games/give-me-the-brain/src/components.rs",
            jobs::generate,
        )
    })
}
