//! Real servers on real ports over real files, and clients that talk to them.

mod it {
    mod abuse;
    mod bad_input;
    mod bots;
    mod client;
    mod clocks;
    mod company;
    mod compression;
    mod disguise;
    mod doors;
    mod files;
    mod follow;
    mod hosts;
    mod keeping;
    mod limits;
    mod lobby;
    mod mine;
    mod notices;
    mod open_tables;
    mod openapi;
    mod orders;
    mod passkeys;
    mod play;
    mod pulse;
    mod rematch;
    mod restart;
    mod seats;
    mod server;
    mod shares;
    mod store_failures;
    mod sweep;
    mod terms;
    mod twins;
    mod you;
}
