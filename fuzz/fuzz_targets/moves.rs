//! `cargo +nightly fuzz run moves`: see the README.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("moves", bytes));
