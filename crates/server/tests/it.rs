//! Real servers on real ports over real files, and clients that talk to them.

mod it {
    mod bad_input;
    mod bots;
    mod client;
    mod files;
    mod house;
    mod play;
    mod pulse;
    mod restart;
    mod seats;
    mod store_failures;
}
