//! `cargo +nightly fuzz run messages`: see the README.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("messages", bytes));
