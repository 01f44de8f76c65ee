//! What a database keeps, refuses and survives: the same of both kinds.

mod it {
    mod clocks;
    mod file;
    mod homes;
    mod leases;
    mod lobby;
    mod migrations;
    mod moving;
    mod players;
    #[cfg(unix)]
    pub(crate) mod postgres;
    #[cfg(unix)]
    mod restarts;
}
