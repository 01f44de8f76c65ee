//! The pages: landing, a game in this page, a table on a server, rules.

pub mod forms;
pub mod game;
pub mod join;
pub mod landing;
pub mod lobby;
pub mod play;
pub mod rules;
pub mod table;
