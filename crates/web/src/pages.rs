//! The pages: the shop, a game in this page, a table on a server, rules, and
//! what is shown on bad days.

pub mod boxes;
pub mod code;
pub mod game;
pub mod home;
pub mod join;
pub mod learn;
pub mod lists;
pub mod lobby;
pub mod me;
pub mod pace;
pub mod play;
pub mod puzzle;
pub mod replay;
pub mod rules;
pub mod setup;
pub mod table;
pub mod top;
pub mod trouble;
