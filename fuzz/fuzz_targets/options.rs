//! `cargo +nightly fuzz run options`: see the README.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("options", bytes));
