//! The program with our games and no others.

use std::process::ExitCode;

/// Gives memory back when tables end, which the system's own hardly does.
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    brainery::run(&[])
}
