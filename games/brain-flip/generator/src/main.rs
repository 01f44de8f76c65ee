//! Makes what is generated in the folder of Brain Flip: `cargo xtask data`.

#![allow(
    clippy::format_push_string,
    reason = "texts are short here, and `out += &format!(…)` reads like the text it makes"
)]

mod pictures;
mod questions;

use std::process::ExitCode;

fn main() -> ExitCode {
    generate::run(|run| {
        pictures::settle(run.root, run.update, &mut run.complaints)?;
        questions::settle(run.root, run.update, &mut run.complaints)
    })
}
