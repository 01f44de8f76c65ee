//! The program itself, started as a user would.

#[path = "../../server/tests/it/client.rs"]
#[allow(dead_code, reason = "the server's own tests use the rest")]
mod client;

#[cfg(unix)]
#[path = "../../store/tests/it/postgres.rs"]
mod pg;

mod it {
    mod admin;
    mod bot;
    mod check;
    #[cfg(unix)]
    mod cluster;
    mod config;
    mod db;
    #[cfg(unix)]
    mod faults;
    mod flags;
    mod formats;
    #[cfg(unix)]
    mod killed;
    #[cfg(unix)]
    mod nats;
    #[cfg(unix)]
    mod nodes;
    mod operate;
    #[cfg(unix)]
    mod postgres;
    #[cfg(target_os = "linux")]
    mod read_only;
    mod serve;
    #[cfg(unix)]
    mod tls;
    #[cfg(unix)]
    mod troubles;
    #[cfg(unix)]
    mod wal;
}
