//! `cargo +nightly fuzz run passkeys`: see the README.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("passkeys", bytes));
