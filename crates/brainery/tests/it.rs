//! The program itself, started as a user would.

#[path = "../../server/tests/it/client.rs"]
#[allow(dead_code, reason = "the server's own tests use the rest")]
mod client;

mod it {
    mod bot;
    mod check;
    mod flags;
    mod formats;
    mod serve;
}
