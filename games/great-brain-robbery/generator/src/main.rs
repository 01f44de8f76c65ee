//! Makes what is generated in the folder of The Great Brain Robbery: `cargo xtask data`.

#![allow(
    clippy::format_push_string,
    reason = "texts are short here, and `out += &format!(…)` reads like the text it makes"
)]

mod brains;
mod cars;
mod names;
mod portraits;

use std::process::ExitCode;

fn main() -> ExitCode {
    generate::run(|run| {
        run.component(
            "games/great-brain-robbery/data/brains.toml",
            "games/great-brain-robbery/src/components.rs",
            brains::generate,
        )?;
        run.component(
            "games/great-brain-robbery/data/cars.txt",
            "games/great-brain-robbery/src/drawings.rs",
            cars::generate,
        )?;
        portraits::settle(run.root, run.update, &mut run.complaints)
    })
}
