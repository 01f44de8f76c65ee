//! `cargo +nightly fuzz run settings`: see the README.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("settings", bytes));
