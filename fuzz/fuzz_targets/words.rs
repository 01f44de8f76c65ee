//! `cargo +nightly fuzz run words`: see the README.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("words", bytes));
