//! `cargo +nightly fuzz run records`: see the README.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("records", bytes));
