//! `cargo +nightly fuzz run imports`: see the README.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("imports", bytes));
