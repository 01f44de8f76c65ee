//! Real servers on real ports over real files, and clients that talk to them.

mod it {
    mod abuse;
    mod bad_input;
    mod bots;
    mod client;
    mod disguise;
    mod doors;
    mod files;
    mod play;
    mod pulse;
    mod restart;
    mod seats;
    mod server;
    mod store_failures;
}
