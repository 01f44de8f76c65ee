//! Lists of tables: those that are open to everybody, and those at which this
//! device has a seat.

pub mod faces;
pub mod mine;
pub mod open;
pub mod time_left;

use leptos::prelude::*;

pub use self::{mine::MyTables, open::OpenTables};
use super::{game::with_known, trouble::NotFound};
use crate::{pieces, playing::OnServer};

#[component]
pub fn OpenTablesPage() -> impl IntoView {
    with_known(
        pieces::watch_on_server(),
        |on_server: &'static OnServer| (on_server.open_tables)(),
        || view! { <NotFound /> }.into_any(),
    )
}

#[component]
pub fn MyTablesPage() -> impl IntoView {
    with_known(
        pieces::watch_on_server(),
        |on_server: &'static OnServer| (on_server.my_tables)(),
        || view! { <NotFound /> }.into_any(),
    )
}
