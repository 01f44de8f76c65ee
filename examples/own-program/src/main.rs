//! Brainery with one game more.

use std::process::ExitCode;

use last_bite::LastBite;

fn main() -> ExitCode {
    brainery::run(&[brainery::game::<LastBite>()])
}
