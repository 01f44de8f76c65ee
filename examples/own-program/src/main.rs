//! Brainery with one game more.

use std::process::ExitCode;

fn main() -> ExitCode {
    brainery::run(&[own_program::GAME])
}
