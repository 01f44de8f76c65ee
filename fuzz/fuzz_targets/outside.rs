//! `cargo +nightly fuzz run outside`: see the README.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("outside", bytes));
